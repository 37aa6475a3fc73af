# Everywhere

to-home = सबै खेल
language = भाषा
lost = यो ठेगानामा केही छैन।
unreachable = सर्भरसम्म पुग्न सकिएन। तपाईं अनलाइन हुनुहुन्छ?
unexpected = सर्भरले बुझ्न नसकिने जवाफ दियो।
rules-title = नियम
puzzles-title = पहेली
puzzles-of = { $title } का पहेली
learn-title = पाँच मिनेटमा सिकौँ
replay-title = फेरि हेरौँ
review-title = समीक्षा
about-title = चौतारीबारे
close = बन्द गर
rule = नियम { $rule }
values-from = मान { $source } बाट
cancel = रद्द गर
copy = प्रतिलिपि गर
copied = प्रतिलिपि भयो
game-kathmandu = Kathmandu
game-adventure-tours = Adventure Tours
game-yak = Yak
game-reviving-kathmandu = Reviving Kathmandu
title-table = { $title } · चौतारी
title-your-turn = तिम्रो पालो: { $title }

# Home

skip = सामग्रीमा जाऊ
games = खेलहरू
home-title = भारी बिसाऊ, खेल खेल
home-about = नेपालका पहाडबाट चार बोर्ड खेल: एक्लै बोटसँग, वा लिङ्क पठाएर साथीहरूसँग। खाता चाहिँदैन, केही राख्नु पर्दैन।
unofficial = यी खेल मन पराउनेहरूले बनाएको अनौपचारिक, निःशुल्क ठाउँ। कृपया खेल किन्नुहोस्: बनाउनेहरूले त्यो कमाएका छन्।
for-programs = प्रोग्रामका लागि
game-makers = { $designers } द्वारा
about-kathmandu = आफ्नो याकलाई भञ्ज्याङहरू पार गराउँदै काठमाडौँ पुर्‍याऊ: नक्सा पढ, राम्ररी सामान बाँध, बाटोमा व्यापार गर, र मौसमको ख्याल राख।
about-adventure-tours = आफ्नो यात्रादललाई तयार पार र साहसी साथी जुटाऊ: साथ दिने जोसुकैले पैसा तिर्छ, हातमा बाँकी रहने जोसुकैको खर्च लाग्छ।
about-yak = कुहिरोमा ढुङ्गाको धरहरा बनाऊ। गाडाहरूले ढुङ्गा र खाना ल्याउँछन्; आफ्नो दिनको काम गोप्य रूपमा छान।
about-reviving-kathmandu = सहरका स्मारकहरू खण्ड खण्ड गरी फेरि बनाऊ, र नक्साको टेबलमा कार्डका लागि बोली लगाऊ।
fact-players = { $least }–{ $most } खेलाडी
fact-minutes = { $least }–{ $most } मिनेट
fact-weight = { $weight ->
    [light] हलुका
    [medium] मध्यम
   *[demanding] गहन
  }
play = खेल
play-game = { $title } खेल
rules-of = { $title } का नियम
my-tables = तिम्रा टेबल
my-due = { $count ->
    [one] एउटा टेबल तिमीलाई पर्खँदै छ
   *[other] { $count } टेबल तिमीलाई पर्खँदै छन्
  }
my-your-turn = तिम्रो पालो
my-waiting = ठाउँ खाली छ
my-finished = सकियो
my-with = { $names } सँग
my-alone = अहिलेसम्म अरू कोही छैन
my-all = सबै { $count } टेबल
my-over = { $count ->
    [one] एउटा सकिएको खेल
   *[other] { $count } सकिएका खेल
  }
my-put-away = { $count ->
    [one] पन्छाइएको एउटा टेबल
   *[other] पन्छाइएका { $count } टेबल
  }
put-away = पन्छाऊ
bring-back = फिर्ता ल्याऊ
join = त्यहाँ जाऊ
join-title = टेबलमा बस
join-code = साथीले पठाएको लिङ्क, वा तिम्रो अर्को उपकरणको कोड
open-title = यस सर्भरका खुला टेबल
open-none = अहिले साथी पर्खने कोही छैन।
open-sit = { $count ->
    [one] एउटा खाली ठाउँ
   *[other] { $count } खाली ठाउँ
  }

# Setting up

no-such-game = यस्तो खेल यहाँ छैन।
usual-name = बटुवा
who-sits = को कहाँ बस्छ
company = तिमीसँग को खेल्छ
company-bots = बोटहरू, अहिल्यै
company-friends = साथीहरू, लिङ्कबाट
first-game = तिम्रो पहिलो खेल
as-usual = अनुभवी खेलाडीजस्तै
all-options = सबै विकल्प
watch-allowed = सबै ठाउँ भरिएपछि लिङ्क हुने जोसुकैले हेर्न सक्छ
how-many = कति जना खेल्ने
players = खेलाडी
kind-me = म
kind-bot = बोट
kind-open = साथी
bot-level = बोट कति राम्रो खेल्छ
friend-name = थाहा भए नाम
friend-about = सबै साथीका लागि एउटै लिङ्क पाइन्छ।
variants = विकल्प
list-table = यस सर्भरका खुला टेबलमा देखाऊ
away-after = जवाफ नदिनेको साटो बोट खेल्छ, यति समयपछि
away-never = कहिल्यै होइन
away-minutes = { $minutes ->
    [5] ५ मिनेट
    [15] १५ मिनेट
    [60] एक घण्टा
    [720] १२ घण्टा
    [1440] एक दिन
   *[other] { $days } दिन
  }
