(-1, 1, 1, -1, 1, -1) (4, 1, 1, 4, 1, 4)
Everybody has put two cards back; Paolo III lies somewhere in the middle of the deck.
Round 1; Elena is First player.
Elena loads a card at the port and is First to load.
Fabio loads a card at the port.
Anna loads a card at the port.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla loads a card at the port.
Dino loads a card at the port.
Elena loads a card at the port.
Fabio exchanges 2 cards with Anna at the Locanda il Caratello.
Anna goes to the Palazzo del Consiglio and seizes the ship.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla loads a card at the port.
Dino loads a card at the port.
Carla has loaded most (2) and becomes First player.
Elena looks into the hold and throws one card away.
The seized ship is opened: The Colloquy of Regensburg Fails, The Principles of Hippophilus, Calvin's Institutes, Bales of Wool, Wax, Mirrors of Murano and Pearls.
The Colloquy of Regensburg Fails: Zelanti +2.
The Principles of Hippophilus: nothing.
Calvin's Institutes: nothing.
Bales of Wool: Spirituali +2.
Wax: Zelanti +2.
Mirrors of Murano: nothing.
Pearls: nothing.
The ship brings Zelanti +2; the score is Zelanti +2.
Round 2; Carla is First player.
Carla loads a card at the port and is First to load.
Dino loads a card at the port.
Elena loads a card at the port.
Fabio loads a card at the port.
Anna exchanges 2 cards with Bruno at the Locanda il Caratello.
Bruno exchanges 2 cards with Anna at the Locanda il Caratello.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Fabio goes to the Fondaco dei tedeschi and draws 2 cards.
Anna exchanges 2 cards with Bruno at the Locanda il Caratello.
Bruno exchanges 2 cards with Anna at the Locanda il Caratello.
Dino has loaded most (1) and becomes First player.
Carla looks into the hold and throws one card away.
The ship sails with Compendium of Errors, Stockfish and Coral.
Compendium of Errors: Zelanti +3.
Stockfish: Spirituali +1.
Coral: Spirituali +2.
The ship brings nothing; the score is Zelanti +2.
Round 3; Dino is First player.
Dino loads a card at the port and is First to load.
Elena loads a card at the port.
Fabio loads a card at the port.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno exchanges 2 cards with Anna at the Locanda il Caratello.
Carla loads a card at the port.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Fabio goes to the Fondaco dei tedeschi and draws 2 cards.
Anna loads a card at the port.
Bruno goes to the convent of the Theatines: 2 cards of Bruno and 2 of Anna are discarded.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Elena has loaded most (1) and becomes First player.
Dino looks into the hold and throws nothing away.
The ship sails with The Three Sages on Heresy, Spiritual Exercises, Tobacco, Brocade and Frankfurt Fair.
The Three Sages on Heresy: The ship counts as seized.
Frankfurt Fair has no effect.
Spiritual Exercises: nothing.
Tobacco: Spirituali +1.
Brocade: nothing.
The ship brings Spirituali +1; the score is Zelanti +1.
Round 4; Elena is First player.
Elena loads a card at the port and is First to load.
Fabio loads a card at the port.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno exchanges 1 card with Anna at the Locanda il Caratello.
Carla goes to the convent of the Theatines: 1 card of Carla and 1 of Dino are discarded.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Fabio goes to the Fondaco dei tedeschi and draws 2 cards.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino loads a card at the port.
Fabio has loaded most (1) and becomes First player.
Elena looks into the hold and throws one card away.
The ship sails with Unio dissidentium and Erasmus' Colloquies.
Unio dissidentium: Spirituali +2.
Erasmus' Colloquies: Spirituali +2.
The ship brings Spirituali +4; the score is Spirituali +3.
Round 5; Fabio is First player.
Fabio loads a card at the port and is First to load.
Anna loads a card at the port.
Bruno loads a card at the port.
Carla loads a card at the port.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena exchanges 1 card with Dino at the Locanda il Caratello.
Fabio goes to the convent of the Theatines: 1 card of Fabio and 1 of Elena are discarded.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Paolo III Farnese is dead!
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Anna has loaded most (1) and becomes First player.
Fabio looks into the hold and throws one card away.
The ship sails with Hundred and Ten Divine Considerations, Sugar and Too Insistent Requests.
Too Insistent Requests: Books count nothing.
Hundred and Ten Divine Considerations: nothing.
Sugar: Zelanti +2.
The ship brings Zelanti +2; the score is Spirituali +1.
Round 6; Anna is First player.
Anna loads a card at the port and is First to load.
Bruno goes to the convent of the Theatines: 2 cards of Bruno and 2 of Dino are discarded.
Carla loads a card at the port.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena loads a card at the port.
Fabio goes to the Palazzo del Consiglio and seizes the ship.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno loads a card at the port.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Fabio goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno has loaded most (1) and becomes First player.
Anna looks into the hold and throws one card away.
The seized ship is opened: Unio dissidentium, Pearls and A Letter from Q.
A Letter from Q: Zelanti +1.
A Letter from Q: The First player looks at the hand of the First to load.
Bruno looks at the hand of Anna.
Unio dissidentium: nothing.
Pearls: nothing.
The ship brings Zelanti +1; the score is level.
Round 7; Bruno is First player.
Bruno loads a card at the port and is First to load.
Carla exchanges 1 card with Fabio at the Locanda il Caratello.
Dino loads a card at the port.
Elena loads a card at the port.
Fabio exchanges 1 card with Anna at the Locanda il Caratello.
Anna exchanges 1 card with Carla at the Locanda il Caratello.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla exchanges 1 card with Fabio at the Locanda il Caratello.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Fabio exchanges 1 card with Elena at the Locanda il Caratello.
Anna exchanges 1 card with Carla at the Locanda il Caratello.
Dino has loaded most (1) and becomes First player.
Bruno looks into the hold and throws one card away.
The ship sails with Spiritual Exercises and A Letter from Q.
A Letter from Q: Zelanti +1.
A Letter from Q: The First player looks at the hand of the First to load.
Dino looks at the hand of Bruno.
Spiritual Exercises: Zelanti +2.
The ship brings Zelanti +3; the score is Zelanti +3.
Round 8; Dino is First player.
Dino loads a card at the port and is First to load.
Elena exchanges 1 card with Fabio at the Locanda il Caratello.
Fabio exchanges 1 card with Elena at the Locanda il Caratello.
Anna loads a card at the port.
Bruno goes to the convent of the Theatines: 1 card of Bruno and 1 of Fabio are discarded.
Carla exchanges 1 card with Dino at the Locanda il Caratello.
Dino loads a card at the port.
Elena goes to the Palazzo del Consiglio and seizes the ship.
Fabio goes to the Fondaco dei tedeschi and draws 2 cards.
Anna exchanges 1 card with Carla at the Locanda il Caratello.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla exchanges 1 card with Fabio at the Locanda il Caratello.
Dino has loaded most (2) and stays First player.
Dino looks into the hold and throws nothing away.
The seized ship is opened: Della Casa's Catalogue, Christian Alphabet and Safe-Conduct.
Della Casa's Catalogue: After the death of Paolo III: Spirituali +1 for each book in the hold.
Safe-Conduct: If the ship is seized: The ship is released and counts as not seized.
Safe-Conduct: If the ship is not seized: Spirituali +1.
Christian Alphabet: Spirituali +2.
The ship brings Spirituali +4; the score is Spirituali +1.
Round 9; Dino is First player.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena loads a card at the port and is First to load.
Fabio exchanges 1 card with Carla at the Locanda il Caratello.
Anna goes to the convent of the Theatines: 1 card of Anna and 1 of Carla are discarded.
Bruno loads a card at the port.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the Palazzo del Consiglio and seizes the ship.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Fabio goes to the Fondaco dei tedeschi and draws 2 cards.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno passes.
Carla loads a card at the port.
Elena has loaded most (1) and becomes First player.
Elena looks into the hold and throws nothing away.
The seized ship is opened: Pier Luigi Farnese Is Murdered, Malmsey and Carnival Masks.
Pier Luigi Farnese Is Murdered: After the death of Paolo III: Zelanti +1.
Carnival Masks: The First player exchanges hands with the First to load.
Malmsey: Zelanti +1.
The ship brings Zelanti +2; the score is Zelanti +1.
The conclave opens: Zelanti +1. Anna was Don Ludovico (Spirituali), Bruno was Q (Zelanti), Carla was Gabriele Vendramin (Zelanti), Dino was Pietro Perna (Spirituali), Elena was Nicolò Zeno (Zelanti) and Fabio was João Miquez (Spirituali).
Tutti hanno rimesso due carte; Paolo III è da qualche parte a metà del mazzo.
Round 1; Elena è Primo giocatore.
Elena carica una carta al porto ed è Primo a caricare.
Fabio carica una carta al porto.
Anna carica una carta al porto.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla carica una carta al porto.
Dino carica una carta al porto.
Elena carica una carta al porto.
Fabio scambia 2 carte con Anna alla Locanda il Caratello.
Anna va al Palazzo del Consiglio e sequestra la nave.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla carica una carta al porto.
Dino carica una carta al porto.
Carla ha caricato di più (2) e diventa Primo giocatore.
Elena guarda nella stiva e scarta una carta.
La nave sequestrata è aperta: Fallisce il colloquio di Ratisbona, I Principii di Ippofilo, Institutio di Calvino, Balle di lana, Cera, Specchi di Murano e Perle.
Fallisce il colloquio di Ratisbona: Zelanti +2.
I Principii di Ippofilo: nulla.
Institutio di Calvino: nulla.
Balle di lana: Spirituali +2.
Cera: Zelanti +2.
Specchi di Murano: nulla.
Perle: nulla.
La nave porta Zelanti +2; il punteggio è Zelanti +2.
Round 2; Carla è Primo giocatore.
Carla carica una carta al porto ed è Primo a caricare.
Dino carica una carta al porto.
Elena carica una carta al porto.
Fabio carica una carta al porto.
Anna scambia 2 carte con Bruno alla Locanda il Caratello.
Bruno scambia 2 carte con Anna alla Locanda il Caratello.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Fabio va al Fondaco dei tedeschi e pesca 2 carte.
Anna scambia 2 carte con Bruno alla Locanda il Caratello.
Bruno scambia 2 carte con Anna alla Locanda il Caratello.
Dino ha caricato di più (1) e diventa Primo giocatore.
Carla guarda nella stiva e scarta una carta.
La nave salpa con Compendio d'errori, Baccalà e Corallo.
Compendio d'errori: Zelanti +3.
Baccalà: Spirituali +1.
Corallo: Spirituali +2.
La nave non porta nulla; il punteggio è Zelanti +2.
Round 3; Dino è Primo giocatore.
Dino carica una carta al porto ed è Primo a caricare.
Elena carica una carta al porto.
Fabio carica una carta al porto.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno scambia 2 carte con Anna alla Locanda il Caratello.
Carla carica una carta al porto.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Fabio va al Fondaco dei tedeschi e pesca 2 carte.
Anna carica una carta al porto.
Bruno va al convento dei teatini e scarta 2 carte; anche Anna ne scarta 2.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Elena ha caricato di più (1) e diventa Primo giocatore.
Dino guarda nella stiva e non scarta nulla.
La nave salpa con I Tre Savi all'Eresia, Esercizi spirituali, Tabacco, Broccato e Fiera di Francoforte.
I Tre Savi all'Eresia: La nave è considerata sequestrata.
Fiera di Francoforte non ha effetto.
Esercizi spirituali: nulla.
Tabacco: Spirituali +1.
Broccato: nulla.
La nave porta Spirituali +1; il punteggio è Zelanti +1.
Round 4; Elena è Primo giocatore.
Elena carica una carta al porto ed è Primo a caricare.
Fabio carica una carta al porto.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno scambia 1 carta con Anna alla Locanda il Caratello.
Carla va al convento dei teatini e scarta 1 carta; anche Dino ne scarta 1.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Fabio va al Fondaco dei tedeschi e pesca 2 carte.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino carica una carta al porto.
Fabio ha caricato di più (1) e diventa Primo giocatore.
Elena guarda nella stiva e scarta una carta.
La nave salpa con Unio dissidentium e Colloqui di Erasmo.
Unio dissidentium: Spirituali +2.
Colloqui di Erasmo: Spirituali +2.
La nave porta Spirituali +4; il punteggio è Spirituali +3.
Round 5; Fabio è Primo giocatore.
Fabio carica una carta al porto ed è Primo a caricare.
Anna carica una carta al porto.
Bruno carica una carta al porto.
Carla carica una carta al porto.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena scambia 1 carta con Dino alla Locanda il Caratello.
Fabio va al convento dei teatini e scarta 1 carta; anche Elena ne scarta 1.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Paolo III Farnese è morto!
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Anna ha caricato di più (1) e diventa Primo giocatore.
Fabio guarda nella stiva e scarta una carta.
La nave salpa con Cento e dieci divine considerazioni, Zucchero e Richieste troppo insistenti.
Richieste troppo insistenti: I libri non contano nulla.
Cento e dieci divine considerazioni: nulla.
Zucchero: Zelanti +2.
La nave porta Zelanti +2; il punteggio è Spirituali +1.
Round 6; Anna è Primo giocatore.
Anna carica una carta al porto ed è Primo a caricare.
Bruno va al convento dei teatini e scarta 2 carte; anche Dino ne scarta 2.
Carla carica una carta al porto.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena carica una carta al porto.
Fabio va al Palazzo del Consiglio e sequestra la nave.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno carica una carta al porto.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Fabio va al Fondaco dei tedeschi e pesca 2 carte.
Bruno ha caricato di più (1) e diventa Primo giocatore.
Anna guarda nella stiva e scarta una carta.
La nave sequestrata è aperta: Unio dissidentium, Perle e Lettera di Q.
Lettera di Q: Zelanti +1.
Lettera di Q: Il Primo giocatore guarda la mano del Primo a caricare.
Bruno guarda che cosa Anna ha in mano.
Unio dissidentium: nulla.
Perle: nulla.
La nave porta Zelanti +1; il punteggio è pari.
Round 7; Bruno è Primo giocatore.
Bruno carica una carta al porto ed è Primo a caricare.
Carla scambia 1 carta con Fabio alla Locanda il Caratello.
Dino carica una carta al porto.
Elena carica una carta al porto.
Fabio scambia 1 carta con Anna alla Locanda il Caratello.
Anna scambia 1 carta con Carla alla Locanda il Caratello.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla scambia 1 carta con Fabio alla Locanda il Caratello.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Fabio scambia 1 carta con Elena alla Locanda il Caratello.
Anna scambia 1 carta con Carla alla Locanda il Caratello.
Dino ha caricato di più (1) e diventa Primo giocatore.
Bruno guarda nella stiva e scarta una carta.
La nave salpa con Esercizi spirituali e Lettera di Q.
Lettera di Q: Zelanti +1.
Lettera di Q: Il Primo giocatore guarda la mano del Primo a caricare.
Dino guarda che cosa Bruno ha in mano.
Esercizi spirituali: Zelanti +2.
La nave porta Zelanti +3; il punteggio è Zelanti +3.
Round 8; Dino è Primo giocatore.
Dino carica una carta al porto ed è Primo a caricare.
Elena scambia 1 carta con Fabio alla Locanda il Caratello.
Fabio scambia 1 carta con Elena alla Locanda il Caratello.
Anna carica una carta al porto.
Bruno va al convento dei teatini e scarta 1 carta; anche Fabio ne scarta 1.
Carla scambia 1 carta con Dino alla Locanda il Caratello.
Dino carica una carta al porto.
Elena va al Palazzo del Consiglio e sequestra la nave.
Fabio va al Fondaco dei tedeschi e pesca 2 carte.
Anna scambia 1 carta con Carla alla Locanda il Caratello.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla scambia 1 carta con Fabio alla Locanda il Caratello.
Dino ha caricato di più (2) e resta Primo giocatore.
Dino guarda nella stiva e non scarta nulla.
La nave sequestrata è aperta: Il Catalogo di Della Casa, Alfabeto cristiano e Salvacondotto.
Il Catalogo di Della Casa: Dopo la morte di Paolo III: Spirituali +1 per ogni libro nella stiva.
Salvacondotto: Se la nave è sequestrata: La nave è liberata e non è più considerata sequestrata.
Salvacondotto: Se la nave non è sequestrata: Spirituali +1.
Alfabeto cristiano: Spirituali +2.
La nave porta Spirituali +4; il punteggio è Spirituali +1.
Round 9; Dino è Primo giocatore.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena carica una carta al porto ed è Primo a caricare.
Fabio scambia 1 carta con Carla alla Locanda il Caratello.
Anna va al convento dei teatini e scarta 1 carta; anche Carla ne scarta 1.
Bruno carica una carta al porto.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al Palazzo del Consiglio e sequestra la nave.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Fabio va al Fondaco dei tedeschi e pesca 2 carte.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno passa.
Carla carica una carta al porto.
Elena ha caricato di più (1) e diventa Primo giocatore.
Elena guarda nella stiva e non scarta nulla.
La nave sequestrata è aperta: Assassinio di Pier Luigi Farnese, Malvasia e Maschere di carnevale.
Assassinio di Pier Luigi Farnese: Dopo la morte di Paolo III: Zelanti +1.
Maschere di carnevale: Il Primo giocatore scambia tutta la mano con il Primo a caricare.
Malvasia: Zelanti +1.
La nave porta Zelanti +2; il punteggio è Zelanti +1.
Si apre il conclave: Zelanti +1. Anna era Don Ludovico (Spirituali), Bruno era Q (Zelanti), Carla era Gabriele Vendramin (Zelanti), Dino era Pietro Perna (Spirituali), Elena era Nicolò Zeno (Zelanti) e Fabio era João Miquez (Spirituali).
Chacun a remis deux cartes ; Paul III est quelque part au milieu de la pioche.
Manche 1 ; Elena est Premier joueur.
Elena charge une carte au port et devient Premier à charger.
Fabio charge une carte au port.
Anna charge une carte au port.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla charge une carte au port.
Dino charge une carte au port.
Elena charge une carte au port.
Fabio échange 2 cartes avec Anna à l'auberge du Caratello.
Anna va au palais du Conseil et saisit le navire.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla charge une carte au port.
Dino charge une carte au port.
Carla a chargé le plus (2) et devient Premier joueur.
Elena regarde dans la cale et écarte une carte.
On ouvre le navire saisi : Échec du colloque de Ratisbonne, Les Principes d'Hippophile, Institution de Calvin, Balles de laine, Cire, Miroirs de Murano et Perles.
Échec du colloque de Ratisbonne : Zelanti +2.
Les Principes d'Hippophile : rien.
Institution de Calvin : rien.
Balles de laine : Spirituali +2.
Cire : Zelanti +2.
Miroirs de Murano : rien.
Perles : rien.
Le navire rapporte Zelanti +2 ; le score est Zelanti +2.
Manche 2 ; Carla est Premier joueur.
Carla charge une carte au port et devient Premier à charger.
Dino charge une carte au port.
Elena charge une carte au port.
Fabio charge une carte au port.
Anna échange 2 cartes avec Bruno à l'auberge du Caratello.
Bruno échange 2 cartes avec Anna à l'auberge du Caratello.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Fabio va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna échange 2 cartes avec Bruno à l'auberge du Caratello.
Bruno échange 2 cartes avec Anna à l'auberge du Caratello.
Dino a chargé le plus (1) et devient Premier joueur.
Carla regarde dans la cale et écarte une carte.
Le navire part avec Abrégé des erreurs, Morue séchée et Corail.
Abrégé des erreurs : Zelanti +3.
Morue séchée : Spirituali +1.
Corail : Spirituali +2.
Le navire ne rapporte rien ; le score est Zelanti +2.
Manche 3 ; Dino est Premier joueur.
Dino charge une carte au port et devient Premier à charger.
Elena charge une carte au port.
Fabio charge une carte au port.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno échange 2 cartes avec Anna à l'auberge du Caratello.
Carla charge une carte au port.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Fabio va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna charge une carte au port.
Bruno va au couvent des théatins et défausse 2 cartes ; Anna en défausse autant.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena a chargé le plus (1) et devient Premier joueur.
Dino regarde dans la cale et n'écarte rien.
Le navire part avec Les Trois Sages contre l'hérésie, Exercices spirituels, Tabac, Brocart et Foire de Francfort.
Les Trois Sages contre l'hérésie : Le navire est tenu pour saisi.
Foire de Francfort est sans effet.
Exercices spirituels : rien.
Tabac : Spirituali +1.
Brocart : rien.
Le navire rapporte Spirituali +1 ; le score est Zelanti +1.
Manche 4 ; Elena est Premier joueur.
Elena charge une carte au port et devient Premier à charger.
Fabio charge une carte au port.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno échange 1 carte avec Anna à l'auberge du Caratello.
Carla va au couvent des théatins et défausse 1 carte ; Dino en défausse autant.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Fabio va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino charge une carte au port.
Fabio a chargé le plus (1) et devient Premier joueur.
Elena regarde dans la cale et écarte une carte.
Le navire part avec Unio dissidentium et Colloques d'Érasme.
Unio dissidentium : Spirituali +2.
Colloques d'Érasme : Spirituali +2.
Le navire rapporte Spirituali +4 ; le score est Spirituali +3.
Manche 5 ; Fabio est Premier joueur.
Fabio charge une carte au port et devient Premier à charger.
Anna charge une carte au port.
Bruno charge une carte au port.
Carla charge une carte au port.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena échange 1 carte avec Dino à l'auberge du Caratello.
Fabio va au couvent des théatins et défausse 1 carte ; Elena en défausse autant.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Paul III Farnèse est mort !
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna a chargé le plus (1) et devient Premier joueur.
Fabio regarde dans la cale et écarte une carte.
Le navire part avec Cent dix divines considérations, Sucre et Requêtes trop pressantes.
Requêtes trop pressantes : Les livres ne comptent pas.
Cent dix divines considérations : rien.
Sucre : Zelanti +2.
Le navire rapporte Zelanti +2 ; le score est Spirituali +1.
Manche 6 ; Anna est Premier joueur.
Anna charge une carte au port et devient Premier à charger.
Bruno va au couvent des théatins et défausse 2 cartes ; Dino en défausse autant.
Carla charge une carte au port.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena charge une carte au port.
Fabio va au palais du Conseil et saisit le navire.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno charge une carte au port.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Fabio va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno a chargé le plus (1) et devient Premier joueur.
Anna regarde dans la cale et écarte une carte.
On ouvre le navire saisi : Unio dissidentium, Perles et Une lettre de Q.
Une lettre de Q : Zelanti +1.
Une lettre de Q : Le Premier joueur regarde la main du Premier à charger.
Bruno regarde ce qu'Anna a en main.
Unio dissidentium : rien.
Perles : rien.
Le navire rapporte Zelanti +1 ; le score est à égalité.
Manche 7 ; Bruno est Premier joueur.
Bruno charge une carte au port et devient Premier à charger.
Carla échange 1 carte avec Fabio à l'auberge du Caratello.
Dino charge une carte au port.
Elena charge une carte au port.
Fabio échange 1 carte avec Anna à l'auberge du Caratello.
Anna échange 1 carte avec Carla à l'auberge du Caratello.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla échange 1 carte avec Fabio à l'auberge du Caratello.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Fabio échange 1 carte avec Elena à l'auberge du Caratello.
Anna échange 1 carte avec Carla à l'auberge du Caratello.
Dino a chargé le plus (1) et devient Premier joueur.
Bruno regarde dans la cale et écarte une carte.
Le navire part avec Exercices spirituels et Une lettre de Q.
Une lettre de Q : Zelanti +1.
Une lettre de Q : Le Premier joueur regarde la main du Premier à charger.
Dino regarde ce que Bruno a en main.
Exercices spirituels : Zelanti +2.
Le navire rapporte Zelanti +3 ; le score est Zelanti +3.
Manche 8 ; Dino est Premier joueur.
Dino charge une carte au port et devient Premier à charger.
Elena échange 1 carte avec Fabio à l'auberge du Caratello.
Fabio échange 1 carte avec Elena à l'auberge du Caratello.
Anna charge une carte au port.
Bruno va au couvent des théatins et défausse 1 carte ; Fabio en défausse autant.
Carla échange 1 carte avec Dino à l'auberge du Caratello.
Dino charge une carte au port.
Elena va au palais du Conseil et saisit le navire.
Fabio va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna échange 1 carte avec Carla à l'auberge du Caratello.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla échange 1 carte avec Fabio à l'auberge du Caratello.
Dino a chargé le plus (2) et reste Premier joueur.
Dino regarde dans la cale et n'écarte rien.
On ouvre le navire saisi : Le catalogue de Della Casa, Alphabet chrétien et Sauf-conduit.
Le catalogue de Della Casa : Après la mort de Paul III : Spirituali +1 pour chaque livre dans la cale.
Sauf-conduit : Si le navire est saisi : Le navire est libéré et n'est plus tenu pour saisi.
Sauf-conduit : Si le navire n'est pas saisi : Spirituali +1.
Alphabet chrétien : Spirituali +2.
Le navire rapporte Spirituali +4 ; le score est Spirituali +1.
Manche 9 ; Dino est Premier joueur.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena charge une carte au port et devient Premier à charger.
Fabio échange 1 carte avec Carla à l'auberge du Caratello.
Anna va au couvent des théatins et défausse 1 carte ; Carla en défausse autant.
Bruno charge une carte au port.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au palais du Conseil et saisit le navire.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Fabio va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno passe.
Carla charge une carte au port.
Elena a chargé le plus (1) et devient Premier joueur.
Elena regarde dans la cale et n'écarte rien.
On ouvre le navire saisi : Assassinat de Pier Luigi Farnese, Malvoisie et Masques de carnaval.
Assassinat de Pier Luigi Farnese : Après la mort de Paul III : Zelanti +1.
Masques de carnaval : Le Premier joueur échange toute sa main avec le Premier à charger.
Malvoisie : Zelanti +1.
Le navire rapporte Zelanti +2 ; le score est Zelanti +1.
Le conclave s'ouvre : Zelanti +1. Anna était Don Ludovico (Spirituali), Bruno était Q (Zelanti), Carla était Gabriele Vendramin (Zelanti), Dino était Pietro Perna (Spirituali), Elena était Nicolò Zeno (Zelanti) et Fabio était João Miquez (Spirituali).
