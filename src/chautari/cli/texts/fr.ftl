# Commands and their arguments

about = Quatre jeux de société de l’Himalaya dans le terminal : y jouer, les revoir, les mesurer, lire leurs règles.
command = COMMANDE
help-version = afficher la version de ce programme
help-language = la langue à parler : { $languages } (par défaut : la variable CHAUTARI_LANGUAGE, sinon LC_ALL, LC_MESSAGES ou LANG, sinon en)
unknown-language = La langue { $given } n’existe pas ici ; il y a { $languages }.
help-games = lister les jeux avec leurs places, leurs auteurs et leurs options
help-play = jouer une partie ici, contre des bots ou à plusieurs au même clavier
help-daily = jouer la donne du jour, la même pour tout le monde : ses places, bots et options lui sont propres
help-learn = apprendre un jeu à la table, avec un guide
about-learn = Une première partie, pas à pas ; puis des chapitres sur ce qui est facultatif. Pour partir à tout moment : « quitter ».
help-learn-chapter = quel chapitre (par défaut : la première partie ; --list les montre tous)
help-learn-part = par quelle étape commencer, à partir de 1
help-learn-name = comment le guide t’appelle
help-learn-list = lister les chapitres
help-learn-resume = reprendre la leçon laissée en cours
help-puzzle = trouver la seule option d’un moment qui soit nettement meilleure que toutes les autres
about-puzzle = Montre un moment d’une partie entre bots où une option est nettement meilleure que toutes les autres, la demande, et explique pourquoi.
help-puzzle-number = quelle énigme, à partir de 1 (par défaut : une au hasard)
help-puzzle-grade = une de cette difficulté, au hasard
help-serve = tenir des tables pour des amis, dans ce navigateur ou sur ton réseau
help-host = l’adresse d’écoute (par défaut : { $default }, cette machine seulement ; 0.0.0.0 ouvre à ton réseau) ; ou la variable HOST
help-port = le port (par défaut : { $default } ; 0 : n’importe quel port libre) ; ou la variable PORT
help-origin = une autre adresse sous laquelle on ouvre ce serveur, par exemple derrière un proxy
help-bot-pause = combien de secondes un bot attend avant de répondre (par défaut : 0.8)
help-bot-workers = combien de processus réfléchissent pour les bots (par défaut : un par cœur, moins un)
help-review-time = combien de secondes peut durer l’analyse d’une partie terminée (par défaut : { $default })
help-open-metrics = donner /metrics à tout le monde, pas seulement à cette machine
help-client = le dossier d’un client de navigateur à servir à la place de celui fourni
help-proxy = l’adresse d’un proxy, ou son réseau, que l’on croit sur l’origine des appels (X-Forwarded-For, -Proto)
help-limits = combien de fois la quantité habituelle une adresse peut demander (par défaut : 1)
help-replay = raconter une partie enregistrée coup par coup, montrer sa table, ou la vérifier
help-review = dire ce qu’a coûté chaque décision d’une partie terminée, et ce qui était de la chance
about-review = Juge chaque décision d’une partie enregistrée sur ce qu’on pouvait savoir à ce moment, et chaque réponse du hasard sur ce qu’elle a fait aux chances de gain de chacun.
help-review-seconds = combien de temps y consacrer (par défaut : { $seconds })
help-review-html = écrire une page avec des graphiques dans ce fichier
review-reviewing = analyse
help-bench = mesurer la vitesse des règles
help-arena = faire jouer des bots entre eux et voir lequel est le meilleur
about-arena = Fait jouer des bots entre eux dans toutes les dispositions, avec les mêmes donnes pour chacune, et dit combien de fois chacun gagne et avec quelle certitude. Les bots qui comptent des itérations (search:2000it) jouent toujours les mêmes parties ; ceux qui regardent l’horloge (search:500ms) non.
help-arena-bots = qui joue : des noms, des fichiers Python ou process:COMMANDE, séparés par des virgules ; s’il y a moins de bots que de places, le dernier remplit le reste, s’il y en a plus, chaque choix parmi eux joue (par défaut : greedy,uniform)
help-on = où les parties se jouent : ici, ou sur Ray (la grappe que nomme RAY_ADDRESS, ou une sur cette machine)
help-html = écrire un rapport avec des graphiques dans ce fichier
help-resume = continuer un match interrompu
help-results = garder les résultats dans ce fichier, une ligne par partie (par défaut : un fichier à nous jusqu’à la dernière partie)
help-balance = faire jouer beaucoup de parties à des bots et voir ce que valent places, tableaux, personnages, cartes, choix et options
help-balance-bots = qui joue, dans toutes les dispositions ; le dernier remplit le reste (par défaut : greedy)
help-by-lot = ce qui est tiré au sort au lieu d’être choisi par les bots : tous les choix dont le nom commence ainsi, comme dans --by-lot character
help-all-options = jouer chaque donne avec une autre combinaison d’options, sauf celles que nomme --option, et les comparer
help-record = faire jouer des bots et écrire chaque décision dans un fichier Parquet
about-record = Fait jouer des bots et écrit une ligne par décision : qui avait le choix, ce qui était proposé et choisi, et comment la partie a fini pour cette place. La même commande reprend ce qu’une interruption a laissé.
help-record-out = le fichier Parquet à écrire
help-observations = écrire aussi ce que la place savait, en nombres
help-games-played = combien de parties (par défaut : 400)
help-workers = combien de parties à la fois (par défaut : une par cœur)
help-rules = afficher les règles d’un jeu dans nos propres mots, ou trouver celles sans test
help-json = afficher du JSON, à lire par un programme
help-game = un jeu parmi { $games }
help-seats = à combien on joue
help-you = la place que tu prends, comptée à partir de 0 (par défaut : 0)
help-hotseat = des personnes à toutes les places que --bots laisse libres, en se passant le clavier
help-bots = les bots aux autres places, dans l’ordre : { $bots } ; le dernier remplit le reste (par défaut : greedy)
help-seed = la même graine distribue les mêmes cartes
help-option = une variante du jeu ; peut être donnée plusieurs fois
help-load = continuer une partie enregistrée, à la place et contre les bots que tu indiques
help-resume-play = continuer la partie que tu as quittée en dernier (ou la dernière de GAME, ou celle de FILE), chacun à sa place ; chaque partie est conservée après chaque coup
help-confirm = demander avant un choix qu’on ne peut reprendre ou qui laisse jouer les autres
help-file = un enregistrement fait par ce programme
help-seat = regarder par les yeux de cette place ; -1 est le public
help-at = montrer la table après le coup N
help-check = vérifier chaque coup et prouver que la donne était honnête
help-seconds = combien de temps mesurer chaque chiffre (par défaut : 1)
help-unproved = lister les règles qu’aucun test ne prouve, et les tests qui ne prouvent aucune règle
help-backup = copier tout le dépôt dans un fichier, pendant que le serveur tourne
help-backup-file = le nouveau fichier ; c’est lui-même un dépôt, pour --store ou pour import
help-export = écrire l’enregistrement de toutes les tables, ou de certaines, dans un dossier
help-export-folder = où écrire les fichiers, un par table
help-export-tables = l’identifiant d’une table, comme dans son adresse (par défaut : toutes les tables)
help-finished = seulement les parties terminées
help-import = faire des tables à partir d’enregistrements, ou apporter toutes les tables d’une sauvegarde
help-import-files = un enregistrement fait par ce programme, ou une sauvegarde
help-store = où les tables sont gardées : un fichier, ou l’adresse d’une base de données comme postgresql://user@host/name
    (par défaut : la variable CHAUTARI_STORE, sinon { $default })
