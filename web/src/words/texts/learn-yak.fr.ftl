# Yak in five minutes. Every game has the same keys.

want = Des chariots à yaks passent devant ta porte, chargés de pierres. Échange-leur de la nourriture et élève la tour qui vaut le plus : des pierres d’une même couleur qui se touchent.
turn = Une journée en images

step-1-title = Matin : choisis en secret
step-1 = Chacun pose l’une de ses trois cartes : Construction, Ravitaillement ou Marché. À midi, on les retourne l’une après l’autre, en commençant par qui a le bébé yak.
step-2-title = Construction
step-2 = Paie de la nourriture au chariot devant toi : 1 pour une pierre, 3 pour deux, 5 pour trois, et 1 de plus par cristal. Le panneau dit ce que le chariot n’accepte pas. Dans la rangée du bas, chaque pierre se pose à côté d’une autre, plus haut sur deux d’entre elles ; seulement tout en haut, elles s’empilent une à une. Elle y reste.
step-3-title = Cristaux
step-3 = Un cristal se joint à une couleur et compte comme une pierre de plus : une couleur dont il touche un groupe, ou deux pierres. Chaque couleur prend un cristal. Tu reçois toujours ce qui rapporte le plus, et tu vois la couleur sur lui. Là où aucune couleur ne le prend, il vaut 1 point.
step-4-title = Ravitaillement ou Marché
step-4 = Ravitaillement apporte dans ta tente toute la nourriture d’une sorte de ton chariot, et une nouvelle pierre sur le chariot. Marché te donne jusqu’à deux nourritures de ton choix, et de trois pierres tirées tu en poses une sur n’importe quel chariot. Une tente contient huit nourritures.
step-5-title = Soir : les chariots repartent
step-5 = Chaque chariot va à la place voisine, du côté où regarde son yak. Mais chaque fois que du brouillard sort du sac, tous les yaks font demi-tour, et les pierres que tu attendais partent de l’autre côté.

end = Le jour où quelqu’un a 14 pierres est l’avant-dernier. Encore un jour, puis on évalue les tours.

score-1 = Un groupe de 2, 3, 4, 5, 6, 7 pierres ou plus
score-1-points = 3, 6, 9, 12, 16, 20
score-2 = 3, 4, 5, 6, 7 groupes ou plus
score-2-points = 4, 8, 12, 16, 20
score-3 = Un cristal qu’une couleur prend
score-3-points = comme une pierre
score-4 = Une pierre seule
score-4-points = 1
score-5 = La première 14ᵉ pierre : le Stupa
score-5-points = 3
score-6 = Le plus de nourriture restante
score-6-points = 2

tip-1 = Beaucoup de petits groupes valent mieux qu’un grand. Cinq paires font 15 points, et 12 de plus parce qu’elles sont cinq.
tip-2 = Regarde le chariot qui vient demain, pas seulement le tien. De quel côté regardent les yaks ?
tip-3 = Une pierre coûte une nourriture, trois en coûtent cinq. Les petits échanges sont bon marché, mais les jours sont comptés.
