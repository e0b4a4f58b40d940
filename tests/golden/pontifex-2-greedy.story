(11, 7) (1, 2)
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
greedy uses Laurier Beauchesne-Roy: “Collect the yield of the diocese your pawn stands in”.
greedy gets 300 $ from the bank.
greedy uses Vatican Bank: “Take 1400 $ from the bank”.
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
greedy uses Second Collection: “Take up to 600 $ from each opponent”.
greedy takes 400 $ from greedy.
Round 2: greedy.
greedy draws a salary of 400 $.
greedy sets out: Japan.
greedy uses Second Collection: “Take up to 600 $ from each opponent”.
greedy takes 400 $ from greedy.
greedy arrives: Japan.
greedy goes for a card (Asia).
greedy draws a card (Asia).
greedy goes for a card (Asia).
greedy draws a card (Asia).
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
greedy sets out: Russia.
greedy arrives: Russia.
greedy gives up an action.
greedy gives up an action.
Round 4: greedy.
greedy draws a salary of 400 $.
greedy sets out: Belgium.
greedy arrives: Belgium.
greedy tries to persuade Joost Van Elderloo.
greedy throws 7.
Joost Van Elderloo joins greedy: 18 against 18.
greedy uses Joost Van Elderloo: “Draw 1 card of the continent your pawn stands in, up to five in hand”.
greedy draws a card (Europe).
greedy uses Relic on Tour: “Holiness +2 for 3 turns”.
greedy: Holiness +2 for 3 turns.
greedy collects Peter's Pence (Belgium).
greedy throws 9.
greedy collects 1400 $.
greedy uses Mass Live on Air: “Holiness +5 this turn”.
greedy: Holiness +5 this turn.
Round 4: greedy.
greedy draws a salary of 400 $.
greedy sets out: Sweden.
greedy arrives: Sweden.
greedy collects Peter's Pence (Sweden).
greedy throws 3.
greedy uses Knights of Malta: “Cancel another player's action or move before it takes effect”.
What greedy was about to do is cancelled.
greedy collects Peter's Pence (Sweden).
greedy throws 16.
greedy collects twice as much: 2400 $.
greedy uses Secret Consistory: “A free cardinal of the continent your pawn stands in, with persuasion 18 or less, joins your retinue”.
Secret Consistory is aimed at Torvald Lindqvarn by greedy.
Torvald Lindqvarn joins greedy.
Round 5: greedy.
greedy draws a salary of 400 $.
greedy sets out: Austria.
greedy arrives: Austria.
greedy tries to persuade Leopold Grünwasser.
greedy throws 1.
Leopold Grünwasser is not convinced by greedy: 13 against 19.
greedy tries to persuade Leopold Grünwasser.
greedy throws 18.
Leopold Grünwasser joins greedy: 30 against 19.
greedy uses Ignatius Morikuni: “Turn somebody in an opponent's retinue whose ability has not been used”.
Ignatius Morikuni is aimed at Leopold Grünwasser by greedy.
greedy uses Leopold Grünwasser: “Cancel the ability that another player has just announced”.
Ignatius Morikuni, used by greedy, is cancelled.
Round 5: greedy.
greedy draws a salary of 400 $.
greedy sets out: Germany.
greedy arrives: Germany.
greedy books a flight: Croatia.
greedy arrives: Croatia.
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 6: greedy.
greedy draws a salary of 400 $.
greedy sets out: Portugal.
greedy arrives: Portugal.
greedy tries to persuade Baltasar Vilamonte.
greedy uses Knights of Malta: “Cancel another player's action or move before it takes effect”.
What greedy was about to do is cancelled.
greedy tries to persuade Baltasar Vilamonte.
greedy throws 17.
Baltasar Vilamonte joins greedy: 29 against 17.
Round 6: greedy.
greedy uses Baltasar Vilamonte: “Movement +2 this turn”.
greedy: Movement +2 this turn.
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
greedy: Holiness +1.
greedy: Holiness +1.
greedy gives up an action.
Round 7: greedy.
greedy draws a salary of 400 $.
greedy sets out: Peru.
greedy arrives: Peru.
greedy tries to persuade Toribio Huamantica.
greedy throws 1.
Toribio Huamantica is not convinced by greedy: 14 against 17.
greedy tries to persuade Toribio Huamantica.
greedy throws 1.
greedy adds 3 with a bribe of 600 $.
Toribio Huamantica joins greedy: 17 against 17.
Round 7: greedy.
greedy draws a salary of 400 $.
greedy sets out: Morocco.
greedy arrives: Morocco.
greedy tries to persuade Youssef Ben Tamrit.
greedy throws 20.
greedy uses Vow of Silence: “Turn somebody in an opponent's retinue whose ability has not been used”.
Vow of Silence is aimed at Toribio Huamantica by greedy.
Toribio Huamantica, with greedy, is turned.
greedy uses Mission School: “+3 to the persuasion you are attempting”.
+3 to the persuasion of greedy.
Youssef Ben Tamrit joins greedy: 33 against 17.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy uses Youssef Ben Tamrit: “Your pawn takes one step at once, in any turn, unless a pawn is on its way”.
Youssef Ben Tamrit is aimed at Nigeria by greedy.
greedy arrives: Nigeria.
Round 8: greedy.
greedy draws a salary of 400 $.
greedy sets out: Guatemala.
greedy arrives: Guatemala.
greedy tries to persuade Anselmo Chitzajay.
greedy throws 18.
Anselmo Chitzajay joins greedy: 30 against 17.
greedy uses Anselmo Chitzajay: “An opponent of your choice discards 1 card”.
Anselmo Chitzajay is aimed at greedy by greedy.
greedy discards “Promoted Out of the Way”.
greedy goes for a card (North America).
greedy draws a card (North America).
Round 8: greedy.
greedy uses Brown Envelope: “Take up to 900 $ from an opponent of your choice”.
Brown Envelope is aimed at greedy by greedy.
greedy takes 200 $ from greedy.
greedy draws a salary of 400 $.
greedy sets out: Congo.
greedy arrives: Congo.
greedy tries to persuade Félicien Mbokolanga.
greedy throws 13.
Félicien Mbokolanga joins greedy: 23 against 18.
greedy uses Félicien Mbokolanga: “Take up to 600 $ from an opponent of your choice”.
Félicien Mbokolanga is aimed at greedy by greedy.
greedy takes 600 $ from greedy.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy uses Visa Refused: “An opponent of your choice: Movement −2 for 1 turn”.
Visa Refused is aimed at greedy by greedy.
greedy: Movement −2 for 1 turn.
Round 9: greedy.
greedy draws a salary of 400 $.
greedy sets out: Venezuela.
greedy arrives: Venezuela.
greedy tries to persuade Jacinto Urdanegro.
greedy throws 9.
Jacinto Urdanegro joins greedy: 19 against 17.
greedy uses Jacinto Urdanegro: “Somebody leaves an opponent's retinue and is free again”.
Jacinto Urdanegro is aimed at Torvald Lindqvarn by greedy.
greedy uses Swiss Guard: “Your scores, money, hand and retinue are safe from the abilities of others for 2 turns”.
greedy is sheltered for 2 turns.
Jacinto Urdanegro comes to nothing.
greedy collects Peter's Pence (Venezuela).
greedy throws 18.
greedy collects twice as much: 2400 $.
Round 9: greedy.
greedy draws a salary of 400 $.
greedy sets out: Kenya.
greedy arrives: Kenya.
greedy tries to persuade Barnabas Kiprotano.
greedy throws 3.
greedy uses Second Thoughts: “A die that has just fallen is thrown again”.
greedy throws 15.
Barnabas Kiprotano joins greedy: 24 against 19.
greedy uses Barnabas Kiprotano: “You have 1 more action this turn”.
greedy: actions +1 this turn.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 10: greedy.
greedy draws a salary of 400 $.
greedy sets out: Chile.
greedy arrives: Chile.
greedy tries to persuade Baldomero Errazquin.
greedy throws 4.
Baldomero Errazquin is not convinced by greedy: 14 against 18.
greedy tries to persuade Baldomero Errazquin.
greedy throws 14.
Baldomero Errazquin joins greedy: 24 against 18.
Round 10: greedy.
greedy draws a salary of 400 $.
greedy sets out: South Africa.
greedy arrives: South Africa.
greedy tries to persuade Thabang Molewane.
greedy throws 18.
greedy uses Second Wind: “You have 1 more action this turn”.
greedy: actions +1 this turn.
Thabang Molewane joins greedy: 28 against 21.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 11: greedy.
greedy uses Baldomero Errazquin: “An opponent of your choice has 1 action fewer for 1 turn”.
Baldomero Errazquin is aimed at greedy by greedy.
greedy: actions −1 for 1 turn.
greedy draws a salary of 400 $.
greedy sets out: Papua New Guinea.
greedy uses Thabang Molewane: “Cancel another player's action or move before it takes effect”.
What greedy was about to do is cancelled.
Round 11: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Philippines.
greedy arrives: Philippines.
greedy tries to persuade Crisanto Dimaluna.
greedy throws 19.
greedy uses Cloister Wall: “Your scores, money, hand and retinue are safe from the abilities of others this turn”.
greedy is sheltered this turn.
Crisanto Dimaluna joins greedy: 30 against 22.
greedy uses Crisanto Dimaluna: “Draw 2 cards of the continent your pawn stands in, up to five in hand”.
greedy draws a card (Asia).
greedy draws a card (Asia).
Round 12: greedy.
greedy draws a salary of 400 $.
greedy sets out: Papua New Guinea.
greedy arrives: Papua New Guinea.
greedy tries to persuade Kila Tomarebo.
greedy throws 11.
Kila Tomarebo joins greedy: 21 against 16.
greedy uses Kila Tomarebo: “Your pawn takes one step at once, in any turn, unless a pawn is on its way”.
Kila Tomarebo is aimed at Indonesia by greedy.
greedy arrives: Indonesia.
greedy tries to persuade Wibisono Sutarjo.
greedy throws 10.
Wibisono Sutarjo joins greedy: 21 against 17.
Round 12: greedy.
greedy draws a salary of 400 $.
greedy sets out: Vietnam.
greedy arrives: Vietnam.
greedy tries to persuade Phêrô Trần Văn Lạc.
greedy throws 3.
Phêrô Trần Văn Lạc is not convinced by greedy: 13 against 18.
greedy tries to persuade Phêrô Trần Văn Lạc.
greedy throws 2.
Phêrô Trần Văn Lạc is not convinced by greedy: 12 against 18.
greedy uses Right of Asylum: “Your scores, money, hand and retinue are safe from the abilities of others this turn”.
greedy is sheltered this turn.
Round 13: greedy.
greedy draws a salary of 400 $.
greedy sets out: Iraq.
greedy arrives: Iraq.
greedy tries to persuade Yonan Hadbashi.
greedy throws 20.
Yonan Hadbashi joins greedy: 30 against 20.
greedy goes for a card (Asia).
greedy draws a card (Asia).
Round 13: greedy.
greedy uses Yonan Hadbashi: “Your scores, money, hand and retinue are safe from the abilities of others this turn”.
greedy is sheltered this turn.
greedy draws a salary of 400 $.
greedy sets out: China.
greedy arrives: China.
greedy tries to persuade Matthew Lau Shing-kei.
greedy throws 15.
Matthew Lau Shing-kei joins greedy: 25 against 22.
greedy goes for a card (Asia).
greedy draws a card (Asia).
Round 14: greedy.
greedy draws a salary of 400 $.
greedy sets out: Egypt.
greedy arrives: Egypt.
greedy would convert the Patriarch of Alexandria.
greedy pays 800 $.
greedy uses Spiritual Exercises: “Turn back your pawn or somebody in your retinue: the ability can be used again”.
Spiritual Exercises is aimed at Youssef Ben Tamrit by greedy.
greedy uses Visa Refused: “An opponent of your choice: Movement −2 for 1 turn”.
Visa Refused is aimed at greedy by greedy.
greedy: Movement −2 for 1 turn.
Youssef Ben Tamrit, with greedy, can be used again.
The Patriarch of Alexandria joins greedy.
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
greedy usa Laurier Beauchesne-Roy: «Incassa il rendimento della diocesi in cui si trova la tua pedina».
greedy riceve 300 $ dalla banca.
greedy usa Banca Vaticana: «Prendi 1400 $ dalla banca».
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
greedy usa Seconda questua: «Prendi fino a 600 $ a ogni avversario».
greedy prende 400 $; greedy li perde.
Giro 2: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Giappone.
greedy usa Seconda questua: «Prendi fino a 600 $ a ogni avversario».
greedy prende 400 $; greedy li perde.
greedy arriva: Giappone.
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
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
greedy si mette in viaggio: Russia.
greedy arriva: Russia.
greedy rinuncia a un'azione.
greedy rinuncia a un'azione.
Giro 4: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Belgio.
greedy arriva: Belgio.
greedy tenta di persuadere Joost Van Elderloo.
greedy tira 7.
Joost Van Elderloo si schiera con greedy: 18 contro 18.
greedy usa Joost Van Elderloo: «Pesca 1 carta del continente in cui si trova la tua pedina, fino a cinque in mano».
greedy pesca una carta (Europa).
greedy usa Reliquia in tournée: «Santità +2 per 3 turni».
greedy: Santità +2 per 3 turni.
greedy raccoglie l'Obolo di San Pietro (Belgio).
greedy tira 9.
greedy raccoglie 1400 $.
greedy usa Messa in mondovisione: «Santità +5 in questo turno».
greedy: Santità +5 in questo turno.
Giro 4: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Svezia.
greedy arriva: Svezia.
greedy raccoglie l'Obolo di San Pietro (Svezia).
greedy tira 3.
greedy usa Cavalieri di Malta: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
Ciò che greedy stava per fare è annullato.
greedy raccoglie l'Obolo di San Pietro (Svezia).
greedy tira 16.
greedy raccoglie il doppio: 2400 $.
greedy usa Concistoro segreto: «Un cardinale libero del continente in cui si trova la tua pedina, con persuasione 18 o meno, entra nel tuo seguito».
greedy sceglie Torvald Lindqvarn per Concistoro segreto.
Torvald Lindqvarn si schiera con greedy.
Giro 5: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Austria.
greedy arriva: Austria.
greedy tenta di persuadere Leopold Grünwasser.
greedy tira 1.
greedy non convince Leopold Grünwasser: 13 contro 19.
greedy tenta di persuadere Leopold Grünwasser.
greedy tira 18.
Leopold Grünwasser si schiera con greedy: 30 contro 19.
greedy usa Ignatius Morikuni: «Gira qualcuno nel seguito di un avversario la cui abilità non è ancora stata usata».
greedy sceglie Leopold Grünwasser per Ignatius Morikuni.
greedy usa Leopold Grünwasser: «Annulla l'abilità che un altro ha appena annunciato».
greedy ha usato Ignatius Morikuni, ma l'abilità è annullata.
Giro 5: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Germania.
greedy arriva: Germania.
greedy prenota un volo: Croazia.
greedy arriva: Croazia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 6: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Portogallo.
greedy arriva: Portogallo.
greedy tenta di persuadere Baltasar Vilamonte.
greedy usa Cavalieri di Malta: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
Ciò che greedy stava per fare è annullato.
greedy tenta di persuadere Baltasar Vilamonte.
greedy tira 17.
Baltasar Vilamonte si schiera con greedy: 29 contro 17.
Giro 6: greedy.
greedy usa Baltasar Vilamonte: «Movimento +2 in questo turno».
greedy: Movimento +2 in questo turno.
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
greedy: Santità +1.
greedy: Santità +1.
greedy rinuncia a un'azione.
Giro 7: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Perù.
greedy arriva: Perù.
greedy tenta di persuadere Toribio Huamantica.
greedy tira 1.
greedy non convince Toribio Huamantica: 14 contro 17.
greedy tenta di persuadere Toribio Huamantica.
greedy tira 1.
greedy aggiunge 3 con una corruzione da 600 $.
Toribio Huamantica si schiera con greedy: 17 contro 17.
Giro 7: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Marocco.
greedy arriva: Marocco.
greedy tenta di persuadere Youssef Ben Tamrit.
greedy tira 20.
greedy usa Voto di silenzio: «Gira qualcuno nel seguito di un avversario la cui abilità non è ancora stata usata».
greedy sceglie Toribio Huamantica per Voto di silenzio.
Toribio Huamantica, con greedy, viene girato.
greedy usa Scuola della missione: «+3 alla persuasione che stai tentando».
greedy: +3 alla persuasione.
Youssef Ben Tamrit si schiera con greedy: 33 contro 17.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy usa Youssef Ben Tamrit: «La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio».
greedy sceglie Nigeria per Youssef Ben Tamrit.
greedy arriva: Nigeria.
Giro 8: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Guatemala.
greedy arriva: Guatemala.
greedy tenta di persuadere Anselmo Chitzajay.
greedy tira 18.
Anselmo Chitzajay si schiera con greedy: 30 contro 17.
greedy usa Anselmo Chitzajay: «Un avversario a scelta scarta 1 carta».
greedy sceglie greedy per Anselmo Chitzajay.
greedy scarta «Promosso e rimosso».
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
Giro 8: greedy.
greedy usa Bustarella: «Prendi fino a 900 $ a un avversario a scelta».
greedy sceglie greedy per Bustarella.
greedy prende 200 $; greedy li perde.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Congo.
greedy arriva: Congo.
greedy tenta di persuadere Félicien Mbokolanga.
greedy tira 13.
Félicien Mbokolanga si schiera con greedy: 23 contro 18.
greedy usa Félicien Mbokolanga: «Prendi fino a 600 $ a un avversario a scelta».
greedy sceglie greedy per Félicien Mbokolanga.
greedy prende 600 $; greedy li perde.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy usa Visto negato: «Un avversario a scelta: Movimento −2 per 1 turno».
greedy sceglie greedy per Visto negato.
greedy: Movimento −2 per 1 turno.
Giro 9: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Venezuela.
greedy arriva: Venezuela.
greedy tenta di persuadere Jacinto Urdanegro.
greedy tira 9.
Jacinto Urdanegro si schiera con greedy: 19 contro 17.
greedy usa Jacinto Urdanegro: «Qualcuno lascia il seguito di un avversario e torna libero».
greedy sceglie Torvald Lindqvarn per Jacinto Urdanegro.
greedy usa Guardia svizzera: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui per 2 turni».
greedy è al sicuro per 2 turni.
Jacinto Urdanegro non ha effetto.
greedy raccoglie l'Obolo di San Pietro (Venezuela).
greedy tira 18.
greedy raccoglie il doppio: 2400 $.
Giro 9: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Kenya.
greedy arriva: Kenya.
greedy tenta di persuadere Barnabas Kiprotano.
greedy tira 3.
greedy usa Ripensamenti: «Un dado appena caduto si tira di nuovo».
greedy tira 15.
Barnabas Kiprotano si schiera con greedy: 24 contro 19.
greedy usa Barnabas Kiprotano: «Hai 1 azione in più in questo turno».
greedy: azioni +1 in questo turno.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 10: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Cile.
greedy arriva: Cile.
greedy tenta di persuadere Baldomero Errazquin.
greedy tira 4.
greedy non convince Baldomero Errazquin: 14 contro 18.
greedy tenta di persuadere Baldomero Errazquin.
greedy tira 14.
Baldomero Errazquin si schiera con greedy: 24 contro 18.
Giro 10: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Sudafrica.
greedy arriva: Sudafrica.
greedy tenta di persuadere Thabang Molewane.
greedy tira 18.
greedy usa Secondo fiato: «Hai 1 azione in più in questo turno».
greedy: azioni +1 in questo turno.
Thabang Molewane si schiera con greedy: 28 contro 21.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 11: greedy.
greedy usa Baldomero Errazquin: «Un avversario a scelta ha 1 azione in meno per 1 turno».
greedy sceglie greedy per Baldomero Errazquin.
greedy: azioni −1 per 1 turno.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Papua Nuova Guinea.
greedy usa Thabang Molewane: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
Ciò che greedy stava per fare è annullato.
Giro 11: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Filippine.
greedy arriva: Filippine.
greedy tenta di persuadere Crisanto Dimaluna.
greedy tira 19.
greedy usa Mura del chiostro: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui in questo turno».
greedy è al sicuro in questo turno.
Crisanto Dimaluna si schiera con greedy: 30 contro 22.
greedy usa Crisanto Dimaluna: «Pesca 2 carte del continente in cui si trova la tua pedina, fino a cinque in mano».
greedy pesca una carta (Asia).
greedy pesca una carta (Asia).
Giro 12: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Papua Nuova Guinea.
greedy arriva: Papua Nuova Guinea.
greedy tenta di persuadere Kila Tomarebo.
greedy tira 11.
Kila Tomarebo si schiera con greedy: 21 contro 16.
greedy usa Kila Tomarebo: «La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio».
greedy sceglie Indonesia per Kila Tomarebo.
greedy arriva: Indonesia.
greedy tenta di persuadere Wibisono Sutarjo.
greedy tira 10.
Wibisono Sutarjo si schiera con greedy: 21 contro 17.
Giro 12: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Vietnam.
greedy arriva: Vietnam.
greedy tenta di persuadere Phêrô Trần Văn Lạc.
greedy tira 3.
greedy non convince Phêrô Trần Văn Lạc: 13 contro 18.
greedy tenta di persuadere Phêrô Trần Văn Lạc.
greedy tira 2.
greedy non convince Phêrô Trần Văn Lạc: 12 contro 18.
greedy usa Diritto d'asilo: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui in questo turno».
greedy è al sicuro in questo turno.
Giro 13: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Iraq.
greedy arriva: Iraq.
greedy tenta di persuadere Yonan Hadbashi.
greedy tira 20.
Yonan Hadbashi si schiera con greedy: 30 contro 20.
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
Giro 13: greedy.
greedy usa Yonan Hadbashi: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui in questo turno».
greedy è al sicuro in questo turno.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Cina.
greedy arriva: Cina.
greedy tenta di persuadere Matthew Lau Shing-kei.
greedy tira 15.
Matthew Lau Shing-kei si schiera con greedy: 25 contro 22.
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
Giro 14: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Egitto.
greedy arriva: Egitto.
greedy vorrebbe convertire: Patriarca di Alessandria.
greedy paga 800 $.
greedy usa Esercizi spirituali: «Raddrizza la tua pedina o qualcuno del tuo seguito: l'abilità si può usare di nuovo».
greedy sceglie Youssef Ben Tamrit per Esercizi spirituali.
greedy usa Visto negato: «Un avversario a scelta: Movimento −2 per 1 turno».
greedy sceglie greedy per Visto negato.
greedy: Movimento −2 per 1 turno.
Youssef Ben Tamrit, con greedy, si può usare di nuovo.
Patriarca di Alessandria si schiera con greedy.
Habemus Papam: greedy!
greedy lance 20 et 6 : numéro 26, Laurier Beauchesne-Roy, Canada.
greedy lance 5 et 17 : numéro 22, Ignatius Morikuni, Japon.
greedy fait le plus haut, 19, et commence.
Manche 1 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Est des États-Unis.
greedy arrive : Est des États-Unis.
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy utilise Laurier Beauchesne-Roy : « Touchez le rendement du diocèse où se trouve votre pion ».
greedy reçoit 300 $ de la banque.
greedy utilise Banque du Vatican : « Prenez 1400 $ à la banque ».
greedy reçoit 1400 $ de la banque.
Manche 1 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Chine.
greedy arrive : Chine.
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
Manche 2 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Croatie.
greedy arrive : Croatie.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy utilise Seconde quête : « Prenez jusqu'à 600 $ à chaque adversaire ».
greedy prend 400 $ ; greedy les perd.
Manche 2 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Japon.
greedy utilise Seconde quête : « Prenez jusqu'à 600 $ à chaque adversaire ».
greedy prend 400 $ ; greedy les perd.
greedy arrive : Japon.
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
Manche 3 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
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
greedy : Sainteté +1.
greedy : Sainteté −1.
greedy : Mouvement +1.
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
greedy renonce à une action.
Manche 3 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Russie.
greedy arrive : Russie.
greedy renonce à une action.
greedy renonce à une action.
Manche 4 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Belgique.
greedy arrive : Belgique.
greedy tente de persuader Joost Van Elderloo.
greedy lance 7.
Joost Van Elderloo rejoint greedy : 18 contre 18.
greedy utilise Joost Van Elderloo : « Piochez 1 carte du continent où se trouve votre pion, jusqu'à cinq en main ».
greedy pioche une carte (Europe).
greedy utilise Relique en tournée : « Sainteté +2 pendant 3 tours ».
greedy : Sainteté +2 pendant 3 tours.
greedy collecte le denier de Saint-Pierre (Belgique).
greedy lance 9.
greedy collecte 1400 $.
greedy utilise Messe en mondovision : « Sainteté +5 pendant ce tour ».
greedy : Sainteté +5 pendant ce tour.
Manche 4 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Suède.
greedy arrive : Suède.
greedy collecte le denier de Saint-Pierre (Suède).
greedy lance 3.
greedy utilise Chevaliers de Malte : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
Ce que greedy allait faire est annulé.
greedy collecte le denier de Saint-Pierre (Suède).
greedy lance 16.
greedy collecte le double : 2400 $.
greedy utilise Consistoire secret : « Un cardinal libre du continent où se trouve votre pion, de persuasion 18 ou moins, rejoint votre suite ».
greedy vise Torvald Lindqvarn avec Consistoire secret.
Torvald Lindqvarn rejoint greedy.
Manche 5 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Autriche.
greedy arrive : Autriche.
greedy tente de persuader Leopold Grünwasser.
greedy lance 1.
Leopold Grünwasser ne se laisse pas convaincre par greedy : 13 contre 19.
greedy tente de persuader Leopold Grünwasser.
greedy lance 18.
Leopold Grünwasser rejoint greedy : 30 contre 19.
greedy utilise Ignatius Morikuni : « Tournez, dans la suite d'un adversaire, quelqu'un dont la capacité n'a pas servi ».
greedy vise Leopold Grünwasser avec Ignatius Morikuni.
greedy utilise Leopold Grünwasser : « Annulez la capacité qu'un autre joueur vient d'annoncer ».
greedy a utilisé Ignatius Morikuni, mais la capacité est annulée.
Manche 5 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Allemagne.
greedy arrive : Allemagne.
greedy réserve un vol : Croatie.
greedy arrive : Croatie.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 6 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Portugal.
greedy arrive : Portugal.
greedy tente de persuader Baltasar Vilamonte.
greedy utilise Chevaliers de Malte : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
Ce que greedy allait faire est annulé.
greedy tente de persuader Baltasar Vilamonte.
greedy lance 17.
Baltasar Vilamonte rejoint greedy : 29 contre 17.
Manche 6 : greedy.
greedy utilise Baltasar Vilamonte : « Mouvement +2 pendant ce tour ».
greedy : Mouvement +2 pendant ce tour.
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
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy renonce à une action.
Manche 7 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Pérou.
greedy arrive : Pérou.
greedy tente de persuader Toribio Huamantica.
greedy lance 1.
Toribio Huamantica ne se laisse pas convaincre par greedy : 14 contre 17.
greedy tente de persuader Toribio Huamantica.
greedy lance 1.
greedy ajoute 3 par une corruption de 600 $.
Toribio Huamantica rejoint greedy : 17 contre 17.
Manche 7 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Maroc.
greedy arrive : Maroc.
greedy tente de persuader Youssef Ben Tamrit.
greedy lance 20.
greedy utilise Vœu de silence : « Tournez, dans la suite d'un adversaire, quelqu'un dont la capacité n'a pas servi ».
greedy vise Toribio Huamantica avec Vœu de silence.
Toribio Huamantica, chez greedy, est tourné.
greedy utilise École de la mission : « +3 à la persuasion que vous tentez ».
greedy : +3 à la persuasion.
Youssef Ben Tamrit rejoint greedy : 33 contre 17.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy utilise Youssef Ben Tamrit : « Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route ».
greedy vise Nigeria avec Youssef Ben Tamrit.
greedy arrive : Nigeria.
Manche 8 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Guatemala.
greedy arrive : Guatemala.
greedy tente de persuader Anselmo Chitzajay.
greedy lance 18.
Anselmo Chitzajay rejoint greedy : 30 contre 17.
greedy utilise Anselmo Chitzajay : « Un adversaire de votre choix défausse 1 carte ».
greedy vise greedy avec Anselmo Chitzajay.
greedy défausse « Promu pour l'écarter ».
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
Manche 8 : greedy.
greedy utilise Pot-de-vin : « Prenez jusqu'à 900 $ à un adversaire de votre choix ».
greedy vise greedy avec Pot-de-vin.
greedy prend 200 $ ; greedy les perd.
greedy touche un salaire de 400 $.
greedy se met en route : Congo.
greedy arrive : Congo.
greedy tente de persuader Félicien Mbokolanga.
greedy lance 13.
Félicien Mbokolanga rejoint greedy : 23 contre 18.
greedy utilise Félicien Mbokolanga : « Prenez jusqu'à 600 $ à un adversaire de votre choix ».
greedy vise greedy avec Félicien Mbokolanga.
greedy prend 600 $ ; greedy les perd.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy utilise Visa refusé : « Un adversaire de votre choix : Mouvement −2 pendant 1 tour ».
greedy vise greedy avec Visa refusé.
greedy : Mouvement −2 pendant 1 tour.
Manche 9 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Venezuela.
greedy arrive : Venezuela.
greedy tente de persuader Jacinto Urdanegro.
greedy lance 9.
Jacinto Urdanegro rejoint greedy : 19 contre 17.
greedy utilise Jacinto Urdanegro : « Quelqu'un quitte la suite d'un adversaire et redevient libre ».
greedy vise Torvald Lindqvarn avec Jacinto Urdanegro.
greedy utilise Garde suisse : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant 2 tours ».
greedy est à l'abri pendant 2 tours.
Jacinto Urdanegro reste sans effet.
greedy collecte le denier de Saint-Pierre (Venezuela).
greedy lance 18.
greedy collecte le double : 2400 $.
Manche 9 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Kenya.
greedy arrive : Kenya.
greedy tente de persuader Barnabas Kiprotano.
greedy lance 3.
greedy utilise Mûre réflexion : « Un dé qui vient de tomber est relancé ».
greedy lance 15.
Barnabas Kiprotano rejoint greedy : 24 contre 19.
greedy utilise Barnabas Kiprotano : « Vous avez 1 action de plus pendant ce tour ».
greedy : actions +1 pendant ce tour.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 10 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Chili.
greedy arrive : Chili.
greedy tente de persuader Baldomero Errazquin.
greedy lance 4.
Baldomero Errazquin ne se laisse pas convaincre par greedy : 14 contre 18.
greedy tente de persuader Baldomero Errazquin.
greedy lance 14.
Baldomero Errazquin rejoint greedy : 24 contre 18.
Manche 10 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Afrique du Sud.
greedy arrive : Afrique du Sud.
greedy tente de persuader Thabang Molewane.
greedy lance 18.
greedy utilise Second souffle : « Vous avez 1 action de plus pendant ce tour ».
greedy : actions +1 pendant ce tour.
Thabang Molewane rejoint greedy : 28 contre 21.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 11 : greedy.
greedy utilise Baldomero Errazquin : « Un adversaire de votre choix a 1 action de moins pendant 1 tour ».
greedy vise greedy avec Baldomero Errazquin.
greedy : actions −1 pendant 1 tour.
greedy touche un salaire de 400 $.
greedy se met en route : Papouasie-Nouvelle-Guinée.
greedy utilise Thabang Molewane : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
Ce que greedy allait faire est annulé.
Manche 11 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Philippines.
greedy arrive : Philippines.
greedy tente de persuader Crisanto Dimaluna.
greedy lance 19.
greedy utilise Murs du cloître : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant ce tour ».
greedy est à l'abri pendant ce tour.
Crisanto Dimaluna rejoint greedy : 30 contre 22.
greedy utilise Crisanto Dimaluna : « Piochez 2 cartes du continent où se trouve votre pion, jusqu'à cinq en main ».
greedy pioche une carte (Asie).
greedy pioche une carte (Asie).
Manche 12 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Papouasie-Nouvelle-Guinée.
greedy arrive : Papouasie-Nouvelle-Guinée.
greedy tente de persuader Kila Tomarebo.
greedy lance 11.
Kila Tomarebo rejoint greedy : 21 contre 16.
greedy utilise Kila Tomarebo : « Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route ».
greedy vise Indonésie avec Kila Tomarebo.
greedy arrive : Indonésie.
greedy tente de persuader Wibisono Sutarjo.
greedy lance 10.
Wibisono Sutarjo rejoint greedy : 21 contre 17.
Manche 12 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Viêt Nam.
greedy arrive : Viêt Nam.
greedy tente de persuader Phêrô Trần Văn Lạc.
greedy lance 3.
Phêrô Trần Văn Lạc ne se laisse pas convaincre par greedy : 13 contre 18.
greedy tente de persuader Phêrô Trần Văn Lạc.
greedy lance 2.
Phêrô Trần Văn Lạc ne se laisse pas convaincre par greedy : 12 contre 18.
greedy utilise Droit d'asile : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant ce tour ».
greedy est à l'abri pendant ce tour.
Manche 13 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Irak.
greedy arrive : Irak.
greedy tente de persuader Yonan Hadbashi.
greedy lance 20.
Yonan Hadbashi rejoint greedy : 30 contre 20.
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
Manche 13 : greedy.
greedy utilise Yonan Hadbashi : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant ce tour ».
greedy est à l'abri pendant ce tour.
greedy touche un salaire de 400 $.
greedy se met en route : Chine.
greedy arrive : Chine.
greedy tente de persuader Matthew Lau Shing-kei.
greedy lance 15.
Matthew Lau Shing-kei rejoint greedy : 25 contre 22.
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
Manche 14 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Égypte.
greedy arrive : Égypte.
greedy voudrait convertir : Patriarche d'Alexandrie.
greedy paie 800 $.
greedy utilise Exercices spirituels : « Redressez votre pion ou quelqu'un de votre suite : sa capacité peut resservir ».
greedy vise Youssef Ben Tamrit avec Exercices spirituels.
greedy utilise Visa refusé : « Un adversaire de votre choix : Mouvement −2 pendant 1 tour ».
greedy vise greedy avec Visa refusé.
greedy : Mouvement −2 pendant 1 tour.
Youssef Ben Tamrit, chez greedy, peut resservir.
Patriarche d'Alexandrie rejoint greedy.
Habemus Papam : greedy !