help-tests = où sont les tests (par défaut : tests, dans le dossier courant)

bad-usage = Cette ligne de commande est incompréhensible : { $reason } ({ $help } en dit plus).
bad-option = Une option s’écrit NAME=VALUE, et non { $given }.
which-game = Quel jeu ? Les jeux sont { $games }.
other-game = { $file } est une partie d’un autre jeu : { $saved }, et non { $wanted }.
daily-settled = La donne du jour apporte ses propres places, bots, options et graine ; ne les indique pas.
no-puzzles = Cette énigme n’existe pas ici.
settled-already = { $file } apporte ses propres places et options ; n’indique ni --seats ni --option.
no-such-seat = Tu peux t’asseoir aux places 0 à { $last }, pas à la place { $seat }.
too-many-bots = { $bots } bots sont nommés, mais il n’y a que { $free } { $free ->
    [one] place libre
   *[other] places libres
  } pour eux.
no-store = Il n’y a pas de dépôt { $store } ; indique avec --store où les tables sont gardées.
bad-folder = Le dossier { $folder } ne peut pas être créé : { $reason }.
no-tests = Il n’y a pas de dossier { $folder } ; indique avec --tests où sont les tests.
no-such-move = Cet enregistrement a les coups 0 à { $last }, pas { $move }.
no-time = Une mesure demande un peu de temps : --seconds doit être supérieur à 0.
page-is-folder = { $file } est un dossier ; nomme un fichier pour le rapport.
page-no-folder = Il n’y a pas de dossier { $folder } pour le rapport.
page-not-written = { $file } ne peut pas être écrit : { $reason }.
no-games = Il faut au moins une partie et un processus.
no-bots-named = Nomme au moins un bot.
more-bots-than-fit = { $bots } bots sont trop pour un match ; nommes-en { $most } au plus.
bad-port = Un port est un nombre de 0 à 65535, et non { $given }.
bad-pause = Un bot attend de 0 à 60 secondes.
bad-workers = Les bots réfléchissent dans 1 à { $most } processus.
bad-review-seconds = Une analyse dure de 0 à { $most } secondes.
bad-limits = Les limites peuvent être multipliées par 1 à 1000000.
bad-proxy = Un proxy de confiance est une adresse ou un réseau, comme 127.0.0.1 ou 10.0.0.0/8 ; { $given } n’est ni l’un ni l’autre.
bad-client = Il n’y a pas de client dans { $folder } : index.html manque.
interrupted = Interrompu.
goodbye = Au revoir.
kept = La partie est conservée ; chautari play --resume la continue.
not-kept = Cette partie n’est pas conservée quand tu pars : { $reason } La commande sauver FICHIER la garde.
kept-others = { $count ->
    [one] Une autre partie inachevée est
   *[other] { $count } autres parties inachevées sont
  } dans { $folder } ; chautari play --resume FILE continue celle-là.
