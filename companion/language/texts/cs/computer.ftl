### Czech. What each message is for and which facts it has stands in the English file.

awake-why = otevřená hra
awake-ready = Spánek: dokud je hra otevřená, počítač neusne
awake-off = Spánek: počítač smí při hře usnout, je to tak v nastavení
awake-none = Spánek: udržet počítač vzhůru se odtud nedá
awake-none-remedy = Na dobu hry vypněte automatický spánek v nastavení počítače
autostart-on = Samočinný start: zapnutý, { $file }
autostart-off = Samočinný start: vypnutý
autostart-older = Samočinný start: zapnutý, ale pro jinou verzi programu, { $file }. Obnoví to další řádek
autostart-foreign = Samočinný start: na jeho místě je cizí soubor a zůstane, jak je, { $file }. Přesuňte ho a zkuste to znovu
autostart-unreadable = Samočinný start: soubor se nedá změnit, { $file }. Hra se dá začít ručně. Povolte tam zápis a zkuste to znovu
autostart-nothing-to-start = Samočinný start: na tomhle počítači není { $program }, který by to zařídil. Hry začínejte ručně
autostart-rule = Pravidlo pro desky: nainstalované, { $file }
autostart-rule-other = Pravidlo pro desky: jiná verze, { $file }
autostart-rule-none = Pravidlo pro desky: zatím chybí. Bez něj deska hru nespustí
autostart-rule-install = Nainstaluje ho další řádek, stačí ho napsat jednou
autostart-rule-remove = Pravidlo pro desky odstraní další řádek
autostart-plug = Pak vytáhněte kabely desek a zasuňte je znovu: hra začne, nebo bude pokračovat ta rozehraná
autostart-login = Od příštího přihlášení: hra začne, nebo bude pokračovat ta rozehraná
autostart-running = Hra, která teď běží, pokračuje
completion-unknown = Doplňování: není jasné, který je to příkazový řádek. Zadejte jeho jméno: { LIST($shells, style: "or") }
