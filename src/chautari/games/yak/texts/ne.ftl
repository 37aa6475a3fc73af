# Pieces

stone-red = रातो
stone-yellow = पहेँलो
stone-orange = सुन्तला
stone-black = कालो
stone-grey = खरानी
stone-blue = नीलो
stone-green = हरियो
stone-purple = बैजनी
stone-crystal = स्फटिक
stone-fog = कुहिरो
one-stone = { $stone-key ->
    [stone-fog] कुहिरो
    [stone-crystal] एउटा स्फटिक
   *[other] एउटा { $stone } ढुङ्गा
  }
the-stone = { $stone-key ->
    [stone-crystal] स्फटिक
   *[other] { $stone } ढुङ्गा
  }
food-milk = दूध
food-meat = मासु
food-bread = रोटी
cart-no-milk = दूध नलिने गाडा
cart-no-meat = मासु नलिने गाडा
cart-no-bread = रोटी नलिने गाडा
cart-two-kinds = दुई थरी लिने गाडा
card-build = निर्माण
card-supply = आपूर्ति
card-market = बजार
amount = { $count ->
    [0] शून्य
    [1] एक
    [2] दुई
    [3] तीन
    [4] चार
    [5] पाँच
    [6] छ
    [7] सात
   *[8] आठ
  }
place-0 = तल्लो तह, सबैभन्दा बायाँ
place-1 = तल्लो तह, बायाँ
place-2 = तल्लो तह, बीच
place-3 = तल्लो तह, दायाँ
place-4 = तल्लो तह, सबैभन्दा दायाँ
place-5 = दोस्रो तह, सबैभन्दा बायाँ
place-6 = दोस्रो तह, बीचको बायाँ
place-7 = दोस्रो तह, बीचको दायाँ
place-8 = दोस्रो तह, सबैभन्दा दायाँ
place-9 = तेस्रो तह, बायाँ
place-10 = तेस्रो तह, बीच
place-11 = तेस्रो तह, दायाँ
place-12 = चौथो तह, बायाँ
place-13 = चौथो तह, दायाँ
place-14 = पाँचौँ तह
place-stack = सबैभन्दा माथि
side-left = घडीको दिशामा
side-right = घडीको उल्टो दिशामा

# Questions

prompt-chance = थैलीलाई सोधिँदै छ।
prompt-choose = आजको काम छान। दिउँसो तिम्रो पालो नआउन्जेल कसैले देख्दैन।
prompt-pick = { $due ->
    [0] { $cart } बाट कुन ढुङ्गा? एउटाको १, दुईको ३, तीनको ५ खाना; स्फटिकको १ बढी।
   *[other] अहिलेसम्म { $due } खाना। { $cart } बाट अर्को ढुङ्गा लिने?
  }
prompt-pay = { $due } खाना तिर्नुपर्छ। { $food } कति?
prompt-spill = गाडा भरियो: तिमीले तिरेको { $due } खाना बजारमा जान्छ। त्यसमा { $food } कति?
prompt-place = आफ्नो धरहरामा ढुङ्गा राख।
prompt-take-all = एक थरी खाना छान: आफ्नो गाडाबाट त्यो सबै लिन्छौ। पालमा ८ अटाउँछ; बाँकी त्यहीँ रहन्छ।
prompt-take-food = बजारबाट खाना लेऊ: { $count ->
    [one] अझ एउटा
   *[other] बढीमा { $count }
  }।
prompt-keep = कुन ढुङ्गा गाडामा जान्छ? अरू थैलीमा फर्कन्छन्।
prompt-onto = { the-stone } कुन गाडाले पाउँछ?

# Choices

action-choose = { $card }
action-pick = { one-stone } लेऊ
action-enough-stones = अरू ढुङ्गा चाहिँदैन
action-pay = { $amount } { $food } तिर
action-spill = { $amount } { $food } बजारमा राख
action-place = { the-stone } यहाँ राख: { $place }
action-take-all = सबै { $food } लेऊ
action-take-food = { $food } लेऊ
action-enough-food = अरू खाना चाहिँदैन
action-keep = { the-stone } गाडामा राख
action-onto = { $cart } मा
deed-onto = { the-stone } { $cart } मा राख

# Why not

why-morning = पहिले आजको कार्ड छान।
why-three = दिनमा बढीमा तीन ढुङ्गा।
why-pick-first = पहिले आफ्नो गाडाको ढुङ्गा छान।
why-refused = यो गाडाले { $food } लिँदैन।
why-two-kinds = यो गाडाले बढीमा दुई थरी खाना लिन्छ।
why-rests = ढुङ्गाको तल दुई ढुङ्गा चाहिन्छ।
why-beside = तल्लो तहमा ढुङ्गा अर्को ढुङ्गाको छेउमा बस्छ।
why-taken = यहाँ ढुङ्गा राखिसकेको छ।

# What happened

event-begins = { $who } ले याकको बच्चा पायो र सुरु गर्‍यो।
event-day = दिन { $count }। याकको बच्चा { $who } सँग छ।
event-own-choice = { $who } ले { $card } छान्यो।
event-chose = { $who } ले छान्यो।
    .brief = ले छान्यो
event-revealed = { $who } ले { $card } देखायो।
    .brief = ले { $card } खेल्यो
event-buys-nothing = { $who } ले कुनै ढुङ्गा किन्न सकेन।
    .brief = ले कुनै ढुङ्गा किन्न सकेन
