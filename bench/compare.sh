#!/usr/bin/env bash
# Compares the search of this tree with that of another revision: builds both, runs `matador bench`
# of the two in turn and prints nodes, mean times and their ratio for each round.
#   bench/compare.sh REV [ROUNDS]          e.g. bench/compare.sh HEAD~1 5
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

revision=${1:?usage: bench/compare.sh REV [ROUNDS]}
rounds=${2:-5}
other=$(mktemp -d)
trap 'git worktree remove --force "$other"' EXIT
git worktree add --quiet --detach "$other" "$revision"

for tree in "$other" .; do
  (cd "$tree" && cmake --preset release -DBUILD_TESTING=OFF && cmake --build --preset release) \
      > /dev/null
done

# what was asked, nodes and mean milliseconds, a question a line
figures() {
  "$1/build/release/tools/matador" bench --csv | awk -F, 'NR > 1 { print $1 "-" $2 "-" $3 "-" $4, $6, $8 }'
}

printf '%-28s %12s %12s %10s %10s %7s\n' question nodes-then nodes-now ms-then ms-now ratio
for ((round = 1; round <= rounds; ++round)); do
  paste -d' ' <(figures "$other") <(figures .) | awk '{
    printf "%-28s %12d %12d %10.4f %10.4f %7.3f\n", $1, $2, $5, $3, $6, $6 / $3 }'
done
