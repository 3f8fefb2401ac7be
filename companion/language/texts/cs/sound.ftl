### Czech. What each message is for and which facts it has stands in the English file.

sound-device-other = Zvolené zvukové zařízení tu není: { $device }. Místo něj se použije obvyklé. Zapojte ho, nebo v nastavení zvolte jiné
    .terse = Zvolené zvukové zařízení tu není

sound-device-lost = Zvukové zařízení přestalo fungovat. Řeč pokračuje přes jiné. Zkontrolujte kabel nebo baterii toho původního
    .terse = Zvuk teď jde přes jiné zařízení

sound-device-back = Zvuk jde zase přes zvolené zařízení

sound-back = Zvukové zařízení už tu je. Odteď je všechno slyšet
    .terse = Zvuk už tu je
