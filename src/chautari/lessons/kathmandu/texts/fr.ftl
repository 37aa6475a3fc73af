guide = Mingma
chapter-first = Ton premier voyage
chapter-first-about = Deux journées pas à pas, puis la quatrième et la dernière. Entre-temps, tu marches sans moi.
chapter-long = Le long chemin
chapter-long-about = Six plateaux et huit journées : ce qui change, en chemin.
chapter-tents = Tentes
chapter-tents-about = Une petite revanche pour qui va lentement : la tente en travers du chemin.
chapter-characters = Personnages
chapter-characters-about = Six personnages, chacun son talent. Toi, tu joues le moine.
instead = Pas encore : fais d’abord ce que je te montre. Bientôt, tu choisiras toi-même.
listen-first = Un instant : écoute-moi jusqu’au bout, puis continue.
ended = Assez pour le moment. Repose tes pieds.

# The first game: setting out

welcome = Namasté, { $me } ! Je suis Mingma, et je mène des yacks par ces collines depuis quarante ans. Toi, { $first } et { $second }, vous avez six journées, de trois déplacements chacune.
kathmandu = Voilà Katmandou. Arriver en premier ne suffit pas : les points sont au bord du chemin, dans les villes, les temples et les forêts, et le plus de points gagne. Mais qui reste loin à la fin le paie.
set-out = { $first } et { $second } sont sur leurs cases de départ. Pose ton yack sur la prairie que je te montre : touche-la.
dice = Tes six dés. La couleur dit ce qu’un dé apporte, le chiffre de combien le yack avance. Tu en utilises trois aujourd’hui, un par tour.
die = Touche le 3 rose. Le rose apporte du fourrage, et à trois cases d’ici il y a une ville.
go = Le yack va tout droit, exactement du nombre du dé. Touche la case dans la ville.
border = Tu as franchi une bordure : cela a coûté un fourrage. Sans fourrage, cela coûte un marqueur d’épuisement.
buy = Là où le yack s’arrête, tu fais ce qui convient à l’endroit. Ici, dans la ville, il y a un thangka, la plus chère des marchandises : 5 points. Touche-le et paie une pièce.
mountain = { $first } voulait avancer de cinq cases, mais une montagne l’a arrêté après quatre. Un arrêt forcé coûte un marqueur d’épuisement.
tiles = { $second } s’est arrêtée dans une forêt, et sa tuile Yack en voulait une : complétée. La tienne veut la jungle. Neuf autres sont dessous, face cachée : laissées ainsi, elles coûtent 36 points.
die-2 = Alors, vers la jungle : elle est à quatre cases devant toi. Touche le 4 gris, qui apporte une boussole.
go-2 = Regarde l’aiguille rouge : partir dans son sens coûte une boussole. Tu en as deux. Touche la jungle.
fulfilled = La jungle ! Ta tuile se complète d’elle-même, et la suivante veut une prairie. À chaque tuile, tu dois moins ; s’il n’en reste aucune face cachée, cela rapporte 10 points.
collect = L’équipement aussi se trouve dans les paysages, et ta case décide de ce que tu peux prendre : une carte par tour, contre un sac à dos. Touche l’échelle de corde de la jungle.
die-3 = Maintenant le temple, à deux cases. Touche le 2 violet : il apporte aussi une boîte de peinture.
go-3 = Touche le temple.
offer = À chaque temple, tu peux faire une offrande. La première vaut 3 points, deux en valent 7, trois 12, et ainsi de suite : chacune ajoute plus que la précédente. Touche encore une fois le temple.
map = Une offrande apporte un plan. Tu as le rouge B : avec le rouge A, c’est une paire qui vaut 4 points ; seul, chacun vaut 1. Prends le rouge A.
owed = Tes points sont partis de −47, car tu dois neuf tuiles et cinq bordures. Déjà, tu remontes.
evening = Trois manches, et c’est le soir. { $second } a utilisé 1, 1 et 1, le total le plus bas : elle reçoit le pion et commence demain. Tout le monde a relancé tous ses dés.
storm = Une tuile Tempête a avancé la tempête à la première bordure. { $second } a dormi derrière elle : un marqueur d’épuisement. Les petits pas ont du bon, mais la tempête suit.
special = { $second } a acheté un anneau, et avec une deuxième pièce l’anneau spécial : 7 points. Qui achète un anneau plus tard peut le lui prendre de la même façon.
die-4 = À toi. Un léopard des neiges vit dans la neige, à deux cases devant. Touche le 2 noir.
any = Le noir apporte ce que tu veux. Cette aiguille te coûte une boussole, et celle du plateau suivant aussi : prends une boussole.
go-4 = Touche la neige. Cela coûte une boussole pour l’aiguille et un fourrage pour la bordure.
paint = Peins le léopard des neiges, contre une boîte de peinture. Chaque animal vaut le plus grand nombre peint par quelqu’un, moins le plus petit : prends de l’avance sur les autres.
ladder = Chaque carte a son moment : l’échelle de corde vient après le déplacement. Elle fait une offrande à un temple voisin de ta case. Touche la carte.
map-2 = La deuxième offrande : 7 points. Prends le jaune B, l’autre moitié de ton jaune A.
free-die = Maintenant, tu choisis. Ta tuile veut une prairie : il y en a une à trois cases, et le cerf cochon y vit. Quel dé t’y mène, et apporte une boîte de peinture ?
free-act = Tu peux faire quelque chose ici. Ce qui brille est possible ; si rien ne te plaît, finis le tour.
free-tired = Un marqueur d’épuisement. Un seul ne fait pas de mal. À trois, ton yack se repose à son tour suivant : il ne marche pas, mais les trois s’en vont.
free-fulfilled = Une tuile de moins ! Regarde ce que veut la suivante, et cherche-la sur la carte.
done-1 = Tu marches comme les gens des collines. Dans l’étape suivante, c’est la quatrième journée : des yacks fatigués, des cartes qui te sauvent, et des rivaux qui prennent ce qui est à toi.

