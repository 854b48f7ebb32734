#include "tools/checker/certificate.h"

#include <algorithm>

namespace matador::checker {
namespace {

constexpr std::size_t kMostBytes = 64'000'000;  // of a certificate

// The strategy of a certificate.
class Numbers : public Walk {
 public:
  Numbers(const Deal& deal, const Claim& claim, const Certificate& certificate)
      : Walk(deal, claim), text_(certificate.numbers), line_(certificate.numbers_line) {}

  // The rest of the numbers.
  void end() {
    if (next() != '\0') throw Fault{line_, "there are more numbers than decisions"};
  }

 protected:
  std::size_t choose(const Play& /*play*/, Cards cards, int /*need*/) override {
    const std::size_t number = std::string_view(kDigits).find(next());
    if (number >= static_cast<std::size_t>(std::popcount(cards)))
      throw Fault{line_, "expected the number of one of " + std::to_string(std::popcount(cards)) +
                             " cards"};
    for (std::size_t i = 0; i < number; ++i) cards &= cards - 1;
    return static_cast<std::size_t>(std::countr_zero(cards));
  }

 private:
  char next() {
    while (at_ < text_.size() && text_[at_] == '\n') ++at_, ++line_;
    return at_ < text_.size() ? text_[at_++] : '\0';
  }

  const std::string& text_;
  std::size_t at_ = 0;
  int line_;
};

}  // namespace

// A line without its end, of which no more is kept than a certificate may have.
std::optional<std::string> CertificateReader::line() {
  std::string line;
  int byte = stream_.get();
  if (byte == EOF) return std::nullopt;
  for (; byte != EOF && byte != '\n'; byte = stream_.get()) {
    if (line.size() <= kMostBytes) line += static_cast<char>(byte);
  }
  ++line_;
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

std::string CertificateReader::read_tag(const std::string& line, Tags& tags) const {
  const std::size_t blank = line.find(" \"");
  const bool is_tag =
      blank != std::string::npos && line.size() > blank + 3 && line.ends_with("\"]");
  if (!is_tag) return "expected [Name \"value\"]";
  const std::string name = line.substr(1, blank - 1);
  if (std::find(kTags.begin(), kTags.end(), name) == kTags.end())
    return "[" + name + "] is no tag of a certificate";
  const std::string value = line.substr(blank + 2, line.size() - blank - 4);
  return tags.emplace(name, Tag{value, line_}).second ? "" : "[" + name + "] is there twice";
}

std::optional<Certificate> CertificateReader::next() {
  Certificate certificate;
  while (const std::optional<std::string> line = this->line()) {
    const bool has_begun = certificate.first_line != 0;
    if (line->empty() && has_begun) break;
    if (line->empty() ||
        (!certificate.numbers_line && (line->front() == '%' || line->front() == ';')))
      continue;
    if (!has_begun) certificate.first_line = line_;
    std::string message;
    if (line->front() == '[') {
      message = read_tag(*line, certificate.tags);
    } else {
      if (certificate.numbers.empty()) certificate.numbers_line = line_;
      if (certificate.numbers.size() + line->size() < kMostBytes)
        certificate.numbers += *line + '\n';
      else
        message = "the certificate has more than " + std::to_string(kMostBytes) + " bytes";
    }
    if (!message.empty() && !certificate.fault) certificate.fault = Fault{line_, message};
  }
  if (certificate.first_line == 0) return std::nullopt;
  return certificate;
}

void check(const Certificate& certificate) {
  if (certificate.fault) throw Fault(*certificate.fault);
  const Deal deal = read_deal(certificate.tags, counts_tricks(certificate.tags));
  const Claim claim = read_claim(certificate.tags, deal);
  Numbers numbers(deal, claim, certificate);
  numbers.run();
  numbers.end();
}

}  // namespace matador::checker
