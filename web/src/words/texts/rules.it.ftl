# What can I do here? The rules of the moment beside the table, and the pictures of the rules pages.

here-title = Che cosa posso fare qui?
here-title-replay = Che cosa si decide qui?
here-title-over = Come finisce e che cosa conta
here-title-course = Che cosa sta succedendo?
here-asked = Ti si chiede: { $question }
here-next = Che cosa succede ora: { $choice }
here-for = Per: { $choices }
here-for-more = Per: { $choices } e { $count ->
    [one] un’altra scelta
   *[other] altre { $count } scelte
  }
here-rest = Il resto di «{ $chapter }»
here-lit = Ciò che vi serve è cerchiato sul tavolo; la regola che indichi o tocchi cerchia i suoi pezzi.
here-all = Tutte le regole di { $title }
here-card = Scheda riassuntiva
here-close = Chiudi le regole
here-rule = Regola { $rule } tra tutte le regole
here-print = Stampa la scheda riassuntiva

# What is seen on the pictures. Every number in them comes from the position that is drawn, or is printed on the picture.

rules-picture-yak-morning = La mattina ciascuno posa coperta una delle tre carte.
rules-picture-yak-build = Quanto costano le pietre di un carro, e il cartello che dice quale cibo rifiuta.
rules-picture-yak-refused = Questo carro non accetta { $refused }. Dei { $tent } cibi nella tenda { $usable ->
    [one] se ne può usare 1: basta
   *[other] se ne possono usare { $usable }: bastano
  } per { $stones ->
    [one] una pietra
   *[other] { $stones } pietre
  }, anche se il carro ne ha di più.
rules-picture-yak-fetch = Provviste prende dal carro tutto il cibo di un tipo; al mercato si tiene una di tre pietre pescate.
rules-picture-yak-places = La prossima pietra può andare in uno qualsiasi di questi { $count } posti: sopra due pietre, o accanto a una nella fila in basso.
rules-picture-yak-fog = Sul tracciato { $track ->
    [one] c’è { $track } nebbia
   *[other] ci sono { $track } nebbie
  }; un’altra ne riempie le { $fields } caselle aperte, e tutte tornano nel sacchetto.
rules-picture-yak-evening = La nebbia ha girato gli yak: i carri vanno dall’altra parte.
rules-picture-yak-scored = I numeri stanno accanto ai { $groups } gruppi di questa torre: { $sizes } punti per la loro grandezza e { $number } per quanti sono, { $total } con tutto ciò che conta oltre a questo.
rules-picture-yak-crystals = Un cristallo conta come una pietra in più di un colore che tocca.
rules-picture-yak-bonus = { $cards ->
    [one] Una carta bonus
   *[other] { $cards } carte bonus
  } di una partita: posti, un obbligo e una maggioranza.

rules-picture-kathmandu-way = Un cammino su { $boards } plance, con { $goods } merci nelle città; gli aghi rossi mostrano da che parte avviarsi costa una bussola.
rules-picture-kathmandu-choose = Il colore del dado dà una risorsa, il suo numero la lunghezza del cammino.
rules-picture-kathmandu-walk = Il cammino attraversa un confine per un foraggio; una montagna ferma lo yak per un segnalino fatica.
rules-picture-kathmandu-move = Con un { $pips } lo yak va da questa parte, né più lontano né più vicino; { $fodder ->
    [one] il confine costa un foraggio
   *[other] i confini costano { $fodder } foraggio
  }.
rules-picture-kathmandu-see = Che cosa si può avere dove lo yak si ferma: un animale per una scatola di colori, un equipaggiamento per uno zaino, una merce per una moneta, una mappa per un’offerta.
rules-picture-kathmandu-target = Dove si è fermato lo yak si { $count ->
    [one] può fare una cosa
   *[other] possono fare { $count } cose
  }.
rules-picture-kathmandu-evening = La tempesta avanza: uno yak rimasto dietro prende un segnalino fatica.
rules-picture-kathmandu-storm = Giorno { $day } di { $days }: sono cerchiati gli yak che la tempesta ha superato. In questi giorni devono ancora venire { $storms ->
    [one] una tessera tempesta
   *[other] { $storms } tessere tempesta
  } e { $suns ->
    [one] un sole
   *[other] { $suns } soli
  }.
rules-picture-kathmandu-journey = Che cosa ha portato a casa chi ha vinto: { $total } punti, di cui { $points } per { $offerings } offerte.

rules-picture-adventure-tours-start = L’inizio: { $cards } carte in mano, e sul lato deserto { $start } di ogni dotazione.
rules-picture-adventure-tours-two-ways = Una carta, due modi: sopra come partecipante che paga, o a destra come equipaggiamento.
rules-picture-adventure-tours-equip = Ogni carta della fila aggiunge il suo sostegno ai valori del quadro.
rules-picture-adventure-tours-member = Ciò che la carta esige c’è: il suo avventuriero si unisce, paga e può agire.
rules-picture-adventure-tours-join = Con una dotazione di { $red } in rosso, { $blue } in blu e { $yellow } in giallo, { $count } di queste { $cards } carte possono essere partecipanti; equipaggiamento può esserlo ognuna.
rules-picture-adventure-tours-attack = Si può colpire solo l’ultimo partecipante di una fila: uno di questi { $count }.
rules-picture-adventure-tours-settle = I partecipanti pagano le loro monete, le carte rimaste in mano ne costano.
rules-picture-adventure-tours-home = L’ultima spedizione di chi ha vinto: { $members } partecipanti hanno pagato { $income } monete. Con le due spedizioni precedenti fa { $total }.

rules-picture-reviving-kathmandu-bid = Una casella offre per le due carte della sua linea, prima per la più vicina.
rules-picture-reviving-kathmandu-bids = { $coins ->
    [one] C’è { $coins } moneta coperta
   *[other] Ci sono { $coins } monete coperte
  }; { $free ->
    [one] { $free } casella è ancora libera
   *[other] { $free } caselle sono ancora libere
  }.
rules-picture-reviving-kathmandu-large = Il mercato da { $cards } carte, con le due caselle speciali tra la seconda e la terza colonna.
rules-picture-reviving-kathmandu-collect = Vince la più alta, poi la più vicina; chi ha vinto troppo poco pesca carte rosse.
rules-picture-reviving-kathmandu-build = Dal basso verso l’alto, una delle due sezioni di una carta del mercato.
rules-picture-reviving-kathmandu-growing = Qui { $growing ->
    [one] cresce { $growing } monumento
   *[other] crescono { $growing } monumenti
  }; { $finished ->
    [one] uno è completo
   *[other] { $finished } sono completi
  }.
rules-picture-reviving-kathmandu-leftover = La moneta rimasta diventa punti, o compra uno scarto.
rules-picture-reviving-kathmandu-city = La città di chi ha vinto: { $monuments } monumenti completi hanno portato { $printed } punti per il valore della cima e { $colours } per i colori; { $total } in tutto, missione compresa.
