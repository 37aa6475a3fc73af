# Everywhere

to-home = Tous les jeux
language = Langue
lost = Il n’y a rien à cette adresse.
unreachable = Le serveur ne répond pas. As-tu du réseau ?
unexpected = Le serveur a donné une réponse incompréhensible.
rules-title = Règles
rules-here = Que puis-je faire ici ?
puzzles-title = Énigmes
puzzles-of = Énigmes : { $title }
learn-title = Apprendre en cinq minutes
learn-playing = Apprendre en jouant
replay-title = Relecture
review-title = Analyse
about-title = À propos de Chautari
close = Fermer
rule = Règle { $rule }
whence = Sa règle, et d’où viennent ses valeurs
values-from = Valeurs tirées de : { $source }
cancel = Annuler
copy = Copier
copied = Copié
game-kathmandu = Kathmandu
game-adventure-tours = Adventure Tours
game-yak = Yak
game-reviving-kathmandu = Reviving Kathmandu
title-table = { $title } · Chautari
title-your-turn = À toi : { $title }

# Home

skip = Aller au contenu
games = Les jeux
home-title = Pose ton fardeau et joue
home-about = Quatre jeux de société des collines du Népal : en solo contre des bots, ou entre amis grâce à un lien. Sans compte, sans rien installer.
unofficial = Un lieu de jeu gratuit et non officiel, fait par des gens qui aiment ces jeux. Achète-les : ceux qui les ont créés l’ont bien mérité.
for-programs = Pour les programmes
game-makers = par { $designers }
about-kathmandu = Mène ton yack par les cols jusqu’à Katmandou : lis la carte, fais bien tes bagages, commerce en chemin et gare à la météo.
about-adventure-tours = Équipe ton expédition et gagne-lui des aventuriers : chaque membre paie, chaque carte qui te reste en main coûte.
about-yak = Bâtis une tour de pierre dans le brouillard. Les chariots font circuler pierres et nourriture ; choisis ta journée en secret.
about-reviving-kathmandu = Reconstruis les monuments de la ville section par section, en misant sur les cartes du marché.
fact-players = { $least }–{ $most } joueurs
fact-minutes = { $least }–{ $most } min
fact-weight = { $weight ->
    [light] léger
    [medium] moyen
   *[demanding] exigeant
  }
play = Jouer
play-game = Jouer à { $title }
learn-playing-game = Apprendre en jouant : { $title }
rules-of = Règles : { $title }
my-tables = Tes tables
my-due = { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
  }
my-your-turn = À toi
my-lesson = Reprendre ta leçon
my-waiting = Il reste des places
my-finished = Terminée
my-with = avec { $names }
my-alone = personne d’autre pour l’instant
my-all = Les { $count } tables
my-over = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
  }
my-put-away = { $count ->
    [one] Une table rangée
   *[other] { $count } tables rangées
  }
put-away = Ranger
put-away-table = Ranger { $title }, { $others }
bring-back = Ressortir
bring-back-table = Ressortir { $title }, { $others }
join = Y aller
join-title = Rejoindre une table
join-code = Un lien reçu, ou le code de ton autre appareil
open-title = Tables ouvertes de ce serveur
open-none = Personne ne cherche de compagnie en ce moment.
open-sit = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
  }

# Setting up

no-such-game = Ce jeu n’existe pas ici.
usual-name = Nomade
who-sits = Qui s’assied où
company = Avec qui tu joues
company-bots = Des bots, tout de suite
company-friends = Des amis, par un lien
first-game = Ta première partie
first-game-about = { $game ->
    [kathmandu] Le paysage conseillé pour débuter, avec deux aiguilles de boussole vers Katmandou.
   *[other] Ce qui est conseillé pour débuter.
  }
as-usual = Pour qui connaît le jeu
as-usual-about = { $game ->
    [kathmandu] Un paysage chaque fois différent, les aiguilles au hasard.
   *[other] Les options habituelles.
  }
