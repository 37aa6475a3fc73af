# A lesson at a table, and the way to it

lesson-guide = Avec { $guide }
lesson-go-on = Continuer
lesson-move = Fais glisser pour déplacer
lesson-progress = Pas { $done } sur { $steps }
lesson-part = Étape { $part } sur { $parts }
lesson-listening = { $guide } te parle
lesson-watching = Regarde la suite
lesson-over = Cette étape est finie
lesson-what-now = Que ferais-tu ?
lesson-next-part = Passer à l’étape { $part }
lesson-next-chapter = Chapitre suivant : { $title }
lesson-play = Jouer une partie
lesson-rules = Toutes les règles
lesson-part-done = Étape { $part } sur { $parts } terminée
lesson-chapter-done = « { $title } », c’est fait
lesson-show-table = Voir la table
lesson-title = Apprendre en jouant
lesson-about = Tu t’assieds à la vraie table ; un guide te dit quoi faire, puis tu choisis toi-même.
lesson-begin = Ta première partie
lesson-resume = Reprendre ta leçon
lesson-where = { $parts ->
    [one] { $title }
   *[other] { $title }, étape { $part } sur { $parts }
}
lesson-minutes = environ { $minutes } minutes
lesson-done = Terminé
