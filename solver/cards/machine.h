// Chooses between two versions of a function by what this machine can run.
//
//   for_this_machine(MATADOR_VERSIONS(deals, deal_hands))

#ifndef MATADOR_SOLVER_CARDS_MACHINE_H_
#define MATADOR_SOLVER_CARDS_MACHINE_H_

namespace matador {

// Whether this machine runs code compiled for x86-64-v3, and the library was built with such code.
bool machine_is_v3();

// `v3` if this machine runs it and `newest` allows it, else `portable`.
template <class Function>
Function* for_this_machine(Function* portable, Function* v3, bool newest = true) {
  return newest && machine_is_v3() ? v3 : portable;
}

}  // namespace matador

// The two versions of a function of a kernel.cc, which is compiled for each kind of machine in a
// namespace of its own. If the library has no code for newer machines, both are the portable
// version.
#ifdef MATADOR_HAS_V3
#define MATADOR_VERSIONS(room, function) room::portable::function, room::v3::function
#else
#define MATADOR_VERSIONS(room, function) room::portable::function, room::portable::function
#endif

#endif  // MATADOR_SOLVER_CARDS_MACHINE_H_
