### Czech. What each message is for and which facts it has stands in the English file.

owned-form = tomu, co v něm stojí, program nerozumí

owned-wrong = Soubor { $file } se nepoužívá: { $reason ->
        [newer] napsala ho novější verze programu, a proto zůstává, jak je. Spusťte tu verzi
        [unreadable] nedá se přečíst. Povolte jeho čtení
       *[form] tomu, co v něm stojí, program nerozumí. Přesuňte ho jinam, nebo ho opravte
    }. Do té doby platí obvyklé hodnoty
