// What calls of Windows take and give: text as UTF-16, handles, errors.

#ifndef MATADOR_TOOLS_RUNTIME_WINDOWS_CALLS_H_
#define MATADOR_TOOLS_RUNTIME_WINDOWS_CALLS_H_

#include <memory>
#include <string>
#include <string_view>
#include <system_error>

namespace matador {

std::wstring to_wide(std::string_view utf8);
std::string to_utf8(std::wstring_view wide);

// Closes itself.
struct HandleCloser {
  void operator()(void* handle) const;
};
using Handle = std::unique_ptr<void, HandleCloser>;

// Why the last call failed, in the words of errno where these have it.
std::error_code last_error();
[[noreturn]] void fail();

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_WINDOWS_CALLS_H_