nothing-kept = Aucune partie inachevée n’est conservée ici ; chautari play GAME en commence une.
resume-settled = Une partie conservée apporte ses propres places, bots, options et graine ; ne les indique pas.
resume-damaged = { $file } ne peut pas être continué, il est abîmé : { $reason }.
resume-seats = qui joue ne correspond pas à ses places
resume-dealer = son donneur n’est pas celui de son enregistrement
resume-record = { $file } est un enregistrement sans les noms de qui jouait ; chautari play --load { $file } le continue.
resume-over = La partie dans { $file } est terminée ; chautari replay { $file } la raconte.
resume-program = { $file } veut faire jouer { $bot }, qui lance un programme ; seules les parties conservées par ce programme lui-même peuvent le faire.

# Keeping tables

backed-up = Tout est dans { $file }.
exported = { $records ->
    [one] Un enregistrement est
   *[other] { $records } enregistrements sont
  } dans { $folder }.
exported-unfinished = { $records ->
    [one] Une partie n’est pas terminée
   *[other] { $records } parties ne sont pas terminées
  } : un tel enregistrement contient ce que la table ne doit pas encore voir.
import-refused = { $file } n’est pas importé : { $reason }
imported = { $file } est maintenant la table { $table }.
imported-before = { $file } est déjà ici, comme table { $table }.
imported-seat =   la place « { $name } » : { $link }
imported-watch =   pour regarder : { $link }
imported-backup = { $file } : { $came ->
    [one] { $came } table a été importée
   *[other] { $came } tables ont été importées
  }, { $here } { $here ->
    [one] était
   *[other] étaient
  } déjà ici.

# Games

game = { $title } par { $designers } ({ $publisher })
game-seats = (de { $least } à { $most } joueurs)
option = --option { $name }=… ({ $values }) : { $text }
games-hint = Pour jouer : chautari play { $game }

# Serving

serve-store = Les tables sont gardées dans { $store }.
serve-here = Chautari est à { $url } sur cette machine. Pour ouvrir aux amis sur ton réseau : --host 0.0.0.0
serve-friends = Chautari est à { $url } pour toi et pour les amis sur le même réseau.
serve-no-code = (Ce terminal ne peut pas dessiner de code QR.)
serve-stop = Ctrl-C arrête le serveur ; aucune table n’est perdue.

