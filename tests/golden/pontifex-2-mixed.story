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
greedy uses Laurier Beauchesne-Roy (Collect the yield of the diocese your pawn stands in).
greedy gets 300 $ from the bank.
greedy uses Vatican Bank (Take 1400 $ from the bank).
greedy gets 1400 $ from the bank.
Round 1: random.
random draws a salary of 400 $.
random sets out: China.
random arrives: China.
random collects Peter's Pence (China).
random throws 7.
greedy uses Second Collection (Take up to 600 $ from each opponent).
greedy takes 400 $ from random.
random collects 200 $.
random gives up an action.
Round 2: greedy.
greedy draws a salary of 400 $.
greedy books a flight: Croatia.
greedy arrives: Croatia.
greedy goes for a card (Europe).
greedy draws a card (Europe).
greedy goes for a card (Europe).
greedy draws a card (Europe).
Round 2: random.
greedy uses Second Collection (Take up to 600 $ from each opponent).
greedy takes 200 $ from random.
random draws a salary of 400 $.
random sets out: Russia.
random arrives: Russia.
random gives up an action.
random gives up an action.
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
random: Holiness −1.
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
Round 3: random.
random draws a salary of 400 $.
random sets out: Canada.
random arrives: Canada.
random goes for a card (North America).
random draws a card (North America).
random books a flight: Kenya.
random arrives: Kenya.
Round 4: greedy.
greedy draws a salary of 400 $.
greedy sets out: Belgium.
random uses Brown Envelope (Take up to 900 $ from an opponent of your choice).
Brown Envelope is aimed at greedy by random.
random takes 400 $ from greedy.
greedy arrives: Belgium.
greedy tries to persuade Joost Van Elderloo.
greedy throws 9.
Joost Van Elderloo joins greedy: 20 against 18.
greedy uses Joost Van Elderloo (Draw 1 card of the continent your pawn stands in, up to five in hand).
greedy draws a card (Europe).
greedy collects Peter's Pence (Belgium).
greedy throws 3.
greedy collects 1400 $.
greedy uses Relic on Tour (Holiness +2 for 3 turns).
greedy: Holiness +2 for 3 turns.
greedy uses Mass Live on Air (Holiness +5 this turn).
greedy: Holiness +5 this turn.
Round 4: random.
random draws a salary of 400 $.
random books a flight: Iraq.
random arrives: Iraq.
random goes for a card (Asia).
random draws a card (Asia).
random tries to persuade Yonan Hadbashi.
random throws 16.
Yonan Hadbashi is not convinced by random: 17 against 20.
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
random uses Ignatius Morikuni (Turn somebody in an opponent's retinue whose ability has not been used).
Ignatius Morikuni is aimed at Leopold Grünwasser by random.
random uses Vow of Silence (Turn somebody in an opponent's retinue whose ability has not been used).
Vow of Silence is aimed at Leopold Grünwasser by random.
Leopold Grünwasser, with greedy, is turned.
Ignatius Morikuni comes to nothing.
Round 5: random.
random draws a salary of 400 $.
random books a flight: Canada.
greedy uses Knights of Malta (Cancel another player's action or move before it takes effect).
What random was about to do is cancelled.
Round 6: greedy.
greedy draws a salary of 400 $.
greedy sets out: Morocco.
greedy arrives: Morocco.
greedy tries to persuade Youssef Ben Tamrit.
greedy throws 17.
Youssef Ben Tamrit joins greedy: 30 against 17.
greedy goes for a card (Africa).
greedy draws a card (Africa).
Round 6: random.
greedy uses Youssef Ben Tamrit (Your pawn takes one step at once, in any turn, unless a pawn is on its way).
Youssef Ben Tamrit is aimed at Nigeria by greedy.
greedy arrives: Nigeria.
random draws a salary of 400 $.
random stays, without acting.
Round 7: greedy.
greedy draws a salary of 400 $.
greedy sets out: Venezuela.
greedy arrives: Venezuela.
greedy tries to persuade Jacinto Urdanegro.
greedy throws 1.
Jacinto Urdanegro is not convinced by greedy: 13 against 17.
greedy tries to persuade Jacinto Urdanegro.
greedy throws 1.
Jacinto Urdanegro is not convinced by greedy: 13 against 17.
Round 7: random.
greedy uses Visa Refused (An opponent of your choice: Movement −2 for 1 turn).
Visa Refused is aimed at random by greedy.
random: Movement −2 for 1 turn.
random draws a salary of 400 $.
random books a flight: Japan.
random arrives: Japan.
random gives up an action.
random goes for a card (Asia).
random draws a card (Asia).
Round 8: greedy.
greedy draws a salary of 400 $.
greedy sets out: Guatemala.
greedy arrives: Guatemala.
greedy tries to persuade Anselmo Chitzajay.
greedy throws 20.
Anselmo Chitzajay joins greedy: 32 against 17.
greedy uses Anselmo Chitzajay (An opponent of your choice discards 1 card).
Anselmo Chitzajay is aimed at random by greedy.
random discards “Mission School”.
greedy goes for a card (North America).
greedy draws a card (North America).
Round 8: random.
greedy uses Crash of the Banco Ambrosiano (Each opponent pays up to 1200 $ to the bank).
random loses 300 $.
random draws a salary of 400 $.
random stays, without acting.
Round 9: greedy.
greedy draws a salary of 400 $.
greedy sets out: Venezuela.
greedy arrives: Venezuela.
greedy tries to persuade Jacinto Urdanegro.
greedy throws 18.
Jacinto Urdanegro joins greedy: 28 against 17.
greedy collects Peter's Pence (Venezuela).
greedy throws 13.
greedy collects twice as much: 2400 $.
Round 9: random.
random draws a salary of 400 $.
random books a flight: Eastern USA.
random arrives: Eastern USA.
random gives up an action.
random gives up an action.
Round 10: greedy.
greedy draws a salary of 400 $.
greedy sets out: Peru.
greedy arrives: Peru.
greedy tries to persuade Toribio Huamantica.
greedy throws 9.
Toribio Huamantica joins greedy: 20 against 17.
greedy goes for a card (South America).
greedy draws a card (South America).
Round 10: random.
random draws a salary of 400 $.
random books a flight: Germany.
random arrives: Germany.
random tries to persuade Ruprecht Hohenlinden.
random throws 18.
Ruprecht Hohenlinden is not convinced by random: 19 against 22.
random collects Peter's Pence (Germany).
random throws 3.
random collects 300 $.
Round 11: greedy.
greedy draws a salary of 400 $.
greedy sets out: Chile.
greedy arrives: Chile.
greedy tries to persuade Baldomero Errazquin.
greedy throws 15.
Baldomero Errazquin joins greedy: 25 against 18.
greedy uses Baldomero Errazquin (An opponent of your choice has 1 action fewer for 1 turn).
Baldomero Errazquin is aimed at random by greedy.
random: actions −1 for 1 turn.
greedy collects Peter's Pence (Chile).
greedy throws 4.
greedy collects 1200 $.
Round 11: random.
greedy uses Leaked Diary (An opponent of your choice: Sins +1).
Leaked Diary is aimed at random by greedy.
random: Sins +1.
random draws a salary of 400 $.
random books a flight: Iraq.
random arrives: Iraq.
random collects Peter's Pence (Iraq).
random throws 14.
random collects twice as much: 200 $.
Round 12: greedy.
greedy draws a salary of 400 $.
greedy sets out: Papua New Guinea.
greedy arrives: Papua New Guinea.
greedy tries to persuade Kila Tomarebo.
greedy throws 18.
Kila Tomarebo joins greedy: 28 against 16.
greedy uses Kila Tomarebo (Your pawn takes one step at once, in any turn, unless a pawn is on its way).
Kila Tomarebo is aimed at Indonesia by greedy.
greedy arrives: Indonesia.
greedy tries to persuade Wibisono Sutarjo.
greedy throws 19.
Wibisono Sutarjo joins greedy: 30 against 17.
Round 12: random.
random draws a salary of 400 $.
random books a flight: Australia.
random arrives: Australia.
random gives up an action.
random gives up an action.
Round 13: greedy.
greedy draws a salary of 400 $.
greedy sets out: Vietnam.
greedy arrives: Vietnam.
greedy tries to persuade Phêrô Trần Văn Lạc.
greedy throws 11.
Phêrô Trần Văn Lạc joins greedy: 21 against 18.
greedy goes for a card (Asia).
greedy draws a card (Asia).
Round 13: random.
random draws a salary of 400 $.
random sets out: Papua New Guinea.
random arrives: Papua New Guinea.
random collects Peter's Pence (Papua New Guinea).
random throws 10.
random collects 800 $.
random uses Promoted Out of the Way (Somebody leaves an opponent's retinue and is free again).
Promoted Out of the Way is aimed at Joost Van Elderloo by random.
Joost Van Elderloo leaves greedy and is free again.
random goes for a card (Oceania).
random draws a card (Oceania).
Round 14: greedy.
greedy draws a salary of 400 $.
greedy sets out: Sweden.
greedy arrives: Sweden.
greedy tries to persuade Torvald Lindqvarn.
greedy uses Secret Consistory (A free cardinal of the continent your pawn stands in, with persuasion 18 or less, joins your retinue).
Secret Consistory is aimed at Baltasar Vilamonte by greedy.
random uses Line Gone Dead (Cancel the ability that another player has just announced).
Secret Consistory, used by greedy, is cancelled.
greedy throws 3.
greedy uses Wibisono Sutarjo (A die that has just fallen is thrown again).
greedy throws 2.
Torvald Lindqvarn is not convinced by greedy: 13 against 18.
greedy tries to persuade Torvald Lindqvarn.
greedy throws 20.
Torvald Lindqvarn joins greedy: 31 against 18.
Round 14: random.
random draws a salary of 400 $.
random sets out: Indonesia.
random arrives: Indonesia.
random goes for a card (Asia).
random draws a card (Asia).
random gives up an action.
Round 15: greedy.
greedy draws a salary of 400 $.
greedy sets out: Russia.
greedy arrives: Russia.
greedy would convert the Patriarch of All Russia.
greedy pays 1000 $.
The Patriarch of All Russia joins greedy.
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
greedy usa Laurier Beauchesne-Roy (Incassa il rendimento della diocesi in cui si trova la tua pedina).
greedy riceve 300 $ dalla banca.
greedy usa Banca Vaticana (Prendi 1400 $ dalla banca).
greedy riceve 1400 $ dalla banca.
Giro 1: random.
random riceve lo stipendio: 400 $.
random si mette in viaggio: Cina.
random arriva: Cina.
random raccoglie l'Obolo di San Pietro (Cina).
random tira 7.
greedy usa Seconda questua (Prendi fino a 600 $ a ogni avversario).
greedy prende 400 $ a random.
random raccoglie 200 $.
random rinuncia a un'azione.
Giro 2: greedy.
greedy riceve lo stipendio: 400 $.
greedy prenota un volo: Croazia.
greedy arriva: Croazia.
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
greedy va a pescare una carta (Europa).
greedy pesca una carta (Europa).
Giro 2: random.
greedy usa Seconda questua (Prendi fino a 600 $ a ogni avversario).
greedy prende 200 $ a random.
random riceve lo stipendio: 400 $.
random si mette in viaggio: Russia.
random arriva: Russia.
random rinuncia a un'azione.
random rinuncia a un'azione.
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
random: Santità −1.
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
Giro 3: random.
random riceve lo stipendio: 400 $.
random si mette in viaggio: Canada.
random arriva: Canada.
random va a pescare una carta (America del Nord).
random pesca una carta (America del Nord).
random prenota un volo: Kenya.
random arriva: Kenya.
Giro 4: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Belgio.
random usa Bustarella (Prendi fino a 900 $ a un avversario a scelta).
random rivolge Bustarella a greedy.
random prende 400 $ a greedy.
greedy arriva: Belgio.
greedy tenta di persuadere Joost Van Elderloo.
greedy tira 9.
Joost Van Elderloo si unisce a greedy: 20 contro 18.
greedy usa Joost Van Elderloo (Pesca 1 carta del continente in cui si trova la tua pedina, fino a cinque in mano).
greedy pesca una carta (Europa).
greedy raccoglie l'Obolo di San Pietro (Belgio).
greedy tira 3.
greedy raccoglie 1400 $.
greedy usa Reliquia in tournée (Santità +2 per 3 turni).
greedy: Santità +2 per 3 turni.
greedy usa Messa in mondovisione (Santità +5 in questo turno).
greedy: Santità +5 in questo turno.
Giro 4: random.
random riceve lo stipendio: 400 $.
random prenota un volo: Iraq.
random arriva: Iraq.
random va a pescare una carta (Asia).
random pesca una carta (Asia).
random tenta di persuadere Yonan Hadbashi.
random tira 16.
Yonan Hadbashi non si lascia convincere da random: 17 contro 20.
Giro 5: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Austria.
greedy arriva: Austria.
greedy tenta di persuadere Leopold Grünwasser.
greedy tira 1.
Leopold Grünwasser non si lascia convincere da greedy: 13 contro 19.
greedy tenta di persuadere Leopold Grünwasser.
greedy tira 18.
Leopold Grünwasser si unisce a greedy: 30 contro 19.
random usa Ignatius Morikuni (Gira qualcuno nel seguito di un avversario la cui abilità non è ancora stata usata).
random rivolge Ignatius Morikuni a Leopold Grünwasser.
random usa Voto di silenzio (Gira qualcuno nel seguito di un avversario la cui abilità non è ancora stata usata).
random rivolge Voto di silenzio a Leopold Grünwasser.
Leopold Grünwasser, con greedy, viene girato.
Ignatius Morikuni non ha effetto.
Giro 5: random.
random riceve lo stipendio: 400 $.
random prenota un volo: Canada.
greedy usa Cavalieri di Malta (Annulla l'azione o il movimento di un altro prima che abbia effetto).
Ciò che random stava per fare è annullato.
Giro 6: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Marocco.
greedy arriva: Marocco.
greedy tenta di persuadere Youssef Ben Tamrit.
greedy tira 17.
Youssef Ben Tamrit si unisce a greedy: 30 contro 17.
greedy va a pescare una carta (Africa).
greedy pesca una carta (Africa).
Giro 6: random.
greedy usa Youssef Ben Tamrit (La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio).
greedy rivolge Youssef Ben Tamrit a Nigeria.
greedy arriva: Nigeria.
random riceve lo stipendio: 400 $.
random resta, senza agire.
Giro 7: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Venezuela.
greedy arriva: Venezuela.
greedy tenta di persuadere Jacinto Urdanegro.
greedy tira 1.
Jacinto Urdanegro non si lascia convincere da greedy: 13 contro 17.
greedy tenta di persuadere Jacinto Urdanegro.
greedy tira 1.
Jacinto Urdanegro non si lascia convincere da greedy: 13 contro 17.
Giro 7: random.
greedy usa Visto negato (Un avversario a scelta: Movimento −2 per 1 turno).
greedy rivolge Visto negato a random.
random: Movimento −2 per 1 turno.
random riceve lo stipendio: 400 $.
random prenota un volo: Giappone.
random arriva: Giappone.
random rinuncia a un'azione.
random va a pescare una carta (Asia).
random pesca una carta (Asia).
Giro 8: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Guatemala.
greedy arriva: Guatemala.
greedy tenta di persuadere Anselmo Chitzajay.
greedy tira 20.
Anselmo Chitzajay si unisce a greedy: 32 contro 17.
greedy usa Anselmo Chitzajay (Un avversario a scelta scarta 1 carta).
greedy rivolge Anselmo Chitzajay a random.
random scarta «Scuola della missione».
greedy va a pescare una carta (America del Nord).
greedy pesca una carta (America del Nord).
Giro 8: random.
greedy usa Crac del Banco Ambrosiano (Ogni avversario paga fino a 1200 $ alla banca).
random perde 300 $.
random riceve lo stipendio: 400 $.
random resta, senza agire.
Giro 9: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Venezuela.
greedy arriva: Venezuela.
greedy tenta di persuadere Jacinto Urdanegro.
greedy tira 18.
Jacinto Urdanegro si unisce a greedy: 28 contro 17.
greedy raccoglie l'Obolo di San Pietro (Venezuela).
greedy tira 13.
greedy raccoglie il doppio: 2400 $.
Giro 9: random.
random riceve lo stipendio: 400 $.
random prenota un volo: USA orientali.
random arriva: USA orientali.
random rinuncia a un'azione.
random rinuncia a un'azione.
Giro 10: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Perù.
greedy arriva: Perù.
greedy tenta di persuadere Toribio Huamantica.
greedy tira 9.
Toribio Huamantica si unisce a greedy: 20 contro 17.
greedy va a pescare una carta (America del Sud).
greedy pesca una carta (America del Sud).
Giro 10: random.
random riceve lo stipendio: 400 $.
random prenota un volo: Germania.
random arriva: Germania.
random tenta di persuadere Ruprecht Hohenlinden.
random tira 18.
Ruprecht Hohenlinden non si lascia convincere da random: 19 contro 22.
random raccoglie l'Obolo di San Pietro (Germania).
random tira 3.
random raccoglie 300 $.
Giro 11: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Cile.
greedy arriva: Cile.
greedy tenta di persuadere Baldomero Errazquin.
greedy tira 15.
Baldomero Errazquin si unisce a greedy: 25 contro 18.
greedy usa Baldomero Errazquin (Un avversario a scelta ha 1 azione in meno per 1 turno).
greedy rivolge Baldomero Errazquin a random.
random: azioni −1 per 1 turno.
greedy raccoglie l'Obolo di San Pietro (Cile).
greedy tira 4.
greedy raccoglie 1200 $.
Giro 11: random.
greedy usa Diario trapelato (Un avversario a scelta: Peccati +1).
greedy rivolge Diario trapelato a random.
random: Peccati +1.
random riceve lo stipendio: 400 $.
random prenota un volo: Iraq.
random arriva: Iraq.
random raccoglie l'Obolo di San Pietro (Iraq).
random tira 14.
random raccoglie il doppio: 200 $.
Giro 12: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Papua Nuova Guinea.
greedy arriva: Papua Nuova Guinea.
greedy tenta di persuadere Kila Tomarebo.
greedy tira 18.
Kila Tomarebo si unisce a greedy: 28 contro 16.
greedy usa Kila Tomarebo (La tua pedina fa subito un passo, in qualsiasi turno, se nessuna pedina è in viaggio).
greedy rivolge Kila Tomarebo a Indonesia.
greedy arriva: Indonesia.
greedy tenta di persuadere Wibisono Sutarjo.
greedy tira 19.
Wibisono Sutarjo si unisce a greedy: 30 contro 17.
Giro 12: random.
random riceve lo stipendio: 400 $.
random prenota un volo: Australia.
random arriva: Australia.
random rinuncia a un'azione.
random rinuncia a un'azione.
Giro 13: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Vietnam.
greedy arriva: Vietnam.
greedy tenta di persuadere Phêrô Trần Văn Lạc.
greedy tira 11.
Phêrô Trần Văn Lạc si unisce a greedy: 21 contro 18.
greedy va a pescare una carta (Asia).
greedy pesca una carta (Asia).
Giro 13: random.
random riceve lo stipendio: 400 $.
random si mette in viaggio: Papua Nuova Guinea.
random arriva: Papua Nuova Guinea.
random raccoglie l'Obolo di San Pietro (Papua Nuova Guinea).
random tira 10.
random raccoglie 800 $.
random usa Promosso e rimosso (Qualcuno lascia il seguito di un avversario e torna libero).
random rivolge Promosso e rimosso a Joost Van Elderloo.
Joost Van Elderloo lascia greedy e torna libero.
random va a pescare una carta (Oceania).
random pesca una carta (Oceania).
Giro 14: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Svezia.
greedy arriva: Svezia.
greedy tenta di persuadere Torvald Lindqvarn.
greedy usa Concistoro segreto (Un cardinale libero del continente in cui si trova la tua pedina, con persuasione 18 o meno, entra nel tuo seguito).
greedy rivolge Concistoro segreto a Baltasar Vilamonte.
random usa Linea caduta (Annulla l'abilità che un altro ha appena annunciato).
Concistoro segreto, di greedy, è annullato.
greedy tira 3.
greedy usa Wibisono Sutarjo (Un dado appena caduto si tira di nuovo).
greedy tira 2.
Torvald Lindqvarn non si lascia convincere da greedy: 13 contro 18.
greedy tenta di persuadere Torvald Lindqvarn.
greedy tira 20.
Torvald Lindqvarn si unisce a greedy: 31 contro 18.
Giro 14: random.
random riceve lo stipendio: 400 $.
random si mette in viaggio: Indonesia.
random arriva: Indonesia.
random va a pescare una carta (Asia).
random pesca una carta (Asia).
random rinuncia a un'azione.
Giro 15: greedy.
greedy riceve lo stipendio: 400 $.
greedy si mette in viaggio: Russia.
greedy arriva: Russia.
greedy vorrebbe convertire: Patriarca di Tutte le Russie.
greedy paga 1000 $.
Patriarca di Tutte le Russie si unisce a greedy.
Habemus Papam: greedy!
greedy lance 20 et 6 : numéro 26, Laurier Beauchesne-Roy, Canada.
random lance 5 et 17 : numéro 22, Ignatius Morikuni, Japon.
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
Manche 1 : random.
random touche un salaire de 400 $.
random se met en route : Chine.
random arrive : Chine.
random collecte le denier de Saint-Pierre (Chine).
random lance 7.
greedy utilise Seconde quête (Prenez jusqu'à 600 $ à chaque adversaire).
greedy prend 400 $ à random.
random collecte 200 $.
random renonce à une action.
Manche 2 : greedy.
greedy touche un salaire de 400 $.
greedy réserve un vol : Croatie.
greedy arrive : Croatie.
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
greedy va chercher une carte (Europe).
greedy pioche une carte (Europe).
Manche 2 : random.
greedy utilise Seconde quête (Prenez jusqu'à 600 $ à chaque adversaire).
greedy prend 200 $ à random.
random touche un salaire de 400 $.
random se met en route : Russie.
random arrive : Russie.
random renonce à une action.
random renonce à une action.
Manche 3 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Italie.
greedy arrive : Italie.
greedy part en pèlerinage (Italie).
Demandé au Pape : greedy : Sainteté +1.
greedy paie 200 $.
Demandé au Pape : random : Sainteté −1.
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
random : Sainteté −1.
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
Manche 3 : random.
random touche un salaire de 400 $.
random se met en route : Canada.
random arrive : Canada.
random va chercher une carte (Amérique du Nord).
random pioche une carte (Amérique du Nord).
random réserve un vol : Kenya.
random arrive : Kenya.
Manche 4 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Belgique.
random utilise Pot-de-vin (Prenez jusqu'à 900 $ à un adversaire de votre choix).
random vise greedy avec Pot-de-vin.
random prend 400 $ à greedy.
greedy arrive : Belgique.
greedy tente de persuader Joost Van Elderloo.
greedy lance 9.
Joost Van Elderloo rejoint greedy : 20 contre 18.
greedy utilise Joost Van Elderloo (Piochez 1 carte du continent où se trouve votre pion, jusqu'à cinq en main).
greedy pioche une carte (Europe).
greedy collecte le denier de Saint-Pierre (Belgique).
greedy lance 3.
greedy collecte 1400 $.
greedy utilise Relique en tournée (Sainteté +2 pendant 3 tours).
greedy : Sainteté +2 pendant 3 tours.
greedy utilise Messe en mondovision (Sainteté +5 pendant ce tour).
greedy : Sainteté +5 pendant ce tour.
Manche 4 : random.
random touche un salaire de 400 $.
random réserve un vol : Irak.
random arrive : Irak.
random va chercher une carte (Asie).
random pioche une carte (Asie).
random tente de persuader Yonan Hadbashi.
random lance 16.
Yonan Hadbashi ne se laisse pas convaincre par random : 17 contre 20.
Manche 5 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Autriche.
greedy arrive : Autriche.
greedy tente de persuader Leopold Grünwasser.
greedy lance 1.
Leopold Grünwasser ne se laisse pas convaincre par greedy : 13 contre 19.
greedy tente de persuader Leopold Grünwasser.
greedy lance 18.
Leopold Grünwasser rejoint greedy : 30 contre 19.
random utilise Ignatius Morikuni (Tournez, dans la suite d'un adversaire, quelqu'un dont la capacité n'a pas servi).
random vise Leopold Grünwasser avec Ignatius Morikuni.
random utilise Vœu de silence (Tournez, dans la suite d'un adversaire, quelqu'un dont la capacité n'a pas servi).
random vise Leopold Grünwasser avec Vœu de silence.
Leopold Grünwasser, chez greedy, est tourné.
Ignatius Morikuni reste sans effet.
Manche 5 : random.
random touche un salaire de 400 $.
random réserve un vol : Canada.
greedy utilise Chevaliers de Malte (Annulez l'action ou le déplacement d'un autre joueur avant son effet).
Ce que random allait faire est annulé.
Manche 6 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Maroc.
greedy arrive : Maroc.
greedy tente de persuader Youssef Ben Tamrit.
greedy lance 17.
Youssef Ben Tamrit rejoint greedy : 30 contre 17.
greedy va chercher une carte (Afrique).
greedy pioche une carte (Afrique).
Manche 6 : random.
greedy utilise Youssef Ben Tamrit (Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route).
greedy vise Nigeria avec Youssef Ben Tamrit.
greedy arrive : Nigeria.
random touche un salaire de 400 $.
random reste, sans agir.
Manche 7 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Venezuela.
greedy arrive : Venezuela.
greedy tente de persuader Jacinto Urdanegro.
greedy lance 1.
Jacinto Urdanegro ne se laisse pas convaincre par greedy : 13 contre 17.
greedy tente de persuader Jacinto Urdanegro.
greedy lance 1.
Jacinto Urdanegro ne se laisse pas convaincre par greedy : 13 contre 17.
Manche 7 : random.
greedy utilise Visa refusé (Un adversaire de votre choix : Mouvement −2 pendant 1 tour).
greedy vise random avec Visa refusé.
random : Mouvement −2 pendant 1 tour.
random touche un salaire de 400 $.
random réserve un vol : Japon.
random arrive : Japon.
random renonce à une action.
random va chercher une carte (Asie).
random pioche une carte (Asie).
Manche 8 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Guatemala.
greedy arrive : Guatemala.
greedy tente de persuader Anselmo Chitzajay.
greedy lance 20.
Anselmo Chitzajay rejoint greedy : 32 contre 17.
greedy utilise Anselmo Chitzajay (Un adversaire de votre choix défausse 1 carte).
greedy vise random avec Anselmo Chitzajay.
random défausse « École de la mission ».
greedy va chercher une carte (Amérique du Nord).
greedy pioche une carte (Amérique du Nord).
Manche 8 : random.
greedy utilise Krach du Banco Ambrosiano (Chaque adversaire verse jusqu'à 1200 $ à la banque).
random perd 300 $.
random touche un salaire de 400 $.
random reste, sans agir.
Manche 9 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Venezuela.
greedy arrive : Venezuela.
greedy tente de persuader Jacinto Urdanegro.
greedy lance 18.
Jacinto Urdanegro rejoint greedy : 28 contre 17.
greedy collecte le denier de Saint-Pierre (Venezuela).
greedy lance 13.
greedy collecte le double : 2400 $.
Manche 9 : random.
random touche un salaire de 400 $.
random réserve un vol : Est des États-Unis.
random arrive : Est des États-Unis.
random renonce à une action.
random renonce à une action.
Manche 10 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Pérou.
greedy arrive : Pérou.
greedy tente de persuader Toribio Huamantica.
greedy lance 9.
Toribio Huamantica rejoint greedy : 20 contre 17.
greedy va chercher une carte (Amérique du Sud).
greedy pioche une carte (Amérique du Sud).
Manche 10 : random.
random touche un salaire de 400 $.
random réserve un vol : Allemagne.
random arrive : Allemagne.
random tente de persuader Ruprecht Hohenlinden.
random lance 18.
Ruprecht Hohenlinden ne se laisse pas convaincre par random : 19 contre 22.
random collecte le denier de Saint-Pierre (Allemagne).
random lance 3.
random collecte 300 $.
Manche 11 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Chili.
greedy arrive : Chili.
greedy tente de persuader Baldomero Errazquin.
greedy lance 15.
Baldomero Errazquin rejoint greedy : 25 contre 18.
greedy utilise Baldomero Errazquin (Un adversaire de votre choix a 1 action de moins pendant 1 tour).
greedy vise random avec Baldomero Errazquin.
random : actions −1 pendant 1 tour.
greedy collecte le denier de Saint-Pierre (Chili).
greedy lance 4.
greedy collecte 1200 $.
Manche 11 : random.
greedy utilise Journal divulgué (Un adversaire de votre choix : Péchés +1).
greedy vise random avec Journal divulgué.
random : Péchés +1.
random touche un salaire de 400 $.
random réserve un vol : Irak.
random arrive : Irak.
random collecte le denier de Saint-Pierre (Irak).
random lance 14.
random collecte le double : 200 $.
Manche 12 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Papouasie-Nouvelle-Guinée.
greedy arrive : Papouasie-Nouvelle-Guinée.
greedy tente de persuader Kila Tomarebo.
greedy lance 18.
Kila Tomarebo rejoint greedy : 28 contre 16.
greedy utilise Kila Tomarebo (Votre pion fait aussitôt un pas, à n'importe quel tour, si aucun pion n'est en route).
greedy vise Indonésie avec Kila Tomarebo.
greedy arrive : Indonésie.
greedy tente de persuader Wibisono Sutarjo.
greedy lance 19.
Wibisono Sutarjo rejoint greedy : 30 contre 17.
Manche 12 : random.
random touche un salaire de 400 $.
random réserve un vol : Australie.
random arrive : Australie.
random renonce à une action.
random renonce à une action.
Manche 13 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Viêt Nam.
greedy arrive : Viêt Nam.
greedy tente de persuader Phêrô Trần Văn Lạc.
greedy lance 11.
Phêrô Trần Văn Lạc rejoint greedy : 21 contre 18.
greedy va chercher une carte (Asie).
greedy pioche une carte (Asie).
Manche 13 : random.
random touche un salaire de 400 $.
random se met en route : Papouasie-Nouvelle-Guinée.
random arrive : Papouasie-Nouvelle-Guinée.
random collecte le denier de Saint-Pierre (Papouasie-Nouvelle-Guinée).
random lance 10.
random collecte 800 $.
random utilise Promu pour l'écarter (Quelqu'un quitte la suite d'un adversaire et redevient libre).
random vise Joost Van Elderloo avec Promu pour l'écarter.
Joost Van Elderloo quitte greedy et redevient libre.
random va chercher une carte (Océanie).
random pioche une carte (Océanie).
Manche 14 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Suède.
greedy arrive : Suède.
greedy tente de persuader Torvald Lindqvarn.
greedy utilise Consistoire secret (Un cardinal libre du continent où se trouve votre pion, de persuasion 18 ou moins, rejoint votre suite).
greedy vise Baltasar Vilamonte avec Consistoire secret.
random utilise Ligne coupée (Annulez la capacité qu'un autre joueur vient d'annoncer).
Consistoire secret, de greedy, est annulé.
greedy lance 3.
greedy utilise Wibisono Sutarjo (Un dé qui vient de tomber est relancé).
greedy lance 2.
Torvald Lindqvarn ne se laisse pas convaincre par greedy : 13 contre 18.
greedy tente de persuader Torvald Lindqvarn.
greedy lance 20.
Torvald Lindqvarn rejoint greedy : 31 contre 18.
Manche 14 : random.
random touche un salaire de 400 $.
random se met en route : Indonésie.
random arrive : Indonésie.
random va chercher une carte (Asie).
random pioche une carte (Asie).
random renonce à une action.
Manche 15 : greedy.
greedy touche un salaire de 400 $.
greedy se met en route : Russie.
greedy arrive : Russie.
greedy voudrait convertir : Patriarche de toutes les Russies.
greedy paie 1000 $.
Patriarche de toutes les Russies rejoint greedy.
Habemus Papam : greedy !
