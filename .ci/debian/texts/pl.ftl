### Polish. What each message is for stands in the English file.

manual-name = NAZWA
manual-synopsis = SKŁADNIA
manual-description = OPIS
manual-commands = POLECENIA
manual-more = ZOBACZ TAKŻE
manual-book = Polecenia użytkownika
