### Czech. What each message is for and which facts it has stands in the English file.

installer-welcome = companion { $version } čte desky magnetických her, rozhoduje, počítá body a mluví. Nainstaluje se jen pro vás. Další stránka se zeptá na složku, potom se instaluje.

installer-autostart = &Začít hru sama po přihlášení

installer-folder = Složka programu. Nastavení a uložené hry jsou jinde a zůstanou, i když program odeberete.

installer-done = companion je nainstalovaný. Připojte desku a v nabídce Start zvolte companion. V nové konzoli jej spustí slovo companion.

installer-begin = Spustit &hned

installer-close = &Zavřít

installer-preparing = Program se připravuje, aby se rychle spouštěl. Trvá to nejvýše minutu.

installer-shortcut-console = companion, příkazy

installer-running = companion právě běží, nelze jej proto vyměnit ani odebrat. Vaše hra je uložená. Ukončete program a začněte znovu.

installer-rights = Do složky { $folder } se nesmí zapisovat. Nic se nezměnilo. Zvolte jinou složku, třeba tu nabízenou.

installer-space = Ve složce { $folder } je málo místa. Nic se nezměnilo, vaše hry jsou uložené. Uvolněte místo, potřeba je { $needed } MB, a začněte znovu.

installer-broken = Některé soubory se nepodařilo zapsat. Dříve nainstalovaný companion zůstal, jak byl, a vaše hry jsou uložené. Začněte znovu. Když to znovu selže, stáhněte instalátor ještě jednou.

installer-newer = Je nainstalovaný companion { $installed }, a ten je novější než { $version }. Starší možná nedokáže pokračovat v jeho hrách.

installer-newer-ask = Přesto nainstalovat starší?

installer-newer-over = Nic se nezměnilo. Volba /OVER jej přesto nainstaluje.

installer-removing = companion se odebere z tohoto počítače.

installer-forget = &Odebrat i mé uložené hry, nastavení a sady dílků. Nelze je obnovit.

installer-removed = companion je odebraný. Vaše uložené hry a nastavení zůstaly.

installer-removed-all = companion je odebraný, i s hrami a nastavením.
