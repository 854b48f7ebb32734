# Finds the name of a game in code: see `modules`. -v names="sjavs jass ..."
BEGIN { count = split(names, name, " ") }

{
  code = $0
  sub(/[[:space:]]*\/\/.*/, "", code)
  include = code ~ /^#include/
  # Help texts may give examples; a string that is nothing but a name is a question about the game.
  if (!include) {
    while (match(code, /"([^"\\]|\\.)*"/)) {
      text = substr(code, RSTART + 1, RLENGTH - 2)
      for (i = 1; i <= count; ++i) if (text == name[i]) report("\"" text "\"")
      code = substr(code, 1, RSTART - 1) " " substr(code, RSTART + RLENGTH)
    }
  }
  for (i = 1; i <= count; ++i) if (index(tolower(code), name[i])) report(name[i])
}

function report(what) {
  printf "%s:%d: names a game, %s: this belongs into its module\n", FILENAME, FNR, what
}
