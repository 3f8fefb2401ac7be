### Czech. What each message is for and which facts it has stands in the English file.

board-firmware-older = { $player }: v téhle hrací desce je starší program, { $firmware }. Deska se čte i tak. Po hře napište { $command }
    .terse = { $player }: starší program v desce. Po hře napište { $command }

board-no-wand = { $player }: tahle hrací deska hůlku necítí. Na políčko se zeptejte klávesou
    .terse = { $player }: deska hůlku necítí

board-tells-nothing = { $player }: hrací deska neříká, co na ní leží. Vytáhněte kabel a znovu ho zasuňte
    .terse = { $player }: deska mlčí. Vytáhněte kabel a znovu ho zasuňte