event-takes-nothing = { $who } ले कुनै ढुङ्गा लिएन।
    .brief = ले कुनै ढुङ्गा लिएन
event-picked = { $who } ले { one-stone } लियो।
event-paid = { $who } ले { $count } { $food } तिर्‍यो।
    .brief = ले { $count } { $food } तिर्‍यो
event-placed = { $who } ले { one-stone } यहाँ राख्यो: { $place }।
    .brief = ले { one-stone } राख्यो
event-stupa = { $who } ले सबैभन्दा पहिले १४ औँ ढुङ्गा राख्यो र स्तूप पायो।
    .brief = ले स्तूप पायो
event-took-all = { $who } ले गाडाबाट { $count } { $food } लियो।
    .brief = ले { $count } { $food } लियो
event-took-food = { $who } ले बजारबाट एउटा { $food } लियो।
    .brief = ले एउटा { $food } लियो
event-drew = { $who } ले { one-stone } झिक्यो।
    .brief = ले { one-stone } झिक्यो
event-put-back = { $who } ले { the-stone } थैलीमा फिर्ता राख्यो।
event-carts-turn = कुहिरो लाग्यो! सबै याक फर्किए: अब गाडाहरू { $side } जान्छन्।
event-carts-move = गाडाहरू { $side } अघि बढे।
event-last-day = अन्तिम दिन सुरु हुन्छ।
event-game-over = खेल सकियो।

# Where points come from

source-sizes = समूहको आकार
source-number = समूहको सङ्ख्या
source-singles = एक्लो ढुङ्गा
source-stupa = स्तूप
source-food = सबैभन्दा धेरै खाना

# Options

option-bonus_cards-title = बोनस कार्ड
option-bonus_cards = कति बोनस कार्ड राखिन्छन्।
option-bonus_cards-0 = एउटा पनि होइन: खेल जस्तो छ त्यस्तै
option-bonus_cards-1 = एउटा रङले बढी अङ्क दिन्छ
option-bonus_cards-2 = दुई रङले बढी अङ्क दिन्छन्
option-bonus_cards-3 = तीन रङले बढी अङ्क दिन्छन्

# In the terminal

terminal-stupa = स्तूप: { $who }
terminal-nothing = ढुङ्गा छैन
terminal-market = बजार
terminal-you = { $who } (तिमी)
terminal-name = { $who }

# In the browser

table-label = Yak को टेबल
own-things = तिम्रा सामान
day = दिन { $day }
last-day = अन्तिम दिन
last-day-next = भोलि अन्तिम दिन
way-left = गाडा घडीको दिशामा जान्छन्
way-right = गाडा घडीको उल्टो दिशामा जान्छन्
way-turned-left = कुहिरो लाग्यो: गाडा अब घडीको दिशामा
way-turned-right = कुहिरो लाग्यो: गाडा अब उल्टो दिशामा
points = { $points } अङ्क
points-below = −{ $points } अङ्क
stones-built = { $last } मध्ये { $count } ढुङ्गा
points-brief = { $points } अङ्क
stones-over = { $count } ढुङ्गा
in-hand = हातमा
drawn = झिकिएको
drawn-one = गाडाका लागि
put-back = { the-stone } गाडामा फिर्ता राख
in-hand-due = { $due } खाना लाग्छ
take-in-hand = अब { the-stone } राख
suggest = ठाउँ सुझाऊ
suggest-not = फिर्ता राख
confirm-pay = तिर
confirm-build = तिर र बनाऊ
confirm-lay = यसरी बनाऊ
confirm-spill = बजारमा राख
part-groups = समूह { $points }
part-stupa = स्तूप { $points }
part-food = धेरै खाना { $points }
part-bonus = बोनस { $points }
brings-stones = { $count ->
    [one] १ ढुङ्गा
   *[other] { $most ->
        [1] बढीमा { $count } ढुङ्गा
       *[other] { $count } ढुङ्गा
      }
  }
brings-food = { $most ->
    [1] बढीमा +{ $count } खाना
   *[other] +{ $count } खाना
  }
take-nothing = ढुङ्गा नलेऊ
no-more-food = खाना पुग्यो
ask-choose = आजको काम छान। दिउँसोअघि कसैले देख्दैन।
ask-choose-first = आजको काम छान: निर्माणले धरहराका लागि ढुङ्गा किन्छ, आपूर्ति र बजारले खाना ल्याउँछन्। दिउँसोअघि कसैले देख्दैन।
ask-choose-last = अन्तिम दिन: अन्तिम काम छान।
ask-pay = { $count ->
    [one] एउटा ढुङ्गाको
   *[other] { $count } ढुङ्गाको
  } { $due } खाना। { the-stone } उज्यालो ठाउँमा राख, अनि तिर।
ask-pay-laid = सबै राखियो: बनाउन { $due } खाना तिर।
note-stupa = स्तूप +3
note-fog-drawn = कुहिरो!
banner-fog-title = कुहिरो लाग्छ
banner-day = पहिलो पालो { $who } को
banner-day-own = पहिलो पालो तिम्रो
banner-end-title = धरहराहरू ठडिए
banner-end = अब गनिन्छ
paid = तिरेको
tonight = आज राति
yesterday = हिजो
card-down = घोप्टो
card-open = देखाइएको
card-none = कार्ड छैन
you = तिमी
