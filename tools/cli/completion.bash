# Completion of `matador` in bash: commands, options, games, contracts, and names in conditions.
# Once installed it works by itself where bash-completion is; else `source` this file.

_matador() {
  mapfile -t COMPREPLY < <("$1" complete "$2" "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  [[ ${COMPREPLY[0]-} == FILE ]] || return
  compopt -o filenames +o nospace
  mapfile -t COMPREPLY < <(compgen -f -- "$2")
}
complete -o nospace -F _matador matador
