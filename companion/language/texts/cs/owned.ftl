### Czech. What each message is for and which facts it has stands in the English file.

owned-form = tomu, co v něm stojí, program nerozumí

owned-wrong = Soubor { $file } se nepoužívá: { $reason ->
        [newer] napsala ho novější verze programu, a proto zůstává, jak je. Spusťte tu verzi
        [form] tomu, co v něm stojí, program nerozumí. Přesuňte ho jinam, nebo ho opravte
       *[other] { NOUN($reason, of: "file-fault") }
    }. Do té doby platí obvyklé hodnoty

owned-none = { $game }: tabulky této hry jsou podle pravidel a nedá se v nich nic opravit
