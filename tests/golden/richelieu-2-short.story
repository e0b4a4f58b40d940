(34, 25) (1, 2)
Anna takes Bretagne with two crests.
Bruno takes Normandie with tower.
Bruno takes Normandie with cross.
Bruno marks Languedoc with cross, row 2, column 5.
Anna takes Bretagne with sword.
Anna marks Anjou with sword, row 2, column 8.
Bruno takes Bourgogne with two crests.
Bruno marks Languedoc with two crests, row 4, column 8.
Anna takes Bourbon with cross.
Anna marks Anjou with tower, row 4, column 6.
Bruno takes Provence with cross.
Bruno marks Champagne with tower, row 3, column 2.
Anna takes Bourgogne with two crests.
Anna marks Champagne with cross, row 1, column 4.
Bruno takes Bourgogne with cross.
Bruno takes Bourgogne with tower.
Bruno moves a marker from row 2, column 5 to Bourgogne with sword, row 3, column 6.
Anna takes Languedoc with tower.
Anna takes Languedoc with cross.
Anna takes the disc and looks at it.
Bruno takes Champagne with tower.
Bruno gets a marker back.
Anna takes Languedoc with two crests.
Anna moves a marker from row 1, column 4 to Champagne with two crests, row 3, column 11.
Bruno takes Bourgogne with two crests.
Bruno marks Anjou with two crests, row 1, column 2.
Anna takes Auvergne with cross.
Anna takes the disc and looks at it.
Anna moves a marker from row 2, column 8 to Champagne with cross, row 1, column 4.
Bruno pays with the marker lifted from row 1, column 2; Anna gets theirs back.
Bruno takes Champagne with two crests.
Bruno moves a marker from row 4, column 8 to Bretagne with cross, row 4, column 3.
Anna takes Auvergne with sword.
Anna marks Provence with two crests, row 1, column 3.
Bruno takes plain Anjou.
Bruno moves a marker from row 3, column 6 to Languedoc with two crests, row 4, column 8.
Anna takes Languedoc with sword.
Anna moves a marker from row 4, column 6 to Normandie with sword, row 3, column 7.
Bruno takes Bretagne with cross.
Bruno gets a marker back.
Bruno takes the disc and looks at it.
Bruno uses a “marker back” disc; a lost marker returns.
Bruno marks Anjou with two crests, row 1, column 2.
Anna takes Normandie with two crests.
Anna moves a marker from row 1, column 4 to Auvergne with tower, row 2, column 10.
Bruno takes Provence with two crests.
Bruno marks Auvergne with two crests, row 1, column 8.
Anna takes Provence with sword.
Anna takes Provence with tower.
Anna takes the disc and looks at it.
Anna moves a marker from row 1, column 3 to Normandie with two crests, row 2, column 11.
Bruno takes Champagne with two crests.
Bruno moves a marker from row 1, column 2 to Bretagne with two crests, row 3, column 4.
Anna takes Champagne with sword.
Anna takes the disc and looks at it.
Anna moves a marker from row 2, column 11 to Anjou with sword, row 2, column 8.
Bruno pays with the marker lifted from row 1, column 8; Anna gets theirs back.
Bruno takes Anjou with sword.
Bruno takes the disc and looks at it.
Anna takes plain Normandie.
Bruno takes Bourbon with sword.
Bruno moves a marker from row 3, column 4 to Bretagne with tower, row 1, column 9.
Anna takes Anjou with two crests.
Anna marks Bourbon with two crests, row 1, column 6.
Bruno takes Bretagne with tower.
Bruno gets a marker back.
Bruno uses a “marker back” disc; a lost marker returns.
Bruno marks Bourbon with tower, row 1, column 7.
Anna takes Bretagne with two crests.
Anna moves a marker from row 3, column 7 to Champagne with two crests, row 3, column 5.
Bruno pays with a marker from the supply; Anna gets theirs back.
Bruno takes Auvergne with tower.
Anna takes Provence with two crests.
Anna takes the disc and looks at it.
Anna marks Bretagne with two crests, row 3, column 4.
Bruno takes Normandie with two crests.
Anna takes Normandie with sword.
Bruno takes Anjou with tower.
Bruno takes Anjou with cross.
Anna takes Auvergne with two crests.
Bruno takes Champagne with cross.
Bruno moves a marker from row 4, column 8 to plain Bourgogne, row 1, column 5.
Anna takes Languedoc with two crests.
Bruno takes plain Bourgogne.
Bruno gets a marker back.
Anna pays with the marker lifted from row 3, column 5; Bruno gets theirs back.
Anna takes Bourbon with tower.
Bruno takes Bourgogne with sword.
Bruno marks Champagne with two crests, row 3, column 5.
Anna pays with the marker lifted from row 1, column 6; Bruno gets theirs back.
Anna takes Champagne with two crests.
Anna takes the disc and looks at it.
Bruno pays with a marker from the supply; Anna gets theirs back.
Bruno takes Bretagne with two crests.
The game is over. Anna shows one tower, one sword, one crest of Anjou, one crest of Bourgogne, one crest of Champagne and one crest of Normandie.
Anna prende Bretagne con due stemmi.
Bruno prende Normandie con torre.
Bruno prende Normandie con croce.
Bruno segna Languedoc con croce, fila 2, colonna 5.
Anna prende Bretagne con spada.
Anna segna Anjou con spada, fila 2, colonna 8.
Bruno prende Bourgogne con due stemmi.
Bruno segna Languedoc con due stemmi, fila 4, colonna 8.
Anna prende Bourbon con croce.
Anna segna Anjou con torre, fila 4, colonna 6.
Bruno prende Provence con croce.
Bruno segna Champagne con torre, fila 3, colonna 2.
Anna prende Bourgogne con due stemmi.
Anna segna Champagne con croce, fila 1, colonna 4.
Bruno prende Bourgogne con croce.
Bruno prende Bourgogne con torre.
Bruno sposta un segnaposto da fila 2, colonna 5 a Bourgogne con spada, fila 3, colonna 6.
Anna prende Languedoc con torre.
Anna prende Languedoc con croce.
Anna prende il gettone e lo guarda.
Bruno prende Champagne con torre.
Bruno riprende il proprio segnaposto.
Anna prende Languedoc con due stemmi.
Anna sposta un segnaposto da fila 1, colonna 4 a Champagne con due stemmi, fila 3, colonna 11.
Bruno prende Bourgogne con due stemmi.
Bruno segna Anjou con due stemmi, fila 1, colonna 2.
Anna prende Auvergne con croce.
Anna prende il gettone e lo guarda.
Anna sposta un segnaposto da fila 2, colonna 8 a Champagne con croce, fila 1, colonna 4.
Bruno paga con il segnaposto tolto da fila 1, colonna 2; Anna riprende il proprio.
Bruno prende Champagne con due stemmi.
Bruno sposta un segnaposto da fila 4, colonna 8 a Bretagne con croce, fila 4, colonna 3.
Anna prende Auvergne con spada.
Anna segna Provence con due stemmi, fila 1, colonna 3.
Bruno prende Anjou semplice.
Bruno sposta un segnaposto da fila 3, colonna 6 a Languedoc con due stemmi, fila 4, colonna 8.
Anna prende Languedoc con spada.
Anna sposta un segnaposto da fila 4, colonna 6 a Normandie con spada, fila 3, colonna 7.
Bruno prende Bretagne con croce.
Bruno riprende il proprio segnaposto.
Bruno prende il gettone e lo guarda.
Bruno usa un gettone «riprendi il segnaposto»; ne ritorna uno perduto.
Bruno segna Anjou con due stemmi, fila 1, colonna 2.
Anna prende Normandie con due stemmi.
Anna sposta un segnaposto da fila 1, colonna 4 a Auvergne con torre, fila 2, colonna 10.
Bruno prende Provence con due stemmi.
Bruno segna Auvergne con due stemmi, fila 1, colonna 8.
Anna prende Provence con spada.
Anna prende Provence con torre.
Anna prende il gettone e lo guarda.
Anna sposta un segnaposto da fila 1, colonna 3 a Normandie con due stemmi, fila 2, colonna 11.
Bruno prende Champagne con due stemmi.
Bruno sposta un segnaposto da fila 1, colonna 2 a Bretagne con due stemmi, fila 3, colonna 4.
Anna prende Champagne con spada.
Anna prende il gettone e lo guarda.
Anna sposta un segnaposto da fila 2, colonna 11 a Anjou con spada, fila 2, colonna 8.
Bruno paga con il segnaposto tolto da fila 1, colonna 8; Anna riprende il proprio.
Bruno prende Anjou con spada.
Bruno prende il gettone e lo guarda.
Anna prende Normandie semplice.
Bruno prende Bourbon con spada.
Bruno sposta un segnaposto da fila 3, colonna 4 a Bretagne con torre, fila 1, colonna 9.
Anna prende Anjou con due stemmi.
Anna segna Bourbon con due stemmi, fila 1, colonna 6.
Bruno prende Bretagne con torre.
Bruno riprende il proprio segnaposto.
Bruno usa un gettone «riprendi il segnaposto»; ne ritorna uno perduto.
Bruno segna Bourbon con torre, fila 1, colonna 7.
Anna prende Bretagne con due stemmi.
Anna sposta un segnaposto da fila 3, colonna 7 a Champagne con due stemmi, fila 3, colonna 5.
Bruno paga con un segnaposto della riserva; Anna riprende il proprio.
Bruno prende Auvergne con torre.
Anna prende Provence con due stemmi.
Anna prende il gettone e lo guarda.
Anna segna Bretagne con due stemmi, fila 3, colonna 4.
Bruno prende Normandie con due stemmi.
Anna prende Normandie con spada.
Bruno prende Anjou con torre.
Bruno prende Anjou con croce.
Anna prende Auvergne con due stemmi.
Bruno prende Champagne con croce.
Bruno sposta un segnaposto da fila 4, colonna 8 a Bourgogne semplice, fila 1, colonna 5.
Anna prende Languedoc con due stemmi.
Bruno prende Bourgogne semplice.
Bruno riprende il proprio segnaposto.
Anna paga con il segnaposto tolto da fila 3, colonna 5; Bruno riprende il proprio.
Anna prende Bourbon con torre.
Bruno prende Bourgogne con spada.
Bruno segna Champagne con due stemmi, fila 3, colonna 5.
Anna paga con il segnaposto tolto da fila 1, colonna 6; Bruno riprende il proprio.
Anna prende Champagne con due stemmi.
Anna prende il gettone e lo guarda.
Bruno paga con un segnaposto della riserva; Anna riprende il proprio.
Bruno prende Bretagne con due stemmi.
La partita è finita. Anna mostra una torre, una spada, uno stemma di Anjou, uno stemma di Bourgogne, uno stemma di Champagne e uno stemma di Normandie.
Anna prend Bretagne à deux blasons.
Bruno prend Normandie avec tour.
Bruno prend Normandie avec croix.
Bruno marque Languedoc avec croix, rangée 2, colonne 5.
Anna prend Bretagne avec épée.
Anna marque Anjou avec épée, rangée 2, colonne 8.
Bruno prend Bourgogne à deux blasons.
Bruno marque Languedoc à deux blasons, rangée 4, colonne 8.
Anna prend Bourbon avec croix.
Anna marque Anjou avec tour, rangée 4, colonne 6.
Bruno prend Provence avec croix.
Bruno marque Champagne avec tour, rangée 3, colonne 2.
Anna prend Bourgogne à deux blasons.
Anna marque Champagne avec croix, rangée 1, colonne 4.
Bruno prend Bourgogne avec croix.
Bruno prend Bourgogne avec tour.
Bruno déplace un marqueur de rangée 2, colonne 5 à Bourgogne avec épée, rangée 3, colonne 6.
Anna prend Languedoc avec tour.
Anna prend Languedoc avec croix.
Anna prend le jeton et le regarde.
Bruno prend Champagne avec tour.
Bruno récupère son marqueur.
Anna prend Languedoc à deux blasons.
Anna déplace un marqueur de rangée 1, colonne 4 à Champagne à deux blasons, rangée 3, colonne 11.
Bruno prend Bourgogne à deux blasons.
Bruno marque Anjou à deux blasons, rangée 1, colonne 2.
Anna prend Auvergne avec croix.
Anna prend le jeton et le regarde.
Anna déplace un marqueur de rangée 2, colonne 8 à Champagne avec croix, rangée 1, colonne 4.
Bruno paie avec le marqueur retiré de rangée 1, colonne 2 ; Anna reprend le sien.
Bruno prend Champagne à deux blasons.
Bruno déplace un marqueur de rangée 4, colonne 8 à Bretagne avec croix, rangée 4, colonne 3.
Anna prend Auvergne avec épée.
Anna marque Provence à deux blasons, rangée 1, colonne 3.
Bruno prend Anjou simple.
Bruno déplace un marqueur de rangée 3, colonne 6 à Languedoc à deux blasons, rangée 4, colonne 8.
Anna prend Languedoc avec épée.
Anna déplace un marqueur de rangée 4, colonne 6 à Normandie avec épée, rangée 3, colonne 7.
Bruno prend Bretagne avec croix.
Bruno récupère son marqueur.
Bruno prend le jeton et le regarde.
Bruno utilise un jeton « marqueur repris » ; un marqueur perdu revient.
Bruno marque Anjou à deux blasons, rangée 1, colonne 2.
Anna prend Normandie à deux blasons.
Anna déplace un marqueur de rangée 1, colonne 4 à Auvergne avec tour, rangée 2, colonne 10.
Bruno prend Provence à deux blasons.
Bruno marque Auvergne à deux blasons, rangée 1, colonne 8.
Anna prend Provence avec épée.
Anna prend Provence avec tour.
Anna prend le jeton et le regarde.
Anna déplace un marqueur de rangée 1, colonne 3 à Normandie à deux blasons, rangée 2, colonne 11.
Bruno prend Champagne à deux blasons.
Bruno déplace un marqueur de rangée 1, colonne 2 à Bretagne à deux blasons, rangée 3, colonne 4.
Anna prend Champagne avec épée.
Anna prend le jeton et le regarde.
Anna déplace un marqueur de rangée 2, colonne 11 à Anjou avec épée, rangée 2, colonne 8.
Bruno paie avec le marqueur retiré de rangée 1, colonne 8 ; Anna reprend le sien.
Bruno prend Anjou avec épée.
Bruno prend le jeton et le regarde.
Anna prend Normandie simple.
Bruno prend Bourbon avec épée.
Bruno déplace un marqueur de rangée 3, colonne 4 à Bretagne avec tour, rangée 1, colonne 9.
Anna prend Anjou à deux blasons.
Anna marque Bourbon à deux blasons, rangée 1, colonne 6.
Bruno prend Bretagne avec tour.
Bruno récupère son marqueur.
Bruno utilise un jeton « marqueur repris » ; un marqueur perdu revient.
Bruno marque Bourbon avec tour, rangée 1, colonne 7.
Anna prend Bretagne à deux blasons.
Anna déplace un marqueur de rangée 3, colonne 7 à Champagne à deux blasons, rangée 3, colonne 5.
Bruno paie avec un marqueur de la réserve ; Anna reprend le sien.
Bruno prend Auvergne avec tour.
Anna prend Provence à deux blasons.
Anna prend le jeton et le regarde.
Anna marque Bretagne à deux blasons, rangée 3, colonne 4.
Bruno prend Normandie à deux blasons.
Anna prend Normandie avec épée.
Bruno prend Anjou avec tour.
Bruno prend Anjou avec croix.
Anna prend Auvergne à deux blasons.
Bruno prend Champagne avec croix.
Bruno déplace un marqueur de rangée 4, colonne 8 à Bourgogne simple, rangée 1, colonne 5.
Anna prend Languedoc à deux blasons.
Bruno prend Bourgogne simple.
Bruno récupère son marqueur.
Anna paie avec le marqueur retiré de rangée 3, colonne 5 ; Bruno reprend le sien.
Anna prend Bourbon avec tour.
Bruno prend Bourgogne avec épée.
Bruno marque Champagne à deux blasons, rangée 3, colonne 5.
Anna paie avec le marqueur retiré de rangée 1, colonne 6 ; Bruno reprend le sien.
Anna prend Champagne à deux blasons.
Anna prend le jeton et le regarde.
Bruno paie avec un marqueur de la réserve ; Anna reprend le sien.
Bruno prend Bretagne à deux blasons.
La partie est finie. Anna montre une tour, une épée, un blason (Anjou), un blason (Bourgogne), un blason (Champagne) et un blason (Normandie).
