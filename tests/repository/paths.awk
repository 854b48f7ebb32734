# Which files are named that do not exist. Pass 1 reads the list of all files, pass 2 what CMake
# builds, a further one the headings of documents, pass 3 documents and sources.
#
# A name is found from the root, or from the folder of the text or one above it, with or without its
# ending. Capitals stand for anything (solver/games/GAME/rules.h), as does `*`.

pass == 1 {
  all[$0]
  path = $0
  while (sub(/\/[^\/]*$/, "", path)) all[path]
  name = $0
  sub(/.*\//, "", name)
  base[name]
  next
}

pass == 2 {
  count = split($0, words, /[^a-z_]+/)
  for (i = 1; i <= count; ++i) in_cmake[words[i]]
  next
}

pass == "headings" {
  if (/^#+ /) {
    anchor = tolower($0)
    sub(/^#+ /, "", anchor)
    gsub(/[^a-z0-9 _-]/, "", anchor)
    gsub(/ /, "-", anchor)
    heading[FILENAME "#" anchor]
  }
  next
}

FNR == 1 {
  folder = FILENAME
  if (!sub(/\/[^\/]*$/, "", folder)) folder = ""
  document = FILENAME ~ /\.md$/
  fence = 0
  of_files = 0
}

# Whether a path exists; it may have parts that stand for anything.
function there(path,    pattern, ending, anywhere, each) {
  while (sub(/[^\/]+\/\.\.\//, "", path)) {}
  sub(/^\.\//, "", path)
  ending = sub(/\/$/, "", path) ? "" : "(\\.h|\\.cc)?"
  if (path ~ /(^|\/)\.\.(\/|$)/) return 0
  if (path in all) return 1
  if (ending && (path ".h" in all || path ".cc" in all || path ".in" in all)) return 1
  if (path !~ /\*/) return 0
  pattern = path
  gsub(/\./, "\\.", pattern)
  anywhere = sub(/^\*\*\//, "", pattern)
  gsub(/\*+/, "[^/]*", pattern)
  if (anywhere) pattern = "(.*/)?" pattern
  for (each in all) if (each ~ "^" pattern ending "$") return 1
  return 0
}

# Whether a name is that of a file, seen from the folder of this text.
function found(name,    from) {
  gsub(/[A-Z][A-Z_]+/, "*", name)
  gsub(/\?/, "*", name)
  if (name !~ /\// && (name in base || name ".in" in base)) return 1
  if (name ~ /^[^\/]*\*|^[a-z].*\/$/) name = "**/" name  # anywhere
  for (from = folder; from != ""; ) {
    if (there(from "/" name)) return 1
    if (!sub(/\/[^\/]*$/, "", from)) from = ""
  }
  return there(name)
}

function fault(what) {
  printf "%s:%d: %s\n", FILENAME, FNR, what
  faults = 1
}

# Words that can only be files of this project: below one of its rooms, or with the ending of a source or
# of a folder.
function check(word,    program) {
  sub(/[.,:;]+$/, "", word)
  if (word ~ /^build\/[a-zA-Z]+\/(bench|tests)\/[a-z_]+$/) {
    program = word
    sub(/.*\//, "", program)
    if (!(program in in_cmake)) fault("no " program " is built")
    return
  }
  if (word ~ /^(build|https?|\/|-)/ || word ~ /:\/\//) return
  if (word ~ /^(\.\.\/)*[a-z_][a-z_][a-z_\/]+\/$/ ||
      word ~ /^(\.\.\/)*(solver|formats|tools|tests|bench|datasets)\/[^ ]*$/ ||
      word ~ /^[A-Za-z0-9_.\/*?-]*[A-Za-z0-9_*]\.(h|cc|md|def|awk|cmake|transcript|mutants)$/) {
    if (!found(word)) fault("there is no " word)
  }
}

function words_of(text,    words, count, i) {
  count = split(text, words, /[^A-Za-z0-9_.\/*?:-]+/)
  for (i = 1; i <= count; ++i) check(words[i])
}

# Documents: what stands between back quotes, links, and the first cells of a table of files.
document {
  line = $0
  if (line ~ /^```/) { fence = !fence; next }
  if (fence || line ~ /^    /) {
    words_of(line)
    next
  }
  rest = line
  while (match(rest, /`[^`]+`/)) {
    words_of(substr(rest, RSTART + 1, RLENGTH - 2))
    rest = substr(rest, RSTART + RLENGTH)
  }
  rest = line
  while (match(rest, /\]\([^):]+\)/)) {
    name = substr(rest, RSTART + 2, RLENGTH - 3)
    rest = substr(rest, RSTART + RLENGTH)
    if (name ~ /^#/) {
      target = FILENAME name
    } else {
      target = (folder == "" ? "" : folder "/") name
      while (sub(/[^\/.]+\/\.\.\//, "", target)) {}
      sub(/^\.\//, "", target)
    }
    if (target ~ /#/ ? !(target in heading) : !there(target)) fault("there is no " name)
  }
  if (line !~ /^\|/) { of_files = 0; next }
  split(line, cells, "|")
  if (tolower(cells[2]) ~ /^ *(file|script|test|room|folder|here)s? *$/) { of_files = FILENAME ~ /README/; next }
  if (!of_files) next
  rest = cells[2]
  while (match(rest, /`[^` ]+`/)) {
    name = substr(rest, RSTART + 1, RLENGTH - 2)
    rest = substr(rest, RSTART + RLENGTH)
    if (name !~ /^-|[A-Z][A-Z]/ && !found(name) && !found(name "*")) fault("there is no " name)
  }
  next
}

# Sources: comments, and documents that a text of the program names.
/^ *".*[a-z]\.md/ {
  text = $0
  gsub(/\\n/, " ", text)
  words_of(text)
}
match($0, /(\/\/|^ *#) .*/) && !/^#(include|define|if|el|end|undef|pragma)/ { words_of(substr($0, RSTART, RLENGTH)) }

END { exit faults }
