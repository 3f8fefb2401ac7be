// Generated from companion/device/data/cells.csv. Do not edit; write it anew by
//     python -m firmware.tables
#pragma once

#include <cstdint>

namespace wiring {

constexpr uint8_t kStrips = 7;  // at most, one a row
constexpr uint8_t kMuxes = 3;  // at most, on one strip
constexpr uint8_t kChannels = 16;
constexpr uint8_t kSites = 5;  // sensors of a cell that is no king's
constexpr uint16_t kMostSensors = 245;
constexpr uint8_t kMostCells = 49;  // with five sensors
constexpr uint8_t kMostPlaces = 64;  // cells of both kinds
constexpr uint16_t kNoSensor = 0xFFFF;  // nothing hangs on this channel
constexpr uint16_t kReference = 0xFFFE;  // half of the strip's supply

// One size and kind of board. Sensors are numbered by cell and site, the kings' after all others.
// taps[strip][mux][channel] is the sensor there, kNoSensor or kReference; channels: how many are used,
// the reference apart; reference_mux, reference_channel: where every strip has its own.
struct Layout {
  const char* name;
  uint8_t columns;
  uint8_t rows;
  uint8_t kings;
  uint8_t strips;
  uint8_t muxes;
  uint8_t channels;
  uint8_t reference_mux;
  uint8_t reference_channel;
  uint16_t sensors;
  const uint16_t (*taps)[kMuxes][kChannels];
};

constexpr uint16_t kBoard5Taps[5][kMuxes][kChannels] = {
    {{0, 2, 4, 6, 8, 10, 12, 14,
      16, 18, 20, 22, 24, kNoSensor, kNoSensor, kReference},
     {1, 3, 5, 7, 9, 11, 13, 15,
      17, 19, 21, 23, kNoSensor, kNoSensor, kNoSensor, kNoSensor},
     {kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor,
      kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
    {{25, 27, 29, 31, 33, 35, 37, 39,
      41, 43, 45, 47, 49, kNoSensor, kNoSensor, kReference},
     {26, 28, 30, 32, 34, 36, 38, 40,
      42, 44, 46, 48, kNoSensor, kNoSensor, kNoSensor, kNoSensor},
     {kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor,
      kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
    {{50, 52, 54, 56, 58, 60, 62, 64,
      66, 68, 70, 72, 74, kNoSensor, kNoSensor, kReference},
     {51, 53, 55, 57, 59, 61, 63, 65,
      67, 69, 71, 73, kNoSensor, kNoSensor, kNoSensor, kNoSensor},
     {kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor,
      kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
    {{75, 77, 79, 81, 83, 85, 87, 89,
      91, 93, 95, 97, 99, kNoSensor, kNoSensor, kReference},
     {76, 78, 80, 82, 84, 86, 88, 90,
      92, 94, 96, 98, kNoSensor, kNoSensor, kNoSensor, kNoSensor},
     {kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor,
      kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
    {{100, 102, 104, 106, 108, 110, 112, 114,
      116, 118, 120, 122, 124, kNoSensor, kNoSensor, kReference},
     {101, 103, 105, 107, 109, 111, 113, 115,
      117, 119, 121, 123, kNoSensor, kNoSensor, kNoSensor, kNoSensor},
     {kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor,
      kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
};
constexpr Layout kBoard5 = {"board5", 5, 5, 0, 5, 2, 13, 0, 15, 125, kBoard5Taps};

constexpr uint16_t kBoard7Taps[7][kMuxes][kChannels] = {
    {{0, 3, 6, 9, 12, 15, 18, 21,
      24, 27, 30, 33, kNoSensor, kNoSensor, kNoSensor, kReference},
     {1, 4, 7, 10, 13, 16, 19, 22,
      25, 28, 31, 34, kNoSensor, kNoSensor, kNoSensor, kNoSensor},
     {2, 5, 8, 11, 14, 17, 20, 23,
      26, 29, 32, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
    {{35, 38, 41, 44, 47, 50, 53, 56,
      59, 62, 65, 68, kNoSensor, kNoSensor, kNoSensor, kReference},
     {36, 39, 42, 45, 48, 51, 54, 57,
      60, 63, 66, 69, kNoSensor, kNoSensor, kNoSensor, kNoSensor},
     {37, 40, 43, 46, 49, 52, 55, 58,
      61, 64, 67, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
    {{70, 73, 76, 79, 82, 85, 88, 91,
      94, 97, 100, 103, kNoSensor, kNoSensor, kNoSensor, kReference},
     {71, 74, 77, 80, 83, 86, 89, 92,
      95, 98, 101, 104, kNoSensor, kNoSensor, kNoSensor, kNoSensor},
     {72, 75, 78, 81, 84, 87, 90, 93,
      96, 99, 102, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
    {{105, 108, 111, 114, 117, 120, 123, 126,
      129, 132, 135, 138, kNoSensor, kNoSensor, kNoSensor, kReference},
     {106, 109, 112, 115, 118, 121, 124, 127,
      130, 133, 136, 139, kNoSensor, kNoSensor, kNoSensor, kNoSensor},
     {107, 110, 113, 116, 119, 122, 125, 128,
      131, 134, 137, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
    {{140, 143, 146, 149, 152, 155, 158, 161,
      164, 167, 170, 173, kNoSensor, kNoSensor, kNoSensor, kReference},
     {141, 144, 147, 150, 153, 156, 159, 162,
      165, 168, 171, 174, kNoSensor, kNoSensor, kNoSensor, kNoSensor},
     {142, 145, 148, 151, 154, 157, 160, 163,
      166, 169, 172, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
    {{175, 178, 181, 184, 187, 190, 193, 196,
      199, 202, 205, 208, kNoSensor, kNoSensor, kNoSensor, kReference},
     {176, 179, 182, 185, 188, 191, 194, 197,
      200, 203, 206, 209, kNoSensor, kNoSensor, kNoSensor, kNoSensor},
     {177, 180, 183, 186, 189, 192, 195, 198,
      201, 204, 207, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
    {{210, 213, 216, 219, 222, 225, 228, 231,
      234, 237, 240, 243, kNoSensor, kNoSensor, kNoSensor, kReference},
     {211, 214, 217, 220, 223, 226, 229, 232,
      235, 238, 241, 244, kNoSensor, kNoSensor, kNoSensor, kNoSensor},
     {212, 215, 218, 221, 224, 227, 230, 233,
      236, 239, 242, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
};
constexpr Layout kBoard7 = {"board7", 7, 7, 0, 7, 3, 12, 0, 15, 245, kBoard7Taps};

constexpr uint16_t kTrayTaps[4][kMuxes][kChannels] = {
    {{0, 2, 4, 6, 8, 10, 12, 14,
      16, 18, 20, 22, 24, 104, kNoSensor, kReference},
     {1, 3, 5, 7, 9, 11, 13, 15,
      17, 19, 21, 23, 100, 101, 102, 103},
     {kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor,
      kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
    {{25, 27, 29, 31, 33, 35, 37, 39,
      41, 43, 45, 47, 49, kNoSensor, kNoSensor, kReference},
     {26, 28, 30, 32, 34, 36, 38, 40,
      42, 44, 46, 48, kNoSensor, kNoSensor, kNoSensor, kNoSensor},
     {kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor,
      kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
    {{50, 52, 54, 56, 58, 60, 62, 64,
      66, 68, 70, 72, 74, 109, kNoSensor, kReference},
     {51, 53, 55, 57, 59, 61, 63, 65,
      67, 69, 71, 73, 105, 106, 107, 108},
     {kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor,
      kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
    {{75, 77, 79, 81, 83, 85, 87, 89,
      91, 93, 95, 97, 99, kNoSensor, kNoSensor, kReference},
     {76, 78, 80, 82, 84, 86, 88, 90,
      92, 94, 96, 98, kNoSensor, kNoSensor, kNoSensor, kNoSensor},
     {kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor,
      kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor, kNoSensor}},
};
constexpr Layout kTray = {"tray", 5, 4, 10, 4, 2, 16, 0, 15, 110, kTrayTaps};

constexpr uint8_t squares(const Layout& layout) {
  return static_cast<uint8_t>(layout.columns * layout.rows);
}
constexpr uint8_t places(const Layout& layout) {
  return static_cast<uint8_t>(squares(layout) + layout.kings);
}

// The first sensor of a cell, and how many it has.
constexpr uint16_t first_sensor(const Layout& layout, uint8_t cell) {
  const uint8_t whole = squares(layout);
  return static_cast<uint16_t>(cell < whole ? cell * kSites : whole * kSites + (cell - whole));
}
constexpr uint8_t sensors_of(const Layout& layout, uint8_t cell) {
  return cell < squares(layout) ? kSites : 1;
}

// The cell by which a fault of a strip is named.
constexpr uint8_t first_cell(const Layout& layout, uint8_t strip) {
  return static_cast<uint8_t>(strip * layout.columns);
}

}  // namespace wiring
