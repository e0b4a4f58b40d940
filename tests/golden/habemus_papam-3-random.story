(11, 16, 13) (3, 1, 2)
Round 1. On offer: Antonio Barberini, Felipe IV, the action card “bribe” and the Camerlengo card.
Bids: Anna (1 diamond and 2 sapphires), Bruno (1 diamond and 2 ambers) and Carla (1 ruby).
Order of taking: Anna (1 diamond and 2 sapphires), Bruno (1 diamond and 2 ambers) and Carla (1 ruby).
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Bruno takes Antonio Barberini (France, 47, two Louis).
Carla takes the action card “bribe”.
Left over, out of the game: Felipe IV.
Round 2. On offer: Camillo Astalli, Felipe IV, the action card “ten gold” and the Camerlengo card.
Action cards: Carla “bribe”.
Carla pays Bruno 5 gold and wins Antonio Barberini over.
Bids: Anna (1 diamond), Bruno (1 ruby and 2 sapphires) and Carla (1 diamond and 1 sapphire).
Order of taking: Bruno (1 ruby and 2 sapphires), Carla (1 diamond and 1 sapphire) and Anna (1 diamond).
Bruno takes the action card “ten gold”.
Carla takes Camillo Astalli (Spain, 35).
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Left over, out of the game: Felipe IV.
Round 3. On offer: Marzio Ginetti, Jules Mazarin, the action card “swap” and the Camerlengo card.
Action cards: Bruno none.
Bids: Anna (2 sapphires), Bruno (3 diamonds) and Carla (1 sapphire and 2 ambers).
Order of taking: Bruno (3 diamonds), Carla (1 sapphire and 2 ambers) and Anna (2 sapphires).
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Carla takes Jules Mazarin.
Anna takes the action card “swap”.
Left over, out of the game: Marzio Ginetti.
Round 4. On offer: Alessandro Bichi, Jules Mazarin, the action card “bid second” and the Camerlengo card.
Action cards: Anna “swap” and Bruno none.
Anna finds nobody for “swap” and takes the card back.
Bids: Anna (2 ambers), Bruno (2 ambers) and Carla (2 diamonds and 1 amber).
Order of taking: Carla (2 diamonds and 1 amber), Bruno (2 ambers) and Anna (2 ambers).
Carla takes Alessandro Bichi (France, 58, nunciature).
Bruno takes the action card “bid second”.
Anna takes Jules Mazarin.
Round 5. On offer: Giovan Carlo de' Medici, Decio Azzolini, Louis XIV and the Camerlengo card.
Action cards: Anna none and Bruno none.
Bids: Anna (2 ambers), Bruno (1 ruby) and Carla (1 diamond).
Order of taking: Anna (2 ambers), Carla (1 diamond) and Bruno (1 ruby).
Anna takes Giovan Carlo de' Medici (Spain, 43, galley).
Carla takes the Camerlengo card.
Carla is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Bruno takes Decio Azzolini (leader of Innocent X, 31).
Left over, out of the game: Louis XIV.
Round 6. On offer: Pier Luigi Carafa, Carlo de' Medici, Louis XIV and the Camerlengo card.
Action cards: Anna none and Bruno none.
Bids: Anna (1 ruby and 1 amber), Bruno (1 sapphire) and Carla (1 ruby).
Order of taking: Anna (1 ruby and 1 amber), Carla (1 ruby) and Bruno (1 sapphire).
Anna takes Louis XIV.
Carla takes Pier Luigi Carafa (Innocent X, 73).
Bruno takes Carlo de' Medici (leader of Spain, 59).
Round 7. On offer: Francesco Albizzi, Louis XIV, the action card “bribe” and the Camerlengo card.
Action cards: Anna none and Bruno “ten gold”.
Bruno gets 10 gold from the bank.
Bids: Anna (1 diamond and 1 ruby), Bruno (no gems) and Carla (1 sapphire).
Order of taking: Anna (1 diamond and 1 ruby), Carla (1 sapphire) and Bruno (no gems).
Anna takes Louis XIV.
Carla takes the Camerlengo card.
Carla is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Bruno takes the action card “bribe”.
Left over, out of the game: Francesco Albizzi.
Round 8. On offer: Angelo Giori, Friedrich von Hessen, the action card “bribe” and the Camerlengo card.
Action cards: Anna “swap” and Bruno none.
Anna swaps Alessandro Bichi (from Carla) and Giovan Carlo de' Medici (from Anna).
Bids: Anna (1 diamond and 1 ruby), Bruno (no gems) and Carla (1 sapphire).
Order of taking: Anna (1 diamond and 1 ruby), Carla (1 sapphire) and Bruno (no gems).
Anna takes the action card “bribe”.
Carla takes Angelo Giori (Urban VIII, 68, bees).
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Left over, out of the game: Friedrich von Hessen.
Round 9. On offer: Fabio Chigi, Ernst Adalbert von Harrach, the action card “bid second” and the Camerlengo card.
Action cards: Anna “bribe” and Bruno none.
Anna pays Carla 5 gold and wins Pier Luigi Carafa over.
Bids: Anna (no gems), Bruno (1 ruby) and Carla (1 ruby and 2 ambers).
Order of taking: Carla (1 ruby and 2 ambers), Bruno (1 ruby) and Anna (no gems).
Carla takes Fabio Chigi (Innocent X, 55, dove).
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Anna takes Ernst Adalbert von Harrach (late arrival, 56, eagle).
Left over, out of the game: the action card “bid second”.
Round 10. On offer: Virginio Orsini, the Case of Death, the action card “swap” and the Camerlengo card.
Action cards: Bruno “bribe”.
Bruno pays Anna 5 gold and wins Ernst Adalbert von Harrach over.
Bids: Anna (no gems), Bruno (1 ruby and 2 ambers) and Carla (no gems).
Order of taking: Bruno (1 ruby and 2 ambers), Carla (no gems) and Anna (no gems).
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Carla takes Virginio Orsini (France, 39).
Anna takes the Case of Death.
Anna gets 5 gold from the bank.
Angelo Giori dies; Carla loses him.
Left over, out of the game: the action card “swap”.
Round 11. On offer: Vincenzo Maculani, Louis XIV, the action card “best gem twice” and the Camerlengo card.
Black Smoke! The bags are paid out: 10 gold for Anna and 25 gold for Carla.
Everybody has discarded an order.
Action cards: Bruno “bid second”.
Bruno takes 2 gold from Carla and 2 gold from Anna.
Bids: Anna (no gems) and Carla (no gems).
Bids: Bruno (1 ruby, 1 sapphire and 1 amber).
Order of taking: Bruno (1 ruby, 1 sapphire and 1 amber), Carla (no gems) and Anna (no gems).
Bruno takes Louis XIV.
Carla takes the Camerlengo card.
Carla is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Anna takes the action card “best gem twice”.
Left over, out of the game: Vincenzo Maculani.
Round 12. On offer: Federico Sforza, the Squadrone Volante, the action card “three rubies” and the Camerlengo card.
Action cards: Anna “best gem twice”.
Anna takes 3 gold from Bruno and 3 gold from Carla.
Bids: Anna (no gems), Bruno (1 sapphire) and Carla (1 ruby and 1 sapphire).
Order of taking: Carla (1 ruby and 1 sapphire), Bruno (1 sapphire) and Anna (no gems).
Carla takes the Squadrone Volante.
Carla pays for the Squadrone Volante and keeps it.
Bruno takes Federico Sforza (Spain, 51).
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Left over, out of the game: the action card “three rubies”.
Round 13. On offer: Giulio Sacchetti, Rinaldo d'Este, Jules Mazarin and the Camerlengo card.
Bids: Anna (1 ruby), Bruno (no gems) and Carla (1 amber).
Order of taking: Anna (1 ruby), Carla (1 amber) and Bruno (no gems).
Anna takes Rinaldo d'Este (leader of France, 36).
Carla takes the Camerlengo card.
Carla is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Bruno takes Giulio Sacchetti (Urban VIII, 67, two Mazarin).
Left over, out of the game: Jules Mazarin.
Round 14. On offer: Pietro Ottoboni, Jules Mazarin, the action card “swap” and the Camerlengo card.
Bids: Anna (no gems), Bruno (1 sapphire) and Carla (1 sapphire).
Order of taking: Carla (1 sapphire), Bruno (1 sapphire) and Anna (no gems).
Carla takes the Camerlengo card.
Carla is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Bruno takes Jules Mazarin.
Anna takes the action card “swap”.
Left over, out of the game: Pietro Ottoboni.
Round 15. On offer: Juan de Lugo, Felipe IV, the action card “ten gold” and the Camerlengo card.
Action cards: Anna none.
Bids: Anna (no gems), Bruno (no gems) and Carla (1 sapphire and 1 amber).
Order of taking: Carla (1 sapphire and 1 amber), Anna (no gems) and Bruno (no gems).
Carla takes the Camerlengo card.
Carla is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Anna takes Juan de Lugo (Spain, 71).
Bruno takes the action card “ten gold”.
Left over, out of the game: Felipe IV.
Round 16. On offer: Girolamo Colonna, Jules Mazarin, the action card “three rubies” and the Camerlengo card.
Action cards: Anna “swap” and Bruno “ten gold”.
Anna swaps Virginio Orsini (from Carla) and Alessandro Bichi (from Anna).
Bruno gets 10 gold from the bank.
Bids: Anna (1 sapphire), Bruno (no gems) and Carla (3 rubies).
Order of taking: Carla (3 rubies), Anna (1 sapphire) and Bruno (no gems).
Carla takes the action card “three rubies”.
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Bruno takes Jules Mazarin.
Left over, out of the game: Girolamo Colonna.
Round 17. On offer: Bernardino Spada, Francesco Barberini, Louis XIV and the Camerlengo card.
Action cards: Carla “three rubies”.
Carla takes 2 gold from Anna and 2 gold from Bruno.
Bids: Anna (1 ruby and 1 amber) and Bruno (no gems).
Order of taking: Carla (3 rubies), Anna (1 ruby and 1 amber) and Bruno (no gems).
Carla takes Francesco Barberini (leader of Urban VIII, 57).
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Bruno takes Louis XIV.
Left over, out of the game: Bernardino Spada.
Round 18. On offer: Lorenzo Imperiali, Paul de Gondi de Retz, the action card “best gem twice” and the Camerlengo card.
Bids: Anna (1 ruby and 2 ambers), Bruno (no gems) and Carla (1 amber).
Order of taking: Anna (1 ruby and 2 ambers), Carla (1 amber) and Bruno (no gems).
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Carla takes Paul de Gondi de Retz (late arrival, 41, squadron).
Bruno takes Lorenzo Imperiali (Innocent X, 42).
Left over, out of the game: the action card “best gem twice”.
White Smoke! This is the last round, for the Camerlengo card alone.
Round 19. On offer: the Camerlengo card.
Bids: Anna (1 sapphire and 1 amber), Bruno (no gems) and Carla (1 sapphire).
Order of taking: Anna (1 sapphire and 1 amber), Carla (1 sapphire) and Bruno (no gems).
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
The conclave is over. Orders: Anna misses the order for more leaders than anyone else, Bruno has 2 crests of Spain and 2 crests of Innocent X and fulfils the order and Carla misses the order for 2 crests of Innocent X and 2 crests of Urban VIII.
Turno 1. In palio: Antonio Barberini, Felipe IV, la carta azione «corruzione» e la carta Camerlengo.
Offerte: Anna (1 diamante e 2 zaffiri), Bruno (1 diamante e 2 ambre) e Carla (1 rubino).
Ordine di scelta: Anna (1 diamante e 2 zaffiri), Bruno (1 diamante e 2 ambre) e Carla (1 rubino).
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Bruno prende Antonio Barberini (Francia, 47, due Louis).
Carla prende la carta azione «corruzione».
Avanzano e lasciano il gioco: Felipe IV.
Turno 2. In palio: Camillo Astalli, Felipe IV, la carta azione «dieci monete» e la carta Camerlengo.
Carte azione: Carla «corruzione».
Carla corrompe Antonio Barberini con 5 monete, che riceve Bruno.
Offerte: Anna (1 diamante), Bruno (1 rubino e 2 zaffiri) e Carla (1 diamante e 1 zaffiro).
Ordine di scelta: Bruno (1 rubino e 2 zaffiri), Carla (1 diamante e 1 zaffiro) e Anna (1 diamante).
Bruno prende la carta azione «dieci monete».
Carla prende Camillo Astalli (Spagna, 35).
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Avanzano e lasciano il gioco: Felipe IV.
Turno 3. In palio: Marzio Ginetti, Jules Mazarin, la carta azione «scambio» e la carta Camerlengo.
Carte azione: Bruno nessuna.
Offerte: Anna (2 zaffiri), Bruno (3 diamanti) e Carla (1 zaffiro e 2 ambre).
Ordine di scelta: Bruno (3 diamanti), Carla (1 zaffiro e 2 ambre) e Anna (2 zaffiri).
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Carla prende Jules Mazarin.
Anna prende la carta azione «scambio».
Avanzano e lasciano il gioco: Marzio Ginetti.
Turno 4. In palio: Alessandro Bichi, Jules Mazarin, la carta azione «offri dopo gli altri» e la carta Camerlengo.
Carte azione: Anna «scambio» e Bruno nessuna.
Anna non trova nessuno per «scambio» e riprende la carta.
Offerte: Anna (2 ambre), Bruno (2 ambre) e Carla (2 diamanti e 1 ambra).
Ordine di scelta: Carla (2 diamanti e 1 ambra), Bruno (2 ambre) e Anna (2 ambre).
Carla prende Alessandro Bichi (Francia, 58, nunziatura).
Bruno prende la carta azione «offri dopo gli altri».
Anna prende Jules Mazarin.
Turno 5. In palio: Giovan Carlo de' Medici, Decio Azzolini, Louis XIV e la carta Camerlengo.
Carte azione: Anna nessuna e Bruno nessuna.
Offerte: Anna (2 ambre), Bruno (1 rubino) e Carla (1 diamante).
Ordine di scelta: Anna (2 ambre), Carla (1 diamante) e Bruno (1 rubino).
Anna prende Giovan Carlo de' Medici (Spagna, 43, galera).
Carla prende la carta Camerlengo.
Ora Carla è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Bruno prende Decio Azzolini (capo della fazione di Innocenzo X, 31).
Avanzano e lasciano il gioco: Louis XIV.
Turno 6. In palio: Pier Luigi Carafa, Carlo de' Medici, Louis XIV e la carta Camerlengo.
Carte azione: Anna nessuna e Bruno nessuna.
Offerte: Anna (1 rubino e 1 ambra), Bruno (1 zaffiro) e Carla (1 rubino).
Ordine di scelta: Anna (1 rubino e 1 ambra), Carla (1 rubino) e Bruno (1 zaffiro).
Anna prende Louis XIV.
Carla prende Pier Luigi Carafa (Innocenzo X, 73).
Bruno prende Carlo de' Medici (capo della fazione di Spagna, 59).
Turno 7. In palio: Francesco Albizzi, Louis XIV, la carta azione «corruzione» e la carta Camerlengo.
Carte azione: Anna nessuna e Bruno «dieci monete».
Bruno riceve 10 monete dalla banca.
Offerte: Anna (1 diamante e 1 rubino), Bruno (nessuna gemma) e Carla (1 zaffiro).
Ordine di scelta: Anna (1 diamante e 1 rubino), Carla (1 zaffiro) e Bruno (nessuna gemma).
Anna prende Louis XIV.
Carla prende la carta Camerlengo.
Ora Carla è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Bruno prende la carta azione «corruzione».
Avanzano e lasciano il gioco: Francesco Albizzi.
Turno 8. In palio: Angelo Giori, Friedrich von Hessen, la carta azione «corruzione» e la carta Camerlengo.
Carte azione: Anna «scambio» e Bruno nessuna.
Anna scambia Alessandro Bichi (presso Carla) e Giovan Carlo de' Medici (presso Anna).
Offerte: Anna (1 diamante e 1 rubino), Bruno (nessuna gemma) e Carla (1 zaffiro).
Ordine di scelta: Anna (1 diamante e 1 rubino), Carla (1 zaffiro) e Bruno (nessuna gemma).
Anna prende la carta azione «corruzione».
Carla prende Angelo Giori (Urbano VIII, 68, api).
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Avanzano e lasciano il gioco: Friedrich von Hessen.
Turno 9. In palio: Fabio Chigi, Ernst Adalbert von Harrach, la carta azione «offri dopo gli altri» e la carta Camerlengo.
Carte azione: Anna «corruzione» e Bruno nessuna.
Anna corrompe Pier Luigi Carafa con 5 monete, che riceve Carla.
Offerte: Anna (nessuna gemma), Bruno (1 rubino) e Carla (1 rubino e 2 ambre).
Ordine di scelta: Carla (1 rubino e 2 ambre), Bruno (1 rubino) e Anna (nessuna gemma).
Carla prende Fabio Chigi (Innocenzo X, 55, colomba).
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Anna prende Ernst Adalbert von Harrach (arrivato in ritardo, 56, aquila).
Avanzano e lasciano il gioco: la carta azione «offri dopo gli altri».
Turno 10. In palio: Virginio Orsini, il Caso di morte, la carta azione «scambio» e la carta Camerlengo.
Carte azione: Bruno «corruzione».
Bruno corrompe Ernst Adalbert von Harrach con 5 monete, che riceve Anna.
Offerte: Anna (nessuna gemma), Bruno (1 rubino e 2 ambre) e Carla (nessuna gemma).
Ordine di scelta: Bruno (1 rubino e 2 ambre), Carla (nessuna gemma) e Anna (nessuna gemma).
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Carla prende Virginio Orsini (Francia, 39).
Anna prende il Caso di morte.
Anna riceve 5 monete dalla banca.
Angelo Giori muore: Carla lo perde.
Avanzano e lasciano il gioco: la carta azione «scambio».
Turno 11. In palio: Vincenzo Maculani, Louis XIV, la carta azione «gemma migliore doppia» e la carta Camerlengo.
Fumata nera! Si pagano le borse: 10 monete per Anna e 25 monete per Carla.
Ognuno ha scartato un obiettivo.
Carte azione: Bruno «offri dopo gli altri».
Bruno prende monete: Carla ne perde 2 e Anna ne perde 2.
Offerte: Anna (nessuna gemma) e Carla (nessuna gemma).
Offerte: Bruno (1 rubino, 1 zaffiro e 1 ambra).
Ordine di scelta: Bruno (1 rubino, 1 zaffiro e 1 ambra), Carla (nessuna gemma) e Anna (nessuna gemma).
Bruno prende Louis XIV.
Carla prende la carta Camerlengo.
Ora Carla è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Anna prende la carta azione «gemma migliore doppia».
Avanzano e lasciano il gioco: Vincenzo Maculani.
Turno 12. In palio: Federico Sforza, lo Squadrone Volante, la carta azione «tre rubini» e la carta Camerlengo.
Carte azione: Anna «gemma migliore doppia».
Anna prende monete: Bruno ne perde 3 e Carla ne perde 3.
Offerte: Anna (nessuna gemma), Bruno (1 zaffiro) e Carla (1 rubino e 1 zaffiro).
Ordine di scelta: Carla (1 rubino e 1 zaffiro), Bruno (1 zaffiro) e Anna (nessuna gemma).
Carla prende lo Squadrone Volante.
Carla paga lo Squadrone Volante e lo tiene.
Bruno prende Federico Sforza (Spagna, 51).
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Avanzano e lasciano il gioco: la carta azione «tre rubini».
Turno 13. In palio: Giulio Sacchetti, Rinaldo d'Este, Jules Mazarin e la carta Camerlengo.
Offerte: Anna (1 rubino), Bruno (nessuna gemma) e Carla (1 ambra).
Ordine di scelta: Anna (1 rubino), Carla (1 ambra) e Bruno (nessuna gemma).
Anna prende Rinaldo d'Este (capo della fazione di Francia, 36).
Carla prende la carta Camerlengo.
Ora Carla è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Bruno prende Giulio Sacchetti (Urbano VIII, 67, due Mazarin).
Avanzano e lasciano il gioco: Jules Mazarin.
Turno 14. In palio: Pietro Ottoboni, Jules Mazarin, la carta azione «scambio» e la carta Camerlengo.
Offerte: Anna (nessuna gemma), Bruno (1 zaffiro) e Carla (1 zaffiro).
Ordine di scelta: Carla (1 zaffiro), Bruno (1 zaffiro) e Anna (nessuna gemma).
Carla prende la carta Camerlengo.
Ora Carla è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Bruno prende Jules Mazarin.
Anna prende la carta azione «scambio».
Avanzano e lasciano il gioco: Pietro Ottoboni.
Turno 15. In palio: Juan de Lugo, Felipe IV, la carta azione «dieci monete» e la carta Camerlengo.
Carte azione: Anna nessuna.
Offerte: Anna (nessuna gemma), Bruno (nessuna gemma) e Carla (1 zaffiro e 1 ambra).
Ordine di scelta: Carla (1 zaffiro e 1 ambra), Anna (nessuna gemma) e Bruno (nessuna gemma).
Carla prende la carta Camerlengo.
Ora Carla è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Anna prende Juan de Lugo (Spagna, 71).
Bruno prende la carta azione «dieci monete».
Avanzano e lasciano il gioco: Felipe IV.
Turno 16. In palio: Girolamo Colonna, Jules Mazarin, la carta azione «tre rubini» e la carta Camerlengo.
Carte azione: Anna «scambio» e Bruno «dieci monete».
Anna scambia Virginio Orsini (presso Carla) e Alessandro Bichi (presso Anna).
Bruno riceve 10 monete dalla banca.
Offerte: Anna (1 zaffiro), Bruno (nessuna gemma) e Carla (3 rubini).
Ordine di scelta: Carla (3 rubini), Anna (1 zaffiro) e Bruno (nessuna gemma).
Carla prende la carta azione «tre rubini».
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Bruno prende Jules Mazarin.
Avanzano e lasciano il gioco: Girolamo Colonna.
Turno 17. In palio: Bernardino Spada, Francesco Barberini, Louis XIV e la carta Camerlengo.
Carte azione: Carla «tre rubini».
Carla prende monete: Anna ne perde 2 e Bruno ne perde 2.
Offerte: Anna (1 rubino e 1 ambra) e Bruno (nessuna gemma).
Ordine di scelta: Carla (3 rubini), Anna (1 rubino e 1 ambra) e Bruno (nessuna gemma).
Carla prende Francesco Barberini (capo della fazione di Urbano VIII, 57).
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Bruno prende Louis XIV.
Avanzano e lasciano il gioco: Bernardino Spada.
Turno 18. In palio: Lorenzo Imperiali, Paul de Gondi de Retz, la carta azione «gemma migliore doppia» e la carta Camerlengo.
Offerte: Anna (1 rubino e 2 ambre), Bruno (nessuna gemma) e Carla (1 ambra).
Ordine di scelta: Anna (1 rubino e 2 ambre), Carla (1 ambra) e Bruno (nessuna gemma).
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Carla prende Paul de Gondi de Retz (arrivato in ritardo, 41, squadrone).
Bruno prende Lorenzo Imperiali (Innocenzo X, 42).
Avanzano e lasciano il gioco: la carta azione «gemma migliore doppia».
Fumata bianca! È l'ultimo turno, solo per la carta Camerlengo.
Turno 19. In palio: la carta Camerlengo.
Offerte: Anna (1 zaffiro e 1 ambra), Bruno (nessuna gemma) e Carla (1 zaffiro).
Ordine di scelta: Anna (1 zaffiro e 1 ambra), Carla (1 zaffiro) e Bruno (nessuna gemma).
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Il conclave è finito. Obiettivi: Anna manca l'obiettivo (più capi fazione di chiunque altro), Bruno ha 2 stemmi di Spagna e 2 stemmi di Innocenzo X e raggiunge l'obiettivo e Carla manca l'obiettivo (2 stemmi di Innocenzo X e 2 stemmi di Urbano VIII).
Manche 1. Dans l'affichage commun : Antonio Barberini, Felipe IV, la carte action « corruption » et la carte Camerlingue.
Enchères : Anna (1 diamant et 2 saphirs), Bruno (1 diamant et 2 ambres) et Carla (1 rubis).
Ordre de choix : Anna (1 diamant et 2 saphirs), Bruno (1 diamant et 2 ambres) et Carla (1 rubis).
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Bruno prend Antonio Barberini (France, 47, deux Louis).
Carla prend la carte action « corruption ».
Reste et quitte le jeu : Felipe IV.
Manche 2. Dans l'affichage commun : Camillo Astalli, Felipe IV, la carte action « dix pièces d'or » et la carte Camerlingue.
Cartes action : Carla « corruption ».
Carla gagne Antonio Barberini pour 5 pièces, que reçoit Bruno.
Enchères : Anna (1 diamant), Bruno (1 rubis et 2 saphirs) et Carla (1 diamant et 1 saphir).
Ordre de choix : Bruno (1 rubis et 2 saphirs), Carla (1 diamant et 1 saphir) et Anna (1 diamant).
Bruno prend la carte action « dix pièces d'or ».
Carla prend Camillo Astalli (Espagne, 35).
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Reste et quitte le jeu : Felipe IV.
Manche 3. Dans l'affichage commun : Marzio Ginetti, Jules Mazarin, la carte action « échange » et la carte Camerlingue.
Cartes action : Bruno aucune.
Enchères : Anna (2 saphirs), Bruno (3 diamants) et Carla (1 saphir et 2 ambres).
Ordre de choix : Bruno (3 diamants), Carla (1 saphir et 2 ambres) et Anna (2 saphirs).
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Carla prend Jules Mazarin.
Anna prend la carte action « échange ».
Reste et quitte le jeu : Marzio Ginetti.
Manche 4. Dans l'affichage commun : Alessandro Bichi, Jules Mazarin, la carte action « miser après les autres » et la carte Camerlingue.
Cartes action : Anna « échange » et Bruno aucune.
Anna ne trouve personne pour « échange » et reprend la carte.
Enchères : Anna (2 ambres), Bruno (2 ambres) et Carla (2 diamants et 1 ambre).
Ordre de choix : Carla (2 diamants et 1 ambre), Bruno (2 ambres) et Anna (2 ambres).
Carla prend Alessandro Bichi (France, 58, nonciature).
Bruno prend la carte action « miser après les autres ».
Anna prend Jules Mazarin.
Manche 5. Dans l'affichage commun : Giovan Carlo de' Medici, Decio Azzolini, Louis XIV et la carte Camerlingue.
Cartes action : Anna aucune et Bruno aucune.
Enchères : Anna (2 ambres), Bruno (1 rubis) et Carla (1 diamant).
Ordre de choix : Anna (2 ambres), Carla (1 diamant) et Bruno (1 rubis).
Anna prend Giovan Carlo de' Medici (Espagne, 43, galère).
Carla prend la carte Camerlingue.
Carla est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Bruno prend Decio Azzolini (chef de la faction d'Innocent X, 31).
Reste et quitte le jeu : Louis XIV.
Manche 6. Dans l'affichage commun : Pier Luigi Carafa, Carlo de' Medici, Louis XIV et la carte Camerlingue.
Cartes action : Anna aucune et Bruno aucune.
Enchères : Anna (1 rubis et 1 ambre), Bruno (1 saphir) et Carla (1 rubis).
Ordre de choix : Anna (1 rubis et 1 ambre), Carla (1 rubis) et Bruno (1 saphir).
Anna prend Louis XIV.
Carla prend Pier Luigi Carafa (Innocent X, 73).
Bruno prend Carlo de' Medici (chef de la faction d'Espagne, 59).
Manche 7. Dans l'affichage commun : Francesco Albizzi, Louis XIV, la carte action « corruption » et la carte Camerlingue.
Cartes action : Anna aucune et Bruno « dix pièces d'or ».
Bruno reçoit 10 pièces de la banque.
Enchères : Anna (1 diamant et 1 rubis), Bruno (aucune gemme) et Carla (1 saphir).
Ordre de choix : Anna (1 diamant et 1 rubis), Carla (1 saphir) et Bruno (aucune gemme).
Anna prend Louis XIV.
Carla prend la carte Camerlingue.
Carla est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Bruno prend la carte action « corruption ».
Reste et quitte le jeu : Francesco Albizzi.
Manche 8. Dans l'affichage commun : Angelo Giori, Friedrich von Hessen, la carte action « corruption » et la carte Camerlingue.
Cartes action : Anna « échange » et Bruno aucune.
Anna échange Alessandro Bichi (chez Carla) et Giovan Carlo de' Medici (chez Anna).
Enchères : Anna (1 diamant et 1 rubis), Bruno (aucune gemme) et Carla (1 saphir).
Ordre de choix : Anna (1 diamant et 1 rubis), Carla (1 saphir) et Bruno (aucune gemme).
Anna prend la carte action « corruption ».
Carla prend Angelo Giori (Urbain VIII, 68, abeilles).
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Reste et quitte le jeu : Friedrich von Hessen.
Manche 9. Dans l'affichage commun : Fabio Chigi, Ernst Adalbert von Harrach, la carte action « miser après les autres » et la carte Camerlingue.
Cartes action : Anna « corruption » et Bruno aucune.
Anna gagne Pier Luigi Carafa pour 5 pièces, que reçoit Carla.
Enchères : Anna (aucune gemme), Bruno (1 rubis) et Carla (1 rubis et 2 ambres).
Ordre de choix : Carla (1 rubis et 2 ambres), Bruno (1 rubis) et Anna (aucune gemme).
Carla prend Fabio Chigi (Innocent X, 55, colombe).
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Anna prend Ernst Adalbert von Harrach (arrivée tardive, 56, aigle).
Reste et quitte le jeu : la carte action « miser après les autres ».
Manche 10. Dans l'affichage commun : Virginio Orsini, le Cas de mort, la carte action « échange » et la carte Camerlingue.
Cartes action : Bruno « corruption ».
Bruno gagne Ernst Adalbert von Harrach pour 5 pièces, que reçoit Anna.
Enchères : Anna (aucune gemme), Bruno (1 rubis et 2 ambres) et Carla (aucune gemme).
Ordre de choix : Bruno (1 rubis et 2 ambres), Carla (aucune gemme) et Anna (aucune gemme).
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Carla prend Virginio Orsini (France, 39).
Anna prend le Cas de mort.
Anna reçoit 5 pièces de la banque.
Angelo Giori meurt : Carla le perd.
Reste et quitte le jeu : la carte action « échange ».
Manche 11. Dans l'affichage commun : Vincenzo Maculani, Louis XIV, la carte action « meilleure gemme double » et la carte Camerlingue.
Fumée noire ! Les sacs d'or sont payés : 10 pièces pour Anna et 25 pièces pour Carla.
Chacun a défaussé un ordre.
Cartes action : Bruno « miser après les autres ».
Bruno prend des pièces : Carla en perd 2 et Anna en perd 2.
Enchères : Anna (aucune gemme) et Carla (aucune gemme).
Enchères : Bruno (1 rubis, 1 saphir et 1 ambre).
Ordre de choix : Bruno (1 rubis, 1 saphir et 1 ambre), Carla (aucune gemme) et Anna (aucune gemme).
Bruno prend Louis XIV.
Carla prend la carte Camerlingue.
Carla est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Anna prend la carte action « meilleure gemme double ».
Reste et quitte le jeu : Vincenzo Maculani.
Manche 12. Dans l'affichage commun : Federico Sforza, l'Escadron volant, la carte action « trois rubis » et la carte Camerlingue.
Cartes action : Anna « meilleure gemme double ».
Anna prend des pièces : Bruno en perd 3 et Carla en perd 3.
Enchères : Anna (aucune gemme), Bruno (1 saphir) et Carla (1 rubis et 1 saphir).
Ordre de choix : Carla (1 rubis et 1 saphir), Bruno (1 saphir) et Anna (aucune gemme).
Carla prend l'Escadron volant.
Carla paie l'Escadron volant et le garde.
Bruno prend Federico Sforza (Espagne, 51).
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Reste et quitte le jeu : la carte action « trois rubis ».
Manche 13. Dans l'affichage commun : Giulio Sacchetti, Rinaldo d'Este, Jules Mazarin et la carte Camerlingue.
Enchères : Anna (1 rubis), Bruno (aucune gemme) et Carla (1 ambre).
Ordre de choix : Anna (1 rubis), Carla (1 ambre) et Bruno (aucune gemme).
Anna prend Rinaldo d'Este (chef de la faction de France, 36).
Carla prend la carte Camerlingue.
Carla est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Bruno prend Giulio Sacchetti (Urbain VIII, 67, deux Mazarin).
Reste et quitte le jeu : Jules Mazarin.
Manche 14. Dans l'affichage commun : Pietro Ottoboni, Jules Mazarin, la carte action « échange » et la carte Camerlingue.
Enchères : Anna (aucune gemme), Bruno (1 saphir) et Carla (1 saphir).
Ordre de choix : Carla (1 saphir), Bruno (1 saphir) et Anna (aucune gemme).
Carla prend la carte Camerlingue.
Carla est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Bruno prend Jules Mazarin.
Anna prend la carte action « échange ».
Reste et quitte le jeu : Pietro Ottoboni.
Manche 15. Dans l'affichage commun : Juan de Lugo, Felipe IV, la carte action « dix pièces d'or » et la carte Camerlingue.
Cartes action : Anna aucune.
Enchères : Anna (aucune gemme), Bruno (aucune gemme) et Carla (1 saphir et 1 ambre).
Ordre de choix : Carla (1 saphir et 1 ambre), Anna (aucune gemme) et Bruno (aucune gemme).
Carla prend la carte Camerlingue.
Carla est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Anna prend Juan de Lugo (Espagne, 71).
Bruno prend la carte action « dix pièces d'or ».
Reste et quitte le jeu : Felipe IV.
Manche 16. Dans l'affichage commun : Girolamo Colonna, Jules Mazarin, la carte action « trois rubis » et la carte Camerlingue.
Cartes action : Anna « échange » et Bruno « dix pièces d'or ».
Anna échange Virginio Orsini (chez Carla) et Alessandro Bichi (chez Anna).
Bruno reçoit 10 pièces de la banque.
Enchères : Anna (1 saphir), Bruno (aucune gemme) et Carla (3 rubis).
Ordre de choix : Carla (3 rubis), Anna (1 saphir) et Bruno (aucune gemme).
Carla prend la carte action « trois rubis ».
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Bruno prend Jules Mazarin.
Reste et quitte le jeu : Girolamo Colonna.
Manche 17. Dans l'affichage commun : Bernardino Spada, Francesco Barberini, Louis XIV et la carte Camerlingue.
Cartes action : Carla « trois rubis ».
Carla prend des pièces : Anna en perd 2 et Bruno en perd 2.
Enchères : Anna (1 rubis et 1 ambre) et Bruno (aucune gemme).
Ordre de choix : Carla (3 rubis), Anna (1 rubis et 1 ambre) et Bruno (aucune gemme).
Carla prend Francesco Barberini (chef de la faction d'Urbain VIII, 57).
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Bruno prend Louis XIV.
Reste et quitte le jeu : Bernardino Spada.
Manche 18. Dans l'affichage commun : Lorenzo Imperiali, Paul de Gondi de Retz, la carte action « meilleure gemme double » et la carte Camerlingue.
Enchères : Anna (1 rubis et 2 ambres), Bruno (aucune gemme) et Carla (1 ambre).
Ordre de choix : Anna (1 rubis et 2 ambres), Carla (1 ambre) et Bruno (aucune gemme).
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Carla prend Paul de Gondi de Retz (arrivée tardive, 41, escadron).
Bruno prend Lorenzo Imperiali (Innocent X, 42).
Reste et quitte le jeu : la carte action « meilleure gemme double ».
Fumée blanche ! C'est la dernière manche, pour la seule carte Camerlingue.
Manche 19. Dans l'affichage commun : la carte Camerlingue.
Enchères : Anna (1 saphir et 1 ambre), Bruno (aucune gemme) et Carla (1 saphir).
Ordre de choix : Anna (1 saphir et 1 ambre), Carla (1 saphir) et Bruno (aucune gemme).
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Le conclave est fini. Ordres : Anna manque son ordre (plus de chefs de faction que tout autre), Bruno a 2 blasons d'Espagne et 2 blasons d'Innocent X et achève son ordre et Carla manque son ordre (2 blasons d'Innocent X et 2 blasons d'Urbain VIII).
