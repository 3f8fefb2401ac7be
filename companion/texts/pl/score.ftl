### Liczenie tego, co leży na końcu, w każdej grze. Opis komunikatów jest w pliku angielskim.

score-unfit = opcja { $option } nie należy do gry { $game }. Pomiń ją albo podaj grę, o którą chodzi

score-other-game = teraz gra się w { $game }, a policzyć trzeba { $asked }. Zapytaj bez nazwy gry albo najpierw zakończ tamtą grę
