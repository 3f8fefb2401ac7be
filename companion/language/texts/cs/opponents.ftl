computer-level = { $level ->
        [beginner] začátečník
        [family] rodina
        [club] klub
        [strong] silný hráč
       *[full] plná síla
    }

computer-name = { $several ->
        [0] Počítač
       *[1] Počítač { $number ->
            [1] Alfa
            [2] Bravo
            [3] Cézar
           *[other] Delta
        }
    }

computer-plays = Za hráče { $player } hraje počítač, úroveň { PART($level, of: "computer-level", names: "level") }

computer-changed = { $player } teď hraje na úrovni { PART($level, of: "computer-level", names: "level") }

computer-left = { $player } hraje zase bez počítače

computer-of = { $player }, úroveň { PART($level, of: "computer-level", names: "level") }

computer-who = { SIZE($items) ->
        [0] Hrají jen lidé
       *[other] Počítače u stolu: { LIST($items) }
    }. Změna: číslo hráče, tečka, devět tři, tečka a úroveň jedna až pět. { WORDS($people) } vrátí hru lidem
    .terse = { SIZE($items) ->
        [0] Hrají jen lidé
       *[other] Počítače u stolu: { LIST($items) }
    }

computer-levels = Taková úroveň není. Začátečník: jedna. Rodina: dva. Klub: tři. Silný hráč: čtyři. Plná síla: pět. Zase člověk: { WORDS($people) }

computer-whose = Za kterého hráče? Napište jeho číslo, tečka, devět tři, tečka a úroveň

computer-cannot = Počítače se tuto hru ještě nenaučily. Vše zůstává, jak je

computer-all = { $player } je u stolu jako poslední člověk a bez lidí se nehraje. Kdo chce počítače jen poslouchat, odejde ze hry a spustí: companion demo

computer-over = { $player } už v této partii nemá co dělat

computer-simply = Počítač tu hraje jednodušeji, než jeho úroveň slibuje

computer-turn = { NOUN($turn, form: "theirs") }

computer-lays = Teď položte { NOUN($thing, form: "accusative") }. { NOUN($act, form: "last") }

computer-shows = Teď to udělejte na stole. { NOUN($act, form: "last") }

computer-hands = Na stole to ještě udělejte za hráče { $player }

computer-waits = { $player } čeká. Enter nechá počítač pokračovat

computer-ready = { $player } už má tah. Enter ho zahraje
    .terse = { $player }: Enter

computer-free = Počítače hrají s tahy, ale dílky se tu měly pokládat volně. Jedno z toho vynechte

computer-level-unknown = úroveň { $found } není známá. Úrovně: začátečník, rodina, klub, silný hráč, plná síla, nebo jedna až pět
