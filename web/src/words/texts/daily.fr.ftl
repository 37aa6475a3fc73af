# The daily deal

title = La donne du jour
about = Une donne par jour dans chaque jeu : les mêmes cartes, places et bots pour tout le monde. Chacun n’a qu’un essai, puis on compare.
about-fair = Une nouvelle donne arrive à minuit à Greenwich (UTC). Les bots répondent de la même façon aux mêmes coups : tout le monde joue à armes égales. C’est pour le plaisir : personne ne vérifie si quelqu’un est allé voir la donne ailleurs avant.
once = Un seul essai : pas d’indices, et rien n’est repris qui ait montré du nouveau.
streak = { $days } jours d’affilée.
review = Analyse
at-table = À ta table
you-there = Toi
first = Tu ouvres la journée.
alone = Tu as joué en solitaire.
day = { DATETIME($day, dateStyle: "full", timeZone: "UTC") }
play = Jouer la donne du jour
go-on = Continuer
see = Voir la table
seats = À { $count }, toi à la place { $seat }
against = Contre { $levels }
bots = { $count }× { $level }
options-usual = Les règles habituelles
your-name = Ton nom
results = Aujourd’hui
results-yesterday = Hier
none = Personne ne l’a encore terminée.
none-yesterday = Personne ne l’a terminée.
points = { $points } { $game ->
    [adventure-tours] { $points ->
        [one] pièce
       *[other] pièces
    }
   *[other] { $points ->
        [one] point
       *[other] points
    }
}
place = rang { $place }
margin-ahead = { $margin } d’avance
margin-behind = { $margin } de retard
margin-even = à égalité
taken-back = { $count } repris
you = toi
others = et { $count } de plus
better = { $better ->
    [0] Personne n’a fait mieux ({ $played } ont joué).
    [one] Une personne sur { $played } a fait mieux.
   *[other] { $better } sur { $played } ont fait mieux.
}
copy = Copier le résultat
copied = Copié
share = Partager
share-label = Ton résultat en texte
to-daily = Tous les résultats du jour
card = La donne du jour
card-about = La même donne pour tout le monde : { $games }.
card-done = { $done } sur { $count } jouées
card-open = La jouer
puzzles-title = Énigmes
puzzles-about = Une option est nettement meilleure que toutes les autres. La trouves-tu ?
puzzles-open = En résoudre une
