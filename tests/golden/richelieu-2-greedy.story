(25, 28) (2, 1)
Anna takes Auvergne with tower.
Anna marks Auvergne with two crests, row 1, column 4.
Bruno takes Languedoc with tower.
Bruno marks Languedoc with two crests, row 3, column 5.
Anna takes Provence with sword.
Anna marks Provence with two crests, row 4, column 11.
Bruno takes Bretagne with sword.
Bruno takes the disc and looks at it.
Bruno marks Languedoc with sword, row 2, column 8.
Anna takes Champagne with cross.
Anna marks Provence with cross, row 2, column 9.
Bruno takes Bourbon with tower.
Bruno marks Bretagne with tower, row 1, column 10.
Anna takes Auvergne with sword.
Anna takes the disc and looks at it.
Anna moves a marker from row 4, column 11 to Provence with two crests, row 2, column 12.
Bruno takes Anjou with two crests.
Bruno moves a marker from row 3, column 5 to Anjou with tower, row 1, column 6.
Anna takes Normandie with sword.
Anna moves a marker from row 2, column 9 to Champagne with sword, row 3, column 8.
Bruno takes Bourgogne with two crests.
Bruno moves a marker from row 1, column 10 to Bourgogne with two crests, row 1, column 5.
Anna takes Bretagne with tower.
Anna takes the disc and looks at it.
Anna takes Bretagne with cross.
Anna moves a marker from row 1, column 4 to Provence with tower, row 1, column 8.
Bruno takes Auvergne with two crests.
Bruno moves a marker from row 1, column 6 to Languedoc with two crests, row 1, column 7.
Anna takes Bourbon with two crests.
Anna moves a marker from row 3, column 8 to Auvergne with cross, row 4, column 9.
Bruno takes Champagne with tower.
Bruno moves a marker from row 1, column 5 to Anjou with tower, row 1, column 6.
Anna takes Bourgogne with sword.
Anna takes plain Bourgogne.
Anna moves a marker from row 2, column 12 to Bourgogne with tower, row 2, column 11.
Bruno takes Bourgogne with two crests.
Bruno moves a marker from row 1, column 7 to Bourgogne with two crests, row 1, column 5.
Anna takes Anjou with sword.
Anna takes the disc and looks at it.
Anna takes plain Anjou.
Anna moves a marker from row 4, column 9 to Normandie with tower, row 3, column 7.
Bruno takes Provence with two crests.
Bruno moves a marker from row 1, column 6 to Bourgogne with cross, row 4, column 7.
Anna takes Bretagne with two crests.
Anna moves a marker from row 2, column 11 to Anjou with tower, row 1, column 6.
Bruno takes Anjou with cross.
Anna takes Champagne with sword.
Anna takes the disc and looks at it.
Bruno takes Champagne with two crests.
Bruno moves a marker from row 4, column 7 to Champagne with two crests, row 3, column 6.
Anna takes Provence with two crests.
Bruno takes Normandie with cross.
Bruno takes the disc and looks at it.
Bruno takes plain Normandie.
Bruno moves a marker from row 3, column 6 to Champagne with two crests, row 2, column 10.
Anna takes Auvergne with cross.
Anna moves a marker from row 1, column 8 to Bourgogne with tower, row 2, column 11.
Bruno takes Provence with tower.
Anna takes Languedoc with two crests.
Anna moves a marker from row 2, column 11 to Provence with cross, row 2, column 9.
Bruno takes Normandie with two crests.
Bruno moves a marker from row 1, column 5 to Bourgogne with tower, row 2, column 11.
Anna takes Bourgogne with two crests.
Bruno takes Bourgogne with cross.
Bruno takes Bourgogne with tower.
Bruno gets a marker back.
Anna takes Bourbon with cross.
Anna takes Bourbon with sword.
Anna moves a marker from row 2, column 9 to Languedoc with cross, row 3, column 3.
Bruno takes Champagne with two crests.
Bruno gets a marker back.
Bruno marks Languedoc with two crests, row 3, column 5.
Anna takes Provence with cross.
Anna moves a marker from row 3, column 7 to Normandie with two crests, row 3, column 2.
Bruno takes Bretagne with two crests.
Bruno marks Bretagne with two crests, row 3, column 4.
Anna takes Anjou with tower.
Anna gets a marker back.
Bruno takes Normandie with tower.
Anna takes Champagne with two crests.
Bruno takes Languedoc with two crests.
Bruno gets a marker back.
Bruno takes the disc and looks at it.
Anna takes Normandie with two crests.
Anna gets a marker back.
Bruno takes Languedoc with sword.
Bruno gets a marker back.
Bruno takes the disc and looks at it.
Anna takes Languedoc with cross.
Anna gets a marker back.
Bruno takes Bretagne with two crests.
Bruno gets a marker back.
The game is over. Anna shows one tower, one crest of Languedoc, one crest of Bourgogne and one crest of Anjou. Bruno shows one crest of Auvergne, “marker back”, “marker back” and one crest of Champagne.
Anna prende Auvergne con torre.
Anna segna Auvergne con due stemmi, fila 1, colonna 4.
Bruno prende Languedoc con torre.
Bruno segna Languedoc con due stemmi, fila 3, colonna 5.
Anna prende Provence con spada.
Anna segna Provence con due stemmi, fila 4, colonna 11.
Bruno prende Bretagne con spada.
Bruno prende il gettone e lo guarda.
Bruno segna Languedoc con spada, fila 2, colonna 8.
Anna prende Champagne con croce.
Anna segna Provence con croce, fila 2, colonna 9.
Bruno prende Bourbon con torre.
Bruno segna Bretagne con torre, fila 1, colonna 10.
Anna prende Auvergne con spada.
Anna prende il gettone e lo guarda.
Anna sposta un segnaposto da fila 4, colonna 11 a Provence con due stemmi, fila 2, colonna 12.
Bruno prende Anjou con due stemmi.
Bruno sposta un segnaposto da fila 3, colonna 5 a Anjou con torre, fila 1, colonna 6.
Anna prende Normandie con spada.
Anna sposta un segnaposto da fila 2, colonna 9 a Champagne con spada, fila 3, colonna 8.
Bruno prende Bourgogne con due stemmi.
Bruno sposta un segnaposto da fila 1, colonna 10 a Bourgogne con due stemmi, fila 1, colonna 5.
Anna prende Bretagne con torre.
Anna prende il gettone e lo guarda.
Anna prende Bretagne con croce.
Anna sposta un segnaposto da fila 1, colonna 4 a Provence con torre, fila 1, colonna 8.
Bruno prende Auvergne con due stemmi.
Bruno sposta un segnaposto da fila 1, colonna 6 a Languedoc con due stemmi, fila 1, colonna 7.
Anna prende Bourbon con due stemmi.
Anna sposta un segnaposto da fila 3, colonna 8 a Auvergne con croce, fila 4, colonna 9.
Bruno prende Champagne con torre.
Bruno sposta un segnaposto da fila 1, colonna 5 a Anjou con torre, fila 1, colonna 6.
Anna prende Bourgogne con spada.
Anna prende Bourgogne semplice.
Anna sposta un segnaposto da fila 2, colonna 12 a Bourgogne con torre, fila 2, colonna 11.
Bruno prende Bourgogne con due stemmi.
Bruno sposta un segnaposto da fila 1, colonna 7 a Bourgogne con due stemmi, fila 1, colonna 5.
Anna prende Anjou con spada.
Anna prende il gettone e lo guarda.
Anna prende Anjou semplice.
Anna sposta un segnaposto da fila 4, colonna 9 a Normandie con torre, fila 3, colonna 7.
Bruno prende Provence con due stemmi.
Bruno sposta un segnaposto da fila 1, colonna 6 a Bourgogne con croce, fila 4, colonna 7.
Anna prende Bretagne con due stemmi.
Anna sposta un segnaposto da fila 2, colonna 11 a Anjou con torre, fila 1, colonna 6.
Bruno prende Anjou con croce.
Anna prende Champagne con spada.
Anna prende il gettone e lo guarda.
Bruno prende Champagne con due stemmi.
Bruno sposta un segnaposto da fila 4, colonna 7 a Champagne con due stemmi, fila 3, colonna 6.
Anna prende Provence con due stemmi.
Bruno prende Normandie con croce.
Bruno prende il gettone e lo guarda.
Bruno prende Normandie semplice.
Bruno sposta un segnaposto da fila 3, colonna 6 a Champagne con due stemmi, fila 2, colonna 10.
Anna prende Auvergne con croce.
Anna sposta un segnaposto da fila 1, colonna 8 a Bourgogne con torre, fila 2, colonna 11.
Bruno prende Provence con torre.
Anna prende Languedoc con due stemmi.
Anna sposta un segnaposto da fila 2, colonna 11 a Provence con croce, fila 2, colonna 9.
Bruno prende Normandie con due stemmi.
Bruno sposta un segnaposto da fila 1, colonna 5 a Bourgogne con torre, fila 2, colonna 11.
Anna prende Bourgogne con due stemmi.
Bruno prende Bourgogne con croce.
Bruno prende Bourgogne con torre.
Bruno riprende il proprio segnaposto.
Anna prende Bourbon con croce.
Anna prende Bourbon con spada.
Anna sposta un segnaposto da fila 2, colonna 9 a Languedoc con croce, fila 3, colonna 3.
Bruno prende Champagne con due stemmi.
Bruno riprende il proprio segnaposto.
Bruno segna Languedoc con due stemmi, fila 3, colonna 5.
Anna prende Provence con croce.
Anna sposta un segnaposto da fila 3, colonna 7 a Normandie con due stemmi, fila 3, colonna 2.
Bruno prende Bretagne con due stemmi.
Bruno segna Bretagne con due stemmi, fila 3, colonna 4.
Anna prende Anjou con torre.
Anna riprende il proprio segnaposto.
Bruno prende Normandie con torre.
Anna prende Champagne con due stemmi.
Bruno prende Languedoc con due stemmi.
Bruno riprende il proprio segnaposto.
Bruno prende il gettone e lo guarda.
Anna prende Normandie con due stemmi.
Anna riprende il proprio segnaposto.
Bruno prende Languedoc con spada.
Bruno riprende il proprio segnaposto.
Bruno prende il gettone e lo guarda.
Anna prende Languedoc con croce.
Anna riprende il proprio segnaposto.
Bruno prende Bretagne con due stemmi.
Bruno riprende il proprio segnaposto.
La partita è finita. Anna mostra una torre, uno stemma di Languedoc, uno stemma di Bourgogne e uno stemma di Anjou. Bruno mostra uno stemma di Auvergne, «riprendi il segnaposto», «riprendi il segnaposto» e uno stemma di Champagne.
Anna prend Auvergne avec tour.
Anna marque Auvergne à deux blasons, rangée 1, colonne 4.
Bruno prend Languedoc avec tour.
Bruno marque Languedoc à deux blasons, rangée 3, colonne 5.
Anna prend Provence avec épée.
Anna marque Provence à deux blasons, rangée 4, colonne 11.
Bruno prend Bretagne avec épée.
Bruno prend le jeton et le regarde.
Bruno marque Languedoc avec épée, rangée 2, colonne 8.
Anna prend Champagne avec croix.
Anna marque Provence avec croix, rangée 2, colonne 9.
Bruno prend Bourbon avec tour.
Bruno marque Bretagne avec tour, rangée 1, colonne 10.
Anna prend Auvergne avec épée.
Anna prend le jeton et le regarde.
Anna déplace un marqueur de rangée 4, colonne 11 à Provence à deux blasons, rangée 2, colonne 12.
Bruno prend Anjou à deux blasons.
Bruno déplace un marqueur de rangée 3, colonne 5 à Anjou avec tour, rangée 1, colonne 6.
Anna prend Normandie avec épée.
Anna déplace un marqueur de rangée 2, colonne 9 à Champagne avec épée, rangée 3, colonne 8.
Bruno prend Bourgogne à deux blasons.
Bruno déplace un marqueur de rangée 1, colonne 10 à Bourgogne à deux blasons, rangée 1, colonne 5.
Anna prend Bretagne avec tour.
Anna prend le jeton et le regarde.
Anna prend Bretagne avec croix.
Anna déplace un marqueur de rangée 1, colonne 4 à Provence avec tour, rangée 1, colonne 8.
Bruno prend Auvergne à deux blasons.
Bruno déplace un marqueur de rangée 1, colonne 6 à Languedoc à deux blasons, rangée 1, colonne 7.
Anna prend Bourbon à deux blasons.
Anna déplace un marqueur de rangée 3, colonne 8 à Auvergne avec croix, rangée 4, colonne 9.
Bruno prend Champagne avec tour.
Bruno déplace un marqueur de rangée 1, colonne 5 à Anjou avec tour, rangée 1, colonne 6.
Anna prend Bourgogne avec épée.
Anna prend Bourgogne simple.
Anna déplace un marqueur de rangée 2, colonne 12 à Bourgogne avec tour, rangée 2, colonne 11.
Bruno prend Bourgogne à deux blasons.
Bruno déplace un marqueur de rangée 1, colonne 7 à Bourgogne à deux blasons, rangée 1, colonne 5.
Anna prend Anjou avec épée.
Anna prend le jeton et le regarde.
Anna prend Anjou simple.
Anna déplace un marqueur de rangée 4, colonne 9 à Normandie avec tour, rangée 3, colonne 7.
Bruno prend Provence à deux blasons.
Bruno déplace un marqueur de rangée 1, colonne 6 à Bourgogne avec croix, rangée 4, colonne 7.
Anna prend Bretagne à deux blasons.
Anna déplace un marqueur de rangée 2, colonne 11 à Anjou avec tour, rangée 1, colonne 6.
Bruno prend Anjou avec croix.
Anna prend Champagne avec épée.
Anna prend le jeton et le regarde.
Bruno prend Champagne à deux blasons.
Bruno déplace un marqueur de rangée 4, colonne 7 à Champagne à deux blasons, rangée 3, colonne 6.
Anna prend Provence à deux blasons.
Bruno prend Normandie avec croix.
Bruno prend le jeton et le regarde.
Bruno prend Normandie simple.
Bruno déplace un marqueur de rangée 3, colonne 6 à Champagne à deux blasons, rangée 2, colonne 10.
Anna prend Auvergne avec croix.
Anna déplace un marqueur de rangée 1, colonne 8 à Bourgogne avec tour, rangée 2, colonne 11.
Bruno prend Provence avec tour.
Anna prend Languedoc à deux blasons.
Anna déplace un marqueur de rangée 2, colonne 11 à Provence avec croix, rangée 2, colonne 9.
Bruno prend Normandie à deux blasons.
Bruno déplace un marqueur de rangée 1, colonne 5 à Bourgogne avec tour, rangée 2, colonne 11.
Anna prend Bourgogne à deux blasons.
Bruno prend Bourgogne avec croix.
Bruno prend Bourgogne avec tour.
Bruno récupère son marqueur.
Anna prend Bourbon avec croix.
Anna prend Bourbon avec épée.
Anna déplace un marqueur de rangée 2, colonne 9 à Languedoc avec croix, rangée 3, colonne 3.
Bruno prend Champagne à deux blasons.
Bruno récupère son marqueur.
Bruno marque Languedoc à deux blasons, rangée 3, colonne 5.
Anna prend Provence avec croix.
Anna déplace un marqueur de rangée 3, colonne 7 à Normandie à deux blasons, rangée 3, colonne 2.
Bruno prend Bretagne à deux blasons.
Bruno marque Bretagne à deux blasons, rangée 3, colonne 4.
Anna prend Anjou avec tour.
Anna récupère son marqueur.
Bruno prend Normandie avec tour.
Anna prend Champagne à deux blasons.
Bruno prend Languedoc à deux blasons.
Bruno récupère son marqueur.
Bruno prend le jeton et le regarde.
Anna prend Normandie à deux blasons.
Anna récupère son marqueur.
Bruno prend Languedoc avec épée.
Bruno récupère son marqueur.
Bruno prend le jeton et le regarde.
Anna prend Languedoc avec croix.
Anna récupère son marqueur.
Bruno prend Bretagne à deux blasons.
Bruno récupère son marqueur.
La partie est finie. Anna montre une tour, un blason (Languedoc), un blason (Bourgogne) et un blason (Anjou). Bruno montre un blason (Auvergne), « marqueur repris », « marqueur repris » et un blason (Champagne).
