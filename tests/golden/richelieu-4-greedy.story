(1, 5, -4, 0) (2, 1, 4, 3)
Anna takes Anjou with cross.
Anna marks Anjou with two crests, row 4, column 3.
Bruno takes Anjou with tower.
Bruno marks Bourgogne with tower, row 4, column 5.
Carla takes Provence with tower.
Carla marks Provence with two crests, row 3, column 10.
Dario takes Normandie with tower.
Dario takes plain Normandie.
Dario marks Normandie with two crests, row 3, column 9.
Anna takes Languedoc with sword.
Anna marks Anjou with sword, row 2, column 7.
Bruno takes Bourgogne with two crests.
Bruno marks Bourgogne with two crests, row 3, column 7.
Carla takes Bretagne with cross.
Carla marks Provence with cross, row 3, column 4.
Dario takes Champagne with sword.
Dario takes Champagne with tower.
Dario marks Champagne with two crests, row 3, column 1.
Anna takes Provence with sword.
Anna takes the disc and looks at it.
Anna marks Languedoc with two crests, row 1, column 7.
Bruno takes Bretagne with sword.
Bruno takes the disc and looks at it.
Bruno marks Bretagne with two crests, row 4, column 12.
Carla takes Languedoc with two crests.
Carla marks Provence with two crests, row 1, column 12.
Dario takes Bretagne with two crests.
Dario marks Bretagne with two crests, row 1, column 11.
Anna takes Normandie with two crests.
Bruno takes Bourgogne with cross.
Bruno moves a marker from row 4, column 5 to Auvergne with two crests, row 4, column 10.
Carla takes Bourbon with two crests.
Carla moves a marker from row 3, column 4 to Bourbon with cross, row 1, column 9.
Dario takes Bourbon with tower.
Dario moves a marker from row 3, column 9 to Bretagne with tower, row 1, column 10.
Anna takes Anjou with two crests.
Anna gets a marker back.
Anna takes the disc and looks at it.
Bruno takes Languedoc with cross.
Bruno takes the disc and looks at it.
Bruno moves a marker from row 3, column 7 to Auvergne with cross, row 3, column 8.
Carla takes Normandie with sword.
Carla moves a marker from row 1, column 12 to Provence with cross, row 3, column 4.
Dario takes plain Anjou.
Anna takes Bourbon with sword.
Anna marks Normandie with two crests, row 3, column 9.
Bruno takes Provence with two crests.
Bruno moves a marker from row 4, column 10 to Bourgogne with two crests, row 3, column 5.
Carla takes Bourgogne with tower.
Carla moves a marker from row 3, column 10 to Languedoc with tower, row 3, column 6.
Dario takes Auvergne with tower.
Dario moves a marker from row 1, column 10 to Auvergne with two crests, row 4, column 10.
Anna takes Champagne with two crests.
Anna moves a marker from row 2, column 7 to Normandie with cross, row 3, column 3.
Bruno takes Champagne with cross.
Bruno moves a marker from row 4, column 12 to Provence with two crests, row 3, column 10.
Carla takes Anjou with sword.
Carla moves a marker from row 3, column 4 to Bretagne with two crests, row 4, column 12.
Dario takes Champagne with two crests.
Anna takes Languedoc with two crests.
Anna gets a marker back.
Bruno takes Provence with two crests.
Bruno gets a marker back.
Carla takes Bretagne with two crests.
Carla gets a marker back.
Dario takes plain Bourgogne.
Dario moves a marker from row 4, column 10 to Bretagne with tower, row 1, column 10.
Anna takes Auvergne with two crests.
Anna takes the disc and looks at it.
Anna marks Auvergne with sword, row 4, column 11.
Bruno pays with a marker from the supply; Carla gets theirs back.
Bruno takes Bourbon with cross.
Bruno uses a “marker back” disc; a lost marker returns.
Bruno marks Bourgogne with two crests, row 3, column 7.
Carla pays with a marker from the supply; Dario gets theirs back.
Carla takes Bretagne with tower.
Carla takes the disc and looks at it.
Carla marks Bourgogne with sword, row 3, column 2.
Dario takes Champagne with two crests.
Dario gets a marker back.
Anna takes Auvergne with sword.
Anna gets a marker back.
Bruno pays with the marker lifted from row 3, column 8; Dario gets theirs back.
Bruno takes Bretagne with two crests.
Carla takes Bourgogne with sword.
Carla gets a marker back.
Dario pays with a marker from the supply; Anna gets theirs back.
Dario takes Normandie with cross.
Dario marks Auvergne with cross, row 3, column 8.
Anna takes Normandie with two crests.
Anna gets a marker back.
Anna marks Provence with cross, row 3, column 4.
Bruno pays with the marker lifted from row 3, column 5; Anna gets theirs back.
Bruno takes Provence with cross.
Carla takes Bourgogne with two crests.
Carla takes the disc and looks at it.
Dario takes Auvergne with cross.
Dario gets a marker back.
Dario takes the disc and looks at it.
Anna pays with a marker from the supply; Carla gets theirs back.
Anna takes Languedoc with tower.
Bruno takes Bourgogne with two crests.
Bruno gets a marker back.
The game is over. Anna shows one crest of Languedoc, one crest of Bourgogne and one cross. Bruno shows one crest of Auvergne. Carla shows one crest of Anjou and one sword. Dario shows one crest of Normandie.
Anna prende Anjou con croce.
Anna segna Anjou con due stemmi, fila 4, colonna 3.
Bruno prende Anjou con torre.
Bruno segna Bourgogne con torre, fila 4, colonna 5.
Carla prende Provence con torre.
Carla segna Provence con due stemmi, fila 3, colonna 10.
Dario prende Normandie con torre.
Dario prende Normandie semplice.
Dario segna Normandie con due stemmi, fila 3, colonna 9.
Anna prende Languedoc con spada.
Anna segna Anjou con spada, fila 2, colonna 7.
Bruno prende Bourgogne con due stemmi.
Bruno segna Bourgogne con due stemmi, fila 3, colonna 7.
Carla prende Bretagne con croce.
Carla segna Provence con croce, fila 3, colonna 4.
Dario prende Champagne con spada.
Dario prende Champagne con torre.
Dario segna Champagne con due stemmi, fila 3, colonna 1.
Anna prende Provence con spada.
Anna prende il gettone e lo guarda.
Anna segna Languedoc con due stemmi, fila 1, colonna 7.
Bruno prende Bretagne con spada.
Bruno prende il gettone e lo guarda.
Bruno segna Bretagne con due stemmi, fila 4, colonna 12.
Carla prende Languedoc con due stemmi.
Carla segna Provence con due stemmi, fila 1, colonna 12.
Dario prende Bretagne con due stemmi.
Dario segna Bretagne con due stemmi, fila 1, colonna 11.
Anna prende Normandie con due stemmi.
Bruno prende Bourgogne con croce.
Bruno sposta un segnaposto da fila 4, colonna 5 a Auvergne con due stemmi, fila 4, colonna 10.
Carla prende Bourbon con due stemmi.
Carla sposta un segnaposto da fila 3, colonna 4 a Bourbon con croce, fila 1, colonna 9.
Dario prende Bourbon con torre.
Dario sposta un segnaposto da fila 3, colonna 9 a Bretagne con torre, fila 1, colonna 10.
Anna prende Anjou con due stemmi.
Anna riprende il proprio segnaposto.
Anna prende il gettone e lo guarda.
Bruno prende Languedoc con croce.
Bruno prende il gettone e lo guarda.
Bruno sposta un segnaposto da fila 3, colonna 7 a Auvergne con croce, fila 3, colonna 8.
Carla prende Normandie con spada.
Carla sposta un segnaposto da fila 1, colonna 12 a Provence con croce, fila 3, colonna 4.
Dario prende Anjou semplice.
Anna prende Bourbon con spada.
Anna segna Normandie con due stemmi, fila 3, colonna 9.
Bruno prende Provence con due stemmi.
Bruno sposta un segnaposto da fila 4, colonna 10 a Bourgogne con due stemmi, fila 3, colonna 5.
Carla prende Bourgogne con torre.
Carla sposta un segnaposto da fila 3, colonna 10 a Languedoc con torre, fila 3, colonna 6.
Dario prende Auvergne con torre.
Dario sposta un segnaposto da fila 1, colonna 10 a Auvergne con due stemmi, fila 4, colonna 10.
Anna prende Champagne con due stemmi.
Anna sposta un segnaposto da fila 2, colonna 7 a Normandie con croce, fila 3, colonna 3.
Bruno prende Champagne con croce.
Bruno sposta un segnaposto da fila 4, colonna 12 a Provence con due stemmi, fila 3, colonna 10.
Carla prende Anjou con spada.
Carla sposta un segnaposto da fila 3, colonna 4 a Bretagne con due stemmi, fila 4, colonna 12.
Dario prende Champagne con due stemmi.
Anna prende Languedoc con due stemmi.
Anna riprende il proprio segnaposto.
Bruno prende Provence con due stemmi.
Bruno riprende il proprio segnaposto.
Carla prende Bretagne con due stemmi.
Carla riprende il proprio segnaposto.
Dario prende Bourgogne semplice.
Dario sposta un segnaposto da fila 4, colonna 10 a Bretagne con torre, fila 1, colonna 10.
Anna prende Auvergne con due stemmi.
Anna prende il gettone e lo guarda.
Anna segna Auvergne con spada, fila 4, colonna 11.
Bruno paga con un segnaposto della riserva; Carla riprende il proprio.
Bruno prende Bourbon con croce.
Bruno usa un gettone «riprendi il segnaposto»; ne ritorna uno perduto.
Bruno segna Bourgogne con due stemmi, fila 3, colonna 7.
Carla paga con un segnaposto della riserva; Dario riprende il proprio.
Carla prende Bretagne con torre.
Carla prende il gettone e lo guarda.
Carla segna Bourgogne con spada, fila 3, colonna 2.
Dario prende Champagne con due stemmi.
Dario riprende il proprio segnaposto.
Anna prende Auvergne con spada.
Anna riprende il proprio segnaposto.
Bruno paga con il segnaposto tolto da fila 3, colonna 8; Dario riprende il proprio.
Bruno prende Bretagne con due stemmi.
Carla prende Bourgogne con spada.
Carla riprende il proprio segnaposto.
Dario paga con un segnaposto della riserva; Anna riprende il proprio.
Dario prende Normandie con croce.
Dario segna Auvergne con croce, fila 3, colonna 8.
Anna prende Normandie con due stemmi.
Anna riprende il proprio segnaposto.
Anna segna Provence con croce, fila 3, colonna 4.
Bruno paga con il segnaposto tolto da fila 3, colonna 5; Anna riprende il proprio.
Bruno prende Provence con croce.
Carla prende Bourgogne con due stemmi.
Carla prende il gettone e lo guarda.
Dario prende Auvergne con croce.
Dario riprende il proprio segnaposto.
Dario prende il gettone e lo guarda.
Anna paga con un segnaposto della riserva; Carla riprende il proprio.
Anna prende Languedoc con torre.
Bruno prende Bourgogne con due stemmi.
Bruno riprende il proprio segnaposto.
La partita è finita. Anna mostra uno stemma di Languedoc, uno stemma di Bourgogne e una croce. Bruno mostra uno stemma di Auvergne. Carla mostra uno stemma di Anjou e una spada. Dario mostra uno stemma di Normandie.
Anna prend Anjou avec croix.
Anna marque Anjou à deux blasons, rangée 4, colonne 3.
Bruno prend Anjou avec tour.
Bruno marque Bourgogne avec tour, rangée 4, colonne 5.
Carla prend Provence avec tour.
Carla marque Provence à deux blasons, rangée 3, colonne 10.
Dario prend Normandie avec tour.
Dario prend Normandie simple.
Dario marque Normandie à deux blasons, rangée 3, colonne 9.
Anna prend Languedoc avec épée.
Anna marque Anjou avec épée, rangée 2, colonne 7.
Bruno prend Bourgogne à deux blasons.
Bruno marque Bourgogne à deux blasons, rangée 3, colonne 7.
Carla prend Bretagne avec croix.
Carla marque Provence avec croix, rangée 3, colonne 4.
Dario prend Champagne avec épée.
Dario prend Champagne avec tour.
Dario marque Champagne à deux blasons, rangée 3, colonne 1.
Anna prend Provence avec épée.
Anna prend le jeton et le regarde.
Anna marque Languedoc à deux blasons, rangée 1, colonne 7.
Bruno prend Bretagne avec épée.
Bruno prend le jeton et le regarde.
Bruno marque Bretagne à deux blasons, rangée 4, colonne 12.
Carla prend Languedoc à deux blasons.
Carla marque Provence à deux blasons, rangée 1, colonne 12.
Dario prend Bretagne à deux blasons.
Dario marque Bretagne à deux blasons, rangée 1, colonne 11.
Anna prend Normandie à deux blasons.
Bruno prend Bourgogne avec croix.
Bruno déplace un marqueur de rangée 4, colonne 5 à Auvergne à deux blasons, rangée 4, colonne 10.
Carla prend Bourbon à deux blasons.
Carla déplace un marqueur de rangée 3, colonne 4 à Bourbon avec croix, rangée 1, colonne 9.
Dario prend Bourbon avec tour.
Dario déplace un marqueur de rangée 3, colonne 9 à Bretagne avec tour, rangée 1, colonne 10.
Anna prend Anjou à deux blasons.
Anna récupère son marqueur.
Anna prend le jeton et le regarde.
Bruno prend Languedoc avec croix.
Bruno prend le jeton et le regarde.
Bruno déplace un marqueur de rangée 3, colonne 7 à Auvergne avec croix, rangée 3, colonne 8.
Carla prend Normandie avec épée.
Carla déplace un marqueur de rangée 1, colonne 12 à Provence avec croix, rangée 3, colonne 4.
Dario prend Anjou simple.
Anna prend Bourbon avec épée.
Anna marque Normandie à deux blasons, rangée 3, colonne 9.
Bruno prend Provence à deux blasons.
Bruno déplace un marqueur de rangée 4, colonne 10 à Bourgogne à deux blasons, rangée 3, colonne 5.
Carla prend Bourgogne avec tour.
Carla déplace un marqueur de rangée 3, colonne 10 à Languedoc avec tour, rangée 3, colonne 6.
Dario prend Auvergne avec tour.
Dario déplace un marqueur de rangée 1, colonne 10 à Auvergne à deux blasons, rangée 4, colonne 10.
Anna prend Champagne à deux blasons.
Anna déplace un marqueur de rangée 2, colonne 7 à Normandie avec croix, rangée 3, colonne 3.
Bruno prend Champagne avec croix.
Bruno déplace un marqueur de rangée 4, colonne 12 à Provence à deux blasons, rangée 3, colonne 10.
Carla prend Anjou avec épée.
Carla déplace un marqueur de rangée 3, colonne 4 à Bretagne à deux blasons, rangée 4, colonne 12.
Dario prend Champagne à deux blasons.
Anna prend Languedoc à deux blasons.
Anna récupère son marqueur.
Bruno prend Provence à deux blasons.
Bruno récupère son marqueur.
Carla prend Bretagne à deux blasons.
Carla récupère son marqueur.
Dario prend Bourgogne simple.
Dario déplace un marqueur de rangée 4, colonne 10 à Bretagne avec tour, rangée 1, colonne 10.
Anna prend Auvergne à deux blasons.
Anna prend le jeton et le regarde.
Anna marque Auvergne avec épée, rangée 4, colonne 11.
Bruno paie avec un marqueur de la réserve ; Carla reprend le sien.
Bruno prend Bourbon avec croix.
Bruno utilise un jeton « marqueur repris » ; un marqueur perdu revient.
Bruno marque Bourgogne à deux blasons, rangée 3, colonne 7.
Carla paie avec un marqueur de la réserve ; Dario reprend le sien.
Carla prend Bretagne avec tour.
Carla prend le jeton et le regarde.
Carla marque Bourgogne avec épée, rangée 3, colonne 2.
Dario prend Champagne à deux blasons.
Dario récupère son marqueur.
Anna prend Auvergne avec épée.
Anna récupère son marqueur.
Bruno paie avec le marqueur retiré de rangée 3, colonne 8 ; Dario reprend le sien.
Bruno prend Bretagne à deux blasons.
Carla prend Bourgogne avec épée.
Carla récupère son marqueur.
Dario paie avec un marqueur de la réserve ; Anna reprend le sien.
Dario prend Normandie avec croix.
Dario marque Auvergne avec croix, rangée 3, colonne 8.
Anna prend Normandie à deux blasons.
Anna récupère son marqueur.
Anna marque Provence avec croix, rangée 3, colonne 4.
Bruno paie avec le marqueur retiré de rangée 3, colonne 5 ; Anna reprend le sien.
Bruno prend Provence avec croix.
Carla prend Bourgogne à deux blasons.
Carla prend le jeton et le regarde.
Dario prend Auvergne avec croix.
Dario récupère son marqueur.
Dario prend le jeton et le regarde.
Anna paie avec un marqueur de la réserve ; Carla reprend le sien.
Anna prend Languedoc avec tour.
Bruno prend Bourgogne à deux blasons.
Bruno récupère son marqueur.
La partie est finie. Anna montre un blason (Languedoc), un blason (Bourgogne) et une croix. Bruno montre un blason (Auvergne). Carla montre un blason (Anjou) et une épée. Dario montre un blason (Normandie).
