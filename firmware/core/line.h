// What the generated protocol.gen.h stands on: the CRC, the checks of texts, and bounded writing and reading of one
// line. C++17, no heap, no floating point, no clock. Texts handed in end with a zero byte.
#pragma once

#include <cstddef>
#include <cstdint>

namespace protocol {

using std::size_t;

// What every message of a board begins with.
struct Stamp {
  uint32_t seq;
  uint32_t boot;
  uint32_t at_ms;
};

namespace detail {

constexpr uint16_t kCrcStart = 0xFFFF;
constexpr uint16_t kCrcPolynomial = 0x1021;
constexpr size_t kLineBytes = 1024;
constexpr size_t kNameLength = 16;  // the longest name of a command of some later version

inline uint16_t crc_add(uint16_t crc, char c) {
  crc = static_cast<uint16_t>(crc ^ (static_cast<uint16_t>(static_cast<uint8_t>(c)) << 8));
  for (int bit = 0; bit < 8; ++bit) {
    const bool carry = (crc & 0x8000u) != 0;
    crc = static_cast<uint16_t>(crc << 1);
    if (carry) crc = static_cast<uint16_t>(crc ^ kCrcPolynomial);
  }
  return crc;
}

// Four bits of the CRC as a letter: one flipped bit of the letter is one flipped bit of the CRC.
inline char crc_letter(unsigned value) { return static_cast<char>('@' + static_cast<int>(value & 15u)); }

// Length of a text, or most + 1 if it is longer; never looks further.
inline size_t bounded_length(const char* text, size_t most) {
  size_t length = 0;
  while (length <= most && text[length] != '\0') ++length;
  return length;
}

inline bool is_trit(char c) { return c == '+' || c == '-' || c == '0' || c == '?'; }

// One trit or five, then a blank or the end; returns the index after it, 0 if it is no word.
inline size_t word_end(const char* text, size_t at) {
  size_t trits = 0;
  while (trits < 5 && is_trit(text[at + trits])) ++trits;
  const char next = text[at + trits];
  return (trits == 1 || trits == 5) && (next == ' ' || next == '\0') ? at + trits : 0;
}

inline bool is_word(const char* text, size_t most) {
  const size_t end = word_end(text, 0);
  return end != 0 && text[end] == '\0' && end <= most;
}

inline bool is_words(const char* text, size_t most) {
  size_t end = word_end(text, 0);
  while (end != 0 && end <= most && text[end] == ' ') end = word_end(text, end + 1);
  return end != 0 && end <= most;
}

inline bool is_uid(const char* text, size_t most) {
  if (bounded_length(text, most) != 16) return false;
  for (size_t i = 0; i < 16; ++i) {
    if (!((text[i] >= '0' && text[i] <= '9') || (text[i] >= 'A' && text[i] <= 'F'))) return false;
  }
  return true;
}

inline bool is_text(const char* text, size_t most) {
  for (size_t i = 0; i <= most; ++i) {
    if (text[i] == '\0') return true;
    if (text[i] < ' ' || text[i] > '~' || text[i] == '"' || text[i] == '\\') return false;
  }
  return false;
}

inline bool is_reason(const char* text, size_t most) {
  for (size_t i = 0; i <= most; ++i) {
    if (text[i] == '\0') return true;
    if (!((text[i] >= 'a' && text[i] <= 'z') || text[i] == '-')) return false;
  }
  return false;
}

// Writes one line; once something does not fit or is out of range, the whole line is refused.
class Writer {
 public:
  Writer(char* out, size_t room) : out_(out), room_(room) {}

  void start(const char* type, const Stamp& stamp) {
    put('{');
    quoted("type");
    put(':');
    quoted(type);
    number("seq", stamp.seq, 0, UINT32_MAX);
    number("boot", stamp.boot, 0, UINT32_MAX);
    number("at_ms", stamp.at_ms, 0, UINT32_MAX);
  }

  void number(const char* key, uint32_t value, uint32_t low, uint32_t high) {
    if (value < low || value > high) good_ = false;
    begin(key);
    digits(value);
  }

