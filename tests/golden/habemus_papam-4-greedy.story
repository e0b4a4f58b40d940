(19, 7, 18, 10) (1, 4, 2, 3)
Round 1. On offer: Pier Luigi Carafa, Louis XIV, the action card “swap” and the Camerlengo card.
Bids: Anna (3 ambers), Bruno (1 diamond, 1 sapphire and 1 amber), Carla (3 ambers) and Dino (1 sapphire and 2 ambers).
Order of taking: Bruno (1 diamond, 1 sapphire and 1 amber), Dino (1 sapphire and 2 ambers), Carla (3 ambers) and Anna (3 ambers).
Bruno takes Pier Luigi Carafa (Innocent X, 73).
Dino takes the action card “swap”.
Carla takes Louis XIV.
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Round 2. On offer: Bernardino Spada, Louis XIV, the action card “bid second” and the Camerlengo card.
Action cards: Dino “swap”.
Dino finds nobody for “swap” and takes the card back.
Bids: Anna (1 ruby and 1 amber), Bruno (1 amber), Carla (1 diamond, 1 ruby and 1 sapphire) and Dino (2 diamonds and 1 sapphire).
Order of taking: Dino (2 diamonds and 1 sapphire), Carla (1 diamond, 1 ruby and 1 sapphire), Anna (1 ruby and 1 amber) and Bruno (1 amber).
Dino takes Louis XIV.
Carla takes Bernardino Spada (Urban VIII, 60, nunciature).
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Bruno takes the action card “bid second”.
Round 3. On offer: Juan de Lugo, Francesco Barberini, Jules Mazarin and the Camerlengo card.
Action cards: Bruno none and Dino none.
Bids: Anna (no gems), Bruno (1 diamond and 1 ruby), Carla (1 sapphire) and Dino (1 ruby and 1 amber).
Order of taking: Bruno (1 diamond and 1 ruby), Dino (1 ruby and 1 amber), Carla (1 sapphire) and Anna (no gems).
Bruno takes Jules Mazarin.
Dino takes Francesco Barberini (leader of Urban VIII, 57).
Carla takes Juan de Lugo (Spain, 71).
Anna takes the Camerlengo card.
Anna is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Round 4. On offer: Giulio Sacchetti, Paul de Gondi de Retz, the action card “ten gold” and the Camerlengo card.
Action cards: Bruno “bid second” and Dino “swap”.
Bruno takes 2 gold from Carla, 2 gold from Dino and 2 gold from Anna.
Dino lets “swap” go; the card is spent.
Bids: Anna (no gems), Carla (no gems) and Dino (no gems).
Bids: Bruno (1 diamond and 1 amber).
Order of taking: Bruno (1 diamond and 1 amber), Anna (no gems), Carla (no gems) and Dino (no gems).
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Anna takes Giulio Sacchetti (Urban VIII, 67, two Mazarin).
Carla takes Paul de Gondi de Retz (late arrival, 41, squadron).
Dino takes the action card “ten gold”.
Round 5. On offer: Lorenzo Imperiali, Jules Mazarin, the action card “ten gold” and the Camerlengo card.
Action cards: Dino none.
Bids: Anna (1 ruby and 1 amber), Bruno (1 amber), Carla (no gems) and Dino (no gems).
Order of taking: Anna (1 ruby and 1 amber), Bruno (1 amber), Carla (no gems) and Dino (no gems).
Anna takes Jules Mazarin.
Bruno takes the action card “ten gold”.
Carla takes Lorenzo Imperiali (Innocent X, 42).
Dino takes the Camerlengo card.
Dino is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Round 6. On offer: Pietro Ottoboni, Felipe IV, the action card “best gem twice” and the Camerlengo card.
Action cards: Bruno none and Dino “ten gold”.
Dino gets 10 gold from the bank.
Bids: Anna (no gems), Bruno (1 diamond and 1 sapphire), Carla (3 diamonds) and Dino (1 diamond, 1 sapphire and 1 amber).
Order of taking: Carla (3 diamonds), Dino (1 diamond, 1 sapphire and 1 amber), Bruno (1 diamond and 1 sapphire) and Anna (no gems).
Carla takes Pietro Ottoboni (Innocent X, 44, squadron).
Dino takes the action card “best gem twice”.
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Anna takes Felipe IV.
Anna gets 5 gold from the bank.
Round 7. On offer: Camillo Astalli, Louis XIV, the action card “bribe” and the Camerlengo card.
Action cards: Bruno “ten gold” and Dino none.
Bruno gets 10 gold from the bank.
Bids: Anna (1 diamond and 1 amber), Bruno (1 ruby and 1 sapphire), Carla (no gems) and Dino (1 ruby).
Order of taking: Anna (1 diamond and 1 amber), Bruno (1 ruby and 1 sapphire), Dino (1 ruby) and Carla (no gems).
Anna takes Camillo Astalli (Spain, 35).
Bruno takes Louis XIV.
Dino takes the Camerlengo card.
Dino is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Carla takes the action card “bribe”.
Round 8. On offer: Fabio Chigi, the Case of Death, the action card “three rubies” and the Camerlengo card.
Action cards: Carla none and Dino “best gem twice”.
Dino takes 3 gold from Anna, 3 gold from Bruno and 3 gold from Carla.
Bids: Anna (3 sapphires), Bruno (1 sapphire), Carla (no gems) and Dino (no gems).
Order of taking: Anna (3 sapphires), Bruno (1 sapphire), Dino (no gems) and Carla (no gems).
Anna takes Fabio Chigi (Innocent X, 55, dove).
Bruno takes the action card “three rubies”.
Dino takes the Camerlengo card.
Dino is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Carla takes the Case of Death.
Carla gets 5 gold from the bank.
Giulio Sacchetti dies; Anna loses him.
Round 9. On offer: Virginio Orsini, the Squadrone Volante, the action card “bribe” and the Camerlengo card.
Black Smoke! The bags are paid out: 10 gold for Anna, 5 gold for Bruno and 20 gold for Carla.
Everybody has discarded an order.
Action cards: Bruno “three rubies” and Carla none.
Bruno takes 2 gold from Carla, 2 gold from Dino and 2 gold from Anna.
Bids: Anna (no gems), Carla (no gems) and Dino (1 sapphire and 2 ambers).
Order of taking: Bruno (3 rubies), Dino (1 sapphire and 2 ambers), Anna (no gems) and Carla (no gems).
Bruno takes the Squadrone Volante.
Bruno pays for the Squadrone Volante and keeps it.
Dino takes Virginio Orsini (France, 39).
Anna takes the action card “bribe”.
Carla takes the Camerlengo card.
Carla is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Round 10. On offer: Alessandro Bichi, Decio Azzolini, Jules Mazarin and the Camerlengo card.
Action cards: Anna none and Carla none.
Bids: Anna (1 ruby and 2 sapphires), Bruno (no gems), Carla (no gems) and Dino (1 ruby).
Order of taking: Anna (1 ruby and 2 sapphires), Dino (1 ruby), Carla (no gems) and Bruno (no gems).
Anna takes Alessandro Bichi (France, 58, nunciature).
Dino takes Jules Mazarin.
Carla takes Decio Azzolini (leader of Innocent X, 31).
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Round 11. On offer: Marzio Ginetti, Ernst Adalbert von Harrach, the action card “swap” and the Camerlengo card.
Action cards: Anna “bribe” and Carla none.
Anna pays Carla 5 gold and wins Bernardino Spada over.
Bids: Anna (1 diamond), Bruno (1 sapphire), Carla (1 ruby, 1 sapphire and 1 amber) and Dino (1 diamond and 1 ruby).
Order of taking: Carla (1 ruby, 1 sapphire and 1 amber), Dino (1 diamond and 1 ruby), Anna (1 diamond) and Bruno (1 sapphire).
Carla takes Marzio Ginetti (Urban VIII, 69, bees).
Dino takes the Camerlengo card.
Dino is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Anna takes Ernst Adalbert von Harrach (late arrival, 56, eagle).
Bruno takes the action card “swap”.
Round 12. On offer: Antonio Barberini, Louis XIV, the action card “bid second” and the Camerlengo card.
Action cards: Bruno “swap” and Carla none.
Bruno swaps Pier Luigi Carafa (from Bruno) and Ernst Adalbert von Harrach (from Anna).
Bids: Anna (1 diamond), Bruno (2 rubies and 1 amber), Carla (no gems) and Dino (no gems).
Order of taking: Bruno (2 rubies and 1 amber), Anna (1 diamond), Dino (no gems) and Carla (no gems).
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Anna takes Antonio Barberini (France, 47, two Louis).
Dino takes the action card “bid second”.
Carla takes Louis XIV.
Round 13. On offer: Vincenzo Maculani, Friedrich von Hessen, the action card “best gem twice” and the Camerlengo card.
Action cards: Carla none and Dino “bid second”.
Dino takes 2 gold from Anna, 2 gold from Bruno and 2 gold from Carla.
Bids: Anna (no gems), Bruno (1 ruby and 1 amber) and Carla (no gems).
Bids: Dino (2 sapphires and 1 amber).
Order of taking: Dino (2 sapphires and 1 amber), Bruno (1 ruby and 1 amber), Carla (no gems) and Anna (no gems).
Dino takes Vincenzo Maculani (Urban VIII, 76, Holy Office).
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Carla takes Friedrich von Hessen (late arrival, 38, galley).
Anna takes the action card “best gem twice”.
Round 14. On offer: Federico Sforza, Felipe IV, the action card “swap” and the Camerlengo card.
Action cards: Anna “best gem twice” and Carla none.
Anna takes 3 gold from Bruno, 3 gold from Carla and 3 gold from Dino.
Bids: Anna (1 ruby), Bruno (2 sapphires and 1 amber), Carla (no gems) and Dino (1 ruby).
Order of taking: Bruno (2 sapphires and 1 amber), Anna (2 rubies), Dino (1 ruby) and Carla (no gems).
Bruno takes the action card “swap”.
Anna takes Felipe IV.
Anna gets 5 gold from the bank.
Anna excludes Paul de Gondi de Retz from the conclave; Carla loses him.
Dino takes the Camerlengo card.
Dino is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Carla takes Federico Sforza (Spain, 51).
Round 15. On offer: Angelo Giori, Rinaldo d'Este, Louis XIV and the Camerlengo card.
Action cards: Bruno none and Carla none.
Bids: Anna (no gems), Bruno (1 amber), Carla (no gems) and Dino (1 sapphire).
Order of taking: Dino (1 sapphire), Bruno (1 amber), Anna (no gems) and Carla (no gems).
Dino takes Angelo Giori (Urban VIII, 68, bees).
Bruno takes the Camerlengo card.
Bruno is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
Anna takes Rinaldo d'Este (leader of France, 36).
Carla takes Louis XIV.
Round 16. On offer: Francesco Albizzi, Felipe IV, the action card “three rubies” and the Camerlengo card.
Action cards: Bruno none and Carla none.
Bids: Anna (1 diamond), Bruno (1 ruby and 1 sapphire), Carla (no gems) and Dino (no gems).
Order of taking: Bruno (1 ruby and 1 sapphire), Anna (1 diamond), Carla (no gems) and Dino (no gems).
Bruno takes the action card “three rubies”.
Anna takes Felipe IV.
Anna gets 5 gold from the bank.
Carla takes Francesco Albizzi (Innocent X, 61, Holy Office).
Dino takes the Camerlengo card.
Dino is Camerlengo now and gets 1 ruby, 1 sapphire, 1 amber and 1 gold.
White Smoke! This is the last round. All that is left is on offer: 2 of each pile.
Round 17. On offer: Girolamo Colonna, Giovan Carlo de' Medici, Carlo de' Medici, Jules Mazarin, Jules Mazarin, the action card “bribe” and the Camerlengo card.
Action cards: Bruno “swap” and Carla none.
Bruno swaps Pietro Ottoboni (from Carla) and Virginio Orsini (from Dino).
Bids: Anna (no gems), Bruno (1 amber), Carla (no gems) and Dino (2 ambers).
Order of taking: Dino (2 ambers), Bruno (1 amber), Anna (no gems) and Carla (no gems).
Dino takes Girolamo Colonna (Spain, 50, eagle).
Bruno takes the action card “bribe”.
Anna takes Jules Mazarin.
Carla takes Giovan Carlo de' Medici (Spain, 43, galley).
Left over, out of the game: Carlo de' Medici and Jules Mazarin.
The conclave is over. Orders: Anna has 3 crests of France and fulfils the order, Bruno misses the order for 1 crest of each faction, Carla has 1 crest of each faction and fulfils the order and Dino misses the order for 2 Felipe IV and 2 Jules Mazarin.
Turno 1. In palio: Pier Luigi Carafa, Louis XIV, la carta azione «scambio» e la carta Camerlengo.
Offerte: Anna (3 ambre), Bruno (1 diamante, 1 zaffiro e 1 ambra), Carla (3 ambre) e Dino (1 zaffiro e 2 ambre).
Ordine di scelta: Bruno (1 diamante, 1 zaffiro e 1 ambra), Dino (1 zaffiro e 2 ambre), Carla (3 ambre) e Anna (3 ambre).
Bruno prende Pier Luigi Carafa (Innocenzo X, 73).
Dino prende la carta azione «scambio».
Carla prende Louis XIV.
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Turno 2. In palio: Bernardino Spada, Louis XIV, la carta azione «offri dopo gli altri» e la carta Camerlengo.
Carte azione: Dino «scambio».
Dino non trova nessuno per «scambio» e riprende la carta.
Offerte: Anna (1 rubino e 1 ambra), Bruno (1 ambra), Carla (1 diamante, 1 rubino e 1 zaffiro) e Dino (2 diamanti e 1 zaffiro).
Ordine di scelta: Dino (2 diamanti e 1 zaffiro), Carla (1 diamante, 1 rubino e 1 zaffiro), Anna (1 rubino e 1 ambra) e Bruno (1 ambra).
Dino prende Louis XIV.
Carla prende Bernardino Spada (Urbano VIII, 60, nunziatura).
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Bruno prende la carta azione «offri dopo gli altri».
Turno 3. In palio: Juan de Lugo, Francesco Barberini, Jules Mazarin e la carta Camerlengo.
Carte azione: Bruno nessuna e Dino nessuna.
Offerte: Anna (nessuna gemma), Bruno (1 diamante e 1 rubino), Carla (1 zaffiro) e Dino (1 rubino e 1 ambra).
Ordine di scelta: Bruno (1 diamante e 1 rubino), Dino (1 rubino e 1 ambra), Carla (1 zaffiro) e Anna (nessuna gemma).
Bruno prende Jules Mazarin.
Dino prende Francesco Barberini (capo della fazione di Urbano VIII, 57).
Carla prende Juan de Lugo (Spagna, 71).
Anna prende la carta Camerlengo.
Ora Anna è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Turno 4. In palio: Giulio Sacchetti, Paul de Gondi de Retz, la carta azione «dieci monete» e la carta Camerlengo.
Carte azione: Bruno «offri dopo gli altri» e Dino «scambio».
Bruno prende monete: Carla ne perde 2, Dino ne perde 2 e Anna ne perde 2.
Dino rinuncia a «scambio»; la carta è persa.
Offerte: Anna (nessuna gemma), Carla (nessuna gemma) e Dino (nessuna gemma).
Offerte: Bruno (1 diamante e 1 ambra).
Ordine di scelta: Bruno (1 diamante e 1 ambra), Anna (nessuna gemma), Carla (nessuna gemma) e Dino (nessuna gemma).
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Anna prende Giulio Sacchetti (Urbano VIII, 67, due Mazarin).
Carla prende Paul de Gondi de Retz (arrivato in ritardo, 41, squadrone).
Dino prende la carta azione «dieci monete».
Turno 5. In palio: Lorenzo Imperiali, Jules Mazarin, la carta azione «dieci monete» e la carta Camerlengo.
Carte azione: Dino nessuna.
Offerte: Anna (1 rubino e 1 ambra), Bruno (1 ambra), Carla (nessuna gemma) e Dino (nessuna gemma).
Ordine di scelta: Anna (1 rubino e 1 ambra), Bruno (1 ambra), Carla (nessuna gemma) e Dino (nessuna gemma).
Anna prende Jules Mazarin.
Bruno prende la carta azione «dieci monete».
Carla prende Lorenzo Imperiali (Innocenzo X, 42).
Dino prende la carta Camerlengo.
Ora Dino è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Turno 6. In palio: Pietro Ottoboni, Felipe IV, la carta azione «gemma migliore doppia» e la carta Camerlengo.
Carte azione: Bruno nessuna e Dino «dieci monete».
Dino riceve 10 monete dalla banca.
Offerte: Anna (nessuna gemma), Bruno (1 diamante e 1 zaffiro), Carla (3 diamanti) e Dino (1 diamante, 1 zaffiro e 1 ambra).
Ordine di scelta: Carla (3 diamanti), Dino (1 diamante, 1 zaffiro e 1 ambra), Bruno (1 diamante e 1 zaffiro) e Anna (nessuna gemma).
Carla prende Pietro Ottoboni (Innocenzo X, 44, squadrone).
Dino prende la carta azione «gemma migliore doppia».
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Anna prende Felipe IV.
Anna riceve 5 monete dalla banca.
Turno 7. In palio: Camillo Astalli, Louis XIV, la carta azione «corruzione» e la carta Camerlengo.
Carte azione: Bruno «dieci monete» e Dino nessuna.
Bruno riceve 10 monete dalla banca.
Offerte: Anna (1 diamante e 1 ambra), Bruno (1 rubino e 1 zaffiro), Carla (nessuna gemma) e Dino (1 rubino).
Ordine di scelta: Anna (1 diamante e 1 ambra), Bruno (1 rubino e 1 zaffiro), Dino (1 rubino) e Carla (nessuna gemma).
Anna prende Camillo Astalli (Spagna, 35).
Bruno prende Louis XIV.
Dino prende la carta Camerlengo.
Ora Dino è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Carla prende la carta azione «corruzione».
Turno 8. In palio: Fabio Chigi, il Caso di morte, la carta azione «tre rubini» e la carta Camerlengo.
Carte azione: Carla nessuna e Dino «gemma migliore doppia».
Dino prende monete: Anna ne perde 3, Bruno ne perde 3 e Carla ne perde 3.
Offerte: Anna (3 zaffiri), Bruno (1 zaffiro), Carla (nessuna gemma) e Dino (nessuna gemma).
Ordine di scelta: Anna (3 zaffiri), Bruno (1 zaffiro), Dino (nessuna gemma) e Carla (nessuna gemma).
Anna prende Fabio Chigi (Innocenzo X, 55, colomba).
Bruno prende la carta azione «tre rubini».
Dino prende la carta Camerlengo.
Ora Dino è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Carla prende il Caso di morte.
Carla riceve 5 monete dalla banca.
Giulio Sacchetti muore: Anna lo perde.
Turno 9. In palio: Virginio Orsini, lo Squadrone Volante, la carta azione «corruzione» e la carta Camerlengo.
Fumata nera! Si pagano le borse: 10 monete per Anna, 5 monete per Bruno e 20 monete per Carla.
Ognuno ha scartato un obiettivo.
Carte azione: Bruno «tre rubini» e Carla nessuna.
Bruno prende monete: Carla ne perde 2, Dino ne perde 2 e Anna ne perde 2.
Offerte: Anna (nessuna gemma), Carla (nessuna gemma) e Dino (1 zaffiro e 2 ambre).
Ordine di scelta: Bruno (3 rubini), Dino (1 zaffiro e 2 ambre), Anna (nessuna gemma) e Carla (nessuna gemma).
Bruno prende lo Squadrone Volante.
Bruno paga lo Squadrone Volante e lo tiene.
Dino prende Virginio Orsini (Francia, 39).
Anna prende la carta azione «corruzione».
Carla prende la carta Camerlengo.
Ora Carla è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Turno 10. In palio: Alessandro Bichi, Decio Azzolini, Jules Mazarin e la carta Camerlengo.
Carte azione: Anna nessuna e Carla nessuna.
Offerte: Anna (1 rubino e 2 zaffiri), Bruno (nessuna gemma), Carla (nessuna gemma) e Dino (1 rubino).
Ordine di scelta: Anna (1 rubino e 2 zaffiri), Dino (1 rubino), Carla (nessuna gemma) e Bruno (nessuna gemma).
Anna prende Alessandro Bichi (Francia, 58, nunziatura).
Dino prende Jules Mazarin.
Carla prende Decio Azzolini (capo della fazione di Innocenzo X, 31).
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Turno 11. In palio: Marzio Ginetti, Ernst Adalbert von Harrach, la carta azione «scambio» e la carta Camerlengo.
Carte azione: Anna «corruzione» e Carla nessuna.
Anna corrompe Bernardino Spada con 5 monete, che riceve Carla.
Offerte: Anna (1 diamante), Bruno (1 zaffiro), Carla (1 rubino, 1 zaffiro e 1 ambra) e Dino (1 diamante e 1 rubino).
Ordine di scelta: Carla (1 rubino, 1 zaffiro e 1 ambra), Dino (1 diamante e 1 rubino), Anna (1 diamante) e Bruno (1 zaffiro).
Carla prende Marzio Ginetti (Urbano VIII, 69, api).
Dino prende la carta Camerlengo.
Ora Dino è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Anna prende Ernst Adalbert von Harrach (arrivato in ritardo, 56, aquila).
Bruno prende la carta azione «scambio».
Turno 12. In palio: Antonio Barberini, Louis XIV, la carta azione «offri dopo gli altri» e la carta Camerlengo.
Carte azione: Bruno «scambio» e Carla nessuna.
Bruno scambia Pier Luigi Carafa (presso Bruno) e Ernst Adalbert von Harrach (presso Anna).
Offerte: Anna (1 diamante), Bruno (2 rubini e 1 ambra), Carla (nessuna gemma) e Dino (nessuna gemma).
Ordine di scelta: Bruno (2 rubini e 1 ambra), Anna (1 diamante), Dino (nessuna gemma) e Carla (nessuna gemma).
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Anna prende Antonio Barberini (Francia, 47, due Louis).
Dino prende la carta azione «offri dopo gli altri».
Carla prende Louis XIV.
Turno 13. In palio: Vincenzo Maculani, Friedrich von Hessen, la carta azione «gemma migliore doppia» e la carta Camerlengo.
Carte azione: Carla nessuna e Dino «offri dopo gli altri».
Dino prende monete: Anna ne perde 2, Bruno ne perde 2 e Carla ne perde 2.
Offerte: Anna (nessuna gemma), Bruno (1 rubino e 1 ambra) e Carla (nessuna gemma).
Offerte: Dino (2 zaffiri e 1 ambra).
Ordine di scelta: Dino (2 zaffiri e 1 ambra), Bruno (1 rubino e 1 ambra), Carla (nessuna gemma) e Anna (nessuna gemma).
Dino prende Vincenzo Maculani (Urbano VIII, 76, Sant'Uffizio).
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Carla prende Friedrich von Hessen (arrivato in ritardo, 38, galera).
Anna prende la carta azione «gemma migliore doppia».
Turno 14. In palio: Federico Sforza, Felipe IV, la carta azione «scambio» e la carta Camerlengo.
Carte azione: Anna «gemma migliore doppia» e Carla nessuna.
Anna prende monete: Bruno ne perde 3, Carla ne perde 3 e Dino ne perde 3.
Offerte: Anna (1 rubino), Bruno (2 zaffiri e 1 ambra), Carla (nessuna gemma) e Dino (1 rubino).
Ordine di scelta: Bruno (2 zaffiri e 1 ambra), Anna (2 rubini), Dino (1 rubino) e Carla (nessuna gemma).
Bruno prende la carta azione «scambio».
Anna prende Felipe IV.
Anna riceve 5 monete dalla banca.
Anna esclude Paul de Gondi de Retz dal conclave: Carla lo perde.
Dino prende la carta Camerlengo.
Ora Dino è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Carla prende Federico Sforza (Spagna, 51).
Turno 15. In palio: Angelo Giori, Rinaldo d'Este, Louis XIV e la carta Camerlengo.
Carte azione: Bruno nessuna e Carla nessuna.
Offerte: Anna (nessuna gemma), Bruno (1 ambra), Carla (nessuna gemma) e Dino (1 zaffiro).
Ordine di scelta: Dino (1 zaffiro), Bruno (1 ambra), Anna (nessuna gemma) e Carla (nessuna gemma).
Dino prende Angelo Giori (Urbano VIII, 68, api).
Bruno prende la carta Camerlengo.
Ora Bruno è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Anna prende Rinaldo d'Este (capo della fazione di Francia, 36).
Carla prende Louis XIV.
Turno 16. In palio: Francesco Albizzi, Felipe IV, la carta azione «tre rubini» e la carta Camerlengo.
Carte azione: Bruno nessuna e Carla nessuna.
Offerte: Anna (1 diamante), Bruno (1 rubino e 1 zaffiro), Carla (nessuna gemma) e Dino (nessuna gemma).
Ordine di scelta: Bruno (1 rubino e 1 zaffiro), Anna (1 diamante), Carla (nessuna gemma) e Dino (nessuna gemma).
Bruno prende la carta azione «tre rubini».
Anna prende Felipe IV.
Anna riceve 5 monete dalla banca.
Carla prende Francesco Albizzi (Innocenzo X, 61, Sant'Uffizio).
Dino prende la carta Camerlengo.
Ora Dino è Camerlengo e riceve 1 rubino, 1 zaffiro, 1 ambra e 1 moneta.
Fumata bianca! È l'ultimo turno. In palio tutto quel che resta: 2 per mazzo.
Turno 17. In palio: Girolamo Colonna, Giovan Carlo de' Medici, Carlo de' Medici, Jules Mazarin, Jules Mazarin, la carta azione «corruzione» e la carta Camerlengo.
Carte azione: Bruno «scambio» e Carla nessuna.
Bruno scambia Pietro Ottoboni (presso Carla) e Virginio Orsini (presso Dino).
Offerte: Anna (nessuna gemma), Bruno (1 ambra), Carla (nessuna gemma) e Dino (2 ambre).
Ordine di scelta: Dino (2 ambre), Bruno (1 ambra), Anna (nessuna gemma) e Carla (nessuna gemma).
Dino prende Girolamo Colonna (Spagna, 50, aquila).
Bruno prende la carta azione «corruzione».
Anna prende Jules Mazarin.
Carla prende Giovan Carlo de' Medici (Spagna, 43, galera).
Avanzano e lasciano il gioco: Carlo de' Medici e Jules Mazarin.
Il conclave è finito. Obiettivi: Anna ha 3 stemmi di Francia e raggiunge l'obiettivo, Bruno manca l'obiettivo (1 stemma di ogni fazione), Carla ha 1 stemma di ogni fazione e raggiunge l'obiettivo e Dino manca l'obiettivo (2 Felipe IV e 2 Jules Mazarin).
Manche 1. Dans l'affichage commun : Pier Luigi Carafa, Louis XIV, la carte action « échange » et la carte Camerlingue.
Enchères : Anna (3 ambres), Bruno (1 diamant, 1 saphir et 1 ambre), Carla (3 ambres) et Dino (1 saphir et 2 ambres).
Ordre de choix : Bruno (1 diamant, 1 saphir et 1 ambre), Dino (1 saphir et 2 ambres), Carla (3 ambres) et Anna (3 ambres).
Bruno prend Pier Luigi Carafa (Innocent X, 73).
Dino prend la carte action « échange ».
Carla prend Louis XIV.
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Manche 2. Dans l'affichage commun : Bernardino Spada, Louis XIV, la carte action « miser après les autres » et la carte Camerlingue.
Cartes action : Dino « échange ».
Dino ne trouve personne pour « échange » et reprend la carte.
Enchères : Anna (1 rubis et 1 ambre), Bruno (1 ambre), Carla (1 diamant, 1 rubis et 1 saphir) et Dino (2 diamants et 1 saphir).
Ordre de choix : Dino (2 diamants et 1 saphir), Carla (1 diamant, 1 rubis et 1 saphir), Anna (1 rubis et 1 ambre) et Bruno (1 ambre).
Dino prend Louis XIV.
Carla prend Bernardino Spada (Urbain VIII, 60, nonciature).
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Bruno prend la carte action « miser après les autres ».
Manche 3. Dans l'affichage commun : Juan de Lugo, Francesco Barberini, Jules Mazarin et la carte Camerlingue.
Cartes action : Bruno aucune et Dino aucune.
Enchères : Anna (aucune gemme), Bruno (1 diamant et 1 rubis), Carla (1 saphir) et Dino (1 rubis et 1 ambre).
Ordre de choix : Bruno (1 diamant et 1 rubis), Dino (1 rubis et 1 ambre), Carla (1 saphir) et Anna (aucune gemme).
Bruno prend Jules Mazarin.
Dino prend Francesco Barberini (chef de la faction d'Urbain VIII, 57).
Carla prend Juan de Lugo (Espagne, 71).
Anna prend la carte Camerlingue.
Anna est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Manche 4. Dans l'affichage commun : Giulio Sacchetti, Paul de Gondi de Retz, la carte action « dix pièces d'or » et la carte Camerlingue.
Cartes action : Bruno « miser après les autres » et Dino « échange ».
Bruno prend des pièces : Carla en perd 2, Dino en perd 2 et Anna en perd 2.
Dino renonce à « échange » ; la carte est perdue.
Enchères : Anna (aucune gemme), Carla (aucune gemme) et Dino (aucune gemme).
Enchères : Bruno (1 diamant et 1 ambre).
Ordre de choix : Bruno (1 diamant et 1 ambre), Anna (aucune gemme), Carla (aucune gemme) et Dino (aucune gemme).
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Anna prend Giulio Sacchetti (Urbain VIII, 67, deux Mazarin).
Carla prend Paul de Gondi de Retz (arrivée tardive, 41, escadron).
Dino prend la carte action « dix pièces d'or ».
Manche 5. Dans l'affichage commun : Lorenzo Imperiali, Jules Mazarin, la carte action « dix pièces d'or » et la carte Camerlingue.
Cartes action : Dino aucune.
Enchères : Anna (1 rubis et 1 ambre), Bruno (1 ambre), Carla (aucune gemme) et Dino (aucune gemme).
Ordre de choix : Anna (1 rubis et 1 ambre), Bruno (1 ambre), Carla (aucune gemme) et Dino (aucune gemme).
Anna prend Jules Mazarin.
Bruno prend la carte action « dix pièces d'or ».
Carla prend Lorenzo Imperiali (Innocent X, 42).
Dino prend la carte Camerlingue.
Dino est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Manche 6. Dans l'affichage commun : Pietro Ottoboni, Felipe IV, la carte action « meilleure gemme double » et la carte Camerlingue.
Cartes action : Bruno aucune et Dino « dix pièces d'or ».
Dino reçoit 10 pièces de la banque.
Enchères : Anna (aucune gemme), Bruno (1 diamant et 1 saphir), Carla (3 diamants) et Dino (1 diamant, 1 saphir et 1 ambre).
Ordre de choix : Carla (3 diamants), Dino (1 diamant, 1 saphir et 1 ambre), Bruno (1 diamant et 1 saphir) et Anna (aucune gemme).
Carla prend Pietro Ottoboni (Innocent X, 44, escadron).
Dino prend la carte action « meilleure gemme double ».
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Anna prend Felipe IV.
Anna reçoit 5 pièces de la banque.
Manche 7. Dans l'affichage commun : Camillo Astalli, Louis XIV, la carte action « corruption » et la carte Camerlingue.
Cartes action : Bruno « dix pièces d'or » et Dino aucune.
Bruno reçoit 10 pièces de la banque.
Enchères : Anna (1 diamant et 1 ambre), Bruno (1 rubis et 1 saphir), Carla (aucune gemme) et Dino (1 rubis).
Ordre de choix : Anna (1 diamant et 1 ambre), Bruno (1 rubis et 1 saphir), Dino (1 rubis) et Carla (aucune gemme).
Anna prend Camillo Astalli (Espagne, 35).
Bruno prend Louis XIV.
Dino prend la carte Camerlingue.
Dino est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Carla prend la carte action « corruption ».
Manche 8. Dans l'affichage commun : Fabio Chigi, le Cas de mort, la carte action « trois rubis » et la carte Camerlingue.
Cartes action : Carla aucune et Dino « meilleure gemme double ».
Dino prend des pièces : Anna en perd 3, Bruno en perd 3 et Carla en perd 3.
Enchères : Anna (3 saphirs), Bruno (1 saphir), Carla (aucune gemme) et Dino (aucune gemme).
Ordre de choix : Anna (3 saphirs), Bruno (1 saphir), Dino (aucune gemme) et Carla (aucune gemme).
Anna prend Fabio Chigi (Innocent X, 55, colombe).
Bruno prend la carte action « trois rubis ».
Dino prend la carte Camerlingue.
Dino est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Carla prend le Cas de mort.
Carla reçoit 5 pièces de la banque.
Giulio Sacchetti meurt : Anna le perd.
Manche 9. Dans l'affichage commun : Virginio Orsini, l'Escadron volant, la carte action « corruption » et la carte Camerlingue.
Fumée noire ! Les sacs d'or sont payés : 10 pièces pour Anna, 5 pièces pour Bruno et 20 pièces pour Carla.
Chacun a défaussé un ordre.
Cartes action : Bruno « trois rubis » et Carla aucune.
Bruno prend des pièces : Carla en perd 2, Dino en perd 2 et Anna en perd 2.
Enchères : Anna (aucune gemme), Carla (aucune gemme) et Dino (1 saphir et 2 ambres).
Ordre de choix : Bruno (3 rubis), Dino (1 saphir et 2 ambres), Anna (aucune gemme) et Carla (aucune gemme).
Bruno prend l'Escadron volant.
Bruno paie l'Escadron volant et le garde.
Dino prend Virginio Orsini (France, 39).
Anna prend la carte action « corruption ».
Carla prend la carte Camerlingue.
Carla est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Manche 10. Dans l'affichage commun : Alessandro Bichi, Decio Azzolini, Jules Mazarin et la carte Camerlingue.
Cartes action : Anna aucune et Carla aucune.
Enchères : Anna (1 rubis et 2 saphirs), Bruno (aucune gemme), Carla (aucune gemme) et Dino (1 rubis).
Ordre de choix : Anna (1 rubis et 2 saphirs), Dino (1 rubis), Carla (aucune gemme) et Bruno (aucune gemme).
Anna prend Alessandro Bichi (France, 58, nonciature).
Dino prend Jules Mazarin.
Carla prend Decio Azzolini (chef de la faction d'Innocent X, 31).
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Manche 11. Dans l'affichage commun : Marzio Ginetti, Ernst Adalbert von Harrach, la carte action « échange » et la carte Camerlingue.
Cartes action : Anna « corruption » et Carla aucune.
Anna gagne Bernardino Spada pour 5 pièces, que reçoit Carla.
Enchères : Anna (1 diamant), Bruno (1 saphir), Carla (1 rubis, 1 saphir et 1 ambre) et Dino (1 diamant et 1 rubis).
Ordre de choix : Carla (1 rubis, 1 saphir et 1 ambre), Dino (1 diamant et 1 rubis), Anna (1 diamant) et Bruno (1 saphir).
Carla prend Marzio Ginetti (Urbain VIII, 69, abeilles).
Dino prend la carte Camerlingue.
Dino est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Anna prend Ernst Adalbert von Harrach (arrivée tardive, 56, aigle).
Bruno prend la carte action « échange ».
Manche 12. Dans l'affichage commun : Antonio Barberini, Louis XIV, la carte action « miser après les autres » et la carte Camerlingue.
Cartes action : Bruno « échange » et Carla aucune.
Bruno échange Pier Luigi Carafa (chez Bruno) et Ernst Adalbert von Harrach (chez Anna).
Enchères : Anna (1 diamant), Bruno (2 rubis et 1 ambre), Carla (aucune gemme) et Dino (aucune gemme).
Ordre de choix : Bruno (2 rubis et 1 ambre), Anna (1 diamant), Dino (aucune gemme) et Carla (aucune gemme).
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Anna prend Antonio Barberini (France, 47, deux Louis).
Dino prend la carte action « miser après les autres ».
Carla prend Louis XIV.
Manche 13. Dans l'affichage commun : Vincenzo Maculani, Friedrich von Hessen, la carte action « meilleure gemme double » et la carte Camerlingue.
Cartes action : Carla aucune et Dino « miser après les autres ».
Dino prend des pièces : Anna en perd 2, Bruno en perd 2 et Carla en perd 2.
Enchères : Anna (aucune gemme), Bruno (1 rubis et 1 ambre) et Carla (aucune gemme).
Enchères : Dino (2 saphirs et 1 ambre).
Ordre de choix : Dino (2 saphirs et 1 ambre), Bruno (1 rubis et 1 ambre), Carla (aucune gemme) et Anna (aucune gemme).
Dino prend Vincenzo Maculani (Urbain VIII, 76, Saint-Office).
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Carla prend Friedrich von Hessen (arrivée tardive, 38, galère).
Anna prend la carte action « meilleure gemme double ».
Manche 14. Dans l'affichage commun : Federico Sforza, Felipe IV, la carte action « échange » et la carte Camerlingue.
Cartes action : Anna « meilleure gemme double » et Carla aucune.
Anna prend des pièces : Bruno en perd 3, Carla en perd 3 et Dino en perd 3.
Enchères : Anna (1 rubis), Bruno (2 saphirs et 1 ambre), Carla (aucune gemme) et Dino (1 rubis).
Ordre de choix : Bruno (2 saphirs et 1 ambre), Anna (2 rubis), Dino (1 rubis) et Carla (aucune gemme).
Bruno prend la carte action « échange ».
Anna prend Felipe IV.
Anna reçoit 5 pièces de la banque.
Anna exclut Paul de Gondi de Retz du conclave : Carla le perd.
Dino prend la carte Camerlingue.
Dino est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Carla prend Federico Sforza (Espagne, 51).
Manche 15. Dans l'affichage commun : Angelo Giori, Rinaldo d'Este, Louis XIV et la carte Camerlingue.
Cartes action : Bruno aucune et Carla aucune.
Enchères : Anna (aucune gemme), Bruno (1 ambre), Carla (aucune gemme) et Dino (1 saphir).
Ordre de choix : Dino (1 saphir), Bruno (1 ambre), Anna (aucune gemme) et Carla (aucune gemme).
Dino prend Angelo Giori (Urbain VIII, 68, abeilles).
Bruno prend la carte Camerlingue.
Bruno est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Anna prend Rinaldo d'Este (chef de la faction de France, 36).
Carla prend Louis XIV.
Manche 16. Dans l'affichage commun : Francesco Albizzi, Felipe IV, la carte action « trois rubis » et la carte Camerlingue.
Cartes action : Bruno aucune et Carla aucune.
Enchères : Anna (1 diamant), Bruno (1 rubis et 1 saphir), Carla (aucune gemme) et Dino (aucune gemme).
Ordre de choix : Bruno (1 rubis et 1 saphir), Anna (1 diamant), Carla (aucune gemme) et Dino (aucune gemme).
Bruno prend la carte action « trois rubis ».
Anna prend Felipe IV.
Anna reçoit 5 pièces de la banque.
Carla prend Francesco Albizzi (Innocent X, 61, Saint-Office).
Dino prend la carte Camerlingue.
Dino est maintenant Camerlingue et reçoit 1 rubis, 1 saphir, 1 ambre et 1 pièce.
Fumée blanche ! C'est la dernière manche. Tout ce qui reste est offert : 2 par paquet.
Manche 17. Dans l'affichage commun : Girolamo Colonna, Giovan Carlo de' Medici, Carlo de' Medici, Jules Mazarin, Jules Mazarin, la carte action « corruption » et la carte Camerlingue.
Cartes action : Bruno « échange » et Carla aucune.
Bruno échange Pietro Ottoboni (chez Carla) et Virginio Orsini (chez Dino).
Enchères : Anna (aucune gemme), Bruno (1 ambre), Carla (aucune gemme) et Dino (2 ambres).
Ordre de choix : Dino (2 ambres), Bruno (1 ambre), Anna (aucune gemme) et Carla (aucune gemme).
Dino prend Girolamo Colonna (Espagne, 50, aigle).
Bruno prend la carte action « corruption ».
Anna prend Jules Mazarin.
Carla prend Giovan Carlo de' Medici (Espagne, 43, galère).
Reste et quitte le jeu : Carlo de' Medici et Jules Mazarin.
Le conclave est fini. Ordres : Anna a 3 blasons de France et achève son ordre, Bruno manque son ordre (1 blason de chaque faction), Carla a 1 blason de chaque faction et achève son ordre et Dino manque son ordre (2 Felipe IV et 2 Jules Mazarin).
