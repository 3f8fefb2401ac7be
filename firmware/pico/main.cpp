// The board: everything that touches the RP2040 is in this folder; what the board does is machine::Machine.
#include "flash.h"
#include "hardware/timer.h"
#include "life.h"
#include "machine.h"
#include "panel.h"
#include "power.gen.h"
#include "scanner.h"
#include "usb.h"

namespace {

constexpr size_t kPart = 64;  // bytes taken from the computer in one round
constexpr uint32_t kTick_us = 1000;
constexpr uint32_t kFarewell_us = 200000;  // to let the last answer out, if somebody reads it
constexpr uint32_t kLastPacket_us = 20000;  // from the queue's end to the computer

constexpr uint32_t kNap_us = 250000;  // of a sleeping board, between two looks whether it still has to

constexpr uint32_t kDoubt_us = 500;

constexpr uint32_t kStackEvery = 128;  // scans, about a second: looking through the stack takes a while

machine::Machine board;
pico::Scanner scanner;
uint32_t scans = 0;

// The machine's clock, each millisecond and after all that came from the computer.
void tick(bool now) {
  static uint32_t ticked_us = 0;
  const uint32_t now_us = time_us_32();
  if (!now && now_us - ticked_us < kTick_us) return;
  ticked_us = now_us;
  board.tick(time_us_64());
}

// Both say whether there may be more.
bool listen() {
  char bytes[kPart];
  const size_t length = usb::read(bytes, sizeof bytes);
  for (size_t i = 0; i < length; ++i) board.received(bytes[i]);
  return length > 0;
}

bool speak() {
  const size_t room = usb::room();
  char bytes[kPart];
  const size_t length = room == 0 ? 0 : board.take(bytes, room < sizeof bytes ? room : sizeof bytes);
  if (length > 0) usb::write(bytes, length);
  return length > 0;
}

void write_flash() {
  const machine::Write* write = board.write();
  if (write != nullptr) board.written(flash::write(write->slot, write->data, write->length));
}

void scanned() {
  const uint64_t now_us = time_us_64();
  life::alive();
  if (++scans % kStackEvery == 0) board.stack(life::stack_used(), life::stack_bytes());
  board.scanned(scanner.scan(), now_us);
  board.buttons(panel::buttons(), now_us);
  panel::light(board.light());
  panel::buzzer(board.buzzer_hz());
}

// Scans, or holds what a meter is to see.
void hold() {
  static machine::Hold held = machine::kScan;
  const machine::Hold now = board.hold();
  if (now == held) return;
  held = now;
  const uint32_t now_us = time_us_32();
  if (now.power == machine::Power::scan) {
    scanner.start(board.layout(), now_us);
  } else {
    scanner.hold(now.sensor, now.power == machine::Power::on, now_us);
  }
}

// Whether the board rests: the computer has not taken it yet, or sleeps. Then no strip, lamp or tone draws current,
// nothing is scanned, and the watchdog is fed here.
bool rests() {
  static uint64_t paused_us = 0;
  static bool slept = false;
  const usb::Bus bus = usb::bus();
  const uint64_t now_us = time_us_64();
  if (bus == usb::Bus::ready) {
    if (scanner.runs()) return false;
    board.resumed(now_us, slept, static_cast<uint32_t>((now_us - paused_us) / 1000000u));
    slept = false;
    scanner.start(board.layout(), time_us_32());
    return false;
  }
  if (scanner.runs()) {
    paused_us = now_us;
    scanner.stop();
    panel::light(false);
    panel::buzzer(0);
  }
  slept = slept || bus == usb::Bus::suspended;
  if (bus == usb::Bus::unconfigured) board.host(usb::present());
  life::alive();
  return true;
}

// The answer to the command that ends this start goes out first.
[[noreturn]] void leave(machine::Restart how) {
  const uint32_t began_us = time_us_32();
  while (!usb::sent() && time_us_32() - began_us < kFarewell_us) usb::poll();
  const uint32_t sent_us = time_us_32();
  while (time_us_32() - sent_us < kLastPacket_us) usb::poll();
  if (how == machine::Restart::bootloader) life::into_bootloader();
  life::start_anew();
}

void start() {
  life::slow_down();
  panel::start();
  const char* cause = life::cause();
  static char uid[flash::kUidBytes];
  flash::read_uid(uid);
  usb::start(uid);
  const uint8_t strap = panel::straps();
  scanner.prepare();
  panel::own_lamp(!scanner.by_cells());
  const uint32_t boot = life::draw_boot(uid);
  board.start({uid, boot, strap, cause, {flash::slot(0), flash::slot(1)}}, time_us_64());
  usb::declare(scanner.by_cells() ? power::kCells5Ma : power::draws_ma(board.layout()));
  life::guard();
}

}  // namespace

int main() {
  life::paint_stack();
  start();
  for (;;) {
    usb::poll();
    if (rests()) {
      life::sleep_until(time_us_32() + kNap_us, usb::pending);
      continue;
    }
    board.host(usb::present());
    bool more = listen();
    if (scanner.step(time_us_32())) scanned();
    tick(more);
    hold();
    more |= speak();
    write_flash();
    if (more) continue;
    if (board.restart() != machine::Restart::no) leave(board.restart());
    life::sleep_until(usb::doubts() ? time_us_32() + kDoubt_us : scanner.due_us(), usb::pending);
  }
}
