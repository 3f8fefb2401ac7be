#include "usb.h"

#include <cstring>

#include "device/dcd.h"
#include "hardware/structs/usb.h"
#include "hardware/timer.h"
#include "protocol.gen.h"
#include "tusb.h"

namespace usb {
namespace {

// 2E8A:000A is Raspberry Pi's number for a serial port made with its SDK. It serves for boards that makers build
// for themselves; whoever sells boards asks Raspberry Pi for a number of their own under 2E8A.
constexpr uint16_t kVendor = 0x2E8A;
constexpr uint16_t kProduct = 0x000A;
constexpr uint16_t kRelease = (protocol::kMajor << 8) | (protocol::kMinor << 4);  // in binary-coded decimals

enum String : uint8_t { kLanguage, kMaker, kName, kSerial, kPort, kStrings };
enum Interface : uint8_t { kControl, kData, kInterfaces };
constexpr uint8_t kNotifyEndpoint = 0x81;
constexpr uint8_t kOutEndpoint = 0x02;
constexpr uint8_t kInEndpoint = 0x82;
constexpr uint16_t kConfigurationBytes = TUD_CONFIG_DESC_LEN + TUD_CDC_DESC_LEN;
constexpr size_t kPowerAt = 8;           // where a configuration says what it draws, in units of 2 mA (USB 2.0, 9.6.3)
constexpr uint16_t kUnconfigured_ma = 100;
constexpr uint32_t kSurely_us = 2500;    // two frames and a half: with no frame for so long the bus sleeps

constexpr char kSerialStart[] = "COMPANION-";
constexpr size_t kUidLength = 16;
char serial[sizeof kSerialStart + kUidLength] = {};

// A suspend that is believed only when the frames have stopped.
struct Doubt {
  bool any;
  uint32_t frame;
  uint32_t since_us;
} doubt = {};

bool spoke = false;  // something came since the port was last closed

const tusb_desc_device_t kDevice = {
    sizeof(tusb_desc_device_t),
    TUSB_DESC_DEVICE,
    0x0200,
    TUSB_CLASS_MISC,
    MISC_SUBCLASS_COMMON,
    MISC_PROTOCOL_IAD,
    CFG_TUD_ENDPOINT0_SIZE,
    kVendor,
    kProduct,
    kRelease,
    kMaker,
    kName,
    kSerial,
    1,
};

uint8_t configuration[] = {
    TUD_CONFIG_DESCRIPTOR(1, kInterfaces, 0, kConfigurationBytes, 0, kUnconfigured_ma),
    TUD_CDC_DESCRIPTOR(kControl, kPort, kNotifyEndpoint, 8, kOutEndpoint, kInEndpoint, 64),
};
static_assert(sizeof configuration == kConfigurationBytes, "the length is told in it");

const char* text_of(uint8_t index) {
  switch (index) {
    case kMaker:
      return "companion";
    case kName:
    case kPort:
      return "Companion board";
    case kSerial:
      return serial;
    default:
      return nullptr;
  }
}

}  // namespace

void start(const char* uid) {
  memcpy(serial, kSerialStart, sizeof kSerialStart - 1);
  memcpy(serial + sizeof kSerialStart - 1, uid, kUidLength);
  tusb_rhport_init_t init = {};
  init.role = TUSB_ROLE_DEVICE;
  init.speed = TUSB_SPEED_AUTO;
  tusb_init(0, &init);
}

void declare(uint16_t draws_ma) { configuration[kPowerAt] = static_cast<uint8_t>((draws_ma + 1) / 2); }

// The controller says "suspended" at every change of that state, and may miss the end of it in a flash write. Frames,
// one a millisecond, do not lie: where they go on, the stack is told that the bus is awake.
Bus bus() {
  if (!tud_mounted()) return Bus::unconfigured;
  const uint32_t frame = usb_hw->sof_rd;
  const uint32_t now_us = time_us_32();
  if (!tud_suspended()) {
    doubt.any = false;
    return Bus::ready;
  }
  if (!doubt.any) {
    doubt = {true, frame, now_us};
    return Bus::ready;
  }
  if (frame != doubt.frame) {
    doubt.any = false;
    dcd_event_bus_signal(0, DCD_EVENT_RESUME, false);
    return Bus::ready;
  }
  return now_us - doubt.since_us < kSurely_us ? Bus::ready : Bus::suspended;
}

bool doubts() { return doubt.any; }

void poll() { tud_task(); }

bool pending() { return tud_task_event_ready(); }

bool present() {
  constexpr uint8_t kDtr = 1;
  if (!tud_mounted()) spoke = false;
  return spoke || (tud_mounted() && (tud_cdc_get_line_state() & kDtr) != 0);
}

size_t read(char* out, size_t room) {
  if (tud_cdc_available() == 0) return 0;
  spoke = true;
  return tud_cdc_read(out, static_cast<uint32_t>(room));
}

size_t room() { return tud_cdc_write_available(); }

void write(const char* bytes, size_t length) {
  tud_cdc_write(bytes, static_cast<uint32_t>(length));
  tud_cdc_write_flush();
}

bool sent() { return tud_cdc_write_available() == CFG_TUD_CDC_TX_BUFSIZE; }

}  // namespace usb

extern "C" {

const uint8_t* tud_descriptor_device_cb() { return reinterpret_cast<const uint8_t*>(&usb::kDevice); }

const uint8_t* tud_descriptor_configuration_cb(uint8_t) { return usb::configuration; }

const uint16_t* tud_descriptor_string_cb(uint8_t index, uint16_t) {
  static uint16_t out[1 + 32];
  constexpr uint16_t kEnglish = 0x0409;
  size_t length = 0;
  if (index == usb::kLanguage) {
    out[++length] = kEnglish;
  } else {
    const char* text = usb::text_of(index);
    if (text == nullptr) return nullptr;
    while (*text != '\0' && length < 32) out[++length] = static_cast<uint8_t>(*text++);
  }
  out[0] = static_cast<uint16_t>((TUSB_DESC_STRING << 8) | (2 * length + 2));
  return out;
}

// The port was opened (DTR goes up) or closed. What was meant for an earlier reader is not for the next one.
void tud_cdc_line_state_cb(uint8_t, bool dtr, bool) {
  if (dtr) return;
  usb::spoke = false;
  tud_cdc_write_clear();
}

}  // extern "C"