# Puzzles and the daily deal

daily-result = La donne du jour
daily-alone = Une donne du jour se joue sans indices, pour que les résultats se comparent.
grade-easy = facile
grade-medium = moyen
grade-hard = difficile
lesson-go-on = Entrée pour continuer
lesson-next = Entrée passe à l’étape { $part } sur { $parts } ; tout le reste finit ici.
lesson-done = C’était tout le chapitre. Une partie à toi : chautari play { $game } · d’autres chapitres : chautari learn { $game } --list
lesson-left = Leçon quittée. Pour la reprendre : chautari learn { $game } --resume
lesson-no-part = Ce chapitre a les étapes 1 à { $parts }.
lesson-none-left = Aucune leçon de ce jeu n’est en cours.
lesson-chapter = { $name } : { $title } ({ $minutes } min)
puzzle-title = { $title }, énigme { $number } sur { $total } ({ $grade })
puzzle-hint = Un numéro, ou des mots · montrer donne la solution · quitter
puzzle-right = Juste : { $choice }
puzzle-wrong = « { $choice } » n’est pas le meilleur : cela cède { $loss } % des chances de gain (±{ $margin }).
puzzle-why = Pourquoi c’est meilleur

# Playing

interpreted = Les règles sont interprétées ici, ce qui est plus lent : aucune version compilée n’a été construite.
bot-names = Asha Maya Dawa Pemba Lhamo Bikram
person-name = Place { $number }
play-title = { $title }
who-plays = Au clavier : { $people }. Bots : { $bots }.
no-bots = aucun
thinks = { $who } réfléchit …
what-happened = Ce qui s’est passé
the-table = La table, vue par { $who }
prompt-mark = { $who } >
hint-only = Entrée prend le seul choix · pourquoi … · annuler · scores · journal · aide · quitter
hint = Un numéro, ou des mots · ? explique · pourquoi … · indice · annuler · scores · journal · aide · quitter
hint-thinking = réflexion en cours
hint-more = Encore une fois indice : le coup lui-même.
hint-why-so = Encore une fois indice : le pourquoi.
practice = Cette partie compte comme entraînement.
practise-sure = Dès maintenant et pour de bon, cette partie compte comme entraînement : tu peux avoir des indices et reprendre n’importe quel choix. D’accord (o = oui, n = non) ?
not-alone = Les indices et la reprise libre sont pour les parties sans autres personnes.
back-which = revenir N revient avant le choix N ; ce qui se pioche ensuite est tiré à nouveau.
back-nothing = Tu n’as encore rien choisi.
back-no-such = { $most ->
    [0] Tu n’as encore rien choisi.
   *[other] Tu as fait les choix 1 à { $most } ; revenir les liste.
  }
# Words that are typed: all that mean the same, between commas; the English ones are understood in every language.
# Texts that name them, as hint and help-in-play, name the first of each.
word-explain = ?
word-why = pourquoi
word-undo = annuler
word-hint = indice
word-back = revenir
word-save = sauver, enregistrer
word-log = journal
word-all = tout
word-look = table
word-scores = scores
word-rules = règles, regles
word-help = aide
word-quit = quitter
word-show = montrer, solution
word-yes = o, oui
pass-to = Passe le clavier à { $who }. Entrée quand personne d’autre ne regarde.
not-text = Ce n’était pas du texte lisible.
no-such-number = { $most ->
    [one] Il n’y a que le choix 1.
   *[other] Il y a les choix 1 à { $most }.
  }
