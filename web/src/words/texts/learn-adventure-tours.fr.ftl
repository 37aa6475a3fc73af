# Adventure Tours in five minutes. Every game has the same keys.

want = Tu mènes des expéditions pour des gens qui ont plus d’argent que de bon sens. Les riches paient le mieux, mais ne voyagent qu’avec le plus bel équipement. Après trois expéditions, la bourse la plus pleine gagne.
turn = Un tour en images

step-1-title = Une carte, deux usages
step-1 = Chacun commence avec six cartes et, dans le jeu de base, avec 3 dans chaque catégorie d’équipement. À ton tour, tu joues exactement un aventurier : en haut comme membre qui paie, ou à droite en équipement. Un drapeau jaune marque qui commence. Passer, c’est bon pour les casaniers : personne n’en a le droit.
step-2-title = En équipement
step-2 = Toute carte convient. Son soutien s’ajoute à l’équipement de sa couleur : technique en rouge, vivres en bleu ou vêtements en jaune. Seul Roy Nobleman ajoute aux trois. L’équipement ne paie rien et ne fait rien d’autre ; ensuite, tu pioches une carte.
step-3-title = Comme membre
step-3 = Seulement si ton équipement dans la couleur de la carte n’est pas inférieur à ce qu’elle exige. Elle paiera ses pièces, et tu ne pioches pas. Son action peut servir aussitôt : Slowhand Bill prend à quelqu’un son dernier équipement, d’autres font piocher des cartes qui peuvent rester sur les bras. Une fois à bord, personne ne se plaint si de l’équipement se perd.
step-4-title = L’expédition est finie
step-4 = Aussitôt, quand quelqu’un n’a plus de carte à la fin d’un tour, ou quand la dernière carte a été piochée. Les membres paient ; chaque carte encore en main coûte 2 pièces. Une bourse ne descend jamais sous 0 : personne ne doit rien.

end = Après trois expéditions. Qui a le plus d’argent gagne ; à égalité, on partage la victoire.

score-1 = Chaque membre
score-1-points = ses pièces
score-2 = Chaque carte restée en main
score-2-points = −2
score-3 = L’équipement
score-3-points = rien

tip-1 = Équipe-toi d’abord, mais pas longtemps : une carte jouée en équipement est remplacée, et ta main n’en diminue jamais.
tip-2 = Garde un œil sur les autres mains. Quelqu’un à qui il reste une carte peut tout finir avant que tes invités aient fait leurs valises.
tip-3 = Certaines actions volent une carte à quelqu’un, ou la chassent : toujours la dernière d’une rangée, celle qui y a été posée en dernier. N’y laisse pas ton meilleur invité, ou emmène Pater Miller, l’homme au chapeau noir : comme membre, il pare une attaque, puis s’en va.
