# Yak in five minutes. Every game has the same keys.

want = Davanti alla tua porta passano carri trainati da yak, carichi di pietre. Scambiale con cibo, e innalza la torre che vale di più: pietre dello stesso colore che si toccano.
turn = Un giorno per immagini

step-1-title = Mattina: scegli in segreto
step-1 = Ciascuno posa una di tre carte: Costruire, Provviste o Mercato. A mezzogiorno si scoprono una dopo l’altra, a cominciare da chi ha il piccolo yak.
step-2-title = Costruire
step-2 = Paga cibo al carro davanti a te: 1 per una pietra, 3 per due, 5 per tre, e 1 in più per ogni cristallo. Il cartello dice che cosa il carro non accetta. Nella fila più bassa ogni pietra va accanto a un’altra, più in alto sopra due; solo proprio in cima si impilano una sull’altra. E lì restano.
step-3-title = Cristalli
step-3 = Un cristallo si unisce a un colore e conta come una sua pietra in più: un colore di cui tocca un gruppo, o due pietre. Ogni colore accoglie un solo cristallo. Ottieni sempre ciò che porta di più, e ne vedi il colore sul cristallo. Dove nessun colore lo accoglie, vale 1 punto.
step-4-title = Provviste o Mercato
step-4 = Provviste porta tutto il cibo di un tipo dal tuo carro nella tua tenda, e una nuova pietra sul carro. Mercato ti dà fino a due cibi a tua scelta, e di tre pietre pescate ne metti una su un carro qualsiasi. Una tenda contiene otto cibi.
step-5-title = Sera: i carri ripartono
step-5 = Ogni carro passa al posto accanto, dalla parte verso cui guarda il suo yak. Ma ogni volta che dal sacchetto esce la nebbia, tutti gli yak si girano, e le pietre che aspettavi vanno dall’altra parte.

end = Il giorno in cui qualcuno ha 14 pietre è il penultimo. Ancora un giorno, poi si contano le torri.

score-1 = Un gruppo di 2, 3, 4, 5, 6, 7 o più pietre
score-1-points = 3, 6, 9, 12, 16, 20
score-2 = 3, 4, 5, 6, 7 o più gruppi
score-2-points = 4, 8, 12, 16, 20
score-3 = Un cristallo accolto da un colore
score-3-points = come una pietra
score-4 = Una pietra da sola
score-4-points = 1
score-5 = La prima 14ª pietra: lo Stupa
score-5-points = 3
score-6 = Più cibo rimasto
score-6-points = 2

tip-1 = Tanti gruppi piccoli battono uno grande. Cinque coppie sono 15 punti, e 12 in più perché sono cinque.
tip-2 = Guarda il carro che arriva domani, non solo il tuo. In che direzione guardano gli yak?
tip-3 = Una pietra costa un cibo, tre ne costano cinque. I piccoli affari costano poco, ma i giorni sono contati.
