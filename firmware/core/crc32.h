// CRC-32 as Ethernet and ZIP have it: polynomial 0x04C11DB7 reflected, start and final exclusive-or 0xFFFFFFFF.
#pragma once

#include <cstddef>
#include <cstdint>

namespace store {

using std::size_t;

// Four bits a step: a table of 64 bytes, and a record is checked in well under a millisecond.
inline uint32_t crc32(const uint8_t* data, size_t length) {
  static constexpr uint32_t kSteps[16] = {0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC, 0x76DC4190, 0x6B6B51F4,
                                          0x4DB26158, 0x5005713C, 0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C,
                                          0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C};
  uint32_t crc = 0xFFFFFFFFu;
  for (size_t i = 0; i < length; ++i) {
    crc = kSteps[(crc ^ data[i]) & 15u] ^ (crc >> 4);
    crc = kSteps[(crc ^ (data[i] >> 4)) & 15u] ^ (crc >> 4);
  }
  return ~crc;
}

}  // namespace store
