// Generated from companion/device/data/pins.csv. Do not edit; write it anew by
//     python -m firmware.tables
#pragma once

#include <cstdint>

namespace pins {

constexpr uint8_t kCellData = 0;  // out, active high: one circuit board: data of the chain of registers whose outputs are the cells' switches
constexpr uint8_t kCellClock = 1;  // out, active high: one circuit board: both clocks of the chain
constexpr uint8_t kMuxS0 = 2;  // out, active high: address bit 0 of every multiplexer
constexpr uint8_t kMuxS1 = 3;  // out, active high: address bit 1 of every multiplexer
constexpr uint8_t kMuxS2 = 4;  // out, active high: address bit 2 of every multiplexer
constexpr uint8_t kMuxS3 = 5;  // out, active high: address bit 3 of every multiplexer
constexpr uint8_t kStrip0 = 6;  // out, active low: row 1 from the near edge: power of its sensors and enable of its multiplexers
constexpr uint8_t kStrip1 = 7;  // out, active low: row 2 from the near edge: power of its sensors and enable of its multiplexers
constexpr uint8_t kStrip2 = 8;  // out, active low: row 3 from the near edge: power of its sensors and enable of its multiplexers
constexpr uint8_t kStrip3 = 9;  // out, active low: row 4 from the near edge: power of its sensors and enable of its multiplexers
constexpr uint8_t kStrip4 = 10;  // out, active low: row 5 from the near edge: power of its sensors and enable of its multiplexers
constexpr uint8_t kStrip5 = 11;  // out, active low: row 6 from the near edge: power of its sensors and enable of its multiplexers
constexpr uint8_t kStrip6 = 12;  // out, active low: row 7 from the near edge: power of its sensors and enable of its multiplexers
constexpr uint8_t kButton1 = 13;  // in, active low: push button to ground; pull-up inside
constexpr uint8_t kButton2 = 14;  // in, active low: push button to ground; pull-up inside
constexpr uint8_t kButton3 = 15;  // in, active low: push button to ground; pull-up inside
constexpr uint8_t kButton4 = 16;  // in, active low: push button to ground; pull-up inside
constexpr uint8_t kButton5 = 17;  // in, active low: push button to ground; pull-up inside
constexpr uint8_t kStrap0 = 18;  // in, active low: size and kind; pull-up inside
constexpr uint8_t kStrap1 = 19;  // in, active low: size and kind; pull-up inside
constexpr uint8_t kLight = 20;  // out, active high: lamp through a resistor
constexpr uint8_t kBuzzer = 21;  // out, active high: passive piezo buzzer
constexpr uint8_t kCellPower = 22;  // out, active low: one circuit board: supply of all cells' switches; pulled up there and open on others
constexpr uint8_t kMuxOut0 = 26;  // analog: output of multiplexer 0 of the selected strip: ADC 0
constexpr uint8_t kMuxOut1 = 27;  // analog: output of multiplexer 1 of the selected strip: ADC 1
constexpr uint8_t kMuxOut2 = 28;  // analog: output of multiplexer 2 of the selected strip: ADC 2
constexpr uint8_t kSupply = 29;  // analog: a third of VSYS on the Pico itself: ADC 3

}  // namespace pins
