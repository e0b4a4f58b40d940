(10, 4, 9) (1, 3, 2)
greedy throws 4 and 8: number 12, Mamadou Sarrkonde, Senegal.
greedy throws 7 and 20: number 27, Thaddeus K. Winthorpe, Eastern USA.
greedy throws 16 and 15: number 31, Lázaro Montecristo, Cuba.
greedy throws the highest, 11, and begins.
Round 1: greedy.
greedy uses Thaddeus K. Winthorpe: “Take 1400 $ from the bank”.
greedy gets 1400 $ from the bank.
greedy uses Lázaro Montecristo: “Take up to 900 $ from an opponent of your choice”.
Lázaro Montecristo is aimed at greedy by greedy.
greedy takes 900 $ from greedy.
greedy uses Chapel with a Sponsor: “Take 1100 $ from the bank”.
greedy gets 1100 $ from the bank.
greedy uses Souvenir Stall: “Take 700 $ from the bank”.
greedy gets 700 $ from the bank.
greedy draws a salary of 400 $.
greedy sets out: Morocco.
greedy arrives: Morocco.
greedy tries to persuade Youssef Ben Tamrit.
greedy throws 8.
greedy uses Mamadou Sarrkonde: “A die that has just fallen is thrown again”.
greedy throws 19.
Youssef Ben Tamrit joins greedy: 22 against 17.
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 1: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Croatia.
greedy arrives: Croatia.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 1: greedy.
greedy draws a salary of 400 $.
greedy sets out: Venezuela.
greedy arrives: Venezuela.
greedy collects Peter's Pence (Venezuela).
greedy throws 8.
greedy collects 1200 $.
greedy collects Peter's Pence (Venezuela).
greedy throws 11.
greedy collects twice as much: 2400 $.
Round 2: greedy.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
greedy: Holiness +1.
Round 2: greedy.
greedy uses Youssef Ben Tamrit: “Your pawn takes one step at once, in any turn, unless a pawn is on its way”.
Youssef Ben Tamrit is aimed at France by greedy.
greedy arrives: France.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
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
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy gives up an action.
Round 2: greedy.
greedy draws a salary of 400 $.
greedy sets out: Brazil.
greedy arrives: Brazil.
greedy books a flight: Croatia.
greedy arrives: Croatia.
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 3: greedy.
greedy draws a salary of 400 $.
greedy sets out: Belgium.
greedy arrives: Belgium.
greedy tries to persuade Joost Van Elderloo.
greedy throws 10.
greedy uses Pending in Committee: “Cancel another player's action or move before it takes effect”.
What greedy was about to do is cancelled.
greedy tries to persuade Joost Van Elderloo.
greedy throws 12.
Joost Van Elderloo joins greedy: 18 against 18.
greedy uses Joost Van Elderloo: “Draw 1 card of the continent your pawn stands in, up to five in hand”.
greedy draws a card (Europe).
Round 3: greedy.
greedy draws a salary of 400 $.
greedy sets out: Austria.
greedy arrives: Austria.
greedy tries to persuade Leopold Grünwasser.
greedy throws 8.
Leopold Grünwasser is not convinced by greedy: 17 against 19.
greedy tries to persuade Leopold Grünwasser.
greedy throws 19.
Leopold Grünwasser joins greedy: 28 against 19.
greedy uses Vatican Passport: “Your scores, money, hand and retinue are safe from the abilities of others for 1 turn”.
greedy is sheltered for 1 turn.
Round 3: greedy.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
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
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
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
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
greedy: Holiness +1.
greedy: Movement +1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Movement +1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Holiness −1.
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
greedy: Holiness +1.
greedy: Holiness +1.
greedy gives up an action.
Round 4: greedy.
greedy draws a salary of 400 $.
greedy sets out: France.
greedy arrives: France.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 4: greedy.
greedy draws a salary of 400 $.
greedy sets out: Croatia.
greedy arrives: Croatia.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 4: greedy.
greedy draws a salary of 400 $.
greedy sets out: Sweden.
greedy arrives: Sweden.
greedy tries to persuade Torvald Lindqvarn.
greedy throws 2.
Torvald Lindqvarn is not convinced by greedy: 15 against 18.
greedy tries to persuade Torvald Lindqvarn.
greedy throws 18.
Torvald Lindqvarn joins greedy: 31 against 18.
Round 5: greedy.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Movement +1.
greedy pays 300 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 300 $.
greedy: Movement +1.
greedy: Holiness +1.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 300 $.
greedy: Holiness +1.
Round 5: greedy.
greedy draws a salary of 400 $.
greedy sets out: Austria.
greedy arrives: Austria.
greedy collects Peter's Pence (Austria).
greedy throws 16.
greedy collects twice as much: 3200 $.
greedy collects Peter's Pence (Austria).
greedy throws 4.
greedy collects 1600 $.
Round 5: greedy.
greedy draws a salary of 400 $.
greedy sets out: Indonesia.
greedy arrives: Indonesia.
greedy tries to persuade Wibisono Sutarjo.
greedy throws 13.
Wibisono Sutarjo joins greedy: 26 against 17.
greedy collects Peter's Pence (Indonesia).
greedy throws 10.
greedy collects 1200 $.
Round 6: greedy.
greedy draws a salary of 400 $.
greedy sets out: Holy Land.
greedy arrives: Holy Land.
greedy collects Peter's Pence (Holy Land).
greedy throws 8.
greedy uses Wibisono Sutarjo: “A die that has just fallen is thrown again”.
greedy uses Non Expedit: “Cancel the ability that another player has just announced”.
greedy uses Leopold Grünwasser: “Cancel the ability that another player has just announced”.
Non Expedit, used by greedy, is cancelled.
greedy throws 8.
greedy collects 1400 $.
greedy collects Peter's Pence (Holy Land).
greedy throws 20.
greedy collects twice as much: 2800 $.
Round 6: greedy.
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
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Movement −1.
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
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
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
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
greedy uses Knights of Malta: “Cancel another player's action or move before it takes effect”.
What greedy was about to do is cancelled.
greedy gives up an action.
Round 6: greedy.
greedy draws a salary of 400 $.
greedy sets out: Peru.
greedy arrives: Peru.
greedy tries to persuade Toribio Huamantica.
greedy throws 6.
Toribio Huamantica joins greedy: 19 against 17.
greedy goes for a card (South America).
greedy draws a card (South America).
Round 7: greedy.
greedy draws a salary of 400 $.
greedy sets out: Egypt.
greedy arrives: Egypt.
greedy gives up an action.
greedy would convert the Patriarch of Alexandria.
greedy pays 800 $.
The Patriarch of Alexandria joins greedy.
Round 7: greedy.
greedy draws a salary of 400 $.
greedy sets out: Austria.
greedy arrives: Austria.
greedy collects Peter's Pence (Austria).
greedy throws 20.
greedy collects twice as much: 3200 $.
greedy collects Peter's Pence (Austria).
greedy throws 3.
greedy collects 1600 $.
Round 7: greedy.
greedy draws a salary of 400 $.
greedy sets out: Guatemala.
greedy arrives: Guatemala.
greedy tries to persuade Anselmo Chitzajay.
greedy throws 19.
Anselmo Chitzajay joins greedy: 33 against 17.
greedy uses Anselmo Chitzajay: “An opponent of your choice discards 1 card”.
Anselmo Chitzajay is aimed at greedy by greedy.
greedy uses Devil's Advocate: “An opponent of your choice: Holiness −1”.
Devil's Advocate is aimed at greedy by greedy.
greedy: Holiness −1.
greedy discards “Index of Forbidden Ideas”.
greedy goes for a card (North America).
greedy draws a card (North America).
greedy uses Crash of the Banco Ambrosiano: “Each opponent pays up to 1200 $ to the bank”.
greedy loses 1200 $.
greedy loses 1200 $.
Round 8: greedy.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
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
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 400 $.
greedy: Holiness +1.
greedy uses Front-Page Scandal: “Each opponent: Sins +1”.
greedy: Sins +1.
greedy: Sins +1.
Round 8: greedy.
greedy draws a salary of 400 $.
greedy sets out: Croatia.
greedy arrives: Croatia.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy uses Devil's Advocate: “An opponent of your choice: Holiness −1”.
Devil's Advocate is aimed at greedy by greedy.
greedy: Holiness −1.
greedy uses Patriarch of Alexandria: “Sins −2”.
greedy: Sins −2.
Round 8: greedy.
greedy draws a salary of 400 $.
greedy sets out: Portugal.
greedy arrives: Portugal.
greedy tries to persuade Baltasar Vilamonte.
greedy throws 9.
Baltasar Vilamonte joins greedy: 19 against 17.
greedy collects Peter's Pence (Portugal).
greedy throws 20.
greedy collects twice as much: 2400 $.
Round 9: greedy.
greedy uses Baltasar Vilamonte: “Movement +2 this turn”.
greedy: Movement +2 this turn.
greedy draws a salary of 400 $.
greedy sets out: Congo.
greedy arrives: Congo.
greedy tries to persuade Félicien Mbokolanga.
greedy throws 9.
Félicien Mbokolanga joins greedy: 19 against 18.
greedy uses Félicien Mbokolanga: “Take up to 600 $ from an opponent of your choice”.
Félicien Mbokolanga is aimed at greedy by greedy.
greedy takes 600 $ from greedy.
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 9: greedy.
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
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness −1.
greedy pays 200 $.
Asked of the Pope: greedy: Movement +1.
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
greedy: Holiness −1.
greedy: Holiness −1.
greedy: Movement +1.
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
Round 9: greedy.
greedy draws a salary of 400 $.
greedy sets out: Great Britain.
greedy arrives: Great Britain.
greedy gives up an action.
greedy would convert the Archbishop of Canterbury.
greedy pays 800 $.
The Archbishop of Canterbury joins greedy.
Round 10: greedy.
greedy draws a salary of 400 $.
greedy sets out: Madagascar.
greedy arrives: Madagascar.
greedy tries to persuade Rivo Andrianaly.
greedy throws 16.
greedy uses Second Wind: “You have 1 more action this turn”.
greedy: actions +1 this turn.
greedy uses Desert Shortcut: “Your pawn takes one step at once, in any turn, unless a pawn is on its way”.
Desert Shortcut is aimed at Kenya by greedy.
greedy arrives: Kenya.
Rivo Andrianaly joins greedy: 25 against 16.
greedy uses Rivo Andrianaly: “Movement +1”.
greedy: Movement +1.
greedy tries to persuade Barnabas Kiprotano.
greedy throws 14.
Barnabas Kiprotano joins greedy: 23 against 19.
greedy uses Barnabas Kiprotano: “You have 1 more action this turn”.
greedy: actions +1 this turn.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 10: greedy.
greedy draws a salary of 400 $.
greedy sets out: Nigeria.
greedy arrives: Nigeria.
greedy tries to persuade Emeka Adunwale.
greedy throws 1.
Emeka Adunwale is not convinced by greedy: 12 against 21.
greedy tries to persuade Emeka Adunwale.
greedy throws 1.
Emeka Adunwale is not convinced by greedy: 12 against 21.
greedy uses Vatican Passport: “Your scores, money, hand and retinue are safe from the abilities of others for 1 turn”.
greedy is sheltered for 1 turn.
Round 10: greedy.
greedy draws a salary of 400 $.
greedy sets out: Canada.
greedy arrives: Canada.
greedy tries to persuade Laurier Beauchesne-Roy.
greedy uses Archbishop of Canterbury: “+4 to the persuasion you are attempting”.
+4 to the persuasion of greedy.
greedy throws 20.
Laurier Beauchesne-Roy joins greedy: 33 against 20.
greedy goes for a card (North America).
greedy draws a card (North America).
Round 11: greedy.
greedy draws a salary of 400 $.
greedy sets out: Iraq.
greedy arrives: Iraq.
greedy tries to persuade Yonan Hadbashi.
greedy throws 1.
Yonan Hadbashi is not convinced by greedy: 9 against 20.
greedy tries to persuade Yonan Hadbashi.
greedy throws 13.
Yonan Hadbashi joins greedy: 21 against 20.
Round 11: greedy.
greedy draws a salary of 400 $.
greedy sets out: Venezuela.
greedy arrives: Venezuela.
greedy tries to persuade Jacinto Urdanegro.
greedy uses Second Collection: “Take up to 600 $ from each opponent”.
greedy uses Mass Live on Air: “Holiness +5 this turn”.
greedy uses Yonan Hadbashi: “Your scores, money, hand and retinue are safe from the abilities of others this turn”.
greedy is sheltered this turn.
greedy: Holiness +5 this turn.
greedy takes 300 $ from greedy.
greedy throws 8.
Jacinto Urdanegro joins greedy: 24 against 17.
greedy uses Jacinto Urdanegro: “Somebody leaves an opponent's retinue and is free again”.
Jacinto Urdanegro is aimed at Archbishop of Canterbury by greedy.
Archbishop of Canterbury leaves greedy and is free again.
greedy collects Peter's Pence (Venezuela).
greedy throws 5.
greedy collects 1200 $.
Round 11: greedy.
greedy draws a salary of 400 $.
greedy sets out: Papua New Guinea.
greedy arrives: Papua New Guinea.
greedy tries to persuade Kila Tomarebo.
greedy throws 1.
Kila Tomarebo is not convinced by greedy: 7 against 16.
greedy tries to persuade Kila Tomarebo.
greedy throws 17.
Kila Tomarebo joins greedy: 23 against 16.
greedy uses Jubilee Year: “Holiness +3 this turn”.
greedy: Holiness +3 this turn.
Round 12: greedy.
greedy draws a salary of 400 $.
greedy sets out: Vietnam.
greedy arrives: Vietnam.
greedy tries to persuade Phêrô Trần Văn Lạc.
greedy throws 18.
Phêrô Trần Văn Lạc joins greedy: 26 against 18.
greedy goes for a card (Asia).
greedy draws a card (Asia).
Round 12: greedy.
greedy draws a salary of 400 $.
greedy sets out: Chile.
greedy arrives: Chile.
greedy tries to persuade Baldomero Errazquin.
greedy throws 17.
Baldomero Errazquin joins greedy: 28 against 18.
greedy uses Baldomero Errazquin: “An opponent of your choice has 1 action fewer for 1 turn”.
Baldomero Errazquin is aimed at greedy by greedy.
greedy: actions −1 for 1 turn.
greedy collects Peter's Pence (Chile).
greedy throws 9.
greedy collects 1200 $.
greedy uses Spiritual Exercises: “Turn back your pawn or somebody in your retinue: the ability can be used again”.
Spiritual Exercises is aimed at Yonan Hadbashi by greedy.
Yonan Hadbashi, with greedy, can be used again.
greedy uses Yonan Hadbashi: “Your scores, money, hand and retinue are safe from the abilities of others this turn”.
greedy is sheltered this turn.
greedy uses Desert Shortcut: “Your pawn takes one step at once, in any turn, unless a pawn is on its way”.
Desert Shortcut is aimed at Indonesia by greedy.
greedy arrives: Indonesia.
Round 12: greedy.
greedy draws a salary of 400 $.
greedy sets out: New Zealand.
greedy arrives: New Zealand.
greedy tries to persuade Rangi Te Whakaora.
greedy throws 13.
Rangi Te Whakaora joins greedy: 19 against 19.
greedy uses Kila Tomarebo: “Your pawn takes one step at once, in any turn, unless a pawn is on its way”.
Kila Tomarebo is aimed at Australia by greedy.
greedy arrives: Australia.
greedy tries to persuade Desmond Garraway-Pike.
greedy uses Phêrô Trần Văn Lạc: “−3 to the persuasion another player is attempting”.
−3 to the persuasion of greedy.
greedy throws 10.
Desmond Garraway-Pike is not convinced by greedy: 13 against 21.
Round 13: greedy.
greedy uses Rangi Te Whakaora: “Each opponent discards 1 card”.
greedy discards “Index of Forbidden Ideas”.
greedy draws a salary of 400 $.
greedy sets out: Russia.
greedy arrives: Russia.
greedy would convert the Patriarch of All Russia.
greedy pays 1000 $.
The Patriarch of All Russia joins greedy.
Round 13: greedy.
greedy draws a salary of 400 $.
greedy sets out: Colombia.
greedy arrives: Colombia.
greedy tries to persuade Evaristo Quinterón.
greedy throws 13.
Evaristo Quinterón joins greedy: 24 against 20.
greedy uses Evaristo Quinterón: “An opponent of your choice: Movement −1 for 1 turn”.
Evaristo Quinterón is aimed at greedy by greedy.
greedy uses Patriarch of All Russia: “Cancel the ability that another player has just announced”.
greedy uses Non Expedit: “Cancel the ability that another player has just announced”.
Patriarch of All Russia, used by greedy, is cancelled.
greedy: Movement −1 for 1 turn.
greedy goes for a card (South America).
greedy draws a card (South America).
Round 13: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Ireland.
greedy arrives: Ireland.
greedy tries to persuade Colm Dunfarragh.
greedy throws 3.
Colm Dunfarragh is not convinced by greedy: 10 against 19.
greedy tries to persuade Colm Dunfarragh.
greedy throws 10.
greedy adds 2 with a bribe of 400 $.
Colm Dunfarragh joins greedy: 19 against 19.
greedy uses Leaked Diary: “An opponent of your choice: Sins +1”.
Leaked Diary is aimed at greedy by greedy.
greedy: Sins +1.
greedy uses Toribio Huamantica: “Sins −2”.
greedy: Sins −2.
greedy uses Colm Dunfarragh: “Take 800 $ from the bank”.
greedy gets 800 $ from the bank.
Round 14: greedy.
greedy draws a salary of 600 $.
greedy sets out: Croatia.
greedy arrives: Croatia.
greedy tries to persuade Zvonimir Bukovar.
greedy throws 13.
Zvonimir Bukovar joins greedy: 21 against 19.
Habemus Papam: greedy!
greedy tira 4 e 8: numero 12, Mamadou Sarrkonde, Senegal.
greedy tira 7 e 20: numero 27, Thaddeus K. Winthorpe, USA orientali.
greedy tira 16 e 15: numero 31, Lázaro Montecristo, Cuba.
greedy tira il numero più alto, 11, e comincia.
Giro 1: greedy.
greedy usa Thaddeus K. Winthorpe: «Prendi 1400 $ dalla banca».
greedy riceve 1400 $ dalla banca.
greedy usa Lázaro Montecristo: «Prendi fino a 900 $ a un avversario a scelta».
greedy sceglie greedy per Lázaro Montecristo.
greedy prende 900 $; greedy li perde.
greedy usa Cappella con sponsor: «Prendi 1100 $ dalla banca».
greedy riceve 1100 $ dalla banca.
greedy usa Bancarella di souvenir: «Prendi 700 $ dalla banca».
greedy riceve 700 $ dalla banca.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Marocco.
greedy arriva: Marocco.
greedy tenta di persuadere Youssef Ben Tamrit.
greedy tira 8.
greedy usa Mamadou Sarrkonde: «Un dado appena caduto si tira di nuovo».
greedy tira 19.
Youssef Ben Tamrit si schiera con greedy: 22 contro 17.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 1: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Croazia.
greedy arriva: Croazia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 1: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Venezuela.
greedy arriva: Venezuela.
greedy raccoglie l'Obolo di San Pietro (Venezuela).
greedy tira 8.
greedy raccoglie 1200 $.
greedy raccoglie l'Obolo di San Pietro (Venezuela).
greedy tira 11.
greedy raccoglie il doppio: 2400 $.
Giro 2: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
greedy: Santità +1.
Giro 2: greedy.
greedy usa Youssef Ben Tamrit: «La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio».
greedy sceglie Francia per Youssef Ben Tamrit.
greedy arriva: Francia.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
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
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy rinuncia a un'azione.
Giro 2: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Brasile.
greedy arriva: Brasile.
greedy prenota un volo: Croazia.
greedy arriva: Croazia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 3: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Belgio.
greedy arriva: Belgio.
greedy tenta di persuadere Joost Van Elderloo.
greedy tira 10.
greedy usa Rinvio in commissione: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
Ciò che greedy stava per fare è annullato.
greedy tenta di persuadere Joost Van Elderloo.
greedy tira 12.
Joost Van Elderloo si schiera con greedy: 18 contro 18.
greedy usa Joost Van Elderloo: «Pesca 1 carta del continente in cui si trova la tua pedina, fino a cinque in mano».
greedy pesca una carta (Europa).
Giro 3: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Austria.
greedy arriva: Austria.
greedy tenta di persuadere Leopold Grünwasser.
greedy tira 8.
greedy non convince Leopold Grünwasser: 17 contro 19.
greedy tenta di persuadere Leopold Grünwasser.
greedy tira 19.
Leopold Grünwasser si schiera con greedy: 28 contro 19.
greedy usa Passaporto vaticano: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui per 1 turno».
greedy è al sicuro per 1 turno.
Giro 3: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
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
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
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
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
greedy: Santità +1.
greedy: Movimento +1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Movimento +1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
greedy: Santità −1.
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
greedy: Santità +1.
greedy: Santità +1.
greedy rinuncia a un'azione.
Giro 4: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Francia.
greedy arriva: Francia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 4: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Croazia.
greedy arriva: Croazia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 4: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Svezia.
greedy arriva: Svezia.
greedy tenta di persuadere Torvald Lindqvarn.
greedy tira 2.
greedy non convince Torvald Lindqvarn: 15 contro 18.
greedy tenta di persuadere Torvald Lindqvarn.
greedy tira 18.
Torvald Lindqvarn si schiera con greedy: 31 contro 18.
Giro 5: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Movimento +1.
greedy paga 300 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 300 $.
greedy: Movimento +1.
greedy: Santità +1.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 300 $.
greedy: Santità +1.
Giro 5: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Austria.
greedy arriva: Austria.
greedy raccoglie l'Obolo di San Pietro (Austria).
greedy tira 16.
greedy raccoglie il doppio: 3200 $.
greedy raccoglie l'Obolo di San Pietro (Austria).
greedy tira 4.
greedy raccoglie 1600 $.
Giro 5: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Indonesia.
greedy arriva: Indonesia.
greedy tenta di persuadere Wibisono Sutarjo.
greedy tira 13.
Wibisono Sutarjo si schiera con greedy: 26 contro 17.
greedy raccoglie l'Obolo di San Pietro (Indonesia).
greedy tira 10.
greedy raccoglie 1200 $.
Giro 6: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Terra Santa.
greedy arriva: Terra Santa.
greedy raccoglie l'Obolo di San Pietro (Terra Santa).
greedy tira 8.
greedy usa Wibisono Sutarjo: «Un dado appena caduto si tira di nuovo».
greedy usa Non expedit: «Annulla l'abilità che un altro ha appena annunciato».
greedy usa Leopold Grünwasser: «Annulla l'abilità che un altro ha appena annunciato».
greedy ha usato Non expedit, ma l'abilità è annullata.
greedy tira 8.
greedy raccoglie 1400 $.
greedy raccoglie l'Obolo di San Pietro (Terra Santa).
greedy tira 20.
greedy raccoglie il doppio: 2800 $.
Giro 6: greedy.
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
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Movimento −1.
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
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
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
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
greedy usa Cavalieri di Malta: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
Ciò che greedy stava per fare è annullato.
greedy rinuncia a un'azione.
Giro 6: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Perù.
greedy arriva: Perù.
greedy tenta di persuadere Toribio Huamantica.
greedy tira 6.
Toribio Huamantica si schiera con greedy: 19 contro 17.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
Giro 7: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Egitto.
greedy arriva: Egitto.
greedy rinuncia a un'azione.
greedy vorrebbe convertire: Patriarca di Alessandria.
greedy paga 800 $.
Patriarca di Alessandria si schiera con greedy.
Giro 7: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Austria.
greedy arriva: Austria.
greedy raccoglie l'Obolo di San Pietro (Austria).
greedy tira 20.
greedy raccoglie il doppio: 3200 $.
greedy raccoglie l'Obolo di San Pietro (Austria).
greedy tira 3.
greedy raccoglie 1600 $.
Giro 7: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Guatemala.
greedy arriva: Guatemala.
greedy tenta di persuadere Anselmo Chitzajay.
greedy tira 19.
Anselmo Chitzajay si schiera con greedy: 33 contro 17.
greedy usa Anselmo Chitzajay: «Un avversario a scelta scarta 1 carta».
greedy sceglie greedy per Anselmo Chitzajay.
greedy usa Avvocato del diavolo: «Un avversario a scelta: Santità −1».
greedy sceglie greedy per Avvocato del diavolo.
greedy: Santità −1.
greedy scarta «Indice delle idee proibite».
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
greedy usa Crac del Banco Ambrosiano: «Ogni avversario paga fino a 1200 $ alla banca».
greedy perde 1200 $.
greedy perde 1200 $.
Giro 8: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
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
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 400 $.
greedy: Santità +1.
greedy usa Scandalo in prima pagina: «Ogni avversario: Peccati +1».
greedy: Peccati +1.
greedy: Peccati +1.
Giro 8: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Croazia.
greedy arriva: Croazia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy usa Avvocato del diavolo: «Un avversario a scelta: Santità −1».
greedy sceglie greedy per Avvocato del diavolo.
greedy: Santità −1.
greedy usa Patriarca di Alessandria: «Peccati −2».
greedy: Peccati −2.
Giro 8: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Portogallo.
greedy arriva: Portogallo.
greedy tenta di persuadere Baltasar Vilamonte.
greedy tira 9.
Baltasar Vilamonte si schiera con greedy: 19 contro 17.
greedy raccoglie l'Obolo di San Pietro (Portogallo).
greedy tira 20.
greedy raccoglie il doppio: 2400 $.
Giro 9: greedy.
greedy usa Baltasar Vilamonte: «Movimento +2 in questo turno».
greedy: Movimento +2 in questo turno.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Congo.
greedy arriva: Congo.
greedy tenta di persuadere Félicien Mbokolanga.
greedy tira 9.
Félicien Mbokolanga si schiera con greedy: 19 contro 18.
greedy usa Félicien Mbokolanga: «Prendi fino a 600 $ a un avversario a scelta».
greedy sceglie greedy per Félicien Mbokolanga.
greedy prende 600 $; greedy li perde.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 9: greedy.
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
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità −1.
greedy paga 200 $.
Chiesto al Papa: greedy: Movimento +1.
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
greedy: Santità −1.
greedy: Santità −1.
greedy: Movimento +1.
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
Giro 9: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Gran Bretagna.
greedy arriva: Gran Bretagna.
greedy rinuncia a un'azione.
greedy vorrebbe convertire: Arcivescovo di Canterbury.
greedy paga 800 $.
Arcivescovo di Canterbury si schiera con greedy.
Giro 10: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Madagascar.
greedy arriva: Madagascar.
greedy tenta di persuadere Rivo Andrianaly.
greedy tira 16.
greedy usa Secondo fiato: «Hai 1 azione in più in questo turno».
greedy: azioni +1 in questo turno.
greedy usa Scorciatoia nel deserto: «La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio».
greedy sceglie Kenya per Scorciatoia nel deserto.
greedy arriva: Kenya.
Rivo Andrianaly si schiera con greedy: 25 contro 16.
greedy usa Rivo Andrianaly: «Movimento +1».
greedy: Movimento +1.
greedy tenta di persuadere Barnabas Kiprotano.
greedy tira 14.
Barnabas Kiprotano si schiera con greedy: 23 contro 19.
greedy usa Barnabas Kiprotano: «Hai 1 azione in più in questo turno».
greedy: azioni +1 in questo turno.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 10: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Nigeria.
greedy arriva: Nigeria.
greedy tenta di persuadere Emeka Adunwale.
greedy tira 1.
greedy non convince Emeka Adunwale: 12 contro 21.
greedy tenta di persuadere Emeka Adunwale.
greedy tira 1.
greedy non convince Emeka Adunwale: 12 contro 21.
greedy usa Passaporto vaticano: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui per 1 turno».
greedy è al sicuro per 1 turno.
Giro 10: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Canada.
greedy arriva: Canada.
greedy tenta di persuadere Laurier Beauchesne-Roy.
greedy usa Arcivescovo di Canterbury: «+4 alla persuasione che stai tentando».
greedy: +4 alla persuasione.
greedy tira 20.
Laurier Beauchesne-Roy si schiera con greedy: 33 contro 20.
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
Giro 11: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Iraq.
greedy arriva: Iraq.
greedy tenta di persuadere Yonan Hadbashi.
greedy tira 1.
greedy non convince Yonan Hadbashi: 9 contro 20.
greedy tenta di persuadere Yonan Hadbashi.
greedy tira 13.
Yonan Hadbashi si schiera con greedy: 21 contro 20.
Giro 11: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Venezuela.
greedy arriva: Venezuela.
greedy tenta di persuadere Jacinto Urdanegro.
greedy usa Seconda questua: «Prendi fino a 600 $ a ogni avversario».
greedy usa Messa in mondovisione: «Santità +5 in questo turno».
greedy usa Yonan Hadbashi: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui in questo turno».
greedy è al sicuro in questo turno.
greedy: Santità +5 in questo turno.
greedy prende 300 $; greedy li perde.
greedy tira 8.
Jacinto Urdanegro si schiera con greedy: 24 contro 17.
greedy usa Jacinto Urdanegro: «Qualcuno lascia il seguito di un avversario e torna libero».
greedy sceglie Arcivescovo di Canterbury per Jacinto Urdanegro.
Arcivescovo di Canterbury lascia greedy e torna libero.
greedy raccoglie l'Obolo di San Pietro (Venezuela).
greedy tira 5.
greedy raccoglie 1200 $.
Giro 11: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Papua Nuova Guinea.
greedy arriva: Papua Nuova Guinea.
greedy tenta di persuadere Kila Tomarebo.
greedy tira 1.
greedy non convince Kila Tomarebo: 7 contro 16.
greedy tenta di persuadere Kila Tomarebo.
greedy tira 17.
Kila Tomarebo si schiera con greedy: 23 contro 16.
greedy usa Anno giubilare: «Santità +3 in questo turno».
greedy: Santità +3 in questo turno.
Giro 12: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Vietnam.
greedy arriva: Vietnam.
greedy tenta di persuadere Phêrô Trần Văn Lạc.
greedy tira 18.
Phêrô Trần Văn Lạc si schiera con greedy: 26 contro 18.
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
Giro 12: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Cile.
greedy arriva: Cile.
greedy tenta di persuadere Baldomero Errazquin.
greedy tira 17.
Baldomero Errazquin si schiera con greedy: 28 contro 18.
greedy usa Baldomero Errazquin: «Un avversario a scelta ha 1 azione in meno per 1 turno».
greedy sceglie greedy per Baldomero Errazquin.
greedy: azioni −1 per 1 turno.
greedy raccoglie l'Obolo di San Pietro (Cile).
greedy tira 9.
greedy raccoglie 1200 $.
greedy usa Esercizi spirituali: «Raddrizza la tua pedina o qualcuno del tuo seguito: l'abilità si può usare di nuovo».
greedy sceglie Yonan Hadbashi per Esercizi spirituali.
Yonan Hadbashi, con greedy, si può usare di nuovo.
greedy usa Yonan Hadbashi: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui in questo turno».
greedy è al sicuro in questo turno.
greedy usa Scorciatoia nel deserto: «La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio».
greedy sceglie Indonesia per Scorciatoia nel deserto.
greedy arriva: Indonesia.
Giro 12: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Nuova Zelanda.
greedy arriva: Nuova Zelanda.
greedy tenta di persuadere Rangi Te Whakaora.
greedy tira 13.
Rangi Te Whakaora si schiera con greedy: 19 contro 19.
greedy usa Kila Tomarebo: «La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio».
greedy sceglie Australia per Kila Tomarebo.
greedy arriva: Australia.
greedy tenta di persuadere Desmond Garraway-Pike.
greedy usa Phêrô Trần Văn Lạc: «−3 alla persuasione che un altro sta tentando».
greedy: −3 alla persuasione.
greedy tira 10.
greedy non convince Desmond Garraway-Pike: 13 contro 21.
Giro 13: greedy.
greedy usa Rangi Te Whakaora: «Ogni avversario scarta 1 carta».
greedy scarta «Indice delle idee proibite».
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Russia.
greedy arriva: Russia.
greedy vorrebbe convertire: Patriarca di Tutte le Russie.
greedy paga 1000 $.
Patriarca di Tutte le Russie si schiera con greedy.
Giro 13: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Colombia.
greedy arriva: Colombia.
greedy tenta di persuadere Evaristo Quinterón.
greedy tira 13.
Evaristo Quinterón si schiera con greedy: 24 contro 20.
greedy usa Evaristo Quinterón: «Un avversario a scelta: Movimento −1 per 1 turno».
greedy sceglie greedy per Evaristo Quinterón.
greedy usa Patriarca di Tutte le Russie: «Annulla l'abilità che un altro ha appena annunciato».
greedy usa Non expedit: «Annulla l'abilità che un altro ha appena annunciato».
greedy ha usato Patriarca di Tutte le Russie, ma l'abilità è annullata.
greedy: Movimento −1 per 1 turno.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
Giro 13: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Irlanda.
greedy arriva: Irlanda.
greedy tenta di persuadere Colm Dunfarragh.
greedy tira 3.
greedy non convince Colm Dunfarragh: 10 contro 19.
greedy tenta di persuadere Colm Dunfarragh.
greedy tira 10.
greedy aggiunge 2 con una corruzione da 400 $.
Colm Dunfarragh si schiera con greedy: 19 contro 19.
greedy usa Diario trapelato: «Un avversario a scelta: Peccati +1».
greedy sceglie greedy per Diario trapelato.
greedy: Peccati +1.
greedy usa Toribio Huamantica: «Peccati −2».
greedy: Peccati −2.
greedy usa Colm Dunfarragh: «Prendi 800 $ dalla banca».
greedy riceve 800 $ dalla banca.
Giro 14: greedy.
greedy riceve lo stipendio: 600 $.
greedy si mette in viaggio: Croazia.
greedy arriva: Croazia.
greedy tenta di persuadere Zvonimir Bukovar.
greedy tira 13.
Zvonimir Bukovar si schiera con greedy: 21 contro 19.
Habemus Papam: greedy!
greedy lance 4 et 8 : numéro 12, Mamadou Sarrkonde, Sénégal.
greedy lance 7 et 20 : numéro 27, Thaddeus K. Winthorpe, Est des États-Unis.
greedy lance 16 et 15 : numéro 31, Lázaro Montecristo, Cuba.
greedy fait le plus haut, 11, et commence.
Manche 1 : greedy.
greedy utilise Thaddeus K. Winthorpe : « Prenez 1400 $ à la banque ».
greedy reçoit 1400 $ de la banque.
greedy utilise Lázaro Montecristo : « Prenez jusqu'à 900 $ à un adversaire de votre choix ».
greedy vise greedy avec Lázaro Montecristo.
greedy prend 900 $ ; greedy les perd.
greedy utilise Chapelle sponsorisée : « Prenez 1100 $ à la banque ».
greedy reçoit 1100 $ de la banque.
greedy utilise Étal de souvenirs : « Prenez 700 $ à la banque ».
greedy reçoit 700 $ de la banque.
greedy touche un salaire de 400 $.
greedy se met en route : Maroc.
greedy arrive : Maroc.
greedy tente de persuader Youssef Ben Tamrit.
greedy lance 8.
greedy utilise Mamadou Sarrkonde : « Un dé qui vient de tomber est relancé ».
greedy lance 19.
Youssef Ben Tamrit rejoint greedy : 22 contre 17.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 1 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Croatie.
greedy arrive : Croatie.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 1 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Venezuela.
greedy arrive : Venezuela.
greedy collecte le denier de Saint-Pierre (Venezuela).
greedy lance 8.
greedy collecte 1200 $.
greedy collecte le denier de Saint-Pierre (Venezuela).
greedy lance 11.
greedy collecte le double : 2400 $.
Manche 2 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
greedy : Sainteté +1.
Manche 2 : greedy.
greedy utilise Youssef Ben Tamrit : « Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route ».
greedy vise France avec Youssef Ben Tamrit.
greedy arrive : France.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy renonce à une action.
Manche 2 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Brésil.
greedy arrive : Brésil.
greedy réserve un vol : Croatie.
greedy arrive : Croatie.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 3 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Belgique.
greedy arrive : Belgique.
greedy tente de persuader Joost Van Elderloo.
greedy lance 10.
greedy utilise Renvoi en commission : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
Ce que greedy allait faire est annulé.
greedy tente de persuader Joost Van Elderloo.
greedy lance 12.
Joost Van Elderloo rejoint greedy : 18 contre 18.
greedy utilise Joost Van Elderloo : « Piochez 1 carte du continent où se trouve votre pion, jusqu'à cinq en main ».
greedy pioche une carte (Europe).
Manche 3 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Autriche.
greedy arrive : Autriche.
greedy tente de persuader Leopold Grünwasser.
greedy lance 8.
Leopold Grünwasser ne se laisse pas convaincre par greedy : 17 contre 19.
greedy tente de persuader Leopold Grünwasser.
greedy lance 19.
Leopold Grünwasser rejoint greedy : 28 contre 19.
greedy utilise Passeport du Vatican : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant 1 tour ».
greedy est à l'abri pendant 1 tour.
Manche 3 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
greedy : Sainteté +1.
greedy : Mouvement +1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Mouvement +1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Mouvement +1.
greedy : Mouvement +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy renonce à une action.
Manche 4 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : France.
greedy arrive : France.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 4 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Croatie.
greedy arrive : Croatie.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 4 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Suède.
greedy arrive : Suède.
greedy tente de persuader Torvald Lindqvarn.
greedy lance 2.
Torvald Lindqvarn ne se laisse pas convaincre par greedy : 15 contre 18.
greedy tente de persuader Torvald Lindqvarn.
greedy lance 18.
Torvald Lindqvarn rejoint greedy : 31 contre 18.
Manche 5 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Mouvement +1.
greedy paie 300 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 300 $.
greedy : Mouvement +1.
greedy : Sainteté +1.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 300 $.
greedy : Sainteté +1.
Manche 5 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Autriche.
greedy arrive : Autriche.
greedy collecte le denier de Saint-Pierre (Autriche).
greedy lance 16.
greedy collecte le double : 3200 $.
greedy collecte le denier de Saint-Pierre (Autriche).
greedy lance 4.
greedy collecte 1600 $.
Manche 5 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Indonésie.
greedy arrive : Indonésie.
greedy tente de persuader Wibisono Sutarjo.
greedy lance 13.
Wibisono Sutarjo rejoint greedy : 26 contre 17.
greedy collecte le denier de Saint-Pierre (Indonésie).
greedy lance 10.
greedy collecte 1200 $.
Manche 6 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Terre sainte.
greedy arrive : Terre sainte.
greedy collecte le denier de Saint-Pierre (Terre sainte).
greedy lance 8.
greedy utilise Wibisono Sutarjo : « Un dé qui vient de tomber est relancé ».
greedy utilise Non expedit : « Annulez la capacité qu'un autre joueur vient d'annoncer ».
greedy utilise Leopold Grünwasser : « Annulez la capacité qu'un autre joueur vient d'annoncer ».
greedy a utilisé Non expedit, mais la capacité est annulée.
greedy lance 8.
greedy collecte 1400 $.
greedy collecte le denier de Saint-Pierre (Terre sainte).
greedy lance 20.
greedy collecte le double : 2800 $.
Manche 6 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement −1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
greedy utilise Chevaliers de Malte : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
Ce que greedy allait faire est annulé.
greedy renonce à une action.
Manche 6 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Pérou.
greedy arrive : Pérou.
greedy tente de persuader Toribio Huamantica.
greedy lance 6.
Toribio Huamantica rejoint greedy : 19 contre 17.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
Manche 7 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Égypte.
greedy arrive : Égypte.
greedy renonce à une action.
greedy voudrait convertir : Patriarche d'Alexandrie.
greedy paie 800 $.
Patriarche d'Alexandrie rejoint greedy.
Manche 7 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Autriche.
greedy arrive : Autriche.
greedy collecte le denier de Saint-Pierre (Autriche).
greedy lance 20.
greedy collecte le double : 3200 $.
greedy collecte le denier de Saint-Pierre (Autriche).
greedy lance 3.
greedy collecte 1600 $.
Manche 7 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Guatemala.
greedy arrive : Guatemala.
greedy tente de persuader Anselmo Chitzajay.
greedy lance 19.
Anselmo Chitzajay rejoint greedy : 33 contre 17.
greedy utilise Anselmo Chitzajay : « Un adversaire de votre choix défausse 1 carte ».
greedy vise greedy avec Anselmo Chitzajay.
greedy utilise Avocat du diable : « Un adversaire de votre choix : Sainteté −1 ».
greedy vise greedy avec Avocat du diable.
greedy : Sainteté −1.
greedy défausse « Index des idées interdites ».
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy utilise Krach du Banco Ambrosiano : « Chaque adversaire verse jusqu'à 1200 $ à la banque ».
greedy perd 1200 $.
greedy perd 1200 $.
Manche 8 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 400 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 400 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 400 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 400 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 400 $.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 400 $.
greedy : Sainteté +1.
greedy utilise Scandale à la une : « Chaque adversaire : Péchés +1 ».
greedy : Péchés +1.
greedy : Péchés +1.
Manche 8 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Croatie.
greedy arrive : Croatie.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy utilise Avocat du diable : « Un adversaire de votre choix : Sainteté −1 ».
greedy vise greedy avec Avocat du diable.
greedy : Sainteté −1.
greedy utilise Patriarche d'Alexandrie : « Péchés −2 ».
greedy : Péchés −2.
Manche 8 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Portugal.
greedy arrive : Portugal.
greedy tente de persuader Baltasar Vilamonte.
greedy lance 9.
Baltasar Vilamonte rejoint greedy : 19 contre 17.
greedy collecte le denier de Saint-Pierre (Portugal).
greedy lance 20.
greedy collecte le double : 2400 $.
Manche 9 : greedy.
greedy utilise Baltasar Vilamonte : « Mouvement +2 pendant ce tour ».
greedy : Mouvement +2 pendant ce tour.
greedy touche un salaire de 400 $.
greedy se met en route : Congo.
greedy arrive : Congo.
greedy tente de persuader Félicien Mbokolanga.
greedy lance 9.
Félicien Mbokolanga rejoint greedy : 19 contre 18.
greedy utilise Félicien Mbokolanga : « Prenez jusqu'à 600 $ à un adversaire de votre choix ».
greedy vise greedy avec Félicien Mbokolanga.
greedy prend 600 $ ; greedy les perd.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 9 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté −1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Mouvement +1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Sainteté −1.
greedy : Mouvement +1.
greedy : Sainteté −1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy renonce à une action.
Manche 9 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Grande-Bretagne.
greedy arrive : Grande-Bretagne.
greedy renonce à une action.
greedy voudrait convertir : Archevêque de Cantorbéry.
greedy paie 800 $.
Archevêque de Cantorbéry rejoint greedy.
Manche 10 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Madagascar.
greedy arrive : Madagascar.
greedy tente de persuader Rivo Andrianaly.
greedy lance 16.
greedy utilise Second souffle : « Vous avez 1 action de plus pendant ce tour ».
greedy : actions +1 pendant ce tour.
greedy utilise Raccourci par le désert : « Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route ».
greedy vise Kenya avec Raccourci par le désert.
greedy arrive : Kenya.
Rivo Andrianaly rejoint greedy : 25 contre 16.
greedy utilise Rivo Andrianaly : « Mouvement +1 ».
greedy : Mouvement +1.
greedy tente de persuader Barnabas Kiprotano.
greedy lance 14.
Barnabas Kiprotano rejoint greedy : 23 contre 19.
greedy utilise Barnabas Kiprotano : « Vous avez 1 action de plus pendant ce tour ».
greedy : actions +1 pendant ce tour.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 10 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Nigeria.
greedy arrive : Nigeria.
greedy tente de persuader Emeka Adunwale.
greedy lance 1.
Emeka Adunwale ne se laisse pas convaincre par greedy : 12 contre 21.
greedy tente de persuader Emeka Adunwale.
greedy lance 1.
Emeka Adunwale ne se laisse pas convaincre par greedy : 12 contre 21.
greedy utilise Passeport du Vatican : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant 1 tour ».
greedy est à l'abri pendant 1 tour.
Manche 10 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Canada.
greedy arrive : Canada.
greedy tente de persuader Laurier Beauchesne-Roy.
greedy utilise Archevêque de Cantorbéry : « +4 à la persuasion que vous tentez ».
greedy : +4 à la persuasion.
greedy lance 20.
Laurier Beauchesne-Roy rejoint greedy : 33 contre 20.
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
Manche 11 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Irak.
greedy arrive : Irak.
greedy tente de persuader Yonan Hadbashi.
greedy lance 1.
Yonan Hadbashi ne se laisse pas convaincre par greedy : 9 contre 20.
greedy tente de persuader Yonan Hadbashi.
greedy lance 13.
Yonan Hadbashi rejoint greedy : 21 contre 20.
Manche 11 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Venezuela.
greedy arrive : Venezuela.
greedy tente de persuader Jacinto Urdanegro.
greedy utilise Seconde quête : « Prenez jusqu'à 600 $ à chaque adversaire ».
greedy utilise Messe en mondovision : « Sainteté +5 pendant ce tour ».
greedy utilise Yonan Hadbashi : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant ce tour ».
greedy est à l'abri pendant ce tour.
greedy : Sainteté +5 pendant ce tour.
greedy prend 300 $ ; greedy les perd.
greedy lance 8.
Jacinto Urdanegro rejoint greedy : 24 contre 17.
greedy utilise Jacinto Urdanegro : « Quelqu'un quitte la suite d'un adversaire et redevient libre ».
greedy vise Archevêque de Cantorbéry avec Jacinto Urdanegro.
Archevêque de Cantorbéry quitte greedy et redevient libre.
greedy collecte le denier de Saint-Pierre (Venezuela).
greedy lance 5.
greedy collecte 1200 $.
Manche 11 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Papouasie-Nouvelle-Guinée.
greedy arrive : Papouasie-Nouvelle-Guinée.
greedy tente de persuader Kila Tomarebo.
greedy lance 1.
Kila Tomarebo ne se laisse pas convaincre par greedy : 7 contre 16.
greedy tente de persuader Kila Tomarebo.
greedy lance 17.
Kila Tomarebo rejoint greedy : 23 contre 16.
greedy utilise Année jubilaire : « Sainteté +3 pendant ce tour ».
greedy : Sainteté +3 pendant ce tour.
Manche 12 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Viêt Nam.
greedy arrive : Viêt Nam.
greedy tente de persuader Phêrô Trần Văn Lạc.
greedy lance 18.
Phêrô Trần Văn Lạc rejoint greedy : 26 contre 18.
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
Manche 12 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Chili.
greedy arrive : Chili.
greedy tente de persuader Baldomero Errazquin.
greedy lance 17.
Baldomero Errazquin rejoint greedy : 28 contre 18.
greedy utilise Baldomero Errazquin : « Un adversaire de votre choix a 1 action de moins pendant 1 tour ».
greedy vise greedy avec Baldomero Errazquin.
greedy : actions −1 pendant 1 tour.
greedy collecte le denier de Saint-Pierre (Chili).
greedy lance 9.
greedy collecte 1200 $.
greedy utilise Exercices spirituels : « Redressez votre pion ou quelqu'un de votre suite : sa capacité peut resservir ».
greedy vise Yonan Hadbashi avec Exercices spirituels.
Yonan Hadbashi, chez greedy, peut resservir.
greedy utilise Yonan Hadbashi : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant ce tour ».
greedy est à l'abri pendant ce tour.
greedy utilise Raccourci par le désert : « Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route ».
greedy vise Indonésie avec Raccourci par le désert.
greedy arrive : Indonésie.
Manche 12 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Nouvelle-Zélande.
greedy arrive : Nouvelle-Zélande.
greedy tente de persuader Rangi Te Whakaora.
greedy lance 13.
Rangi Te Whakaora rejoint greedy : 19 contre 19.
greedy utilise Kila Tomarebo : « Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route ».
greedy vise Australie avec Kila Tomarebo.
greedy arrive : Australie.
greedy tente de persuader Desmond Garraway-Pike.
greedy utilise Phêrô Trần Văn Lạc : « −3 à la persuasion que tente un autre joueur ».
greedy : −3 à la persuasion.
greedy lance 10.
Desmond Garraway-Pike ne se laisse pas convaincre par greedy : 13 contre 21.
Manche 13 : greedy.
greedy utilise Rangi Te Whakaora : « Chaque adversaire défausse 1 carte ».
greedy défausse « Index des idées interdites ».
greedy touche un salaire de 400 $.
greedy se met en route : Russie.
greedy arrive : Russie.
greedy voudrait convertir : Patriarche de toutes les Russies.
greedy paie 1000 $.
Patriarche de toutes les Russies rejoint greedy.
Manche 13 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Colombie.
greedy arrive : Colombie.
greedy tente de persuader Evaristo Quinterón.
greedy lance 13.
Evaristo Quinterón rejoint greedy : 24 contre 20.
greedy utilise Evaristo Quinterón : « Un adversaire de votre choix : Mouvement −1 pendant 1 tour ».
greedy vise greedy avec Evaristo Quinterón.
greedy utilise Patriarche de toutes les Russies : « Annulez la capacité qu'un autre joueur vient d'annoncer ».
greedy utilise Non expedit : « Annulez la capacité qu'un autre joueur vient d'annoncer ».
greedy a utilisé Patriarche de toutes les Russies, mais la capacité est annulée.
greedy : Mouvement −1 pendant 1 tour.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
Manche 13 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Irlande.
greedy arrive : Irlande.
greedy tente de persuader Colm Dunfarragh.
greedy lance 3.
Colm Dunfarragh ne se laisse pas convaincre par greedy : 10 contre 19.
greedy tente de persuader Colm Dunfarragh.
greedy lance 10.
greedy ajoute 2 par une corruption de 400 $.
Colm Dunfarragh rejoint greedy : 19 contre 19.
greedy utilise Journal divulgué : « Un adversaire de votre choix : Péchés +1 ».
greedy vise greedy avec Journal divulgué.
greedy : Péchés +1.
greedy utilise Toribio Huamantica : « Péchés −2 ».
greedy : Péchés −2.
greedy utilise Colm Dunfarragh : « Prenez 800 $ à la banque ».
greedy reçoit 800 $ de la banque.
Manche 14 : greedy.
greedy touche un salaire de 600 $.
greedy se met en route : Croatie.
greedy arrive : Croatie.
greedy tente de persuader Zvonimir Bukovar.
greedy lance 13.
Zvonimir Bukovar rejoint greedy : 21 contre 19.
Habemus Papam : greedy !
