@rem Begins a game; what it says last stays readable if it ends with an error.
@"%~dp0companion.exe" play %* || pause
