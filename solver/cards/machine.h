// What this machine can run, and which of two versions of a function that is.
//
//   for_this_machine(MATADOR_VERSIONS(deals, deal_hands))

#ifndef MATADOR_SOLVER_CARDS_MACHINE_H_
#define MATADOR_SOLVER_CARDS_MACHINE_H_

namespace matador {

// Whether it runs code compiled for x86-64-v3, and the library was built with such code.
bool machine_is_v3();

// The second where this machine runs it and `newest` allows it, else the first.
template <class Function>
Function* for_this_machine(Function* portable, Function* v3, bool newest = true) {
  return newest && machine_is_v3() ? v3 : portable;
}

}  // namespace matador

// A function of a kernel.cc, which is compiled for each kind of machine in a namespace of its own:
// twice the same where the library has no code for newer machines.
#ifdef MATADOR_HAS_V3
#define MATADOR_VERSIONS(room, function) room::portable::function, room::v3::function
#else
#define MATADOR_VERSIONS(room, function) room::portable::function, room::portable::function
#endif

#endif  // MATADOR_SOLVER_CARDS_MACHINE_H_
