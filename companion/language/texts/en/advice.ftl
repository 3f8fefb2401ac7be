### Advice: which act is best, and why.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# It takes a while to think about advice.
advice-thinking = One moment

# What is best.
# $choice | phrase | what to do
advice-best = It is best to { $choice }

# What is best for somebody else than who asks.
# $player | name | for whom
# $choice | phrase | what to do
advice-for = For { $player } it is best to { $choice }

# What is good too.
# $choice | phrase | what to do
# $less | number 0- | so many points it is worth less than the best; 0: about as much
advice-other = { $less ->
        [0] It is about as good to { $choice }
       *[other] It is { COUNT($less, of: "point") } worse to { $choice }
    }

# Advice was asked for, and there is nothing to choose.
advice-none = There is nothing to choose now

# Reasons were asked for, where only one thing can be done.
advice-only = Nothing else can be done

# Why the best is better than the next.
# $choice | phrase | the next
# $reasons | some phrase | why
advice-why = Better than to { $choice }, because { LIST($reasons) }

# Why the best is better than the next, where the rules give no reason.
# $choice | phrase | the next
advice-why-none = Nothing that can be counted now makes it better than to { $choice }. The match played on in thought ends a little better
