# Practising alone among bots

practise-sure = Con un aiuto questa partita vale come allenamento. Non si perde nulla: continui a giocare come prima, e puoi avere consigli, vedere le probabilità di tutti e ritirare qualsiasi cosa. La partita porta solo un piccolo segno, una lampada, che le resta.
practise-yes = Allenati
hint-title = Consiglio
hint-step = Passo { $step } di { $steps }
hint-thinking = Ci sto pensando…
hint-next-2 = Dimmi la mossa
hint-next-3 = Dimmi perché
hint-again = Riprova
hint-move-panel = Trascina per spostarlo
hint-close = Metti via il consiglio
hint-choices = Le scelte in questione
back-title = Torna a…
back-about = La partita torna a prima della scelta che indichi, con tutto ciò che bot e caso hanno risposto da allora. Ciò che si pesca da lì in poi viene pescato da capo.
back-nothing = Non hai ancora scelto niente.
back-before = Prima di: { $choice }
