### Více her: která se hraje, co je uloženo z jiné. Popis zpráv je v anglickém souboru.

preparing-game = Která hra? { LIST($items, style: "sentences") }. Enter: { $usual }

preparing-game-digit = { $game }: { WORDS($number) }

preparing-no-free = { $game } se hraje vždycky s tahy, volně se v ní nepokládá. Vynechte volné pokládání, nebo zvolte jinou hru

variant-unknown = varianta { $found } je neznámá. Varianty: { LIST($known, style: "comma") }

resume-offer-of = Je tu rozehraná hra { $game }: { LIST($players) }, { COUNT($count, of: "move") }. Pokračovat v ní? Enter ano, nula ne
    .terse = Rozehraná hra { $game }, { LIST($players) }. Pokračovat? Enter ano, nula ne

journal-other-game = hru { $game } tahle verze programu nezná. Novější ji možná přečte

game-unusable = hra { $game }, kterou přináší jiný balík, se nedá použít. Všechno ostatní funguje i bez ní. Důvod: { $reason }

tiles-plain = { $game }: dílky téhle hry zatím nemají magnety a žádná deska je nečte. Není tu sada k vypsání, kontrole ani čtení

history-game-of = Hra číslo { WORDS($number) }, { $game }, { $when }, { LIST($players) }, { $state ->
        [open] rozehraná
        [over] dohraná
        [given-up] vzdaná
        [imported] převzatá
       *[damaged] poškozená
    }
