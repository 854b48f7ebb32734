#include <algorithm>
#include <iterator>
#include <sstream>

#include "tools/checker/checker.h"

namespace matador::checker {
namespace {

constexpr std::size_t kMostBytes = 64'000'000;  // of a certificate

// A line without its end, of which `room` bytes are kept.
bool read_line(std::istream& stream, std::string& line, std::size_t room) {
  line.clear();
  int byte = stream.get();
  if (byte == EOF) return false;
  for (; byte != EOF && byte != '\n'; byte = stream.get())
    if (line.size() < room) line += static_cast<char>(byte);
  if (line.ends_with('\r')) line.pop_back();
  return true;
}

// [Name "value"]. Returns what is wrong with it.
std::string read_tag(const std::string& text, int line, Certificate& certificate) {
  const std::size_t blank = text.find(" \"");
  if (blank == std::string::npos || text.size() < blank + 4 || !text.ends_with("\"]"))
    return "expected [Name \"value\"]";
  const std::string name = text.substr(1, blank - 1);
  if (std::find(std::begin(kTags), std::end(kTags), name) == std::end(kTags))
    return "[" + name + "] is no tag of a certificate";
  const std::string value = text.substr(blank + 2, text.size() - blank - 4);
  const bool is_new = certificate.tags.emplace(name, std::pair{value, line}).second;
  return is_new ? "" : "[" + name + "] is there twice";
}

}  // namespace

std::optional<Certificate> read_certificate(std::istream& stream, int& line) {
  Certificate certificate;
  std::size_t room = kMostBytes;
  for (std::string text; read_line(stream, text, room);) {
    ++line;
    if (text.empty() && certificate.first_line != 0) break;
    const bool is_comment = text.starts_with('%') || text.starts_with(';');
    if (text.empty() || (is_comment && certificate.numbers_line == 0)) continue;
    if (certificate.first_line == 0) certificate.first_line = line;
    std::string message;
    if (text.starts_with('[')) {
      message = read_tag(text, line, certificate);
    } else {
      if (certificate.numbers_line == 0) certificate.numbers_line = line;
      certificate.numbers += text + '\n';
    }
    room -= text.size();
    if (room == 0) message = "the certificate has more than 64,000,000 bytes";
    if (!message.empty() && !certificate.fault) certificate.fault = Fault{line, message};
  }
  if (certificate.first_line == 0) return std::nullopt;
  return certificate;
}

void Certificate::refuse(const std::string& tag, const std::string& message) const {
  throw Fault{has(tag) ? tags.at(tag).second : 0, message};
}

const std::string& Certificate::text(const std::string& tag) const {
  if (!has(tag)) refuse(tag, "[" + tag + "] is missing");
  return tags.at(tag).first;
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream words(text);
  return {std::istream_iterator<std::string>(words), {}};
}

std::size_t Certificate::number(const std::string& tag, std::size_t low, std::size_t high) const {
  const std::string& text = this->text(tag);
  const std::vector<std::string> words = this->words(tag);  // of a claim the third
  const std::string digits = words.size() == (tag == "Claim" ? 3 : 1) ? words.back() : "";
  const bool is_number = digits.find_first_not_of("0123456789") == std::string::npos;
  const std::size_t number =
      is_number && !digits.empty() && digits.size() < 5 ? std::stoul(digits) : high + 1;
  if (number >= low && number <= high) return number;
  refuse(tag, "[" + tag + "] is \"" + text + "\", expected a number from " + std::to_string(low) +
                  " to " + std::to_string(high));
}

void check(const Certificate& certificate) {
  if (certificate.fault) throw Fault(*certificate.fault);
  const Deal deal = read_deal(certificate);
  int line = certificate.numbers_line;
  std::size_t at = 0;
  const auto at_end = [&] {
    for (; certificate.numbers[at] == '\n'; ++at) ++line;
    return at == certificate.numbers.size();
  };
  const auto next = [&] { return at_end() ? '\0' : certificate.numbers[at++]; };
  const auto choose = [&](const Play&, Cards cards, int) {
    std::size_t number = std::string_view(kDigits).find(next());
    if (number >= count(cards))
      throw Fault{line, "expected the number of one of " + std::to_string(count(cards)) + " cards"};
    while (number-- > 0) cards &= cards - 1;
    return first(cards);
  };
  Walk(deal, choose).run();
  if (!at_end()) throw Fault{line, "there are more numbers than decisions"};
}

}  // namespace matador::checker
