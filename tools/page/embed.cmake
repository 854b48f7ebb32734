# Makes one C++ source of the parts of the page: cmake -DFOLDER=... -DSOLVER=... -DOUT=... -P embed.cmake
#
# Each module becomes a function that is called once, so that its names are its own; an `import` takes
# them from the module that was called before.

set(parts games words html cards faces play table graph contracts tricks book covered bars advice paper sheet statistics view
    asker asked link choice setup places entering files tables beside full main)

foreach(part IN LISTS parts)
  file(READ ${FOLDER}/parts/${part}.js text)
  string(REGEX MATCHALL "export (async )?(const|function|class) [A-Za-z]+" exports "${text}")
  set(names "")
  foreach(export IN LISTS exports)
    string(REGEX REPLACE ".* " "" name "${export}")
    string(APPEND names "${name}, ")
  endforeach()
  string(REGEX REPLACE "import ({[^}]*}) from '\\./([a-z]+)\\.js'" "const \\1 = module_\\2" text "${text}")
  string(REGEX REPLACE "(^|\n)export " "\\1" text "${text}")
  string(APPEND script "const module_${part} = (() => {\n${text}return { ${names}};\n})();\n")
endforeach()
file(READ ${FOLDER}/parts/style.css style)
file(READ ${FOLDER}/page.html frame)
set(solver "")
if(EXISTS "${SOLVER}")
  file(READ ${SOLVER} solver)
endif()

function(literal name text)
  file(APPEND ${OUT} "const char ${name}[] = R\"page_(${text})page_\";\n\n")
endfunction()

file(WRITE ${OUT} "// Made by embed.cmake of the parts of the page.\n\n#include \"tools/page/page_text.h\"\n\nnamespace matador {\n\n")
literal(kPageFrame "${frame}")
literal(kPageStyle "${style}")
literal(kPageScript "${script}")
literal(kPageSolver "${solver}")
file(APPEND ${OUT} "}  // namespace matador\n")