begin = सुरु गर
begin-link = सुरु गर, र लिङ्क लेऊ
your-name = तिम्रो नाम
sit-down = बस
watch = हेर
join-here = यहाँ बस
join-colour = तिम्रो रङ

# The seats

seats = ठाउँहरू
seat-you = तिमी
log-you = तिमी
log-subject = { $who }
recap-subject = { $who }:
log-all = { $who } { $what }।
log-verb = last
seat-nobody = अहिलेसम्म कोही छैन
seat-free = खाली
seat-here = यहीँ छ
seat-away = बाहिर
seat-asked = को पालो
seat-your-turn = तिम्रो पालो
seat-thinking = सोच्दै छ
seat-bot = बोट, { $level }
level-novice = सिकारु
level-casual = सामान्य
level-strong = बलियो
level-master = उस्ताद
level-grandmaster = महारथी
seat-stand-in = साटो बोट छ
seat-resigned = बोटले खेल्दै छ
seat-numbered = ठाउँ { $number }

# What is asked

ask-label = तिमीलाई सोधिएको
choices = तिम्रा छनोट
choices-fold = छनोट
or-touch = वा टेबलमा उज्यालो भएको कुरा छान
staged = के हुन्छ हेर …
staged-skip = छोड
staged-go-on = अगाडि बढ
unsure = { $choice }? यो फिर्ता हुँदैन।
unsure-passes = { $choice }?
unsure-yes = गर
unsure-no = अहिले होइन
unsure-skip = छोड
unsure-back = पछाडि
connecting = टेबलमा जाँदै …
game-over = खेल सकियो।
paused = टेबल रोकिएको छ।
waiting-for = { $names } लाई पर्खँदै।
one-moment = एकैछिन …
watching = तिमी हेर्दै छौ।
undo = फिर्ता
restart = पालो फेरि सुरु
hint = संकेत
practice = अभ्यास
rule-link = नियम
not-now = अहिले होइन: { $reason }

# What happened

log = विवरण
log-earlier = अघिका कुरा
log-setup = तयारी
since-mine = तिम्रो अघिल्लो पालोदेखि
since-short = सारांश
chat-say = केही भन
chat-send = भन
reactions = प्रतिक्रिया
reaction-nod = हुन्छ
reaction-applause = ताली
reaction-thanks = धन्यवाद
reaction-hmm = हम्
reaction-ouch = ऐया
reaction-hurry = छिटो?

# Notices

connection-lost = सम्पर्क टुट्यो; फेरि जोडिँदै …
bot-plays-for-you = तिम्रो साटो बोट खेल्दै छ।
come-back = फर्क
go-on = अगाडि बढ

# The menu

menu = मेनु
pause = रोक
leave = टेबल छोड
leave-sure = टेबल छोड्ने? तिमी नफर्केसम्म बोटले खेल्छ।
resign = हार मान
resign-sure = साँच्चै हार मान्ने? तिम्रो ठाउँबाट अन्त्यसम्म बोटले खेल्छ।
other-device = अर्को उपकरणमा जारी राख
links = लिङ्कहरू
described = टेबल शब्दमा
described-short = शब्दमा
sound = आवाज
volume = आवाजको मात्रा
choices-open = सबै छनोट देखाऊ
pace = गति: { $pace ->
    [calm] बिस्तारै
    [brisk] छिटो
   *[instant] तुरुन्तै
  }
notify = मेरो पालोको खबर देऊ
theme = उज्यालो वा अँध्यारो: { $theme ->
    [light] उज्यालो
    [dark] अँध्यारो
   *[system] उपकरणजस्तै
  }
keys = किबोर्ड

# Before the game

waiting-title = { $count ->
    [0] सबै आइपुगे
    [one] एउटा ठाउँ खाली छ
   *[other] { $count } ठाउँ खाली छन्
  }
never-played = { $title } कहिल्यै खेलेको छैन?

# The end

scoring = अङ्क गणना
total = जम्मा
place = स्थान
winner-you = तिमीले जित्यौ!
winner = { $count ->
    [one] { $names } ले जित्यो
   *[other] { $names } ले सँगै जिते
  }
rematch = फेरि खेल
show-table = टेबल हेर

# Five minutes

learn-five = पाँच मिनेटमा
learn-end = कसरी सकिन्छ
learn-scores = के गनिन्छ
learn-points = अङ्क
learn-tips = तीन सुझाव
learn-play = अहिल्यै सिकारु बोटसँग खेल
learn-set-up = टेबल तयार गर
learn-all-rules = सबै नियम
