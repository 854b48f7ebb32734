# Which sources the README of their folder does not name: see `paths`.

function split_path() {
  folder = pass == "readmes" ? FILENAME : $0
  name = folder
  sub(/\/[^\/]*$/, "", folder)
  sub(/.*\//, "", name)
}

pass == "readmes" {
  split_path()
  has_readme[folder]
  count = split($0, words, /[^A-Za-z0-9_]+/)
  for (i = 1; i <= count; ++i) named[folder, words[i]]
  next
}

{
  split_path()
  stem = name
  sub(/\.[a-z]+$/, "", stem)
  if (!(folder in has_readme) || (folder, stem) in named) next
  printf "%s/README.md:1: %s is not in it\n", folder, name
  faults = 1
}

END { exit faults }