# The fourth day

day-four = Bonjour ! Voici un autre voyage, à sa quatrième journée. Tu as fait trois offrandes et peint quatre animaux. Ton yack est fatigué : deux marqueurs d’épuisement.
statue = { $second } a la statue spéciale. À deux cases de toi, une statue est à vendre : achète-la, et une deuxième pièce prend la sienne.
orange = Il te faut un 2, et aucun dé n’en montre. Mais tu as une bouteille d’eau. Touche d’abord le 3 orange.
bottle = La bouteille d’eau le change d’un point, en plus ou en moins. Touche la carte : il t’en faut un de moins.
go-statue = Touche la statue. Tu n’as pas de boussole pour l’aiguille, cela coûte donc un marqueur d’épuisement : ton troisième. Aujourd’hui, cela vaut la peine.
statue-buy = Achète la statue : 4 points pour une pièce.
special-take = Et maintenant, la statue spéciale : 7 points. { $second } reçoit ta pièce, et rien de plus.
rested = { $first } avait trois marqueurs. Il a pris le fourrage de son dé et n’a pas bougé : son yack s’est reposé, et les trois sont partis.
swapped = { $second } est venue sur ta case. Qui partage une case peut échanger un plan avec toi : elle a pris le rouge B, donné l’orange A, et a maintenant une paire. Seul est en sécurité ce qui est dans le coffre, une carte.
aside = Tu as trois marqueurs, et je connais un moyen. Mais d’abord, de meilleurs dés : une fois par tour, tu peux en mettre un de côté pour la journée et relancer les autres. Touche « relancer », puis le dé gris.
purple = Un 1 violet ! À une case pousse le grain que veut ta tuile. Touche-le.
aid = Maintenant, ton yack devrait se reposer. Mais ta trousse de premiers secours enlève deux marqueurs. Touche-la.
go-babbler = Il en reste un, ton yack peut donc marcher. Touche le champ de céréales ; l’aiguille coûte encore un marqueur.
babbler = Peins le cratérope du Népal, ton cinquième animal. { $first } n’en a aucun : chacun des tiens vaut maintenant 5 points, 25 en tout.
free-storm = Continue sans moi. La tempête est à la bordure derrière toi. Une tempête de plus, et chaque soir sur ce plateau coûte un marqueur : cherche donc aussi comment avancer.
free-rested = Tu as pris ce qu’apporte le dé, et le yack s’est reposé : tous les marqueurs sont partis. Cela coûte un tour, mais pas un point.
free-special = La voilà partie, une marchandise spéciale en d’autres mains ! Personne n’est à l’abri d’une pièce. Peut-être peux-tu en reprendre une.
free-painted = Bien peint. Regarde ce que vaut un animal maintenant : le plus grand nombre moins le plus petit.
done-2 = C’était le milieu du voyage. Il reste la dernière journée : arriver, et compter.

