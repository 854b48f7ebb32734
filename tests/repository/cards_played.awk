# Compares the cards played a deal in bench/figures.md with bench/signature.txt, the first file: of the rows that a
# table of figures.md, "in `bench/signature.txt`", leads there. See `figures`.

BEGIN {
  FS = " *[|] *"
  question["exact points"] = "points"
  question["exact tricks"] = "tricks"
  question["exact score"] = "score"
  question["vol or not"] = question["tout or not"] = "vol"
}

NR == FNR { split($0, word, " "); nodes[word[1] " " word[2] " " word[3] " " word[4]] = word[5]; next }

# Twice: the table of the names stands below the rows.
FNR == 1 { ++pass; named = 0 }
/^[|].*in `bench\/signature[.]txt`/ { named = 1; next }
!/^[|]/ { named = 0; next }
named { if (pass == 1 && gsub(/`/, "", $3)) suite[$2] = $3; next }
pass == 1 || NF != 9 { next }
$2 != "" { name = $2 }
$4 != "" { deals = $4 }
(name in suite) && ($3 in question) {
  cards = $5
  gsub(/,/, "", cards)
  key = suite[name] " " question[$3]
  counted = sprintf("%.0f", nodes[key] / deals)
  ++compared[name]
  if (cards != counted) {
    printf "%s:%d: %s cards a deal, bench/signature.txt has %s: %s\n", FILENAME, FNR, $5, counted, key
  }
}

END {
  for (name in suite) if (!(name in compared)) printf "bench/figures.md: no row %s\n", name
}
