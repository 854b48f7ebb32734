# Completion of `matador` in fish: commands, options, games, contracts, and names in conditions.
# Once installed it works by itself; else `source` this file.

function __matador_complete
    set -l words (commandline --tokenize --cut-at-cursor --current-process)
    set -l typed (string replace --regex "^['\"]" '' -- (commandline --current-token --cut-at-cursor))
    # As in a quote: fish quotes what it inserts.
    eval set -l program $words[1] # `~` and variables, as they are typed
    set -l found ($program complete "'$typed" $words[2..] "'$typed" 2>/dev/null)
    if test "$found" = FILE
        complete --do-complete "'' $typed" # of any command: a file, also behind `~`
    else
        string trim --right -- $found
    end
end
complete --command matador --no-files --arguments '(__matador_complete)'
