(7, 11) (2, 1)
greedy throws 20 and 6: number 26, Laurier Beauchesne-Roy, Canada.
greedy throws 5 and 17: number 22, Ignatius Morikuni, Japan.
greedy throws the highest, 19, and begins.
Round 1: greedy.
greedy draws a salary of 400 $.
greedy sets out: Eastern USA.
greedy arrives: Eastern USA.
greedy goes for a card (North America).
greedy draws a card (North America).
greedy goes for a card (North America).
greedy draws a card (North America).
greedy uses Laurier Beauchesne-Roy (Collect the yield of the diocese your pawn stands in).
greedy gets 300 $ from the bank.
greedy uses Vatican Bank (Take 1400 $ from the bank).
greedy gets 1400 $ from the bank.
Round 1: greedy.
greedy draws a salary of 400 $.
greedy sets out: China.
greedy arrives: China.
greedy goes for a card (Asia).
greedy draws a card (Asia).
greedy goes for a card (Asia).
greedy draws a card (Asia).
Round 2: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Croatia.
greedy arrives: Croatia.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy uses Second Collection (Take up to 600 $ from each opponent).
greedy takes 400 $ from greedy.
Round 2: greedy.
greedy draws a salary of 400 $.
greedy sets out: India.
greedy arrives: India.
greedy goes for a card (Asia).
greedy draws a card (Asia).
greedy goes for a card (Asia).
greedy draws a card (Asia).
greedy uses Second Collection (Take up to 600 $ from each opponent).
greedy takes 400 $ from greedy.
Round 3: greedy.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Movement +1.
greedy pays 200 $.
Asked of the Pope: greedy: Movement +1.
greedy pays 200 $.
Asked of the Pope: greedy: Movement +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
greedy: Holiness +1.
greedy: Holiness −1.
greedy: Movement +1.
greedy: Movement +1.
greedy: Movement +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy gives up an action.
Round 3: greedy.
greedy draws a salary of 400 $.
greedy sets out: Iraq.
greedy arrives: Iraq.
greedy tries to persuade Yonan Hadbashi.
greedy throws 7.
Yonan Hadbashi is not convinced by greedy: 8 against 20.
greedy tries to persuade Yonan Hadbashi.
greedy throws 9.
Yonan Hadbashi is not convinced by greedy: 10 against 20.
Round 4: greedy.
greedy draws a salary of 400 $.
greedy sets out: Belgium.
greedy arrives: Belgium.
greedy tries to persuade Joost Van Elderloo.
greedy throws 3.
Joost Van Elderloo is not convinced by greedy: 14 against 18.
greedy tries to persuade Joost Van Elderloo.
greedy throws 16.
Joost Van Elderloo joins greedy: 27 against 18.
greedy uses Joost Van Elderloo (Draw 1 card of the continent your pawn stands in, up to five in hand).
greedy draws a card (Europe).
greedy uses Relic on Tour (Holiness +2 for 3 turns).
greedy: Holiness +2 for 3 turns.
Round 4: greedy.
greedy draws a salary of 400 $.
greedy sets out: Holy Land.
greedy arrives: Holy Land.
greedy collects Peter's Pence (Holy Land).
greedy throws 1.
greedy collects 1400 $.
greedy collects Peter's Pence (Holy Land).
greedy throws 18.
greedy uses Secret Consistory (A free cardinal of the continent your pawn stands in, with persuasion 18 or less, joins your retinue).
Secret Consistory is aimed at Wibisono Sutarjo by greedy.
Wibisono Sutarjo joins greedy.
greedy collects twice as much: 2800 $.
greedy uses Promoted Out of the Way (Somebody leaves an opponent's retinue and is free again).
Promoted Out of the Way is aimed at Joost Van Elderloo by greedy.
Joost Van Elderloo leaves greedy and is free again.
Round 5: greedy.
greedy draws a salary of 400 $.
greedy sets out: Austria.
greedy arrives: Austria.
greedy tries to persuade Leopold Grünwasser.
greedy throws 17.
Leopold Grünwasser joins greedy: 29 against 19.
greedy uses Ignatius Morikuni (Turn somebody in an opponent's retinue whose ability has not been used).
Ignatius Morikuni is aimed at Leopold Grünwasser by greedy.
Leopold Grünwasser, with greedy, is turned.
greedy collects Peter's Pence (Austria).
greedy throws 1.
greedy collects 1600 $.
Round 5: greedy.
greedy draws a salary of 400 $.
greedy sets out: Croatia.
greedy uses Knights of Malta (Cancel another player's action or move before it takes effect).
What greedy was about to do is cancelled.
Round 6: greedy.
greedy draws a salary of 400 $.
greedy sets out: Belgium.
greedy arrives: Belgium.
greedy tries to persuade Joost Van Elderloo.
greedy throws 1.
greedy uses Mass Live on Air (Holiness +5 this turn).
greedy: Holiness +5 this turn.
Joost Van Elderloo joins greedy: 19 against 18.
greedy collects Peter's Pence (Belgium).
greedy throws 20.
greedy collects twice as much: 2800 $.
Round 6: greedy.
greedy draws a salary of 400 $.
greedy sets out: Croatia.
greedy arrives: Croatia.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 7: greedy.
greedy draws a salary of 400 $.
greedy sets out: Morocco.
greedy uses Papal Bull (Cancel another player's action or move before it takes effect).
What greedy was about to do is cancelled.
Round 7: greedy.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Movement +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Movement +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Movement +1.
greedy: Holiness −1.
greedy: Movement +1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy gives up an action.
Round 8: greedy.
greedy draws a salary of 400 $.
greedy sets out: Egypt.
greedy arrives: Egypt.
greedy gives up an action.
greedy would convert the Patriarch of Alexandria.
greedy pays 800 $.
The Patriarch of Alexandria joins greedy.
Round 8: greedy.
greedy draws a salary of 400 $.
greedy sets out: Morocco.
greedy arrives: Morocco.
greedy tries to persuade Youssef Ben Tamrit.
greedy throws 18.
greedy uses Vow of Silence (Turn somebody in an opponent's retinue whose ability has not been used).
Vow of Silence is aimed at Patriarch of Alexandria by greedy.
Patriarch of Alexandria, with greedy, is turned.
greedy uses Wibisono Sutarjo (A die that has just fallen is thrown again).
greedy throws 13.
greedy uses Mission School (+3 to the persuasion you are attempting).
+3 to the persuasion of greedy.
greedy uses Second Thoughts (A die that has just fallen is thrown again).
greedy throws 9.
Youssef Ben Tamrit joins greedy: 23 against 17.
greedy uses Youssef Ben Tamrit (Your pawn takes one step at once, in any turn, unless a pawn is on its way).
Youssef Ben Tamrit is aimed at Portugal by greedy.
greedy arrives: Portugal.
greedy tries to persuade Baltasar Vilamonte.
greedy throws 18.
Baltasar Vilamonte joins greedy: 28 against 17.
Round 9: greedy.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness −1.
greedy pays 400 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 400 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 400 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 400 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 400 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 400 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 400 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 400 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 400 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 400 $.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness −1.
greedy: Holiness +1.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 400 $.
greedy: Holiness +1.
Round 9: greedy.
greedy draws a salary of 400 $.
greedy sets out: Congo.
greedy arrives: Congo.
greedy tries to persuade Félicien Mbokolanga.
greedy throws 3.
Félicien Mbokolanga is not convinced by greedy: 10 against 18.
greedy tries to persuade Félicien Mbokolanga.
greedy throws 15.
greedy uses Baltasar Vilamonte (Movement +2 this turn).
greedy: Movement +2 this turn.
Félicien Mbokolanga joins greedy: 22 against 18.
greedy uses Félicien Mbokolanga (Take up to 600 $ from an opponent of your choice).
Félicien Mbokolanga is aimed at greedy by greedy.
greedy takes 100 $ from greedy.
Round 10: greedy.
greedy draws a salary of 400 $.
greedy sets out: Guatemala.
greedy arrives: Guatemala.
greedy tries to persuade Anselmo Chitzajay.
greedy throws 4.
Anselmo Chitzajay is not convinced by greedy: 16 against 17.
greedy tries to persuade Anselmo Chitzajay.
greedy throws 14.
Anselmo Chitzajay joins greedy: 26 against 17.
greedy uses Anselmo Chitzajay (An opponent of your choice discards 1 card).
Anselmo Chitzajay is aimed at greedy by greedy.
greedy discards “Knights of Malta”.
Round 10: greedy.
greedy draws a salary of 400 $.
greedy sets out: Holy Land.
greedy arrives: Holy Land.
greedy tries to persuade Elias Qamarani.
greedy throws 18.
Elias Qamarani joins greedy: 26 against 21.
greedy uses Elias Qamarani (Holiness +1 for 2 turns).
greedy: Holiness +1 for 2 turns.
greedy collects Peter's Pence (Holy Land).
greedy throws 19.
greedy collects twice as much: 2800 $.
Round 11: greedy.
greedy draws a salary of 400 $.
greedy sets out: Venezuela.
greedy arrives: Venezuela.
greedy tries to persuade Jacinto Urdanegro.
greedy throws 11.
Jacinto Urdanegro joins greedy: 21 against 17.
greedy uses Jacinto Urdanegro (Somebody leaves an opponent's retinue and is free again).
Jacinto Urdanegro is aimed at Baltasar Vilamonte by greedy.
Baltasar Vilamonte leaves greedy and is free again.
greedy collects Peter's Pence (Venezuela).
greedy throws 10.
greedy collects 1200 $.
Round 11: greedy.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness −1.
greedy pays 500 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 500 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 500 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 500 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 500 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 500 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 500 $.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 500 $.
greedy: Holiness +1.
Round 12: greedy.
greedy draws a salary of 400 $.
greedy sets out: Peru.
greedy arrives: Peru.
greedy tries to persuade Toribio Huamantica.
greedy throws 3.
Toribio Huamantica is not convinced by greedy: 11 against 17.
greedy tries to persuade Toribio Huamantica.
greedy throws 2.
Toribio Huamantica is not convinced by greedy: 10 against 17.
Round 12: greedy.
greedy draws a salary of 400 $.
greedy sets out: Sweden.
greedy arrives: Sweden.
greedy tries to persuade Torvald Lindqvarn.
greedy throws 20.
Torvald Lindqvarn joins greedy: 33 against 18.
greedy collects Peter's Pence (Sweden).
greedy throws 15.
greedy collects twice as much: 2400 $.
Round 13: greedy.
greedy draws a salary of 400 $.
greedy sets out: Cuba.
greedy arrives: Cuba.
greedy tries to persuade Lázaro Montecristo.
greedy throws 2.
Lázaro Montecristo is not convinced by greedy: 11 against 18.
greedy tries to persuade Lázaro Montecristo.
greedy throws 5.
Lázaro Montecristo is not convinced by greedy: 14 against 18.
Round 13: greedy.
greedy draws a salary of 400 $.
greedy sets out: Vietnam.
greedy arrives: Vietnam.
greedy tries to persuade Phêrô Trần Văn Lạc.
greedy throws 10.
Phêrô Trần Văn Lạc joins greedy: 22 against 18.
greedy goes for a card (Asia).
greedy draws a card (Asia).
Round 14: greedy.
greedy draws a salary of 400 $.
greedy sets out: Peru.
greedy arrives: Peru.
greedy tries to persuade Toribio Huamantica.
greedy uses Phêrô Trần Văn Lạc (−3 to the persuasion another player is attempting).
−3 to the persuasion of greedy.
greedy throws 19.
Toribio Huamantica joins greedy: 24 against 17.
greedy goes for a card (South America).
greedy draws a card (South America).
Round 14: greedy.
greedy draws a salary of 400 $.
greedy sets out: Papua New Guinea.
greedy arrives: Papua New Guinea.
greedy tries to persuade Kila Tomarebo.
greedy throws 16.
Kila Tomarebo joins greedy: 27 against 16.
greedy uses Kila Tomarebo (Your pawn takes one step at once, in any turn, unless a pawn is on its way).
Kila Tomarebo is aimed at Australia by greedy.
greedy arrives: Australia.
greedy tries to persuade Desmond Garraway-Pike.
greedy uses Endless Luncheon (+8 to the persuasion you are attempting).
+8 to the persuasion of greedy.
greedy throws 2.
Desmond Garraway-Pike joins greedy: 21 against 21.
Round 15: greedy.
greedy draws a salary of 400 $.
greedy sets out: Portugal.
greedy uses Desmond Garraway-Pike (Cancel another player's action or move before it takes effect).
What greedy was about to do is cancelled.
greedy uses Leaked Diary (An opponent of your choice: Sins +1).
Leaked Diary is aimed at greedy by greedy.
greedy: Sins +1.
Round 15: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Ireland.
greedy arrives: Ireland.
greedy tries to persuade Colm Dunfarragh.
greedy throws 1.
Colm Dunfarragh is not convinced by greedy: 13 against 19.
greedy tries to persuade Colm Dunfarragh.
greedy throws 5.
greedy adds 2 with a bribe of 400 $.
Colm Dunfarragh joins greedy: 19 against 19.
greedy uses Torvald Lindqvarn (Sins −1).
greedy: Sins −1.
Round 16: greedy.
greedy draws a salary of 400 $.
greedy sets out: Portugal.
greedy arrives: Portugal.
greedy tries to persuade Baltasar Vilamonte.
greedy throws 2.
Baltasar Vilamonte is not convinced by greedy: 9 against 17.
greedy tries to persuade Baltasar Vilamonte.
greedy throws 4.
Baltasar Vilamonte is not convinced by greedy: 11 against 17.
Round 16: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Senegal.
greedy arrives: Senegal.
greedy tries to persuade Mamadou Sarrkonde.
greedy throws 13.
Mamadou Sarrkonde joins greedy: 25 against 20.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy uses Colm Dunfarragh (Take 800 $ from the bank).
greedy gets 800 $ from the bank.
Round 17: greedy.
greedy draws a salary of 400 $.
greedy sets out: Madagascar.
greedy arrives: Madagascar.
greedy tries to persuade Rivo Andrianaly.
greedy throws 1.
Rivo Andrianaly is not convinced by greedy: 8 against 16.
greedy tries to persuade Rivo Andrianaly.
greedy throws 19.
Rivo Andrianaly joins greedy: 26 against 16.
Round 17: greedy.
greedy draws a salary of 400 $.
greedy sets out: Portugal.
greedy arrives: Portugal.
greedy tries to persuade Baltasar Vilamonte.
greedy throws 13.
greedy uses Rivo Andrianaly (Movement +1).
greedy: Movement +1.
Baltasar Vilamonte joins greedy: 24 against 17.
Habemus Papam: greedy!
greedy tira 20 e 6: numero 26, Laurier Beauchesne-Roy, Canada.
greedy tira 5 e 17: numero 22, Ignatius Morikuni, Giappone.
greedy tira il numero più alto, 19, e comincia.
Giro 1: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: USA orientali.
greedy arriva: USA orientali.
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
greedy usa Laurier Beauchesne-Roy (Incassa il rendimento della diocesi in cui si trova la tua pedina).
greedy riceve 300 $ dalla banca.
greedy usa Banca Vaticana (Prendi 1400 $ dalla banca).
greedy riceve 1400 $ dalla banca.
Giro 1: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Cina.
greedy arriva: Cina.
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
Giro 2: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Croazia.
greedy arriva: Croazia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy usa Seconda questua (Prendi fino a 600 $ a ogni avversario).
greedy prende 400 $ a greedy.
Giro 2: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: India.
greedy arriva: India.
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
greedy usa Seconda questua (Prendi fino a 600 $ a ogni avversario).
greedy prende 400 $ a greedy.
Giro 3: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Movimento +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Movimento +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Movimento +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
greedy: Santità +1.
greedy: Santità −1.
greedy: Movimento +1.
greedy: Movimento +1.
greedy: Movimento +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy rinuncia a un'azione.
Giro 3: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Iraq.
greedy arriva: Iraq.
greedy tenta di persuadere Yonan Hadbashi.
greedy tira 7.
Yonan Hadbashi non si lascia convincere da greedy: 8 contro 20.
greedy tenta di persuadere Yonan Hadbashi.
greedy tira 9.
Yonan Hadbashi non si lascia convincere da greedy: 10 contro 20.
Giro 4: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Belgio.
greedy arriva: Belgio.
greedy tenta di persuadere Joost Van Elderloo.
greedy tira 3.
Joost Van Elderloo non si lascia convincere da greedy: 14 contro 18.
greedy tenta di persuadere Joost Van Elderloo.
greedy tira 16.
Joost Van Elderloo si unisce a greedy: 27 contro 18.
greedy usa Joost Van Elderloo (Pesca 1 carta del continente in cui si trova la tua pedina, fino a cinque in mano).
greedy pesca una carta (Europa).
greedy usa Reliquia in tournée (Santità +2 per 3 turni).
greedy: Santità +2 per 3 turni.
Giro 4: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Terra Santa.
greedy arriva: Terra Santa.
greedy raccoglie l'Obolo di San Pietro (Terra Santa).
greedy tira 1.
greedy raccoglie 1400 $.
greedy raccoglie l'Obolo di San Pietro (Terra Santa).
greedy tira 18.
greedy usa Concistoro segreto (Un cardinale libero del continente in cui si trova la tua pedina, con persuasione 18 o meno, entra nel tuo seguito).
greedy rivolge Concistoro segreto a Wibisono Sutarjo.
Wibisono Sutarjo si unisce a greedy.
greedy raccoglie il doppio: 2800 $.
greedy usa Promosso e rimosso (Qualcuno lascia il seguito di un avversario e torna libero).
greedy rivolge Promosso e rimosso a Joost Van Elderloo.
Joost Van Elderloo lascia greedy e torna libero.
Giro 5: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Austria.
greedy arriva: Austria.
greedy tenta di persuadere Leopold Grünwasser.
greedy tira 17.
Leopold Grünwasser si unisce a greedy: 29 contro 19.
greedy usa Ignatius Morikuni (Gira qualcuno nel seguito di un avversario la cui abilità non è ancora stata usata).
greedy rivolge Ignatius Morikuni a Leopold Grünwasser.
Leopold Grünwasser, con greedy, viene girato.
greedy raccoglie l'Obolo di San Pietro (Austria).
greedy tira 1.
greedy raccoglie 1600 $.
Giro 5: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Croazia.
greedy usa Cavalieri di Malta (Annulla l'azione o il movimento di un altro prima che abbia effetto).
Ciò che greedy stava per fare è annullato.
Giro 6: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Belgio.
greedy arriva: Belgio.
greedy tenta di persuadere Joost Van Elderloo.
greedy tira 1.
greedy usa Messa in mondovisione (Santità +5 in questo turno).
greedy: Santità +5 in questo turno.
Joost Van Elderloo si unisce a greedy: 19 contro 18.
greedy raccoglie l'Obolo di San Pietro (Belgio).
greedy tira 20.
greedy raccoglie il doppio: 2800 $.
Giro 6: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Croazia.
greedy arriva: Croazia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 7: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Marocco.
greedy usa Bolla papale (Annulla l'azione o il movimento di un altro prima che abbia effetto).
Ciò che greedy stava per fare è annullato.
Giro 7: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Movimento +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Movimento +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
greedy: Santità +1.
greedy: Santità +1.
greedy: Movimento +1.
greedy: Santità −1.
greedy: Movimento +1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy rinuncia a un'azione.
Giro 8: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Egitto.
greedy arriva: Egitto.
greedy rinuncia a un'azione.
greedy vorrebbe convertire: Patriarca di Alessandria.
greedy paga 800 $.
Patriarca di Alessandria si unisce a greedy.
Giro 8: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Marocco.
greedy arriva: Marocco.
greedy tenta di persuadere Youssef Ben Tamrit.
greedy tira 18.
greedy usa Voto di silenzio (Gira qualcuno nel seguito di un avversario la cui abilità non è ancora stata usata).
greedy rivolge Voto di silenzio a Patriarca di Alessandria.
Patriarca di Alessandria, con greedy, viene girato.
greedy usa Wibisono Sutarjo (Un dado appena caduto si tira di nuovo).
greedy tira 13.
greedy usa Scuola della missione (+3 alla persuasione che stai tentando).
+3 alla persuasione di greedy.
greedy usa Ripensamenti (Un dado appena caduto si tira di nuovo).
greedy tira 9.
Youssef Ben Tamrit si unisce a greedy: 23 contro 17.
greedy usa Youssef Ben Tamrit (La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio).
greedy rivolge Youssef Ben Tamrit a Portogallo.
greedy arriva: Portogallo.
greedy tenta di persuadere Baltasar Vilamonte.
greedy tira 18.
Baltasar Vilamonte si unisce a greedy: 28 contro 17.
Giro 9: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità −1.
greedy paga 400 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 400 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 400 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 400 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 400 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 400 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 400 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 400 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 400 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 400 $.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità −1.
greedy: Santità +1.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 400 $.
greedy: Santità +1.
Giro 9: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Congo.
greedy arriva: Congo.
greedy tenta di persuadere Félicien Mbokolanga.
greedy tira 3.
Félicien Mbokolanga non si lascia convincere da greedy: 10 contro 18.
greedy tenta di persuadere Félicien Mbokolanga.
greedy tira 15.
greedy usa Baltasar Vilamonte (Movimento +2 in questo turno).
greedy: Movimento +2 in questo turno.
Félicien Mbokolanga si unisce a greedy: 22 contro 18.
greedy usa Félicien Mbokolanga (Prendi fino a 600 $ a un avversario a scelta).
greedy rivolge Félicien Mbokolanga a greedy.
greedy prende 100 $ a greedy.
Giro 10: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Guatemala.
greedy arriva: Guatemala.
greedy tenta di persuadere Anselmo Chitzajay.
greedy tira 4.
Anselmo Chitzajay non si lascia convincere da greedy: 16 contro 17.
greedy tenta di persuadere Anselmo Chitzajay.
greedy tira 14.
Anselmo Chitzajay si unisce a greedy: 26 contro 17.
greedy usa Anselmo Chitzajay (Un avversario a scelta scarta 1 carta).
greedy rivolge Anselmo Chitzajay a greedy.
greedy scarta «Cavalieri di Malta».
Giro 10: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Terra Santa.
greedy arriva: Terra Santa.
greedy tenta di persuadere Elias Qamarani.
greedy tira 18.
Elias Qamarani si unisce a greedy: 26 contro 21.
greedy usa Elias Qamarani (Santità +1 per 2 turni).
greedy: Santità +1 per 2 turni.
greedy raccoglie l'Obolo di San Pietro (Terra Santa).
greedy tira 19.
greedy raccoglie il doppio: 2800 $.
Giro 11: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Venezuela.
greedy arriva: Venezuela.
greedy tenta di persuadere Jacinto Urdanegro.
greedy tira 11.
Jacinto Urdanegro si unisce a greedy: 21 contro 17.
greedy usa Jacinto Urdanegro (Qualcuno lascia il seguito di un avversario e torna libero).
greedy rivolge Jacinto Urdanegro a Baltasar Vilamonte.
Baltasar Vilamonte lascia greedy e torna libero.
greedy raccoglie l'Obolo di San Pietro (Venezuela).
greedy tira 10.
greedy raccoglie 1200 $.
Giro 11: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità −1.
greedy paga 500 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 500 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 500 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 500 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 500 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 500 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 500 $.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 500 $.
greedy: Santità +1.
Giro 12: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Perù.
greedy arriva: Perù.
greedy tenta di persuadere Toribio Huamantica.
greedy tira 3.
Toribio Huamantica non si lascia convincere da greedy: 11 contro 17.
greedy tenta di persuadere Toribio Huamantica.
greedy tira 2.
Toribio Huamantica non si lascia convincere da greedy: 10 contro 17.
Giro 12: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Svezia.
greedy arriva: Svezia.
greedy tenta di persuadere Torvald Lindqvarn.
greedy tira 20.
Torvald Lindqvarn si unisce a greedy: 33 contro 18.
greedy raccoglie l'Obolo di San Pietro (Svezia).
greedy tira 15.
greedy raccoglie il doppio: 2400 $.
Giro 13: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Cuba.
greedy arriva: Cuba.
greedy tenta di persuadere Lázaro Montecristo.
greedy tira 2.
Lázaro Montecristo non si lascia convincere da greedy: 11 contro 18.
greedy tenta di persuadere Lázaro Montecristo.
greedy tira 5.
Lázaro Montecristo non si lascia convincere da greedy: 14 contro 18.
Giro 13: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Vietnam.
greedy arriva: Vietnam.
greedy tenta di persuadere Phêrô Trần Văn Lạc.
greedy tira 10.
Phêrô Trần Văn Lạc si unisce a greedy: 22 contro 18.
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
Giro 14: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Perù.
greedy arriva: Perù.
greedy tenta di persuadere Toribio Huamantica.
greedy usa Phêrô Trần Văn Lạc (−3 alla persuasione che un altro sta tentando).
−3 alla persuasione di greedy.
greedy tira 19.
Toribio Huamantica si unisce a greedy: 24 contro 17.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
Giro 14: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Papua Nuova Guinea.
greedy arriva: Papua Nuova Guinea.
greedy tenta di persuadere Kila Tomarebo.
greedy tira 16.
Kila Tomarebo si unisce a greedy: 27 contro 16.
greedy usa Kila Tomarebo (La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio).
greedy rivolge Kila Tomarebo a Australia.
greedy arriva: Australia.
greedy tenta di persuadere Desmond Garraway-Pike.
greedy usa Pranzo interminabile (+8 alla persuasione che stai tentando).
+8 alla persuasione di greedy.
greedy tira 2.
Desmond Garraway-Pike si unisce a greedy: 21 contro 21.
Giro 15: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Portogallo.
greedy usa Desmond Garraway-Pike (Annulla l'azione o il movimento di un altro prima che abbia effetto).
Ciò che greedy stava per fare è annullato.
greedy usa Diario trapelato (Un avversario a scelta: Peccati +1).
greedy rivolge Diario trapelato a greedy.
greedy: Peccati +1.
Giro 15: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Irlanda.
greedy arriva: Irlanda.
greedy tenta di persuadere Colm Dunfarragh.
greedy tira 1.
Colm Dunfarragh non si lascia convincere da greedy: 13 contro 19.
greedy tenta di persuadere Colm Dunfarragh.
greedy tira 5.
greedy aggiunge 2 con una corruzione da 400 $.
Colm Dunfarragh si unisce a greedy: 19 contro 19.
greedy usa Torvald Lindqvarn (Peccati −1).
greedy: Peccati −1.
Giro 16: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Portogallo.
greedy arriva: Portogallo.
greedy tenta di persuadere Baltasar Vilamonte.
greedy tira 2.
Baltasar Vilamonte non si lascia convincere da greedy: 9 contro 17.
greedy tenta di persuadere Baltasar Vilamonte.
greedy tira 4.
Baltasar Vilamonte non si lascia convincere da greedy: 11 contro 17.
Giro 16: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Senegal.
greedy arriva: Senegal.
greedy tenta di persuadere Mamadou Sarrkonde.
greedy tira 13.
Mamadou Sarrkonde si unisce a greedy: 25 contro 20.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy usa Colm Dunfarragh (Prendi 800 $ dalla banca).
greedy riceve 800 $ dalla banca.
Giro 17: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Madagascar.
greedy arriva: Madagascar.
greedy tenta di persuadere Rivo Andrianaly.
greedy tira 1.
Rivo Andrianaly non si lascia convincere da greedy: 8 contro 16.
greedy tenta di persuadere Rivo Andrianaly.
greedy tira 19.
Rivo Andrianaly si unisce a greedy: 26 contro 16.
Giro 17: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Portogallo.
greedy arriva: Portogallo.
greedy tenta di persuadere Baltasar Vilamonte.
greedy tira 13.
greedy usa Rivo Andrianaly (Movimento +1).
greedy: Movimento +1.
Baltasar Vilamonte si unisce a greedy: 24 contro 17.
Habemus Papam: greedy!
greedy lance 20 et 6 : numéro 26, Laurier Beauchesne-Roy, Canada.
greedy lance 5 et 17 : numéro 22, Ignatius Morikuni, Japon.
greedy fait le plus haut, 19, et commence.
Manche 1 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Est des États-Unis.
greedy arrive : Est des États-Unis.
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy utilise Laurier Beauchesne-Roy (Touchez le rendement du diocèse où se trouve votre pion).
greedy reçoit 300 $ de la banque.
greedy utilise Banque du Vatican (Prenez 1400 $ à la banque).
greedy reçoit 1400 $ de la banque.
Manche 1 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Chine.
greedy arrive : Chine.
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
Manche 2 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Croatie.
greedy arrive : Croatie.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy utilise Seconde quête (Prenez jusqu'à 600 $ à chaque adversaire).
greedy prend 400 $ à greedy.
Manche 2 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Inde.
greedy arrive : Inde.
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
greedy utilise Seconde quête (Prenez jusqu'à 600 $ à chaque adversaire).
greedy prend 400 $ à greedy.
Manche 3 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
greedy : Sainteté +1.
greedy : Sainteté −1.
greedy : Mouvement +1.
greedy : Mouvement +1.
greedy : Mouvement +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy renonce à une action.
Manche 3 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Irak.
greedy arrive : Irak.
greedy tente de persuader Yonan Hadbashi.
greedy lance 7.
Yonan Hadbashi ne se laisse pas convaincre par greedy : 8 contre 20.
greedy tente de persuader Yonan Hadbashi.
greedy lance 9.
Yonan Hadbashi ne se laisse pas convaincre par greedy : 10 contre 20.
Manche 4 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Belgique.
greedy arrive : Belgique.
greedy tente de persuader Joost Van Elderloo.
greedy lance 3.
Joost Van Elderloo ne se laisse pas convaincre par greedy : 14 contre 18.
greedy tente de persuader Joost Van Elderloo.
greedy lance 16.
Joost Van Elderloo rejoint greedy : 27 contre 18.
greedy utilise Joost Van Elderloo (Piochez 1 carte du continent où se trouve votre pion, jusqu'à cinq en main).
greedy pioche une carte (Europe).
greedy utilise Relique en tournée (Sainteté +2 pendant 3 tours).
greedy : Sainteté +2 pendant 3 tours.
Manche 4 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Terre sainte.
greedy arrive : Terre sainte.
greedy collecte le denier de Saint-Pierre (Terre sainte).
greedy lance 1.
greedy collecte 1400 $.
greedy collecte le denier de Saint-Pierre (Terre sainte).
greedy lance 18.
greedy utilise Consistoire secret (Un cardinal libre du continent où se trouve votre pion, de persuasion 18 ou moins, rejoint votre suite).
greedy vise Wibisono Sutarjo avec Consistoire secret.
Wibisono Sutarjo rejoint greedy.
greedy collecte le double : 2800 $.
greedy utilise Promu pour l'écarter (Quelqu'un quitte la suite d'un adversaire et redevient libre).
greedy vise Joost Van Elderloo avec Promu pour l'écarter.
Joost Van Elderloo quitte greedy et redevient libre.
Manche 5 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Autriche.
greedy arrive : Autriche.
greedy tente de persuader Leopold Grünwasser.
greedy lance 17.
Leopold Grünwasser rejoint greedy : 29 contre 19.
greedy utilise Ignatius Morikuni (Tournez, dans la suite d'un adversaire, quelqu'un dont la capacité n'a pas servi).
greedy vise Leopold Grünwasser avec Ignatius Morikuni.
Leopold Grünwasser, chez greedy, est tourné.
greedy collecte le denier de Saint-Pierre (Autriche).
greedy lance 1.
greedy collecte 1600 $.
Manche 5 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Croatie.
greedy utilise Chevaliers de Malte (Annulez l'action ou le déplacement d'un autre joueur avant son effet).
Ce que greedy allait faire est annulé.
Manche 6 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Belgique.
greedy arrive : Belgique.
greedy tente de persuader Joost Van Elderloo.
greedy lance 1.
greedy utilise Messe en mondovision (Sainteté +5 pendant ce tour).
greedy : Sainteté +5 pendant ce tour.
Joost Van Elderloo rejoint greedy : 19 contre 18.
greedy collecte le denier de Saint-Pierre (Belgique).
greedy lance 20.
greedy collecte le double : 2800 $.
Manche 6 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Croatie.
greedy arrive : Croatie.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 7 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Maroc.
greedy utilise Bulle papale (Annulez l'action ou le déplacement d'un autre joueur avant son effet).
Ce que greedy allait faire est annulé.
Manche 7 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Mouvement +1.
greedy : Sainteté −1.
greedy : Mouvement +1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy renonce à une action.
Manche 8 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Égypte.
greedy arrive : Égypte.
greedy renonce à une action.
greedy voudrait convertir : Patriarche d'Alexandrie.
greedy paie 800 $.
Patriarche d'Alexandrie rejoint greedy.
Manche 8 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Maroc.
greedy arrive : Maroc.
greedy tente de persuader Youssef Ben Tamrit.
greedy lance 18.
greedy utilise Vœu de silence (Tournez, dans la suite d'un adversaire, quelqu'un dont la capacité n'a pas servi).
greedy vise Patriarche d'Alexandrie avec Vœu de silence.
Patriarche d'Alexandrie, chez greedy, est tourné.
greedy utilise Wibisono Sutarjo (Un dé qui vient de tomber est relancé).
greedy lance 13.
greedy utilise École de la mission (+3 à la persuasion que vous tentez).
+3 à la persuasion de greedy.
greedy utilise Mûre réflexion (Un dé qui vient de tomber est relancé).
greedy lance 9.
Youssef Ben Tamrit rejoint greedy : 23 contre 17.
greedy utilise Youssef Ben Tamrit (Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route).
greedy vise Portugal avec Youssef Ben Tamrit.
greedy arrive : Portugal.
greedy tente de persuader Baltasar Vilamonte.
greedy lance 18.
Baltasar Vilamonte rejoint greedy : 28 contre 17.
Manche 9 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté −1.
greedy paie 400 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 400 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 400 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 400 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 400 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 400 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 400 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 400 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 400 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 400 $.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté −1.
greedy : Sainteté +1.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 400 $.
greedy : Sainteté +1.
Manche 9 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Congo.
greedy arrive : Congo.
greedy tente de persuader Félicien Mbokolanga.
greedy lance 3.
Félicien Mbokolanga ne se laisse pas convaincre par greedy : 10 contre 18.
greedy tente de persuader Félicien Mbokolanga.
greedy lance 15.
greedy utilise Baltasar Vilamonte (Mouvement +2 pendant ce tour).
greedy : Mouvement +2 pendant ce tour.
Félicien Mbokolanga rejoint greedy : 22 contre 18.
greedy utilise Félicien Mbokolanga (Prenez jusqu'à 600 $ à un adversaire de votre choix).
greedy vise greedy avec Félicien Mbokolanga.
greedy prend 100 $ à greedy.
Manche 10 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Guatemala.
greedy arrive : Guatemala.
greedy tente de persuader Anselmo Chitzajay.
greedy lance 4.
Anselmo Chitzajay ne se laisse pas convaincre par greedy : 16 contre 17.
greedy tente de persuader Anselmo Chitzajay.
greedy lance 14.
Anselmo Chitzajay rejoint greedy : 26 contre 17.
greedy utilise Anselmo Chitzajay (Un adversaire de votre choix défausse 1 carte).
greedy vise greedy avec Anselmo Chitzajay.
greedy défausse « Chevaliers de Malte ».
Manche 10 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Terre sainte.
greedy arrive : Terre sainte.
greedy tente de persuader Elias Qamarani.
greedy lance 18.
Elias Qamarani rejoint greedy : 26 contre 21.
greedy utilise Elias Qamarani (Sainteté +1 pendant 2 tours).
greedy : Sainteté +1 pendant 2 tours.
greedy collecte le denier de Saint-Pierre (Terre sainte).
greedy lance 19.
greedy collecte le double : 2800 $.
Manche 11 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Venezuela.
greedy arrive : Venezuela.
greedy tente de persuader Jacinto Urdanegro.
greedy lance 11.
Jacinto Urdanegro rejoint greedy : 21 contre 17.
greedy utilise Jacinto Urdanegro (Quelqu'un quitte la suite d'un adversaire et redevient libre).
greedy vise Baltasar Vilamonte avec Jacinto Urdanegro.
Baltasar Vilamonte quitte greedy et redevient libre.
greedy collecte le denier de Saint-Pierre (Venezuela).
greedy lance 10.
greedy collecte 1200 $.
Manche 11 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté −1.
greedy paie 500 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 500 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 500 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 500 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 500 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 500 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 500 $.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 500 $.
greedy : Sainteté +1.
Manche 12 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Pérou.
greedy arrive : Pérou.
greedy tente de persuader Toribio Huamantica.
greedy lance 3.
Toribio Huamantica ne se laisse pas convaincre par greedy : 11 contre 17.
greedy tente de persuader Toribio Huamantica.
greedy lance 2.
Toribio Huamantica ne se laisse pas convaincre par greedy : 10 contre 17.
Manche 12 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Suède.
greedy arrive : Suède.
greedy tente de persuader Torvald Lindqvarn.
greedy lance 20.
Torvald Lindqvarn rejoint greedy : 33 contre 18.
greedy collecte le denier de Saint-Pierre (Suède).
greedy lance 15.
greedy collecte le double : 2400 $.
Manche 13 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Cuba.
greedy arrive : Cuba.
greedy tente de persuader Lázaro Montecristo.
greedy lance 2.
Lázaro Montecristo ne se laisse pas convaincre par greedy : 11 contre 18.
greedy tente de persuader Lázaro Montecristo.
greedy lance 5.
Lázaro Montecristo ne se laisse pas convaincre par greedy : 14 contre 18.
Manche 13 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Viêt Nam.
greedy arrive : Viêt Nam.
greedy tente de persuader Phêrô Trần Văn Lạc.
greedy lance 10.
Phêrô Trần Văn Lạc rejoint greedy : 22 contre 18.
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
Manche 14 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Pérou.
greedy arrive : Pérou.
greedy tente de persuader Toribio Huamantica.
greedy utilise Phêrô Trần Văn Lạc (−3 à la persuasion que tente un autre joueur).
−3 à la persuasion de greedy.
greedy lance 19.
Toribio Huamantica rejoint greedy : 24 contre 17.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
Manche 14 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Papouasie-Nouvelle-Guinée.
greedy arrive : Papouasie-Nouvelle-Guinée.
greedy tente de persuader Kila Tomarebo.
greedy lance 16.
Kila Tomarebo rejoint greedy : 27 contre 16.
greedy utilise Kila Tomarebo (Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route).
greedy vise Australie avec Kila Tomarebo.
greedy arrive : Australie.
greedy tente de persuader Desmond Garraway-Pike.
greedy utilise Déjeuner interminable (+8 à la persuasion que vous tentez).
+8 à la persuasion de greedy.
greedy lance 2.
Desmond Garraway-Pike rejoint greedy : 21 contre 21.
Manche 15 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Portugal.
greedy utilise Desmond Garraway-Pike (Annulez l'action ou le déplacement d'un autre joueur avant son effet).
Ce que greedy allait faire est annulé.
greedy utilise Journal divulgué (Un adversaire de votre choix : Péchés +1).
greedy vise greedy avec Journal divulgué.
greedy : Péchés +1.
Manche 15 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Irlande.
greedy arrive : Irlande.
greedy tente de persuader Colm Dunfarragh.
greedy lance 1.
Colm Dunfarragh ne se laisse pas convaincre par greedy : 13 contre 19.
greedy tente de persuader Colm Dunfarragh.
greedy lance 5.
greedy ajoute 2 par une corruption de 400 $.
Colm Dunfarragh rejoint greedy : 19 contre 19.
greedy utilise Torvald Lindqvarn (Péchés −1).
greedy : Péchés −1.
Manche 16 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Portugal.
greedy arrive : Portugal.
greedy tente de persuader Baltasar Vilamonte.
greedy lance 2.
Baltasar Vilamonte ne se laisse pas convaincre par greedy : 9 contre 17.
greedy tente de persuader Baltasar Vilamonte.
greedy lance 4.
Baltasar Vilamonte ne se laisse pas convaincre par greedy : 11 contre 17.
Manche 16 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Sénégal.
greedy arrive : Sénégal.
greedy tente de persuader Mamadou Sarrkonde.
greedy lance 13.
Mamadou Sarrkonde rejoint greedy : 25 contre 20.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy utilise Colm Dunfarragh (Prenez 800 $ à la banque).
greedy reçoit 800 $ de la banque.
Manche 17 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Madagascar.
greedy arrive : Madagascar.
greedy tente de persuader Rivo Andrianaly.
greedy lance 1.
Rivo Andrianaly ne se laisse pas convaincre par greedy : 8 contre 16.
greedy tente de persuader Rivo Andrianaly.
greedy lance 19.
Rivo Andrianaly rejoint greedy : 26 contre 16.
Manche 17 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Portugal.
greedy arrive : Portugal.
greedy tente de persuader Baltasar Vilamonte.
greedy lance 13.
greedy utilise Rivo Andrianaly (Mouvement +1).
greedy : Mouvement +1.
Baltasar Vilamonte rejoint greedy : 24 contre 17.
Habemus Papam : greedy !
