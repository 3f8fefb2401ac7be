### The beginning of a fourth language: what is missing here is said in English.

number-0 = null
number-1 = eins
    .compound = ein
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf
number-20 = zwanzig
number-30 = dreißig
number-40 = vierzig
number-50 = fünfzig
number-tens-and = { $units }und{ $tens }

list-and = { $before } und { $next }

count-point = { WORDS($n) } { $n ->
        [one] Punkt
       *[other] Punkte
    }

language-de = Deutsch
first-language = Deutsch: { WORDS($number) }
