// One board in simulated time: the machine, what its pins see, its flash and its power.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "flash.h"
#include "machine.h"
#include "settings.h"
#include "world.h"

namespace host {

constexpr uint64_t kScanUs = 8000;
constexpr uint64_t kFlashUs = 50000;  // erasing a sector and writing four pages

class Board {
 public:
  using Serial = std::function<void(uint64_t at_us, const std::string& bytes)>;
  using Event = std::function<void(uint64_t at_us, const std::string& json)>;

  Board(const Settings& settings, Serial serial, Event event)
      : settings_(settings),
        world_(layout_named(settings.layout), settings.seed, settings.noise_uv, settings.supply_mv),
        flash_(settings.flash, settings.torn_erase, settings.torn_write, settings.worn_flash),
        serial_(std::move(serial)),
        event_(std::move(event)),
        starts_(settings.starts) {
    power_up(settings.cause);
  }

  World& world() { return world_; }
  uint64_t now_us() const { return now_us_; }
  // When something happens by itself next; never if it is off.
  uint64_t due_us() const { return state_ == State::running ? scan_us_ : UINT64_MAX; }
  bool in_bootloader() const { return state_ == State::bootloader; }

  // Lets time pass; nothing is due before.
  void advance(uint64_t to_us) {
    now_us_ = to_us;
    if (state_ == State::running && now_us_ >= scan_us_) scan();
  }

  void buttons(uint8_t down) { down_ = down; }

  void received(const std::string& bytes) {
    if (state_ != State::running) return;
    machine_->tick(clock_us());
    for (const char byte : bytes) {
      machine_->received(byte);
      if (machine_->write() != nullptr || machine_->restart() != machine::Restart::no) settle();
      if (state_ != State::running) return;
    }
    settle();
  }

  void power(bool on) {
    if (!on && state_ != State::off) {
      state_ = State::off;
      show(false, 0);
      event_(now_us_, R"({"what":"unplugged"})");
    } else if (on && state_ == State::off) {
      power_up("power");
    }
  }

  void leave_bootloader() {
    if (in_bootloader()) power_up("bootloader");
  }

 private:
  enum class State { off, running, bootloader };

  void power_up(const std::string& cause) {
    cause_ = cause;
    state_ = State::running;
    started_us_ = now_us_;
    scan_us_ = now_us_ + kScanUs;
    const std::string serial = "COMPANION-" + settings_.uid;
    event_(now_us_, R"({"what":"plugged","product":"Companion board","serial":")" + serial + "\"}");
    machine_ = std::make_unique<machine::Machine>();
    const char* uid = settings_.uid.c_str();
    const uint32_t boot = static_cast<uint32_t>(Chance(settings_.seed + (++starts_ << 32)).next() >> 32);
    machine_->start({uid, boot, settings_.strap, cause_.c_str(), {flash_.slot(0), flash_.slot(1)}}, 0);
    machine_->host(true);
    settle();
  }

  uint64_t clock_us() const { return now_us_ - started_us_; }

  void scan() {
    scan_us_ += kScanUs;
    if (machine_->hold().power == machine::Power::scan) {
      machine_->scanned(world_.scan(machine_->layout()), clock_us());
    }
    machine_->buttons(down_, clock_us());
    machine_->tick(clock_us());
    settle();
  }

  // Does what the machine wants: sends, writes flash, shows, restarts.
  void settle() {
    send();
    while (state_ == State::running && machine_->write() != nullptr) store();
    if (state_ != State::running) return;
    show(machine_->light(), machine_->buzzer_hz());
    const machine::Restart restart = machine_->restart();
    if (restart == machine::Restart::no) return;
    show(false, 0);
    event_(now_us_, R"({"what":"unplugged"})");
    if (restart == machine::Restart::bootloader) {
      state_ = State::bootloader;
      event_(now_us_, R"({"what":"bootloader"})");
    } else {
      event_(now_us_, R"({"what":"reset"})");
      power_up("software");
    }
  }

  void store() {
    const machine::Write write = *machine_->write();
    const bool whole = flash_.write(write);
    const std::string slot = std::to_string(write.slot);
    event_(now_us_, R"({"what":"flash","operation":"program","slot":)" + slot + R"(,"count":)" +
                        std::to_string(write.length) + "}");
    if (!whole) {
      event_(now_us_, R"({"what":"power","cause":"torn"})");
      power(false);
      return;
    }
    scan_us_ += kFlashUs;
    machine_->written(true);
    send();
  }

  void send() {
    char bytes[machine::Outbox::kBytes];
    const size_t length = machine_->take(bytes, sizeof bytes);
    if (length > 0) serial_(now_us_, std::string(bytes, length));
  }

  void show(bool light, uint16_t buzzer_hz) {
    if (light != light_) event_(now_us_, std::string(R"({"what":"light","on":)") + (light ? "true}" : "false}"));
    if (buzzer_hz != buzzer_hz_) event_(now_us_, R"({"what":"buzzer","hz":)" + std::to_string(buzzer_hz) + "}");
    light_ = light;
    buzzer_hz_ = buzzer_hz;
  }

  Settings settings_;
  World world_;
  Flash flash_;
  std::unique_ptr<machine::Machine> machine_;
  Serial serial_;
  Event event_;
  uint64_t starts_;
  std::string cause_;
  State state_ = State::off;
  uint64_t now_us_ = 0;
  uint64_t started_us_ = 0;
  uint64_t scan_us_ = 0;
  uint8_t down_ = 0;
  bool light_ = false;
  uint16_t buzzer_hz_ = 0;
};

}  // namespace host
