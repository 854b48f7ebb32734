// The file in which a WholeFile grows, as the system makes it and puts it in its place. What cannot
// be done is in errno.

#ifndef MATADOR_TOOLS_RUNTIME_PART_FILE_H_
#define MATADOR_TOOLS_RUNTIME_PART_FILE_H_

#include <cstdio>
#include <string>

namespace matador {

// Makes a file that is not there yet, on POSIX of the rights that the target has or would have:
// `part` ends in XXXXXX, for which other letters are written. Null where it cannot be made.
std::FILE* make_part(std::string& part, const std::string& target);

// Whether all that was written is on the disk now.
bool write_to_disk(std::FILE* file);

// Puts the file, which is closed, in the place of the target for good; whether it could be done.
bool put_in_place(const std::string& part, const std::string& target);

// May be called by a handler of signals, while the file is open.
void remove_part(const char* part);

}  // namespace matador

#endif  // MATADOR_TOOLS_RUNTIME_PART_FILE_H_