no-such-choice = Aucun choix ne correspond à { $typed } ; il y en a de 1 à { $most }.
several-meant = Plusieurs choix correspondent à { $answer } :
not-understood = Ni un choix ni une commande : { $answer }. Tape aide pour les commandes, pourquoi { $answer } pour ce qui l’interdit.
hand-over = Tu as choisi : { $choice }. Entrée continue, annuler le reprend :
undone = Repris.
undo-refused = Impossible à reprendre. { $reason }
and-more = … et { $count } de plus du même genre
hint-explain = ? N explique un choix ; pourquoi MOTS dit ce qui en interdit un autre ; règles affiche toutes les règles.
hint-why = Demande pourquoi quelque chose est impossible (pourquoi { $action }) ou une règle par son numéro (pourquoi { $rule }).
no-such-action = Rien dans ce jeu ne s’appelle { $typed }.
not-now = pas maintenant : { $action }
open-now = possible : { $number }  { $action }
save-where = Dis où : sauver FICHIER.
save-foreign = { $file } existe déjà et n’est pas une partie enregistrée ; choisis un autre nom.
saved = Enregistré dans { $file }. chautari replay { $file } la raconte.
saved-unfinished = Enregistré dans { $file } (avec les cartes cachées). chautari play --load { $file } la continue.
log-earlier = … { $count } de plus tôt (journal tout les montre)
scores-hint = Comme si la partie finissait maintenant ; une fourchette là où tu ne peux pas savoir.
help-in-play =
    N               choisir le numéro N ; ou par des mots qui ne vont qu’à lui : { $words } ; Entrée : le seul
    ?  ? N          ce que veulent dire les choix, et la règle derrière eux
    pourquoi MOTS   quelle règle l’interdit : pourquoi { $action }
    pourquoi RÈGLE  ce que dit une règle : pourquoi { $rule }
    annuler         reprendre ton dernier choix, sauf si quelque chose a été révélé
    indice          où regarder ; encore : le coup ; encore : pourquoi (pour l’entraînement, sans autre personne)
    revenir N       revenir avant n’importe lequel de tes choix, pour l’entraînement ; revenir les liste
    sauver FICHIER  une copie de la partie jusqu’ici ; chautari play --load FICHIER la continue
    journal         ce que tu as entendu (journal tout : depuis le début)
    table           dessiner à nouveau la table
    scores          les points, pour autant que tu puisses les connaître
    règles MOTS     les règles qui parlent de quelque chose (règles : toutes)
    quitter         partir ; de même la fin de l’entrée et Ctrl-C. chautari play --resume continue

# The end

final-table = La table à la fin
final-points = D’où venaient les points
total = Total
winner = { $count ->
    [one] { $who } gagne.
   *[other] { $who } gagnent ensemble.
  }
placed = Rang { $place } : { $who }.
player-points = { $who } ({ $points })
offer-save = Enregistrer la partie ? Un nom de fichier, ou Entrée pour partir sans :

# Replays

replay-head = { $title }, à { $seats } : { $names }.
replay-options = Options : { $options }.
replay-eyes-all = Tout est visible : la partie est terminée.
replay-eyes-spectator = Vu par le public.
replay-eyes-seat = Vu par { $who }.
replay-unfinished = L’enregistrement s’arrête ici, après { $moves } coups ; la partie n’est pas terminée.
replay-at = Après le coup { $move } sur { $moves }
check-legal = Les { $moves } coups sont tous permis.
check-fair = La donne était honnête : chaque carte et chaque dé venaient du secret dont l’empreinte a été publiée avant le premier d’entre eux.
check-not-yet = La donne ne peut pas encore être prouvée : le secret du donneur est publié quand la partie est terminée.
check-partly = La donne est prouvée jusqu’au coup { $move } ; le reste quand la partie sera terminée.
check-lost = La donne ne peut pas être prouvée : le donneur à partir du coup { $start } n’a jamais publié son secret (un autre donneur a repris une partie enregistrée).

# Bots against bots

bot-failed = { $bot } a échoué { $times ->
    [one] une fois
   *[other] { $times } fois
  } ({ $how }), et le hasard a choisi à sa place.
bot-said = Il a dit : { $said }
fault-crash = { $count } × arrêt ou erreur
fault-stall = { $count } × pas de réponse à temps
fault-nonsense = { $count } × choix inexistant
fault-absent = { $count } × plus interrogé
arena-bot = bot
arena-games = parties
arena-share = gagne
arena-interval = 95 %
arena-head = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }, { $seatings ->
    [one] { $seatings } disposition
   *[other] { $seatings } dispositions
  } ; une part égale est de { $fair } %.
