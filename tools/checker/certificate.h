// Certificates one after the other, and whether they prove what they claim.
//
//   CertificateReader reader(stream);
//   while (std::optional<Certificate> certificate = reader.next()) check(*certificate);
#ifndef MATADOR_TOOLS_CHECKER_CERTIFICATE_H_
#define MATADOR_TOOLS_CHECKER_CERTIFICATE_H_

#include <array>
#include <istream>
#include <optional>
#include <string>
#include <string_view>

#include "tools/checker/walk.h"

namespace matador::checker {

// In the order in which they are written.
inline constexpr std::array<std::string_view, 19> kTags{
    named::kId,      named::kGame,   named::kSeats,    named::kDeal,     named::kSecond,
    named::kTable,   named::kTalon,  named::kContract, named::kDeclarer, named::kTrump,
    named::kPlayer,  named::kLeader, named::kJoker,    named::kDiscard,  named::kExchange,
    named::kOptions, named::kPlay,   named::kClaim,    named::kTail};

struct Certificate {
  Tags tags;
  std::string numbers;   // with its line ends
  int first_line = 0;    // of all,
  int numbers_line = 0;  // and of the numbers
  std::optional<Fault> fault = {};
};

class CertificateReader {
 public:
  explicit CertificateReader(std::istream& stream) : stream_(stream) {}
  std::optional<Certificate> next();

 private:
  std::optional<std::string> line();
  std::string read_tag(const std::string& line, Tags& tags) const;  // what is wrong with it

  std::istream& stream_;
  int line_ = 0;
};

// Returns if it is proven. Throws Fault if it is no certificate, and Broken if the claim fails.
void check(const Certificate& certificate);

// How the number of a card among several is written: 0 to 9, a to z.
inline constexpr char kDigits[] = "0123456789abcdefghijklmnopqrstuvwxyz";

}  // namespace matador::checker

#endif  // MATADOR_TOOLS_CHECKER_CERTIFICATE_H_
