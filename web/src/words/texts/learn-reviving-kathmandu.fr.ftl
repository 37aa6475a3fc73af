# Reviving Kathmandu in five minutes. Every game has the same keys.

want = La terre a tremblé, et la ville a besoin de bras. Mise sur des cartes, élève-en des monuments, section par section, et veille aux couleurs. Un bouddha est complet avec 1 section, un temple avec 2, un stupa avec 3, une pagode avec 4.
turn = Une manche en images

step-1-title = Mise
step-1 = Le marché est distribué face visible depuis la pioche bleue. L’un après l’autre, chacun pose une pièce face cachée sur un emplacement libre autour du marché. Un emplacement mise sur deux cartes à la fois : la proche et la lointaine de la même ligne.
step-2-title = Prends
step-2 = On retourne les pièces ! Une carte va à la seule personne qui a misé dessus, sinon à la pièce la plus forte, puis à la plus proche, puis à celle à gauche ou à droite de la carte. Qui a gagné moins de deux cartes pioche le reste dans la pioche rouge, à l’abri des regards : chacun rentre avec deux cartes.
step-3-title = Construis
step-3 = Tout le monde à la fois, autant que tu veux, toujours de bas en haut. Une carte du marché montre deux sections : tu en construis une, l’autre est perdue. Une section joker montre toutes les couleurs : une fois son monument complet, tu en choisis une pour elle. Un monument complet rapporte aussitôt, et ta mission paie en plus à la fin pour les couleurs qu’elle demande. Trois cartes peuvent rester en main, les autres sont défaussées face visible.
step-4-title = La pièce qui reste
step-4 = Après quatre manches, il reste à chacun une pièce. De la plus forte à la plus faible, elle devient des points, ou achète n’importe quelle carte défaussée, à construire aussitôt. Puis toutes les pièces reviennent pour quatre autres manches.

end = Après huit manches. Les cartes en main ne valent rien ; d’un monument inachevé, c’est la section la plus haute qui compte.

score-1 = Bouddha, temple, stupa, pagode
score-1-points = 2, 3, 6, 10
score-2 = 2, 3, 4 sections d’une même couleur dedans
score-2-points = 2, 4, 8
score-3 = Un bouddha d’une couleur nouvelle pour toi
score-3-points = 1
score-4 = Ta mission : Bouddha, temple, stupa, pagode
score-4-points = 1, 2, 3, 4
score-5 = La pièce qui reste, si elle n’achète pas de carte
score-5-points = sa valeur

tip-1 = Là où personne d’autre ne mise, une pièce de 1 suffit. Garde le 5 pour la carte dont deux personnes ont besoin.
tip-2 = La pièce que tu gardes compte aussi : un 5 vaut cinq points, ou le premier choix dans la défausse.
tip-3 = Commence tôt les hauts bâtiments. Une pagode de trois sections vaut 6 même inachevée, mais ne rapporte ni couleurs ni mission.