all-options = Toutes les options
watch-allowed = Une fois la table complète, qui a le lien peut regarder
how-many = Jouer à combien
players = à table
kind-me = Moi
kind-bot = Bot
kind-open = Ami
bot-level = Le niveau du bot
friend-name = Son nom, si tu le connais
friend-about = Un seul lien suffit pour tous.
variants = Options
not-at-this-size = pas à ce nombre
not-with-these = pas avec le choix fait sous « { $option } »
list-table = L’afficher parmi les tables ouvertes de ce serveur
away-after = Un bot remplace qui ne répond pas, après
away-never = jamais
away-minutes = { $minutes ->
    [5] 5 minutes
    [15] 15 minutes
    [60] une heure
    [720] 12 heures
    [1440] un jour
   *[other] { $days } jours
  }
begin = Commencer
begin-link = Commencer et avoir le lien
your-name = Ton nom
sit-down = S’asseoir
watch = Regarder
join-seat = Une place t’attend : { $title }
join-table = Une table de jeu : { $title }
join-free = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre : elle est à toi si tu veux.
   *[other] { $count } places sont libres : prends celle que tu veux.
  }
join-full = Toutes les places sont prises. Demande à qui t’a envoyé le lien.
join-seat-free = place libre
join-seat-kept = gardée pour { $name }
join-here = S’asseoir ici
join-colour = Ta couleur
join-colour-named = Couleur { $letter }
join-new = Tu découvres { $title } ?
join-lesson = La leçon te montre comment on joue, avec le vrai matériel. On t’attendra.
join-watch = Regarder une partie : { $title }
join-move = Ta place passe sur cet appareil : { $title }
join-your-seat = ta place

# The seats

seats = Places
seat-you = toi
log-you = Tu
log-subject = { $who-key ->
    [you] { $who } as
   *[other] { $who } a
  }
recap-subject = { $who } :
log-all = { $who } { $who-key ->
    [you] avez
   *[other] ont
  } { $what }.
log-verb = first
log-sentence = { $first } et { $last }.
log-sentence-two = { $first } et { $last }.
log-more = { $what } (et encore { $more ->
    [1] une fois
    [2] deux fois
    [3] trois fois
   *[other] { $more } fois
  })
seat-nobody = Encore personne
seat-free = libre
seat-kept = place gardée
seat-here = à table
seat-away = au loin
seat-asked = doit choisir
seat-your-turn = à toi
seat-thinking = réfléchit
seat-bot = bot, { $level ->
    [novice] débutant
    [casual] détendu
    [strong] fort
    [master] maître
    [grandmaster] grand maître
   *[other] { $level }
  }
level-novice = débutant
level-casual = détendu
level-strong = fort
level-master = maître
level-grandmaster = grand maître
seat-stand-in = remplacé par un bot
seat-resigned = un bot continue
seat-chance = gagne dans { $chance } % des cas
seat-chance-about = Combien de fois cette place gagnerait si des bots forts jouaient partout à partir d’ici, d’après ce que tu peux voir : les cartes cachées des autres ne sont pas regardées.
seat-numbered = Place { $number }

# What is asked

ask-label = Ce qu’on te demande
choices = Tes choix
choices-fold = Choix
or-touch = ou choisis ce qui brille sur la table
staged = Regarde la suite …
staged-skip = Passer
staged-go-on = Continuer
unsure = { $choice } ? Impossible à annuler.
unsure-passes = { $choice } ?
unsure-yes = Vas-y
unsure-no = Pas encore
unsure-skip = Y renoncer
unsure-back = Retour
connecting = En route vers la table …
game-over = La partie est terminée.
paused = La table est en pause.
waiting-for = On attend { $names }.
one-moment = Un instant …
watching = Tu regardes.
undo = Annuler
restart = Refaire le tour
hint = Indice
practice = Entraînement
practice-about = Cette partie compte comme entraînement : il y a peut-être eu des indices et des choix repris. Ta liste, la fin de la partie et son enregistrement le signalent ; rien d’autre ne change.
daily = Donne du jour
daily-deal = La donne du
daily-day = { DATETIME($day, day: "numeric", month: "short", timeZone: "UTC") }
daily-about = C’est la donne du jour : tout le monde reçoit la même et n’a qu’un essai. Pour que les résultats se comparent, il n’y a pas d’indices et rien n’est repris qui ait montré du nouveau.
daily-sealed = Donne du jour : un seul essai, sans indice
daily-others = Les autres donnes du jour
rule-link = La règle
not-now = Pas maintenant : { $reason }

