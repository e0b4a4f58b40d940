(0, 0, 0, 0, 0, 0) (1, 1, 1, 1, 1, 1)
Everybody has put two cards back; Paolo III lies somewhere in the middle of the deck.
Round 1; Elena is First player.
Elena exchanges 1 card with Dino at the Locanda il Caratello.
Fabio goes to the convent of the Theatines: 2 cards of Fabio and 2 of Bruno are discarded.
Anna exchanges 2 cards with Dino at the Locanda il Caratello.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla goes to the Palazzo del Consiglio and seizes the ship.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Fabio loads a card at the port and is First to load.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno exchanges 2 cards with Elena at the Locanda il Caratello.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino loads a card at the port.
Fabio has loaded most (1) and becomes First player.
Fabio looks into the hold and throws nothing away.
The seized ship is opened: Spiritual Exercises and Wax.
Spiritual Exercises: nothing.
Wax: Zelanti +2.
The ship brings Zelanti +2; the score is Zelanti +2.
Round 2; Fabio is First player.
Fabio goes to the Palazzo del Consiglio and seizes the ship.
Anna loads a card at the port and is First to load.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla goes to the convent of the Theatines: 2 cards of Carla and 2 of Dino are discarded.
Dino exchanges 1 card with Bruno at the Locanda il Caratello.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Fabio goes to the Fondaco dei tedeschi and draws 2 cards.
Anna loads a card at the port.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla goes to the convent of the Theatines: 1 card of Carla and 1 of Anna are discarded.
Dino exchanges 1 card with Fabio at the Locanda il Caratello.
Elena loads a card at the port.
Anna has loaded most (2) and becomes First player.
Anna looks into the hold and throws one card away.
The seized ship is opened: Battle of Mühlberg and Frankfurt Fair.
Battle of Mühlberg: Zelanti +3.
Frankfurt Fair has no effect.
The ship brings Zelanti +3; the score is Zelanti +5.
Round 3; Anna is First player.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno loads a card at the port and is First to load.
Carla exchanges 1 card with Fabio at the Locanda il Caratello.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena goes to the Palazzo del Consiglio and seizes the ship.
Fabio exchanges 1 card with Anna at the Locanda il Caratello.
Anna loads a card at the port.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla loads a card at the port.
Dino goes to the convent of the Theatines: 1 card of Dino and 1 of Fabio are discarded.
Elena exchanges 2 cards with Bruno at the Locanda il Caratello.
Fabio goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno has loaded most (1) and becomes First player.
Bruno looks into the hold and throws one card away.
The seized ship is opened: Bales of Wool and Pearls.
Bales of Wool: Spirituali +2.
Pearls: nothing.
The ship brings Spirituali +2; the score is Zelanti +3.
Round 4; Bruno is First player.
Bruno goes to the Palazzo del Consiglio and seizes the ship.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino loads a card at the port and is First to load.
Elena loads a card at the port.
Fabio exchanges 1 card with Bruno at the Locanda il Caratello.
Anna exchanges 1 card with Elena at the Locanda il Caratello.
Bruno goes to the convent of the Theatines: 1 card of Bruno and 1 of Fabio are discarded.
Carla exchanges 1 card with Anna at the Locanda il Caratello.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Fabio goes to the Fondaco dei tedeschi and draws 2 cards.
Anna goes to the convent of the Theatines: 1 card of Anna and 1 of Dino are discarded.
Dino has loaded most (1) and becomes First player.
Dino looks into the hold and throws nothing away.
The seized ship is opened: Della Casa's Catalogue and Quarantine.
Della Casa's Catalogue: While Paolo III lives: Zelanti +1 for each book in the hold.
Quarantine: Spirituali +1.
Quarantine: The First to load discards the whole hand and draws as many cards.
Dino discards 0 cards and draws 0.
The ship brings Spirituali +1; the score is Zelanti +2.
Round 5; Dino is First player.
Dino goes to the Palazzo del Consiglio and seizes the ship.
Elena loads a card at the port and is First to load.
Fabio exchanges 1 card with Bruno at the Locanda il Caratello.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno exchanges 1 card with Carla at the Locanda il Caratello.
Carla goes to the convent of the Theatines: 1 card of Carla and 1 of Elena are discarded.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena loads a card at the port.
Fabio goes to the convent of the Theatines: 1 card of Fabio and 1 of Dino are discarded.
Paolo III Farnese is dead!
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno loads a card at the port.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Elena has loaded most (2) and becomes First player.
Elena looks into the hold and throws one card away.
The seized ship is opened: Hundred and Ten Divine Considerations and Tobacco.
Hundred and Ten Divine Considerations: nothing.
Tobacco: Spirituali +1.
The ship brings Spirituali +1; the score is Zelanti +1.
Round 6; Elena is First player.
Elena goes to the convent of the Theatines: 1 card of Elena and 1 of Carla are discarded.
Fabio goes to the Fondaco dei tedeschi and draws 2 cards.
Anna goes to the Palazzo del Consiglio and seizes the ship.
Bruno loads a card at the port and is First to load.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Fabio goes to the Fondaco dei tedeschi and draws 2 cards.
Anna exchanges 1 card with Fabio at the Locanda il Caratello.
Bruno goes to the convent of the Theatines: 1 card of Bruno and 1 of Dino are discarded.
Carla loads a card at the port.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno has loaded most (1) and becomes First player.
Bruno looks into the hold and throws one card away.
The seized ship is opened: Brocade.
Brocade: nothing.
The ship brings nothing; the score is Zelanti +1.
Round 7; Bruno is First player.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena goes to the convent of the Theatines: 1 card of Elena and 1 of Anna are discarded.
Fabio goes to the Fondaco dei tedeschi and draws 2 cards.
Anna goes to the convent of the Theatines: 1 card of Anna and 1 of Carla are discarded.
Bruno loads a card at the port and is First to load.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Fabio goes to the convent of the Theatines: 1 card of Fabio and 1 of Dino are discarded.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno has loaded most (1) and stays First player.
Bruno looks into the hold and throws nothing away.
The ship sails with Oil.
Oil: Zelanti +1.
The ship brings Zelanti +1; the score is Zelanti +2.
Round 8; Bruno is First player.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla loads a card at the port and is First to load.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Fabio loads a card at the port.
Anna loads a card at the port.
Bruno exchanges 1 card with Elena at the Locanda il Caratello.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena goes to the convent of the Theatines: 2 cards of Elena and 2 of Dino are discarded.
Fabio goes to the convent of the Theatines: 1 card of Fabio and 1 of Bruno are discarded.
Anna passes.
Carla has loaded most (1) and becomes First player.
Carla looks into the hold and throws one card away.
The ship sails with The Augsburg Interim and Wheat.
The Augsburg Interim: Spirituali +3.
Wheat: Zelanti +1.
The ship brings Spirituali +2; the score is level.
The conclave is deadlocked: nobody wins. Anna was Gabriele Vendramin (Zelanti), Bruno was Nicolò Zeno (Zelanti), Carla was João Miquez (Spirituali), Dino was Pietro Perna (Spirituali), Elena was Q (Zelanti) and Fabio was Don Ludovico (Spirituali).
Tutti hanno rimesso due carte; Paolo III è da qualche parte a metà del mazzo.
Round 1; Elena è Primo giocatore.
Elena scambia 1 carta con Dino alla Locanda il Caratello.
Fabio va al convento dei teatini e scarta 2 carte; anche Bruno ne scarta 2.
Anna scambia 2 carte con Dino alla Locanda il Caratello.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla va al Palazzo del Consiglio e sequestra la nave.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Fabio carica una carta al porto ed è Primo a caricare.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno scambia 2 carte con Elena alla Locanda il Caratello.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino carica una carta al porto.
Fabio ha caricato di più (1) e diventa Primo giocatore.
Fabio guarda nella stiva e non scarta nulla.
La nave sequestrata è aperta: Esercizi spirituali e Cera.
Esercizi spirituali: nulla.
Cera: Zelanti +2.
La nave porta Zelanti +2; il punteggio è Zelanti +2.
Round 2; Fabio è Primo giocatore.
Fabio va al Palazzo del Consiglio e sequestra la nave.
Anna carica una carta al porto ed è Primo a caricare.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla va al convento dei teatini e scarta 2 carte; anche Dino ne scarta 2.
Dino scambia 1 carta con Bruno alla Locanda il Caratello.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Fabio va al Fondaco dei tedeschi e pesca 2 carte.
Anna carica una carta al porto.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla va al convento dei teatini e scarta 1 carta; anche Anna ne scarta 1.
Dino scambia 1 carta con Fabio alla Locanda il Caratello.
Elena carica una carta al porto.
Anna ha caricato di più (2) e diventa Primo giocatore.
Anna guarda nella stiva e scarta una carta.
La nave sequestrata è aperta: Battaglia di Mühlberg e Fiera di Francoforte.
Battaglia di Mühlberg: Zelanti +3.
Fiera di Francoforte non ha effetto.
La nave porta Zelanti +3; il punteggio è Zelanti +5.
Round 3; Anna è Primo giocatore.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno carica una carta al porto ed è Primo a caricare.
Carla scambia 1 carta con Fabio alla Locanda il Caratello.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena va al Palazzo del Consiglio e sequestra la nave.
Fabio scambia 1 carta con Anna alla Locanda il Caratello.
Anna carica una carta al porto.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla carica una carta al porto.
Dino va al convento dei teatini e scarta 1 carta; anche Fabio ne scarta 1.
Elena scambia 2 carte con Bruno alla Locanda il Caratello.
Fabio va al Fondaco dei tedeschi e pesca 2 carte.
Bruno ha caricato di più (1) e diventa Primo giocatore.
Bruno guarda nella stiva e scarta una carta.
La nave sequestrata è aperta: Balle di lana e Perle.
Balle di lana: Spirituali +2.
Perle: nulla.
La nave porta Spirituali +2; il punteggio è Zelanti +3.
Round 4; Bruno è Primo giocatore.
Bruno va al Palazzo del Consiglio e sequestra la nave.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino carica una carta al porto ed è Primo a caricare.
Elena carica una carta al porto.
Fabio scambia 1 carta con Bruno alla Locanda il Caratello.
Anna scambia 1 carta con Elena alla Locanda il Caratello.
Bruno va al convento dei teatini e scarta 1 carta; anche Fabio ne scarta 1.
Carla scambia 1 carta con Anna alla Locanda il Caratello.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Fabio va al Fondaco dei tedeschi e pesca 2 carte.
Anna va al convento dei teatini e scarta 1 carta; anche Dino ne scarta 1.
Dino ha caricato di più (1) e diventa Primo giocatore.
Dino guarda nella stiva e non scarta nulla.
La nave sequestrata è aperta: Il Catalogo di Della Casa e Quarantena.
Il Catalogo di Della Casa: Finché Paolo III vive: Zelanti +1 per ogni libro nella stiva.
Quarantena: Spirituali +1.
Quarantena: Il Primo a caricare scarta tutta la mano e pesca altrettante carte.
Dino scarta 0 carte e ne pesca 0.
La nave porta Spirituali +1; il punteggio è Zelanti +2.
Round 5; Dino è Primo giocatore.
Dino va al Palazzo del Consiglio e sequestra la nave.
Elena carica una carta al porto ed è Primo a caricare.
Fabio scambia 1 carta con Bruno alla Locanda il Caratello.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno scambia 1 carta con Carla alla Locanda il Caratello.
Carla va al convento dei teatini e scarta 1 carta; anche Elena ne scarta 1.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena carica una carta al porto.
Fabio va al convento dei teatini e scarta 1 carta; anche Dino ne scarta 1.
Paolo III Farnese è morto!
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno carica una carta al porto.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Elena ha caricato di più (2) e diventa Primo giocatore.
Elena guarda nella stiva e scarta una carta.
La nave sequestrata è aperta: Cento e dieci divine considerazioni e Tabacco.
Cento e dieci divine considerazioni: nulla.
Tabacco: Spirituali +1.
La nave porta Spirituali +1; il punteggio è Zelanti +1.
Round 6; Elena è Primo giocatore.
Elena va al convento dei teatini e scarta 1 carta; anche Carla ne scarta 1.
Fabio va al Fondaco dei tedeschi e pesca 2 carte.
Anna va al Palazzo del Consiglio e sequestra la nave.
Bruno carica una carta al porto ed è Primo a caricare.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Fabio va al Fondaco dei tedeschi e pesca 2 carte.
Anna scambia 1 carta con Fabio alla Locanda il Caratello.
Bruno va al convento dei teatini e scarta 1 carta; anche Dino ne scarta 1.
Carla carica una carta al porto.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Bruno ha caricato di più (1) e diventa Primo giocatore.
Bruno guarda nella stiva e scarta una carta.
La nave sequestrata è aperta: Broccato.
Broccato: nulla.
La nave non porta nulla; il punteggio è Zelanti +1.
Round 7; Bruno è Primo giocatore.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena va al convento dei teatini e scarta 1 carta; anche Anna ne scarta 1.
Fabio va al Fondaco dei tedeschi e pesca 2 carte.
Anna va al convento dei teatini e scarta 1 carta; anche Carla ne scarta 1.
Bruno carica una carta al porto ed è Primo a caricare.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Fabio va al convento dei teatini e scarta 1 carta; anche Dino ne scarta 1.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno ha caricato di più (1) e resta Primo giocatore.
Bruno guarda nella stiva e non scarta nulla.
La nave salpa con Olio.
Olio: Zelanti +1.
La nave porta Zelanti +1; il punteggio è Zelanti +2.
Round 8; Bruno è Primo giocatore.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla carica una carta al porto ed è Primo a caricare.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Fabio carica una carta al porto.
Anna carica una carta al porto.
Bruno scambia 1 carta con Elena alla Locanda il Caratello.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena va al convento dei teatini e scarta 2 carte; anche Dino ne scarta 2.
Fabio va al convento dei teatini e scarta 1 carta; anche Bruno ne scarta 1.
Anna passa.
Carla ha caricato di più (1) e diventa Primo giocatore.
Carla guarda nella stiva e scarta una carta.
La nave salpa con Interim di Augusta e Grano.
Interim di Augusta: Spirituali +3.
Grano: Zelanti +1.
La nave porta Spirituali +2; il punteggio è pari.
Il conclave è in stallo: nessuno vince. Anna era Gabriele Vendramin (Zelanti), Bruno era Nicolò Zeno (Zelanti), Carla era João Miquez (Spirituali), Dino era Pietro Perna (Spirituali), Elena era Q (Zelanti) e Fabio era Don Ludovico (Spirituali).
Chacun a remis deux cartes ; Paul III est quelque part au milieu de la pioche.
Manche 1 ; Elena est Premier joueur.
Elena échange 1 carte avec Dino à l'auberge du Caratello.
Fabio va au couvent des théatins et défausse 2 cartes ; Bruno en défausse autant.
Anna échange 2 cartes avec Dino à l'auberge du Caratello.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla va au palais du Conseil et saisit le navire.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Fabio charge une carte au port et devient Premier à charger.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno échange 2 cartes avec Elena à l'auberge du Caratello.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino charge une carte au port.
Fabio a chargé le plus (1) et devient Premier joueur.
Fabio regarde dans la cale et n'écarte rien.
On ouvre le navire saisi : Exercices spirituels et Cire.
Exercices spirituels : rien.
Cire : Zelanti +2.
Le navire rapporte Zelanti +2 ; le score est Zelanti +2.
Manche 2 ; Fabio est Premier joueur.
Fabio va au palais du Conseil et saisit le navire.
Anna charge une carte au port et devient Premier à charger.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla va au couvent des théatins et défausse 2 cartes ; Dino en défausse autant.
Dino échange 1 carte avec Bruno à l'auberge du Caratello.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Fabio va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna charge une carte au port.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla va au couvent des théatins et défausse 1 carte ; Anna en défausse autant.
Dino échange 1 carte avec Fabio à l'auberge du Caratello.
Elena charge une carte au port.
Anna a chargé le plus (2) et devient Premier joueur.
Anna regarde dans la cale et écarte une carte.
On ouvre le navire saisi : Bataille de Mühlberg et Foire de Francfort.
Bataille de Mühlberg : Zelanti +3.
Foire de Francfort est sans effet.
Le navire rapporte Zelanti +3 ; le score est Zelanti +5.
Manche 3 ; Anna est Premier joueur.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno charge une carte au port et devient Premier à charger.
Carla échange 1 carte avec Fabio à l'auberge du Caratello.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena va au palais du Conseil et saisit le navire.
Fabio échange 1 carte avec Anna à l'auberge du Caratello.
Anna charge une carte au port.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla charge une carte au port.
Dino va au couvent des théatins et défausse 1 carte ; Fabio en défausse autant.
Elena échange 2 cartes avec Bruno à l'auberge du Caratello.
Fabio va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno a chargé le plus (1) et devient Premier joueur.
Bruno regarde dans la cale et écarte une carte.
On ouvre le navire saisi : Balles de laine et Perles.
Balles de laine : Spirituali +2.
Perles : rien.
Le navire rapporte Spirituali +2 ; le score est Zelanti +3.
Manche 4 ; Bruno est Premier joueur.
Bruno va au palais du Conseil et saisit le navire.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino charge une carte au port et devient Premier à charger.
Elena charge une carte au port.
Fabio échange 1 carte avec Bruno à l'auberge du Caratello.
Anna échange 1 carte avec Elena à l'auberge du Caratello.
Bruno va au couvent des théatins et défausse 1 carte ; Fabio en défausse autant.
Carla échange 1 carte avec Anna à l'auberge du Caratello.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Fabio va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna va au couvent des théatins et défausse 1 carte ; Dino en défausse autant.
Dino a chargé le plus (1) et devient Premier joueur.
Dino regarde dans la cale et n'écarte rien.
On ouvre le navire saisi : Le catalogue de Della Casa et Quarantaine.
Le catalogue de Della Casa : Tant que Paul III vit : Zelanti +1 pour chaque livre dans la cale.
Quarantaine : Spirituali +1.
Quarantaine : Le Premier à charger défausse toute sa main et pioche autant de cartes.
Dino défausse 0 carte et en pioche 0.
Le navire rapporte Spirituali +1 ; le score est Zelanti +2.
Manche 5 ; Dino est Premier joueur.
Dino va au palais du Conseil et saisit le navire.
Elena charge une carte au port et devient Premier à charger.
Fabio échange 1 carte avec Bruno à l'auberge du Caratello.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno échange 1 carte avec Carla à l'auberge du Caratello.
Carla va au couvent des théatins et défausse 1 carte ; Elena en défausse autant.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena charge une carte au port.
Fabio va au couvent des théatins et défausse 1 carte ; Dino en défausse autant.
Paul III Farnèse est mort !
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno charge une carte au port.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena a chargé le plus (2) et devient Premier joueur.
Elena regarde dans la cale et écarte une carte.
On ouvre le navire saisi : Cent dix divines considérations et Tabac.
Cent dix divines considérations : rien.
Tabac : Spirituali +1.
Le navire rapporte Spirituali +1 ; le score est Zelanti +1.
Manche 6 ; Elena est Premier joueur.
Elena va au couvent des théatins et défausse 1 carte ; Carla en défausse autant.
Fabio va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna va au palais du Conseil et saisit le navire.
Bruno charge une carte au port et devient Premier à charger.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Fabio va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna échange 1 carte avec Fabio à l'auberge du Caratello.
Bruno va au couvent des théatins et défausse 1 carte ; Dino en défausse autant.
Carla charge une carte au port.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno a chargé le plus (1) et devient Premier joueur.
Bruno regarde dans la cale et écarte une carte.
On ouvre le navire saisi : Brocart.
Brocart : rien.
Le navire ne rapporte rien ; le score est Zelanti +1.
Manche 7 ; Bruno est Premier joueur.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena va au couvent des théatins et défausse 1 carte ; Anna en défausse autant.
Fabio va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna va au couvent des théatins et défausse 1 carte ; Carla en défausse autant.
Bruno charge une carte au port et devient Premier à charger.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Fabio va au couvent des théatins et défausse 1 carte ; Dino en défausse autant.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno a chargé le plus (1) et reste Premier joueur.
Bruno regarde dans la cale et n'écarte rien.
Le navire part avec Huile.
Huile : Zelanti +1.
Le navire rapporte Zelanti +1 ; le score est Zelanti +2.
Manche 8 ; Bruno est Premier joueur.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla charge une carte au port et devient Premier à charger.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Fabio charge une carte au port.
Anna charge une carte au port.
Bruno échange 1 carte avec Elena à l'auberge du Caratello.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena va au couvent des théatins et défausse 2 cartes ; Dino en défausse autant.
Fabio va au couvent des théatins et défausse 1 carte ; Bruno en défausse autant.
Anna passe.
Carla a chargé le plus (1) et devient Premier joueur.
Carla regarde dans la cale et écarte une carte.
Le navire part avec L'Intérim d'Augsbourg et Blé.
L'Intérim d'Augsbourg : Spirituali +3.
Blé : Zelanti +1.
Le navire rapporte Spirituali +2 ; le score est à égalité.
Le conclave est bloqué : personne ne gagne. Anna était Gabriele Vendramin (Zelanti), Bruno était Nicolò Zeno (Zelanti), Carla était João Miquez (Spirituali), Dino était Pietro Perna (Spirituali), Elena était Q (Zelanti) et Fabio était Don Ludovico (Spirituali).
