// A board on a computer: the firmware's core behind the frames of the bench, on standard input and output.
//
// Frames: a tag byte, the payload's length as u32, the payload; all little endian.
// In: I init, F fields, P buttons, W supply and strips, U bytes for the board, X power, R run to, G run free,
// L load, B leave the boot loader, Q quit. Out: S serial, R reached, E event.
// Frames with a time take effect in the order of their times.
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "board.h"

namespace {

using Clock = std::chrono::steady_clock;

constexpr size_t kHead = 5;
constexpr size_t kPart = 4096;       // a pipe that is ready takes so much without waiting
constexpr size_t kEnough = 1 << 18;  // so much may wait before a long run looks whether it can be sent

uint64_t little(const std::string& data, size_t at, size_t bytes) {
  uint64_t value = 0;
  for (size_t i = bytes; i-- > 0;) value = value << 8 | static_cast<uint8_t>(data.at(at + i));
  return value;
}

std::string bytes_of(uint64_t value, size_t bytes) {
  std::string out;
  for (size_t i = 0; i < bytes; ++i) out += static_cast<char>(value >> (8 * i) & 0xFF);
  return out;
}

// Both ends of the bench's pipes; neither is ever waited for alone, so that nobody can block the other.
class Pipes {
 public:
  // Whole frames that have come so far, oldest first; false at the end of the input.
  bool next(std::string& frame) {
    if (in_.size() - at_ < kHead) return false;
    const size_t size = kHead + static_cast<size_t>(little(in_, at_ + 1, 4));
    if (in_.size() - at_ < size) return false;
    frame = in_.substr(at_, size);
    at_ += size;
    if (at_ > kEnough) {
      in_.erase(0, at_);
      at_ = 0;
    }
    return true;
  }

  void put(char tag, uint64_t at_us, const std::string& data) {
    out_ += tag;
    out_ += bytes_of(8 + data.size(), 4) + bytes_of(at_us, 8) + data;
  }

  size_t waiting() const { return out_.size() - sent_; }

  // Waits until something can be read or sent, or the time is over (below 0: never). False: the bench is gone.
  bool wait(int timeout_ms) {
    pollfd both[2] = {{STDIN_FILENO, POLLIN, 0}, {STDOUT_FILENO, POLLOUT, 0}};
    if (::poll(both, waiting() > 0 ? 2 : 1, timeout_ms) < 0) return errno == EINTR;
    if (both[1].revents != 0 && !send()) return false;
    return both[0].revents == 0 || receive();
  }

 private:
  bool receive() {
    char part[1 << 16];
    const ssize_t length = ::read(STDIN_FILENO, part, sizeof part);
    if (length > 0) in_.append(part, static_cast<size_t>(length));
    return length > 0 || (length < 0 && errno == EINTR);
  }

  bool send() {
    const ssize_t length = ::write(STDOUT_FILENO, out_.data() + sent_, std::min(waiting(), kPart));
    if (length < 0) return errno == EINTR || errno == EAGAIN;
    sent_ += static_cast<size_t>(length);
    if (sent_ > kEnough || waiting() == 0) {
      out_.erase(0, sent_);
      sent_ = 0;
    }
    return true;
  }

  std::string in_;
  std::string out_;
  size_t at_ = 0;
  size_t sent_ = 0;
};

class Bench {
 public:
  // Until Q or the end of the input.
  void run() {
    while (!over_) {
      std::string frame;
      if (pipes_.next(frame)) {
        obey(frame[0], frame.substr(kHead));
        continue;
      }
      if (free_) go_on();
      if (!pipes_.wait(pause_ms())) return;
    }
    while (pipes_.waiting() > 0 && pipes_.wait(1000)) {
    }
  }