# What happened

log = Journal
log-earlier = Lignes précédentes
log-tuck = Ranger le journal
log-bring = Ressortir le journal
log-show = Montrer ce moment
log-show-of = Montrer : { $what }
log-setup = La mise en place
since-mine = Depuis ton dernier tour
since-short = Résumé
since-you = À ton sujet :
since-again = Remontrer
since-log = Au journal
since-you-looked = Depuis ton dernier regard
missed = { $count ->
    [one] Il s’est passé une chose depuis ton dernier regard.
   *[other] Il s’est passé { $count } choses depuis ton dernier regard.
  }
missed-show = Montrer
missed-seen = C’est vu
missed-showing = Ce que tu as manqué
missed-stop = Retour au direct
chat-say = Dis quelque chose
chat-send = Dire
talk-unread = { $count ->
    [0] Au journal et à la discussion
    [one] Un message
   *[other] { $count } messages
  }

# Reactions

reactions = Réactions
reaction-nod = D’accord
reaction-applause = Bravo
reaction-thanks = Merci
reaction-hmm = Hum
reaction-ouch = Aïe
reaction-hurry = Alors ?
reactions-silence = Taire les réactions

# Notices

connection-lost = Connexion perdue ; on revient …
bot-plays-for-you = Un bot joue pour toi.
come-back = Revenir
go-on = Continuer
undo-you-ask = Tu demandes à reprendre ton coup.
undo-asks = { $who } demande à reprendre un coup.
undo-waits = On attend { $names }.
undo-agree = D’accord
undo-decline = Non, il reste
undo-withdraw = Tant pis

# Instead of a table

closed-elsewhere = Tu as commencé sur un autre appareil ? Choisis « { $choice } » dans le menu de la table là-bas, et tape son code sur la page de tous les jeux.

# The menu

menu = Menu
pause = Pause
leave = Quitter la table
leave-sure = Quitter la table ? Un bot te remplace jusqu’à ton retour.
resign = Abandonner
resign-sure = Abandonner pour de bon ? Un bot joue à ta place jusqu’à la fin.
chances-show = Montrer toutes les chances
go-back = Revenir à …
to-origin = Retour à la partie d’origine
undo-ask = Demander à reprendre mon coup
other-device = Continuer sur un autre appareil
move-code = Tape { $code } là-bas, dans les { $minutes } minutes.
invite-title = Un seul lien pour tous
invite-about = Envoie-le : qui l’ouvre prend une place libre. Sans compte, sans rien installer.
invite-copy = Copier le lien
invite-share = Partager
invite-subject = Une table de jeu : { $title }
invite-scan = Ou scanne-le à l’écran
links = Liens
links-single = Liens pour chaque place et pour le public
links-about = La première personne qui ouvre le lien d’une place s’y assied. Aucun compte requis.
link-for = Lien pour { $who }
link-renew = Nouveau lien
link-make = Créer un lien
link-sure = Créer un nouveau lien pour la place « { $who } » ? Qui l’occupe se lève, et elle revient à qui ouvre le lien.
scan = Scanner
spectators = Public
described = La table en mots
described-short = En mots
sound = Sons
volume = Volume
choices-open = Lister tous les choix
pace = Rythme : { $pace ->
    [calm] calme
    [brisk] vif
   *[instant] immédiat
  }
safety = Demander deux fois : { $safety ->
    [never] jamais
    [near] si le doigt peut glisser
   *[final] tout choix définitif
  }
