(7, 6, 9, 7) (3, 4, 1, 2)
greedy throws 13 and 10: number 23, Phêrô Trần Văn Lạc, Vietnam.
greedy throws 18 and 16: number 34, Toribio Huamantica, Peru.
greedy throws 5 and 6: number 11, Youssef Ben Tamrit, Morocco.
greedy throws 16 and 17: number 33, Jacinto Urdanegro, Venezuela.
greedy throws the highest, 9, and begins.
Round 1: greedy.
greedy draws a salary of 400 $.
greedy sets out: Brazil.
greedy arrives: Brazil.
greedy goes for a card (South America).
greedy draws a card (South America).
greedy goes for a card (South America).
greedy draws a card (South America).
Round 1: greedy.
greedy draws a salary of 400 $.
greedy sets out: Indonesia.
greedy arrives: Indonesia.
greedy collects Peter's Pence (Indonesia).
greedy throws 19.
greedy collects twice as much: 2400 $.
greedy collects Peter's Pence (Indonesia).
greedy throws 9.
greedy collects 1200 $.
Round 1: greedy.
greedy draws a salary of 400 $.
greedy sets out: Chile.
greedy arrives: Chile.
greedy collects Peter's Pence (Chile).
greedy throws 6.
greedy collects 1200 $.
greedy collects Peter's Pence (Chile).
greedy throws 12.
greedy collects twice as much: 2400 $.
Round 1: greedy.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
greedy: Holiness +1.
Round 2: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Croatia.
greedy arrives: Croatia.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 2: greedy.
greedy draws a salary of 400 $.
greedy sets out: Papua New Guinea.
greedy arrives: Papua New Guinea.
greedy tries to persuade Kila Tomarebo.
greedy throws 17.
Kila Tomarebo joins greedy: 19 against 16.
greedy goes for a card (Oceania).
greedy draws a card (Oceania).
greedy uses Jacinto Urdanegro: “Somebody leaves an opponent's retinue and is free again”.
Jacinto Urdanegro is aimed at Kila Tomarebo by greedy.
greedy uses Line Gone Dead: “Cancel the ability that another player has just announced”.
Jacinto Urdanegro, used by greedy, is cancelled.
Round 2: greedy.
greedy draws a salary of 400 $.
greedy sets out: Peru.
greedy arrives: Peru.
greedy goes for a card (South America).
greedy draws a card (South America).
greedy goes for a card (South America).
greedy draws a card (South America).
greedy uses Communion and Liberation: “Holiness +2 for 2 turns”.
greedy: Holiness +2 for 2 turns.
greedy uses Kila Tomarebo: “Your pawn takes one step at once, in any turn, unless a pawn is on its way”.
Kila Tomarebo is aimed at Australia by greedy.
greedy arrives: Australia.
greedy uses Spiritual Exercises: “Turn back your pawn or somebody in your retinue: the ability can be used again”.
Spiritual Exercises is aimed at Kila Tomarebo by greedy.
Kila Tomarebo, with greedy, can be used again.
greedy uses Kila Tomarebo: “Your pawn takes one step at once, in any turn, unless a pawn is on its way”.
Kila Tomarebo is aimed at Papua New Guinea by greedy.
greedy arrives: Papua New Guinea.
Round 2: greedy.
greedy draws a salary of 400 $.
greedy sets out: Austria.
greedy arrives: Austria.
greedy collects Peter's Pence (Austria).
greedy throws 8.
greedy collects 1600 $.
greedy collects Peter's Pence (Austria).
greedy uses Youssef Ben Tamrit: “Your pawn takes one step at once, in any turn, unless a pawn is on its way”.
Youssef Ben Tamrit is aimed at Germany by greedy.
greedy arrives: Germany.
greedy throws 18.
greedy collects twice as much: 3200 $.
Round 3: greedy.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy uses Front-Page Scandal: “Each opponent: Sins +1”.
greedy uses Extraterritorial Grounds: “Your scores, money, hand and retinue are safe from the abilities of others for 3 turns”.
greedy is sheltered for 3 turns.
greedy: Sins +1.
greedy: Sins +1.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Sins +1.
greedy pays 100 $.
greedy: Sins +1.
greedy: Sins +1.
greedy has sinned too much: Holiness 1, Sins 0, and people leave.
greedy gives up an action.
Round 3: greedy.
greedy draws a salary of 400 $.
greedy sets out: Indonesia.
greedy arrives: Indonesia.
greedy tries to persuade Wibisono Sutarjo.
greedy throws 19.
Wibisono Sutarjo joins greedy: 21 against 17.
greedy collects Peter's Pence (Indonesia).
greedy throws 6.
greedy uses Wibisono Sutarjo: “A die that has just fallen is thrown again”.
greedy throws 1.
greedy collects 1200 $.
Round 3: greedy.
greedy draws a salary of 400 $.
greedy sets out: Colombia.
greedy arrives: Colombia.
greedy goes for a card (South America).
greedy draws a card (South America).
greedy uses Sainthood by Instalments: “Holiness +1”.
greedy: Holiness +1.
greedy tries to persuade Evaristo Quinterón.
greedy throws 16.
Evaristo Quinterón joins greedy: 21 against 20.
Round 3: greedy.
greedy draws a salary of 400 $.
greedy sets out: France.
greedy arrives: France.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 4: greedy.
greedy draws a salary of 400 $.
greedy sets out: Austria.
greedy uses Relic on Tour: “Holiness +2 for 3 turns”.
greedy: Holiness +2 for 3 turns.
greedy arrives: Austria.
greedy collects Peter's Pence (Austria).
greedy throws 8.
greedy collects 1600 $.
greedy collects Peter's Pence (Austria).
greedy throws 12.
greedy collects twice as much: 3200 $.
Round 4: greedy.
greedy draws a salary of 400 $.
greedy sets out: Vietnam.
greedy arrives: Vietnam.
greedy goes for a card (Asia).
greedy draws a card (Asia).
greedy goes for a card (Asia).
greedy draws a card (Asia).
greedy uses Village Miracle: “Holiness +3 for 1 turn”.
greedy: Holiness +3 for 1 turn.
Round 4: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Kenya.
greedy arrives: Kenya.
greedy tries to persuade Barnabas Kiprotano.
greedy throws 17.
greedy uses Papal Bull: “Cancel another player's action or move before it takes effect”.
What greedy was about to do is cancelled.
greedy tries to persuade Barnabas Kiprotano.
greedy throws 2.
Barnabas Kiprotano is not convinced by greedy: 6 against 19.
Round 4: greedy.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
Asked of the Pope: greedy: Sins −1.
greedy pays 100 $.
greedy: Sins +1.
Asked of the Pope: greedy: Sins −1.
greedy pays 100 $.
greedy: Sins +1.
Asked of the Pope: greedy: Movement +1.
greedy pays 100 $.
greedy: Sins +1.
greedy: Holiness +1.
greedy: Sins −1.
greedy: Sins −1.
greedy: Movement +1.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
greedy: Holiness +1.
greedy: Holiness +1.
Round 5: greedy.
greedy draws a salary of 400 $.
greedy sets out: Croatia.
greedy arrives: Croatia.
greedy tries to persuade Zvonimir Bukovar.
greedy throws 8.
Zvonimir Bukovar is not convinced by greedy: 15 against 19.
greedy tries to persuade Zvonimir Bukovar.
greedy throws 10.
greedy adds 2 with a bribe of 400 $.
Zvonimir Bukovar joins greedy: 19 against 19.
Round 5: greedy.
greedy draws a salary of 400 $.
greedy sets out: China.
greedy arrives: China.
greedy goes for a card (Asia).
greedy draws a card (Asia).
greedy goes for a card (Asia).
greedy draws a card (Asia).
Round 5: greedy.
greedy draws a salary of 400 $.
greedy books a flight: France.
greedy uses Toribio Huamantica: “Sins −2”.
greedy: Sins −2.
greedy arrives: France.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy uses Urbi et Orbi Blessing: “Holiness +1”.
greedy: Holiness +1.
Round 5: greedy.
greedy draws a salary of 400 $.
greedy sets out: Egypt.
greedy arrives: Egypt.
greedy would convert the Patriarch of Alexandria.
greedy pays 800 $.
The Patriarch of Alexandria joins greedy.
greedy uses Patriarch of Alexandria: “Sins −2”.
greedy: Sins −2.
greedy gives up an action.
Round 6: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Kenya.
greedy arrives: Kenya.
greedy tries to persuade Barnabas Kiprotano.
greedy throws 18.
Barnabas Kiprotano joins greedy: 22 against 19.
greedy uses Barnabas Kiprotano: “You have 1 more action this turn”.
greedy: actions +1 this turn.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 6: greedy.
greedy draws a salary of 400 $.
greedy books a flight: South Africa.
greedy arrives: South Africa.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy uses Vatican Passport: “Your scores, money, hand and retinue are safe from the abilities of others for 1 turn”.
greedy is sheltered for 1 turn.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy uses Mission on Wheels: “Movement +1”.
greedy: Movement +1.
Round 6: greedy.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
Asked of the Pope: greedy: Sins −1.
greedy pays 100 $.
greedy: Sins +1.
Asked of the Pope: greedy: Sins −1.
greedy pays 100 $.
greedy: Sins +1.
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
greedy: Holiness +1.
greedy: Sins −1.
greedy: Sins −1.
greedy: Holiness +1.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
greedy: Holiness +1.
greedy: Holiness +1.
Round 6: greedy.
greedy draws a salary of 400 $.
greedy sets out: Congo.
greedy uses Mass Live on Air: “Holiness +5 this turn”.
greedy: Holiness +5 this turn.
greedy arrives: Congo.
greedy tries to persuade Félicien Mbokolanga.
greedy throws 16.
Félicien Mbokolanga joins greedy: 27 against 18.
greedy uses A Better Offer: “A cardinal with persuasion 18 or less leaves an opponent's retinue for yours”.
A Better Offer is aimed at Félicien Mbokolanga by greedy.
greedy uses Félicien Mbokolanga: “Take up to 600 $ from an opponent of your choice”.
Félicien Mbokolanga is aimed at greedy by greedy.
greedy takes 600 $ from greedy.
Félicien Mbokolanga leaves greedy for greedy.
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 7: greedy.
greedy draws a salary of 400 $.
greedy books a flight: New Zealand.
greedy arrives: New Zealand.
greedy tries to persuade Rangi Te Whakaora.
greedy throws 12.
greedy adds 3 with a bribe of 600 $.
Rangi Te Whakaora joins greedy: 19 against 19.
greedy uses Rangi Te Whakaora: “Each opponent discards 1 card”.
greedy discards “Mass Live on Air”.
greedy discards “Cloister Wall”.
greedy goes for a card (Oceania).
greedy draws a card (Oceania).
Round 7: greedy.
greedy draws a salary of 400 $.
greedy sets out: Ethiopia.
greedy arrives: Ethiopia.
greedy would convert the Keeper of the Ark.
greedy discards “Endless Luncheon”.
The Keeper of the Ark joins greedy.
greedy gives up an action.
Round 7: greedy.
greedy uses Evaristo Quinterón: “An opponent of your choice: Movement −1 for 1 turn”.
Evaristo Quinterón is aimed at greedy by greedy.
greedy uses Keeper of the Ark: “Your scores, money, hand and retinue are safe from the abilities of others for 2 turns”.
greedy is sheltered for 2 turns.
Evaristo Quinterón comes to nothing.
greedy draws a salary of 400 $.
greedy sets out: France.
greedy arrives: France.
greedy tries to persuade Aurélien de Brissandre.
greedy throws 11.
greedy uses Statue under Inquiry: “An opponent of your choice: Holiness −2 for 1 turn”.
Statue under Inquiry is aimed at greedy by greedy.
greedy uses Procession: “Holiness +2 this turn”.
greedy uses Phêrô Trần Văn Lạc: “−3 to the persuasion another player is attempting”.
−3 to the persuasion of greedy.
greedy: Holiness +2 this turn.
greedy: Holiness −2 for 1 turn.
Aurélien de Brissandre is not convinced by greedy: 16 against 22.
greedy tries to persuade Aurélien de Brissandre.
greedy throws 11.
greedy adds 3 with a bribe of 600 $.
Aurélien de Brissandre joins greedy: 22 against 22.
Round 7: greedy.
greedy draws a salary of 400 $.
greedy sets out: Portugal.
greedy arrives: Portugal.
greedy tries to persuade Baltasar Vilamonte.
greedy throws 12.
greedy adds 1 with a bribe of 200 $.
Baltasar Vilamonte joins greedy: 17 against 17.
greedy collects Peter's Pence (Portugal).
greedy throws 6.
greedy collects 1200 $.
Round 8: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Poland.
greedy arrives: Poland.
greedy goes for a card (Europe).
greedy uses Desert Shortcut: “Your pawn takes one step at once, in any turn, unless a pawn is on its way”.
Desert Shortcut is aimed at Russia by greedy.
greedy arrives: Russia.
greedy draws a card (Europe).
greedy would convert the Patriarch of All Russia.
greedy pays 1000 $.
The Patriarch of All Russia joins greedy.
greedy uses Baltasar Vilamonte: “Movement +2 this turn”.
greedy: Movement +2 this turn.
Round 8: greedy.
greedy draws a salary of 400 $.
greedy sets out: Madagascar.
greedy arrives: Madagascar.
greedy tries to persuade Rivo Andrianaly.
greedy uses Endless Luncheon: “+8 to the persuasion you are attempting”.
greedy uses Patriarch of All Russia: “Cancel the ability that another player has just announced”.
Endless Luncheon, used by greedy, is cancelled.
greedy throws 3.
greedy uses Second Thoughts: “A die that has just fallen is thrown again”.
greedy throws 3.
Rivo Andrianaly is not convinced by greedy: 5 against 16.
greedy tries to persuade Rivo Andrianaly.
greedy throws 19.
Rivo Andrianaly joins greedy: 21 against 16.
greedy uses Rivo Andrianaly: “Movement +1”.
greedy: Movement +1.
greedy uses Zvonimir Bukovar: “Your scores, money, hand and retinue are safe from the abilities of others for 1 turn”.
greedy is sheltered for 1 turn.
Round 8: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Argentina.
greedy arrives: Argentina.
greedy tries to persuade Facundo Terranegra.
greedy uses Aurélien de Brissandre: “+3 to the persuasion you are attempting”.
+3 to the persuasion of greedy.
greedy throws 15.
Facundo Terranegra joins greedy: 25 against 21.
greedy goes for a card (South America).
greedy draws a card (South America).
greedy uses Félicien Mbokolanga: “Take up to 600 $ from an opponent of your choice”.
Félicien Mbokolanga is aimed at greedy by greedy.
greedy takes 600 $ from greedy.
Round 8: greedy.
greedy draws a salary of 400 $.
greedy sets out: Belgium.
greedy arrives: Belgium.
greedy tries to persuade Joost Van Elderloo.
greedy uses Facundo Terranegra: “An opponent of your choice: Holiness −1”.
Facundo Terranegra is aimed at greedy by greedy.
greedy: Holiness −1.
greedy throws 15.
Joost Van Elderloo joins greedy: 19 against 18.
greedy uses Joost Van Elderloo: “Draw 1 card of the continent your pawn stands in, up to five in hand”.
greedy draws a card (Europe).
greedy uses Urbi et Orbi Blessing: “Holiness +1”.
greedy: Holiness +1.
greedy collects Peter's Pence (Belgium).
greedy throws 3.
greedy collects 1400 $.
Round 9: greedy.
greedy draws a salary of 600 $.
greedy sets out: Poland.
greedy arrives: Poland.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy uses Relic on Tour: “Holiness +2 for 3 turns”.
greedy: Holiness +2 for 3 turns.
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 9: greedy.
greedy draws a salary of 400 $.
greedy sets out: Nigeria.
greedy arrives: Nigeria.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 9: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Ireland.
greedy arrives: Ireland.
greedy tries to persuade Colm Dunfarragh.
greedy throws 1.
Colm Dunfarragh is not convinced by greedy: 9 against 19.
greedy tries to persuade Colm Dunfarragh.
greedy throws 4.
Colm Dunfarragh is not convinced by greedy: 12 against 19.
Round 9: greedy.
greedy draws a salary of 400 $.
greedy sets out: Sweden.
greedy arrives: Sweden.
greedy tries to persuade Torvald Lindqvarn.
greedy throws 3.
Torvald Lindqvarn is not convinced by greedy: 8 against 18.
greedy tries to persuade Torvald Lindqvarn.
greedy throws 3.
Torvald Lindqvarn is not convinced by greedy: 8 against 18.
Round 10: greedy.
greedy draws a salary of 600 $.
greedy sets out: Austria.
greedy arrives: Austria.
greedy collects Peter's Pence (Austria).
greedy throws 8.
greedy collects 1600 $.
greedy collects Peter's Pence (Austria).
greedy throws 19.
greedy collects twice as much: 3200 $.
greedy uses Devil's Advocate: “An opponent of your choice: Holiness −1”.
Devil's Advocate is aimed at greedy by greedy.
greedy: Holiness −1.
greedy uses Confession by Telephone: “Sins −1”.
greedy: Sins −1.
Round 10: greedy.
greedy draws a salary of 400 $.
greedy sets out: Spain.
greedy arrives: Spain.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 10: greedy.
greedy draws a salary of 400 $.
greedy sets out: Great Britain.
greedy arrives: Great Britain.
greedy gives up an action.
greedy would convert the Archbishop of Canterbury.
greedy pays 800 $.
The Archbishop of Canterbury joins greedy.
Round 10: greedy.
greedy draws a salary of 400 $.
greedy sets out: Canada.
greedy arrives: Canada.
greedy tries to persuade Laurier Beauchesne-Roy.
greedy throws 7.
Laurier Beauchesne-Roy is not convinced by greedy: 12 against 20.
greedy tries to persuade Laurier Beauchesne-Roy.
greedy throws 9.
Laurier Beauchesne-Roy is not convinced by greedy: 14 against 20.
Round 11: greedy.
greedy draws a salary of 600 $.
greedy sets out: Germany.
greedy arrives: Germany.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy uses Jubilee Year: “Holiness +3 this turn”.
greedy: Holiness +3 this turn.
greedy tries to persuade Ruprecht Hohenlinden.
greedy throws 2.
Ruprecht Hohenlinden is not convinced by greedy: 8 against 22.
Round 11: greedy.
greedy draws a salary of 400 $.
greedy sets out: Brazil.
greedy arrives: Brazil.
greedy goes for a card (South America).
greedy draws a card (South America).
greedy uses Communion and Liberation: “Holiness +2 for 2 turns”.
greedy: Holiness +2 for 2 turns.
greedy goes for a card (South America).
greedy draws a card (South America).
greedy uses Village Miracle: “Holiness +3 for 1 turn”.
greedy uses Second Wind: “You have 1 more action this turn”.
greedy: actions +1 this turn.
greedy: Holiness +3 for 1 turn.
greedy tries to persuade Hélder Monteverde Lima.
greedy throws 10.
Hélder Monteverde Lima is not convinced by greedy: 15 against 22.
Round 11: greedy.
greedy draws a salary of 400 $.
greedy sets out: Ireland.
greedy arrives: Ireland.
greedy tries to persuade Colm Dunfarragh.
greedy uses Archbishop of Canterbury: “+4 to the persuasion you are attempting”.
greedy uses Papal Bull: “Cancel another player's action or move before it takes effect”.
What greedy was about to do is cancelled.
Archbishop of Canterbury comes to nothing.
greedy tries to persuade Colm Dunfarragh.
greedy throws 12.
Colm Dunfarragh joins greedy: 21 against 19.
greedy uses Colm Dunfarragh: “Take 800 $ from the bank”.
greedy gets 800 $ from the bank.
Round 11: greedy.
greedy draws a salary of 400 $.
greedy sets out: Guatemala.
greedy arrives: Guatemala.
greedy tries to persuade Anselmo Chitzajay.
greedy throws 20.
Anselmo Chitzajay joins greedy: 25 against 17.
greedy uses Anselmo Chitzajay: “An opponent of your choice discards 1 card”.
Anselmo Chitzajay is aimed at greedy by greedy.
greedy uses Right of Asylum: “Your scores, money, hand and retinue are safe from the abilities of others this turn”.
greedy is sheltered this turn.
Anselmo Chitzajay comes to nothing.
greedy goes for a card (North America).
greedy draws a card (North America).
Round 12: greedy.
greedy draws a salary of 600 $.
greedy books a flight: New Zealand.
greedy arrives: New Zealand.
greedy goes for a card (Oceania).
greedy draws a card (Oceania).
greedy goes for a card (Oceania).
greedy draws a card (Oceania).
greedy uses Flooded Cellar: “Each opponent discards 1 card”.
greedy uses Christo-Fascism: “An opponent of your choice: Sins +2”.
Christo-Fascism is aimed at greedy by greedy.
greedy uses Vatican Bank: “Take 1400 $ from the bank”.
greedy gets 1400 $ from the bank.
greedy: Sins +2.
greedy discards “Index of Forbidden Ideas”.
Round 12: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Iraq.
greedy uses Wrong Form: “Cancel another player's action or move before it takes effect”.
What greedy was about to do is cancelled.
greedy uses Jubilee Year: “Holiness +3 this turn”.
greedy: Holiness +3 this turn.
greedy uses Shredder: “An opponent of your choice discards 1 card”.
Shredder is aimed at greedy by greedy.
greedy uses Devil's Advocate: “An opponent of your choice: Holiness −1”.
Devil's Advocate is aimed at greedy by greedy.
greedy: Holiness −1.
Shredder comes to nothing.
greedy uses Visa Refused: “An opponent of your choice: Movement −2 for 1 turn”.
Visa Refused is aimed at greedy by greedy.
greedy: Movement −2 for 1 turn.
Round 12: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Germany.
greedy arrives: Germany.
greedy tries to persuade Ruprecht Hohenlinden.
greedy throws 9.
Ruprecht Hohenlinden is not convinced by greedy: 17 against 22.
greedy tries to persuade Ruprecht Hohenlinden.
greedy throws 13.
greedy adds 1 with a bribe of 200 $.
Ruprecht Hohenlinden joins greedy: 22 against 22.
greedy uses Ruprecht Hohenlinden: “Take 1400 $ from the bank”.
greedy gets 1400 $ from the bank.
Round 12: greedy.
greedy draws a salary of 400 $.
greedy sets out: Mexico.
greedy arrives: Mexico.
greedy tries to persuade Refugio Santillán Ochoa.
greedy throws 10.
Refugio Santillán Ochoa is not convinced by greedy: 14 against 21.
greedy tries to persuade Refugio Santillán Ochoa.
greedy throws 1.
Refugio Santillán Ochoa is not convinced by greedy: 5 against 21.
Round 13: greedy.
greedy draws a salary of 600 $.
greedy books a flight: Argentina.
greedy arrives: Argentina.
greedy goes for a card (South America).
greedy draws a card (South America).
greedy goes for a card (South America).
greedy draws a card (South America).
greedy uses Sainthood by Instalments: “Holiness +1”.
greedy: Holiness +1.
Round 13: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Iraq.
greedy arrives: Iraq.
greedy tries to persuade Yonan Hadbashi.
greedy throws 18.
Yonan Hadbashi joins greedy: 22 against 20.
greedy goes for a card (Asia).
greedy draws a card (Asia).
greedy uses A Better Offer: “A cardinal with persuasion 18 or less leaves an opponent's retinue for yours”.
A Better Offer is aimed at Anselmo Chitzajay by greedy.
Anselmo Chitzajay leaves greedy for greedy.
Round 13: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Senegal.
greedy arrives: Senegal.
greedy tries to persuade Mamadou Sarrkonde.
greedy throws 18.
Mamadou Sarrkonde joins greedy: 26 against 20.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy uses Anselmo Chitzajay: “An opponent of your choice discards 1 card”.
Anselmo Chitzajay is aimed at greedy by greedy.
greedy uses Popemobile: “Movement +3 this turn”.
greedy: Movement +3 this turn.
Anselmo Chitzajay comes to nothing.
Round 13: greedy.
greedy draws a salary of 400 $.
greedy sets out: Canada.
greedy arrives: Canada.
greedy tries to persuade Laurier Beauchesne-Roy.
greedy throws 1.
Laurier Beauchesne-Roy is not convinced by greedy: 6 against 20.
greedy tries to persuade Laurier Beauchesne-Roy.
greedy throws 10.
Laurier Beauchesne-Roy is not convinced by greedy: 15 against 20.
Round 14: greedy.
greedy draws a salary of 600 $.
greedy books a flight: New Zealand.
greedy arrives: New Zealand.
greedy goes for a card (Oceania).
greedy draws a card (Oceania).
greedy goes for a card (Oceania).
greedy draws a card (Oceania).
Round 14: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Germany.
greedy arrives: Germany.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 14: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Mexico.
greedy uses Time Difference: “Cancel another player's action or move before it takes effect”.
What greedy was about to do is cancelled.
Round 14: greedy.
greedy draws a salary of 400 $.
greedy sets out: Sweden.
greedy arrives: Sweden.
greedy tries to persuade Torvald Lindqvarn.
greedy throws 18.
Torvald Lindqvarn joins greedy: 23 against 18.
greedy collects Peter's Pence (Sweden).
greedy throws 1.
greedy collects 1200 $.
Round 15: greedy.
greedy draws a salary of 600 $.
greedy books a flight: Argentina.
greedy arrives: Argentina.
greedy goes for a card (South America).
greedy draws a card (South America).
greedy goes for a card (South America).
greedy draws a card (South America).
greedy uses Torvald Lindqvarn: “Sins −1”.
greedy: Sins −1.
Round 15: greedy.
greedy draws a salary of 400 $.
greedy sets out: Austria.
greedy uses Wrong Form: “Cancel another player's action or move before it takes effect”.
greedy uses Index of Forbidden Ideas: “Cancel the ability that another player has just announced”.
Wrong Form, used by greedy, is cancelled.
greedy arrives: Austria.
greedy collects Peter's Pence (Austria).
greedy throws 8.
greedy collects 1800 $.
greedy collects Peter's Pence (Austria).
greedy throws 1.
greedy collects 1800 $.
greedy uses Front-Page Scandal: “Each opponent: Sins +1”.
greedy uses Yonan Hadbashi: “Your scores, money, hand and retinue are safe from the abilities of others this turn”.
greedy is sheltered this turn.
greedy: Sins +1.
greedy: Sins +1.
greedy uses Leaked Diary: “An opponent of your choice: Sins +1”.
Leaked Diary is aimed at greedy by greedy.
greedy: Sins +1.
greedy has sinned too much: Holiness 1, Sins 0, and people leave.
Archbishop of Canterbury leaves greedy and is free again.
Aurélien de Brissandre leaves greedy and is free again.
Facundo Terranegra leaves greedy and is free again.
Round 15: greedy.
greedy draws a salary of 400 $.
greedy books a flight: France.
greedy arrives: France.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 15: greedy.
greedy draws a salary of 400 $.
greedy sets out: Great Britain.
greedy arrives: Great Britain.
greedy would convert the Archbishop of Canterbury.
greedy pays 800 $.
greedy uses Knights of Malta: “Cancel another player's action or move before it takes effect”.
What greedy was about to do is cancelled.
greedy would convert the Archbishop of Canterbury.
greedy pays 800 $.
The Archbishop of Canterbury joins greedy.
Round 16: greedy.
greedy draws a salary of 600 $.
greedy sets out: Chile.
greedy arrives: Chile.
greedy tries to persuade Baldomero Errazquin.
greedy throws 3.
Baldomero Errazquin is not convinced by greedy: 7 against 18.
greedy tries to persuade Baldomero Errazquin.
greedy throws 5.
Baldomero Errazquin is not convinced by greedy: 9 against 18.
Round 16: greedy.
greedy draws a salary of 400 $.
greedy sets out: Senegal.
greedy arrives: Senegal.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 16: greedy.
greedy draws a salary of 400 $.
greedy sets out: Belgium.
greedy arrives: Belgium.
greedy collects Peter's Pence (Belgium).
greedy throws 6.
greedy uses Mamadou Sarrkonde: “A die that has just fallen is thrown again”.
greedy throws 12.
greedy collects twice as much: 2800 $.
greedy collects Peter's Pence (Belgium).
greedy throws 12.
greedy collects twice as much: 2800 $.
greedy uses Extraterritorial Grounds: “Your scores, money, hand and retinue are safe from the abilities of others for 3 turns”.
greedy is sheltered for 3 turns.
Round 16: greedy.
greedy draws a salary of 400 $.
greedy sets out: Austria.
greedy arrives: Austria.
greedy tries to persuade Leopold Grünwasser.
greedy uses Archbishop of Canterbury: “+4 to the persuasion you are attempting”.
+4 to the persuasion of greedy.
greedy throws 20.
Leopold Grünwasser joins greedy: 29 against 19.
greedy collects Peter's Pence (Austria).
greedy throws 19.
greedy collects twice as much: 3200 $.
Round 17: greedy.
greedy draws a salary of 600 $.
greedy sets out: New Zealand.
greedy arrives: New Zealand.
greedy goes for a card (Oceania).
greedy draws a card (Oceania).
greedy goes for a card (Oceania).
greedy draws a card (Oceania).
Round 17: greedy.
greedy draws a salary of 400 $.
greedy sets out: Chile.
greedy arrives: Chile.
greedy tries to persuade Baldomero Errazquin.
greedy throws 13.
Baldomero Errazquin is not convinced by greedy: 14 against 18.
greedy tries to persuade Baldomero Errazquin.
greedy throws 20.
greedy uses Pending in Committee: “Cancel another player's action or move before it takes effect”.
What greedy was about to do is cancelled.
Round 17: greedy.
greedy draws a salary of 400 $.
greedy sets out: Germany.
greedy arrives: Germany.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 17: greedy.
greedy draws a salary of 400 $.
greedy sets out: Canada.
greedy uses Lost Luggage: “Cancel another player's action or move before it takes effect”.
greedy uses Leopold Grünwasser: “Cancel the ability that another player has just announced”.
greedy uses Non Expedit: “Cancel the ability that another player has just announced”.
Leopold Grünwasser, used by greedy, is cancelled.
What greedy was about to do is cancelled.
Round 18: greedy.
greedy draws a salary of 600 $.
greedy books a flight: Argentina.
greedy arrives: Argentina.
greedy goes for a card (South America).
greedy draws a card (South America).
greedy goes for a card (South America).
greedy draws a card (South America).
Round 18: greedy.
greedy draws a salary of 400 $.
greedy sets out: Brazil.
greedy arrives: Brazil.
greedy goes for a card (South America).
greedy draws a card (South America).
greedy goes for a card (South America).
greedy draws a card (South America).
Round 18: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Mexico.
greedy arrives: Mexico.
greedy goes for a card (North America).
greedy draws a card (North America).
greedy goes for a card (North America).
greedy draws a card (North America).
greedy uses Statue under Inquiry: “An opponent of your choice: Holiness −2 for 1 turn”.
Statue under Inquiry is aimed at greedy by greedy.
greedy: Holiness −2 for 1 turn.
greedy uses Leaked Diary: “An opponent of your choice: Sins +1”.
Leaked Diary is aimed at greedy by greedy.
greedy uses Christo-Fascism: “An opponent of your choice: Sins +2”.
Christo-Fascism is aimed at greedy by greedy.
greedy: Sins +2.
greedy: Sins +1.
greedy has sinned too much: Holiness 1, Sins 0, and people leave.
Archbishop of Canterbury leaves greedy and is free again.
Patriarch of Alexandria leaves greedy and is free again.
Leopold Grünwasser leaves greedy and is free again.
Baltasar Vilamonte leaves greedy and is free again.
Round 18: greedy.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
Asked of the Pope: greedy: Sins −1.
greedy pays 100 $.
greedy: Sins +1.
Asked of the Pope: greedy: Sins −1.
greedy pays 100 $.
greedy: Sins +1.
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
greedy: Holiness +1.
greedy: Sins −1.
greedy: Sins −1.
greedy: Holiness +1.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
Asked of the Pope: greedy: Holiness +1.
greedy pays 100 $.
greedy: Sins +1.
greedy: Holiness +1.
greedy: Holiness +1.
Round 19: greedy.
greedy draws a salary of 600 $.
greedy sets out: Chile.
greedy arrives: Chile.
greedy tries to persuade Baldomero Errazquin.
greedy throws 12.
greedy adds 2 with a bribe of 400 $.
Baldomero Errazquin joins greedy: 18 against 18.
greedy collects Peter's Pence (Chile).
greedy throws 1.
greedy collects 1200 $.
Round 19: greedy.
greedy draws a salary of 400 $.
greedy sets out: Portugal.
greedy uses Knights of Malta: “Cancel another player's action or move before it takes effect”.
What greedy was about to do is cancelled.
Round 19: greedy.
greedy uses Baldomero Errazquin: “An opponent of your choice has 1 action fewer for 1 turn”.
Baldomero Errazquin is aimed at greedy by greedy.
greedy uses Swiss Guard: “Your scores, money, hand and retinue are safe from the abilities of others for 2 turns”.
greedy is sheltered for 2 turns.
Baldomero Errazquin comes to nothing.
greedy draws a salary of 400 $.
greedy books a flight: France.
greedy arrives: France.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy tries to persuade Aurélien de Brissandre.
greedy throws 7.
Aurélien de Brissandre is not convinced by greedy: 9 against 22.
Round 19: greedy.
greedy draws a salary of 400 $.
greedy sets out: Egypt.
greedy arrives: Egypt.
greedy gives up an action.
greedy would convert the Patriarch of Alexandria.
greedy pays 800 $.
The Patriarch of Alexandria joins greedy.
Round 20: greedy.
greedy draws a salary of 600 $.
greedy sets out: Argentina.
greedy arrives: Argentina.
greedy goes for a card (South America).
greedy draws a card (South America).
greedy goes for a card (South America).
greedy draws a card (South America).
Round 20: greedy.
greedy draws a salary of 400 $.
greedy sets out: Portugal.
greedy uses Pending in Committee: “Cancel another player's action or move before it takes effect”.
What greedy was about to do is cancelled.
Round 20: greedy.
greedy draws a salary of 400 $.
greedy sets out: Great Britain.
greedy arrives: Great Britain.
greedy would convert the Archbishop of Canterbury.
greedy pays 800 $.
The Archbishop of Canterbury joins greedy.
greedy gives up an action.
Round 20: greedy.
greedy draws a salary of 400 $.
greedy sets out: Nigeria.
greedy arrives: Nigeria.
greedy tries to persuade Emeka Adunwale.
greedy throws 13.
greedy adds 2 with a bribe of 400 $.
Emeka Adunwale joins greedy: 21 against 21.
greedy uses Emeka Adunwale: “Holiness +1”.
greedy: Holiness +1.
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 21: greedy.
greedy draws a salary of 600 $.
greedy books a flight: Spain.
greedy arrives: Spain.
greedy tries to persuade Íñigo Peñarrubia.
greedy uses Procession: “Holiness +2 this turn”.
greedy: Holiness +2 this turn.
greedy throws 8.
Íñigo Peñarrubia is not convinced by greedy: 13 against 21.
greedy tries to persuade Íñigo Peñarrubia.
greedy throws 7.
Íñigo Peñarrubia is not convinced by greedy: 12 against 21.
Round 21: greedy.
greedy draws a salary of 400 $.
greedy sets out: Portugal.
greedy arrives: Portugal.
greedy tries to persuade Baltasar Vilamonte.
greedy throws 5.
Baltasar Vilamonte is not convinced by greedy: 6 against 17.
greedy tries to persuade Baltasar Vilamonte.
greedy throws 7.
Baltasar Vilamonte is not convinced by greedy: 8 against 17.
Round 21: greedy.
greedy draws a salary of 400 $.
greedy sets out: France.
greedy arrives: France.
greedy books a flight: Eastern USA.
greedy arrives: Eastern USA.
greedy goes for a card (North America).
greedy draws a card (North America).
Round 21: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Canada.
greedy arrives: Canada.
greedy tries to persuade Laurier Beauchesne-Roy.
greedy throws 6.
Laurier Beauchesne-Roy is not convinced by greedy: 13 against 20.
greedy tries to persuade Laurier Beauchesne-Roy.
greedy throws 2.
Laurier Beauchesne-Roy is not convinced by greedy: 9 against 20.
Round 22: greedy.
greedy draws a salary of 600 $.
greedy books a flight: Mexico.
greedy arrives: Mexico.
greedy goes for a card (North America).
greedy draws a card (North America).
greedy tries to persuade Refugio Santillán Ochoa.
greedy throws 19.
Refugio Santillán Ochoa joins greedy: 22 against 21.
greedy uses Refugio Santillán Ochoa: “A cardinal with persuasion 18 or less leaves an opponent's retinue for yours”.
Refugio Santillán Ochoa is aimed at Anselmo Chitzajay by greedy.
greedy uses Non Expedit: “Cancel the ability that another player has just announced”.
Refugio Santillán Ochoa, used by greedy, is cancelled.
Round 22: greedy.
greedy draws a salary of 400 $.
greedy sets out: Senegal.
greedy arrives: Senegal.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy uses Shredder: “An opponent of your choice discards 1 card”.
Shredder is aimed at greedy by greedy.
greedy uses Vatican Passport: “Your scores, money, hand and retinue are safe from the abilities of others for 1 turn”.
greedy is sheltered for 1 turn.
Shredder comes to nothing.
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 22: greedy.
greedy draws a salary of 400 $.
greedy sets out: Cuba.
greedy arrives: Cuba.
greedy tries to persuade Lázaro Montecristo.
greedy throws 1.
Lázaro Montecristo is not convinced by greedy: 4 against 18.
greedy tries to persuade Lázaro Montecristo.
greedy throws 16.
Lázaro Montecristo joins greedy: 19 against 18.
Round 22: greedy.
greedy draws a salary of 400 $.
greedy sets out: Holy Land.
greedy arrives: Holy Land.
greedy tries to persuade Elias Qamarani.
greedy throws 17.
Elias Qamarani joins greedy: 24 against 21.
greedy uses Elias Qamarani: “Holiness +1 for 2 turns”.
greedy: Holiness +1 for 2 turns.
greedy collects Peter's Pence (Holy Land).
greedy throws 6.
greedy collects 1400 $.
Round 23: greedy.
greedy draws a salary of 600 $.
greedy books a flight: Spain.
greedy arrives: Spain.
greedy tries to persuade Íñigo Peñarrubia.
greedy throws 20.
Íñigo Peñarrubia joins greedy: 23 against 21.
greedy collects Peter's Pence (Spain).
greedy throws 9.
greedy collects 100 $.
Round 23: greedy.
greedy draws a salary of 400 $.
greedy sets out: Nigeria.
greedy arrives: Nigeria.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 23: greedy.
greedy uses Íñigo Peñarrubia: “An opponent of your choice: Sins +1”.
Íñigo Peñarrubia is aimed at greedy by greedy.
greedy uses Swiss Guard: “Your scores, money, hand and retinue are safe from the abilities of others for 2 turns”.
greedy is sheltered for 2 turns.
Íñigo Peñarrubia comes to nothing.
greedy draws a salary of 400 $.
greedy sets out: Eastern USA.
greedy arrives: Eastern USA.
greedy goes for a card (North America).
greedy draws a card (North America).
greedy goes for a card (North America).
greedy draws a card (North America).
Round 23: greedy.
greedy draws a salary of 400 $.
greedy sets out: Canada.
greedy arrives: Canada.
greedy tries to persuade Laurier Beauchesne-Roy.
greedy throws 15.
Laurier Beauchesne-Roy joins greedy: 23 against 20.
greedy goes for a card (North America).
greedy draws a card (North America).
greedy uses Lázaro Montecristo: “Take up to 900 $ from an opponent of your choice”.
Lázaro Montecristo is aimed at greedy by greedy.
greedy takes 900 $ from greedy.
Round 24: greedy.
greedy draws a salary of 600 $.
greedy sets out: Morocco.
greedy arrives: Morocco.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy uses Mission on Wheels: “Movement +1”.
greedy: Movement +1.
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 24: greedy.
greedy draws a salary of 400 $.
greedy sets out: Congo.
greedy arrives: Congo.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 24: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Argentina.
greedy arrives: Argentina.
greedy tries to persuade Facundo Terranegra.
greedy throws 5.
Facundo Terranegra is not convinced by greedy: 9 against 21.
greedy tries to persuade Facundo Terranegra.
greedy throws 8.
Facundo Terranegra is not convinced by greedy: 12 against 21.
Round 24: greedy.
greedy draws a salary of 400 $.
greedy sets out: Japan.
greedy arrives: Japan.
greedy tries to persuade Ignatius Morikuni.
greedy throws 12.
greedy adds 1 with a bribe of 200 $.
Ignatius Morikuni joins greedy: 21 against 21.
greedy goes for a card (Asia).
greedy draws a card (Asia).
Round 25: greedy.
greedy draws a salary of 600 $.
greedy sets out: Portugal.
greedy arrives: Portugal.
greedy tries to persuade Baltasar Vilamonte.
greedy throws 2.
Baltasar Vilamonte is not convinced by greedy: 5 against 17.
greedy tries to persuade Baltasar Vilamonte.
greedy throws 1.
Baltasar Vilamonte is not convinced by greedy: 4 against 17.
greedy uses Laurier Beauchesne-Roy: “Collect the yield of the diocese your pawn stands in”.
greedy gets 200 $ from the bank.
Round 25: greedy.
greedy draws a salary of 400 $.
greedy sets out: Brazil.
greedy arrives: Brazil.
greedy tries to persuade Hélder Monteverde Lima.
greedy throws 4.
Hélder Monteverde Lima is not convinced by greedy: 4 against 22.
greedy tries to persuade Hélder Monteverde Lima.
greedy throws 6.
Hélder Monteverde Lima is not convinced by greedy: 6 against 22.
Round 25: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Western USA.
greedy arrives: Western USA.
greedy tries to persuade Diego Alvarado-Finch.
greedy throws 10.
Diego Alvarado-Finch is not convinced by greedy: 13 against 21.
greedy tries to persuade Diego Alvarado-Finch.
greedy throws 11.
Diego Alvarado-Finch is not convinced by greedy: 14 against 21.
Round 25: greedy.
greedy draws a salary of 400 $.
greedy sets out: Austria.
greedy uses Visa Refused: “An opponent of your choice: Movement −2 for 1 turn”.
Visa Refused is aimed at greedy by greedy.
greedy: Movement −2 for 1 turn.
greedy arrives: Austria.
greedy tries to persuade Leopold Grünwasser.
greedy throws 4.
Leopold Grünwasser is not convinced by greedy: 10 against 19.
greedy tries to persuade Leopold Grünwasser.
greedy throws 17.
greedy uses Second Collection: “Take up to 600 $ from each opponent”.
greedy takes 600 $ from greedy.
greedy takes 600 $ from greedy.
greedy takes 600 $ from greedy.
greedy uses Audit: “Take up to 1200 $ from an opponent of your choice”.
Audit is aimed at greedy by greedy.
greedy takes 1200 $ from greedy.
greedy uses Crash of the Banco Ambrosiano: “Each opponent pays up to 1200 $ to the bank”.
greedy loses 1200 $.
greedy loses 1200 $.
greedy loses 1200 $.
greedy uses Eight per Thousand: “Collect the yield of the diocese your pawn stands in”.
greedy gets 300 $ from the bank.
greedy uses Eight per Thousand: “Collect the yield of the diocese your pawn stands in”.
greedy gets 300 $ from the bank.
greedy uses Cloister Wall: “Your scores, money, hand and retinue are safe from the abilities of others this turn”.
greedy is sheltered this turn.
greedy uses Popemobile: “Movement +3 this turn”.
greedy: Movement +3 this turn.
greedy uses Desert Shortcut: “Your pawn takes one step at once, in any turn, unless a pawn is on its way”.
Desert Shortcut is aimed at Venezuela by greedy.
greedy arrives: Venezuela.
greedy uses Confession by Telephone: “Sins −1”.
greedy: Sins −1.
greedy uses Right of Asylum: “Your scores, money, hand and retinue are safe from the abilities of others this turn”.
greedy is sheltered this turn.
greedy uses Telethon: “Take 900 $ from the bank”.
greedy gets 900 $ from the bank.
Leopold Grünwasser joins greedy: 23 against 19.
Round 26: greedy.
greedy draws a salary of 600 $.
greedy sets out: France.
greedy arrives: France.
greedy tries to persuade Aurélien de Brissandre.
greedy throws 12.
Aurélien de Brissandre is not convinced by greedy: 14 against 22.
greedy tries to persuade Aurélien de Brissandre.
greedy throws 14.
Aurélien de Brissandre is not convinced by greedy: 16 against 22.
Round 26: greedy.
greedy draws a salary of 400 $.
greedy sets out: Eastern USA.
greedy arrives: Eastern USA.
greedy goes for a card (North America).
greedy draws a card (North America).
greedy goes for a card (North America).
greedy draws a card (North America).
Round 26: greedy.
greedy draws a salary of 400 $.
greedy sets out: Mexico.
greedy arrives: Mexico.
greedy goes for a card (North America).
greedy draws a card (North America).
greedy goes for a card (North America).
greedy draws a card (North America).
greedy uses Class Action: “An opponent of your choice pays up to 2000 $ to the bank”.
Class Action is aimed at greedy by greedy.
greedy loses 2000 $.
greedy uses Crash of the Banco Ambrosiano: “Each opponent pays up to 1200 $ to the bank”.
greedy loses 1200 $.
greedy loses 1200 $.
greedy loses 1200 $.
Round 26: greedy.
greedy draws a salary of 400 $.
greedy sets out: Poland.
greedy arrives: Poland.
greedy tries to persuade Kazimierz Wolnowski.
greedy throws 20.
greedy uses Brown Envelope: “Take up to 900 $ from an opponent of your choice”.
Brown Envelope is aimed at greedy by greedy.
greedy takes 900 $ from greedy.
greedy uses Class Action: “An opponent of your choice pays up to 2000 $ to the bank”.
Class Action is aimed at greedy by greedy.
greedy loses 1300 $.
Kazimierz Wolnowski joins greedy: 26 against 23.
Habemus Papam: greedy!
greedy tira 13 e 10: numero 23, Phêrô Trần Văn Lạc, Vietnam.
greedy tira 18 e 16: numero 34, Toribio Huamantica, Perù.
greedy tira 5 e 6: numero 11, Youssef Ben Tamrit, Marocco.
greedy tira 16 e 17: numero 33, Jacinto Urdanegro, Venezuela.
greedy tira il numero più alto, 9, e comincia.
Giro 1: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Brasile.
greedy arriva: Brasile.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
Giro 1: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Indonesia.
greedy arriva: Indonesia.
greedy raccoglie l'Obolo di San Pietro (Indonesia).
greedy tira 19.
greedy raccoglie il doppio: 2400 $.
greedy raccoglie l'Obolo di San Pietro (Indonesia).
greedy tira 9.
greedy raccoglie 1200 $.
Giro 1: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Cile.
greedy arriva: Cile.
greedy raccoglie l'Obolo di San Pietro (Cile).
greedy tira 6.
greedy raccoglie 1200 $.
greedy raccoglie l'Obolo di San Pietro (Cile).
greedy tira 12.
greedy raccoglie il doppio: 2400 $.
Giro 1: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
greedy: Santità +1.
Giro 2: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Croazia.
greedy arriva: Croazia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 2: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Papua Nuova Guinea.
greedy arriva: Papua Nuova Guinea.
greedy tenta di persuadere Kila Tomarebo.
greedy tira 17.
Kila Tomarebo si schiera con greedy: 19 contro 16.
greedy va a pescare una carta (Oceania).
greedy pesca una carta (Oceania).
greedy usa Jacinto Urdanegro: «Qualcuno lascia il seguito di un avversario e torna libero».
greedy sceglie Kila Tomarebo per Jacinto Urdanegro.
greedy usa Linea caduta: «Annulla l'abilità che un altro ha appena annunciato».
greedy ha usato Jacinto Urdanegro, ma l'abilità è annullata.
Giro 2: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Perù.
greedy arriva: Perù.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
greedy usa Comunione e Liberazione: «Santità +2 per 2 turni».
greedy: Santità +2 per 2 turni.
greedy usa Kila Tomarebo: «La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio».
greedy sceglie Australia per Kila Tomarebo.
greedy arriva: Australia.
greedy usa Esercizi spirituali: «Raddrizza la tua pedina o qualcuno del tuo seguito: l'abilità si può usare di nuovo».
greedy sceglie Kila Tomarebo per Esercizi spirituali.
Kila Tomarebo, con greedy, si può usare di nuovo.
greedy usa Kila Tomarebo: «La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio».
greedy sceglie Papua Nuova Guinea per Kila Tomarebo.
greedy arriva: Papua Nuova Guinea.
Giro 2: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Austria.
greedy arriva: Austria.
greedy raccoglie l'Obolo di San Pietro (Austria).
greedy tira 8.
greedy raccoglie 1600 $.
greedy raccoglie l'Obolo di San Pietro (Austria).
greedy usa Youssef Ben Tamrit: «La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio».
greedy sceglie Germania per Youssef Ben Tamrit.
greedy arriva: Germania.
greedy tira 18.
greedy raccoglie il doppio: 3200 $.
Giro 3: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy usa Scandalo in prima pagina: «Ogni avversario: Peccati +1».
greedy usa Extraterritorialità: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui per 3 turni».
greedy è al sicuro per 3 turni.
greedy: Peccati +1.
greedy: Peccati +1.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Peccati +1.
greedy paga 100 $.
greedy: Peccati +1.
greedy: Peccati +1.
greedy ha peccato troppo: Santità 1, Peccati 0, e qualcuno se ne va.
greedy rinuncia a un'azione.
Giro 3: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Indonesia.
greedy arriva: Indonesia.
greedy tenta di persuadere Wibisono Sutarjo.
greedy tira 19.
Wibisono Sutarjo si schiera con greedy: 21 contro 17.
greedy raccoglie l'Obolo di San Pietro (Indonesia).
greedy tira 6.
greedy usa Wibisono Sutarjo: «Un dado appena caduto si tira di nuovo».
greedy tira 1.
greedy raccoglie 1200 $.
Giro 3: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Colombia.
greedy arriva: Colombia.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
greedy usa Santità a rate: «Santità +1».
greedy: Santità +1.
greedy tenta di persuadere Evaristo Quinterón.
greedy tira 16.
Evaristo Quinterón si schiera con greedy: 21 contro 20.
Giro 3: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Francia.
greedy arriva: Francia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 4: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Austria.
greedy usa Reliquia in tournée: «Santità +2 per 3 turni».
greedy: Santità +2 per 3 turni.
greedy arriva: Austria.
greedy raccoglie l'Obolo di San Pietro (Austria).
greedy tira 8.
greedy raccoglie 1600 $.
greedy raccoglie l'Obolo di San Pietro (Austria).
greedy tira 12.
greedy raccoglie il doppio: 3200 $.
Giro 4: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Vietnam.
greedy arriva: Vietnam.
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
greedy usa Miracolo di paese: «Santità +3 per 1 turno».
greedy: Santità +3 per 1 turno.
Giro 4: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Kenya.
greedy arriva: Kenya.
greedy tenta di persuadere Barnabas Kiprotano.
greedy tira 17.
greedy usa Bolla papale: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
Ciò che greedy stava per fare è annullato.
greedy tenta di persuadere Barnabas Kiprotano.
greedy tira 2.
greedy non convince Barnabas Kiprotano: 6 contro 19.
Giro 4: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
Chiesto al Papa: greedy: Peccati −1.
greedy paga 100 $.
greedy: Peccati +1.
Chiesto al Papa: greedy: Peccati −1.
greedy paga 100 $.
greedy: Peccati +1.
Chiesto al Papa: greedy: Movimento +1.
greedy paga 100 $.
greedy: Peccati +1.
greedy: Santità +1.
greedy: Peccati −1.
greedy: Peccati −1.
greedy: Movimento +1.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
greedy: Santità +1.
greedy: Santità +1.
Giro 5: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Croazia.
greedy arriva: Croazia.
greedy tenta di persuadere Zvonimir Bukovar.
greedy tira 8.
greedy non convince Zvonimir Bukovar: 15 contro 19.
greedy tenta di persuadere Zvonimir Bukovar.
greedy tira 10.
greedy aggiunge 2 con una corruzione da 400 $.
Zvonimir Bukovar si schiera con greedy: 19 contro 19.
Giro 5: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Cina.
greedy arriva: Cina.
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
Giro 5: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Francia.
greedy usa Toribio Huamantica: «Peccati −2».
greedy: Peccati −2.
greedy arriva: Francia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy usa Benedizione Urbi et Orbi: «Santità +1».
greedy: Santità +1.
Giro 5: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Egitto.
greedy arriva: Egitto.
greedy vorrebbe convertire: Patriarca di Alessandria.
greedy paga 800 $.
Patriarca di Alessandria si schiera con greedy.
greedy usa Patriarca di Alessandria: «Peccati −2».
greedy: Peccati −2.
greedy rinuncia a un'azione.
Giro 6: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Kenya.
greedy arriva: Kenya.
greedy tenta di persuadere Barnabas Kiprotano.
greedy tira 18.
Barnabas Kiprotano si schiera con greedy: 22 contro 19.
greedy usa Barnabas Kiprotano: «Hai 1 azione in più in questo turno».
greedy: azioni +1 in questo turno.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 6: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Sudafrica.
greedy arriva: Sudafrica.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy usa Passaporto vaticano: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui per 1 turno».
greedy è al sicuro per 1 turno.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy usa Missione su ruote: «Movimento +1».
greedy: Movimento +1.
Giro 6: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
Chiesto al Papa: greedy: Peccati −1.
greedy paga 100 $.
greedy: Peccati +1.
Chiesto al Papa: greedy: Peccati −1.
greedy paga 100 $.
greedy: Peccati +1.
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
greedy: Santità +1.
greedy: Peccati −1.
greedy: Peccati −1.
greedy: Santità +1.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
greedy: Santità +1.
greedy: Santità +1.
Giro 6: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Congo.
greedy usa Messa in mondovisione: «Santità +5 in questo turno».
greedy: Santità +5 in questo turno.
greedy arriva: Congo.
greedy tenta di persuadere Félicien Mbokolanga.
greedy tira 16.
Félicien Mbokolanga si schiera con greedy: 27 contro 18.
greedy usa Un'offerta migliore: «Un cardinale con persuasione 18 o meno passa dal seguito di un avversario al tuo».
greedy sceglie Félicien Mbokolanga per Un'offerta migliore.
greedy usa Félicien Mbokolanga: «Prendi fino a 600 $ a un avversario a scelta».
greedy sceglie greedy per Félicien Mbokolanga.
greedy prende 600 $; greedy li perde.
Félicien Mbokolanga lascia greedy per greedy.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 7: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Nuova Zelanda.
greedy arriva: Nuova Zelanda.
greedy tenta di persuadere Rangi Te Whakaora.
greedy tira 12.
greedy aggiunge 3 con una corruzione da 600 $.
Rangi Te Whakaora si schiera con greedy: 19 contro 19.
greedy usa Rangi Te Whakaora: «Ogni avversario scarta 1 carta».
greedy scarta «Messa in mondovisione».
greedy scarta «Mura del chiostro».
greedy va a pescare una carta (Oceania).
greedy pesca una carta (Oceania).
Giro 7: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Etiopia.
greedy arriva: Etiopia.
greedy vorrebbe convertire: Custode dell'Arca.
greedy scarta «Pranzo interminabile».
Custode dell'Arca si schiera con greedy.
greedy rinuncia a un'azione.
Giro 7: greedy.
greedy usa Evaristo Quinterón: «Un avversario a scelta: Movimento −1 per 1 turno».
greedy sceglie greedy per Evaristo Quinterón.
greedy usa Custode dell'Arca: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui per 2 turni».
greedy è al sicuro per 2 turni.
Evaristo Quinterón non ha effetto.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Francia.
greedy arriva: Francia.
greedy tenta di persuadere Aurélien de Brissandre.
greedy tira 11.
greedy usa Statua sotto inchiesta: «Un avversario a scelta: Santità −2 per 1 turno».
greedy sceglie greedy per Statua sotto inchiesta.
greedy usa Processione: «Santità +2 in questo turno».
greedy usa Phêrô Trần Văn Lạc: «−3 alla persuasione che un altro sta tentando».
greedy: −3 alla persuasione.
greedy: Santità +2 in questo turno.
greedy: Santità −2 per 1 turno.
greedy non convince Aurélien de Brissandre: 16 contro 22.
greedy tenta di persuadere Aurélien de Brissandre.
greedy tira 11.
greedy aggiunge 3 con una corruzione da 600 $.
Aurélien de Brissandre si schiera con greedy: 22 contro 22.
Giro 7: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Portogallo.
greedy arriva: Portogallo.
greedy tenta di persuadere Baltasar Vilamonte.
greedy tira 12.
greedy aggiunge 1 con una corruzione da 200 $.
Baltasar Vilamonte si schiera con greedy: 17 contro 17.
greedy raccoglie l'Obolo di San Pietro (Portogallo).
greedy tira 6.
greedy raccoglie 1200 $.
Giro 8: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Polonia.
greedy arriva: Polonia.
greedy va a pescare una carta (Europa).
greedy usa Scorciatoia nel deserto: «La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio».
greedy sceglie Russia per Scorciatoia nel deserto.
greedy arriva: Russia.
greedy pesca una carta (Europa).
greedy vorrebbe convertire: Patriarca di Tutte le Russie.
greedy paga 1000 $.
Patriarca di Tutte le Russie si schiera con greedy.
greedy usa Baltasar Vilamonte: «Movimento +2 in questo turno».
greedy: Movimento +2 in questo turno.
Giro 8: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Madagascar.
greedy arriva: Madagascar.
greedy tenta di persuadere Rivo Andrianaly.
greedy usa Pranzo interminabile: «+8 alla persuasione che stai tentando».
greedy usa Patriarca di Tutte le Russie: «Annulla l'abilità che un altro ha appena annunciato».
greedy ha usato Pranzo interminabile, ma l'abilità è annullata.
greedy tira 3.
greedy usa Ripensamenti: «Un dado appena caduto si tira di nuovo».
greedy tira 3.
greedy non convince Rivo Andrianaly: 5 contro 16.
greedy tenta di persuadere Rivo Andrianaly.
greedy tira 19.
Rivo Andrianaly si schiera con greedy: 21 contro 16.
greedy usa Rivo Andrianaly: «Movimento +1».
greedy: Movimento +1.
greedy usa Zvonimir Bukovar: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui per 1 turno».
greedy è al sicuro per 1 turno.
Giro 8: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Argentina.
greedy arriva: Argentina.
greedy tenta di persuadere Facundo Terranegra.
greedy usa Aurélien de Brissandre: «+3 alla persuasione che stai tentando».
greedy: +3 alla persuasione.
greedy tira 15.
Facundo Terranegra si schiera con greedy: 25 contro 21.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
greedy usa Félicien Mbokolanga: «Prendi fino a 600 $ a un avversario a scelta».
greedy sceglie greedy per Félicien Mbokolanga.
greedy prende 600 $; greedy li perde.
Giro 8: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Belgio.
greedy arriva: Belgio.
greedy tenta di persuadere Joost Van Elderloo.
greedy usa Facundo Terranegra: «Un avversario a scelta: Santità −1».
greedy sceglie greedy per Facundo Terranegra.
greedy: Santità −1.
greedy tira 15.
Joost Van Elderloo si schiera con greedy: 19 contro 18.
greedy usa Joost Van Elderloo: «Pesca 1 carta del continente in cui si trova la tua pedina, fino a cinque in mano».
greedy pesca una carta (Europa).
greedy usa Benedizione Urbi et Orbi: «Santità +1».
greedy: Santità +1.
greedy raccoglie l'Obolo di San Pietro (Belgio).
greedy tira 3.
greedy raccoglie 1400 $.
Giro 9: greedy.
greedy riceve lo stipendio: 600 $.
greedy si mette in viaggio: Polonia.
greedy arriva: Polonia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy usa Reliquia in tournée: «Santità +2 per 3 turni».
greedy: Santità +2 per 3 turni.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 9: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Nigeria.
greedy arriva: Nigeria.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 9: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Irlanda.
greedy arriva: Irlanda.
greedy tenta di persuadere Colm Dunfarragh.
greedy tira 1.
greedy non convince Colm Dunfarragh: 9 contro 19.
greedy tenta di persuadere Colm Dunfarragh.
greedy tira 4.
greedy non convince Colm Dunfarragh: 12 contro 19.
Giro 9: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Svezia.
greedy arriva: Svezia.
greedy tenta di persuadere Torvald Lindqvarn.
greedy tira 3.
greedy non convince Torvald Lindqvarn: 8 contro 18.
greedy tenta di persuadere Torvald Lindqvarn.
greedy tira 3.
greedy non convince Torvald Lindqvarn: 8 contro 18.
Giro 10: greedy.
greedy riceve lo stipendio: 600 $.
greedy si mette in viaggio: Austria.
greedy arriva: Austria.
greedy raccoglie l'Obolo di San Pietro (Austria).
greedy tira 8.
greedy raccoglie 1600 $.
greedy raccoglie l'Obolo di San Pietro (Austria).
greedy tira 19.
greedy raccoglie il doppio: 3200 $.
greedy usa Avvocato del diavolo: «Un avversario a scelta: Santità −1».
greedy sceglie greedy per Avvocato del diavolo.
greedy: Santità −1.
greedy usa Confessione per telefono: «Peccati −1».
greedy: Peccati −1.
Giro 10: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Spagna.
greedy arriva: Spagna.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 10: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Gran Bretagna.
greedy arriva: Gran Bretagna.
greedy rinuncia a un'azione.
greedy vorrebbe convertire: Arcivescovo di Canterbury.
greedy paga 800 $.
Arcivescovo di Canterbury si schiera con greedy.
Giro 10: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Canada.
greedy arriva: Canada.
greedy tenta di persuadere Laurier Beauchesne-Roy.
greedy tira 7.
greedy non convince Laurier Beauchesne-Roy: 12 contro 20.
greedy tenta di persuadere Laurier Beauchesne-Roy.
greedy tira 9.
greedy non convince Laurier Beauchesne-Roy: 14 contro 20.
Giro 11: greedy.
greedy riceve lo stipendio: 600 $.
greedy si mette in viaggio: Germania.
greedy arriva: Germania.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy usa Anno giubilare: «Santità +3 in questo turno».
greedy: Santità +3 in questo turno.
greedy tenta di persuadere Ruprecht Hohenlinden.
greedy tira 2.
greedy non convince Ruprecht Hohenlinden: 8 contro 22.
Giro 11: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Brasile.
greedy arriva: Brasile.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
greedy usa Comunione e Liberazione: «Santità +2 per 2 turni».
greedy: Santità +2 per 2 turni.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
greedy usa Miracolo di paese: «Santità +3 per 1 turno».
greedy usa Secondo fiato: «Hai 1 azione in più in questo turno».
greedy: azioni +1 in questo turno.
greedy: Santità +3 per 1 turno.
greedy tenta di persuadere Hélder Monteverde Lima.
greedy tira 10.
greedy non convince Hélder Monteverde Lima: 15 contro 22.
Giro 11: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Irlanda.
greedy arriva: Irlanda.
greedy tenta di persuadere Colm Dunfarragh.
greedy usa Arcivescovo di Canterbury: «+4 alla persuasione che stai tentando».
greedy usa Bolla papale: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
Ciò che greedy stava per fare è annullato.
Arcivescovo di Canterbury non ha effetto.
greedy tenta di persuadere Colm Dunfarragh.
greedy tira 12.
Colm Dunfarragh si schiera con greedy: 21 contro 19.
greedy usa Colm Dunfarragh: «Prendi 800 $ dalla banca».
greedy riceve 800 $ dalla banca.
Giro 11: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Guatemala.
greedy arriva: Guatemala.
greedy tenta di persuadere Anselmo Chitzajay.
greedy tira 20.
Anselmo Chitzajay si schiera con greedy: 25 contro 17.
greedy usa Anselmo Chitzajay: «Un avversario a scelta scarta 1 carta».
greedy sceglie greedy per Anselmo Chitzajay.
greedy usa Diritto d'asilo: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui in questo turno».
greedy è al sicuro in questo turno.
Anselmo Chitzajay non ha effetto.
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
Giro 12: greedy.
greedy riceve lo stipendio: 600 $.
greedy prenota un volo: Nuova Zelanda.
greedy arriva: Nuova Zelanda.
greedy va a pescare una carta (Oceania).
greedy pesca una carta (Oceania).
greedy va a pescare una carta (Oceania).
greedy pesca una carta (Oceania).
greedy usa Cantina allagata: «Ogni avversario scarta 1 carta».
greedy usa Cristo-fascismo: «Un avversario a scelta: Peccati +2».
greedy sceglie greedy per Cristo-fascismo.
greedy usa Banca Vaticana: «Prendi 1400 $ dalla banca».
greedy riceve 1400 $ dalla banca.
greedy: Peccati +2.
greedy scarta «Indice delle idee proibite».
Giro 12: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Iraq.
greedy usa Modulo sbagliato: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
Ciò che greedy stava per fare è annullato.
greedy usa Anno giubilare: «Santità +3 in questo turno».
greedy: Santità +3 in questo turno.
greedy usa Tritadocumenti: «Un avversario a scelta scarta 1 carta».
greedy sceglie greedy per Tritadocumenti.
greedy usa Avvocato del diavolo: «Un avversario a scelta: Santità −1».
greedy sceglie greedy per Avvocato del diavolo.
greedy: Santità −1.
Tritadocumenti non ha effetto.
greedy usa Visto negato: «Un avversario a scelta: Movimento −2 per 1 turno».
greedy sceglie greedy per Visto negato.
greedy: Movimento −2 per 1 turno.
Giro 12: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Germania.
greedy arriva: Germania.
greedy tenta di persuadere Ruprecht Hohenlinden.
greedy tira 9.
greedy non convince Ruprecht Hohenlinden: 17 contro 22.
greedy tenta di persuadere Ruprecht Hohenlinden.
greedy tira 13.
greedy aggiunge 1 con una corruzione da 200 $.
Ruprecht Hohenlinden si schiera con greedy: 22 contro 22.
greedy usa Ruprecht Hohenlinden: «Prendi 1400 $ dalla banca».
greedy riceve 1400 $ dalla banca.
Giro 12: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Messico.
greedy arriva: Messico.
greedy tenta di persuadere Refugio Santillán Ochoa.
greedy tira 10.
greedy non convince Refugio Santillán Ochoa: 14 contro 21.
greedy tenta di persuadere Refugio Santillán Ochoa.
greedy tira 1.
greedy non convince Refugio Santillán Ochoa: 5 contro 21.
Giro 13: greedy.
greedy riceve lo stipendio: 600 $.
greedy prenota un volo: Argentina.
greedy arriva: Argentina.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
greedy usa Santità a rate: «Santità +1».
greedy: Santità +1.
Giro 13: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Iraq.
greedy arriva: Iraq.
greedy tenta di persuadere Yonan Hadbashi.
greedy tira 18.
Yonan Hadbashi si schiera con greedy: 22 contro 20.
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
greedy usa Un'offerta migliore: «Un cardinale con persuasione 18 o meno passa dal seguito di un avversario al tuo».
greedy sceglie Anselmo Chitzajay per Un'offerta migliore.
Anselmo Chitzajay lascia greedy per greedy.
Giro 13: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Senegal.
greedy arriva: Senegal.
greedy tenta di persuadere Mamadou Sarrkonde.
greedy tira 18.
Mamadou Sarrkonde si schiera con greedy: 26 contro 20.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy usa Anselmo Chitzajay: «Un avversario a scelta scarta 1 carta».
greedy sceglie greedy per Anselmo Chitzajay.
greedy usa Papamobile: «Movimento +3 in questo turno».
greedy: Movimento +3 in questo turno.
Anselmo Chitzajay non ha effetto.
Giro 13: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Canada.
greedy arriva: Canada.
greedy tenta di persuadere Laurier Beauchesne-Roy.
greedy tira 1.
greedy non convince Laurier Beauchesne-Roy: 6 contro 20.
greedy tenta di persuadere Laurier Beauchesne-Roy.
greedy tira 10.
greedy non convince Laurier Beauchesne-Roy: 15 contro 20.
Giro 14: greedy.
greedy riceve lo stipendio: 600 $.
greedy prenota un volo: Nuova Zelanda.
greedy arriva: Nuova Zelanda.
greedy va a pescare una carta (Oceania).
greedy pesca una carta (Oceania).
greedy va a pescare una carta (Oceania).
greedy pesca una carta (Oceania).
Giro 14: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Germania.
greedy arriva: Germania.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 14: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Messico.
greedy usa Fuso orario: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
Ciò che greedy stava per fare è annullato.
Giro 14: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Svezia.
greedy arriva: Svezia.
greedy tenta di persuadere Torvald Lindqvarn.
greedy tira 18.
Torvald Lindqvarn si schiera con greedy: 23 contro 18.
greedy raccoglie l'Obolo di San Pietro (Svezia).
greedy tira 1.
greedy raccoglie 1200 $.
Giro 15: greedy.
greedy riceve lo stipendio: 600 $.
greedy prenota un volo: Argentina.
greedy arriva: Argentina.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
greedy usa Torvald Lindqvarn: «Peccati −1».
greedy: Peccati −1.
Giro 15: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Austria.
greedy usa Modulo sbagliato: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
greedy usa Indice delle idee proibite: «Annulla l'abilità che un altro ha appena annunciato».
greedy ha usato Modulo sbagliato, ma l'abilità è annullata.
greedy arriva: Austria.
greedy raccoglie l'Obolo di San Pietro (Austria).
greedy tira 8.
greedy raccoglie 1800 $.
greedy raccoglie l'Obolo di San Pietro (Austria).
greedy tira 1.
greedy raccoglie 1800 $.
greedy usa Scandalo in prima pagina: «Ogni avversario: Peccati +1».
greedy usa Yonan Hadbashi: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui in questo turno».
greedy è al sicuro in questo turno.
greedy: Peccati +1.
greedy: Peccati +1.
greedy usa Diario trapelato: «Un avversario a scelta: Peccati +1».
greedy sceglie greedy per Diario trapelato.
greedy: Peccati +1.
greedy ha peccato troppo: Santità 1, Peccati 0, e qualcuno se ne va.
Arcivescovo di Canterbury lascia greedy e torna libero.
Aurélien de Brissandre lascia greedy e torna libero.
Facundo Terranegra lascia greedy e torna libero.
Giro 15: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Francia.
greedy arriva: Francia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 15: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Gran Bretagna.
greedy arriva: Gran Bretagna.
greedy vorrebbe convertire: Arcivescovo di Canterbury.
greedy paga 800 $.
greedy usa Cavalieri di Malta: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
Ciò che greedy stava per fare è annullato.
greedy vorrebbe convertire: Arcivescovo di Canterbury.
greedy paga 800 $.
Arcivescovo di Canterbury si schiera con greedy.
Giro 16: greedy.
greedy riceve lo stipendio: 600 $.
greedy si mette in viaggio: Cile.
greedy arriva: Cile.
greedy tenta di persuadere Baldomero Errazquin.
greedy tira 3.
greedy non convince Baldomero Errazquin: 7 contro 18.
greedy tenta di persuadere Baldomero Errazquin.
greedy tira 5.
greedy non convince Baldomero Errazquin: 9 contro 18.
Giro 16: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Senegal.
greedy arriva: Senegal.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 16: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Belgio.
greedy arriva: Belgio.
greedy raccoglie l'Obolo di San Pietro (Belgio).
greedy tira 6.
greedy usa Mamadou Sarrkonde: «Un dado appena caduto si tira di nuovo».
greedy tira 12.
greedy raccoglie il doppio: 2800 $.
greedy raccoglie l'Obolo di San Pietro (Belgio).
greedy tira 12.
greedy raccoglie il doppio: 2800 $.
greedy usa Extraterritorialità: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui per 3 turni».
greedy è al sicuro per 3 turni.
Giro 16: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Austria.
greedy arriva: Austria.
greedy tenta di persuadere Leopold Grünwasser.
greedy usa Arcivescovo di Canterbury: «+4 alla persuasione che stai tentando».
greedy: +4 alla persuasione.
greedy tira 20.
Leopold Grünwasser si schiera con greedy: 29 contro 19.
greedy raccoglie l'Obolo di San Pietro (Austria).
greedy tira 19.
greedy raccoglie il doppio: 3200 $.
Giro 17: greedy.
greedy riceve lo stipendio: 600 $.
greedy si mette in viaggio: Nuova Zelanda.
greedy arriva: Nuova Zelanda.
greedy va a pescare una carta (Oceania).
greedy pesca una carta (Oceania).
greedy va a pescare una carta (Oceania).
greedy pesca una carta (Oceania).
Giro 17: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Cile.
greedy arriva: Cile.
greedy tenta di persuadere Baldomero Errazquin.
greedy tira 13.
greedy non convince Baldomero Errazquin: 14 contro 18.
greedy tenta di persuadere Baldomero Errazquin.
greedy tira 20.
greedy usa Rinvio in commissione: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
Ciò che greedy stava per fare è annullato.
Giro 17: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Germania.
greedy arriva: Germania.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 17: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Canada.
greedy usa Bagaglio smarrito: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
greedy usa Leopold Grünwasser: «Annulla l'abilità che un altro ha appena annunciato».
greedy usa Non expedit: «Annulla l'abilità che un altro ha appena annunciato».
greedy ha usato Leopold Grünwasser, ma l'abilità è annullata.
Ciò che greedy stava per fare è annullato.
Giro 18: greedy.
greedy riceve lo stipendio: 600 $.
greedy prenota un volo: Argentina.
greedy arriva: Argentina.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
Giro 18: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Brasile.
greedy arriva: Brasile.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
Giro 18: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Messico.
greedy arriva: Messico.
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
greedy usa Statua sotto inchiesta: «Un avversario a scelta: Santità −2 per 1 turno».
greedy sceglie greedy per Statua sotto inchiesta.
greedy: Santità −2 per 1 turno.
greedy usa Diario trapelato: «Un avversario a scelta: Peccati +1».
greedy sceglie greedy per Diario trapelato.
greedy usa Cristo-fascismo: «Un avversario a scelta: Peccati +2».
greedy sceglie greedy per Cristo-fascismo.
greedy: Peccati +2.
greedy: Peccati +1.
greedy ha peccato troppo: Santità 1, Peccati 0, e qualcuno se ne va.
Arcivescovo di Canterbury lascia greedy e torna libero.
Patriarca di Alessandria lascia greedy e torna libero.
Leopold Grünwasser lascia greedy e torna libero.
Baltasar Vilamonte lascia greedy e torna libero.
Giro 18: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
Chiesto al Papa: greedy: Peccati −1.
greedy paga 100 $.
greedy: Peccati +1.
Chiesto al Papa: greedy: Peccati −1.
greedy paga 100 $.
greedy: Peccati +1.
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
greedy: Santità +1.
greedy: Peccati −1.
greedy: Peccati −1.
greedy: Santità +1.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
Chiesto al Papa: greedy: Santità +1.
greedy paga 100 $.
greedy: Peccati +1.
greedy: Santità +1.
greedy: Santità +1.
Giro 19: greedy.
greedy riceve lo stipendio: 600 $.
greedy si mette in viaggio: Cile.
greedy arriva: Cile.
greedy tenta di persuadere Baldomero Errazquin.
greedy tira 12.
greedy aggiunge 2 con una corruzione da 400 $.
Baldomero Errazquin si schiera con greedy: 18 contro 18.
greedy raccoglie l'Obolo di San Pietro (Cile).
greedy tira 1.
greedy raccoglie 1200 $.
Giro 19: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Portogallo.
greedy usa Cavalieri di Malta: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
Ciò che greedy stava per fare è annullato.
Giro 19: greedy.
greedy usa Baldomero Errazquin: «Un avversario a scelta ha 1 azione in meno per 1 turno».
greedy sceglie greedy per Baldomero Errazquin.
greedy usa Guardia svizzera: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui per 2 turni».
greedy è al sicuro per 2 turni.
Baldomero Errazquin non ha effetto.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Francia.
greedy arriva: Francia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy tenta di persuadere Aurélien de Brissandre.
greedy tira 7.
greedy non convince Aurélien de Brissandre: 9 contro 22.
Giro 19: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Egitto.
greedy arriva: Egitto.
greedy rinuncia a un'azione.
greedy vorrebbe convertire: Patriarca di Alessandria.
greedy paga 800 $.
Patriarca di Alessandria si schiera con greedy.
Giro 20: greedy.
greedy riceve lo stipendio: 600 $.
greedy si mette in viaggio: Argentina.
greedy arriva: Argentina.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
Giro 20: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Portogallo.
greedy usa Rinvio in commissione: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
Ciò che greedy stava per fare è annullato.
Giro 20: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Gran Bretagna.
greedy arriva: Gran Bretagna.
greedy vorrebbe convertire: Arcivescovo di Canterbury.
greedy paga 800 $.
Arcivescovo di Canterbury si schiera con greedy.
greedy rinuncia a un'azione.
Giro 20: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Nigeria.
greedy arriva: Nigeria.
greedy tenta di persuadere Emeka Adunwale.
greedy tira 13.
greedy aggiunge 2 con una corruzione da 400 $.
Emeka Adunwale si schiera con greedy: 21 contro 21.
greedy usa Emeka Adunwale: «Santità +1».
greedy: Santità +1.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 21: greedy.
greedy riceve lo stipendio: 600 $.
greedy prenota un volo: Spagna.
greedy arriva: Spagna.
greedy tenta di persuadere Íñigo Peñarrubia.
greedy usa Processione: «Santità +2 in questo turno».
greedy: Santità +2 in questo turno.
greedy tira 8.
greedy non convince Íñigo Peñarrubia: 13 contro 21.
greedy tenta di persuadere Íñigo Peñarrubia.
greedy tira 7.
greedy non convince Íñigo Peñarrubia: 12 contro 21.
Giro 21: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Portogallo.
greedy arriva: Portogallo.
greedy tenta di persuadere Baltasar Vilamonte.
greedy tira 5.
greedy non convince Baltasar Vilamonte: 6 contro 17.
greedy tenta di persuadere Baltasar Vilamonte.
greedy tira 7.
greedy non convince Baltasar Vilamonte: 8 contro 17.
Giro 21: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Francia.
greedy arriva: Francia.
greedy prenota un volo: USA orientali.
greedy arriva: USA orientali.
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
Giro 21: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Canada.
greedy arriva: Canada.
greedy tenta di persuadere Laurier Beauchesne-Roy.
greedy tira 6.
greedy non convince Laurier Beauchesne-Roy: 13 contro 20.
greedy tenta di persuadere Laurier Beauchesne-Roy.
greedy tira 2.
greedy non convince Laurier Beauchesne-Roy: 9 contro 20.
Giro 22: greedy.
greedy riceve lo stipendio: 600 $.
greedy prenota un volo: Messico.
greedy arriva: Messico.
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
greedy tenta di persuadere Refugio Santillán Ochoa.
greedy tira 19.
Refugio Santillán Ochoa si schiera con greedy: 22 contro 21.
greedy usa Refugio Santillán Ochoa: «Un cardinale con persuasione 18 o meno passa dal seguito di un avversario al tuo».
greedy sceglie Anselmo Chitzajay per Refugio Santillán Ochoa.
greedy usa Non expedit: «Annulla l'abilità che un altro ha appena annunciato».
greedy ha usato Refugio Santillán Ochoa, ma l'abilità è annullata.
Giro 22: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Senegal.
greedy arriva: Senegal.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy usa Tritadocumenti: «Un avversario a scelta scarta 1 carta».
greedy sceglie greedy per Tritadocumenti.
greedy usa Passaporto vaticano: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui per 1 turno».
greedy è al sicuro per 1 turno.
Tritadocumenti non ha effetto.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 22: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Cuba.
greedy arriva: Cuba.
greedy tenta di persuadere Lázaro Montecristo.
greedy tira 1.
greedy non convince Lázaro Montecristo: 4 contro 18.
greedy tenta di persuadere Lázaro Montecristo.
greedy tira 16.
Lázaro Montecristo si schiera con greedy: 19 contro 18.
Giro 22: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Terra Santa.
greedy arriva: Terra Santa.
greedy tenta di persuadere Elias Qamarani.
greedy tira 17.
Elias Qamarani si schiera con greedy: 24 contro 21.
greedy usa Elias Qamarani: «Santità +1 per 2 turni».
greedy: Santità +1 per 2 turni.
greedy raccoglie l'Obolo di San Pietro (Terra Santa).
greedy tira 6.
greedy raccoglie 1400 $.
Giro 23: greedy.
greedy riceve lo stipendio: 600 $.
greedy prenota un volo: Spagna.
greedy arriva: Spagna.
greedy tenta di persuadere Íñigo Peñarrubia.
greedy tira 20.
Íñigo Peñarrubia si schiera con greedy: 23 contro 21.
greedy raccoglie l'Obolo di San Pietro (Spagna).
greedy tira 9.
greedy raccoglie 100 $.
Giro 23: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Nigeria.
greedy arriva: Nigeria.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 23: greedy.
greedy usa Íñigo Peñarrubia: «Un avversario a scelta: Peccati +1».
greedy sceglie greedy per Íñigo Peñarrubia.
greedy usa Guardia svizzera: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui per 2 turni».
greedy è al sicuro per 2 turni.
Íñigo Peñarrubia non ha effetto.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: USA orientali.
greedy arriva: USA orientali.
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
Giro 23: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Canada.
greedy arriva: Canada.
greedy tenta di persuadere Laurier Beauchesne-Roy.
greedy tira 15.
Laurier Beauchesne-Roy si schiera con greedy: 23 contro 20.
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
greedy usa Lázaro Montecristo: «Prendi fino a 900 $ a un avversario a scelta».
greedy sceglie greedy per Lázaro Montecristo.
greedy prende 900 $; greedy li perde.
Giro 24: greedy.
greedy riceve lo stipendio: 600 $.
greedy si mette in viaggio: Marocco.
greedy arriva: Marocco.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy usa Missione su ruote: «Movimento +1».
greedy: Movimento +1.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 24: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Congo.
greedy arriva: Congo.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 24: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Argentina.
greedy arriva: Argentina.
greedy tenta di persuadere Facundo Terranegra.
greedy tira 5.
greedy non convince Facundo Terranegra: 9 contro 21.
greedy tenta di persuadere Facundo Terranegra.
greedy tira 8.
greedy non convince Facundo Terranegra: 12 contro 21.
Giro 24: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Giappone.
greedy arriva: Giappone.
greedy tenta di persuadere Ignatius Morikuni.
greedy tira 12.
greedy aggiunge 1 con una corruzione da 200 $.
Ignatius Morikuni si schiera con greedy: 21 contro 21.
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
Giro 25: greedy.
greedy riceve lo stipendio: 600 $.
greedy si mette in viaggio: Portogallo.
greedy arriva: Portogallo.
greedy tenta di persuadere Baltasar Vilamonte.
greedy tira 2.
greedy non convince Baltasar Vilamonte: 5 contro 17.
greedy tenta di persuadere Baltasar Vilamonte.
greedy tira 1.
greedy non convince Baltasar Vilamonte: 4 contro 17.
greedy usa Laurier Beauchesne-Roy: «Incassa il rendimento della diocesi in cui si trova la tua pedina».
greedy riceve 200 $ dalla banca.
Giro 25: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Brasile.
greedy arriva: Brasile.
greedy tenta di persuadere Hélder Monteverde Lima.
greedy tira 4.
greedy non convince Hélder Monteverde Lima: 4 contro 22.
greedy tenta di persuadere Hélder Monteverde Lima.
greedy tira 6.
greedy non convince Hélder Monteverde Lima: 6 contro 22.
Giro 25: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: USA occidentali.
greedy arriva: USA occidentali.
greedy tenta di persuadere Diego Alvarado-Finch.
greedy tira 10.
greedy non convince Diego Alvarado-Finch: 13 contro 21.
greedy tenta di persuadere Diego Alvarado-Finch.
greedy tira 11.
greedy non convince Diego Alvarado-Finch: 14 contro 21.
Giro 25: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Austria.
greedy usa Visto negato: «Un avversario a scelta: Movimento −2 per 1 turno».
greedy sceglie greedy per Visto negato.
greedy: Movimento −2 per 1 turno.
greedy arriva: Austria.
greedy tenta di persuadere Leopold Grünwasser.
greedy tira 4.
greedy non convince Leopold Grünwasser: 10 contro 19.
greedy tenta di persuadere Leopold Grünwasser.
greedy tira 17.
greedy usa Seconda questua: «Prendi fino a 600 $ a ogni avversario».
greedy prende 600 $; greedy li perde.
greedy prende 600 $; greedy li perde.
greedy prende 600 $; greedy li perde.
greedy usa Revisione dei conti: «Prendi fino a 1200 $ a un avversario a scelta».
greedy sceglie greedy per Revisione dei conti.
greedy prende 1200 $; greedy li perde.
greedy usa Crac del Banco Ambrosiano: «Ogni avversario paga fino a 1200 $ alla banca».
greedy perde 1200 $.
greedy perde 1200 $.
greedy perde 1200 $.
greedy usa Otto per Mille: «Incassa il rendimento della diocesi in cui si trova la tua pedina».
greedy riceve 300 $ dalla banca.
greedy usa Otto per Mille: «Incassa il rendimento della diocesi in cui si trova la tua pedina».
greedy riceve 300 $ dalla banca.
greedy usa Mura del chiostro: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui in questo turno».
greedy è al sicuro in questo turno.
greedy usa Papamobile: «Movimento +3 in questo turno».
greedy: Movimento +3 in questo turno.
greedy usa Scorciatoia nel deserto: «La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio».
greedy sceglie Venezuela per Scorciatoia nel deserto.
greedy arriva: Venezuela.
greedy usa Confessione per telefono: «Peccati −1».
greedy: Peccati −1.
greedy usa Diritto d'asilo: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui in questo turno».
greedy è al sicuro in questo turno.
greedy usa Maratona televisiva: «Prendi 900 $ dalla banca».
greedy riceve 900 $ dalla banca.
Leopold Grünwasser si schiera con greedy: 23 contro 19.
Giro 26: greedy.
greedy riceve lo stipendio: 600 $.
greedy si mette in viaggio: Francia.
greedy arriva: Francia.
greedy tenta di persuadere Aurélien de Brissandre.
greedy tira 12.
greedy non convince Aurélien de Brissandre: 14 contro 22.
greedy tenta di persuadere Aurélien de Brissandre.
greedy tira 14.
greedy non convince Aurélien de Brissandre: 16 contro 22.
Giro 26: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: USA orientali.
greedy arriva: USA orientali.
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
Giro 26: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Messico.
greedy arriva: Messico.
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
greedy usa Azione collettiva: «Un avversario a scelta paga fino a 2000 $ alla banca».
greedy sceglie greedy per Azione collettiva.
greedy perde 2000 $.
greedy usa Crac del Banco Ambrosiano: «Ogni avversario paga fino a 1200 $ alla banca».
greedy perde 1200 $.
greedy perde 1200 $.
greedy perde 1200 $.
Giro 26: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Polonia.
greedy arriva: Polonia.
greedy tenta di persuadere Kazimierz Wolnowski.
greedy tira 20.
greedy usa Bustarella: «Prendi fino a 900 $ a un avversario a scelta».
greedy sceglie greedy per Bustarella.
greedy prende 900 $; greedy li perde.
greedy usa Azione collettiva: «Un avversario a scelta paga fino a 2000 $ alla banca».
greedy sceglie greedy per Azione collettiva.
greedy perde 1300 $.
Kazimierz Wolnowski si schiera con greedy: 26 contro 23.
Habemus Papam: greedy!
greedy lance 13 et 10 : numéro 23, Phêrô Trần Văn Lạc, Viêt Nam.
greedy lance 18 et 16 : numéro 34, Toribio Huamantica, Pérou.
greedy lance 5 et 6 : numéro 11, Youssef Ben Tamrit, Maroc.
greedy lance 16 et 17 : numéro 33, Jacinto Urdanegro, Venezuela.
greedy fait le plus haut, 9, et commence.
Manche 1 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Brésil.
greedy arrive : Brésil.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
Manche 1 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Indonésie.
greedy arrive : Indonésie.
greedy collecte le denier de Saint-Pierre (Indonésie).
greedy lance 19.
greedy collecte le double : 2400 $.
greedy collecte le denier de Saint-Pierre (Indonésie).
greedy lance 9.
greedy collecte 1200 $.
Manche 1 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Chili.
greedy arrive : Chili.
greedy collecte le denier de Saint-Pierre (Chili).
greedy lance 6.
greedy collecte 1200 $.
greedy collecte le denier de Saint-Pierre (Chili).
greedy lance 12.
greedy collecte le double : 2400 $.
Manche 1 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
greedy : Sainteté +1.
Manche 2 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Croatie.
greedy arrive : Croatie.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 2 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Papouasie-Nouvelle-Guinée.
greedy arrive : Papouasie-Nouvelle-Guinée.
greedy tente de persuader Kila Tomarebo.
greedy lance 17.
Kila Tomarebo rejoint greedy : 19 contre 16.
greedy va chercher une carte (Océanie).
greedy pioche une carte (Océanie).
greedy utilise Jacinto Urdanegro : « Quelqu'un quitte la suite d'un adversaire et redevient libre ».
greedy vise Kila Tomarebo avec Jacinto Urdanegro.
greedy utilise Ligne coupée : « Annulez la capacité qu'un autre joueur vient d'annoncer ».
greedy a utilisé Jacinto Urdanegro, mais la capacité est annulée.
Manche 2 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Pérou.
greedy arrive : Pérou.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
greedy utilise Communion et Libération : « Sainteté +2 pendant 2 tours ».
greedy : Sainteté +2 pendant 2 tours.
greedy utilise Kila Tomarebo : « Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route ».
greedy vise Australie avec Kila Tomarebo.
greedy arrive : Australie.
greedy utilise Exercices spirituels : « Redressez votre pion ou quelqu'un de votre suite : sa capacité peut resservir ».
greedy vise Kila Tomarebo avec Exercices spirituels.
Kila Tomarebo, chez greedy, peut resservir.
greedy utilise Kila Tomarebo : « Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route ».
greedy vise Papouasie-Nouvelle-Guinée avec Kila Tomarebo.
greedy arrive : Papouasie-Nouvelle-Guinée.
Manche 2 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Autriche.
greedy arrive : Autriche.
greedy collecte le denier de Saint-Pierre (Autriche).
greedy lance 8.
greedy collecte 1600 $.
greedy collecte le denier de Saint-Pierre (Autriche).
greedy utilise Youssef Ben Tamrit : « Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route ».
greedy vise Allemagne avec Youssef Ben Tamrit.
greedy arrive : Allemagne.
greedy lance 18.
greedy collecte le double : 3200 $.
Manche 3 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy utilise Scandale à la une : « Chaque adversaire : Péchés +1 ».
greedy utilise Extraterritorialité : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant 3 tours ».
greedy est à l'abri pendant 3 tours.
greedy : Péchés +1.
greedy : Péchés +1.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Péchés +1.
greedy paie 100 $.
greedy : Péchés +1.
greedy : Péchés +1.
greedy a trop péché : Sainteté 1, Péchés 0, et l'on s'en va.
greedy renonce à une action.
Manche 3 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Indonésie.
greedy arrive : Indonésie.
greedy tente de persuader Wibisono Sutarjo.
greedy lance 19.
Wibisono Sutarjo rejoint greedy : 21 contre 17.
greedy collecte le denier de Saint-Pierre (Indonésie).
greedy lance 6.
greedy utilise Wibisono Sutarjo : « Un dé qui vient de tomber est relancé ».
greedy lance 1.
greedy collecte 1200 $.
Manche 3 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Colombie.
greedy arrive : Colombie.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
greedy utilise Sainteté à crédit : « Sainteté +1 ».
greedy : Sainteté +1.
greedy tente de persuader Evaristo Quinterón.
greedy lance 16.
Evaristo Quinterón rejoint greedy : 21 contre 20.
Manche 3 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : France.
greedy arrive : France.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 4 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Autriche.
greedy utilise Relique en tournée : « Sainteté +2 pendant 3 tours ».
greedy : Sainteté +2 pendant 3 tours.
greedy arrive : Autriche.
greedy collecte le denier de Saint-Pierre (Autriche).
greedy lance 8.
greedy collecte 1600 $.
greedy collecte le denier de Saint-Pierre (Autriche).
greedy lance 12.
greedy collecte le double : 3200 $.
Manche 4 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Viêt Nam.
greedy arrive : Viêt Nam.
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
greedy utilise Miracle au village : « Sainteté +3 pendant 1 tour ».
greedy : Sainteté +3 pendant 1 tour.
Manche 4 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Kenya.
greedy arrive : Kenya.
greedy tente de persuader Barnabas Kiprotano.
greedy lance 17.
greedy utilise Bulle papale : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
Ce que greedy allait faire est annulé.
greedy tente de persuader Barnabas Kiprotano.
greedy lance 2.
Barnabas Kiprotano ne se laisse pas convaincre par greedy : 6 contre 19.
Manche 4 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
Demandé au Pape : greedy : Péchés −1.
greedy paie 100 $.
greedy : Péchés +1.
Demandé au Pape : greedy : Péchés −1.
greedy paie 100 $.
greedy : Péchés +1.
Demandé au Pape : greedy : Mouvement +1.
greedy paie 100 $.
greedy : Péchés +1.
greedy : Sainteté +1.
greedy : Péchés −1.
greedy : Péchés −1.
greedy : Mouvement +1.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
Manche 5 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Croatie.
greedy arrive : Croatie.
greedy tente de persuader Zvonimir Bukovar.
greedy lance 8.
Zvonimir Bukovar ne se laisse pas convaincre par greedy : 15 contre 19.
greedy tente de persuader Zvonimir Bukovar.
greedy lance 10.
greedy ajoute 2 par une corruption de 400 $.
Zvonimir Bukovar rejoint greedy : 19 contre 19.
Manche 5 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Chine.
greedy arrive : Chine.
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
Manche 5 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : France.
greedy utilise Toribio Huamantica : « Péchés −2 ».
greedy : Péchés −2.
greedy arrive : France.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy utilise Bénédiction Urbi et Orbi : « Sainteté +1 ».
greedy : Sainteté +1.
Manche 5 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Égypte.
greedy arrive : Égypte.
greedy voudrait convertir : Patriarche d'Alexandrie.
greedy paie 800 $.
Patriarche d'Alexandrie rejoint greedy.
greedy utilise Patriarche d'Alexandrie : « Péchés −2 ».
greedy : Péchés −2.
greedy renonce à une action.
Manche 6 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Kenya.
greedy arrive : Kenya.
greedy tente de persuader Barnabas Kiprotano.
greedy lance 18.
Barnabas Kiprotano rejoint greedy : 22 contre 19.
greedy utilise Barnabas Kiprotano : « Vous avez 1 action de plus pendant ce tour ».
greedy : actions +1 pendant ce tour.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 6 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Afrique du Sud.
greedy arrive : Afrique du Sud.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy utilise Passeport du Vatican : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant 1 tour ».
greedy est à l'abri pendant 1 tour.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy utilise Mission sur roues : « Mouvement +1 ».
greedy : Mouvement +1.
Manche 6 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
Demandé au Pape : greedy : Péchés −1.
greedy paie 100 $.
greedy : Péchés +1.
Demandé au Pape : greedy : Péchés −1.
greedy paie 100 $.
greedy : Péchés +1.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
greedy : Sainteté +1.
greedy : Péchés −1.
greedy : Péchés −1.
greedy : Sainteté +1.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
Manche 6 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Congo.
greedy utilise Messe en mondovision : « Sainteté +5 pendant ce tour ».
greedy : Sainteté +5 pendant ce tour.
greedy arrive : Congo.
greedy tente de persuader Félicien Mbokolanga.
greedy lance 16.
Félicien Mbokolanga rejoint greedy : 27 contre 18.
greedy utilise Une meilleure offre : « Un cardinal de persuasion 18 ou moins passe de la suite d'un adversaire à la vôtre ».
greedy vise Félicien Mbokolanga avec Une meilleure offre.
greedy utilise Félicien Mbokolanga : « Prenez jusqu'à 600 $ à un adversaire de votre choix ».
greedy vise greedy avec Félicien Mbokolanga.
greedy prend 600 $ ; greedy les perd.
Félicien Mbokolanga quitte greedy pour greedy.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 7 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Nouvelle-Zélande.
greedy arrive : Nouvelle-Zélande.
greedy tente de persuader Rangi Te Whakaora.
greedy lance 12.
greedy ajoute 3 par une corruption de 600 $.
Rangi Te Whakaora rejoint greedy : 19 contre 19.
greedy utilise Rangi Te Whakaora : « Chaque adversaire défausse 1 carte ».
greedy défausse « Messe en mondovision ».
greedy défausse « Murs du cloître ».
greedy va chercher une carte (Océanie).
greedy pioche une carte (Océanie).
Manche 7 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Éthiopie.
greedy arrive : Éthiopie.
greedy voudrait convertir : Gardien de l'Arche.
greedy défausse « Déjeuner interminable ».
Gardien de l'Arche rejoint greedy.
greedy renonce à une action.
Manche 7 : greedy.
greedy utilise Evaristo Quinterón : « Un adversaire de votre choix : Mouvement −1 pendant 1 tour ».
greedy vise greedy avec Evaristo Quinterón.
greedy utilise Gardien de l'Arche : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant 2 tours ».
greedy est à l'abri pendant 2 tours.
Evaristo Quinterón reste sans effet.
greedy touche un salaire de 400 $.
greedy se met en route : France.
greedy arrive : France.
greedy tente de persuader Aurélien de Brissandre.
greedy lance 11.
greedy utilise Statue sous enquête : « Un adversaire de votre choix : Sainteté −2 pendant 1 tour ».
greedy vise greedy avec Statue sous enquête.
greedy utilise Procession : « Sainteté +2 pendant ce tour ».
greedy utilise Phêrô Trần Văn Lạc : « −3 à la persuasion que tente un autre joueur ».
greedy : −3 à la persuasion.
greedy : Sainteté +2 pendant ce tour.
greedy : Sainteté −2 pendant 1 tour.
Aurélien de Brissandre ne se laisse pas convaincre par greedy : 16 contre 22.
greedy tente de persuader Aurélien de Brissandre.
greedy lance 11.
greedy ajoute 3 par une corruption de 600 $.
Aurélien de Brissandre rejoint greedy : 22 contre 22.
Manche 7 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Portugal.
greedy arrive : Portugal.
greedy tente de persuader Baltasar Vilamonte.
greedy lance 12.
greedy ajoute 1 par une corruption de 200 $.
Baltasar Vilamonte rejoint greedy : 17 contre 17.
greedy collecte le denier de Saint-Pierre (Portugal).
greedy lance 6.
greedy collecte 1200 $.
Manche 8 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Pologne.
greedy arrive : Pologne.
greedy va chercher une carte (Europe).
greedy utilise Raccourci par le désert : « Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route ».
greedy vise Russie avec Raccourci par le désert.
greedy arrive : Russie.
greedy pioche une carte (Europe).
greedy voudrait convertir : Patriarche de toutes les Russies.
greedy paie 1000 $.
Patriarche de toutes les Russies rejoint greedy.
greedy utilise Baltasar Vilamonte : « Mouvement +2 pendant ce tour ».
greedy : Mouvement +2 pendant ce tour.
Manche 8 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Madagascar.
greedy arrive : Madagascar.
greedy tente de persuader Rivo Andrianaly.
greedy utilise Déjeuner interminable : « +8 à la persuasion que vous tentez ».
greedy utilise Patriarche de toutes les Russies : « Annulez la capacité qu'un autre joueur vient d'annoncer ».
greedy a utilisé Déjeuner interminable, mais la capacité est annulée.
greedy lance 3.
greedy utilise Mûre réflexion : « Un dé qui vient de tomber est relancé ».
greedy lance 3.
Rivo Andrianaly ne se laisse pas convaincre par greedy : 5 contre 16.
greedy tente de persuader Rivo Andrianaly.
greedy lance 19.
Rivo Andrianaly rejoint greedy : 21 contre 16.
greedy utilise Rivo Andrianaly : « Mouvement +1 ».
greedy : Mouvement +1.
greedy utilise Zvonimir Bukovar : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant 1 tour ».
greedy est à l'abri pendant 1 tour.
Manche 8 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Argentine.
greedy arrive : Argentine.
greedy tente de persuader Facundo Terranegra.
greedy utilise Aurélien de Brissandre : « +3 à la persuasion que vous tentez ».
greedy : +3 à la persuasion.
greedy lance 15.
Facundo Terranegra rejoint greedy : 25 contre 21.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
greedy utilise Félicien Mbokolanga : « Prenez jusqu'à 600 $ à un adversaire de votre choix ».
greedy vise greedy avec Félicien Mbokolanga.
greedy prend 600 $ ; greedy les perd.
Manche 8 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Belgique.
greedy arrive : Belgique.
greedy tente de persuader Joost Van Elderloo.
greedy utilise Facundo Terranegra : « Un adversaire de votre choix : Sainteté −1 ».
greedy vise greedy avec Facundo Terranegra.
greedy : Sainteté −1.
greedy lance 15.
Joost Van Elderloo rejoint greedy : 19 contre 18.
greedy utilise Joost Van Elderloo : « Piochez 1 carte du continent où se trouve votre pion, jusqu'à cinq en main ».
greedy pioche une carte (Europe).
greedy utilise Bénédiction Urbi et Orbi : « Sainteté +1 ».
greedy : Sainteté +1.
greedy collecte le denier de Saint-Pierre (Belgique).
greedy lance 3.
greedy collecte 1400 $.
Manche 9 : greedy.
greedy touche un salaire de 600 $.
greedy se met en route : Pologne.
greedy arrive : Pologne.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy utilise Relique en tournée : « Sainteté +2 pendant 3 tours ».
greedy : Sainteté +2 pendant 3 tours.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 9 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Nigeria.
greedy arrive : Nigeria.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 9 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Irlande.
greedy arrive : Irlande.
greedy tente de persuader Colm Dunfarragh.
greedy lance 1.
Colm Dunfarragh ne se laisse pas convaincre par greedy : 9 contre 19.
greedy tente de persuader Colm Dunfarragh.
greedy lance 4.
Colm Dunfarragh ne se laisse pas convaincre par greedy : 12 contre 19.
Manche 9 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Suède.
greedy arrive : Suède.
greedy tente de persuader Torvald Lindqvarn.
greedy lance 3.
Torvald Lindqvarn ne se laisse pas convaincre par greedy : 8 contre 18.
greedy tente de persuader Torvald Lindqvarn.
greedy lance 3.
Torvald Lindqvarn ne se laisse pas convaincre par greedy : 8 contre 18.
Manche 10 : greedy.
greedy touche un salaire de 600 $.
greedy se met en route : Autriche.
greedy arrive : Autriche.
greedy collecte le denier de Saint-Pierre (Autriche).
greedy lance 8.
greedy collecte 1600 $.
greedy collecte le denier de Saint-Pierre (Autriche).
greedy lance 19.
greedy collecte le double : 3200 $.
greedy utilise Avocat du diable : « Un adversaire de votre choix : Sainteté −1 ».
greedy vise greedy avec Avocat du diable.
greedy : Sainteté −1.
greedy utilise Confession par téléphone : « Péchés −1 ».
greedy : Péchés −1.
Manche 10 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Espagne.
greedy arrive : Espagne.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 10 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Grande-Bretagne.
greedy arrive : Grande-Bretagne.
greedy renonce à une action.
greedy voudrait convertir : Archevêque de Cantorbéry.
greedy paie 800 $.
Archevêque de Cantorbéry rejoint greedy.
Manche 10 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Canada.
greedy arrive : Canada.
greedy tente de persuader Laurier Beauchesne-Roy.
greedy lance 7.
Laurier Beauchesne-Roy ne se laisse pas convaincre par greedy : 12 contre 20.
greedy tente de persuader Laurier Beauchesne-Roy.
greedy lance 9.
Laurier Beauchesne-Roy ne se laisse pas convaincre par greedy : 14 contre 20.
Manche 11 : greedy.
greedy touche un salaire de 600 $.
greedy se met en route : Allemagne.
greedy arrive : Allemagne.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy utilise Année jubilaire : « Sainteté +3 pendant ce tour ».
greedy : Sainteté +3 pendant ce tour.
greedy tente de persuader Ruprecht Hohenlinden.
greedy lance 2.
Ruprecht Hohenlinden ne se laisse pas convaincre par greedy : 8 contre 22.
Manche 11 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Brésil.
greedy arrive : Brésil.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
greedy utilise Communion et Libération : « Sainteté +2 pendant 2 tours ».
greedy : Sainteté +2 pendant 2 tours.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
greedy utilise Miracle au village : « Sainteté +3 pendant 1 tour ».
greedy utilise Second souffle : « Vous avez 1 action de plus pendant ce tour ».
greedy : actions +1 pendant ce tour.
greedy : Sainteté +3 pendant 1 tour.
greedy tente de persuader Hélder Monteverde Lima.
greedy lance 10.
Hélder Monteverde Lima ne se laisse pas convaincre par greedy : 15 contre 22.
Manche 11 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Irlande.
greedy arrive : Irlande.
greedy tente de persuader Colm Dunfarragh.
greedy utilise Archevêque de Cantorbéry : « +4 à la persuasion que vous tentez ».
greedy utilise Bulle papale : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
Ce que greedy allait faire est annulé.
Archevêque de Cantorbéry reste sans effet.
greedy tente de persuader Colm Dunfarragh.
greedy lance 12.
Colm Dunfarragh rejoint greedy : 21 contre 19.
greedy utilise Colm Dunfarragh : « Prenez 800 $ à la banque ».
greedy reçoit 800 $ de la banque.
Manche 11 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Guatemala.
greedy arrive : Guatemala.
greedy tente de persuader Anselmo Chitzajay.
greedy lance 20.
Anselmo Chitzajay rejoint greedy : 25 contre 17.
greedy utilise Anselmo Chitzajay : « Un adversaire de votre choix défausse 1 carte ».
greedy vise greedy avec Anselmo Chitzajay.
greedy utilise Droit d'asile : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant ce tour ».
greedy est à l'abri pendant ce tour.
Anselmo Chitzajay reste sans effet.
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
Manche 12 : greedy.
greedy touche un salaire de 600 $.
greedy réserve un vol : Nouvelle-Zélande.
greedy arrive : Nouvelle-Zélande.
greedy va chercher une carte (Océanie).
greedy pioche une carte (Océanie).
greedy va chercher une carte (Océanie).
greedy pioche une carte (Océanie).
greedy utilise Cave inondée : « Chaque adversaire défausse 1 carte ».
greedy utilise Christo-fascisme : « Un adversaire de votre choix : Péchés +2 ».
greedy vise greedy avec Christo-fascisme.
greedy utilise Banque du Vatican : « Prenez 1400 $ à la banque ».
greedy reçoit 1400 $ de la banque.
greedy : Péchés +2.
greedy défausse « Index des idées interdites ».
Manche 12 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Irak.
greedy utilise Mauvais formulaire : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
Ce que greedy allait faire est annulé.
greedy utilise Année jubilaire : « Sainteté +3 pendant ce tour ».
greedy : Sainteté +3 pendant ce tour.
greedy utilise Déchiqueteuse : « Un adversaire de votre choix défausse 1 carte ».
greedy vise greedy avec Déchiqueteuse.
greedy utilise Avocat du diable : « Un adversaire de votre choix : Sainteté −1 ».
greedy vise greedy avec Avocat du diable.
greedy : Sainteté −1.
Déchiqueteuse reste sans effet.
greedy utilise Visa refusé : « Un adversaire de votre choix : Mouvement −2 pendant 1 tour ».
greedy vise greedy avec Visa refusé.
greedy : Mouvement −2 pendant 1 tour.
Manche 12 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Allemagne.
greedy arrive : Allemagne.
greedy tente de persuader Ruprecht Hohenlinden.
greedy lance 9.
Ruprecht Hohenlinden ne se laisse pas convaincre par greedy : 17 contre 22.
greedy tente de persuader Ruprecht Hohenlinden.
greedy lance 13.
greedy ajoute 1 par une corruption de 200 $.
Ruprecht Hohenlinden rejoint greedy : 22 contre 22.
greedy utilise Ruprecht Hohenlinden : « Prenez 1400 $ à la banque ».
greedy reçoit 1400 $ de la banque.
Manche 12 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Mexique.
greedy arrive : Mexique.
greedy tente de persuader Refugio Santillán Ochoa.
greedy lance 10.
Refugio Santillán Ochoa ne se laisse pas convaincre par greedy : 14 contre 21.
greedy tente de persuader Refugio Santillán Ochoa.
greedy lance 1.
Refugio Santillán Ochoa ne se laisse pas convaincre par greedy : 5 contre 21.
Manche 13 : greedy.
greedy touche un salaire de 600 $.
greedy réserve un vol : Argentine.
greedy arrive : Argentine.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
greedy utilise Sainteté à crédit : « Sainteté +1 ».
greedy : Sainteté +1.
Manche 13 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Irak.
greedy arrive : Irak.
greedy tente de persuader Yonan Hadbashi.
greedy lance 18.
Yonan Hadbashi rejoint greedy : 22 contre 20.
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
greedy utilise Une meilleure offre : « Un cardinal de persuasion 18 ou moins passe de la suite d'un adversaire à la vôtre ».
greedy vise Anselmo Chitzajay avec Une meilleure offre.
Anselmo Chitzajay quitte greedy pour greedy.
Manche 13 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Sénégal.
greedy arrive : Sénégal.
greedy tente de persuader Mamadou Sarrkonde.
greedy lance 18.
Mamadou Sarrkonde rejoint greedy : 26 contre 20.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy utilise Anselmo Chitzajay : « Un adversaire de votre choix défausse 1 carte ».
greedy vise greedy avec Anselmo Chitzajay.
greedy utilise Papamobile : « Mouvement +3 pendant ce tour ».
greedy : Mouvement +3 pendant ce tour.
Anselmo Chitzajay reste sans effet.
Manche 13 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Canada.
greedy arrive : Canada.
greedy tente de persuader Laurier Beauchesne-Roy.
greedy lance 1.
Laurier Beauchesne-Roy ne se laisse pas convaincre par greedy : 6 contre 20.
greedy tente de persuader Laurier Beauchesne-Roy.
greedy lance 10.
Laurier Beauchesne-Roy ne se laisse pas convaincre par greedy : 15 contre 20.
Manche 14 : greedy.
greedy touche un salaire de 600 $.
greedy réserve un vol : Nouvelle-Zélande.
greedy arrive : Nouvelle-Zélande.
greedy va chercher une carte (Océanie).
greedy pioche une carte (Océanie).
greedy va chercher une carte (Océanie).
greedy pioche une carte (Océanie).
Manche 14 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Allemagne.
greedy arrive : Allemagne.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 14 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Mexique.
greedy utilise Décalage horaire : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
Ce que greedy allait faire est annulé.
Manche 14 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Suède.
greedy arrive : Suède.
greedy tente de persuader Torvald Lindqvarn.
greedy lance 18.
Torvald Lindqvarn rejoint greedy : 23 contre 18.
greedy collecte le denier de Saint-Pierre (Suède).
greedy lance 1.
greedy collecte 1200 $.
Manche 15 : greedy.
greedy touche un salaire de 600 $.
greedy réserve un vol : Argentine.
greedy arrive : Argentine.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
greedy utilise Torvald Lindqvarn : « Péchés −1 ».
greedy : Péchés −1.
Manche 15 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Autriche.
greedy utilise Mauvais formulaire : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
greedy utilise Index des idées interdites : « Annulez la capacité qu'un autre joueur vient d'annoncer ».
greedy a utilisé Mauvais formulaire, mais la capacité est annulée.
greedy arrive : Autriche.
greedy collecte le denier de Saint-Pierre (Autriche).
greedy lance 8.
greedy collecte 1800 $.
greedy collecte le denier de Saint-Pierre (Autriche).
greedy lance 1.
greedy collecte 1800 $.
greedy utilise Scandale à la une : « Chaque adversaire : Péchés +1 ».
greedy utilise Yonan Hadbashi : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant ce tour ».
greedy est à l'abri pendant ce tour.
greedy : Péchés +1.
greedy : Péchés +1.
greedy utilise Journal divulgué : « Un adversaire de votre choix : Péchés +1 ».
greedy vise greedy avec Journal divulgué.
greedy : Péchés +1.
greedy a trop péché : Sainteté 1, Péchés 0, et l'on s'en va.
Archevêque de Cantorbéry quitte greedy et redevient libre.
Aurélien de Brissandre quitte greedy et redevient libre.
Facundo Terranegra quitte greedy et redevient libre.
Manche 15 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : France.
greedy arrive : France.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 15 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Grande-Bretagne.
greedy arrive : Grande-Bretagne.
greedy voudrait convertir : Archevêque de Cantorbéry.
greedy paie 800 $.
greedy utilise Chevaliers de Malte : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
Ce que greedy allait faire est annulé.
greedy voudrait convertir : Archevêque de Cantorbéry.
greedy paie 800 $.
Archevêque de Cantorbéry rejoint greedy.
Manche 16 : greedy.
greedy touche un salaire de 600 $.
greedy se met en route : Chili.
greedy arrive : Chili.
greedy tente de persuader Baldomero Errazquin.
greedy lance 3.
Baldomero Errazquin ne se laisse pas convaincre par greedy : 7 contre 18.
greedy tente de persuader Baldomero Errazquin.
greedy lance 5.
Baldomero Errazquin ne se laisse pas convaincre par greedy : 9 contre 18.
Manche 16 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Sénégal.
greedy arrive : Sénégal.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 16 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Belgique.
greedy arrive : Belgique.
greedy collecte le denier de Saint-Pierre (Belgique).
greedy lance 6.
greedy utilise Mamadou Sarrkonde : « Un dé qui vient de tomber est relancé ».
greedy lance 12.
greedy collecte le double : 2800 $.
greedy collecte le denier de Saint-Pierre (Belgique).
greedy lance 12.
greedy collecte le double : 2800 $.
greedy utilise Extraterritorialité : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant 3 tours ».
greedy est à l'abri pendant 3 tours.
Manche 16 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Autriche.
greedy arrive : Autriche.
greedy tente de persuader Leopold Grünwasser.
greedy utilise Archevêque de Cantorbéry : « +4 à la persuasion que vous tentez ».
greedy : +4 à la persuasion.
greedy lance 20.
Leopold Grünwasser rejoint greedy : 29 contre 19.
greedy collecte le denier de Saint-Pierre (Autriche).
greedy lance 19.
greedy collecte le double : 3200 $.
Manche 17 : greedy.
greedy touche un salaire de 600 $.
greedy se met en route : Nouvelle-Zélande.
greedy arrive : Nouvelle-Zélande.
greedy va chercher une carte (Océanie).
greedy pioche une carte (Océanie).
greedy va chercher une carte (Océanie).
greedy pioche une carte (Océanie).
Manche 17 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Chili.
greedy arrive : Chili.
greedy tente de persuader Baldomero Errazquin.
greedy lance 13.
Baldomero Errazquin ne se laisse pas convaincre par greedy : 14 contre 18.
greedy tente de persuader Baldomero Errazquin.
greedy lance 20.
greedy utilise Renvoi en commission : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
Ce que greedy allait faire est annulé.
Manche 17 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Allemagne.
greedy arrive : Allemagne.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 17 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Canada.
greedy utilise Bagage perdu : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
greedy utilise Leopold Grünwasser : « Annulez la capacité qu'un autre joueur vient d'annoncer ».
greedy utilise Non expedit : « Annulez la capacité qu'un autre joueur vient d'annoncer ».
greedy a utilisé Leopold Grünwasser, mais la capacité est annulée.
Ce que greedy allait faire est annulé.
Manche 18 : greedy.
greedy touche un salaire de 600 $.
greedy réserve un vol : Argentine.
greedy arrive : Argentine.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
Manche 18 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Brésil.
greedy arrive : Brésil.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
Manche 18 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Mexique.
greedy arrive : Mexique.
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy utilise Statue sous enquête : « Un adversaire de votre choix : Sainteté −2 pendant 1 tour ».
greedy vise greedy avec Statue sous enquête.
greedy : Sainteté −2 pendant 1 tour.
greedy utilise Journal divulgué : « Un adversaire de votre choix : Péchés +1 ».
greedy vise greedy avec Journal divulgué.
greedy utilise Christo-fascisme : « Un adversaire de votre choix : Péchés +2 ».
greedy vise greedy avec Christo-fascisme.
greedy : Péchés +2.
greedy : Péchés +1.
greedy a trop péché : Sainteté 1, Péchés 0, et l'on s'en va.
Archevêque de Cantorbéry quitte greedy et redevient libre.
Patriarche d'Alexandrie quitte greedy et redevient libre.
Leopold Grünwasser quitte greedy et redevient libre.
Baltasar Vilamonte quitte greedy et redevient libre.
Manche 18 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
Demandé au Pape : greedy : Péchés −1.
greedy paie 100 $.
greedy : Péchés +1.
Demandé au Pape : greedy : Péchés −1.
greedy paie 100 $.
greedy : Péchés +1.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
greedy : Sainteté +1.
greedy : Péchés −1.
greedy : Péchés −1.
greedy : Sainteté +1.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 100 $.
greedy : Péchés +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
Manche 19 : greedy.
greedy touche un salaire de 600 $.
greedy se met en route : Chili.
greedy arrive : Chili.
greedy tente de persuader Baldomero Errazquin.
greedy lance 12.
greedy ajoute 2 par une corruption de 400 $.
Baldomero Errazquin rejoint greedy : 18 contre 18.
greedy collecte le denier de Saint-Pierre (Chili).
greedy lance 1.
greedy collecte 1200 $.
Manche 19 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Portugal.
greedy utilise Chevaliers de Malte : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
Ce que greedy allait faire est annulé.
Manche 19 : greedy.
greedy utilise Baldomero Errazquin : « Un adversaire de votre choix a 1 action de moins pendant 1 tour ».
greedy vise greedy avec Baldomero Errazquin.
greedy utilise Garde suisse : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant 2 tours ».
greedy est à l'abri pendant 2 tours.
Baldomero Errazquin reste sans effet.
greedy touche un salaire de 400 $.
greedy réserve un vol : France.
greedy arrive : France.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy tente de persuader Aurélien de Brissandre.
greedy lance 7.
Aurélien de Brissandre ne se laisse pas convaincre par greedy : 9 contre 22.
Manche 19 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Égypte.
greedy arrive : Égypte.
greedy renonce à une action.
greedy voudrait convertir : Patriarche d'Alexandrie.
greedy paie 800 $.
Patriarche d'Alexandrie rejoint greedy.
Manche 20 : greedy.
greedy touche un salaire de 600 $.
greedy se met en route : Argentine.
greedy arrive : Argentine.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
Manche 20 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Portugal.
greedy utilise Renvoi en commission : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
Ce que greedy allait faire est annulé.
Manche 20 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Grande-Bretagne.
greedy arrive : Grande-Bretagne.
greedy voudrait convertir : Archevêque de Cantorbéry.
greedy paie 800 $.
Archevêque de Cantorbéry rejoint greedy.
greedy renonce à une action.
Manche 20 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Nigeria.
greedy arrive : Nigeria.
greedy tente de persuader Emeka Adunwale.
greedy lance 13.
greedy ajoute 2 par une corruption de 400 $.
Emeka Adunwale rejoint greedy : 21 contre 21.
greedy utilise Emeka Adunwale : « Sainteté +1 ».
greedy : Sainteté +1.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 21 : greedy.
greedy touche un salaire de 600 $.
greedy réserve un vol : Espagne.
greedy arrive : Espagne.
greedy tente de persuader Íñigo Peñarrubia.
greedy utilise Procession : « Sainteté +2 pendant ce tour ».
greedy : Sainteté +2 pendant ce tour.
greedy lance 8.
Íñigo Peñarrubia ne se laisse pas convaincre par greedy : 13 contre 21.
greedy tente de persuader Íñigo Peñarrubia.
greedy lance 7.
Íñigo Peñarrubia ne se laisse pas convaincre par greedy : 12 contre 21.
Manche 21 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Portugal.
greedy arrive : Portugal.
greedy tente de persuader Baltasar Vilamonte.
greedy lance 5.
Baltasar Vilamonte ne se laisse pas convaincre par greedy : 6 contre 17.
greedy tente de persuader Baltasar Vilamonte.
greedy lance 7.
Baltasar Vilamonte ne se laisse pas convaincre par greedy : 8 contre 17.
Manche 21 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : France.
greedy arrive : France.
greedy réserve un vol : Est des États-Unis.
greedy arrive : Est des États-Unis.
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
Manche 21 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Canada.
greedy arrive : Canada.
greedy tente de persuader Laurier Beauchesne-Roy.
greedy lance 6.
Laurier Beauchesne-Roy ne se laisse pas convaincre par greedy : 13 contre 20.
greedy tente de persuader Laurier Beauchesne-Roy.
greedy lance 2.
Laurier Beauchesne-Roy ne se laisse pas convaincre par greedy : 9 contre 20.
Manche 22 : greedy.
greedy touche un salaire de 600 $.
greedy réserve un vol : Mexique.
greedy arrive : Mexique.
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy tente de persuader Refugio Santillán Ochoa.
greedy lance 19.
Refugio Santillán Ochoa rejoint greedy : 22 contre 21.
greedy utilise Refugio Santillán Ochoa : « Un cardinal de persuasion 18 ou moins passe de la suite d'un adversaire à la vôtre ».
greedy vise Anselmo Chitzajay avec Refugio Santillán Ochoa.
greedy utilise Non expedit : « Annulez la capacité qu'un autre joueur vient d'annoncer ».
greedy a utilisé Refugio Santillán Ochoa, mais la capacité est annulée.
Manche 22 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Sénégal.
greedy arrive : Sénégal.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy utilise Déchiqueteuse : « Un adversaire de votre choix défausse 1 carte ».
greedy vise greedy avec Déchiqueteuse.
greedy utilise Passeport du Vatican : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant 1 tour ».
greedy est à l'abri pendant 1 tour.
Déchiqueteuse reste sans effet.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 22 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Cuba.
greedy arrive : Cuba.
greedy tente de persuader Lázaro Montecristo.
greedy lance 1.
Lázaro Montecristo ne se laisse pas convaincre par greedy : 4 contre 18.
greedy tente de persuader Lázaro Montecristo.
greedy lance 16.
Lázaro Montecristo rejoint greedy : 19 contre 18.
Manche 22 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Terre sainte.
greedy arrive : Terre sainte.
greedy tente de persuader Elias Qamarani.
greedy lance 17.
Elias Qamarani rejoint greedy : 24 contre 21.
greedy utilise Elias Qamarani : « Sainteté +1 pendant 2 tours ».
greedy : Sainteté +1 pendant 2 tours.
greedy collecte le denier de Saint-Pierre (Terre sainte).
greedy lance 6.
greedy collecte 1400 $.
Manche 23 : greedy.
greedy touche un salaire de 600 $.
greedy réserve un vol : Espagne.
greedy arrive : Espagne.
greedy tente de persuader Íñigo Peñarrubia.
greedy lance 20.
Íñigo Peñarrubia rejoint greedy : 23 contre 21.
greedy collecte le denier de Saint-Pierre (Espagne).
greedy lance 9.
greedy collecte 100 $.
Manche 23 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Nigeria.
greedy arrive : Nigeria.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 23 : greedy.
greedy utilise Íñigo Peñarrubia : « Un adversaire de votre choix : Péchés +1 ».
greedy vise greedy avec Íñigo Peñarrubia.
greedy utilise Garde suisse : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant 2 tours ».
greedy est à l'abri pendant 2 tours.
Íñigo Peñarrubia reste sans effet.
greedy touche un salaire de 400 $.
greedy se met en route : Est des États-Unis.
greedy arrive : Est des États-Unis.
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
Manche 23 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Canada.
greedy arrive : Canada.
greedy tente de persuader Laurier Beauchesne-Roy.
greedy lance 15.
Laurier Beauchesne-Roy rejoint greedy : 23 contre 20.
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy utilise Lázaro Montecristo : « Prenez jusqu'à 900 $ à un adversaire de votre choix ».
greedy vise greedy avec Lázaro Montecristo.
greedy prend 900 $ ; greedy les perd.
Manche 24 : greedy.
greedy touche un salaire de 600 $.
greedy se met en route : Maroc.
greedy arrive : Maroc.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy utilise Mission sur roues : « Mouvement +1 ».
greedy : Mouvement +1.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 24 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Congo.
greedy arrive : Congo.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 24 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Argentine.
greedy arrive : Argentine.
greedy tente de persuader Facundo Terranegra.
greedy lance 5.
Facundo Terranegra ne se laisse pas convaincre par greedy : 9 contre 21.
greedy tente de persuader Facundo Terranegra.
greedy lance 8.
Facundo Terranegra ne se laisse pas convaincre par greedy : 12 contre 21.
Manche 24 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Japon.
greedy arrive : Japon.
greedy tente de persuader Ignatius Morikuni.
greedy lance 12.
greedy ajoute 1 par une corruption de 200 $.
Ignatius Morikuni rejoint greedy : 21 contre 21.
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
Manche 25 : greedy.
greedy touche un salaire de 600 $.
greedy se met en route : Portugal.
greedy arrive : Portugal.
greedy tente de persuader Baltasar Vilamonte.
greedy lance 2.
Baltasar Vilamonte ne se laisse pas convaincre par greedy : 5 contre 17.
greedy tente de persuader Baltasar Vilamonte.
greedy lance 1.
Baltasar Vilamonte ne se laisse pas convaincre par greedy : 4 contre 17.
greedy utilise Laurier Beauchesne-Roy : « Touchez le rendement du diocèse où se trouve votre pion ».
greedy reçoit 200 $ de la banque.
Manche 25 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Brésil.
greedy arrive : Brésil.
greedy tente de persuader Hélder Monteverde Lima.
greedy lance 4.
Hélder Monteverde Lima ne se laisse pas convaincre par greedy : 4 contre 22.
greedy tente de persuader Hélder Monteverde Lima.
greedy lance 6.
Hélder Monteverde Lima ne se laisse pas convaincre par greedy : 6 contre 22.
Manche 25 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Ouest des États-Unis.
greedy arrive : Ouest des États-Unis.
greedy tente de persuader Diego Alvarado-Finch.
greedy lance 10.
Diego Alvarado-Finch ne se laisse pas convaincre par greedy : 13 contre 21.
greedy tente de persuader Diego Alvarado-Finch.
greedy lance 11.
Diego Alvarado-Finch ne se laisse pas convaincre par greedy : 14 contre 21.
Manche 25 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Autriche.
greedy utilise Visa refusé : « Un adversaire de votre choix : Mouvement −2 pendant 1 tour ».
greedy vise greedy avec Visa refusé.
greedy : Mouvement −2 pendant 1 tour.
greedy arrive : Autriche.
greedy tente de persuader Leopold Grünwasser.
greedy lance 4.
Leopold Grünwasser ne se laisse pas convaincre par greedy : 10 contre 19.
greedy tente de persuader Leopold Grünwasser.
greedy lance 17.
greedy utilise Seconde quête : « Prenez jusqu'à 600 $ à chaque adversaire ».
greedy prend 600 $ ; greedy les perd.
greedy prend 600 $ ; greedy les perd.
greedy prend 600 $ ; greedy les perd.
greedy utilise Contrôle des comptes : « Prenez jusqu'à 1200 $ à un adversaire de votre choix ».
greedy vise greedy avec Contrôle des comptes.
greedy prend 1200 $ ; greedy les perd.
greedy utilise Krach du Banco Ambrosiano : « Chaque adversaire verse jusqu'à 1200 $ à la banque ».
greedy perd 1200 $.
greedy perd 1200 $.
greedy perd 1200 $.
greedy utilise Huit pour mille : « Touchez le rendement du diocèse où se trouve votre pion ».
greedy reçoit 300 $ de la banque.
greedy utilise Huit pour mille : « Touchez le rendement du diocèse où se trouve votre pion ».
greedy reçoit 300 $ de la banque.
greedy utilise Murs du cloître : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant ce tour ».
greedy est à l'abri pendant ce tour.
greedy utilise Papamobile : « Mouvement +3 pendant ce tour ».
greedy : Mouvement +3 pendant ce tour.
greedy utilise Raccourci par le désert : « Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route ».
greedy vise Venezuela avec Raccourci par le désert.
greedy arrive : Venezuela.
greedy utilise Confession par téléphone : « Péchés −1 ».
greedy : Péchés −1.
greedy utilise Droit d'asile : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant ce tour ».
greedy est à l'abri pendant ce tour.
greedy utilise Téléthon : « Prenez 900 $ à la banque ».
greedy reçoit 900 $ de la banque.
Leopold Grünwasser rejoint greedy : 23 contre 19.
Manche 26 : greedy.
greedy touche un salaire de 600 $.
greedy se met en route : France.
greedy arrive : France.
greedy tente de persuader Aurélien de Brissandre.
greedy lance 12.
Aurélien de Brissandre ne se laisse pas convaincre par greedy : 14 contre 22.
greedy tente de persuader Aurélien de Brissandre.
greedy lance 14.
Aurélien de Brissandre ne se laisse pas convaincre par greedy : 16 contre 22.
Manche 26 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Est des États-Unis.
greedy arrive : Est des États-Unis.
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
Manche 26 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Mexique.
greedy arrive : Mexique.
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy utilise Action collective : « Un adversaire de votre choix verse jusqu'à 2000 $ à la banque ».
greedy vise greedy avec Action collective.
greedy perd 2000 $.
greedy utilise Krach du Banco Ambrosiano : « Chaque adversaire verse jusqu'à 1200 $ à la banque ».
greedy perd 1200 $.
greedy perd 1200 $.
greedy perd 1200 $.
Manche 26 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Pologne.
greedy arrive : Pologne.
greedy tente de persuader Kazimierz Wolnowski.
greedy lance 20.
greedy utilise Pot-de-vin : « Prenez jusqu'à 900 $ à un adversaire de votre choix ».
greedy vise greedy avec Pot-de-vin.
greedy prend 900 $ ; greedy les perd.
greedy utilise Action collective : « Un adversaire de votre choix verse jusqu'à 2000 $ à la banque ».
greedy vise greedy avec Action collective.
greedy perd 1300 $.
Kazimierz Wolnowski rejoint greedy : 26 contre 23.
Habemus Papam : greedy !
