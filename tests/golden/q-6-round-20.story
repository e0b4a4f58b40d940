(-2, -2, 2, -2, -2, 2) (3, 3, 1, 3, 3, 1)
Everybody has put two cards back; Paolo III lies somewhere in the middle of the deck.
Round 1; Fabio is First player.
Fabio exchanges 1 card with Dino at the Locanda il Caratello.
Anna exchanges 1 card with Elena at the Locanda il Caratello.
Bruno exchanges 2 cards with Carla at the Locanda il Caratello.
Carla exchanges 1 card with Elena at the Locanda il Caratello.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena exchanges 1 card with Fabio at the Locanda il Caratello.
Fabio exchanges 2 cards with Dino at the Locanda il Caratello.
Anna exchanges 2 cards with Bruno at the Locanda il Caratello.
Bruno exchanges 1 card with Fabio at the Locanda il Caratello.
Carla exchanges 2 cards with Bruno at the Locanda il Caratello.
Dino exchanges 2 cards with Anna at the Locanda il Caratello.
Elena exchanges 2 cards with Dino at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 2; Fabio is First player.
Fabio exchanges 1 card with Bruno at the Locanda il Caratello.
Anna exchanges 2 cards with Carla at the Locanda il Caratello.
Bruno exchanges 2 cards with Elena at the Locanda il Caratello.
Carla exchanges 1 card with Fabio at the Locanda il Caratello.
Dino exchanges 2 cards with Elena at the Locanda il Caratello.
Elena goes to the convent of the Theatines: 2 cards of Elena and 2 of Dino are discarded.
Fabio exchanges 2 cards with Dino at the Locanda il Caratello.
Anna exchanges 2 cards with Fabio at the Locanda il Caratello.
Bruno exchanges 2 cards with Anna at the Locanda il Caratello.
Carla exchanges 1 card with Bruno at the Locanda il Caratello.
Dino exchanges 1 card with Carla at the Locanda il Caratello.
Elena exchanges 1 card with Dino at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 3; Fabio is First player.
Fabio exchanges 1 card with Anna at the Locanda il Caratello.
Anna exchanges 1 card with Dino at the Locanda il Caratello.
Bruno exchanges 1 card with Elena at the Locanda il Caratello.
Carla exchanges 1 card with Bruno at the Locanda il Caratello.
Dino goes to the convent of the Theatines: 2 cards of Dino and 2 of Fabio are discarded.
Elena exchanges 1 card with Fabio at the Locanda il Caratello.
Fabio exchanges 1 card with Elena at the Locanda il Caratello.
Anna exchanges 1 card with Fabio at the Locanda il Caratello.
Bruno exchanges 2 cards with Anna at the Locanda il Caratello.
Carla exchanges 1 card with Bruno at the Locanda il Caratello.
Dino goes to the Palazzo del Consiglio and seizes the ship.
Elena exchanges 1 card with Anna at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 4; Fabio is First player.
Fabio exchanges 1 card with Bruno at the Locanda il Caratello.
Anna exchanges 2 cards with Carla at the Locanda il Caratello.
Bruno exchanges 1 card with Elena at the Locanda il Caratello.
Carla exchanges 1 card with Bruno at the Locanda il Caratello.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena exchanges 1 card with Carla at the Locanda il Caratello.
Fabio exchanges 1 card with Elena at the Locanda il Caratello.
Anna exchanges 2 cards with Carla at the Locanda il Caratello.
Bruno exchanges 1 card with Fabio at the Locanda il Caratello.
Carla exchanges 1 card with Anna at the Locanda il Caratello.
Dino exchanges 1 card with Bruno at the Locanda il Caratello.
Elena exchanges 1 card with Fabio at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 5; Fabio is First player.
Fabio exchanges 1 card with Carla at the Locanda il Caratello.
Anna exchanges 2 cards with Bruno at the Locanda il Caratello.
Bruno exchanges 1 card with Carla at the Locanda il Caratello.
Carla exchanges 1 card with Fabio at the Locanda il Caratello.
Dino exchanges 1 card with Anna at the Locanda il Caratello.
Elena exchanges 1 card with Carla at the Locanda il Caratello.
Fabio exchanges 1 card with Dino at the Locanda il Caratello.
Anna exchanges 1 card with Fabio at the Locanda il Caratello.
Bruno exchanges 1 card with Dino at the Locanda il Caratello.
Carla exchanges 1 card with Anna at the Locanda il Caratello.
Dino exchanges 1 card with Bruno at the Locanda il Caratello.
Elena exchanges 1 card with Bruno at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 6; Fabio is First player.
Fabio exchanges 1 card with Dino at the Locanda il Caratello.
Anna exchanges 1 card with Dino at the Locanda il Caratello.
Bruno exchanges 1 card with Anna at the Locanda il Caratello.
Carla exchanges 1 card with Anna at the Locanda il Caratello.
Dino exchanges 1 card with Elena at the Locanda il Caratello.
Elena exchanges 1 card with Anna at the Locanda il Caratello.
Fabio goes to the convent of the Theatines: 1 card of Fabio and 1 of Anna are discarded.
Anna exchanges 1 card with Elena at the Locanda il Caratello.
Bruno exchanges 1 card with Carla at the Locanda il Caratello.
Carla exchanges 1 card with Anna at the Locanda il Caratello.
Dino exchanges 1 card with Bruno at the Locanda il Caratello.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Nobody has loaded anything: no ship sails.
Round 7; Fabio is First player.
Fabio goes to the Fondaco dei tedeschi and draws 2 cards.
Anna exchanges 2 cards with Carla at the Locanda il Caratello.
Bruno exchanges 2 cards with Carla at the Locanda il Caratello.
Carla exchanges 2 cards with Anna at the Locanda il Caratello.
Dino exchanges 1 card with Elena at the Locanda il Caratello.
Elena exchanges 2 cards with Anna at the Locanda il Caratello.
Fabio exchanges 1 card with Anna at the Locanda il Caratello.
Anna exchanges 1 card with Carla at the Locanda il Caratello.
Bruno exchanges 1 card with Carla at the Locanda il Caratello.
Carla exchanges 1 card with Elena at the Locanda il Caratello.
Dino exchanges 1 card with Fabio at the Locanda il Caratello.
Elena exchanges 1 card with Carla at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 8; Fabio is First player.
Fabio exchanges 1 card with Elena at the Locanda il Caratello.
Anna exchanges 1 card with Bruno at the Locanda il Caratello.
Bruno exchanges 1 card with Anna at the Locanda il Caratello.
Carla exchanges 1 card with Bruno at the Locanda il Caratello.
Dino exchanges 1 card with Elena at the Locanda il Caratello.
Elena exchanges 2 cards with Bruno at the Locanda il Caratello.
Fabio exchanges 1 card with Elena at the Locanda il Caratello.
Anna loads a card at the port and is First to load.
Bruno exchanges 1 card with Carla at the Locanda il Caratello.
Carla exchanges 2 cards with Elena at the Locanda il Caratello.
Dino exchanges 1 card with Bruno at the Locanda il Caratello.
Elena exchanges 2 cards with Bruno at the Locanda il Caratello.
Anna has loaded most (1) and becomes First player.
Anna looks into the hold and throws nothing away.
The ship sails with Spiritual Exercises.
Spiritual Exercises: Zelanti +2.
The ship brings Zelanti +2; the score is Zelanti +2.
Round 9; Anna is First player.
Anna exchanges 1 card with Fabio at the Locanda il Caratello.
Bruno exchanges 1 card with Elena at the Locanda il Caratello.
Carla exchanges 1 card with Dino at the Locanda il Caratello.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena exchanges 2 cards with Dino at the Locanda il Caratello.
Fabio exchanges 1 card with Elena at the Locanda il Caratello.
Anna exchanges 1 card with Dino at the Locanda il Caratello.
Bruno exchanges 2 cards with Carla at the Locanda il Caratello.
Carla exchanges 2 cards with Elena at the Locanda il Caratello.
Dino exchanges 1 card with Fabio at the Locanda il Caratello.
Elena exchanges 1 card with Carla at the Locanda il Caratello.
Fabio exchanges 1 card with Anna at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 10; Anna is First player.
Anna exchanges 1 card with Carla at the Locanda il Caratello.
Bruno exchanges 1 card with Dino at the Locanda il Caratello.
Carla exchanges 1 card with Dino at the Locanda il Caratello.
Dino exchanges 1 card with Carla at the Locanda il Caratello.
Elena exchanges 1 card with Fabio at the Locanda il Caratello.
Fabio exchanges 1 card with Dino at the Locanda il Caratello.
Anna exchanges 1 card with Carla at the Locanda il Caratello.
Bruno exchanges 1 card with Carla at the Locanda il Caratello.
Carla exchanges 2 cards with Bruno at the Locanda il Caratello.
Dino exchanges 1 card with Elena at the Locanda il Caratello.
Elena exchanges 1 card with Dino at the Locanda il Caratello.
Fabio exchanges 1 card with Anna at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 11; Anna is First player.
Anna exchanges 1 card with Elena at the Locanda il Caratello.
Bruno exchanges 1 card with Dino at the Locanda il Caratello.
Carla exchanges 2 cards with Bruno at the Locanda il Caratello.
Dino exchanges 2 cards with Elena at the Locanda il Caratello.
Elena exchanges 1 card with Bruno at the Locanda il Caratello.
Fabio exchanges 1 card with Anna at the Locanda il Caratello.
Anna exchanges 1 card with Elena at the Locanda il Caratello.
Bruno exchanges 1 card with Anna at the Locanda il Caratello.
Carla exchanges 2 cards with Dino at the Locanda il Caratello.
Dino exchanges 2 cards with Bruno at the Locanda il Caratello.
Elena exchanges 2 cards with Dino at the Locanda il Caratello.
Fabio exchanges 1 card with Dino at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 12; Anna is First player.
Anna exchanges 1 card with Bruno at the Locanda il Caratello.
Bruno exchanges 2 cards with Dino at the Locanda il Caratello.
Carla exchanges 2 cards with Dino at the Locanda il Caratello.
Dino exchanges 1 card with Fabio at the Locanda il Caratello.
Elena exchanges 1 card with Dino at the Locanda il Caratello.
Fabio exchanges 1 card with Dino at the Locanda il Caratello.
Anna exchanges 1 card with Carla at the Locanda il Caratello.
Bruno loads a card at the port and is First to load.
Carla exchanges 1 card with Elena at the Locanda il Caratello.
Dino exchanges 1 card with Bruno at the Locanda il Caratello.
Elena exchanges 2 cards with Carla at the Locanda il Caratello.
Fabio exchanges 1 card with Dino at the Locanda il Caratello.
Bruno has loaded most (1) and becomes First player.
Bruno looks into the hold and throws nothing away.
The ship sails with Qoheleth's Doubt.
Qoheleth's Doubt: Q changes faction.
Q has changed faction.
The ship brings nothing; the score is Zelanti +2.
Round 13; Bruno is First player.
Bruno exchanges 1 card with Carla at the Locanda il Caratello.
Carla exchanges 1 card with Bruno at the Locanda il Caratello.
Dino exchanges 2 cards with Bruno at the Locanda il Caratello.
Elena exchanges 1 card with Carla at the Locanda il Caratello.
Fabio exchanges 1 card with Carla at the Locanda il Caratello.
Anna exchanges 1 card with Fabio at the Locanda il Caratello.
Bruno exchanges 1 card with Dino at the Locanda il Caratello.
Carla exchanges 2 cards with Bruno at the Locanda il Caratello.
Dino exchanges 2 cards with Elena at the Locanda il Caratello.
Elena exchanges 1 card with Dino at the Locanda il Caratello.
Fabio exchanges 1 card with Anna at the Locanda il Caratello.
Anna exchanges 1 card with Elena at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 14; Bruno is First player.
Bruno exchanges 1 card with Dino at the Locanda il Caratello.
Carla exchanges 1 card with Anna at the Locanda il Caratello.
Dino exchanges 2 cards with Elena at the Locanda il Caratello.
Elena exchanges 1 card with Fabio at the Locanda il Caratello.
Fabio exchanges 1 card with Elena at the Locanda il Caratello.
Anna exchanges 1 card with Bruno at the Locanda il Caratello.
Bruno exchanges 1 card with Carla at the Locanda il Caratello.
Carla exchanges 2 cards with Dino at the Locanda il Caratello.
Dino exchanges 1 card with Elena at the Locanda il Caratello.
Elena exchanges 1 card with Carla at the Locanda il Caratello.
Fabio exchanges 1 card with Carla at the Locanda il Caratello.
Anna exchanges 1 card with Fabio at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 15; Bruno is First player.
Bruno exchanges 2 cards with Dino at the Locanda il Caratello.
Carla exchanges 2 cards with Dino at the Locanda il Caratello.
Dino exchanges 2 cards with Elena at the Locanda il Caratello.
Elena exchanges 1 card with Bruno at the Locanda il Caratello.
Fabio exchanges 1 card with Anna at the Locanda il Caratello.
Anna exchanges 1 card with Elena at the Locanda il Caratello.
Bruno exchanges 1 card with Anna at the Locanda il Caratello.
Carla exchanges 1 card with Bruno at the Locanda il Caratello.
Dino exchanges 2 cards with Carla at the Locanda il Caratello.
Elena exchanges 1 card with Bruno at the Locanda il Caratello.
Fabio exchanges 1 card with Elena at the Locanda il Caratello.
Anna exchanges 1 card with Fabio at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 16; Bruno is First player.
Bruno exchanges 1 card with Carla at the Locanda il Caratello.
Carla exchanges 2 cards with Dino at the Locanda il Caratello.
Dino exchanges 1 card with Elena at the Locanda il Caratello.
Elena exchanges 1 card with Anna at the Locanda il Caratello.
Fabio exchanges 1 card with Dino at the Locanda il Caratello.
Anna exchanges 1 card with Dino at the Locanda il Caratello.
Bruno exchanges 1 card with Elena at the Locanda il Caratello.
Carla exchanges 2 cards with Dino at the Locanda il Caratello.
Dino exchanges 1 card with Bruno at the Locanda il Caratello.
Elena exchanges 2 cards with Carla at the Locanda il Caratello.
Fabio exchanges 1 card with Dino at the Locanda il Caratello.
Anna exchanges 1 card with Fabio at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 17; Bruno is First player.
Bruno exchanges 2 cards with Carla at the Locanda il Caratello.
Carla exchanges 2 cards with Bruno at the Locanda il Caratello.
Dino exchanges 1 card with Bruno at the Locanda il Caratello.
Elena exchanges 1 card with Bruno at the Locanda il Caratello.
Fabio exchanges 1 card with Anna at the Locanda il Caratello.
Anna exchanges 1 card with Dino at the Locanda il Caratello.
Bruno exchanges 1 card with Dino at the Locanda il Caratello.
Carla exchanges 1 card with Fabio at the Locanda il Caratello.
Dino exchanges 2 cards with Elena at the Locanda il Caratello.
Elena exchanges 1 card with Fabio at the Locanda il Caratello.
Fabio exchanges 1 card with Anna at the Locanda il Caratello.
Anna exchanges 1 card with Bruno at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 18; Bruno is First player.
Bruno goes to the Fondaco dei tedeschi and draws 2 cards.
Carla exchanges 2 cards with Dino at the Locanda il Caratello.
Dino exchanges 2 cards with Carla at the Locanda il Caratello.
Elena exchanges 2 cards with Bruno at the Locanda il Caratello.
Fabio exchanges 1 card with Dino at the Locanda il Caratello.
Anna exchanges 1 card with Dino at the Locanda il Caratello.
Bruno exchanges 1 card with Anna at the Locanda il Caratello.
Carla exchanges 1 card with Elena at the Locanda il Caratello.
Dino exchanges 1 card with Fabio at the Locanda il Caratello.
Elena exchanges 2 cards with Dino at the Locanda il Caratello.
Fabio exchanges 1 card with Carla at the Locanda il Caratello.
Anna exchanges 1 card with Elena at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 19; Bruno is First player.
Bruno exchanges 2 cards with Elena at the Locanda il Caratello.
Carla exchanges 1 card with Dino at the Locanda il Caratello.
Dino goes to the convent of the Theatines: 2 cards of Dino and 2 of Elena are discarded.
Elena goes to the Fondaco dei tedeschi and draws 2 cards.
Fabio exchanges 1 card with Bruno at the Locanda il Caratello.
Anna exchanges 1 card with Carla at the Locanda il Caratello.
Bruno exchanges 1 card with Elena at the Locanda il Caratello.
Carla exchanges 1 card with Anna at the Locanda il Caratello.
Dino goes to the Fondaco dei tedeschi and draws 2 cards.
Elena exchanges 1 card with Carla at the Locanda il Caratello.
Fabio goes to the Fondaco dei tedeschi and draws 2 cards.
Anna exchanges 1 card with Dino at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
Round 20; Bruno is First player.
Bruno exchanges 1 card with Dino at the Locanda il Caratello.
Carla exchanges 1 card with Fabio at the Locanda il Caratello.
Dino exchanges 1 card with Elena at the Locanda il Caratello.
Elena exchanges 1 card with Dino at the Locanda il Caratello.
Fabio exchanges 1 card with Anna at the Locanda il Caratello.
Anna exchanges 1 card with Carla at the Locanda il Caratello.
Bruno exchanges 2 cards with Fabio at the Locanda il Caratello.
Carla exchanges 2 cards with Fabio at the Locanda il Caratello.
Dino exchanges 1 card with Carla at the Locanda il Caratello.
Elena exchanges 1 card with Carla at the Locanda il Caratello.
Fabio exchanges 2 cards with Bruno at the Locanda il Caratello.
Anna exchanges 1 card with Dino at the Locanda il Caratello.
Nobody has loaded anything: no ship sails.
The conclave opens: Zelanti +2. Anna was Q (Spirituali), Bruno was João Miquez (Spirituali), Carla was Gabriele Vendramin (Zelanti), Dino was Don Ludovico (Spirituali), Elena was Pietro Perna (Spirituali) and Fabio was Nicolò Zeno (Zelanti).
Tutti hanno rimesso due carte; Paolo III è da qualche parte a metà del mazzo.
Round 1; Fabio è Primo giocatore.
Fabio scambia 1 carta con Dino alla Locanda il Caratello.
Anna scambia 1 carta con Elena alla Locanda il Caratello.
Bruno scambia 2 carte con Carla alla Locanda il Caratello.
Carla scambia 1 carta con Elena alla Locanda il Caratello.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena scambia 1 carta con Fabio alla Locanda il Caratello.
Fabio scambia 2 carte con Dino alla Locanda il Caratello.
Anna scambia 2 carte con Bruno alla Locanda il Caratello.
Bruno scambia 1 carta con Fabio alla Locanda il Caratello.
Carla scambia 2 carte con Bruno alla Locanda il Caratello.
Dino scambia 2 carte con Anna alla Locanda il Caratello.
Elena scambia 2 carte con Dino alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 2; Fabio è Primo giocatore.
Fabio scambia 1 carta con Bruno alla Locanda il Caratello.
Anna scambia 2 carte con Carla alla Locanda il Caratello.
Bruno scambia 2 carte con Elena alla Locanda il Caratello.
Carla scambia 1 carta con Fabio alla Locanda il Caratello.
Dino scambia 2 carte con Elena alla Locanda il Caratello.
Elena va al convento dei teatini e scarta 2 carte; anche Dino ne scarta 2.
Fabio scambia 2 carte con Dino alla Locanda il Caratello.
Anna scambia 2 carte con Fabio alla Locanda il Caratello.
Bruno scambia 2 carte con Anna alla Locanda il Caratello.
Carla scambia 1 carta con Bruno alla Locanda il Caratello.
Dino scambia 1 carta con Carla alla Locanda il Caratello.
Elena scambia 1 carta con Dino alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 3; Fabio è Primo giocatore.
Fabio scambia 1 carta con Anna alla Locanda il Caratello.
Anna scambia 1 carta con Dino alla Locanda il Caratello.
Bruno scambia 1 carta con Elena alla Locanda il Caratello.
Carla scambia 1 carta con Bruno alla Locanda il Caratello.
Dino va al convento dei teatini e scarta 2 carte; anche Fabio ne scarta 2.
Elena scambia 1 carta con Fabio alla Locanda il Caratello.
Fabio scambia 1 carta con Elena alla Locanda il Caratello.
Anna scambia 1 carta con Fabio alla Locanda il Caratello.
Bruno scambia 2 carte con Anna alla Locanda il Caratello.
Carla scambia 1 carta con Bruno alla Locanda il Caratello.
Dino va al Palazzo del Consiglio e sequestra la nave.
Elena scambia 1 carta con Anna alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 4; Fabio è Primo giocatore.
Fabio scambia 1 carta con Bruno alla Locanda il Caratello.
Anna scambia 2 carte con Carla alla Locanda il Caratello.
Bruno scambia 1 carta con Elena alla Locanda il Caratello.
Carla scambia 1 carta con Bruno alla Locanda il Caratello.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena scambia 1 carta con Carla alla Locanda il Caratello.
Fabio scambia 1 carta con Elena alla Locanda il Caratello.
Anna scambia 2 carte con Carla alla Locanda il Caratello.
Bruno scambia 1 carta con Fabio alla Locanda il Caratello.
Carla scambia 1 carta con Anna alla Locanda il Caratello.
Dino scambia 1 carta con Bruno alla Locanda il Caratello.
Elena scambia 1 carta con Fabio alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 5; Fabio è Primo giocatore.
Fabio scambia 1 carta con Carla alla Locanda il Caratello.
Anna scambia 2 carte con Bruno alla Locanda il Caratello.
Bruno scambia 1 carta con Carla alla Locanda il Caratello.
Carla scambia 1 carta con Fabio alla Locanda il Caratello.
Dino scambia 1 carta con Anna alla Locanda il Caratello.
Elena scambia 1 carta con Carla alla Locanda il Caratello.
Fabio scambia 1 carta con Dino alla Locanda il Caratello.
Anna scambia 1 carta con Fabio alla Locanda il Caratello.
Bruno scambia 1 carta con Dino alla Locanda il Caratello.
Carla scambia 1 carta con Anna alla Locanda il Caratello.
Dino scambia 1 carta con Bruno alla Locanda il Caratello.
Elena scambia 1 carta con Bruno alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 6; Fabio è Primo giocatore.
Fabio scambia 1 carta con Dino alla Locanda il Caratello.
Anna scambia 1 carta con Dino alla Locanda il Caratello.
Bruno scambia 1 carta con Anna alla Locanda il Caratello.
Carla scambia 1 carta con Anna alla Locanda il Caratello.
Dino scambia 1 carta con Elena alla Locanda il Caratello.
Elena scambia 1 carta con Anna alla Locanda il Caratello.
Fabio va al convento dei teatini e scarta 1 carta; anche Anna ne scarta 1.
Anna scambia 1 carta con Elena alla Locanda il Caratello.
Bruno scambia 1 carta con Carla alla Locanda il Caratello.
Carla scambia 1 carta con Anna alla Locanda il Caratello.
Dino scambia 1 carta con Bruno alla Locanda il Caratello.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Nessuno ha caricato: non salpa nessuna nave.
Round 7; Fabio è Primo giocatore.
Fabio va al Fondaco dei tedeschi e pesca 2 carte.
Anna scambia 2 carte con Carla alla Locanda il Caratello.
Bruno scambia 2 carte con Carla alla Locanda il Caratello.
Carla scambia 2 carte con Anna alla Locanda il Caratello.
Dino scambia 1 carta con Elena alla Locanda il Caratello.
Elena scambia 2 carte con Anna alla Locanda il Caratello.
Fabio scambia 1 carta con Anna alla Locanda il Caratello.
Anna scambia 1 carta con Carla alla Locanda il Caratello.
Bruno scambia 1 carta con Carla alla Locanda il Caratello.
Carla scambia 1 carta con Elena alla Locanda il Caratello.
Dino scambia 1 carta con Fabio alla Locanda il Caratello.
Elena scambia 1 carta con Carla alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 8; Fabio è Primo giocatore.
Fabio scambia 1 carta con Elena alla Locanda il Caratello.
Anna scambia 1 carta con Bruno alla Locanda il Caratello.
Bruno scambia 1 carta con Anna alla Locanda il Caratello.
Carla scambia 1 carta con Bruno alla Locanda il Caratello.
Dino scambia 1 carta con Elena alla Locanda il Caratello.
Elena scambia 2 carte con Bruno alla Locanda il Caratello.
Fabio scambia 1 carta con Elena alla Locanda il Caratello.
Anna carica una carta al porto ed è Primo a caricare.
Bruno scambia 1 carta con Carla alla Locanda il Caratello.
Carla scambia 2 carte con Elena alla Locanda il Caratello.
Dino scambia 1 carta con Bruno alla Locanda il Caratello.
Elena scambia 2 carte con Bruno alla Locanda il Caratello.
Anna ha caricato di più (1) e diventa Primo giocatore.
Anna guarda nella stiva e non scarta nulla.
La nave salpa con Esercizi spirituali.
Esercizi spirituali: Zelanti +2.
La nave porta Zelanti +2; il punteggio è Zelanti +2.
Round 9; Anna è Primo giocatore.
Anna scambia 1 carta con Fabio alla Locanda il Caratello.
Bruno scambia 1 carta con Elena alla Locanda il Caratello.
Carla scambia 1 carta con Dino alla Locanda il Caratello.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena scambia 2 carte con Dino alla Locanda il Caratello.
Fabio scambia 1 carta con Elena alla Locanda il Caratello.
Anna scambia 1 carta con Dino alla Locanda il Caratello.
Bruno scambia 2 carte con Carla alla Locanda il Caratello.
Carla scambia 2 carte con Elena alla Locanda il Caratello.
Dino scambia 1 carta con Fabio alla Locanda il Caratello.
Elena scambia 1 carta con Carla alla Locanda il Caratello.
Fabio scambia 1 carta con Anna alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 10; Anna è Primo giocatore.
Anna scambia 1 carta con Carla alla Locanda il Caratello.
Bruno scambia 1 carta con Dino alla Locanda il Caratello.
Carla scambia 1 carta con Dino alla Locanda il Caratello.
Dino scambia 1 carta con Carla alla Locanda il Caratello.
Elena scambia 1 carta con Fabio alla Locanda il Caratello.
Fabio scambia 1 carta con Dino alla Locanda il Caratello.
Anna scambia 1 carta con Carla alla Locanda il Caratello.
Bruno scambia 1 carta con Carla alla Locanda il Caratello.
Carla scambia 2 carte con Bruno alla Locanda il Caratello.
Dino scambia 1 carta con Elena alla Locanda il Caratello.
Elena scambia 1 carta con Dino alla Locanda il Caratello.
Fabio scambia 1 carta con Anna alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 11; Anna è Primo giocatore.
Anna scambia 1 carta con Elena alla Locanda il Caratello.
Bruno scambia 1 carta con Dino alla Locanda il Caratello.
Carla scambia 2 carte con Bruno alla Locanda il Caratello.
Dino scambia 2 carte con Elena alla Locanda il Caratello.
Elena scambia 1 carta con Bruno alla Locanda il Caratello.
Fabio scambia 1 carta con Anna alla Locanda il Caratello.
Anna scambia 1 carta con Elena alla Locanda il Caratello.
Bruno scambia 1 carta con Anna alla Locanda il Caratello.
Carla scambia 2 carte con Dino alla Locanda il Caratello.
Dino scambia 2 carte con Bruno alla Locanda il Caratello.
Elena scambia 2 carte con Dino alla Locanda il Caratello.
Fabio scambia 1 carta con Dino alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 12; Anna è Primo giocatore.
Anna scambia 1 carta con Bruno alla Locanda il Caratello.
Bruno scambia 2 carte con Dino alla Locanda il Caratello.
Carla scambia 2 carte con Dino alla Locanda il Caratello.
Dino scambia 1 carta con Fabio alla Locanda il Caratello.
Elena scambia 1 carta con Dino alla Locanda il Caratello.
Fabio scambia 1 carta con Dino alla Locanda il Caratello.
Anna scambia 1 carta con Carla alla Locanda il Caratello.
Bruno carica una carta al porto ed è Primo a caricare.
Carla scambia 1 carta con Elena alla Locanda il Caratello.
Dino scambia 1 carta con Bruno alla Locanda il Caratello.
Elena scambia 2 carte con Carla alla Locanda il Caratello.
Fabio scambia 1 carta con Dino alla Locanda il Caratello.
Bruno ha caricato di più (1) e diventa Primo giocatore.
Bruno guarda nella stiva e non scarta nulla.
La nave salpa con Il dubbio di Qoelet.
Il dubbio di Qoelet: Q cambia fazione.
Q ha cambiato fazione.
La nave non porta nulla; il punteggio è Zelanti +2.
Round 13; Bruno è Primo giocatore.
Bruno scambia 1 carta con Carla alla Locanda il Caratello.
Carla scambia 1 carta con Bruno alla Locanda il Caratello.
Dino scambia 2 carte con Bruno alla Locanda il Caratello.
Elena scambia 1 carta con Carla alla Locanda il Caratello.
Fabio scambia 1 carta con Carla alla Locanda il Caratello.
Anna scambia 1 carta con Fabio alla Locanda il Caratello.
Bruno scambia 1 carta con Dino alla Locanda il Caratello.
Carla scambia 2 carte con Bruno alla Locanda il Caratello.
Dino scambia 2 carte con Elena alla Locanda il Caratello.
Elena scambia 1 carta con Dino alla Locanda il Caratello.
Fabio scambia 1 carta con Anna alla Locanda il Caratello.
Anna scambia 1 carta con Elena alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 14; Bruno è Primo giocatore.
Bruno scambia 1 carta con Dino alla Locanda il Caratello.
Carla scambia 1 carta con Anna alla Locanda il Caratello.
Dino scambia 2 carte con Elena alla Locanda il Caratello.
Elena scambia 1 carta con Fabio alla Locanda il Caratello.
Fabio scambia 1 carta con Elena alla Locanda il Caratello.
Anna scambia 1 carta con Bruno alla Locanda il Caratello.
Bruno scambia 1 carta con Carla alla Locanda il Caratello.
Carla scambia 2 carte con Dino alla Locanda il Caratello.
Dino scambia 1 carta con Elena alla Locanda il Caratello.
Elena scambia 1 carta con Carla alla Locanda il Caratello.
Fabio scambia 1 carta con Carla alla Locanda il Caratello.
Anna scambia 1 carta con Fabio alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 15; Bruno è Primo giocatore.
Bruno scambia 2 carte con Dino alla Locanda il Caratello.
Carla scambia 2 carte con Dino alla Locanda il Caratello.
Dino scambia 2 carte con Elena alla Locanda il Caratello.
Elena scambia 1 carta con Bruno alla Locanda il Caratello.
Fabio scambia 1 carta con Anna alla Locanda il Caratello.
Anna scambia 1 carta con Elena alla Locanda il Caratello.
Bruno scambia 1 carta con Anna alla Locanda il Caratello.
Carla scambia 1 carta con Bruno alla Locanda il Caratello.
Dino scambia 2 carte con Carla alla Locanda il Caratello.
Elena scambia 1 carta con Bruno alla Locanda il Caratello.
Fabio scambia 1 carta con Elena alla Locanda il Caratello.
Anna scambia 1 carta con Fabio alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 16; Bruno è Primo giocatore.
Bruno scambia 1 carta con Carla alla Locanda il Caratello.
Carla scambia 2 carte con Dino alla Locanda il Caratello.
Dino scambia 1 carta con Elena alla Locanda il Caratello.
Elena scambia 1 carta con Anna alla Locanda il Caratello.
Fabio scambia 1 carta con Dino alla Locanda il Caratello.
Anna scambia 1 carta con Dino alla Locanda il Caratello.
Bruno scambia 1 carta con Elena alla Locanda il Caratello.
Carla scambia 2 carte con Dino alla Locanda il Caratello.
Dino scambia 1 carta con Bruno alla Locanda il Caratello.
Elena scambia 2 carte con Carla alla Locanda il Caratello.
Fabio scambia 1 carta con Dino alla Locanda il Caratello.
Anna scambia 1 carta con Fabio alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 17; Bruno è Primo giocatore.
Bruno scambia 2 carte con Carla alla Locanda il Caratello.
Carla scambia 2 carte con Bruno alla Locanda il Caratello.
Dino scambia 1 carta con Bruno alla Locanda il Caratello.
Elena scambia 1 carta con Bruno alla Locanda il Caratello.
Fabio scambia 1 carta con Anna alla Locanda il Caratello.
Anna scambia 1 carta con Dino alla Locanda il Caratello.
Bruno scambia 1 carta con Dino alla Locanda il Caratello.
Carla scambia 1 carta con Fabio alla Locanda il Caratello.
Dino scambia 2 carte con Elena alla Locanda il Caratello.
Elena scambia 1 carta con Fabio alla Locanda il Caratello.
Fabio scambia 1 carta con Anna alla Locanda il Caratello.
Anna scambia 1 carta con Bruno alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 18; Bruno è Primo giocatore.
Bruno va al Fondaco dei tedeschi e pesca 2 carte.
Carla scambia 2 carte con Dino alla Locanda il Caratello.
Dino scambia 2 carte con Carla alla Locanda il Caratello.
Elena scambia 2 carte con Bruno alla Locanda il Caratello.
Fabio scambia 1 carta con Dino alla Locanda il Caratello.
Anna scambia 1 carta con Dino alla Locanda il Caratello.
Bruno scambia 1 carta con Anna alla Locanda il Caratello.
Carla scambia 1 carta con Elena alla Locanda il Caratello.
Dino scambia 1 carta con Fabio alla Locanda il Caratello.
Elena scambia 2 carte con Dino alla Locanda il Caratello.
Fabio scambia 1 carta con Carla alla Locanda il Caratello.
Anna scambia 1 carta con Elena alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 19; Bruno è Primo giocatore.
Bruno scambia 2 carte con Elena alla Locanda il Caratello.
Carla scambia 1 carta con Dino alla Locanda il Caratello.
Dino va al convento dei teatini e scarta 2 carte; anche Elena ne scarta 2.
Elena va al Fondaco dei tedeschi e pesca 2 carte.
Fabio scambia 1 carta con Bruno alla Locanda il Caratello.
Anna scambia 1 carta con Carla alla Locanda il Caratello.
Bruno scambia 1 carta con Elena alla Locanda il Caratello.
Carla scambia 1 carta con Anna alla Locanda il Caratello.
Dino va al Fondaco dei tedeschi e pesca 2 carte.
Elena scambia 1 carta con Carla alla Locanda il Caratello.
Fabio va al Fondaco dei tedeschi e pesca 2 carte.
Anna scambia 1 carta con Dino alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Round 20; Bruno è Primo giocatore.
Bruno scambia 1 carta con Dino alla Locanda il Caratello.
Carla scambia 1 carta con Fabio alla Locanda il Caratello.
Dino scambia 1 carta con Elena alla Locanda il Caratello.
Elena scambia 1 carta con Dino alla Locanda il Caratello.
Fabio scambia 1 carta con Anna alla Locanda il Caratello.
Anna scambia 1 carta con Carla alla Locanda il Caratello.
Bruno scambia 2 carte con Fabio alla Locanda il Caratello.
Carla scambia 2 carte con Fabio alla Locanda il Caratello.
Dino scambia 1 carta con Carla alla Locanda il Caratello.
Elena scambia 1 carta con Carla alla Locanda il Caratello.
Fabio scambia 2 carte con Bruno alla Locanda il Caratello.
Anna scambia 1 carta con Dino alla Locanda il Caratello.
Nessuno ha caricato: non salpa nessuna nave.
Si apre il conclave: Zelanti +2. Anna era Q (Spirituali), Bruno era João Miquez (Spirituali), Carla era Gabriele Vendramin (Zelanti), Dino era Don Ludovico (Spirituali), Elena era Pietro Perna (Spirituali) e Fabio era Nicolò Zeno (Zelanti).
Chacun a remis deux cartes ; Paul III est quelque part au milieu de la pioche.
Manche 1 ; Fabio est Premier joueur.
Fabio échange 1 carte avec Dino à l'auberge du Caratello.
Anna échange 1 carte avec Elena à l'auberge du Caratello.
Bruno échange 2 cartes avec Carla à l'auberge du Caratello.
Carla échange 1 carte avec Elena à l'auberge du Caratello.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena échange 1 carte avec Fabio à l'auberge du Caratello.
Fabio échange 2 cartes avec Dino à l'auberge du Caratello.
Anna échange 2 cartes avec Bruno à l'auberge du Caratello.
Bruno échange 1 carte avec Fabio à l'auberge du Caratello.
Carla échange 2 cartes avec Bruno à l'auberge du Caratello.
Dino échange 2 cartes avec Anna à l'auberge du Caratello.
Elena échange 2 cartes avec Dino à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 2 ; Fabio est Premier joueur.
Fabio échange 1 carte avec Bruno à l'auberge du Caratello.
Anna échange 2 cartes avec Carla à l'auberge du Caratello.
Bruno échange 2 cartes avec Elena à l'auberge du Caratello.
Carla échange 1 carte avec Fabio à l'auberge du Caratello.
Dino échange 2 cartes avec Elena à l'auberge du Caratello.
Elena va au couvent des théatins et défausse 2 cartes ; Dino en défausse autant.
Fabio échange 2 cartes avec Dino à l'auberge du Caratello.
Anna échange 2 cartes avec Fabio à l'auberge du Caratello.
Bruno échange 2 cartes avec Anna à l'auberge du Caratello.
Carla échange 1 carte avec Bruno à l'auberge du Caratello.
Dino échange 1 carte avec Carla à l'auberge du Caratello.
Elena échange 1 carte avec Dino à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 3 ; Fabio est Premier joueur.
Fabio échange 1 carte avec Anna à l'auberge du Caratello.
Anna échange 1 carte avec Dino à l'auberge du Caratello.
Bruno échange 1 carte avec Elena à l'auberge du Caratello.
Carla échange 1 carte avec Bruno à l'auberge du Caratello.
Dino va au couvent des théatins et défausse 2 cartes ; Fabio en défausse autant.
Elena échange 1 carte avec Fabio à l'auberge du Caratello.
Fabio échange 1 carte avec Elena à l'auberge du Caratello.
Anna échange 1 carte avec Fabio à l'auberge du Caratello.
Bruno échange 2 cartes avec Anna à l'auberge du Caratello.
Carla échange 1 carte avec Bruno à l'auberge du Caratello.
Dino va au palais du Conseil et saisit le navire.
Elena échange 1 carte avec Anna à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 4 ; Fabio est Premier joueur.
Fabio échange 1 carte avec Bruno à l'auberge du Caratello.
Anna échange 2 cartes avec Carla à l'auberge du Caratello.
Bruno échange 1 carte avec Elena à l'auberge du Caratello.
Carla échange 1 carte avec Bruno à l'auberge du Caratello.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena échange 1 carte avec Carla à l'auberge du Caratello.
Fabio échange 1 carte avec Elena à l'auberge du Caratello.
Anna échange 2 cartes avec Carla à l'auberge du Caratello.
Bruno échange 1 carte avec Fabio à l'auberge du Caratello.
Carla échange 1 carte avec Anna à l'auberge du Caratello.
Dino échange 1 carte avec Bruno à l'auberge du Caratello.
Elena échange 1 carte avec Fabio à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 5 ; Fabio est Premier joueur.
Fabio échange 1 carte avec Carla à l'auberge du Caratello.
Anna échange 2 cartes avec Bruno à l'auberge du Caratello.
Bruno échange 1 carte avec Carla à l'auberge du Caratello.
Carla échange 1 carte avec Fabio à l'auberge du Caratello.
Dino échange 1 carte avec Anna à l'auberge du Caratello.
Elena échange 1 carte avec Carla à l'auberge du Caratello.
Fabio échange 1 carte avec Dino à l'auberge du Caratello.
Anna échange 1 carte avec Fabio à l'auberge du Caratello.
Bruno échange 1 carte avec Dino à l'auberge du Caratello.
Carla échange 1 carte avec Anna à l'auberge du Caratello.
Dino échange 1 carte avec Bruno à l'auberge du Caratello.
Elena échange 1 carte avec Bruno à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 6 ; Fabio est Premier joueur.
Fabio échange 1 carte avec Dino à l'auberge du Caratello.
Anna échange 1 carte avec Dino à l'auberge du Caratello.
Bruno échange 1 carte avec Anna à l'auberge du Caratello.
Carla échange 1 carte avec Anna à l'auberge du Caratello.
Dino échange 1 carte avec Elena à l'auberge du Caratello.
Elena échange 1 carte avec Anna à l'auberge du Caratello.
Fabio va au couvent des théatins et défausse 1 carte ; Anna en défausse autant.
Anna échange 1 carte avec Elena à l'auberge du Caratello.
Bruno échange 1 carte avec Carla à l'auberge du Caratello.
Carla échange 1 carte avec Anna à l'auberge du Caratello.
Dino échange 1 carte avec Bruno à l'auberge du Caratello.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Personne n'a chargé : aucun navire ne part.
Manche 7 ; Fabio est Premier joueur.
Fabio va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna échange 2 cartes avec Carla à l'auberge du Caratello.
Bruno échange 2 cartes avec Carla à l'auberge du Caratello.
Carla échange 2 cartes avec Anna à l'auberge du Caratello.
Dino échange 1 carte avec Elena à l'auberge du Caratello.
Elena échange 2 cartes avec Anna à l'auberge du Caratello.
Fabio échange 1 carte avec Anna à l'auberge du Caratello.
Anna échange 1 carte avec Carla à l'auberge du Caratello.
Bruno échange 1 carte avec Carla à l'auberge du Caratello.
Carla échange 1 carte avec Elena à l'auberge du Caratello.
Dino échange 1 carte avec Fabio à l'auberge du Caratello.
Elena échange 1 carte avec Carla à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 8 ; Fabio est Premier joueur.
Fabio échange 1 carte avec Elena à l'auberge du Caratello.
Anna échange 1 carte avec Bruno à l'auberge du Caratello.
Bruno échange 1 carte avec Anna à l'auberge du Caratello.
Carla échange 1 carte avec Bruno à l'auberge du Caratello.
Dino échange 1 carte avec Elena à l'auberge du Caratello.
Elena échange 2 cartes avec Bruno à l'auberge du Caratello.
Fabio échange 1 carte avec Elena à l'auberge du Caratello.
Anna charge une carte au port et devient Premier à charger.
Bruno échange 1 carte avec Carla à l'auberge du Caratello.
Carla échange 2 cartes avec Elena à l'auberge du Caratello.
Dino échange 1 carte avec Bruno à l'auberge du Caratello.
Elena échange 2 cartes avec Bruno à l'auberge du Caratello.
Anna a chargé le plus (1) et devient Premier joueur.
Anna regarde dans la cale et n'écarte rien.
Le navire part avec Exercices spirituels.
Exercices spirituels : Zelanti +2.
Le navire rapporte Zelanti +2 ; le score est Zelanti +2.
Manche 9 ; Anna est Premier joueur.
Anna échange 1 carte avec Fabio à l'auberge du Caratello.
Bruno échange 1 carte avec Elena à l'auberge du Caratello.
Carla échange 1 carte avec Dino à l'auberge du Caratello.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena échange 2 cartes avec Dino à l'auberge du Caratello.
Fabio échange 1 carte avec Elena à l'auberge du Caratello.
Anna échange 1 carte avec Dino à l'auberge du Caratello.
Bruno échange 2 cartes avec Carla à l'auberge du Caratello.
Carla échange 2 cartes avec Elena à l'auberge du Caratello.
Dino échange 1 carte avec Fabio à l'auberge du Caratello.
Elena échange 1 carte avec Carla à l'auberge du Caratello.
Fabio échange 1 carte avec Anna à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 10 ; Anna est Premier joueur.
Anna échange 1 carte avec Carla à l'auberge du Caratello.
Bruno échange 1 carte avec Dino à l'auberge du Caratello.
Carla échange 1 carte avec Dino à l'auberge du Caratello.
Dino échange 1 carte avec Carla à l'auberge du Caratello.
Elena échange 1 carte avec Fabio à l'auberge du Caratello.
Fabio échange 1 carte avec Dino à l'auberge du Caratello.
Anna échange 1 carte avec Carla à l'auberge du Caratello.
Bruno échange 1 carte avec Carla à l'auberge du Caratello.
Carla échange 2 cartes avec Bruno à l'auberge du Caratello.
Dino échange 1 carte avec Elena à l'auberge du Caratello.
Elena échange 1 carte avec Dino à l'auberge du Caratello.
Fabio échange 1 carte avec Anna à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 11 ; Anna est Premier joueur.
Anna échange 1 carte avec Elena à l'auberge du Caratello.
Bruno échange 1 carte avec Dino à l'auberge du Caratello.
Carla échange 2 cartes avec Bruno à l'auberge du Caratello.
Dino échange 2 cartes avec Elena à l'auberge du Caratello.
Elena échange 1 carte avec Bruno à l'auberge du Caratello.
Fabio échange 1 carte avec Anna à l'auberge du Caratello.
Anna échange 1 carte avec Elena à l'auberge du Caratello.
Bruno échange 1 carte avec Anna à l'auberge du Caratello.
Carla échange 2 cartes avec Dino à l'auberge du Caratello.
Dino échange 2 cartes avec Bruno à l'auberge du Caratello.
Elena échange 2 cartes avec Dino à l'auberge du Caratello.
Fabio échange 1 carte avec Dino à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 12 ; Anna est Premier joueur.
Anna échange 1 carte avec Bruno à l'auberge du Caratello.
Bruno échange 2 cartes avec Dino à l'auberge du Caratello.
Carla échange 2 cartes avec Dino à l'auberge du Caratello.
Dino échange 1 carte avec Fabio à l'auberge du Caratello.
Elena échange 1 carte avec Dino à l'auberge du Caratello.
Fabio échange 1 carte avec Dino à l'auberge du Caratello.
Anna échange 1 carte avec Carla à l'auberge du Caratello.
Bruno charge une carte au port et devient Premier à charger.
Carla échange 1 carte avec Elena à l'auberge du Caratello.
Dino échange 1 carte avec Bruno à l'auberge du Caratello.
Elena échange 2 cartes avec Carla à l'auberge du Caratello.
Fabio échange 1 carte avec Dino à l'auberge du Caratello.
Bruno a chargé le plus (1) et devient Premier joueur.
Bruno regarde dans la cale et n'écarte rien.
Le navire part avec Le doute de Qohélet.
Le doute de Qohélet : Q change de faction.
Q a changé de faction.
Le navire ne rapporte rien ; le score est Zelanti +2.
Manche 13 ; Bruno est Premier joueur.
Bruno échange 1 carte avec Carla à l'auberge du Caratello.
Carla échange 1 carte avec Bruno à l'auberge du Caratello.
Dino échange 2 cartes avec Bruno à l'auberge du Caratello.
Elena échange 1 carte avec Carla à l'auberge du Caratello.
Fabio échange 1 carte avec Carla à l'auberge du Caratello.
Anna échange 1 carte avec Fabio à l'auberge du Caratello.
Bruno échange 1 carte avec Dino à l'auberge du Caratello.
Carla échange 2 cartes avec Bruno à l'auberge du Caratello.
Dino échange 2 cartes avec Elena à l'auberge du Caratello.
Elena échange 1 carte avec Dino à l'auberge du Caratello.
Fabio échange 1 carte avec Anna à l'auberge du Caratello.
Anna échange 1 carte avec Elena à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 14 ; Bruno est Premier joueur.
Bruno échange 1 carte avec Dino à l'auberge du Caratello.
Carla échange 1 carte avec Anna à l'auberge du Caratello.
Dino échange 2 cartes avec Elena à l'auberge du Caratello.
Elena échange 1 carte avec Fabio à l'auberge du Caratello.
Fabio échange 1 carte avec Elena à l'auberge du Caratello.
Anna échange 1 carte avec Bruno à l'auberge du Caratello.
Bruno échange 1 carte avec Carla à l'auberge du Caratello.
Carla échange 2 cartes avec Dino à l'auberge du Caratello.
Dino échange 1 carte avec Elena à l'auberge du Caratello.
Elena échange 1 carte avec Carla à l'auberge du Caratello.
Fabio échange 1 carte avec Carla à l'auberge du Caratello.
Anna échange 1 carte avec Fabio à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 15 ; Bruno est Premier joueur.
Bruno échange 2 cartes avec Dino à l'auberge du Caratello.
Carla échange 2 cartes avec Dino à l'auberge du Caratello.
Dino échange 2 cartes avec Elena à l'auberge du Caratello.
Elena échange 1 carte avec Bruno à l'auberge du Caratello.
Fabio échange 1 carte avec Anna à l'auberge du Caratello.
Anna échange 1 carte avec Elena à l'auberge du Caratello.
Bruno échange 1 carte avec Anna à l'auberge du Caratello.
Carla échange 1 carte avec Bruno à l'auberge du Caratello.
Dino échange 2 cartes avec Carla à l'auberge du Caratello.
Elena échange 1 carte avec Bruno à l'auberge du Caratello.
Fabio échange 1 carte avec Elena à l'auberge du Caratello.
Anna échange 1 carte avec Fabio à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 16 ; Bruno est Premier joueur.
Bruno échange 1 carte avec Carla à l'auberge du Caratello.
Carla échange 2 cartes avec Dino à l'auberge du Caratello.
Dino échange 1 carte avec Elena à l'auberge du Caratello.
Elena échange 1 carte avec Anna à l'auberge du Caratello.
Fabio échange 1 carte avec Dino à l'auberge du Caratello.
Anna échange 1 carte avec Dino à l'auberge du Caratello.
Bruno échange 1 carte avec Elena à l'auberge du Caratello.
Carla échange 2 cartes avec Dino à l'auberge du Caratello.
Dino échange 1 carte avec Bruno à l'auberge du Caratello.
Elena échange 2 cartes avec Carla à l'auberge du Caratello.
Fabio échange 1 carte avec Dino à l'auberge du Caratello.
Anna échange 1 carte avec Fabio à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 17 ; Bruno est Premier joueur.
Bruno échange 2 cartes avec Carla à l'auberge du Caratello.
Carla échange 2 cartes avec Bruno à l'auberge du Caratello.
Dino échange 1 carte avec Bruno à l'auberge du Caratello.
Elena échange 1 carte avec Bruno à l'auberge du Caratello.
Fabio échange 1 carte avec Anna à l'auberge du Caratello.
Anna échange 1 carte avec Dino à l'auberge du Caratello.
Bruno échange 1 carte avec Dino à l'auberge du Caratello.
Carla échange 1 carte avec Fabio à l'auberge du Caratello.
Dino échange 2 cartes avec Elena à l'auberge du Caratello.
Elena échange 1 carte avec Fabio à l'auberge du Caratello.
Fabio échange 1 carte avec Anna à l'auberge du Caratello.
Anna échange 1 carte avec Bruno à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 18 ; Bruno est Premier joueur.
Bruno va au Fondaco dei Tedeschi et pioche 2 cartes.
Carla échange 2 cartes avec Dino à l'auberge du Caratello.
Dino échange 2 cartes avec Carla à l'auberge du Caratello.
Elena échange 2 cartes avec Bruno à l'auberge du Caratello.
Fabio échange 1 carte avec Dino à l'auberge du Caratello.
Anna échange 1 carte avec Dino à l'auberge du Caratello.
Bruno échange 1 carte avec Anna à l'auberge du Caratello.
Carla échange 1 carte avec Elena à l'auberge du Caratello.
Dino échange 1 carte avec Fabio à l'auberge du Caratello.
Elena échange 2 cartes avec Dino à l'auberge du Caratello.
Fabio échange 1 carte avec Carla à l'auberge du Caratello.
Anna échange 1 carte avec Elena à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 19 ; Bruno est Premier joueur.
Bruno échange 2 cartes avec Elena à l'auberge du Caratello.
Carla échange 1 carte avec Dino à l'auberge du Caratello.
Dino va au couvent des théatins et défausse 2 cartes ; Elena en défausse autant.
Elena va au Fondaco dei Tedeschi et pioche 2 cartes.
Fabio échange 1 carte avec Bruno à l'auberge du Caratello.
Anna échange 1 carte avec Carla à l'auberge du Caratello.
Bruno échange 1 carte avec Elena à l'auberge du Caratello.
Carla échange 1 carte avec Anna à l'auberge du Caratello.
Dino va au Fondaco dei Tedeschi et pioche 2 cartes.
Elena échange 1 carte avec Carla à l'auberge du Caratello.
Fabio va au Fondaco dei Tedeschi et pioche 2 cartes.
Anna échange 1 carte avec Dino à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Manche 20 ; Bruno est Premier joueur.
Bruno échange 1 carte avec Dino à l'auberge du Caratello.
Carla échange 1 carte avec Fabio à l'auberge du Caratello.
Dino échange 1 carte avec Elena à l'auberge du Caratello.
Elena échange 1 carte avec Dino à l'auberge du Caratello.
Fabio échange 1 carte avec Anna à l'auberge du Caratello.
Anna échange 1 carte avec Carla à l'auberge du Caratello.
Bruno échange 2 cartes avec Fabio à l'auberge du Caratello.
Carla échange 2 cartes avec Fabio à l'auberge du Caratello.
Dino échange 1 carte avec Carla à l'auberge du Caratello.
Elena échange 1 carte avec Carla à l'auberge du Caratello.
Fabio échange 2 cartes avec Bruno à l'auberge du Caratello.
Anna échange 1 carte avec Dino à l'auberge du Caratello.
Personne n'a chargé : aucun navire ne part.
Le conclave s'ouvre : Zelanti +2. Anna était Q (Spirituali), Bruno était João Miquez (Spirituali), Carla était Gabriele Vendramin (Zelanti), Dino était Don Ludovico (Spirituali), Elena était Pietro Perna (Spirituali) et Fabio était Nicolò Zeno (Zelanti).