 private:
  void obey(char tag, const std::string& body) {
    if (tag == 'Q') {
      over_ = true;
    } else if (tag == 'I') {
      plug_in(body);
    } else if (board_ == nullptr) {
      throw std::runtime_error("the first frame must be I");
    } else if (tag == 'R') {
      free_ = false;
      run_to(little(body, 0, 8));
      pipes_.put('R', board_->now_us(), "");
    } else if (tag == 'G') {
      speed_percent_ = little(body, 0, 4);
      begin_free();
    } else if (tag == 'B') {
      board_->leave_bootloader();
    } else if (tag == 'L') {
      if (!board_->in_bootloader()) refuse("L");
    } else {
      const uint64_t at_us = std::max(little(body, 0, 8), board_->now_us());
      script_.emplace(at_us, [this, tag, data = body.substr(8)] { happen(tag, data); });
      while (!script_.empty() && script_.begin()->first <= board_->now_us()) step();
    }
  }

  void plug_in(const std::string& body) {
    const host::Settings settings = host::SettingsReader(body).read();
    board_ = std::make_unique<host::Board>(
        settings, [this](uint64_t at_us, const std::string& data) { pipes_.put('S', at_us, data); },
        [this](uint64_t at_us, const std::string& json) { pipes_.put('E', at_us, json); });
  }

  void refuse(const std::string& frame) {
    pipes_.put('E', board_->now_us(), R"({"what":"refused","frame":")" + frame + "\"}");
  }

  void happen(char tag, const std::string& data) {
    if (tag == 'F') {
      std::vector<uint16_t> millivolts(data.size() / 2);
      for (size_t i = 0; i < millivolts.size(); ++i) millivolts[i] = static_cast<uint16_t>(little(data, 2 * i, 2));
      if (!board_->world().fields(std::move(millivolts))) refuse("F");
    } else if (tag == 'P') {
      board_->buttons(static_cast<uint8_t>(little(data, 0, 1)));
    } else if (tag == 'W') {
      board_->world().power(static_cast<uint16_t>(little(data, 0, 2)), static_cast<uint8_t>(little(data, 2, 1)));
    } else if (tag == 'U') {
      board_->received(data);
    } else if (tag == 'X') {
      board_->power(little(data, 0, 1) != 0);
    } else {
      refuse(std::string(1, tag));
    }
  }

  // The next thing that happens by script; or the next scan, if that is sooner.
  void step() {
    const uint64_t scripted = script_.empty() ? UINT64_MAX : script_.begin()->first;
    if (scripted > board_->due_us()) {
      board_->advance(board_->due_us());
      return;
    }
    board_->advance(std::max(scripted, board_->now_us()));
    const auto act = std::move(script_.begin()->second);
    script_.erase(script_.begin());
    act();
  }

  uint64_t due_us() const {
    return script_.empty() ? board_->due_us() : std::min(script_.begin()->first, board_->due_us());
  }

  void run_to(uint64_t to_us) {
    while (due_us() <= to_us) {
      step();
      if (pipes_.waiting() > kEnough && !pipes_.wait(0)) break;
    }
    if (to_us > board_->now_us()) board_->advance(to_us);
  }

  void begin_free() {
    free_ = true;
    began_ = Clock::now();
    began_us_ = board_->now_us();
  }

  // Simulated time by the wall clock; at speed 0 some steps at a time.
  void go_on() {
    if (speed_percent_ > 0) {
      run_to(wall_us());
      return;
    }
    for (int i = 0; i < 16 && due_us() != UINT64_MAX; ++i) step();
  }

  uint64_t wall_us() const {
    const auto passed = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - began_).count();
    return began_us_ + static_cast<uint64_t>(passed) * speed_percent_ / 100;
  }

  // How long there is nothing to do but to listen.
  int pause_ms() const {
    if (!free_ || due_us() == UINT64_MAX) return -1;
    if (speed_percent_ == 0) return 0;
    const uint64_t now_us = wall_us();
    if (due_us() <= now_us) return 0;
    return static_cast<int>(std::min<uint64_t>((due_us() - now_us) * 100 / speed_percent_ / 1000 + 1, 1000));
  }

  Pipes pipes_;
  std::unique_ptr<host::Board> board_;
  std::multimap<uint64_t, std::function<void()>> script_;
  uint64_t speed_percent_ = 100;
  uint64_t began_us_ = 0;
  Clock::time_point began_;
  bool free_ = false;
  bool over_ = false;
};

}  // namespace

int main() {
  try {
    Bench().run();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
  return 0;
}
