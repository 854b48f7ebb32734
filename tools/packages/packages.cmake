# Packages for Debian: matador, libmatador2, libmatador-dev and python3-matador. `make` builds them.

set(CPACK_PACKAGE_NAME matador)
set(CPACK_PACKAGE_CONTACT "The Matador authors <maintainers@users.noreply.a-seed-87daa0b9.example>")
set(CPACK_COMPONENTS_ALL program library)
if(MATADOR_BINDINGS)
  list(APPEND CPACK_COMPONENTS_ALL shared python)
endif()
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
file(STRINGS ${PROJECT_SOURCE_DIR}/solver/games/games.def games REGEX "^GAME")
list(TRANSFORM games REPLACE "GAME\\((.*)\\)" "\\1")
list(JOIN games ", " games)
set(about "It tells what a deal of a card game is worth with all cards on the table, the
value of every card that may be played, a line of best play, and how often
things happen. Games: ${games}.")

set(MATADOR_RELEASE_DATE "Fri, 27 Nov 2026 00:00:00 +0000")

# What every package of Debian has in its folder of documents.
set(changelog ${PROJECT_BINARY_DIR}/changelog.Debian)
string(CONCAT text "matador (${PROJECT_VERSION}-1) unstable; urgency=medium\n\n"
       "  * CHANGELOG.md in the package matador tells what is new.\n\n"
       " -- ${CPACK_PACKAGE_CONTACT}  ${MATADOR_RELEASE_DATE}\n")
file(WRITE ${changelog} "${text}")
execute_process(COMMAND gzip --best --no-name --force --keep ${changelog})

function(matador_debian_package component name section what)
  string(TOUPPER ${component} COMPONENT)
  install(FILES LICENSE DESTINATION share/doc/${name} COMPONENT ${component} RENAME copyright)
  install(FILES ${changelog}.gz DESTINATION share/doc/${name} COMPONENT ${component})
  set(CPACK_DEBIAN_${COMPONENT}_PACKAGE_NAME ${name} PARENT_SCOPE)
  set(CPACK_DEBIAN_${COMPONENT}_PACKAGE_SECTION ${section} PARENT_SCOPE)
  set(CPACK_DEBIAN_${COMPONENT}_DESCRIPTION "${about}\n${what}" PARENT_SCOPE)
endfunction()

matador_debian_package(program matador science "The program, with manual pages and examples.")
matador_debian_package(library libmatador-dev libdevel "The static libraries for C++ with their headers, and matador.h for C.")
set(shared libmatador${PROJECT_VERSION_MAJOR})
matador_debian_package(shared ${shared} libs "The shared library for C and languages that call C.")
matador_debian_package(python python3-matador python "The module for Python 3.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS "libabsl-dev, ${shared} (= ${PROJECT_VERSION}-1)")
# What the system must know about a shared library.
file(WRITE ${PROJECT_BINARY_DIR}/shlibs "libmatador ${PROJECT_VERSION_MAJOR} ${shared}\n")
set(CPACK_DEBIAN_SHARED_PACKAGE_CONTROL_EXTRA
    ${PROJECT_SOURCE_DIR}/tools/packages/triggers ${PROJECT_BINARY_DIR}/shlibs)
set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "python3 (>= 3.11), python3 (<< 3.12)")
set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS python3-numpy)
set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA
    ${PROJECT_SOURCE_DIR}/tools/packages/postinst ${PROJECT_SOURCE_DIR}/tools/packages/prerm)
include(CPack)
