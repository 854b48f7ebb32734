#!/usr/bin/env bash
# Compares the search of this tree with that of another revision: builds both, and runs
# `matador bench` of the two in turn on the deals of three seeds, a few rounds of each.
#   bench/compare.sh REV [OPTION of matador bench]...
#   bench/compare.sh HEAD~1 --game jass --deals 20
# Printed for each seed and question: the ratio of the nodes, and the median of the ratios of the
# times, now to then. Where valgrind is installed, also the ratio of all instructions for seed 1,
# which no other work on the machine disturbs; that takes thirty times as long. Below stands the
# way from file to answer: the ratios of the times to read a deal and to write it (bench --text), if
# both revisions have that.
# ROUNDS=5 and SEEDS="1 77" in the environment change how many rounds, and which seeds; SEEDS=1 for
# a revision whose `matador bench` knows no --seed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

revision=${1:?usage: bench/compare.sh REV [OPTION of matador bench]...}
shift
other=$(mktemp -d)
trap 'git worktree remove --force "$other"' EXIT
git worktree add --quiet --detach "$other" "$revision"

for tree in "$other" .; do
  (cd "$tree" && cmake --preset release -DBUILD_TESTING=OFF && cmake --build --preset release) \
      > /dev/null
done
then=$other/build/release/tools/matador
now=build/release/tools/matador

# what was asked, nodes and mean milliseconds, a question a line
figures() {
  local program=$1
  shift
  "$program" bench --csv "$@" | awk -F, 'NR > 1 { print $1 "-" $2 "-" $3 "-" $4, $6, $8 }'
}

printf '%6s  %-32s %10s %10s\n' seed question nodes times
for seed in ${SEEDS:-1 77 4711}; do
  deals=("$@")
  ((seed == 1)) || deals+=(--seed "$seed")
  for ((round = 1; round <= ${ROUNDS:-3}; ++round)); do
    paste -d' ' <(figures "$then" "${deals[@]}") <(figures "$now" "${deals[@]}")
  done | sort -s -k1,1 | awk -v seed="$seed" '
    function tell() {
      if (!n) return
      for (i = 2; i <= n; ++i)
        for (j = i; j > 1 && ratio[j] < ratio[j - 1]; --j) {
          swap = ratio[j]; ratio[j] = ratio[j - 1]; ratio[j - 1] = swap
        }
      printf "%6d  %-32s %10.3f %10.3f\n", seed, question, nodes, ratio[int((n + 1) / 2)]
      n = 0
    }
    $1 != question { tell(); question = $1 }
    { nodes = $2 > 0 ? $5 / $2 : 1; ratio[++n] = $6 / $3 }
    END { tell() }'
done

instructions() {
  local program=$1
  shift
  valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null "$program" bench "$@" \
      2>&1 >/dev/null | awk '/I *refs:/ { gsub(",", ""); print $NF }'
}
if command -v valgrind >/dev/null; then
  before=$(instructions "$then" "$@")
  after=$(instructions "$now" "$@")
  awk -v before="$before" -v after="$after" 'BEGIN {
    printf "\ninstructions, seed 1: %.1f to %.1f million, x %.3f\n", before / 1e6, after / 1e6, after / before }'
fi

text_times() { "$1" bench --text --csv --deals 500 | awk -F, 'NR > 1 { print $1 "-" $2 "-" $3, $5 }'; }
if "$then" bench --text --deals 1 >/dev/null 2>&1; then
  printf '\n%-40s %10s\n' "read and write" times
  paste -d' ' <(text_times "$then") <(text_times "$now") | awk '$1 == $3 { printf "%-40s %10.3f\n", $1, $4 / $2 }'
fi
