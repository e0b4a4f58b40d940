(12, 12, 16, 15) (4, 3, 1, 2)
Round 1. On offer: Lorenzo Imperiali, Jules Mazarin, the action card “ten gold” and the Camerlengo card.
Bids: Anna (1 ruby), Bruno (1 diamond, 1 ruby and 1 amber), Carla (2 ambers) and Dino (2 diamonds and 1 sapphire).
Order of taking: Dino (2 diamonds and 1 sapphire), Bruno (1 diamond, 1 ruby and 1 amber), Carla (2 ambers) and Anna (1 ruby).
Dino takes Jules Mazarin.
Bruno takes Lorenzo Imperiali (Innocent X, 42).
Carla takes the Camerlengo card.
Carla is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Anna takes the action card “ten gold”.
Round 2. On offer: Marzio Ginetti, Louis XIV, the action card “swap” and the Camerlengo card.
Action cards: Anna “ten gold”.
Anna gets 10 gold from the bank.
Bids: Anna (2 sapphires and 1 amber), Bruno (1 diamond and 1 amber), Carla (3 diamonds) and Dino (2 diamonds).
Order of taking: Carla (3 diamonds), Anna (2 sapphires and 1 amber), Dino (2 diamonds) and Bruno (1 diamond and 1 amber).
Carla takes Marzio Ginetti (Urban VIII, 69, bees).
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Dino takes Louis XIV.
Bruno takes the action card “swap”.
Round 3. On offer: Angelo Giori, Louis XIV, the action card “three rubies” and the Camerlengo card.
Action cards: Bruno none.
Bids: Anna (1 ruby), Bruno (2 diamonds and 1 amber), Carla (1 diamond and 1 ruby) and Dino (1 sapphire and 2 ambers).
Order of taking: Bruno (2 diamonds and 1 amber), Dino (1 sapphire and 2 ambers), Carla (1 diamond and 1 ruby) and Anna (1 ruby).
Bruno takes Louis XIV.
Dino takes the action card “three rubies”.
Carla takes the Camerlengo card.
Carla is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Anna takes Angelo Giori (Urban VIII, 68, bees).
Round 4. On offer: Vincenzo Maculani, Louis XIV, the action card “three rubies” and the Camerlengo card.
Action cards: Bruno “swap” and Dino none.
Bruno swaps Lorenzo Imperiali (from Bruno) and Angelo Giori (from Anna).
Bids: Anna (2 diamonds and 1 sapphire), Bruno (1 sapphire), Carla (3 ambers) and Dino (no gems).
Order of taking: Anna (2 diamonds and 1 sapphire), Carla (3 ambers), Bruno (1 sapphire) and Dino (no gems).
Anna takes the action card “three rubies”.
Carla takes Louis XIV.
Bruno takes Vincenzo Maculani (Urban VIII, 76, Holy Office).
Dino takes the Camerlengo card.
Dino is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Round 5. On offer: Federico Sforza, Carlo de' Medici, Felipe IV and the Camerlengo card.
Action cards: Anna none and Dino none.
Bids: Anna (1 diamond), Bruno (1 sapphire), Carla (2 sapphires) and Dino (1 ruby, 1 sapphire and 1 amber).
Order of taking: Dino (1 ruby, 1 sapphire and 1 amber), Carla (2 sapphires), Anna (1 diamond) and Bruno (1 sapphire).
Dino takes Carlo de' Medici (leader of Spain, 59).
Carla takes Federico Sforza (Spain, 51).
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Bruno takes Felipe IV.
Bruno gets 5 gold from the bank.
Round 6. On offer: Bernardino Spada, Paul de Gondi de Retz, the action card “best gem twice” and the Camerlengo card.
Action cards: Anna “three rubies” and Dino none.
Anna takes 2 gold from Bruno, 2 gold from Carla and 2 gold from Dino.
Bids: Bruno (no gems), Carla (1 ruby and 2 sapphires) and Dino (1 ruby).
Order of taking: Anna (3 rubies), Carla (1 ruby and 2 sapphires), Dino (1 ruby) and Bruno (no gems).
Anna takes the action card “best gem twice”.
Carla takes the Camerlengo card.
Carla is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Dino takes Paul de Gondi de Retz (late arrival, 41, squadron).
Bruno takes Bernardino Spada (Urban VIII, 60, nunciature).
Round 7. On offer: Pietro Ottoboni, Jules Mazarin, the action card “swap” and the Camerlengo card.
Action cards: Anna none and Dino “three rubies”.
Dino takes 2 gold from Anna, 2 gold from Bruno and 2 gold from Carla.
Bids: Anna (1 diamond and 1 sapphire), Bruno (no gems) and Carla (1 sapphire and 1 amber).
Order of taking: Dino (3 rubies), Anna (1 diamond and 1 sapphire), Carla (1 sapphire and 1 amber) and Bruno (no gems).
Dino takes Pietro Ottoboni (Innocent X, 44, squadron).
Anna takes the action card “swap”.
Carla takes the Camerlengo card.
Carla is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Bruno takes Jules Mazarin.
Round 8. On offer: Virginio Orsini, Jules Mazarin, the action card “bribe” and the Camerlengo card.
Action cards: Anna “best gem twice”.
Anna takes 3 gold from Bruno, 3 gold from Carla and 3 gold from Dino.
Bids: Anna (1 ruby), Bruno (no gems), Carla (2 rubies) and Dino (1 amber).
Order of taking: Carla (2 rubies), Anna (2 rubies), Dino (1 amber) and Bruno (no gems).
Carla takes Virginio Orsini (France, 39).
Anna takes the action card “bribe”.
Dino takes the Camerlengo card.
Dino is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Bruno takes Jules Mazarin.
Round 9. On offer: Pier Luigi Carafa, Jules Mazarin, the action card “swap” and the Camerlengo card.
Action cards: Anna “bribe”.
Anna pays Carla 5 gold and wins Marzio Ginetti over.
Bids: Anna (3 ambers), Bruno (no gems), Carla (1 ruby, 1 sapphire and 1 amber) and Dino (1 sapphire).
Order of taking: Carla (1 ruby, 1 sapphire and 1 amber), Anna (3 ambers), Dino (1 sapphire) and Bruno (no gems).
Carla takes the action card “swap”.
Anna takes Pier Luigi Carafa (Innocent X, 73).
Dino takes Jules Mazarin.
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Round 10. On offer: Francesco Albizzi, Ernst Adalbert von Harrach, the action card “bribe” and the Camerlengo card.
Action cards: Anna “swap” and Carla “swap”.
Carla lets “swap” go; the card is spent.
Anna swaps Virginio Orsini (from Carla) and Pier Luigi Carafa (from Anna).
Bids: Anna (no gems), Bruno (1 ruby and 1 sapphire), Carla (no gems) and Dino (1 ruby).
Order of taking: Bruno (1 ruby and 1 sapphire), Dino (1 ruby), Carla (no gems) and Anna (no gems).
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Dino takes Ernst Adalbert von Harrach (late arrival, 56, eagle).
Carla takes the action card “bribe”.
Anna takes Francesco Albizzi (Innocent X, 61, Holy Office).
Round 11. On offer: Antonio Barberini, Felipe IV, the action card “best gem twice” and the Camerlengo card.
Black Smoke! The bags are paid out: 20 gold for Anna, 15 gold for Bruno, 10 gold for Carla and 5 gold for Dino.
Everybody has discarded an order.
Action cards: Carla none.
Bids: Anna (no gems), Bruno (1 ruby and 2 ambers), Carla (no gems) and Dino (no gems).
Order of taking: Bruno (1 ruby and 2 ambers), Carla (no gems), Dino (no gems) and Anna (no gems).
Bruno takes the action card “best gem twice”.
Carla takes Antonio Barberini (France, 47, two Louis).
Dino takes Felipe IV.
Dino gets 5 gold from the bank.
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Round 12. On offer: Fabio Chigi, Decio Azzolini, the Case of Death and the Camerlengo card.
Action cards: Bruno “best gem twice” and Carla “bribe”.
Bruno takes 3 gold from Carla, 3 gold from Dino and 3 gold from Anna.
Carla pays Dino 5 gold and wins Ernst Adalbert von Harrach over.
Bids: Anna (1 sapphire), Bruno (1 sapphire), Carla (no gems) and Dino (1 amber).
Order of taking: Bruno (2 sapphires), Anna (1 sapphire), Dino (1 amber) and Carla (no gems).
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Anna takes Fabio Chigi (Innocent X, 55, dove).
Dino takes the Case of Death.
Dino gets 5 gold from the bank.
Vincenzo Maculani dies; Bruno loses him.
Carla takes Decio Azzolini (leader of Innocent X, 31).
Round 13. On offer: Giulio Sacchetti, Francesco Barberini, the Squadrone Volante and the Camerlengo card.
Bids: Anna (1 amber), Bruno (1 ruby), Carla (no gems) and Dino (no gems).
Order of taking: Bruno (1 ruby), Anna (1 amber), Carla (no gems) and Dino (no gems).
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Anna takes the Squadrone Volante.
Anna pays for the Squadrone Volante and keeps it.
Carla takes Francesco Barberini (leader of Urban VIII, 57).
Dino takes Giulio Sacchetti (Urban VIII, 67, two Mazarin).
Round 14. On offer: Camillo Astalli, Rinaldo d'Este, Louis XIV and the Camerlengo card.
Bids: Anna (no gems), Bruno (1 ruby and 1 sapphire), Carla (no gems) and Dino (no gems).
Order of taking: Bruno (1 ruby and 1 sapphire), Carla (no gems), Dino (no gems) and Anna (no gems).
Bruno takes Camillo Astalli (Spain, 35).
Carla takes Louis XIV.
Dino takes the Camerlengo card.
Dino is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Anna takes Rinaldo d'Este (leader of France, 36).
Round 15. On offer: Giovan Carlo de' Medici, Friedrich von Hessen, the action card “bid second” and the Camerlengo card.
Bids: Anna (no gems), Bruno (2 ambers), Carla (no gems) and Dino (1 ruby).
Order of taking: Bruno (2 ambers), Dino (1 ruby), Anna (no gems) and Carla (no gems).
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Dino takes Friedrich von Hessen (late arrival, 38, galley).
Anna takes Giovan Carlo de' Medici (Spain, 43, galley).
Carla takes the action card “bid second”.
Round 16. On offer: Girolamo Colonna, Louis XIV, the action card “bribe” and the Camerlengo card.
Action cards: Carla none.
Bids: Anna (1 amber), Bruno (1 ruby and 2 sapphires), Carla (no gems) and Dino (1 sapphire and 1 amber).
Order of taking: Bruno (1 ruby and 2 sapphires), Dino (1 sapphire and 1 amber), Anna (1 amber) and Carla (no gems).
Bruno takes the action card “bribe”.
Dino takes Girolamo Colonna (Spain, 50, eagle).
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Carla takes Louis XIV.
Round 17. On offer: Alessandro Bichi, Felipe IV, the action card “ten gold” and the Camerlengo card.
Action cards: Bruno “bribe” and Carla none.
Bruno pays Anna 5 gold and wins Giovan Carlo de' Medici over.
Bids: Anna (1 amber), Bruno (no gems), Carla (no gems) and Dino (no gems).
Order of taking: Anna (1 amber), Bruno (no gems), Carla (no gems) and Dino (no gems).
Anna takes Felipe IV.
Anna gets 5 gold from the bank.
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Carla takes Alessandro Bichi (France, 58, nunciature).
Dino takes the action card “ten gold”.
White Smoke! This is the last round. All that is left is on offer: 1 of each pile.
Round 18. On offer: Juan de Lugo, Jules Mazarin, the action card “bid second” and the Camerlengo card.
Action cards: Carla none and Dino none.
Bids: Anna (1 ruby and 1 sapphire), Bruno (1 ruby, 1 sapphire and 1 amber), Carla (no gems) and Dino (no gems).
Order of taking: Bruno (1 ruby, 1 sapphire and 1 amber), Anna (1 ruby and 1 sapphire), Carla (no gems) and Dino (no gems).
Bruno takes Juan de Lugo (Spain, 71).
Anna takes the action card “bid second”.
Carla takes Jules Mazarin.
Dino takes the Camerlengo card.
Dino is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
The conclave is over. Orders: Anna misses the order for 1 crest of each faction, Bruno misses the order for 2 crests of Spain and 2 crests of Innocent X, Carla has 1 crest of each faction and fulfils the order and Dino misses the order for more leaders than anyone else.
Turno 1. In palio: Lorenzo Imperiali, Jules Mazarin, la carta azione «dieci monete» e la carta Camerlengo.
Offerte: Anna (1 rubino), Bruno (1 diamante, 1 rubino e 1 ambra), Carla (2 ambre) e Dino (2 diamanti e 1 zaffiro).
Ordine di scelta: Dino (2 diamanti e 1 zaffiro), Bruno (1 diamante, 1 rubino e 1 ambra), Carla (2 ambre) e Anna (1 rubino).
Dino prende Jules Mazarin.
Bruno prende Lorenzo Imperiali (Innocenzo X, 42).
Carla prende la carta Camerlengo.
Ora Carla è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Anna prende la carta azione «dieci monete».
Turno 2. In palio: Marzio Ginetti, Louis XIV, la carta azione «scambio» e la carta Camerlengo.
Carte azione: Anna «dieci monete».
Anna riceve 10 monete dalla banca.
Offerte: Anna (2 zaffiri e 1 ambra), Bruno (1 diamante e 1 ambra), Carla (3 diamanti) e Dino (2 diamanti).
Ordine di scelta: Carla (3 diamanti), Anna (2 zaffiri e 1 ambra), Dino (2 diamanti) e Bruno (1 diamante e 1 ambra).
Carla prende Marzio Ginetti (Urbano VIII, 69, api).
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Dino prende Louis XIV.
Bruno prende la carta azione «scambio».
Turno 3. In palio: Angelo Giori, Louis XIV, la carta azione «tre rubini» e la carta Camerlengo.
Carte azione: Bruno nessuna.
Offerte: Anna (1 rubino), Bruno (2 diamanti e 1 ambra), Carla (1 diamante e 1 rubino) e Dino (1 zaffiro e 2 ambre).
Ordine di scelta: Bruno (2 diamanti e 1 ambra), Dino (1 zaffiro e 2 ambre), Carla (1 diamante e 1 rubino) e Anna (1 rubino).
Bruno prende Louis XIV.
Dino prende la carta azione «tre rubini».
Carla prende la carta Camerlengo.
Ora Carla è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Anna prende Angelo Giori (Urbano VIII, 68, api).
Turno 4. In palio: Vincenzo Maculani, Louis XIV, la carta azione «tre rubini» e la carta Camerlengo.
Carte azione: Bruno «scambio» e Dino nessuna.
Bruno scambia Lorenzo Imperiali (presso Bruno) e Angelo Giori (presso Anna).
Offerte: Anna (2 diamanti e 1 zaffiro), Bruno (1 zaffiro), Carla (3 ambre) e Dino (nessuna gemma).
Ordine di scelta: Anna (2 diamanti e 1 zaffiro), Carla (3 ambre), Bruno (1 zaffiro) e Dino (nessuna gemma).
Anna prende la carta azione «tre rubini».
Carla prende Louis XIV.
Bruno prende Vincenzo Maculani (Urbano VIII, 76, Sant'Uffizio).
Dino prende la carta Camerlengo.
Ora Dino è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Turno 5. In palio: Federico Sforza, Carlo de' Medici, Felipe IV e la carta Camerlengo.
Carte azione: Anna nessuna e Dino nessuna.
Offerte: Anna (1 diamante), Bruno (1 zaffiro), Carla (2 zaffiri) e Dino (1 rubino, 1 zaffiro e 1 ambra).
Ordine di scelta: Dino (1 rubino, 1 zaffiro e 1 ambra), Carla (2 zaffiri), Anna (1 diamante) e Bruno (1 zaffiro).
Dino prende Carlo de' Medici (capo della fazione di Spagna, 59).
Carla prende Federico Sforza (Spagna, 51).
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Bruno prende Felipe IV.
Bruno riceve 5 monete dalla banca.
Turno 6. In palio: Bernardino Spada, Paul de Gondi de Retz, la carta azione «gemma migliore doppia» e la carta Camerlengo.
Carte azione: Anna «tre rubini» e Dino nessuna.
Anna prende monete: Bruno ne perde 2, Carla ne perde 2 e Dino ne perde 2.
Offerte: Bruno (nessuna gemma), Carla (1 rubino e 2 zaffiri) e Dino (1 rubino).
Ordine di scelta: Anna (3 rubini), Carla (1 rubino e 2 zaffiri), Dino (1 rubino) e Bruno (nessuna gemma).
Anna prende la carta azione «gemma migliore doppia».
Carla prende la carta Camerlengo.
Ora Carla è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Dino prende Paul de Gondi de Retz (arrivato in ritardo, 41, squadrone).
Bruno prende Bernardino Spada (Urbano VIII, 60, nunziatura).
Turno 7. In palio: Pietro Ottoboni, Jules Mazarin, la carta azione «scambio» e la carta Camerlengo.
Carte azione: Anna nessuna e Dino «tre rubini».
Dino prende monete: Anna ne perde 2, Bruno ne perde 2 e Carla ne perde 2.
Offerte: Anna (1 diamante e 1 zaffiro), Bruno (nessuna gemma) e Carla (1 zaffiro e 1 ambra).
Ordine di scelta: Dino (3 rubini), Anna (1 diamante e 1 zaffiro), Carla (1 zaffiro e 1 ambra) e Bruno (nessuna gemma).
Dino prende Pietro Ottoboni (Innocenzo X, 44, squadrone).
Anna prende la carta azione «scambio».
Carla prende la carta Camerlengo.
Ora Carla è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Bruno prende Jules Mazarin.
Turno 8. In palio: Virginio Orsini, Jules Mazarin, la carta azione «corruzione» e la carta Camerlengo.
Carte azione: Anna «gemma migliore doppia».
Anna prende monete: Bruno ne perde 3, Carla ne perde 3 e Dino ne perde 3.
Offerte: Anna (1 rubino), Bruno (nessuna gemma), Carla (2 rubini) e Dino (1 ambra).
Ordine di scelta: Carla (2 rubini), Anna (2 rubini), Dino (1 ambra) e Bruno (nessuna gemma).
Carla prende Virginio Orsini (Francia, 39).
Anna prende la carta azione «corruzione».
Dino prende la carta Camerlengo.
Ora Dino è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Bruno prende Jules Mazarin.
Turno 9. In palio: Pier Luigi Carafa, Jules Mazarin, la carta azione «scambio» e la carta Camerlengo.
Carte azione: Anna «corruzione».
Anna corrompe Marzio Ginetti con 5 monete, che riceve Carla.
Offerte: Anna (3 ambre), Bruno (nessuna gemma), Carla (1 rubino, 1 zaffiro e 1 ambra) e Dino (1 zaffiro).
Ordine di scelta: Carla (1 rubino, 1 zaffiro e 1 ambra), Anna (3 ambre), Dino (1 zaffiro) e Bruno (nessuna gemma).
Carla prende la carta azione «scambio».
Anna prende Pier Luigi Carafa (Innocenzo X, 73).
Dino prende Jules Mazarin.
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Turno 10. In palio: Francesco Albizzi, Ernst Adalbert von Harrach, la carta azione «corruzione» e la carta Camerlengo.
Carte azione: Anna «scambio» e Carla «scambio».
Carla rinuncia a «scambio»; la carta è persa.
Anna scambia Virginio Orsini (presso Carla) e Pier Luigi Carafa (presso Anna).
Offerte: Anna (nessuna gemma), Bruno (1 rubino e 1 zaffiro), Carla (nessuna gemma) e Dino (1 rubino).
Ordine di scelta: Bruno (1 rubino e 1 zaffiro), Dino (1 rubino), Carla (nessuna gemma) e Anna (nessuna gemma).
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Dino prende Ernst Adalbert von Harrach (arrivato in ritardo, 56, aquila).
Carla prende la carta azione «corruzione».
Anna prende Francesco Albizzi (Innocenzo X, 61, Sant'Uffizio).
Turno 11. In palio: Antonio Barberini, Felipe IV, la carta azione «gemma migliore doppia» e la carta Camerlengo.
Fumata nera! Si pagano le borse: 20 monete per Anna, 15 monete per Bruno, 10 monete per Carla e 5 monete per Dino.
Ognuno ha scartato un obiettivo.
Carte azione: Carla nessuna.
Offerte: Anna (nessuna gemma), Bruno (1 rubino e 2 ambre), Carla (nessuna gemma) e Dino (nessuna gemma).
Ordine di scelta: Bruno (1 rubino e 2 ambre), Carla (nessuna gemma), Dino (nessuna gemma) e Anna (nessuna gemma).
Bruno prende la carta azione «gemma migliore doppia».
Carla prende Antonio Barberini (Francia, 47, due Louis).
Dino prende Felipe IV.
Dino riceve 5 monete dalla banca.
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Turno 12. In palio: Fabio Chigi, Decio Azzolini, il Caso di morte e la carta Camerlengo.
Carte azione: Bruno «gemma migliore doppia» e Carla «corruzione».
Bruno prende monete: Carla ne perde 3, Dino ne perde 3 e Anna ne perde 3.
Carla corrompe Ernst Adalbert von Harrach con 5 monete, che riceve Dino.
Offerte: Anna (1 zaffiro), Bruno (1 zaffiro), Carla (nessuna gemma) e Dino (1 ambra).
Ordine di scelta: Bruno (2 zaffiri), Anna (1 zaffiro), Dino (1 ambra) e Carla (nessuna gemma).
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Anna prende Fabio Chigi (Innocenzo X, 55, colomba).
Dino prende il Caso di morte.
Dino riceve 5 monete dalla banca.
Vincenzo Maculani muore: Bruno lo perde.
Carla prende Decio Azzolini (capo della fazione di Innocenzo X, 31).
Turno 13. In palio: Giulio Sacchetti, Francesco Barberini, lo Squadrone Volante e la carta Camerlengo.
Offerte: Anna (1 ambra), Bruno (1 rubino), Carla (nessuna gemma) e Dino (nessuna gemma).
Ordine di scelta: Bruno (1 rubino), Anna (1 ambra), Carla (nessuna gemma) e Dino (nessuna gemma).
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Anna prende lo Squadrone Volante.
Anna paga lo Squadrone Volante e lo tiene.
Carla prende Francesco Barberini (capo della fazione di Urbano VIII, 57).
Dino prende Giulio Sacchetti (Urbano VIII, 67, due Mazarin).
Turno 14. In palio: Camillo Astalli, Rinaldo d'Este, Louis XIV e la carta Camerlengo.
Offerte: Anna (nessuna gemma), Bruno (1 rubino e 1 zaffiro), Carla (nessuna gemma) e Dino (nessuna gemma).
Ordine di scelta: Bruno (1 rubino e 1 zaffiro), Carla (nessuna gemma), Dino (nessuna gemma) e Anna (nessuna gemma).
Bruno prende Camillo Astalli (Spagna, 35).
Carla prende Louis XIV.
Dino prende la carta Camerlengo.
Ora Dino è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Anna prende Rinaldo d'Este (capo della fazione di Francia, 36).
Turno 15. In palio: Giovan Carlo de' Medici, Friedrich von Hessen, la carta azione «offri dopo gli altri» e la carta Camerlengo.
Offerte: Anna (nessuna gemma), Bruno (2 ambre), Carla (nessuna gemma) e Dino (1 rubino).
Ordine di scelta: Bruno (2 ambre), Dino (1 rubino), Anna (nessuna gemma) e Carla (nessuna gemma).
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Dino prende Friedrich von Hessen (arrivato in ritardo, 38, galera).
Anna prende Giovan Carlo de' Medici (Spagna, 43, galera).
Carla prende la carta azione «offri dopo gli altri».
Turno 16. In palio: Girolamo Colonna, Louis XIV, la carta azione «corruzione» e la carta Camerlengo.
Carte azione: Carla nessuna.
Offerte: Anna (1 ambra), Bruno (1 rubino e 2 zaffiri), Carla (nessuna gemma) e Dino (1 zaffiro e 1 ambra).
Ordine di scelta: Bruno (1 rubino e 2 zaffiri), Dino (1 zaffiro e 1 ambra), Anna (1 ambra) e Carla (nessuna gemma).
Bruno prende la carta azione «corruzione».
Dino prende Girolamo Colonna (Spagna, 50, aquila).
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Carla prende Louis XIV.
Turno 17. In palio: Alessandro Bichi, Felipe IV, la carta azione «dieci monete» e la carta Camerlengo.
Carte azione: Bruno «corruzione» e Carla nessuna.
Bruno corrompe Giovan Carlo de' Medici con 5 monete, che riceve Anna.
Offerte: Anna (1 ambra), Bruno (nessuna gemma), Carla (nessuna gemma) e Dino (nessuna gemma).
Ordine di scelta: Anna (1 ambra), Bruno (nessuna gemma), Carla (nessuna gemma) e Dino (nessuna gemma).
Anna prende Felipe IV.
Anna riceve 5 monete dalla banca.
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Carla prende Alessandro Bichi (Francia, 58, nunziatura).
Dino prende la carta azione «dieci monete».
Fumata bianca! È l'ultimo turno. In palio tutto quel che resta: 1 per mazzo.
Turno 18. In palio: Juan de Lugo, Jules Mazarin, la carta azione «offri dopo gli altri» e la carta Camerlengo.
Carte azione: Carla nessuna e Dino nessuna.
Offerte: Anna (1 rubino e 1 zaffiro), Bruno (1 rubino, 1 zaffiro e 1 ambra), Carla (nessuna gemma) e Dino (nessuna gemma).
Ordine di scelta: Bruno (1 rubino, 1 zaffiro e 1 ambra), Anna (1 rubino e 1 zaffiro), Carla (nessuna gemma) e Dino (nessuna gemma).
Bruno prende Juan de Lugo (Spagna, 71).
Anna prende la carta azione «offri dopo gli altri».
Carla prende Jules Mazarin.
Dino prende la carta Camerlengo.
Ora Dino è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Il conclave è finito. Obiettivi: Anna manca l'obiettivo (1 stemma di ogni fazione), Bruno manca l'obiettivo (2 stemmi di Spagna e 2 stemmi di Innocenzo X), Carla ha 1 stemma di ogni fazione e raggiunge l'obiettivo e Dino manca l'obiettivo (più capi fazione di chiunque altro).
Manche 1. Dans l'affichage commun : Lorenzo Imperiali, Jules Mazarin, la carte action « dix pièces d'or » et la carte Camerlingue.
Enchères : Anna (1 rubis), Bruno (1 diamant, 1 rubis et 1 ambre), Carla (2 ambres) et Dino (2 diamants et 1 saphir).
Ordre de choix : Dino (2 diamants et 1 saphir), Bruno (1 diamant, 1 rubis et 1 ambre), Carla (2 ambres) et Anna (1 rubis).
Dino prend Jules Mazarin.
Bruno prend Lorenzo Imperiali (Innocent X, 42).
Carla prend la carte Camerlingue.
Carla est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Anna prend la carte action « dix pièces d'or ».
Manche 2. Dans l'affichage commun : Marzio Ginetti, Louis XIV, la carte action « échange » et la carte Camerlingue.
Cartes action : Anna « dix pièces d'or ».
Anna reçoit 10 pièces de la banque.
Enchères : Anna (2 saphirs et 1 ambre), Bruno (1 diamant et 1 ambre), Carla (3 diamants) et Dino (2 diamants).
Ordre de choix : Carla (3 diamants), Anna (2 saphirs et 1 ambre), Dino (2 diamants) et Bruno (1 diamant et 1 ambre).
Carla prend Marzio Ginetti (Urbain VIII, 69, abeilles).
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Dino prend Louis XIV.
Bruno prend la carte action « échange ».
Manche 3. Dans l'affichage commun : Angelo Giori, Louis XIV, la carte action « trois rubis » et la carte Camerlingue.
Cartes action : Bruno aucune.
Enchères : Anna (1 rubis), Bruno (2 diamants et 1 ambre), Carla (1 diamant et 1 rubis) et Dino (1 saphir et 2 ambres).
Ordre de choix : Bruno (2 diamants et 1 ambre), Dino (1 saphir et 2 ambres), Carla (1 diamant et 1 rubis) et Anna (1 rubis).
Bruno prend Louis XIV.
Dino prend la carte action « trois rubis ».
Carla prend la carte Camerlingue.
Carla est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Anna prend Angelo Giori (Urbain VIII, 68, abeilles).
Manche 4. Dans l'affichage commun : Vincenzo Maculani, Louis XIV, la carte action « trois rubis » et la carte Camerlingue.
Cartes action : Bruno « échange » et Dino aucune.
Bruno échange Lorenzo Imperiali (chez Bruno) et Angelo Giori (chez Anna).
Enchères : Anna (2 diamants et 1 saphir), Bruno (1 saphir), Carla (3 ambres) et Dino (aucune gemme).
Ordre de choix : Anna (2 diamants et 1 saphir), Carla (3 ambres), Bruno (1 saphir) et Dino (aucune gemme).
Anna prend la carte action « trois rubis ».
Carla prend Louis XIV.
Bruno prend Vincenzo Maculani (Urbain VIII, 76, Saint-Office).
Dino prend la carte Camerlingue.
Dino est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Manche 5. Dans l'affichage commun : Federico Sforza, Carlo de' Medici, Felipe IV et la carte Camerlingue.
Cartes action : Anna aucune et Dino aucune.
Enchères : Anna (1 diamant), Bruno (1 saphir), Carla (2 saphirs) et Dino (1 rubis, 1 saphir et 1 ambre).
Ordre de choix : Dino (1 rubis, 1 saphir et 1 ambre), Carla (2 saphirs), Anna (1 diamant) et Bruno (1 saphir).
Dino prend Carlo de' Medici (chef de la faction d'Espagne, 59).
Carla prend Federico Sforza (Espagne, 51).
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Bruno prend Felipe IV.
Bruno reçoit 5 pièces de la banque.
Manche 6. Dans l'affichage commun : Bernardino Spada, Paul de Gondi de Retz, la carte action « meilleure gemme double » et la carte Camerlingue.
Cartes action : Anna « trois rubis » et Dino aucune.
Anna prend des pièces : Bruno en perd 2, Carla en perd 2 et Dino en perd 2.
Enchères : Bruno (aucune gemme), Carla (1 rubis et 2 saphirs) et Dino (1 rubis).
Ordre de choix : Anna (3 rubis), Carla (1 rubis et 2 saphirs), Dino (1 rubis) et Bruno (aucune gemme).
Anna prend la carte action « meilleure gemme double ».
Carla prend la carte Camerlingue.
Carla est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Dino prend Paul de Gondi de Retz (arrivée tardive, 41, escadron).
Bruno prend Bernardino Spada (Urbain VIII, 60, nonciature).
Manche 7. Dans l'affichage commun : Pietro Ottoboni, Jules Mazarin, la carte action « échange » et la carte Camerlingue.
Cartes action : Anna aucune et Dino « trois rubis ».
Dino prend des pièces : Anna en perd 2, Bruno en perd 2 et Carla en perd 2.
Enchères : Anna (1 diamant et 1 saphir), Bruno (aucune gemme) et Carla (1 saphir et 1 ambre).
Ordre de choix : Dino (3 rubis), Anna (1 diamant et 1 saphir), Carla (1 saphir et 1 ambre) et Bruno (aucune gemme).
Dino prend Pietro Ottoboni (Innocent X, 44, escadron).
Anna prend la carte action « échange ».
Carla prend la carte Camerlingue.
Carla est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Bruno prend Jules Mazarin.
Manche 8. Dans l'affichage commun : Virginio Orsini, Jules Mazarin, la carte action « corruption » et la carte Camerlingue.
Cartes action : Anna « meilleure gemme double ».
Anna prend des pièces : Bruno en perd 3, Carla en perd 3 et Dino en perd 3.
Enchères : Anna (1 rubis), Bruno (aucune gemme), Carla (2 rubis) et Dino (1 ambre).
Ordre de choix : Carla (2 rubis), Anna (2 rubis), Dino (1 ambre) et Bruno (aucune gemme).
Carla prend Virginio Orsini (France, 39).
Anna prend la carte action « corruption ».
Dino prend la carte Camerlingue.
Dino est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Bruno prend Jules Mazarin.
Manche 9. Dans l'affichage commun : Pier Luigi Carafa, Jules Mazarin, la carte action « échange » et la carte Camerlingue.
Cartes action : Anna « corruption ».
Anna gagne Marzio Ginetti pour 5 pièces, que reçoit Carla.
Enchères : Anna (3 ambres), Bruno (aucune gemme), Carla (1 rubis, 1 saphir et 1 ambre) et Dino (1 saphir).
Ordre de choix : Carla (1 rubis, 1 saphir et 1 ambre), Anna (3 ambres), Dino (1 saphir) et Bruno (aucune gemme).
Carla prend la carte action « échange ».
Anna prend Pier Luigi Carafa (Innocent X, 73).
Dino prend Jules Mazarin.
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Manche 10. Dans l'affichage commun : Francesco Albizzi, Ernst Adalbert von Harrach, la carte action « corruption » et la carte Camerlingue.
Cartes action : Anna « échange » et Carla « échange ».
Carla renonce à « échange » ; la carte est perdue.
Anna échange Virginio Orsini (chez Carla) et Pier Luigi Carafa (chez Anna).
Enchères : Anna (aucune gemme), Bruno (1 rubis et 1 saphir), Carla (aucune gemme) et Dino (1 rubis).
Ordre de choix : Bruno (1 rubis et 1 saphir), Dino (1 rubis), Carla (aucune gemme) et Anna (aucune gemme).
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Dino prend Ernst Adalbert von Harrach (arrivée tardive, 56, aigle).
Carla prend la carte action « corruption ».
Anna prend Francesco Albizzi (Innocent X, 61, Saint-Office).
Manche 11. Dans l'affichage commun : Antonio Barberini, Felipe IV, la carte action « meilleure gemme double » et la carte Camerlingue.
Fumée noire ! Les sacs d'or sont payés : 20 pièces pour Anna, 15 pièces pour Bruno, 10 pièces pour Carla et 5 pièces pour Dino.
Chacun a défaussé un ordre.
Cartes action : Carla aucune.
Enchères : Anna (aucune gemme), Bruno (1 rubis et 2 ambres), Carla (aucune gemme) et Dino (aucune gemme).
Ordre de choix : Bruno (1 rubis et 2 ambres), Carla (aucune gemme), Dino (aucune gemme) et Anna (aucune gemme).
Bruno prend la carte action « meilleure gemme double ».
Carla prend Antonio Barberini (France, 47, deux Louis).
Dino prend Felipe IV.
Dino reçoit 5 pièces de la banque.
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Manche 12. Dans l'affichage commun : Fabio Chigi, Decio Azzolini, le Cas de mort et la carte Camerlingue.
Cartes action : Bruno « meilleure gemme double » et Carla « corruption ».
Bruno prend des pièces : Carla en perd 3, Dino en perd 3 et Anna en perd 3.
Carla gagne Ernst Adalbert von Harrach pour 5 pièces, que reçoit Dino.
Enchères : Anna (1 saphir), Bruno (1 saphir), Carla (aucune gemme) et Dino (1 ambre).
Ordre de choix : Bruno (2 saphirs), Anna (1 saphir), Dino (1 ambre) et Carla (aucune gemme).
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Anna prend Fabio Chigi (Innocent X, 55, colombe).
Dino prend le Cas de mort.
Dino reçoit 5 pièces de la banque.
Vincenzo Maculani meurt : Bruno le perd.
Carla prend Decio Azzolini (chef de la faction d'Innocent X, 31).
Manche 13. Dans l'affichage commun : Giulio Sacchetti, Francesco Barberini, l'Escadron volant et la carte Camerlingue.
Enchères : Anna (1 ambre), Bruno (1 rubis), Carla (aucune gemme) et Dino (aucune gemme).
Ordre de choix : Bruno (1 rubis), Anna (1 ambre), Carla (aucune gemme) et Dino (aucune gemme).
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Anna prend l'Escadron volant.
Anna paie l'Escadron volant et le garde.
Carla prend Francesco Barberini (chef de la faction d'Urbain VIII, 57).
Dino prend Giulio Sacchetti (Urbain VIII, 67, deux Mazarin).
Manche 14. Dans l'affichage commun : Camillo Astalli, Rinaldo d'Este, Louis XIV et la carte Camerlingue.
Enchères : Anna (aucune gemme), Bruno (1 rubis et 1 saphir), Carla (aucune gemme) et Dino (aucune gemme).
Ordre de choix : Bruno (1 rubis et 1 saphir), Carla (aucune gemme), Dino (aucune gemme) et Anna (aucune gemme).
Bruno prend Camillo Astalli (Espagne, 35).
Carla prend Louis XIV.
Dino prend la carte Camerlingue.
Dino est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Anna prend Rinaldo d'Este (chef de la faction de France, 36).
Manche 15. Dans l'affichage commun : Giovan Carlo de' Medici, Friedrich von Hessen, la carte action « miser après les autres » et la carte Camerlingue.
Enchères : Anna (aucune gemme), Bruno (2 ambres), Carla (aucune gemme) et Dino (1 rubis).
Ordre de choix : Bruno (2 ambres), Dino (1 rubis), Anna (aucune gemme) et Carla (aucune gemme).
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Dino prend Friedrich von Hessen (arrivée tardive, 38, galère).
Anna prend Giovan Carlo de' Medici (Espagne, 43, galère).
Carla prend la carte action « miser après les autres ».
Manche 16. Dans l'affichage commun : Girolamo Colonna, Louis XIV, la carte action « corruption » et la carte Camerlingue.
Cartes action : Carla aucune.
Enchères : Anna (1 ambre), Bruno (1 rubis et 2 saphirs), Carla (aucune gemme) et Dino (1 saphir et 1 ambre).
Ordre de choix : Bruno (1 rubis et 2 saphirs), Dino (1 saphir et 1 ambre), Anna (1 ambre) et Carla (aucune gemme).
Bruno prend la carte action « corruption ».
Dino prend Girolamo Colonna (Espagne, 50, aigle).
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Carla prend Louis XIV.
Manche 17. Dans l'affichage commun : Alessandro Bichi, Felipe IV, la carte action « dix pièces d'or » et la carte Camerlingue.
Cartes action : Bruno « corruption » et Carla aucune.
Bruno gagne Giovan Carlo de' Medici pour 5 pièces, que reçoit Anna.
Enchères : Anna (1 ambre), Bruno (aucune gemme), Carla (aucune gemme) et Dino (aucune gemme).
Ordre de choix : Anna (1 ambre), Bruno (aucune gemme), Carla (aucune gemme) et Dino (aucune gemme).
Anna prend Felipe IV.
Anna reçoit 5 pièces de la banque.
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Carla prend Alessandro Bichi (France, 58, nonciature).
Dino prend la carte action « dix pièces d'or ».
Fumée blanche ! C'est la dernière manche. Tout ce qui reste est offert : 1 par paquet.
Manche 18. Dans l'affichage commun : Juan de Lugo, Jules Mazarin, la carte action « miser après les autres » et la carte Camerlingue.
Cartes action : Carla aucune et Dino aucune.
Enchères : Anna (1 rubis et 1 saphir), Bruno (1 rubis, 1 saphir et 1 ambre), Carla (aucune gemme) et Dino (aucune gemme).
Ordre de choix : Bruno (1 rubis, 1 saphir et 1 ambre), Anna (1 rubis et 1 saphir), Carla (aucune gemme) et Dino (aucune gemme).
Bruno prend Juan de Lugo (Espagne, 71).
Anna prend la carte action « miser après les autres ».
Carla prend Jules Mazarin.
Dino prend la carte Camerlingue.
Dino est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Le conclave est fini. Ordres : Anna manque son ordre (1 blason de chaque faction), Bruno manque son ordre (2 blasons d'Espagne et 2 blasons d'Innocent X), Carla a 1 blason de chaque faction et achève son ordre et Dino manque son ordre (plus de chefs de faction que tout autre).
