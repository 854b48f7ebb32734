// The part of the module that has NumPy's arrays in the place of text.

#ifndef MATADOR_TOOLS_PYTHON_ARRAYS_H_
#define MATADOR_TOOLS_PYTHON_ARRAYS_H_

#include <pybind11/pybind11.h>

namespace matador {

void define_arrays(pybind11::module_& module);

}  // namespace matador

#endif  // MATADOR_TOOLS_PYTHON_ARRAYS_H_
