### Czech. What each message is for stands in the English file.

manual-name = JMÉNO
manual-synopsis = POUŽITÍ
manual-description = POPIS
manual-commands = PŘÍKAZY
manual-more = VIZ TÉŽ
manual-book = Uživatelské příkazy