arena-rating = cote
arena-score = points
arena-times = ms / 95 %
record-goes-on = On continue après { $played } parties sur { $games }.
recorded = { $games } parties sont dans { $file }.
arena-playing = Partie en cours : { $game } …
arena-interrupted = Interrompu après { $played } parties sur { $games } ; elles sont gardées : la même commande avec --resume continue.
arena-nothing-kept = Aucune partie de ce match n’est gardée ; on commence par la première.
arena-not-kept = { $folder } ne peut pas être écrit, les parties ne sont donc pas gardées ; --results FILE indique un autre endroit.

balance-seat = place
balance-bot = bot
balance-trait = avec
balance-card = carte
balance-action = choix
balance-option = option
balance-seats = places
balance-played = du total
balance-plays = fois
balance-share = gagne
balance-interval = 95 %
balance-fair = × part égale
balance-score = points
balance-chosen = si possible
balance-option-games = parties
balance-first-seat = place 0 gagne
balance-length = décisions
balance-more = … et { $count } moins fréquents ; --json les donne tous.

# Speed

bench-game = jeu
bench-seats = places
bench-compiled = compilé
bench-decisions = décisions/s
bench-python = depuis Python/s
bench-clone = copie ns
bench-yes = oui
bench-no = non
bench-measuring = Mesure : { $game } à { $seats } …

# Rules

no-rule-about = Aucune règle ne parle de { $about }.
ruling = notre arbitrage
unproved-none = Les { $count } règles sont toutes prouvées par un test.
unproved-rules = Règles qu’aucun test ne prouve :
unknown-rules = Règles que des tests nomment mais qu’aucun livret n’a :
hollow-tests = Tests qui nomment une règle mais ne vérifient rien :

# chautari train
help-train = laisser un réseau apprendre un jeu en y jouant
about-train = Laisse un réseau apprendre un jeu en jouant contre lui-même, son passé et des bots greedy, à tous les nombres de places et avec toutes les options, et le garde dans FILE ; à côté viennent FILE.training, d’où --resume continue, et la courbe d’apprentissage en image. L’arène joue avec : --bots net@FILE ou search:500ms@FILE. Nécessite PyTorch : pip install 'chautari[train]'.
help-train-seats = les nombres de places qu’il apprend, comme 4 ou 2-4 (par défaut : tous ceux du jeu)
help-minutes = combien de temps il apprend en tout (par défaut : 30)
help-tasks = finir plutôt après tant de séries de 24 parties : sur un seul cœur, la même graine donne alors le même réseau
help-train-out = le fichier du réseau, finissant par .bin (par défaut : GAME.bin)
help-train-resume = continuer l’apprentissage gardé à côté de FILE, jusqu’à ses minutes en tout
help-train-learn = ce qu’il apprend : les chances des tables, d’après ce qu’il a vu (chances), quoi choisir, d’après ce qu’il a choisi (choices), ou seulement comment finissent les parties du réseau dont il part (ends) (par défaut : chances)
help-train-teacher = une recherche de tant d’itérations montre ce qu’elle préfère : dans la moitié des parties, ou aux choix parmi beaucoup d’options (par défaut : aucune)
help-train-from = partir du réseau de ce fichier, qui a appris à choisir ; avec --learn choices ou ends
help-train-workers = combien de processus jouent des parties pour lui (par défaut : 1, qui joue et apprend tour à tour)
train-needs = L’apprentissage nécessite { $missing }, qui n’est pas installé ici : pip install 'chautari[train]' l’apporte.
train-exists = { $file } existe déjà : --resume continue cet apprentissage, --out FILE en commence un autre.
train-minutes = Les minutes d’un apprentissage sont un nombre supérieur à 0.
train-workers = Un apprentissage a au moins un processus ; les séries et les itérations d’un maître sont 0 ou plus.
train-from = --learn choices peut partir d’un autre réseau, --learn ends le doit : --from FILE le nomme.
train-folder = Il n’y a pas de dossier { $folder } où garder un réseau.
train-sizes = { $text } n’est pas un nombre de places : écris 4, ou 2-4 pour plusieurs.
train-interrupted = Arrêté ; le réseau tel qu’il est se trouve dans { $file }, et --resume continue.
train-training = { $game } : apprentissage
train-standing = { $minutes } min, { $games } parties ; face à des bots greedy, il gagne { $share }
train-kept = Le réseau est dans { $file } ; chautari arena { $game } --bots net@{ $file },greedy --seats 4 le fait jouer.
