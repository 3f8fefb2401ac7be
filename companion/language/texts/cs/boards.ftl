### Czech. What each message is for and which facts it has stands in the English file.
### "Připojena" and "odpojena" are never said as a verdict: they differ in one clipped consonant.

board-old = { $player }: deska je připravena, ale ještě na ní leží minulá hra. Ukliďte desku a začněte
    .terse = { $player }: leží tu minulá hra, ukliďte desku

board-cleared = { $player }: deska je uklizená{ SIZE($waits) ->
        [0] { "" }
       *[1] . { LIST($waits, style: "sentences") }
    }
    .terse = { $player }: deska je uklizená

board-ready = { $player }: hrací deska je připravena. { WORDS($columns) } na { COUNT($rows, of: "square") }, { $lying ->
        [0] zatím prázdná
       *[other] leží na ní { COUNT($lying, of: "object") }
    }
    .terse = { $player }: deska připravena{ $lying ->
        [0] { "" }
       *[other] , { COUNT($lying, of: "object") }
    }

board-whose = Připojila se nová hrací deska. Kdo u ní sedí, ať na ní stiskne tlačítko
    .terse = Nová deska. Čí je?

board-buttons = { LIST($items, style: "sentences") }{ $castle ->
        [0] { "" }
       *[other] . Nebo na ni položte hrad
    }

board-button = Tlačítko { WORDS($number) }: { $player }

board-of = U téhle hrací desky sedí { $player }
    .terse = Deska: { $player }

board-lost = { $player }: spojení s hrací deskou vypadlo. Všechno je uloženo. Zkontrolujte kabel, hra počká
    .terse = { $player }: spojení vypadlo, všechno je uloženo

board-flood = { $player }: hrací deska posílá příliš mnoho, a tak se teď nečte. Všechno je uloženo. Vytáhněte její kabel a znovu ho zasuňte. Když to nepomůže, obnovte program v desce
    .terse = { $player }: deska posílá příliš mnoho. Vytáhněte kabel a znovu ho zasuňte

board-back = { $player }: hrací deska je zase tady a leží na ní totéž co předtím
    .terse = { $player }: deska je zase tady, všechno sedí

board-back-changed = { $player }: hrací deska je zase tady, ale něco leží jinak než předtím. Hned uslyšíte co
    .terse = { $player }: deska je zase tady, něco leží jinak

board-back-bare = { $player }: hrací deska je připravena, ale prázdná. Všechno je uloženo. Položte na ni { COUNT($count, of: "object") }, po jednom, jak zazní
    .terse = { $player }: deska připravena, položte na ni { COUNT($count, of: "object") }

board-restarted = { $player }: { $cause ->
        [power] hrací deska byla chvíli bez proudu. Ze hry se nic neztratilo. Když se to bude opakovat, vezměte jiný kabel nebo rozbočovač s vlastním napájením
        [watchdog] hrací deska se zasekla a sama se znovu spustila. Ze hry se nic neztratilo
       *[other] hrací deska se znovu spustila. Ze hry se nic neztratilo
    }
    .terse = { $player }: { $cause ->
        [power] deska byla chvíli bez proudu, nic se neztratilo
       *[other] deska se znovu spustila, nic se neztratilo
    }

board-resumed = { $player }: hrací deska spala s počítačem a je zase vzhůru. Ze hry se nic neztratilo
    .terse = { $player }: deska je zase vzhůru

board-two-ids = Pozor: dvě hrací desky mají stejné číslo, čte se jen ta první. Jednu z nich vytáhněte
    .terse = Pozor: dvě desky se stejným číslem. Jednu vytáhněte

board-version = Pozor: tahle deska má verzi { WORDS($theirs) }, program má verzi { WORDS($ours) }. Deska se nečte, dokud se jedno z nich neobnoví
    .terse = Pozor: deska jiné verze, nečte se

board-minor = Hrací deska má trochu jinou verzi programu, { $firmware }. Čte se i tak
    .terse = Deska s trochu jiným programem

board-wrong-size = Pozor: tahle deska má { WORDS($columns) } na { COUNT($rows, of: "square") }, hra potřebuje { WORDS($wanted_columns) } na { WORDS($wanted_rows) }. Deska se nečte
    .terse = Pozor: deska jiné velikosti, nečte se

board-unread = V téhle hře se žádná hrací deska nečte. Pište každý tah na klávesnici
    .terse = V téhle hře se desky nečtou

board-extra = Jedna deska je navíc, { $count ->
        [one] hraje jen jeden hráč
        [few] hrají jen { WORDS($count, gender: "masculine") } hráči
       *[other] hraje jen { WORDS($count, gender: "masculine") } hráčů
    }. Tahle deska se nečte. Jestli má nahradit jinou, vytáhněte kabel té druhé a pak na téhle stiskněte tlačítko
    .terse = Jedna deska navíc

board-tray-unused = Tahle vykládací deska se v téhle hře nepoužívá

board-none = Čeká se na hrací desku, zatím tu žádná není
    .terse = Čeká se na desku

board-garbled = { $player }: z hrací desky chodí něco, co se nedá přečíst. Zkontrolujte kabel, všechno je uloženo
    .terse = { $player }: deska se nedá přečíst, zkontrolujte kabel

cell-unknown = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: deska nepozná, co leží na políčku { $cell }. Zvedněte to a položte znovu. Ve hře se nic nezměnilo
    .terse = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: neznámý dílek, { $cell }. Zvedněte a položte znovu

cell-foreign = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: dílek z jiné hry leží na políčku { $cell }. Zvedněte ho z desky
    .terse = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: dílek z jiné hry, { $cell }. Zvedněte ho

cell-unsure = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: jistě se nedá přečíst políčko { $cell }. Přitlačte, co na něm leží, nebo to zvedněte a položte znovu
    .terse = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: nejisté čtení, { $cell }. Přitlačte dílek

cell-askew = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: šikmo leží něco na políčku { $cell }, čte se jen střed. Srovnejte to, až dosedne mezi kolíky
    .terse = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: leží šikmo, { $cell }. Srovnejte dílek

cell-strong-field = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: u políčka { $cell } je velmi silný magnet. Dejte telefony, reproduktory a jiné magnety dál od desky. Hra pokračuje
    .terse = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: silný magnet, { $cell }. Dejte ho dál od desky

cell-flapping = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: pořád se mění čtení políčka { $cell }. Srovnejte, co na něm leží. Když je prázdné, je vadné čidlo
    .terse = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: čtení se pořád mění, { $cell }. Srovnejte dílek

cell-stuck = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: vadné čidlo má políčko { $cell }. Deska se čte dál, jak to jde. Co tam položíte, napište jako tah
    .terse = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: vadné čidlo, { $cell }. Co tam položíte, napište

thing-twice = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: deska už čte jinde to, co leží { SIZE($cells) ->
        [1] na políčku
       *[other] na políčkách
    } { LIST($cells) }. Zvedněte to a první kus nechte ležet
    .terse = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: už se čte jinde, { LIST($cells) }. Zvedněte to

cells-ambiguous = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: není jasné, které půlky patří k sobě, { LIST($cells) }. Jeden dílek zvedněte a položte znovu
    .terse = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: nejasné půlky, { LIST($cells) }. Jeden dílek položte znovu
