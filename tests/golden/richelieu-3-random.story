(9, 9, 0) (1, 2, 3)
Anna takes Normandie with cross.
Anna marks Bourgogne with sword, row 1, column 8.
Bruno takes Provence with two crests.
Bruno marks Normandie with two crests, row 4, column 12.
Carla takes Bretagne with cross.
Carla marks Champagne with two crests, row 2, column 11.
Anna pays with a marker from the supply; Carla gets theirs back.
Anna takes Champagne with two crests.
Anna marks Auvergne with sword, row 4, column 7.
Bruno takes Normandie with two crests.
Bruno gets a marker back.
Bruno marks Languedoc with tower, row 3, column 9.
Carla takes Bourbon with cross.
Carla marks Provence with two crests, row 4, column 6.
Anna takes Anjou with sword.
Anna moves a marker from row 4, column 7 to Provence with sword, row 4, column 3.
Bruno takes Bourgogne with cross.
Bruno takes the disc and looks at it.
Bruno takes plain Bourgogne.
Bruno marks Languedoc with sword, row 2, column 5.
Carla takes Bretagne with sword.
Carla marks Languedoc with two crests, row 2, column 6.
Anna takes Bourgogne with two crests.
Anna moves a marker from row 1, column 8 to Bourbon with sword, row 4, column 9.
Bruno takes Anjou with tower.
Bruno marks Auvergne with tower, row 4, column 10.
Carla takes Champagne with cross.
Carla marks Champagne with two crests, row 1, column 6.
Anna takes Champagne with tower.
Anna moves a marker from row 4, column 9 to Languedoc with cross, row 2, column 8.
Bruno takes Champagne with sword.
Bruno moves a marker from row 3, column 9 to Bourbon with sword, row 4, column 9.
Carla pays with the marker lifted from row 2, column 6; Anna gets theirs back.
Carla takes Languedoc with cross.
Carla takes the disc and looks at it.
Carla moves a marker from row 4, column 6 to Normandie with sword, row 3, column 6.
Anna takes plain Normandie.
Anna takes Normandie with tower.
Anna marks Anjou with two crests, row 4, column 5.
Bruno pays with the marker lifted from row 2, column 5; Anna gets theirs back.
Bruno takes Provence with sword.
Bruno takes the disc and looks at it.
Bruno takes Provence with cross.
Bruno moves a marker from row 4, column 9 to Bourgogne with two crests, row 3, column 5.
Carla takes Languedoc with two crests.
Carla takes the disc and looks at it.
Carla moves a marker from row 1, column 6 to Bourbon with two crests, row 3, column 11.
Anna takes Normandie with two crests.
Anna marks Bretagne with two crests, row 1, column 9.
Bruno takes Bourgogne with two crests.
Bruno gets a marker back.
Bruno takes the disc and looks at it.
Carla pays with the marker lifted from row 3, column 11; Anna gets theirs back.
Carla takes Bretagne with two crests.
Carla moves a marker from row 3, column 6 to Champagne with two crests, row 3, column 8.
Anna takes Bretagne with two crests.
Anna marks Bretagne with two crests, row 3, column 10.
Bruno takes Bourgogne with sword.
Bruno marks Languedoc with sword, row 2, column 5.
Carla takes Normandie with sword.
Carla moves a marker from row 3, column 8 to Bourgogne with tower, row 4, column 8.
Anna takes Auvergne with two crests.
Anna moves a marker from row 4, column 5 to plain Anjou, row 2, column 4.
Bruno takes Provence with tower.
Carla takes Auvergne with cross.
Anna takes Bourbon with two crests.
Anna moves a marker from row 3, column 10 to Bourgogne with two crests, row 4, column 11.
Bruno takes Anjou with cross.
Bruno pays with the marker lifted from row 2, column 5; Anna gets theirs back.
Bruno takes plain Anjou.
Carla takes Languedoc with sword.
Carla takes the disc and looks at it.
Anna takes Bourbon with tower.
Anna marks Bourbon with sword, row 4, column 9.
Bruno takes Bretagne with two crests.
Bruno moves a marker from row 4, column 10 to Champagne with two crests, row 3, column 8.
Carla pays with the marker lifted from row 4, column 8; Bruno gets theirs back.
Carla takes Champagne with two crests.
Carla takes the disc and looks at it.
Anna takes Champagne with two crests.
Anna moves a marker from row 4, column 9 to Provence with two crests, row 4, column 6.
Bruno takes Bretagne with tower.
Bruno marks Auvergne with tower, row 4, column 10.
Carla takes Languedoc with tower.
Anna takes Languedoc with two crests.
Anna moves a marker from row 4, column 11 to Bourgogne with tower, row 4, column 8.
Bruno takes Bourgogne with two crests.
Bruno moves a marker from row 4, column 10 to Anjou with two crests, row 4, column 5.
Carla takes Auvergne with tower.
Carla takes the disc and looks at it.
Anna pays with the marker lifted from row 4, column 8; Bruno gets theirs back.
Anna takes Anjou with two crests.
Anna moves a marker from row 4, column 6 to Bourgogne with tower, row 4, column 8.
Bruno takes Provence with two crests.
Carla uses a “marker back” disc; a lost marker returns.
Carla takes Bourbon with sword.
Anna takes Bourgogne with tower.
Anna gets a marker back.
Bruno takes Auvergne with sword.
The game is over. Bruno shows one sword, one crest of Normandie and one cross. Carla shows one crest of Bourbon, one crest of Anjou, one crest of Provence and one crest of Bretagne.
Anna prende Normandie con croce.
Anna segna Bourgogne con spada, fila 1, colonna 8.
Bruno prende Provence con due stemmi.
Bruno segna Normandie con due stemmi, fila 4, colonna 12.
Carla prende Bretagne con croce.
Carla segna Champagne con due stemmi, fila 2, colonna 11.
Anna paga con un segnaposto della riserva; Carla riprende il proprio.
Anna prende Champagne con due stemmi.
Anna segna Auvergne con spada, fila 4, colonna 7.
Bruno prende Normandie con due stemmi.
Bruno riprende il proprio segnaposto.
Bruno segna Languedoc con torre, fila 3, colonna 9.
Carla prende Bourbon con croce.
Carla segna Provence con due stemmi, fila 4, colonna 6.
Anna prende Anjou con spada.
Anna sposta un segnaposto da fila 4, colonna 7 a Provence con spada, fila 4, colonna 3.
Bruno prende Bourgogne con croce.
Bruno prende il gettone e lo guarda.
Bruno prende Bourgogne semplice.
Bruno segna Languedoc con spada, fila 2, colonna 5.
Carla prende Bretagne con spada.
Carla segna Languedoc con due stemmi, fila 2, colonna 6.
Anna prende Bourgogne con due stemmi.
Anna sposta un segnaposto da fila 1, colonna 8 a Bourbon con spada, fila 4, colonna 9.
Bruno prende Anjou con torre.
Bruno segna Auvergne con torre, fila 4, colonna 10.
Carla prende Champagne con croce.
Carla segna Champagne con due stemmi, fila 1, colonna 6.
Anna prende Champagne con torre.
Anna sposta un segnaposto da fila 4, colonna 9 a Languedoc con croce, fila 2, colonna 8.
Bruno prende Champagne con spada.
Bruno sposta un segnaposto da fila 3, colonna 9 a Bourbon con spada, fila 4, colonna 9.
Carla paga con il segnaposto tolto da fila 2, colonna 6; Anna riprende il proprio.
Carla prende Languedoc con croce.
Carla prende il gettone e lo guarda.
Carla sposta un segnaposto da fila 4, colonna 6 a Normandie con spada, fila 3, colonna 6.
Anna prende Normandie semplice.
Anna prende Normandie con torre.
Anna segna Anjou con due stemmi, fila 4, colonna 5.
Bruno paga con il segnaposto tolto da fila 2, colonna 5; Anna riprende il proprio.
Bruno prende Provence con spada.
Bruno prende il gettone e lo guarda.
Bruno prende Provence con croce.
Bruno sposta un segnaposto da fila 4, colonna 9 a Bourgogne con due stemmi, fila 3, colonna 5.
Carla prende Languedoc con due stemmi.
Carla prende il gettone e lo guarda.
Carla sposta un segnaposto da fila 1, colonna 6 a Bourbon con due stemmi, fila 3, colonna 11.
Anna prende Normandie con due stemmi.
Anna segna Bretagne con due stemmi, fila 1, colonna 9.
Bruno prende Bourgogne con due stemmi.
Bruno riprende il proprio segnaposto.
Bruno prende il gettone e lo guarda.
Carla paga con il segnaposto tolto da fila 3, colonna 11; Anna riprende il proprio.
Carla prende Bretagne con due stemmi.
Carla sposta un segnaposto da fila 3, colonna 6 a Champagne con due stemmi, fila 3, colonna 8.
Anna prende Bretagne con due stemmi.
Anna segna Bretagne con due stemmi, fila 3, colonna 10.
Bruno prende Bourgogne con spada.
Bruno segna Languedoc con spada, fila 2, colonna 5.
Carla prende Normandie con spada.
Carla sposta un segnaposto da fila 3, colonna 8 a Bourgogne con torre, fila 4, colonna 8.
Anna prende Auvergne con due stemmi.
Anna sposta un segnaposto da fila 4, colonna 5 a Anjou semplice, fila 2, colonna 4.
Bruno prende Provence con torre.
Carla prende Auvergne con croce.
Anna prende Bourbon con due stemmi.
Anna sposta un segnaposto da fila 3, colonna 10 a Bourgogne con due stemmi, fila 4, colonna 11.
Bruno prende Anjou con croce.
Bruno paga con il segnaposto tolto da fila 2, colonna 5; Anna riprende il proprio.
Bruno prende Anjou semplice.
Carla prende Languedoc con spada.
Carla prende il gettone e lo guarda.
Anna prende Bourbon con torre.
Anna segna Bourbon con spada, fila 4, colonna 9.
Bruno prende Bretagne con due stemmi.
Bruno sposta un segnaposto da fila 4, colonna 10 a Champagne con due stemmi, fila 3, colonna 8.
Carla paga con il segnaposto tolto da fila 4, colonna 8; Bruno riprende il proprio.
Carla prende Champagne con due stemmi.
Carla prende il gettone e lo guarda.
Anna prende Champagne con due stemmi.
Anna sposta un segnaposto da fila 4, colonna 9 a Provence con due stemmi, fila 4, colonna 6.
Bruno prende Bretagne con torre.
Bruno segna Auvergne con torre, fila 4, colonna 10.
Carla prende Languedoc con torre.
Anna prende Languedoc con due stemmi.
Anna sposta un segnaposto da fila 4, colonna 11 a Bourgogne con torre, fila 4, colonna 8.
Bruno prende Bourgogne con due stemmi.
Bruno sposta un segnaposto da fila 4, colonna 10 a Anjou con due stemmi, fila 4, colonna 5.
Carla prende Auvergne con torre.
Carla prende il gettone e lo guarda.
Anna paga con il segnaposto tolto da fila 4, colonna 8; Bruno riprende il proprio.
Anna prende Anjou con due stemmi.
Anna sposta un segnaposto da fila 4, colonna 6 a Bourgogne con torre, fila 4, colonna 8.
Bruno prende Provence con due stemmi.
Carla usa un gettone «riprendi il segnaposto»; ne ritorna uno perduto.
Carla prende Bourbon con spada.
Anna prende Bourgogne con torre.
Anna riprende il proprio segnaposto.
Bruno prende Auvergne con spada.
La partita è finita. Bruno mostra una spada, uno stemma di Normandie e una croce. Carla mostra uno stemma di Bourbon, uno stemma di Anjou, uno stemma di Provence e uno stemma di Bretagne.
Anna prend Normandie avec croix.
Anna marque Bourgogne avec épée, rangée 1, colonne 8.
Bruno prend Provence à deux blasons.
Bruno marque Normandie à deux blasons, rangée 4, colonne 12.
Carla prend Bretagne avec croix.
Carla marque Champagne à deux blasons, rangée 2, colonne 11.
Anna paie avec un marqueur de la réserve ; Carla reprend le sien.
Anna prend Champagne à deux blasons.
Anna marque Auvergne avec épée, rangée 4, colonne 7.
Bruno prend Normandie à deux blasons.
Bruno récupère son marqueur.
Bruno marque Languedoc avec tour, rangée 3, colonne 9.
Carla prend Bourbon avec croix.
Carla marque Provence à deux blasons, rangée 4, colonne 6.
Anna prend Anjou avec épée.
Anna déplace un marqueur de rangée 4, colonne 7 à Provence avec épée, rangée 4, colonne 3.
Bruno prend Bourgogne avec croix.
Bruno prend le jeton et le regarde.
Bruno prend Bourgogne simple.
Bruno marque Languedoc avec épée, rangée 2, colonne 5.
Carla prend Bretagne avec épée.
Carla marque Languedoc à deux blasons, rangée 2, colonne 6.
Anna prend Bourgogne à deux blasons.
Anna déplace un marqueur de rangée 1, colonne 8 à Bourbon avec épée, rangée 4, colonne 9.
Bruno prend Anjou avec tour.
Bruno marque Auvergne avec tour, rangée 4, colonne 10.
Carla prend Champagne avec croix.
Carla marque Champagne à deux blasons, rangée 1, colonne 6.
Anna prend Champagne avec tour.
Anna déplace un marqueur de rangée 4, colonne 9 à Languedoc avec croix, rangée 2, colonne 8.
Bruno prend Champagne avec épée.
Bruno déplace un marqueur de rangée 3, colonne 9 à Bourbon avec épée, rangée 4, colonne 9.
Carla paie avec le marqueur retiré de rangée 2, colonne 6 ; Anna reprend le sien.
Carla prend Languedoc avec croix.
Carla prend le jeton et le regarde.
Carla déplace un marqueur de rangée 4, colonne 6 à Normandie avec épée, rangée 3, colonne 6.
Anna prend Normandie simple.
Anna prend Normandie avec tour.
Anna marque Anjou à deux blasons, rangée 4, colonne 5.
Bruno paie avec le marqueur retiré de rangée 2, colonne 5 ; Anna reprend le sien.
Bruno prend Provence avec épée.
Bruno prend le jeton et le regarde.
Bruno prend Provence avec croix.
Bruno déplace un marqueur de rangée 4, colonne 9 à Bourgogne à deux blasons, rangée 3, colonne 5.
Carla prend Languedoc à deux blasons.
Carla prend le jeton et le regarde.
Carla déplace un marqueur de rangée 1, colonne 6 à Bourbon à deux blasons, rangée 3, colonne 11.
Anna prend Normandie à deux blasons.
Anna marque Bretagne à deux blasons, rangée 1, colonne 9.
Bruno prend Bourgogne à deux blasons.
Bruno récupère son marqueur.
Bruno prend le jeton et le regarde.
Carla paie avec le marqueur retiré de rangée 3, colonne 11 ; Anna reprend le sien.
Carla prend Bretagne à deux blasons.
Carla déplace un marqueur de rangée 3, colonne 6 à Champagne à deux blasons, rangée 3, colonne 8.
Anna prend Bretagne à deux blasons.
Anna marque Bretagne à deux blasons, rangée 3, colonne 10.
Bruno prend Bourgogne avec épée.
Bruno marque Languedoc avec épée, rangée 2, colonne 5.
Carla prend Normandie avec épée.
Carla déplace un marqueur de rangée 3, colonne 8 à Bourgogne avec tour, rangée 4, colonne 8.
Anna prend Auvergne à deux blasons.
Anna déplace un marqueur de rangée 4, colonne 5 à Anjou simple, rangée 2, colonne 4.
Bruno prend Provence avec tour.
Carla prend Auvergne avec croix.
Anna prend Bourbon à deux blasons.
Anna déplace un marqueur de rangée 3, colonne 10 à Bourgogne à deux blasons, rangée 4, colonne 11.
Bruno prend Anjou avec croix.
Bruno paie avec le marqueur retiré de rangée 2, colonne 5 ; Anna reprend le sien.
Bruno prend Anjou simple.
Carla prend Languedoc avec épée.
Carla prend le jeton et le regarde.
Anna prend Bourbon avec tour.
Anna marque Bourbon avec épée, rangée 4, colonne 9.
Bruno prend Bretagne à deux blasons.
Bruno déplace un marqueur de rangée 4, colonne 10 à Champagne à deux blasons, rangée 3, colonne 8.
Carla paie avec le marqueur retiré de rangée 4, colonne 8 ; Bruno reprend le sien.
Carla prend Champagne à deux blasons.
Carla prend le jeton et le regarde.
Anna prend Champagne à deux blasons.
Anna déplace un marqueur de rangée 4, colonne 9 à Provence à deux blasons, rangée 4, colonne 6.
Bruno prend Bretagne avec tour.
Bruno marque Auvergne avec tour, rangée 4, colonne 10.
Carla prend Languedoc avec tour.
Anna prend Languedoc à deux blasons.
Anna déplace un marqueur de rangée 4, colonne 11 à Bourgogne avec tour, rangée 4, colonne 8.
Bruno prend Bourgogne à deux blasons.
Bruno déplace un marqueur de rangée 4, colonne 10 à Anjou à deux blasons, rangée 4, colonne 5.
Carla prend Auvergne avec tour.
Carla prend le jeton et le regarde.
Anna paie avec le marqueur retiré de rangée 4, colonne 8 ; Bruno reprend le sien.
Anna prend Anjou à deux blasons.
Anna déplace un marqueur de rangée 4, colonne 6 à Bourgogne avec tour, rangée 4, colonne 8.
Bruno prend Provence à deux blasons.
Carla utilise un jeton « marqueur repris » ; un marqueur perdu revient.
Carla prend Bourbon avec épée.
Anna prend Bourgogne avec tour.
Anna récupère son marqueur.
Bruno prend Auvergne avec épée.
La partie est finie. Bruno montre une épée, un blason (Normandie) et une croix. Carla montre un blason (Bourbon), un blason (Anjou), un blason (Provence) et un blason (Bretagne).
