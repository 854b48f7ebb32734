#compdef matador
# Completion of `matador` in zsh: commands, options, games, contracts, and names in conditions.
# Once installed as _matador in a folder of $fpath it works by itself.

local typed="'${(Q)PREFIX}"  # as in a quote: zsh quotes what it inserts
local -a arguments found
arguments=("${(@Q)words[2,CURRENT]}")
arguments[-1]=$typed
found=("${(@f)$(${~words[1]} complete "$typed" "${(@)arguments}" 2>/dev/null)}")
if [[ $found[1] == FILE ]]; then
  _files
else
  # A word that ends with a blank is whole.
  compadd -- ${${(M)found:#* }% }
  compadd -S '' -- ${found:#* }
fi
