page-after-title = Po partii

page-after = Po partii

page-after-ranking = Umístění

page-after-open = Tahle partie ještě neskončila. Všechno je tak, jak to stojí teď

page-after-came = Odkud jsou body, { $player }

page-after-reason = Za co

page-after-points = Body

page-after-sum = Dohromady

page-after-marked = Označeno: { LIST($places) }

page-after-unmarked = Označení zmizelo

page-after-mark = označeno

page-after-replay = Přehrání

page-after-first = Začátek

page-after-before = Zpět

page-after-next = Další

page-after-last = Konec

page-after-start = Před prvním tahem

page-after-acts = Tahy

page-after-boards = Desky

page-after-sheet = List v Braillově písmu

page-after-print = Vytisknout

page-after-said = Hlášení

page-after-none = Zatím není známa žádná partie. Až nějaká začne, načtěte stránku znovu

page-sheet-none = List v Braillově písmu nelze vytvořit, na počítači se společníkem chybí program { $program } z liblouis. Partie je, jak byla. V Debianu a příbuzných systémech ho nainstaluje: { $command }

page-sheet-failed = List v Braillově písmu nelze vytvořit. Program { $program } nepřekládá s tabulkou { $table }. Partie je, jak byla. V Debianu a příbuzných systémech tabulky doplní: { $command }

page-after-lost = Stránka neodpovídá. Co je vidět, zůstává. Zkuste to znovu, nebo adresu otevřete ještě jednou

page-kept = Na { $number ->
        [0] hru ze souboru
       *[other] hru číslo { WORDS($number) }
    } se lze podívat v prohlížeči na této adrese

page-kept-ends = Stránka je zavřená. Hra zůstává uložená

page-kept-open = Hra číslo { WORDS($number) } ještě neskončila. Dokud se hraje, ukazuje ji její vlastní stránka: { $page }. Pokračuje se v ní takto: { $play }

page-kept-lost = Pozor: část téhle hry se v deníku ztratila. Ukazuje se, dokud je celá, je to { COUNT($count, of: "move") }. Umístění a body jsou z té chvíle

page-kept-left = Tahle partie se nedohrála, má { COUNT($count, of: "move") }. Umístění a body jsou, jak tehdy stály

journal-other-rules = Hru uložila verze { $version } a tahle verze posuzuje její tahy jinak. Lze si ji poslechnout znovu a zůstává uložená
