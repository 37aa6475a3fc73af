# A lesson at a table, and the way to it

lesson-guide = Ti guida { $guide }
lesson-go-on = Continua
lesson-move = Trascina per metterlo altrove
lesson-progress = Passo { $done } di { $steps }
lesson-part = Parte { $part } di { $parts }
lesson-listening = { $guide } ti racconta qualcosa
lesson-watching = Guarda che cosa succede
lesson-over = Questa parte è finita
lesson-what-now = Tu che cosa faresti?
lesson-next-part = Vai alla parte { $part }
lesson-next-chapter = Prossimo capitolo: { $title }
lesson-play = Gioca una partita
lesson-rules = Tutte le regole
lesson-part-done = Parte { $part } di { $parts } finita
lesson-chapter-done = Hai finito «{ $title }»
lesson-show-table = Guarda il tavolo
lesson-title = Impara giocando
lesson-about = Ti siedi al tavolo vero: una guida ti dice che cosa fare, poi scegli tu.
lesson-begin = La tua prima partita
lesson-resume = Continua la tua lezione
lesson-where = { $parts ->
    [one] { $title }
   *[other] { $title }, parte { $part } di { $parts }
}
lesson-minutes = circa { $minutes } minuti
lesson-done = Finito
