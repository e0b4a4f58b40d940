(20, 18, 18) (1, 3, 2)
Round 1. On offer: Pietro Ottoboni, Louis XIV, the action card “swap” and the Camerlengo card.
Bids: Anna (1 amber), Bruno (1 diamond, 1 ruby and 1 sapphire) and Carla (1 ruby and 1 amber).
Order of taking: Bruno (1 diamond, 1 ruby and 1 sapphire), Carla (1 ruby and 1 amber) and Anna (1 amber).
Bruno takes Pietro Ottoboni (Innocent X, 44, squadron).
Carla takes Louis XIV.
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Left over, out of the game: the action card “swap”.
Round 2. On offer: Fabio Chigi, Decio Azzolini, the Squadrone Volante and the Camerlengo card.
Bids: Anna (no gems), Bruno (no gems) and Carla (no gems).
Order of taking: Anna (no gems), Bruno (no gems) and Carla (no gems).
Anna takes Fabio Chigi (Innocent X, 55, dove).
Bruno takes Decio Azzolini (leader of Innocent X, 31).
Carla takes the Squadrone Volante.
Carla pays for the Squadrone Volante and keeps it.
Round 3. On offer: Francesco Albizzi, Jules Mazarin, the action card “bid second” and the Camerlengo card.
Bids: Anna (2 ambers), Bruno (1 diamond and 2 ambers) and Carla (3 diamonds).
Order of taking: Carla (3 diamonds), Bruno (1 diamond and 2 ambers) and Anna (2 ambers).
Carla takes Francesco Albizzi (Innocent X, 61, Holy Office).
Bruno takes Jules Mazarin.
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Left over, out of the game: the action card “bid second”.
Round 4. On offer: Giovan Carlo de' Medici, Jules Mazarin, the action card “best gem twice” and the Camerlengo card.
Bids: Anna (1 amber), Bruno (1 diamond, 1 sapphire and 1 amber) and Carla (no gems).
Order of taking: Bruno (1 diamond, 1 sapphire and 1 amber), Anna (1 amber) and Carla (no gems).
Bruno takes Giovan Carlo de' Medici (Spain, 43, galley).
Anna takes Jules Mazarin.
Carla takes the Camerlengo card.
Carla is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Left over, out of the game: the action card “best gem twice”.
Round 5. On offer: Alessandro Bichi, Felipe IV, the action card “best gem twice” and the Camerlengo card.
Bids: Anna (1 diamond and 1 amber), Bruno (no gems) and Carla (1 sapphire and 1 amber).
Order of taking: Anna (1 diamond and 1 amber), Carla (1 sapphire and 1 amber) and Bruno (no gems).
Anna takes Alessandro Bichi (France, 58, nunciature).
Carla takes the Camerlengo card.
Carla is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Bruno takes Felipe IV.
Bruno gets 5 gold from the bank.
Left over, out of the game: the action card “best gem twice”.
Round 6. On offer: Lorenzo Imperiali, Francesco Barberini, Louis XIV and the Camerlengo card.
Bids: Anna (no gems), Bruno (1 diamond) and Carla (no gems).
Order of taking: Bruno (1 diamond), Carla (no gems) and Anna (no gems).
Bruno takes Lorenzo Imperiali (Innocent X, 42).
Carla takes Louis XIV.
Anna takes Francesco Barberini (leader of Urban VIII, 57).
Round 7. On offer: Camillo Astalli, Carlo de' Medici, Louis XIV and the Camerlengo card.
Bids: Anna (no gems), Bruno (no gems) and Carla (no gems).
Order of taking: Carla (no gems), Anna (no gems) and Bruno (no gems).
Carla takes Camillo Astalli (Spain, 35).
Anna takes Carlo de' Medici (leader of Spain, 59).
Bruno takes Louis XIV.
Round 8. On offer: Vincenzo Maculani, Felipe IV, the action card “swap” and the Camerlengo card.
Bids: Anna (1 sapphire), Bruno (no gems) and Carla (no gems).
Order of taking: Anna (1 sapphire), Carla (no gems) and Bruno (no gems).
Anna takes Vincenzo Maculani (Urban VIII, 76, Holy Office).
Carla takes Felipe IV.
Carla gets 5 gold from the bank.
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Left over, out of the game: the action card “swap”.
Round 9. On offer: Virginio Orsini, Louis XIV, the action card “ten gold” and the Camerlengo card.
Bids: Anna (1 diamond), Bruno (1 amber) and Carla (no gems).
Order of taking: Anna (1 diamond), Bruno (1 amber) and Carla (no gems).
Anna takes Virginio Orsini (France, 39).
Bruno takes Louis XIV.
Carla takes the Camerlengo card.
Carla is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Left over, out of the game: the action card “ten gold”.
Round 10. On offer: Bernardino Spada, Felipe IV, the action card “three rubies” and the Camerlengo card.
Black Smoke! The bags are paid out: 20 gold for Anna, 15 gold for Bruno and 10 gold for Carla.
Everybody has discarded an order.
Bids: Anna (1 sapphire), Bruno (1 sapphire) and Carla (1 ruby).
Order of taking: Carla (1 ruby), Anna (1 sapphire) and Bruno (1 sapphire).
Carla takes Bernardino Spada (Urban VIII, 60, nunciature).
Anna takes Felipe IV.
Anna gets 5 gold from the bank.
Bruno takes the action card “three rubies”.
Round 11. On offer: Angelo Giori, Friedrich von Hessen, the action card “three rubies” and the Camerlengo card.
Action cards: Bruno “three rubies”.
Bruno takes 2 gold from Carla and 2 gold from Anna.
Bids: Anna (2 sapphires) and Carla (1 ruby).
Order of taking: Bruno (3 rubies), Anna (2 sapphires) and Carla (1 ruby).
Bruno takes Friedrich von Hessen (late arrival, 38, galley).
Anna takes Angelo Giori (Urban VIII, 68, bees).
Carla takes the action card “three rubies”.
Round 12. On offer: Antonio Barberini, Paul de Gondi de Retz, Rinaldo d'Este and the Camerlengo card.
Action cards: Carla “three rubies”.
Carla takes 2 gold from Anna and 2 gold from Bruno.
Bids: Anna (1 ruby) and Bruno (no gems).
Order of taking: Carla (3 rubies), Anna (1 ruby) and Bruno (no gems).
Carla takes Antonio Barberini (France, 47, two Louis).
Anna takes Rinaldo d'Este (leader of France, 36).
Bruno takes Paul de Gondi de Retz (late arrival, 41, squadron).
Round 13. On offer: Giulio Sacchetti, Jules Mazarin, the action card “bribe” and the Camerlengo card.
Bids: Anna (no gems), Bruno (no gems) and Carla (1 ruby).
Order of taking: Carla (1 ruby), Anna (no gems) and Bruno (no gems).
Carla takes Giulio Sacchetti (Urban VIII, 67, two Mazarin).
Anna takes Jules Mazarin.
Bruno takes the action card “bribe”.
Round 14. On offer: Girolamo Colonna, Jules Mazarin, the action card “bribe” and the Camerlengo card.
Action cards: Bruno none.
Bids: Anna (no gems), Bruno (no gems) and Carla (no gems).
Order of taking: Carla (no gems), Anna (no gems) and Bruno (no gems).
Carla takes Girolamo Colonna (Spain, 50, eagle).
Anna takes Jules Mazarin.
Bruno takes the action card “bribe”.
Round 15. On offer: Juan de Lugo, Ernst Adalbert von Harrach, the action card “bribe” and the Camerlengo card.
Action cards: Bruno none.
Bids: Anna (1 ruby), Bruno (no gems) and Carla (1 diamond).
Order of taking: Carla (1 diamond), Anna (1 ruby) and Bruno (no gems).
Carla takes Ernst Adalbert von Harrach (late arrival, 56, eagle).
Anna takes Juan de Lugo (Spain, 71).
Bruno takes the action card “bribe”.
White Smoke! This is the last round. All that is left is on offer: 3 of each pile.
Round 16. On offer: Federico Sforza, Pier Luigi Carafa, Marzio Ginetti, Louis XIV, Jules Mazarin, the Case of Death, the action card “ten gold”, the action card “bid second”, the action card “swap” and the Camerlengo card.
Action cards: Bruno “bribe”.
Bruno pays Carla 5 gold and wins Girolamo Colonna over.
Bids: Anna (no gems), Bruno (no gems) and Carla (1 sapphire and 1 amber).
Order of taking: Carla (1 sapphire and 1 amber), Anna (no gems) and Bruno (no gems).
Carla takes Louis XIV.
Anna takes Marzio Ginetti (Urban VIII, 69, bees).
Bruno takes Federico Sforza (Spain, 51).
Left over, out of the game: Pier Luigi Carafa, Jules Mazarin, the Case of Death, the action card “ten gold”, the action card “bid second” and the action card “swap”.
The conclave is over. Orders: Anna has 2 crests of Spain and 2 crests of Urban VIII and fulfils the order, Bruno has 2 crests of Spain and 2 crests of Innocent X and fulfils the order and Carla has 1 crest of each faction and fulfils the order.
Turno 1. In palio: Pietro Ottoboni, Louis XIV, la carta azione «scambio» e la carta Camerlengo.
Offerte: Anna (1 ambra), Bruno (1 diamante, 1 rubino e 1 zaffiro) e Carla (1 rubino e 1 ambra).
Ordine di scelta: Bruno (1 diamante, 1 rubino e 1 zaffiro), Carla (1 rubino e 1 ambra) e Anna (1 ambra).
Bruno prende Pietro Ottoboni (Innocenzo X, 44, squadrone).
Carla prende Louis XIV.
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Avanzano e lasciano il gioco: la carta azione «scambio».
Turno 2. In palio: Fabio Chigi, Decio Azzolini, lo Squadrone Volante e la carta Camerlengo.
Offerte: Anna (nessuna gemma), Bruno (nessuna gemma) e Carla (nessuna gemma).
Ordine di scelta: Anna (nessuna gemma), Bruno (nessuna gemma) e Carla (nessuna gemma).
Anna prende Fabio Chigi (Innocenzo X, 55, colomba).
Bruno prende Decio Azzolini (capo della fazione di Innocenzo X, 31).
Carla prende lo Squadrone Volante.
Carla paga lo Squadrone Volante e lo tiene.
Turno 3. In palio: Francesco Albizzi, Jules Mazarin, la carta azione «offri dopo gli altri» e la carta Camerlengo.
Offerte: Anna (2 ambre), Bruno (1 diamante e 2 ambre) e Carla (3 diamanti).
Ordine di scelta: Carla (3 diamanti), Bruno (1 diamante e 2 ambre) e Anna (2 ambre).
Carla prende Francesco Albizzi (Innocenzo X, 61, Sant'Uffizio).
Bruno prende Jules Mazarin.
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Avanzano e lasciano il gioco: la carta azione «offri dopo gli altri».
Turno 4. In palio: Giovan Carlo de' Medici, Jules Mazarin, la carta azione «gemma migliore doppia» e la carta Camerlengo.
Offerte: Anna (1 ambra), Bruno (1 diamante, 1 zaffiro e 1 ambra) e Carla (nessuna gemma).
Ordine di scelta: Bruno (1 diamante, 1 zaffiro e 1 ambra), Anna (1 ambra) e Carla (nessuna gemma).
Bruno prende Giovan Carlo de' Medici (Spagna, 43, galera).
Anna prende Jules Mazarin.
Carla prende la carta Camerlengo.
Ora Carla è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Avanzano e lasciano il gioco: la carta azione «gemma migliore doppia».
Turno 5. In palio: Alessandro Bichi, Felipe IV, la carta azione «gemma migliore doppia» e la carta Camerlengo.
Offerte: Anna (1 diamante e 1 ambra), Bruno (nessuna gemma) e Carla (1 zaffiro e 1 ambra).
Ordine di scelta: Anna (1 diamante e 1 ambra), Carla (1 zaffiro e 1 ambra) e Bruno (nessuna gemma).
Anna prende Alessandro Bichi (Francia, 58, nunziatura).
Carla prende la carta Camerlengo.
Ora Carla è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Bruno prende Felipe IV.
Bruno riceve 5 monete dalla banca.
Avanzano e lasciano il gioco: la carta azione «gemma migliore doppia».
Turno 6. In palio: Lorenzo Imperiali, Francesco Barberini, Louis XIV e la carta Camerlengo.
Offerte: Anna (nessuna gemma), Bruno (1 diamante) e Carla (nessuna gemma).
Ordine di scelta: Bruno (1 diamante), Carla (nessuna gemma) e Anna (nessuna gemma).
Bruno prende Lorenzo Imperiali (Innocenzo X, 42).
Carla prende Louis XIV.
Anna prende Francesco Barberini (capo della fazione di Urbano VIII, 57).
Turno 7. In palio: Camillo Astalli, Carlo de' Medici, Louis XIV e la carta Camerlengo.
Offerte: Anna (nessuna gemma), Bruno (nessuna gemma) e Carla (nessuna gemma).
Ordine di scelta: Carla (nessuna gemma), Anna (nessuna gemma) e Bruno (nessuna gemma).
Carla prende Camillo Astalli (Spagna, 35).
Anna prende Carlo de' Medici (capo della fazione di Spagna, 59).
Bruno prende Louis XIV.
Turno 8. In palio: Vincenzo Maculani, Felipe IV, la carta azione «scambio» e la carta Camerlengo.
Offerte: Anna (1 zaffiro), Bruno (nessuna gemma) e Carla (nessuna gemma).
Ordine di scelta: Anna (1 zaffiro), Carla (nessuna gemma) e Bruno (nessuna gemma).
Anna prende Vincenzo Maculani (Urbano VIII, 76, Sant'Uffizio).
Carla prende Felipe IV.
Carla riceve 5 monete dalla banca.
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Avanzano e lasciano il gioco: la carta azione «scambio».
Turno 9. In palio: Virginio Orsini, Louis XIV, la carta azione «dieci monete» e la carta Camerlengo.
Offerte: Anna (1 diamante), Bruno (1 ambra) e Carla (nessuna gemma).
Ordine di scelta: Anna (1 diamante), Bruno (1 ambra) e Carla (nessuna gemma).
Anna prende Virginio Orsini (Francia, 39).
Bruno prende Louis XIV.
Carla prende la carta Camerlengo.
Ora Carla è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Avanzano e lasciano il gioco: la carta azione «dieci monete».
Turno 10. In palio: Bernardino Spada, Felipe IV, la carta azione «tre rubini» e la carta Camerlengo.
Fumata nera! Si pagano le borse: 20 monete per Anna, 15 monete per Bruno e 10 monete per Carla.
Ognuno ha scartato un obiettivo.
Offerte: Anna (1 zaffiro), Bruno (1 zaffiro) e Carla (1 rubino).
Ordine di scelta: Carla (1 rubino), Anna (1 zaffiro) e Bruno (1 zaffiro).
Carla prende Bernardino Spada (Urbano VIII, 60, nunziatura).
Anna prende Felipe IV.
Anna riceve 5 monete dalla banca.
Bruno prende la carta azione «tre rubini».
Turno 11. In palio: Angelo Giori, Friedrich von Hessen, la carta azione «tre rubini» e la carta Camerlengo.
Carte azione: Bruno «tre rubini».
Bruno prende monete: Carla ne perde 2 e Anna ne perde 2.
Offerte: Anna (2 zaffiri) e Carla (1 rubino).
Ordine di scelta: Bruno (3 rubini), Anna (2 zaffiri) e Carla (1 rubino).
Bruno prende Friedrich von Hessen (arrivato in ritardo, 38, galera).
Anna prende Angelo Giori (Urbano VIII, 68, api).
Carla prende la carta azione «tre rubini».
Turno 12. In palio: Antonio Barberini, Paul de Gondi de Retz, Rinaldo d'Este e la carta Camerlengo.
Carte azione: Carla «tre rubini».
Carla prende monete: Anna ne perde 2 e Bruno ne perde 2.
Offerte: Anna (1 rubino) e Bruno (nessuna gemma).
Ordine di scelta: Carla (3 rubini), Anna (1 rubino) e Bruno (nessuna gemma).
Carla prende Antonio Barberini (Francia, 47, due Louis).
Anna prende Rinaldo d'Este (capo della fazione di Francia, 36).
Bruno prende Paul de Gondi de Retz (arrivato in ritardo, 41, squadrone).
Turno 13. In palio: Giulio Sacchetti, Jules Mazarin, la carta azione «corruzione» e la carta Camerlengo.
Offerte: Anna (nessuna gemma), Bruno (nessuna gemma) e Carla (1 rubino).
Ordine di scelta: Carla (1 rubino), Anna (nessuna gemma) e Bruno (nessuna gemma).
Carla prende Giulio Sacchetti (Urbano VIII, 67, due Mazarin).
Anna prende Jules Mazarin.
Bruno prende la carta azione «corruzione».
Turno 14. In palio: Girolamo Colonna, Jules Mazarin, la carta azione «corruzione» e la carta Camerlengo.
Carte azione: Bruno nessuna.
Offerte: Anna (nessuna gemma), Bruno (nessuna gemma) e Carla (nessuna gemma).
Ordine di scelta: Carla (nessuna gemma), Anna (nessuna gemma) e Bruno (nessuna gemma).
Carla prende Girolamo Colonna (Spagna, 50, aquila).
Anna prende Jules Mazarin.
Bruno prende la carta azione «corruzione».
Turno 15. In palio: Juan de Lugo, Ernst Adalbert von Harrach, la carta azione «corruzione» e la carta Camerlengo.
Carte azione: Bruno nessuna.
Offerte: Anna (1 rubino), Bruno (nessuna gemma) e Carla (1 diamante).
Ordine di scelta: Carla (1 diamante), Anna (1 rubino) e Bruno (nessuna gemma).
Carla prende Ernst Adalbert von Harrach (arrivato in ritardo, 56, aquila).
Anna prende Juan de Lugo (Spagna, 71).
Bruno prende la carta azione «corruzione».
Fumata bianca! È l'ultimo turno. In palio tutto quel che resta: 3 per mazzo.
Turno 16. In palio: Federico Sforza, Pier Luigi Carafa, Marzio Ginetti, Louis XIV, Jules Mazarin, il Caso di morte, la carta azione «dieci monete», la carta azione «offri dopo gli altri», la carta azione «scambio» e la carta Camerlengo.
Carte azione: Bruno «corruzione».
Bruno corrompe Girolamo Colonna con 5 monete, che riceve Carla.
Offerte: Anna (nessuna gemma), Bruno (nessuna gemma) e Carla (1 zaffiro e 1 ambra).
Ordine di scelta: Carla (1 zaffiro e 1 ambra), Anna (nessuna gemma) e Bruno (nessuna gemma).
Carla prende Louis XIV.
Anna prende Marzio Ginetti (Urbano VIII, 69, api).
Bruno prende Federico Sforza (Spagna, 51).
Avanzano e lasciano il gioco: Pier Luigi Carafa, Jules Mazarin, il Caso di morte, la carta azione «dieci monete», la carta azione «offri dopo gli altri» e la carta azione «scambio».
Il conclave è finito. Obiettivi: Anna ha 2 stemmi di Spagna e 2 stemmi di Urbano VIII e raggiunge l'obiettivo, Bruno ha 2 stemmi di Spagna e 2 stemmi di Innocenzo X e raggiunge l'obiettivo e Carla ha 1 stemma di ogni fazione e raggiunge l'obiettivo.
Manche 1. Dans l'affichage commun : Pietro Ottoboni, Louis XIV, la carte action « échange » et la carte Camerlingue.
Enchères : Anna (1 ambre), Bruno (1 diamant, 1 rubis et 1 saphir) et Carla (1 rubis et 1 ambre).
Ordre de choix : Bruno (1 diamant, 1 rubis et 1 saphir), Carla (1 rubis et 1 ambre) et Anna (1 ambre).
Bruno prend Pietro Ottoboni (Innocent X, 44, escadron).
Carla prend Louis XIV.
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Reste et quitte le jeu : la carte action « échange ».
Manche 2. Dans l'affichage commun : Fabio Chigi, Decio Azzolini, l'Escadron volant et la carte Camerlingue.
Enchères : Anna (aucune gemme), Bruno (aucune gemme) et Carla (aucune gemme).
Ordre de choix : Anna (aucune gemme), Bruno (aucune gemme) et Carla (aucune gemme).
Anna prend Fabio Chigi (Innocent X, 55, colombe).
Bruno prend Decio Azzolini (chef de la faction d'Innocent X, 31).
Carla prend l'Escadron volant.
Carla paie l'Escadron volant et le garde.
Manche 3. Dans l'affichage commun : Francesco Albizzi, Jules Mazarin, la carte action « miser après les autres » et la carte Camerlingue.
Enchères : Anna (2 ambres), Bruno (1 diamant et 2 ambres) et Carla (3 diamants).
Ordre de choix : Carla (3 diamants), Bruno (1 diamant et 2 ambres) et Anna (2 ambres).
Carla prend Francesco Albizzi (Innocent X, 61, Saint-Office).
Bruno prend Jules Mazarin.
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Reste et quitte le jeu : la carte action « miser après les autres ».
Manche 4. Dans l'affichage commun : Giovan Carlo de' Medici, Jules Mazarin, la carte action « meilleure gemme double » et la carte Camerlingue.
Enchères : Anna (1 ambre), Bruno (1 diamant, 1 saphir et 1 ambre) et Carla (aucune gemme).
Ordre de choix : Bruno (1 diamant, 1 saphir et 1 ambre), Anna (1 ambre) et Carla (aucune gemme).
Bruno prend Giovan Carlo de' Medici (Espagne, 43, galère).
Anna prend Jules Mazarin.
Carla prend la carte Camerlingue.
Carla est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Reste et quitte le jeu : la carte action « meilleure gemme double ».
Manche 5. Dans l'affichage commun : Alessandro Bichi, Felipe IV, la carte action « meilleure gemme double » et la carte Camerlingue.
Enchères : Anna (1 diamant et 1 ambre), Bruno (aucune gemme) et Carla (1 saphir et 1 ambre).
Ordre de choix : Anna (1 diamant et 1 ambre), Carla (1 saphir et 1 ambre) et Bruno (aucune gemme).
Anna prend Alessandro Bichi (France, 58, nonciature).
Carla prend la carte Camerlingue.
Carla est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Bruno prend Felipe IV.
Bruno reçoit 5 pièces de la banque.
Reste et quitte le jeu : la carte action « meilleure gemme double ».
Manche 6. Dans l'affichage commun : Lorenzo Imperiali, Francesco Barberini, Louis XIV et la carte Camerlingue.
Enchères : Anna (aucune gemme), Bruno (1 diamant) et Carla (aucune gemme).
Ordre de choix : Bruno (1 diamant), Carla (aucune gemme) et Anna (aucune gemme).
Bruno prend Lorenzo Imperiali (Innocent X, 42).
Carla prend Louis XIV.
Anna prend Francesco Barberini (chef de la faction d'Urbain VIII, 57).
Manche 7. Dans l'affichage commun : Camillo Astalli, Carlo de' Medici, Louis XIV et la carte Camerlingue.
Enchères : Anna (aucune gemme), Bruno (aucune gemme) et Carla (aucune gemme).
Ordre de choix : Carla (aucune gemme), Anna (aucune gemme) et Bruno (aucune gemme).
Carla prend Camillo Astalli (Espagne, 35).
Anna prend Carlo de' Medici (chef de la faction d'Espagne, 59).
Bruno prend Louis XIV.
Manche 8. Dans l'affichage commun : Vincenzo Maculani, Felipe IV, la carte action « échange » et la carte Camerlingue.
Enchères : Anna (1 saphir), Bruno (aucune gemme) et Carla (aucune gemme).
Ordre de choix : Anna (1 saphir), Carla (aucune gemme) et Bruno (aucune gemme).
Anna prend Vincenzo Maculani (Urbain VIII, 76, Saint-Office).
Carla prend Felipe IV.
Carla reçoit 5 pièces de la banque.
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Reste et quitte le jeu : la carte action « échange ».
Manche 9. Dans l'affichage commun : Virginio Orsini, Louis XIV, la carte action « dix pièces d'or » et la carte Camerlingue.
Enchères : Anna (1 diamant), Bruno (1 ambre) et Carla (aucune gemme).
Ordre de choix : Anna (1 diamant), Bruno (1 ambre) et Carla (aucune gemme).
Anna prend Virginio Orsini (France, 39).
Bruno prend Louis XIV.
Carla prend la carte Camerlingue.
Carla est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Reste et quitte le jeu : la carte action « dix pièces d'or ».
Manche 10. Dans l'affichage commun : Bernardino Spada, Felipe IV, la carte action « trois rubis » et la carte Camerlingue.
Fumée noire ! Les sacs d'or sont payés : 20 pièces pour Anna, 15 pièces pour Bruno et 10 pièces pour Carla.
Chacun a défaussé un ordre.
Enchères : Anna (1 saphir), Bruno (1 saphir) et Carla (1 rubis).
Ordre de choix : Carla (1 rubis), Anna (1 saphir) et Bruno (1 saphir).
Carla prend Bernardino Spada (Urbain VIII, 60, nonciature).
Anna prend Felipe IV.
Anna reçoit 5 pièces de la banque.
Bruno prend la carte action « trois rubis ».
Manche 11. Dans l'affichage commun : Angelo Giori, Friedrich von Hessen, la carte action « trois rubis » et la carte Camerlingue.
Cartes action : Bruno « trois rubis ».
Bruno prend des pièces : Carla en perd 2 et Anna en perd 2.
Enchères : Anna (2 saphirs) et Carla (1 rubis).
Ordre de choix : Bruno (3 rubis), Anna (2 saphirs) et Carla (1 rubis).
Bruno prend Friedrich von Hessen (arrivée tardive, 38, galère).
Anna prend Angelo Giori (Urbain VIII, 68, abeilles).
Carla prend la carte action « trois rubis ».
Manche 12. Dans l'affichage commun : Antonio Barberini, Paul de Gondi de Retz, Rinaldo d'Este et la carte Camerlingue.
Cartes action : Carla « trois rubis ».
Carla prend des pièces : Anna en perd 2 et Bruno en perd 2.
Enchères : Anna (1 rubis) et Bruno (aucune gemme).
Ordre de choix : Carla (3 rubis), Anna (1 rubis) et Bruno (aucune gemme).
Carla prend Antonio Barberini (France, 47, deux Louis).
Anna prend Rinaldo d'Este (chef de la faction de France, 36).
Bruno prend Paul de Gondi de Retz (arrivée tardive, 41, escadron).
Manche 13. Dans l'affichage commun : Giulio Sacchetti, Jules Mazarin, la carte action « corruption » et la carte Camerlingue.
Enchères : Anna (aucune gemme), Bruno (aucune gemme) et Carla (1 rubis).
Ordre de choix : Carla (1 rubis), Anna (aucune gemme) et Bruno (aucune gemme).
Carla prend Giulio Sacchetti (Urbain VIII, 67, deux Mazarin).
Anna prend Jules Mazarin.
Bruno prend la carte action « corruption ».
Manche 14. Dans l'affichage commun : Girolamo Colonna, Jules Mazarin, la carte action « corruption » et la carte Camerlingue.
Cartes action : Bruno aucune.
Enchères : Anna (aucune gemme), Bruno (aucune gemme) et Carla (aucune gemme).
Ordre de choix : Carla (aucune gemme), Anna (aucune gemme) et Bruno (aucune gemme).
Carla prend Girolamo Colonna (Espagne, 50, aigle).
Anna prend Jules Mazarin.
Bruno prend la carte action « corruption ».
Manche 15. Dans l'affichage commun : Juan de Lugo, Ernst Adalbert von Harrach, la carte action « corruption » et la carte Camerlingue.
Cartes action : Bruno aucune.
Enchères : Anna (1 rubis), Bruno (aucune gemme) et Carla (1 diamant).
Ordre de choix : Carla (1 diamant), Anna (1 rubis) et Bruno (aucune gemme).
Carla prend Ernst Adalbert von Harrach (arrivée tardive, 56, aigle).
Anna prend Juan de Lugo (Espagne, 71).
Bruno prend la carte action « corruption ».
Fumée blanche ! C'est la dernière manche. Tout ce qui reste est offert : 3 par paquet.
Manche 16. Dans l'affichage commun : Federico Sforza, Pier Luigi Carafa, Marzio Ginetti, Louis XIV, Jules Mazarin, le Cas de mort, la carte action « dix pièces d'or », la carte action « miser après les autres », la carte action « échange » et la carte Camerlingue.
Cartes action : Bruno « corruption ».
Bruno gagne Girolamo Colonna pour 5 pièces, que reçoit Carla.
Enchères : Anna (aucune gemme), Bruno (aucune gemme) et Carla (1 saphir et 1 ambre).
Ordre de choix : Carla (1 saphir et 1 ambre), Anna (aucune gemme) et Bruno (aucune gemme).
Carla prend Louis XIV.
Anna prend Marzio Ginetti (Urbain VIII, 69, abeilles).
Bruno prend Federico Sforza (Espagne, 51).
Reste et quitte le jeu : Pier Luigi Carafa, Jules Mazarin, le Cas de mort, la carte action « dix pièces d'or », la carte action « miser après les autres » et la carte action « échange ».
Le conclave est fini. Ordres : Anna a 2 blasons d'Espagne et 2 blasons d'Urbain VIII et achève son ordre, Bruno a 2 blasons d'Espagne et 2 blasons d'Innocent X et achève son ordre et Carla a 1 blason de chaque faction et achève son ordre.
