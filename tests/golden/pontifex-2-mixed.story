(11, 0) (1, 2)
greedy throws 20 and 6: number 26, Laurier Beauchesne-Roy, Canada.
random throws 5 and 17: number 22, Ignatius Morikuni, Japan.
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
Round 1: random.
random draws a salary of 400 $.
random stays, without acting.
Round 2: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Croatia.
greedy uses Second Collection: “Take up to 600 $ from each opponent”.
greedy takes 400 $ from random.
greedy arrives: Croatia.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 2: random.
random draws a salary of 400 $.
random stays, without acting.
Round 3: greedy.
greedy draws a salary of 400 $.
greedy sets out: Italy.
greedy arrives: Italy.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: random: Holiness −1.
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
greedy uses Second Collection: “Take up to 600 $ from each opponent”.
greedy takes 400 $ from random.
greedy: Holiness +1.
random: Holiness −1.
greedy: Movement +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy: Holiness +1.
greedy goes on pilgrimage (Italy).
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
Asked of the Pope: greedy: Holiness +1.
greedy pays 200 $.
greedy: Holiness +1.
greedy: Holiness +1.
Round 3: random.
random draws a salary of 400 $.
random sets out: Russia.
random arrives: Russia.
random gives up an action.
random gives up an action.
Round 4: greedy.
greedy draws a salary of 400 $.
greedy sets out: Belgium.
greedy arrives: Belgium.
greedy tries to persuade Joost Van Elderloo.
greedy throws 7.
Joost Van Elderloo joins greedy: 20 against 18.
greedy uses Joost Van Elderloo: “Draw 1 card of the continent your pawn stands in, up to five in hand”.
greedy draws a card (Europe).
greedy uses Relic on Tour: “Holiness +2 for 3 turns”.
greedy: Holiness +2 for 3 turns.
greedy collects Peter's Pence (Belgium).
greedy throws 9.
greedy collects 1400 $.
greedy uses Mass Live on Air: “Holiness +5 this turn”.
greedy: Holiness +5 this turn.
Round 4: random.
random draws a salary of 400 $.
random sets out: Poland.
greedy uses Knights of Malta: “Cancel another player's action or move before it takes effect”.
What random was about to do is cancelled.
Round 5: greedy.
greedy draws a salary of 400 $.
greedy sets out: Austria.
greedy arrives: Austria.
greedy tries to persuade Leopold Grünwasser.
greedy throws 3.
Leopold Grünwasser is not convinced by greedy: 17 against 19.
greedy tries to persuade Leopold Grünwasser.
greedy throws 16.
Leopold Grünwasser joins greedy: 30 against 19.
Round 5: random.
random uses Vow of Silence: “Turn somebody in an opponent's retinue whose ability has not been used”.
Vow of Silence is aimed at Leopold Grünwasser by random.
random uses Ignatius Morikuni: “Turn somebody in an opponent's retinue whose ability has not been used”.
Ignatius Morikuni is aimed at Leopold Grünwasser by random.
Leopold Grünwasser, with greedy, is turned.
Vow of Silence comes to nothing.
random draws a salary of 400 $.
random sets out: Japan.
random arrives: Japan.
random collects Peter's Pence (Japan).
random throws 1.
random collects 200 $.
random books a flight: South Africa.
random arrives: South Africa.
Round 6: greedy.
greedy draws a salary of 400 $.
greedy sets out: Morocco.
greedy arrives: Morocco.
greedy tries to persuade Youssef Ben Tamrit.
greedy throws 18.
Youssef Ben Tamrit joins greedy: 33 against 17.
greedy uses Youssef Ben Tamrit: “Your pawn takes one step at once, in any turn, unless a pawn is on its way”.
Youssef Ben Tamrit is aimed at Egypt by greedy.
greedy arrives: Egypt.
greedy would convert the Patriarch of Alexandria.
greedy pays 800 $.
The Patriarch of Alexandria joins greedy.
Round 6: random.
random draws a salary of 400 $.
random books a flight: China.
random arrives: China.
random tries to persuade Matthew Lau Shing-kei.
random throws 17.
Matthew Lau Shing-kei is not convinced by random: 18 against 22.
random tries to persuade Matthew Lau Shing-kei.
random throws 1.
Matthew Lau Shing-kei is not convinced by random: 2 against 22.
Round 7: greedy.
greedy draws a salary of 400 $.
greedy sets out: Holy Land.
greedy arrives: Holy Land.
greedy tries to persuade Elias Qamarani.
greedy throws 1.
Elias Qamarani is not convinced by greedy: 16 against 21.
greedy tries to persuade Elias Qamarani.
greedy throws 20.
Elias Qamarani joins greedy: 35 against 21.
greedy uses Elias Qamarani: “Holiness +1 for 2 turns”.
greedy: Holiness +1 for 2 turns.
Round 7: random.
random draws a salary of 400 $.
random books a flight: Argentina.
random arrives: Argentina.
random gives up an action.
random goes for a card (South America).
random draws a card (South America).
random uses Leaked Diary: “An opponent of your choice: Sins +1”.
Leaked Diary is aimed at greedy by random.
greedy: Sins +1.
Round 8: greedy.
greedy draws a salary of 400 $.
greedy sets out: Portugal.
greedy arrives: Portugal.
greedy tries to persuade Baltasar Vilamonte.
greedy throws 18.
Baltasar Vilamonte joins greedy: 31 against 17.
greedy collects Peter's Pence (Portugal).
greedy throws 13.
greedy collects twice as much: 2400 $.
greedy uses Patriarch of Alexandria: “Sins −2”.
greedy: Sins −2.
Round 8: random.
random draws a salary of 400 $.
random sets out: Chile.
random arrives: Chile.
random gives up an action.
random tries to persuade Baldomero Errazquin.
random throws 9.
Baldomero Errazquin is not convinced by random: 9 against 18.
Round 9: greedy.
greedy draws a salary of 400 $.
greedy sets out: Congo.
greedy arrives: Congo.
greedy tries to persuade Félicien Mbokolanga.
greedy throws 18.
Félicien Mbokolanga joins greedy: 32 against 18.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy uses Félicien Mbokolanga: “Take up to 600 $ from an opponent of your choice”.
Félicien Mbokolanga is aimed at random by greedy.
greedy takes 400 $ from random.
greedy uses Baltasar Vilamonte: “Movement +2 this turn”.
greedy: Movement +2 this turn.
Round 9: random.
random draws a salary of 400 $.
random sets out: Peru.
random arrives: Peru.
random gives up an action.
random collects Peter's Pence (Peru).
random throws 3.
random collects 1000 $.
Round 10: greedy.
greedy draws a salary of 400 $.
greedy sets out: Senegal.
greedy arrives: Senegal.
greedy tries to persuade Mamadou Sarrkonde.
greedy throws 15.
Mamadou Sarrkonde joins greedy: 28 against 20.
greedy goes for a card (Africa).
greedy draws a card (Africa).
greedy uses Visa Refused: “An opponent of your choice: Movement −2 for 1 turn”.
Visa Refused is aimed at random by greedy.
random: Movement −2 for 1 turn.
Round 10: random.
random draws a salary of 400 $.
random stays, without acting.
Round 11: greedy.
greedy draws a salary of 400 $.
greedy sets out: Guatemala.
greedy arrives: Guatemala.
greedy tries to persuade Anselmo Chitzajay.
greedy throws 4.
greedy uses Mamadou Sarrkonde: “A die that has just fallen is thrown again”.
greedy throws 14.
Anselmo Chitzajay joins greedy: 28 against 17.
greedy goes for a card (North America).
greedy draws a card (North America).
greedy uses Brown Envelope: “Take up to 900 $ from an opponent of your choice”.
Brown Envelope is aimed at random by greedy.
greedy takes 900 $ from random.
Round 11: random.
random draws a salary of 400 $.
random stays, without acting.
Round 12: greedy.
greedy draws a salary of 400 $.
greedy sets out: Cuba.
greedy arrives: Cuba.
greedy tries to persuade Lázaro Montecristo.
greedy throws 18.
Lázaro Montecristo joins greedy: 32 against 18.
greedy uses Lázaro Montecristo: “Take up to 900 $ from an opponent of your choice”.
Lázaro Montecristo is aimed at random by greedy.
greedy takes 900 $ from random.
greedy goes for a card (North America).
greedy draws a card (North America).
greedy uses Crash of the Banco Ambrosiano: “Each opponent pays up to 1200 $ to the bank”.
random loses 400 $.
Round 12: random.
random draws a salary of 400 $.
random sets out: Brazil.
random arrives: Brazil.
random collects Peter's Pence (Brazil).
random throws 19.
random collects twice as much: 400 $.
random books a flight: Canada.
random arrives: Canada.
Round 13: greedy.
greedy draws a salary of 400 $.
greedy sets out: Peru.
greedy arrives: Peru.
greedy tries to persuade Toribio Huamantica.
greedy throws 11.
greedy uses Swiss Guard: “Your scores, money, hand and retinue are safe from the abilities of others for 2 turns”.
greedy is sheltered for 2 turns.
Toribio Huamantica joins greedy: 24 against 17.
Habemus Papam: greedy!
greedy tira 20 e 6: numero 26, Laurier Beauchesne-Roy, Canada.
random tira 5 e 17: numero 22, Ignatius Morikuni, Giappone.
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
Giro 1: random.
random riceve lo stipendio: 400 $.
random resta, senza agire.
Giro 2: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Croazia.
greedy usa Seconda questua: «Prendi fino a 600 $ a ogni avversario».
greedy prende 400 $; random li perde.
greedy arriva: Croazia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 2: random.
random riceve lo stipendio: 400 $.
random resta, senza agire.
Giro 3: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Italia.
greedy arriva: Italia.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: random: Santità −1.
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
greedy usa Seconda questua: «Prendi fino a 600 $ a ogni avversario».
greedy prende 400 $; random li perde.
greedy: Santità +1.
random: Santità −1.
greedy: Movimento +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy: Santità +1.
greedy va in pellegrinaggio (Italia).
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
Chiesto al Papa: greedy: Santità +1.
greedy paga 200 $.
greedy: Santità +1.
greedy: Santità +1.
Giro 3: random.
random riceve lo stipendio: 400 $.
random si mette in viaggio: Russia.
random arriva: Russia.
random rinuncia a un'azione.
random rinuncia a un'azione.
Giro 4: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Belgio.
greedy arriva: Belgio.
greedy tenta di persuadere Joost Van Elderloo.
greedy tira 7.
Joost Van Elderloo si schiera con greedy: 20 contro 18.
greedy usa Joost Van Elderloo: «Pesca 1 carta del continente in cui si trova la tua pedina, fino a cinque in mano».
greedy pesca una carta (Europa).
greedy usa Reliquia in tournée: «Santità +2 per 3 turni».
greedy: Santità +2 per 3 turni.
greedy raccoglie l'Obolo di San Pietro (Belgio).
greedy tira 9.
greedy raccoglie 1400 $.
greedy usa Messa in mondovisione: «Santità +5 in questo turno».
greedy: Santità +5 in questo turno.
Giro 4: random.
random riceve lo stipendio: 400 $.
random si mette in viaggio: Polonia.
greedy usa Cavalieri di Malta: «Annulla l'azione o il movimento di un altro prima che abbia effetto».
Ciò che random stava per fare è annullato.
Giro 5: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Austria.
greedy arriva: Austria.
greedy tenta di persuadere Leopold Grünwasser.
greedy tira 3.
greedy non convince Leopold Grünwasser: 17 contro 19.
greedy tenta di persuadere Leopold Grünwasser.
greedy tira 16.
Leopold Grünwasser si schiera con greedy: 30 contro 19.
Giro 5: random.
random usa Voto di silenzio: «Gira qualcuno nel seguito di un avversario la cui abilità non è ancora stata usata».
random sceglie Leopold Grünwasser per Voto di silenzio.
random usa Ignatius Morikuni: «Gira qualcuno nel seguito di un avversario la cui abilità non è ancora stata usata».
random sceglie Leopold Grünwasser per Ignatius Morikuni.
Leopold Grünwasser, con greedy, viene girato.
Voto di silenzio non ha effetto.
random riceve lo stipendio: 400 $.
random si mette in viaggio: Giappone.
random arriva: Giappone.
random raccoglie l'Obolo di San Pietro (Giappone).
random tira 1.
random raccoglie 200 $.
random prenota un volo: Sudafrica.
random arriva: Sudafrica.
Giro 6: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Marocco.
greedy arriva: Marocco.
greedy tenta di persuadere Youssef Ben Tamrit.
greedy tira 18.
Youssef Ben Tamrit si schiera con greedy: 33 contro 17.
greedy usa Youssef Ben Tamrit: «La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio».
greedy sceglie Egitto per Youssef Ben Tamrit.
greedy arriva: Egitto.
greedy vorrebbe convertire: Patriarca di Alessandria.
greedy paga 800 $.
Patriarca di Alessandria si schiera con greedy.
Giro 6: random.
random riceve lo stipendio: 400 $.
random prenota un volo: Cina.
random arriva: Cina.
random tenta di persuadere Matthew Lau Shing-kei.
random tira 17.
random non convince Matthew Lau Shing-kei: 18 contro 22.
random tenta di persuadere Matthew Lau Shing-kei.
random tira 1.
random non convince Matthew Lau Shing-kei: 2 contro 22.
Giro 7: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Terra Santa.
greedy arriva: Terra Santa.
greedy tenta di persuadere Elias Qamarani.
greedy tira 1.
greedy non convince Elias Qamarani: 16 contro 21.
greedy tenta di persuadere Elias Qamarani.
greedy tira 20.
Elias Qamarani si schiera con greedy: 35 contro 21.
greedy usa Elias Qamarani: «Santità +1 per 2 turni».
greedy: Santità +1 per 2 turni.
Giro 7: random.
random riceve lo stipendio: 400 $.
random prenota un volo: Argentina.
random arriva: Argentina.
random rinuncia a un'azione.
random va a pescare una carta (America del Sud).
random pesca una carta (America del Sud).
random usa Diario trapelato: «Un avversario a scelta: Peccati +1».
random sceglie greedy per Diario trapelato.
greedy: Peccati +1.
Giro 8: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Portogallo.
greedy arriva: Portogallo.
greedy tenta di persuadere Baltasar Vilamonte.
greedy tira 18.
Baltasar Vilamonte si schiera con greedy: 31 contro 17.
greedy raccoglie l'Obolo di San Pietro (Portogallo).
greedy tira 13.
greedy raccoglie il doppio: 2400 $.
greedy usa Patriarca di Alessandria: «Peccati −2».
greedy: Peccati −2.
Giro 8: random.
random riceve lo stipendio: 400 $.
random si mette in viaggio: Cile.
random arriva: Cile.
random rinuncia a un'azione.
random tenta di persuadere Baldomero Errazquin.
random tira 9.
random non convince Baldomero Errazquin: 9 contro 18.
Giro 9: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Congo.
greedy arriva: Congo.
greedy tenta di persuadere Félicien Mbokolanga.
greedy tira 18.
Félicien Mbokolanga si schiera con greedy: 32 contro 18.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy usa Félicien Mbokolanga: «Prendi fino a 600 $ a un avversario a scelta».
greedy sceglie random per Félicien Mbokolanga.
greedy prende 400 $; random li perde.
greedy usa Baltasar Vilamonte: «Movimento +2 in questo turno».
greedy: Movimento +2 in questo turno.
Giro 9: random.
random riceve lo stipendio: 400 $.
random si mette in viaggio: Perù.
random arriva: Perù.
random rinuncia a un'azione.
random raccoglie l'Obolo di San Pietro (Perù).
random tira 3.
random raccoglie 1000 $.
Giro 10: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Senegal.
greedy arriva: Senegal.
greedy tenta di persuadere Mamadou Sarrkonde.
greedy tira 15.
Mamadou Sarrkonde si schiera con greedy: 28 contro 20.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
greedy usa Visto negato: «Un avversario a scelta: Movimento −2 per 1 turno».
greedy sceglie random per Visto negato.
random: Movimento −2 per 1 turno.
Giro 10: random.
random riceve lo stipendio: 400 $.
random resta, senza agire.
Giro 11: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Guatemala.
greedy arriva: Guatemala.
greedy tenta di persuadere Anselmo Chitzajay.
greedy tira 4.
greedy usa Mamadou Sarrkonde: «Un dado appena caduto si tira di nuovo».
greedy tira 14.
Anselmo Chitzajay si schiera con greedy: 28 contro 17.
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
greedy usa Bustarella: «Prendi fino a 900 $ a un avversario a scelta».
greedy sceglie random per Bustarella.
greedy prende 900 $; random li perde.
Giro 11: random.
random riceve lo stipendio: 400 $.
random resta, senza agire.
Giro 12: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Cuba.
greedy arriva: Cuba.
greedy tenta di persuadere Lázaro Montecristo.
greedy tira 18.
Lázaro Montecristo si schiera con greedy: 32 contro 18.
greedy usa Lázaro Montecristo: «Prendi fino a 900 $ a un avversario a scelta».
greedy sceglie random per Lázaro Montecristo.
greedy prende 900 $; random li perde.
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
greedy usa Crac del Banco Ambrosiano: «Ogni avversario paga fino a 1200 $ alla banca».
random perde 400 $.
Giro 12: random.
random riceve lo stipendio: 400 $.
random si mette in viaggio: Brasile.
random arriva: Brasile.
random raccoglie l'Obolo di San Pietro (Brasile).
random tira 19.
random raccoglie il doppio: 400 $.
random prenota un volo: Canada.
random arriva: Canada.
Giro 13: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Perù.
greedy arriva: Perù.
greedy tenta di persuadere Toribio Huamantica.
greedy tira 11.
greedy usa Guardia svizzera: «I tuoi punteggi, il denaro, la mano e il seguito sono al sicuro dalle abilità altrui per 2 turni».
greedy è al sicuro per 2 turni.
Toribio Huamantica si schiera con greedy: 24 contro 17.
Habemus Papam: greedy!
greedy lance 20 et 6 : numéro 26, Laurier Beauchesne-Roy, Canada.
random lance 5 et 17 : numéro 22, Ignatius Morikuni, Japon.
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
Manche 1 : random.
random touche un salaire de 400 $.
random reste, sans agir.
Manche 2 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Croatie.
greedy utilise Seconde quête : « Prenez jusqu'à 600 $ à chaque adversaire ».
greedy prend 400 $ ; random les perd.
greedy arrive : Croatie.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 2 : random.
random touche un salaire de 400 $.
random reste, sans agir.
Manche 3 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : random : Sainteté −1.
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
greedy utilise Seconde quête : « Prenez jusqu'à 600 $ à chaque adversaire ».
greedy prend 400 $ ; random les perd.
greedy : Sainteté +1.
random : Sainteté −1.
greedy : Mouvement +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy : Sainteté +1.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
greedy : Sainteté +1.
greedy : Sainteté +1.
Manche 3 : random.
random touche un salaire de 400 $.
random se met en route : Russie.
random arrive : Russie.
random renonce à une action.
random renonce à une action.
Manche 4 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Belgique.
greedy arrive : Belgique.
greedy tente de persuader Joost Van Elderloo.
greedy lance 7.
Joost Van Elderloo rejoint greedy : 20 contre 18.
greedy utilise Joost Van Elderloo : « Piochez 1 carte du continent où se trouve votre pion, jusqu'à cinq en main ».
greedy pioche une carte (Europe).
greedy utilise Relique en tournée : « Sainteté +2 pendant 3 tours ».
greedy : Sainteté +2 pendant 3 tours.
greedy collecte le denier de Saint-Pierre (Belgique).
greedy lance 9.
greedy collecte 1400 $.
greedy utilise Messe en mondovision : « Sainteté +5 pendant ce tour ».
greedy : Sainteté +5 pendant ce tour.
Manche 4 : random.
random touche un salaire de 400 $.
random se met en route : Pologne.
greedy utilise Chevaliers de Malte : « Annulez l'action ou le déplacement d'un autre joueur avant son effet ».
Ce que random allait faire est annulé.
Manche 5 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Autriche.
greedy arrive : Autriche.
greedy tente de persuader Leopold Grünwasser.
greedy lance 3.
Leopold Grünwasser ne se laisse pas convaincre par greedy : 17 contre 19.
greedy tente de persuader Leopold Grünwasser.
greedy lance 16.
Leopold Grünwasser rejoint greedy : 30 contre 19.
Manche 5 : random.
random utilise Vœu de silence : « Tournez, dans la suite d'un adversaire, quelqu'un dont la capacité n'a pas servi ».
random vise Leopold Grünwasser avec Vœu de silence.
random utilise Ignatius Morikuni : « Tournez, dans la suite d'un adversaire, quelqu'un dont la capacité n'a pas servi ».
random vise Leopold Grünwasser avec Ignatius Morikuni.
Leopold Grünwasser, chez greedy, est tourné.
Vœu de silence reste sans effet.
random touche un salaire de 400 $.
random se met en route : Japon.
random arrive : Japon.
random collecte le denier de Saint-Pierre (Japon).
random lance 1.
random collecte 200 $.
random réserve un vol : Afrique du Sud.
random arrive : Afrique du Sud.
Manche 6 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Maroc.
greedy arrive : Maroc.
greedy tente de persuader Youssef Ben Tamrit.
greedy lance 18.
Youssef Ben Tamrit rejoint greedy : 33 contre 17.
greedy utilise Youssef Ben Tamrit : « Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route ».
greedy vise Égypte avec Youssef Ben Tamrit.
greedy arrive : Égypte.
greedy voudrait convertir : Patriarche d'Alexandrie.
greedy paie 800 $.
Patriarche d'Alexandrie rejoint greedy.
Manche 6 : random.
random touche un salaire de 400 $.
random réserve un vol : Chine.
random arrive : Chine.
random tente de persuader Matthew Lau Shing-kei.
random lance 17.
Matthew Lau Shing-kei ne se laisse pas convaincre par random : 18 contre 22.
random tente de persuader Matthew Lau Shing-kei.
random lance 1.
Matthew Lau Shing-kei ne se laisse pas convaincre par random : 2 contre 22.
Manche 7 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Terre sainte.
greedy arrive : Terre sainte.
greedy tente de persuader Elias Qamarani.
greedy lance 1.
Elias Qamarani ne se laisse pas convaincre par greedy : 16 contre 21.
greedy tente de persuader Elias Qamarani.
greedy lance 20.
Elias Qamarani rejoint greedy : 35 contre 21.
greedy utilise Elias Qamarani : « Sainteté +1 pendant 2 tours ».
greedy : Sainteté +1 pendant 2 tours.
Manche 7 : random.
random touche un salaire de 400 $.
random réserve un vol : Argentine.
random arrive : Argentine.
random renonce à une action.
random va chercher une carte (Amérique du Sud).
random pioche une carte (Amérique du Sud).
random utilise Journal divulgué : « Un adversaire de votre choix : Péchés +1 ».
random vise greedy avec Journal divulgué.
greedy : Péchés +1.
Manche 8 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Portugal.
greedy arrive : Portugal.
greedy tente de persuader Baltasar Vilamonte.
greedy lance 18.
Baltasar Vilamonte rejoint greedy : 31 contre 17.
greedy collecte le denier de Saint-Pierre (Portugal).
greedy lance 13.
greedy collecte le double : 2400 $.
greedy utilise Patriarche d'Alexandrie : « Péchés −2 ».
greedy : Péchés −2.
Manche 8 : random.
random touche un salaire de 400 $.
random se met en route : Chili.
random arrive : Chili.
random renonce à une action.
random tente de persuader Baldomero Errazquin.
random lance 9.
Baldomero Errazquin ne se laisse pas convaincre par random : 9 contre 18.
Manche 9 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Congo.
greedy arrive : Congo.
greedy tente de persuader Félicien Mbokolanga.
greedy lance 18.
Félicien Mbokolanga rejoint greedy : 32 contre 18.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy utilise Félicien Mbokolanga : « Prenez jusqu'à 600 $ à un adversaire de votre choix ».
greedy vise random avec Félicien Mbokolanga.
greedy prend 400 $ ; random les perd.
greedy utilise Baltasar Vilamonte : « Mouvement +2 pendant ce tour ».
greedy : Mouvement +2 pendant ce tour.
Manche 9 : random.
random touche un salaire de 400 $.
random se met en route : Pérou.
random arrive : Pérou.
random renonce à une action.
random collecte le denier de Saint-Pierre (Pérou).
random lance 3.
random collecte 1000 $.
Manche 10 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Sénégal.
greedy arrive : Sénégal.
greedy tente de persuader Mamadou Sarrkonde.
greedy lance 15.
Mamadou Sarrkonde rejoint greedy : 28 contre 20.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
greedy utilise Visa refusé : « Un adversaire de votre choix : Mouvement −2 pendant 1 tour ».
greedy vise random avec Visa refusé.
random : Mouvement −2 pendant 1 tour.
Manche 10 : random.
random touche un salaire de 400 $.
random reste, sans agir.
Manche 11 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Guatemala.
greedy arrive : Guatemala.
greedy tente de persuader Anselmo Chitzajay.
greedy lance 4.
greedy utilise Mamadou Sarrkonde : « Un dé qui vient de tomber est relancé ».
greedy lance 14.
Anselmo Chitzajay rejoint greedy : 28 contre 17.
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy utilise Pot-de-vin : « Prenez jusqu'à 900 $ à un adversaire de votre choix ».
greedy vise random avec Pot-de-vin.
greedy prend 900 $ ; random les perd.
Manche 11 : random.
random touche un salaire de 400 $.
random reste, sans agir.
Manche 12 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Cuba.
greedy arrive : Cuba.
greedy tente de persuader Lázaro Montecristo.
greedy lance 18.
Lázaro Montecristo rejoint greedy : 32 contre 18.
greedy utilise Lázaro Montecristo : « Prenez jusqu'à 900 $ à un adversaire de votre choix ».
greedy vise random avec Lázaro Montecristo.
greedy prend 900 $ ; random les perd.
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
greedy utilise Krach du Banco Ambrosiano : « Chaque adversaire verse jusqu'à 1200 $ à la banque ».
random perd 400 $.
Manche 12 : random.
random touche un salaire de 400 $.
random se met en route : Brésil.
random arrive : Brésil.
random collecte le denier de Saint-Pierre (Brésil).
random lance 19.
random collecte le double : 400 $.
random réserve un vol : Canada.
random arrive : Canada.
Manche 13 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Pérou.
greedy arrive : Pérou.
greedy tente de persuader Toribio Huamantica.
greedy lance 11.
greedy utilise Garde suisse : « Vos scores, votre argent, votre main et votre suite sont à l'abri des capacités d'autrui pendant 2 tours ».
greedy est à l'abri pendant 2 tours.
Toribio Huamantica rejoint greedy : 24 contre 17.
Habemus Papam : greedy !
