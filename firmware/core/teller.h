// Says messages: numbers them, stamps them, and puts them into the outbox.
#pragma once

#include <cstddef>
#include <cstdint>

#include "outbox.h"
#include "protocol.gen.h"

namespace machine {

// A text put together in a room of fixed size; what does not fit is cut off.
class Text {
 public:
  Text& operator<<(const char* text) {
    while (*text != '\0') put(*text++);
    return *this;
  }

  Text& operator<<(uint32_t value) {
    char digits[10];
    size_t count = 0;
    do {
      digits[count++] = static_cast<char>('0' + value % 10u);
      value /= 10u;
    } while (value != 0);
    while (count > 0) put(digits[--count]);
    return *this;
  }

  const char* get() const { return text_; }
  bool empty() const { return length_ == 0; }

  void clear() {
    length_ = 0;
    text_[0] = '\0';
  }

 private:
  void put(char c) {
    if (length_ + 1 >= sizeof text_) return;
    text_[length_++] = c;
    text_[length_] = '\0';
  }

  char text_[201] = {};
  size_t length_ = 0;
};

// Every message uses up a number of seq, also one that cannot be sent: so the computer notices what it missed.
class Teller {
 public:
  void start(uint32_t boot) {
    boot_ = boot;
    seq_ = 0;
    dropped_ = 0;
    outbox_.clear();
  }

  void at(uint64_t now_us) { at_ms_ = static_cast<uint32_t>(now_us / 1000u); }

  template <class Message>
  void say(const Message& message) {
    const protocol::Stamp stamp = {seq_++, boot_, at_ms_};
    if (!present_) return;
    const size_t length = protocol::write(message, stamp, line_, sizeof line_);
    if (length == 0 || !outbox_.put(line_, length)) ++dropped_;
  }

  // A remark is put together in the text that remark() empties, and log() says it.
  Text& remark() {
    remark_.clear();
    return remark_;
  }
  void log() { say(protocol::Log{remark_.get()}); }

  // Without a host nothing waits.
  void host(bool present) {
    present_ = present;
    if (!present) outbox_.clear();
  }

  bool present() const { return present_; }
  uint32_t dropped() const { return dropped_; }
  Outbox& outbox() { return outbox_; }
  const Outbox& outbox() const { return outbox_; }

 private:
  Outbox outbox_;
  Text remark_;
  char line_[protocol::kLongest] = {};
  uint32_t boot_ = 0;
  uint32_t seq_ = 0;
  uint32_t at_ms_ = 0;
  uint32_t dropped_ = 0;
  bool present_ = false;
};

}  // namespace machine