notify = M’avertir de mon tour
theme = Clair ou sombre : { $theme ->
    [light] clair
    [dark] sombre
   *[system] comme l’appareil
  }
keys = Touches
keys-on = Raccourcis à une touche

# The keys

key-digit = prendre le choix de ce numéro
key-arrows = aller à la chose suivante qui s’offre
key-enter = la prendre
key-fold = lister tous les choix, ou replier la liste
key-since = ce qui s’est passé depuis ton dernier tour
key-undo = annuler
key-restart = refaire le tour
key-hint = un indice, si tu joues sans autre personne
key-chat = dire quelque chose
key-described = la table en mots
key-rules = les règles de ce moment
key-help = ces touches
key-escape = fermer ce qui est ouvert

# Before the game

waiting-title = { $count ->
    [0] Tout le monde est là
    [one] Une place est libre
   *[other] { $count } places sont libres
  }
waiting-host = La partie commence quand toutes les places sont prises, ou quand l’hôte la lance.
waiting-yours = La partie commence d’elle-même quand toutes les places sont prises.
never-played = Jamais joué à { $title } ?
start-with-bots = { $count ->
    [one] Commencer avec un bot à la place libre
   *[other] Commencer avec des bots aux places libres
  }

# The end

scoring = Le décompte
scoring-skip = Tout montrer
source = Origine des points
total = Total
place = Rang
ordinal = { $place ->
    [1] 1er
   *[other] { $place }e
  }
built-by = Construit par { $name }
winner-you = Tu gagnes !
winner-team = Ton équipe gagne !
winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
  }
rematch = Rejouer
rematch-join = À la partie suivante
download = Télécharger la partie
share-picture = Image à partager
share-picture-of = La fin de cette partie : { $title }
share-picture-save = Enregistrer
share-picture-copy = Copier
share-picture-copied = Copié : colle l’image où tu veux.
share-picture-saved = Enregistré sous { $file }
site = Chautari
show-table = Voir la table
own-place = Tu finis { $place }, { $points ->
    [0] à égalité
   *[other] avec { $points } de retard
}.
own-won = { $points ->
    [0] À égalité avec { $names }, et pourtant en tête.
    [one] D’un cheveu : { $points } d’avance sur { $names }.
   *[other] { $points } d’avance sur { $names }.
}
own-team-place = Ton équipe finit { $place }, { $points ->
    [0] à égalité
   *[other] avec { $points } de retard
}.
team-total = Équipe
team-has = équipe { $points }
show-scores = Le décompte

# A game again

replay-of = { $title }, à revoir
replay-reading = Lecture …
replay-not-begun = Cette partie n’a pas encore commencé.
replay-to-table = À la table
replay-eyes = Par quels yeux regarder
replay-eyes-of = Vu par { $name }
replay-all = Tout le monde
replay-all-about = Tout le monde à tour de rôle : vu par qui décide ensuite
replay-not-over = Tant que la partie dure, tu ne revois que par tes propres yeux.
replay-controls = La relecture
replay-where = { $move } sur { $last }
replay-move = Moment de la partie
replay-start = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-end = À la fin
replay-play = Lire
replay-pause = Arrêter
replay-speed = Vitesse
replay-times = { $speed }×
replay-played = { $name } : { $choice }
replay-begins = La partie commence.
replay-chosen = { $name } choisit en secret.
replay-quiet = Quelqu’un choisit en secret.
replay-standing = { $place }. { $name }, { $total }
replay-later = Lignes suivantes
replay-branch = Continuer à partir d’ici
replay-link = Lien vers ce coup
replay-download = Télécharger
branch-about = Une nouvelle table commence au moment { $move } de cette partie. Tu prends une place, des bots les autres, et tout ce qui se pioche ou se lance ensuite est tiré à nouveau.
branch-seat = Ta place
branch-begin = S’asseoir
record-title = Revoir une partie
record-about = Parcours-la pas à pas, regarde par les yeux de n’importe qui, ou continue à partir d’un moment au choix. L’enregistrement que tu apportes n’est visible que par toi.
record-choose = Choisis un fichier de partie, ou dépose-le ici
record-unreadable = « { $name } » n’est pas un enregistrement de partie.
record-mine = Tes parties terminées