# The last day

day-six = La dernière journée de ce voyage : encore trois déplacements chacun. Tu mènes avec 56 points, contre 45 et 43. Chaque coup doit maintenant en rapporter, ou t’éviter d’en perdre.
langur = Katmandou compte comme une ville : c’est ce que veut ta tuile, et un langur y vit. Il te faut donc d’abord une boîte de peinture.
box = Touche le 1 violet, qui l’apporte.
near = Maintenant, le champ de céréales à côté de toi : de là, 4, 5 ou 6 cases tout droit finissent à Katmandou.
fewest = { $first } a peint, et c’est lui qui en avait le moins. Chaque animal vaut maintenant 3 au lieu de 4 : tu as perdu 5 points sans un pas.
far = { $second } a fait une offrande, 7 points en tout. Mais deux bordures la séparent du plateau de Katmandou : si elle reste là, elle perd 5.
free-arrive = À toi. Qui arrive en premier à Katmandou reçoit 15 points, puis 13, 11, 9. Le yack doit s’arrêter sur l’une de ses neuf cases : un 3 est trop court, un 4, 5 ou 6 arrive.
free-arrived = Te voilà à Katmandou ! Tout épuisement est parti, et une tuile qui veut la ville est complétée. Si tu as une boîte de peinture, pense au langur.
free-rest = Ton yack a bien mérité son foin. Chaque tour qui reste te rapporte une ressource : un point.
end-offerings = Le voyage est terminé ; comptons. Les offrandes : seule la dernière compte. La quatrième vaut 18, la cinquième vaudrait 25.
end-goods = Les marchandises rapportent leurs 2 à 5 points, les spéciales 7 chacune.
end-city = Qui est arrivé garde une tuile Katmandou. Et cinq marchandises différentes font une série à 7 points, les six une à 12.
end-maps = Les plans : 1 point pour un seul, 4 pour une paire, 8 pour une paire dans le coffre.
end-animals = Les animaux : chacun vaut le plus grand nombre peint par quelqu’un, moins le plus petit. Pour qui en a peint beaucoup, cela fait beaucoup.
end-tiles = Les tuiles Yack face cachée : une ne coûte rien, deux 1, trois 3, quatre 6, et cela continue de grandir. Aucune rapporte 10.
end-far = Qui n’a pas atteint le plateau de Katmandou paie les bordures jusque-là : 2, 5, 9, et ainsi de suite.
end-rest = Enfin, 1 point par ressource et par carte restante, et −3 par marqueur d’épuisement.
end-won = Le plus de points gagne ; à égalité, qui est le plus près de Katmandou. Tu connais le chemin maintenant, { $me } : assieds-toi à ta propre table !

# The long way

l-way = Le long chemin : six plateaux entre le départ et Katmandou au lieu de quatre, sept bordures, et huit journées.
l-temples = Chacun des six a son temple, et sur quatre d’entre eux il y a en plus une tuile Temple : dix temples pour tes neuf offrandes. Les neuf valent 63 points.
l-set-out = Pose ton yack sur ce départ : à quatre cases de lui se trouve le premier temple.
l-die = Touche le 4 rose : son fourrage paie aussitôt la bordure.
l-go = Tout droit au temple. Ta tuile veut aussi la forêt.
l-offer = Fais ta première offrande.
l-map = Le bleu A va avec ton bleu B : prends-le.
l-case = Et contre ton sac à dos, la caisse à outils de la forêt : elle apporte trois ressources différentes quand tu en as besoin.
l-free = Tu as 24 déplacements au lieu de 18, mais six plateaux à traverser. Une bordure par journée, c’est un bon pas ; le reste est pour les détours.
l-done-1 = Et ainsi de suite. Voyons le soir du milieu, quand le ciel change.
l-middle = La dernière manche de la quatrième journée. La moitié du temps est passée, et tu es sur le quatrième de huit plateaux : juste à temps.
l-low = Les autres ont utilisé 10 chacun aujourd’hui, toi seulement 3 jusqu’ici. Avec le 3 rose, tu commences demain. Touche-le.
l-north = Trois cases plus loin, vers Katmandou. L’aiguille te coûte ta boussole.
l-half = La tempête avance. Dans la première moitié, il y avait trois tempêtes et trois soleils ; pour la seconde, on mélange à nouveau : quatre tempêtes, deux soleils.
l-free-2 = Quatre bordures devant toi, et douze déplacements. Qui traîne maintenant marche sous la pluie : chaque soir derrière la tempête, c’est un marqueur.
l-done-2 = Voilà le long chemin : le même voyage, à prévoir de plus loin. Les offrandes et les paires de plans y deviennent grandes.

