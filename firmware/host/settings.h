// What the bench says of a board before it is plugged in: one flat JSON object of texts and whole numbers.
#pragma once

#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>

namespace host {

struct Settings {
  std::string layout = "board5";      // what is soldered; strap: what the board takes itself for
  std::string uid = "E66118604B3A2F2C";
  std::string flash;                  // file of both slots; empty: kept in memory only
  std::string cause = "power";        // of the first start
  uint8_t strap = 3;
  uint64_t seed = 1;
  uint32_t noise_uv = 0;              // root mean square, of each conversion
  uint16_t supply_mv = 5000;
  uint64_t starts = 0;                // how often it was started before
  int64_t torn_write = -1;            // power fails after so many bytes of the first write of flash
  int64_t torn_erase = -1;            // or of the erasing before it
  bool worn_flash = false;            // what is written reads back otherwise
};

// Reads the object; std::runtime_error if it is none.
class SettingsReader {
 public:
  explicit SettingsReader(const std::string& text) : text_(text) {}

  Settings read() {
    std::map<std::string, std::string> values;
    expect('{');
    while (peek() != '}') {
      const std::string key = quoted();
      expect(':');
      values[key] = peek() == '"' ? quoted() : bare();
      if (peek() == ',') ++at_;
    }
    return settled(values);
  }

 private:
  static Settings settled(const std::map<std::string, std::string>& values) {
    Settings made;
    for (const auto& [key, value] : values) {
      if (key == "layout") made.layout = value;
      if (key == "uid") made.uid = value;
      if (key == "flash") made.flash = value;
      if (key == "cause") made.cause = value;
      if (key == "strap") made.strap = static_cast<uint8_t>(std::stoul(value));
      if (key == "seed") made.seed = std::stoull(value);
      if (key == "noise_uv") made.noise_uv = static_cast<uint32_t>(std::stoul(value));
      if (key == "supply_mv") made.supply_mv = static_cast<uint16_t>(std::stoul(value));
      if (key == "starts") made.starts = std::stoull(value);
      if (key == "torn_erase") made.torn_erase = std::stoll(value);
      if (key == "torn_write") made.torn_write = std::stoll(value);
      if (key == "worn_flash") made.worn_flash = value == "true" || value == "1";
    }
    return made;
  }

  char peek() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
    if (at_ >= text_.size()) throw std::runtime_error("the init frame is no JSON object");
    return text_[at_];
  }

  void expect(char c) {
    if (peek() != c) throw std::runtime_error("the init frame is no flat JSON object");
    ++at_;
  }

  std::string bare() {
    const size_t first = at_;
    while (at_ < text_.size() && text_[at_] != ',' && text_[at_] != '}' && text_[at_] != ' ') ++at_;
    return text_.substr(first, at_ - first);
  }

  std::string quoted() {
    expect('"');
    std::string out;
    for (; at_ < text_.size() && text_[at_] != '"'; ++at_) {
      if (text_[at_] != '\\') {
        out += text_[at_];
        continue;
      }
      const char escaped = text_.at(++at_);
      if (escaped == 'u') {
        unicode(out);
      } else {
        out += escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped;
      }
    }
    expect('"');
    return out;
  }

  uint32_t hexadecimal() {
    const uint32_t value = static_cast<uint32_t>(std::stoul(text_.substr(at_ + 1, 4), nullptr, 16));
    at_ += 4;
    return value;
  }

  // Reads what follows \u, the second half of a pair too, and appends it in UTF-8.
  void unicode(std::string& out) {
    uint32_t code = hexadecimal();
    if (code >= 0xD800 && code < 0xDC00) {
      at_ += 2;
      code = 0x10000 + ((code - 0xD800) << 10) + (hexadecimal() - 0xDC00);
    }
    if (code < 0x80) {
      out += static_cast<char>(code);
      return;
    }
    const int further = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static constexpr uint32_t kLeads[] = {0, 0xC0, 0xE0, 0xF0};
    out += static_cast<char>(kLeads[further] | code >> (6 * further));
    for (int i = further - 1; i >= 0; --i) out += static_cast<char>(0x80 | (code >> (6 * i) & 0x3F));
  }

  const std::string& text_;
  size_t at_ = 0;
};

}  // namespace host
