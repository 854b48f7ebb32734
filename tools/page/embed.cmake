# Makes one C++ source of the parts of the page: cmake -DFOLDER=... -DSOLVER=... -DOUT=... -P embed.cmake
#
# Each module becomes a function that is called once, so that its names are its own; an `import` takes
# them from the module that was called before. Comments stay behind, in modules those on lines of their own, and
# indentation.

# Of both kinds of page; of the one of answers alone; of the one with the solver alone.
set(parts games names english german swiss words html icons busy cards places faces play fields table ledger graph contracts tricks melds count heading
    tree steps keys training covered bars advice paper sheet statistics view settings dialog frame chooser opening)
set(light book light)
set(asking app faults asker team asked link choice work panel par bidding counsel evening sentences odds judging sparring
    counting reasons declaring doubling gallery session exchange code entering files dragging rack picture germanrules rules actions full whole)

function(script_of out)
  set(script "")
  foreach(part IN LISTS ARGN)
    file(GLOB module ${FOLDER}/parts/*/${part}.js)
    file(READ ${module} text)
    string(REGEX MATCHALL "export (async )?(const|function|class) [A-Za-z]+" exports "${text}")
    set(names "")
    foreach(export IN LISTS exports)
      string(REGEX REPLACE ".* " "" name "${export}")
      string(APPEND names "${name}, ")
    endforeach()
    string(REGEX REPLACE "import ({[^}]*}) from '[a-z./]*/([a-z]+)\\.js'" "const \\1 = module_\\2" text "${text}")
    string(REGEX REPLACE "(^|\n)export " "\\1" text "${text}")
    string(REGEX REPLACE "\n *//[^\n]*" "" text "${text}")
    string(REGEX REPLACE "\n +" "\n" text "${text}")
    string(APPEND script "const module_${part} = (() => {\n${text}return { ${names}};\n})();\n")
  endforeach()
  set(${out} "${script}" PARENT_SCOPE)
endfunction()

script_of(script ${parts})
script_of(light_script ${light})
script_of(asking_script ${asking})
set(style "")
foreach(part base app table faces panels rack paper touch print)
  file(READ ${FOLDER}/parts/style/${part}.css text)
  string(REGEX REPLACE " */\\*[^*]*\\*/" "" text "${text}")
  string(APPEND style "${text}")
endforeach()
file(READ ${FOLDER}/page.html frame)
set(solver "")
if(EXISTS "${SOLVER}")
  file(READ ${SOLVER} solver)
endif()

function(literal name text)
  file(APPEND ${OUT} "const char ${name}[] = R\"page_(${text})page_\";\n\n")
endfunction()

file(WRITE ${OUT} "// Made by embed.cmake of the parts of the page.\n\n#include \"tools/page/page_file.h\"\n\nnamespace matador {\n\n")
literal(kPageFrame "${frame}")
literal(kPageStyle "${style}")
literal(kPageScript "${script}")
literal(kPageLightScript "${light_script}")
literal(kPageAskingScript "${asking_script}")
literal(kPageSolver "${solver}")
file(APPEND ${OUT} "}  // namespace matador\n")