# The rules

rules-about = Toutes les règles telles qu’on les joue ici, dans nos propres mots. Les numéros ne changent jamais : chacune peut être citée par un lien.
rules-chapters = Chapitres
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] une règle
   *[other] { $count } règles
  }
rules-nothing = Aucune règle ne parle de « { $query } ».
rules-link = Lien vers la règle { $rule }
learn-of = Apprendre { $title }

# Five minutes

learn-five = en cinq minutes
learn-players = { $least }–{ $most } joueurs, par { $designers }
learn-end = Comment ça finit
learn-scores = Ce qui compte
learn-points = Points
learn-tips = Trois conseils
learn-play = Jouer contre des bots débutants
learn-set-up = Préparer une table
learn-all-rules = Toutes les règles

# What a game is about, told at its first table

aim = Ta première partie : { $title }
aim-goal = Le but
aim-turn = Ce que tu fais
aim-end = La fin
aim-begin = C’est parti
aim-goal-yak = Bâtis la tour qui vaut le plus. Des pierres d’une même couleur qui se touchent forment un groupe : 2 rapportent 3 points, 3 en rapportent 6, 4 en rapportent 9. Beaucoup de groupes comptent aussi : trois donnent 4 points, quatre 8, cinq 12.
aim-turn-yak = Chaque matin, tous choisissent une carte en secret. Construction : paie de la nourriture pour prendre jusqu’à 3 pierres du chariot devant toi. Ravitaillement : prends-y toute la nourriture d’une sorte. Marché : prends 2 nourritures et envoie une pierre sur un chariot. Le soir, les chariots avancent, et le brouillard leur fait faire demi-tour.
aim-end-yak = Quand quelqu’un a posé 14 pierres, on joue un dernier jour. Qui y arrive en premier reçoit le Stupa, qui vaut 3 points.
aim-goal-adventure-tours = Avoir le plus de pièces après trois manches. Chaque membre de ton expédition te paie à la fin d’une manche ; chaque carte qui te reste en main te coûte 2.
aim-turn-adventure-tours = Joue une carte. En équipement, elle augmente ce que tu peux offrir, et tu en pioches une autre. Comme membre, elle se joint à toi si ton équipement de sa couleur satisfait son exigence, et tu peux utiliser son action.
aim-end-adventure-tours = Une manche finit dès que quelqu’un n’a plus de carte. Réunis donc des membres qui paient, puis vide ta main avant les autres.
aim-goal-kathmandu = Mène ton yack à Katmandou avec le plus de points : par les marchandises, les temples, les plans, les animaux, et les tuiles Yack retournées sur les paysages qu’elles montrent. On part bien en dessous de zéro, pour chaque tuile et chaque bordure qu’il te reste à passer.
aim-turn-kathmandu = Choisis un dé, prends la ressource de sa couleur et déplace ton yack d’autant de cases en ligne droite. Fais ensuite ce que la case propose.
aim-end-kathmandu = Après six journées de trois manches, ou huit dans la partie longue. La tempête suit par-derrière : reste devant elle.
aim-goal-reviving-kathmandu = Reconstruis des monuments, de bas en haut. Un monument achevé rapporte les points de sa section la plus haute ; les sections d’une même couleur et ta mission secrète en rapportent d’autres.
aim-turn-reviving-kathmandu = Mise une pièce, face cachée, sur les deux cartes d’une ligne ou d’une colonne. La pièce la plus forte l’emporte, puis la plus proche. Qui gagne moins de deux cartes en pioche des rouges à la place. Ensuite tout le monde construit ; une carte à deux moitiés devient l’une d’elles.
aim-end-reviving-kathmandu = Après huit manches. Ta dernière pièce, après les manches quatre et huit, vaut ses points ou achète une carte que quelqu’un a défaussée.
