# Kathmandu in five minutes. Every game has the same keys.

want = Six journées pour mener ton yack à travers les collines jusqu’à Katmandou. Il ne s’agit pas de courir : les trésors sont au bord du chemin. Mais une tempête te suit, et le dernier soir coûte cher à qui est loin de la ville.
turn = Un tour en images

step-1-title = Prends un dé
step-1 = Sa couleur te donne une ressource : sac à dos, boussole, boîte de peinture, pièce ou fourrage ; le noir donne celle de ton choix. Son nombre dit jusqu’où tu iras. Une fois par tour, tu peux mettre un dé de côté pour la journée et relancer ceux que tu n’as pas utilisés.
step-2-title = Marche tout droit
step-2 = D’exactement autant de cases, dans l’une des quatre directions. Les montagnes et le bord du pays t’arrêtent et coûtent un épuisement. Une bordure coûte un fourrage, partir dans le sens de l’aiguille rouge coûte une boussole ; à défaut, un épuisement.
step-3-title = Vois ce qu’il y a
step-3 = Là où tu t’arrêtes, fais tout ce que le lieu permet : peindre un animal, récupérer de l’équipement, acheter pour une pièce la marchandise d’une ville, et pour une deuxième pièce la spéciale de sa sorte, même des mains de quelqu’un d’autre, faire une offrande à un temple et prendre un plan en échange. Tes tuiles Yack forment une pile, dont une visible, qui montre un paysage : arrête-toi dessus, elle est complétée et la suivante se retourne. Neuf restées face cachée coûtent 36 points.
step-4-title = Le soir tombe
step-4 = Après trois manches, tout le monde relance ses dés, le temps change et la tempête avance peut-être : un yack derrière elle prend un épuisement. Qui en a trois se repose au tour suivant : pas de marche, mais les trois s’en vont.

end = Après six journées, ou dès que tous les yacks sont à Katmandou.

score-1 = Selon les offrandes : 1, 2, 3, 4, 5, 6
score-1-points = 3, 7, 12, 18, 25, 33
score-2 = Chaque marchandise ; en plus, pour 5 différentes ou les 6 ; chaque marchandise spéciale
score-2-points = 2–5 ; 7 ou 12 ; 7
score-3 = Un plan seul ; une paire A et B d’une couleur ; une paire mise à l’abri par la carte « coffre »
score-3-points = 1 ; 4 ; 8
score-4 = Chaque animal : l’écart entre qui en a le plus et qui en a le moins
score-4-points = plus − moins
score-5 = Arriver à Katmandou en 1er, 2e, 3e, 4e
score-5-points = 15, 13, 11, 9
score-6 = Tuiles Yack encore face cachée : 0, 1, 2, 3 …
score-6-points = +10, 0, −1, −3 …
score-7 = Bordures qui manquent jusqu’à Katmandou : 1, 2, 3 …
score-7-points = −2, −5, −9 …
score-8 = Chaque ressource ou carte Équipement restante ; chaque épuisement
score-8-points = 1 ; −3

tip-1 = Tu as dix-huit déplacements, et le chemin direct en prend environ la moitié. L’autre moitié est pour les détours.
tip-2 = Chaque offrande vaut plus que la précédente. Prévois d’aller de temple en temple.
tip-3 = Se reposer n’est pas une honte : trois épuisements s’effacent d’un coup. Seul le dernier soir, chacun d’eux coûte 3 points.
