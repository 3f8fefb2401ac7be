### Otázky k partii, které má každá hra, a slova pro ně. Co která zpráva znamená, stojí v anglickém souboru.

command-open = otevřené

command-changed = změny, novinky

command-does-open = které tahy se dají ještě vrátit

command-does-changed = co se změnilo od vašeho posledního tahu
