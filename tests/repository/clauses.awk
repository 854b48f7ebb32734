# Compares citations of rules with the rule books. `clauses` names the files, each rule book twice: in
# pass 1 for what it defines, in pass 2 for what it cites.
#
#   Jass 2.10                     a clause of that game's book
#   rules 1.7 to 1.9, 1.15        a clause of any book; in the files of a game, of its chapter or 0
#   rules 2.F, (rules 2), law 44  a section, a chapter, a law of bridge
#   // 2.10 ... (2.10)            in a comment of the code, at its start or in parentheses
#   "2.10: ..."                   the label of a row in a test
#   2.10                          in the texts of a game's folder, anywhere

function fault(message) {
  printf "%s:%d: %s\n", FILENAME, FNR, message
  ++faults
}

# The game whose folder or test this is; none elsewhere.
function game_of(path,    part, count, i) {
  count = split(path, part, "/")
  for (i = 2; i <= count; ++i) {
    sub(/[_.].*/, "", part[i])  # tests/jass_melds_test.cc
    if (part[i] in chapter) return part[i]
  }
  return ""
}

# `named` is the game in the citation, if there is one.
function check(id, named) {
  ++citations
  if (!(id in book)) {
    fault("no rules.md has " id)
  } else if (named != "" && book[id] != named) {
    fault(id " stands in the rules of " book[id] ", not of " named)
  } else if (named == "" && home != "" && id !~ /^0/ && substr(id, 1, 1) != chapter[home]) {
    fault(id " stands in the rules of " book[id] ", and this file is about " home)
  }
}

function is_clause(text) { return text ~ /^[0-9]\.([0-9][0-9]?|[A-G])$/ }
function is_unit(text) { return text ~ /^(s|ms|us|%|[KMG]iB|million|times|nodes|points)[).,;:]*$/ }

# ---- Pass 1: the rule books ------------------------------------------------------------------------

pass == 1 {
  if (/^\*\*([0-9]\.[0-9]+|Law [0-9]+)\*\* /) {
    id = substr($0, 3, index(substr($0, 3), "**") - 1)
    ++clauses
  } else if (/^#+ [0-9](\.[A-Z])? /) {
    id = $2
  } else {
    next
  }
  count = split(FILENAME, part, "/")
  game = part[count - 1] == "games" ? "all games" : part[count - 1]
  if (id in book) fault(id " stands in the rules of " book[id] " already")
  book[id] = game
  if (game != "all games") chapter[game] = substr(id, 1, 1)
  next
}

# ---- Pass 2: the citations -------------------------------------------------------------------------

FNR == 1 {
  home = game_of(FILENAME)
  is_code = FILENAME ~ /\.(h|cc)$/
  is_game_text = FILENAME ~ /^solver\/games\/[a-z]*\/.*\.md$/
  list = ""  # what is being listed, "rules", "law" or a game; a list may go on in the next line
  comment = 0
}

{
  line = $0
  gsub(/ø/, "o", line)
  continues = comment && line ~ /^ *\/\//
  comment = is_code && line ~ /\/\//
  if (continues) sub(/^ *\/\//, "", line)
  else sub(/\/\/+/, " // ", line)
  words = split(line, word, /[ \t|]+/)
  for (w = 1; w <= words; ++w) {
    if (word[w] == "") continue
    text = word[w]
    gsub(/^[("'`*{]+|[)"'`*,.;:}]+$/, "", text)
    opens = word[w] ~ /^\(/ || word[w - 1] == "//"
    label = word[w] ~ /^{?"[0-9]\.[0-9]+:$/

    if (list != "" && text ~ /^(to|and|or)$/) continue
    if (list == "law" && text ~ /^[0-9]+$/) {
      check("Law " text, "")
    } else if (list == "rules" && text ~ /^[0-9]$/ && word[w - 1] == "(rules") {
      check(text, "")
    } else if (list != "" && is_clause(text)) {
      check(text, list in chapter ? list : "")
    } else if (is_clause(text) && !is_unit(word[w + 1]) &&
               (comment && opens || label || is_game_text)) {
      check(text, "")
      list = "rules"
    } else {
      list = text ~ /^([Rr]ules|[Cc]lauses?)$/ ? "rules" : text ~ /^[Ll]aws?$/ ? "law" : ""
      if (text ~ /^[A-Z]/ && tolower(text) in chapter && word[w] !~ /[,.;:]$/) list = tolower(text)
      continue
    }
    if (word[w] ~ /[).;:]$/) list = ""
  }
}

END {
  printf "%d citations of %d clauses\n", citations, clauses
  exit faults > 0 || citations == 0 || clauses == 0
}
