# Finds figures that bench/figures.md, the first file, does not have: see `figures`.

BEGIN {
  number = "[0-9][0-9.,]*( to [0-9.]+)?"
  figure = "(^|[^0-9A-Za-z.])(" number " (ms|s|min|million|times)|[0-9]+(,[0-9][0-9][0-9])+|0[.][0-9]+)([^0-9A-Za-z]|$)"
  cell = "[|] " number " "
  numbers = cell cell cell cell "[|]"
}

FNR == 1 { fence = 0; heading = "" }
/^```/ { fence = !fence }
fence || /^    / || !/^[|]/ { heading = "" }
fence || /^(```|    )/ { next }

!/^[|]/ {
  if (NR != FNR && match($0, figure)) {
    report("\"" substr($0, RSTART, RLENGTH) "\" stands in no table")
  }
  next
}

# The first cell of a row may stand in a row above it.
heading == "" { heading = $0; next }
{ row = $0 }
/^[|] +[|]/ { sub(/^[|] +[|]/, first, row) }
match(row, /^[|][^|]*[|]/) { first = substr(row, RSTART, RLENGTH) }
NR == FNR { measured[heading row]; next }
(row ~ figure || row ~ numbers) && !((heading row) in measured) { report("bench/figures.md has no row " row) }

function report(what) { printf "%s:%d: %s\n", FILENAME, FNR, what }