  void signed_number(const char* key, int32_t value, int32_t low, int32_t high) {
    if (value < low || value > high) good_ = false;
    begin(key);
    if (value < 0) put('-');
    digits(value < 0 ? 0u - static_cast<uint32_t>(value) : static_cast<uint32_t>(value));
  }

  void id(const char* key, const char* const* ids, size_t count, size_t index) {
    if (index >= count) good_ = false;
    text(key, index < count ? ids[index] : "", true);
  }

  void text(const char* key, const char* value, bool fits) {
    if (!fits) good_ = false;
    begin(key);
    if (good_) quoted(value);
  }

  size_t finish() {
    put('}');
    const uint16_t crc = crc_;
    put('*');
    for (int shift = 12; shift >= 0; shift -= 4) put(crc_letter(static_cast<unsigned>(crc >> shift)));
    put('\n');
    return good_ ? length_ : 0;
  }

 private:
  void put(char c) {
    if (length_ >= room_) good_ = false;
    if (!good_) return;
    out_[length_++] = c;
    crc_ = crc_add(crc_, c);
  }

  void quoted(const char* text) {
    put('"');
    for (; *text != '\0'; ++text) put(*text);
    put('"');
  }

  void begin(const char* key) {
    put(',');
    quoted(key);
    put(':');
  }

  void digits(uint32_t value) {
    char reversed[10];
    size_t count = 0;
    do {
      reversed[count++] = static_cast<char>('0' + value % 10u);
      value /= 10u;
    } while (value != 0);
    while (count > 0) put(reversed[--count]);
  }

  char* out_;
  size_t room_;
  size_t length_ = 0;
  uint16_t crc_ = kCrcStart;
  bool good_ = true;
};

// Reads the exact bytes that a message must have; every step is false at the first that differs.
class Reader {
 public:
  Reader(const char* line, size_t length) : line_(line), length_(length) {}

  bool literal(const char* text) {
    for (; *text != '\0'; ++text, ++at_) {
      if (at_ >= length_ || line_[at_] != *text) return false;
    }
    return true;
  }

  bool number(const char* key, uint32_t high, uint32_t& value) {
    if (!begin(key)) return false;
    const size_t first = at_;
    value = 0;
    while (at_ < length_ && line_[at_] >= '0' && line_[at_] <= '9') {
      const uint32_t digit = static_cast<uint32_t>(line_[at_] - '0');
      if (digit > high || value > (high - digit) / 10u) return false;
      value = value * 10u + digit;
      ++at_;
    }
    return at_ > first && (at_ == first + 1 || line_[first] != '0');
  }

  // index is count when the name is none of the ids but could be one of a later version.
  bool id(const char* key, const char* const* ids, size_t count, size_t& index) {
    if (!begin(key) || !literal("\"")) return false;
    const size_t first = at_;
    while (at_ < length_ && line_[at_] >= 'a' && line_[at_] <= 'z') ++at_;
    const size_t letters = at_ - first;
    if (letters == 0 || letters > kNameLength) return false;
    for (index = 0; index < count; ++index) {
      size_t same = 0;
      while (same < letters && ids[index][same] == line_[first + same]) ++same;
      if (same == letters && ids[index][same] == '\0') break;
    }
    return literal("\"");
  }

  bool at_end() const { return at_ == length_; }

 private:
  bool begin(const char* key) {
    return literal(",\"") && literal(key) && literal("\":");
  }

  const char* line_;
  size_t length_;
  size_t at_ = 0;
};

// Whether a line without its newline ends with the right CRC; body is the length of the object before it.
inline bool checked(const char* line, size_t length, size_t& body) {
  if (length < 5 || length >= kLineBytes || line[length - 5] != '*') return false;
  body = length - 5;
  uint16_t crc = kCrcStart;
  for (size_t i = 0; i < body; ++i) crc = crc_add(crc, line[i]);
  for (size_t i = 0; i < 4; ++i) {
    if (line[body + 1 + i] != crc_letter(static_cast<unsigned>(crc >> (12 - 4 * i)))) return false;
  }
  return true;
}

}  // namespace detail

}  // namespace protocol
