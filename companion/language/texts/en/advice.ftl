### Advice: which act is best, and why.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# It takes a while to think about advice.
advice-thinking = One moment

# What is best.
# $choice | phrase az-choice-drop az-choice-spread az-choice-take az-choice-tile qg-choice-buy qg-choice-lay qg-choice-pass qg-choice-place qg-choice-take rg-choice-castle rg-choice-choose rg-choice-discard rg-choice-place | what to do
advice-best = It is best to { $choice }

# What is best for somebody else than who asks.
# $player | name | for whom
# $choice | phrase az-choice-drop az-choice-spread az-choice-take az-choice-tile qg-choice-buy qg-choice-lay qg-choice-pass qg-choice-place qg-choice-take rg-choice-castle rg-choice-choose rg-choice-discard rg-choice-place | what to do
advice-for = For { $player } it is best to { $choice }

# What is good too.
# $choice | phrase az-choice-drop az-choice-spread az-choice-take az-choice-tile qg-choice-buy qg-choice-lay qg-choice-pass qg-choice-place qg-choice-take rg-choice-castle rg-choice-choose rg-choice-discard rg-choice-place | what to do
# $less | number 0-99 | so many points it is worth less than the best; 0: about as much
advice-other = { $less ->
        [0] It is about as good to { $choice }
       *[other] It is { COUNT($less, of: "point") } worse to { $choice }
    }

# Advice was asked for, and there is nothing to choose.
advice-none = There is nothing to choose now

# Reasons were asked for, where only one thing can be done.
advice-only = This is all that can be done

# Why the best is better than the next.
# $choice | phrase az-choice-drop az-choice-spread az-choice-take az-choice-tile qg-choice-buy qg-choice-lay qg-choice-pass qg-choice-place qg-choice-take rg-choice-castle rg-choice-choose rg-choice-discard rg-choice-place | the next
# $reasons | some phrase az-reason-bonus az-reason-cell az-reason-denied az-reason-falls az-reason-filled az-reason-lacks az-reason-left az-reason-marker az-reason-near az-reason-still az-reason-wall qg-reason-denial qg-reason-given qg-reason-group qg-reason-jokers qg-reason-later qg-reason-marker qg-reason-nearly qg-reason-next qg-reason-now qg-reason-price qg-reason-spaces qg-reason-stored qg-reason-surround qg-reason-taken rg-reason-crowns rg-reason-denial rg-reason-harmony rg-reason-hole rg-reason-middle rg-reason-next rg-reason-nowhere rg-reason-open rg-reason-order rg-reason-points | why
advice-why = Better than to { $choice }, because { LIST($reasons) }

# Why the best is better than the next, where the rules give no reason.
# $choice | phrase az-choice-drop az-choice-spread az-choice-take az-choice-tile qg-choice-buy qg-choice-lay qg-choice-pass qg-choice-place qg-choice-take rg-choice-castle rg-choice-choose rg-choice-discard rg-choice-place | the next
advice-why-none = By what can be counted now it is no better than to { $choice }. The match played on in thought ends a little better