# Tents

t-what = Première journée, dernière manche. Avec les tentes, qui a le total le plus bas le soir en pioche une, et qui est à égalité aussi. { $second } a fini : 4 en tout. Tu en es à 2.
t-die = Touche le 2 gris : tu as alors 4, comme elle.
t-go = À deux cases, il y a de l’eau, ce que veut ta tuile.
t-drew = Vous avez pioché une tente chacun. La tienne est pour la jungle, et personne d’autre ne le sait. Si un autre yack s’y arrête, tu peux la planter : il reçoit un marqueur d’épuisement.
t-no = Qui a une tente doit répondre après chaque déplacement d’autrui. { $second } est sur l’eau, et ta tente est pour la jungle : n’en plante pas.
t-die-2 = À toi. Touche le 4 gris.
t-go-2 = Quatre cases, jusqu’à la rizière.
t-hit = { $second } avait une tente pour la rizière ! Un marqueur pour toi ; la tente quitte la partie.
t-pitch = Et { $first } vient de s’arrêter dans la jungle. Touche ta tente : il reçoit un marqueur.
t-after = Un marqueur, c’est peu. Le troisième coûte tout un tour : garde donc ta tente pour le moment où elle fait mal. Sur une montagne et à Katmandou, on ne gêne personne, et une tente restante ne vaut rien.
t-free = Continue sans moi. Vas-tu encore aller lentement aujourd’hui, pour une autre tente ?
t-done = Voilà tout sur les tentes. Marche à petits pas, et regarde où les autres veulent aller.

# Characters

c-people = Six personnages : chacun en choisit un, à commencer par qui joue en dernier. Chacun peut faire une chose interdite aux autres, et commence avec ses propres affaires.
c-monk = { $second } joue le marchand, { $first } l’alpiniste, mon propre métier. Toi, prends le moine : trois fois dans la partie, il fait deux offrandes d’un coup. Mais il commence avec peu.
c-set-out = Ta seule carte est le matériel d’escalade. D’ici, il te fait passer la montagne, vers le temple : pose ton yack ici.
c-die = Touche le 6 rose : il apporte le fourrage qui te manque.
c-go = Touche le matériel d’escalade, puis la forêt derrière la montagne.
c-mountaineer = { $first } a franchi une montagne sans matériel. Son alpiniste peut même s’arrêter dessus.
c-merchant = { $second } s’est arrêtée à côté de l’anneau et a acheté le thangka d’une autre case : le marchand achète n’importe quelle marchandise de la ville où est son yack.
c-die-2 = Le temple est à une case. Touche le 1 gris : sa boussole paie l’aiguille.
c-go-2 = Touche le temple.
c-two = Touche le temple : deux offrandes d’un coup, 7 points au lieu de 3. La prochaine fois, on te demandera : une ou deux.
c-map = Cela n’apporte toujours qu’un plan. Le rouge A va avec ton rouge B.
c-twice = Tu peux le faire encore deux fois. Garde-le pour plus tard : la cinquième et la sixième offrande ajoutent ensemble 15 points.
c-others = Le guide de yack tourne le dé rose à volonté et échange deux fourrages contre autre chose. Le garde-frontière ressort où il veut derrière une bordure. L’artiste peint et récupère aussi depuis les cases voisines.
c-free = La suite est à toi. Pense au prochain temple, et à une boîte de peinture : tu n’en as pas.
c-done = Essaie aussi les autres. Chacun en fait un autre voyage.
