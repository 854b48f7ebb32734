# Finds includes that go down the table of rooms in a README: see `includes`. The README comes first.
# -v part=solver

FNR == NR {
  # | `cards/` | suits, ranks, ...
  if (match($0, /^\| `[^`]+`/)) {
    room = substr($0, RSTART + 3, RLENGTH - 4)
    sub(/\/?(GAME\/)?$/, room ~ /GAME\/$/ ? "/*" : "", room)
    rows[room] = ++count
  } else if (count > 0) {
    nextfile  # the end of the table
  }
  next
}

$1 == "#include" && $2 ~ "^\"" part "/" {
  gsub(/"/, "", $2)
  from = row(FILENAME)
  to = row($2)
  if (to > from) printf "%s:%d: %s stands below this room in %s/README.md\n", FILENAME, FNR, $2, part
}

# The row of a file: of itself, of its folder, or of the folders beside that.
function row(file, room) {
  room = substr(file, length(part) + 2)
  sub(/\.cc$/, ".h", room)
  if (room in rows) return rows[room]
  while (sub(/\/[^\/]*$/, "", room)) {
    if (room in rows) return rows[room]
    folders = room
    if (sub(/\/[^\/]*$/, "/*", folders) && folders in rows) return rows[folders]
  }
  printf "%s: %s/README.md has no row for it\n", file, part
  return 0
}
