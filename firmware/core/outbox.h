// What waits to be sent: whole lines in a ring of fixed size. A line that does not fit is not taken at all.
#pragma once

#include <cstddef>
#include <cstdint>

namespace machine {

using std::size_t;

class Outbox {
 public:
  // All cells of the largest board changing at once, with a snapshot and some answers besides.
  static constexpr size_t kBytes = 8192;

  size_t waiting() const { return waiting_; }
  size_t room() const { return kBytes - waiting_; }

  // Takes the line as a whole, or not at all.
  bool put(const char* line, size_t length) {
    if (length > room()) return false;
    for (size_t i = 0; i < length; ++i) bytes_[(first_ + waiting_ + i) % kBytes] = line[i];
    waiting_ += length;
    return true;
  }

  // Hands over the oldest bytes, as many as fit; tells how many.
  size_t take(char* out, size_t room) {
    const size_t length = room < waiting_ ? room : waiting_;
    for (size_t i = 0; i < length; ++i) out[i] = bytes_[(first_ + i) % kBytes];
    first_ = (first_ + length) % kBytes;
    waiting_ -= length;
    return length;
  }

  void clear() { waiting_ = 0; }

 private:
  char bytes_[kBytes] = {};
  size_t first_ = 0;
  size_t waiting_ = 0;
};

}  // namespace machine
