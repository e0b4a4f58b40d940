(3, -3, 3, -3, 3) (1, 4, 1, 4, 1)
Everybody has put two cards back; Paolo III lies somewhere in the middle of the deck.
Round 1; Anna is First player.
Anna loads a card at the port and is First to load.
Bruno goes to the convent of the Theatines: 1 card of Bruno and 1 of Dino are discarded, Zelanti +2.
Carla loads a card at the port.
Dino goes to the convent of the Theatines: 1 card of Dino and 1 of Carla are discarded, Zelanti +2.
Elena exchanges 2 cards with Bruno at the Locanda il Caratello.
Anna loads a card at the port.
Bruno goes to the convent of the Theatines: 1 card of Bruno and 1 of Carla are discarded, Zelanti +2.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the Palazzo del Consiglio and seizes the ship.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Anna has loaded most (2) and stays First player.
Anna looks into the hold and throws nothing away.
The seized ship is opened: Pier Luigi Farnese Is Murdered, The Benefit of Christ and Tragedy of Free Will.
Pier Luigi Farnese Is Murdered: While Paolo III lives: Spirituali +3.
The Benefit of Christ: nothing.
Tragedy of Free Will: nothing.
The ship brings Spirituali +3; the score is Zelanti +3.
Round 2; Anna is First player.
Anna loads a card at the port and is First to load.
Bruno goes to the convent of the Theatines: 1 card of Bruno and 1 of Carla are discarded, Zelanti +2.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the convent of the Theatines: 1 card of Dino and 1 of Carla are discarded, Zelanti +2.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena exchanges 1 card with Dino at the Locanda il Caratello.
Anna has loaded most (1) and stays First player.
Anna looks into the hold and throws nothing away.
The ship sails with Ochino's Sermons.
Ochino's Sermons: Spirituali +3.
The ship brings Spirituali +3; the score is Zelanti +4.
Round 3; Anna is First player.
Anna loads a card at the port and is First to load.
Bruno goes to the convent of the Theatines: 1 card of Bruno and 1 of Elena are discarded, Zelanti +2.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the convent of the Theatines: 1 card of Dino and 1 of Carla are discarded, Zelanti +2.
Elena loads a card at the port.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno goes to the Palazzo del Consiglio and seizes the ship.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena exchanges 1 card with Dino at the Locanda il Caratello.
Elena has loaded most (1) and becomes First player.
Anna looks into the hold and throws nothing away.
The seized ship is opened: Pasquil in Ecstasy and Bales of Wool.
Pasquil in Ecstasy: nothing.
Bales of Wool: Spirituali +2.
The ship brings Spirituali +2; the score is Zelanti +6.
Round 4; Elena is First player.
Elena loads a card at the port and is First to load.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla loads a card at the port.
Dino goes to the convent of the Theatines: 1 card of Dino and 1 of Anna are discarded, Zelanti +2.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno goes to the convent of the Theatines: 1 card of Bruno and 1 of Anna are discarded, Zelanti +2.
Carla loads a card at the port.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Carla has loaded most (2) and becomes First player.
Elena looks into the hold and throws one card away.
The ship sails with The Benefit of Christ and The Principles of Hippophilus.
The Benefit of Christ: Spirituali +10.
The Principles of Hippophilus: Spirituali +5.
The ship brings Spirituali +15; the score is Spirituali +5.
Round 5; Carla is First player.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino loads a card at the port and is First to load.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Anna loads a card at the port.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla loads a card at the port.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena exchanges 1 card with Bruno at the Locanda il Caratello.
Paolo III Farnese is dead!
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno goes to the convent of the Theatines: 1 card of Bruno and 1 of Anna are discarded, Zelanti +2.
Dino has loaded most (1) and becomes First player.
Dino looks into the hold and throws one card away.
The ship sails with The Roman Inquisition Is Founded and Christian Alphabet.
The Roman Inquisition Is Founded: Zelanti +1 for each book in the hold.
Christian Alphabet: Spirituali +2.
The ship brings Spirituali +1; the score is Spirituali +4.
Round 6; Dino is First player.
Dino loads a card at the port and is First to load.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena loads a card at the port.
Anna loads a card at the port.
Bruno goes to the convent of the Theatines: 1 card of Bruno and 1 of Elena are discarded, Zelanti +2.
Carla loads a card at the port.
Elena has loaded most (1) and becomes First player.
Dino looks into the hold and throws one card away.
The ship sails with Decree on Justification, Ochino's Sermons and Erasmus' Enchiridion.
Decree on Justification: After the death of Paolo III: Zelanti +2.
Ochino's Sermons: Spirituali +3.
Erasmus' Enchiridion: Spirituali +4.
The ship brings Spirituali +5; the score is Spirituali +7.
Round 7; Elena is First player.
Elena loads a card at the port and is First to load.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the convent of the Theatines: 1 card of Dino and 1 of Anna are discarded, Zelanti +2.
Elena exchanges 1 card with Bruno at the Locanda il Caratello.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno goes to the convent of the Theatines: 1 card of Bruno and 1 of Anna are discarded, Zelanti +2.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena has loaded most (1) and stays First player.
Elena looks into the hold and throws nothing away.
The ship sails with Tobacco.
Tobacco: Spirituali +1.
The ship brings Spirituali +1; the score is Spirituali +4.
Round 8; Elena is First player.
Elena loads a card at the port and is First to load.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the convent of the Theatines: 1 card of Dino and 1 of Carla are discarded, Zelanti +2.
Elena goes to the Palazzo del Consiglio and seizes the ship.
Anna loads a card at the port.
Bruno goes to the convent of the Theatines: 1 card of Bruno and 1 of Elena are discarded, Zelanti +2.
Carla goes to the Fondaco dei tedeschi and draws 2 cards.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Anna has loaded most (1) and becomes First player.
Elena looks into the hold and throws nothing away.
The seized ship is opened: Saffron and False Bottom.
False Bottom: From now on neither seizure nor cards can take anything from books.
Saffron: nothing.
The ship brings nothing; the score is level.
Round 9; Anna is First player.
Anna goes to the Fondaco dei tedeschi and draws 2 cards.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla loads a card at the port and is First to load.
Dino loads a card at the port.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Anna loads a card at the port.
Bruno goes to the convent of the Theatines: 1 card of Bruno and 1 of Elena are discarded, Zelanti +2.
Carla loads a card at the port.
Dino passes.
Elena passes.
Carla has loaded most (2) and becomes First player.
Carla looks into the hold and throws one card away.
The ship sails with Ochino Flees, Christian Alphabet and Safe-Conduct.
Ochino Flees: Spirituali +2.
Ochino Flees: The First to load becomes First player.
Safe-Conduct: If the ship is not seized: Spirituali +1.
Christian Alphabet: Spirituali +2.
The ship brings Spirituali +5; the score is Spirituali +3.
The conclave opens: Spirituali +3. Anna was Don Ludovico (Spirituali), Bruno was Gabriele Vendramin (Zelanti), Carla was Pietro Perna (Spirituali), Dino was Q (Zelanti) and Elena was João Miquez (Spirituali).
Tutti hanno rimesso due carte; Paolo III è da qualche parte a metà del mazzo.
Round 1; Anna è Primo giocatore.
Anna carica una carta al porto ed è Primo a caricare.
Bruno va al convento dei teatini e scarta 1 carta; anche Dino ne scarta 1. Zelanti +2.
Carla carica una carta al porto.
Dino va al convento dei teatini e scarta 1 carta; anche Carla ne scarta 1. Zelanti +2.
Elena scambia 2 carte con Bruno alla Locanda il Caratello.
Anna carica una carta al porto.
Bruno va al convento dei teatini e scarta 1 carta; anche Carla ne scarta 1. Zelanti +2.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al Palazzo del Consiglio e sequestra la nave.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Anna ha caricato di più (2) e resta Primo giocatore.
Anna guarda nella stiva e non scarta nulla.
La nave sequestrata è aperta: Assassinio di Pier Luigi Farnese, Beneficio di Cristo e Tragedia del libero arbitrio.
Assassinio di Pier Luigi Farnese: Finché Paolo III vive: Spirituali +3.
Beneficio di Cristo: nulla.
Tragedia del libero arbitrio: nulla.
La nave porta Spirituali +3; il punteggio è Zelanti +3.
Round 2; Anna è Primo giocatore.
Anna carica una carta al porto ed è Primo a caricare.
Bruno va al convento dei teatini e scarta 1 carta; anche Carla ne scarta 1. Zelanti +2.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al convento dei teatini e scarta 1 carta; anche Carla ne scarta 1. Zelanti +2.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena scambia 1 carta con Dino alla Locanda il Caratello.
Anna ha caricato di più (1) e resta Primo giocatore.
Anna guarda nella stiva e non scarta nulla.
La nave salpa con Prediche di Ochino.
Prediche di Ochino: Spirituali +3.
La nave porta Spirituali +3; il punteggio è Zelanti +4.
Round 3; Anna è Primo giocatore.
Anna carica una carta al porto ed è Primo a caricare.
Bruno va al convento dei teatini e scarta 1 carta; anche Elena ne scarta 1. Zelanti +2.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al convento dei teatini e scarta 1 carta; anche Carla ne scarta 1. Zelanti +2.
Elena carica una carta al porto.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno va al Palazzo del Consiglio e sequestra la nave.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena scambia 1 carta con Dino alla Locanda il Caratello.
Elena ha caricato di più (1) e diventa Primo giocatore.
Anna guarda nella stiva e non scarta nulla.
La nave sequestrata è aperta: Pasquillo in estasi e Balle di lana.
Pasquillo in estasi: nulla.
Balle di lana: Spirituali +2.
La nave porta Spirituali +2; il punteggio è Zelanti +6.
Round 4; Elena è Primo giocatore.
Elena carica una carta al porto ed è Primo a caricare.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla carica una carta al porto.
Dino va al convento dei teatini e scarta 1 carta; anche Anna ne scarta 1. Zelanti +2.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno va al convento dei teatini e scarta 1 carta; anche Anna ne scarta 1. Zelanti +2.
Carla carica una carta al porto.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Carla ha caricato di più (2) e diventa Primo giocatore.
Elena guarda nella stiva e scarta una carta.
La nave salpa con Beneficio di Cristo e I Principii di Ippofilo.
Beneficio di Cristo: Spirituali +10.
I Principii di Ippofilo: Spirituali +5.
La nave porta Spirituali +15; il punteggio è Spirituali +5.
Round 5; Carla è Primo giocatore.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino carica una carta al porto ed è Primo a caricare.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Anna carica una carta al porto.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla carica una carta al porto.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena scambia 1 carta con Bruno alla Locanda il Caratello.
Paolo III Farnese è morto!
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno va al convento dei teatini e scarta 1 carta; anche Anna ne scarta 1. Zelanti +2.
Dino ha caricato di più (1) e diventa Primo giocatore.
Dino guarda nella stiva e scarta una carta.
La nave salpa con Nasce l'Inquisizione romana e Alfabeto cristiano.
Nasce l'Inquisizione romana: Zelanti +1 per ogni libro nella stiva.
Alfabeto cristiano: Spirituali +2.
La nave porta Spirituali +1; il punteggio è Spirituali +4.
Round 6; Dino è Primo giocatore.
Dino carica una carta al porto ed è Primo a caricare.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena carica una carta al porto.
Anna carica una carta al porto.
Bruno va al convento dei teatini e scarta 1 carta; anche Elena ne scarta 1. Zelanti +2.
Carla carica una carta al porto.
Elena ha caricato di più (1) e diventa Primo giocatore.
Dino guarda nella stiva e scarta una carta.
La nave salpa con Decreto sulla giustificazione, Prediche di Ochino e Enchiridion di Erasmo.
Decreto sulla giustificazione: Dopo la morte di Paolo III: Zelanti +2.
Prediche di Ochino: Spirituali +3.
Enchiridion di Erasmo: Spirituali +4.
La nave porta Spirituali +5; il punteggio è Spirituali +7.
Round 7; Elena è Primo giocatore.
Elena carica una carta al porto ed è Primo a caricare.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al convento dei teatini e scarta 1 carta; anche Anna ne scarta 1. Zelanti +2.
Elena scambia 1 carta con Bruno alla Locanda il Caratello.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno va al convento dei teatini e scarta 1 carta; anche Anna ne scarta 1. Zelanti +2.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena ha caricato di più (1) e resta Primo giocatore.
Elena guarda nella stiva e non scarta nulla.
La nave salpa con Tabacco.
Tabacco: Spirituali +1.
La nave porta Spirituali +1; il punteggio è Spirituali +4.
Round 8; Elena è Primo giocatore.
Elena carica una carta al porto ed è Primo a caricare.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al convento dei teatini e scarta 1 carta; anche Carla ne scarta 1. Zelanti +2.
Elena va al Palazzo del Consiglio e sequestra la nave.
Anna carica una carta al porto.
Bruno va al convento dei teatini e scarta 1 carta; anche Elena ne scarta 1. Zelanti +2.
Carla va al Fondaco dei tedeschi e pesca 2 carte.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Anna ha caricato di più (1) e diventa Primo giocatore.
Elena guarda nella stiva e non scarta nulla.
La nave sequestrata è aperta: Zafferano e Doppio fondo.
Doppio fondo: Da ora né il sequestro né altre carte tolgono valore ai libri.
Zafferano: nulla.
La nave non porta nulla; il punteggio è pari.
Round 9; Anna è Primo giocatore.
Anna va al Fondaco dei tedeschi e pesca 2 carte.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla carica una carta al porto ed è Primo a caricare.
Dino carica una carta al porto.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Anna carica una carta al porto.
Bruno va al convento dei teatini e scarta 1 carta; anche Elena ne scarta 1. Zelanti +2.
Carla carica una carta al porto.
Dino passa.
Elena passa.
Carla ha caricato di più (2) e diventa Primo giocatore.
Carla guarda nella stiva e scarta una carta.
La nave salpa con Fuga di Bernardino Ochino, Alfabeto cristiano e Salvacondotto.
Fuga di Bernardino Ochino: Spirituali +2.
Fuga di Bernardino Ochino: Il Primo a caricare diventa Primo giocatore.
Salvacondotto: Se la nave non è sequestrata: Spirituali +1.
Alfabeto cristiano: Spirituali +2.
La nave porta Spirituali +5; il punteggio è Spirituali +3.
Si apre il conclave: Spirituali +3. Anna era Don Ludovico (Spirituali), Bruno era Gabriele Vendramin (Zelanti), Carla era Pietro Perna (Spirituali), Dino era Q (Zelanti) e Elena era João Miquez (Spirituali).
Chacun a remis deux cartes ; Paul III est quelque part au milieu de la pioche.
Manche 1 ; Anna est Premier joueur.
Anna charge une carte au port et devient Premier à charger.
Bruno va au couvent des théatins et défausse 1 carte ; Dino en défausse autant. Zelanti +2.
Carla charge une carte au port.
Dino va au couvent des théatins et défausse 1 carte ; Carla en défausse autant. Zelanti +2.
Elena échange 2 cartes avec Bruno à l'auberge du Caratello.
Anna charge une carte au port.
Bruno va au couvent des théatins et défausse 1 carte ; Carla en défausse autant. Zelanti +2.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au palais du Conseil et saisit le navire.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna a chargé le plus (2) et reste Premier joueur.
Anna regarde dans la cale et n'écarte rien.
On ouvre le navire saisi : Assassinat de Pier Luigi Farnese, Le Bienfait de Jésus-Christ et Tragédie du libre arbitre.
Assassinat de Pier Luigi Farnese : Tant que Paul III vit : Spirituali +3.
Le Bienfait de Jésus-Christ : rien.
Tragédie du libre arbitre : rien.
Le navire rapporte Spirituali +3 ; le score est Zelanti +3.
Manche 2 ; Anna est Premier joueur.
Anna charge une carte au port et devient Premier à charger.
Bruno va au couvent des théatins et défausse 1 carte ; Carla en défausse autant. Zelanti +2.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au couvent des théatins et défausse 1 carte ; Carla en défausse autant. Zelanti +2.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena échange 1 carte avec Dino à l'auberge du Caratello.
Anna a chargé le plus (1) et reste Premier joueur.
Anna regarde dans la cale et n'écarte rien.
Le navire part avec Sermons d'Ochino.
Sermons d'Ochino : Spirituali +3.
Le navire rapporte Spirituali +3 ; le score est Zelanti +4.
Manche 3 ; Anna est Premier joueur.
Anna charge une carte au port et devient Premier à charger.
Bruno va au couvent des théatins et défausse 1 carte ; Elena en défausse autant. Zelanti +2.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au couvent des théatins et défausse 1 carte ; Carla en défausse autant. Zelanti +2.
Elena charge une carte au port.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno va au palais du Conseil et saisit le navire.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena échange 1 carte avec Dino à l'auberge du Caratello.
Elena a chargé le plus (1) et devient Premier joueur.
Anna regarde dans la cale et n'écarte rien.
On ouvre le navire saisi : Pasquille extatique et Balles de laine.
Pasquille extatique : rien.
Balles de laine : Spirituali +2.
Le navire rapporte Spirituali +2 ; le score est Zelanti +6.
Manche 4 ; Elena est Premier joueur.
Elena charge une carte au port et devient Premier à charger.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla charge une carte au port.
Dino va au couvent des théatins et défausse 1 carte ; Anna en défausse autant. Zelanti +2.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno va au couvent des théatins et défausse 1 carte ; Anna en défausse autant. Zelanti +2.
Carla charge une carte au port.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla a chargé le plus (2) et devient Premier joueur.
Elena regarde dans la cale et écarte une carte.
Le navire part avec Le Bienfait de Jésus-Christ et Les Principes d'Hippophile.
Le Bienfait de Jésus-Christ : Spirituali +10.
Les Principes d'Hippophile : Spirituali +5.
Le navire rapporte Spirituali +15 ; le score est Spirituali +5.
Manche 5 ; Carla est Premier joueur.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino charge une carte au port et devient Premier à charger.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna charge une carte au port.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla charge une carte au port.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena échange 1 carte avec Bruno à l'auberge du Caratello.
Paul III Farnèse est mort !
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno va au couvent des théatins et défausse 1 carte ; Anna en défausse autant. Zelanti +2.
Dino a chargé le plus (1) et devient Premier joueur.
Dino regarde dans la cale et écarte une carte.
Le navire part avec Naissance de l'Inquisition romaine et Alphabet chrétien.
Naissance de l'Inquisition romaine : Zelanti +1 pour chaque livre dans la cale.
Alphabet chrétien : Spirituali +2.
Le navire rapporte Spirituali +1 ; le score est Spirituali +4.
Manche 6 ; Dino est Premier joueur.
Dino charge une carte au port et devient Premier à charger.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena charge une carte au port.
Anna charge une carte au port.
Bruno va au couvent des théatins et défausse 1 carte ; Elena en défausse autant. Zelanti +2.
Carla charge une carte au port.
Elena a chargé le plus (1) et devient Premier joueur.
Dino regarde dans la cale et écarte une carte.
Le navire part avec Décret sur la justification, Sermons d'Ochino et Enchiridion d'Érasme.
Décret sur la justification : Après la mort de Paul III : Zelanti +2.
Sermons d'Ochino : Spirituali +3.
Enchiridion d'Érasme : Spirituali +4.
Le navire rapporte Spirituali +5 ; le score est Spirituali +7.
Manche 7 ; Elena est Premier joueur.
Elena charge une carte au port et devient Premier à charger.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au couvent des théatins et défausse 1 carte ; Anna en défausse autant. Zelanti +2.
Elena échange 1 carte avec Bruno à l'auberge du Caratello.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno va au couvent des théatins et défausse 1 carte ; Anna en défausse autant. Zelanti +2.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena a chargé le plus (1) et reste Premier joueur.
Elena regarde dans la cale et n'écarte rien.
Le navire part avec Tabac.
Tabac : Spirituali +1.
Le navire rapporte Spirituali +1 ; le score est Spirituali +4.
Manche 8 ; Elena est Premier joueur.
Elena charge une carte au port et devient Premier à charger.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au couvent des théatins et défausse 1 carte ; Carla en défausse autant. Zelanti +2.
Elena va au palais du Conseil et saisit le navire.
Anna charge une carte au port.
Bruno va au couvent des théatins et défausse 1 carte ; Elena en défausse autant. Zelanti +2.
Carla va au Fondaco dei Tedeschi et pioche 2 cartes.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna a chargé le plus (1) et devient Premier joueur.
Elena regarde dans la cale et n'écarte rien.
On ouvre le navire saisi : Safran et Double fond.
Double fond : Désormais ni la saisie ni d'autres cartes n'ôtent rien aux livres.
Safran : rien.
Le navire ne rapporte rien ; le score est à égalité.
Manche 9 ; Anna est Premier joueur.
Anna va au Fondaco dei Tedeschi et pioche 2 cartes.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla charge une carte au port et devient Premier à charger.
Dino charge une carte au port.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna charge une carte au port.
Bruno va au couvent des théatins et défausse 1 carte ; Elena en défausse autant. Zelanti +2.
Carla charge une carte au port.
Dino passe.
Elena passe.
Carla a chargé le plus (2) et devient Premier joueur.
Carla regarde dans la cale et écarte une carte.
Le navire part avec Fuite de Bernardino Ochino, Alphabet chrétien et Sauf-conduit.
Fuite de Bernardino Ochino : Spirituali +2.
Fuite de Bernardino Ochino : Le Premier à charger devient Premier joueur.
Sauf-conduit : Si le navire n'est pas saisi : Spirituali +1.
Alphabet chrétien : Spirituali +2.
Le navire rapporte Spirituali +5 ; le score est Spirituali +3.
Le conclave s'ouvre : Spirituali +3. Anna était Don Ludovico (Spirituali), Bruno était Gabriele Vendramin (Zelanti), Carla était Pietro Perna (Spirituali), Dino était Q (Zelanti) et Elena était João Miquez (Spirituali).
