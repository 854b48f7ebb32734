# Finds the name of a game in code and comments, or with -v script=1 in a script: see `modules`.
# -v names="sjavs jass ..."
BEGIN { count = split(names, name, " ") }

script {
  text = $0
  gsub(/--game[ =][a-z]+/, "", text)
  look(text)
  next
}

{
  code = comment = $0
  sub(/[[:space:]]*\/\/.*/, "", code)
  # An example stands further in. A citation of a rule, `Jass 2.8`, and the title of a paper may stay.
  if (comment ~ /\/\// && comment !~ /\/\/   / && code !~ /"/) {
    sub(/.*\/\//, "", comment)
    gsub(/--game[ =][a-z]+|jass-kit|[A-Z][a-zø]+ [0-9]+\.[0-9]+|"A Skat player/, "", comment)
    look(comment)
  }
  include = code ~ /^#include/
  # Help texts may give examples; a string that is nothing but a name is a question about the game.
  if (!include) {
    while (match(code, /"([^"\\]|\\.)*"/)) {
      text = substr(code, RSTART + 1, RLENGTH - 2)
      for (i = 1; i <= count; ++i) if (text == name[i]) report("\"" text "\"")
      code = substr(code, 1, RSTART - 1) " " substr(code, RSTART + RLENGTH)
    }
  }
  look(code)
}

function look(text) {
  for (i = 1; i <= count; ++i) if (index(tolower(text), name[i])) report(name[i])
}

function report(what) {
  printf "%s:%d: names a game, %s: this belongs into its module\n", FILENAME, FNR, what
}
