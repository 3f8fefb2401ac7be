// Two sectors of flash, kept in a file if one is named.
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <string>

#include "keeper.h"
#include "store.h"

namespace host {

class Flash {
 public:
  Flash(std::string path, int64_t torn_erase, int64_t torn_write, bool worn)
      : path_(std::move(path)), torn_erase_(torn_erase), torn_write_(torn_write), worn_(worn) {
    bytes_.fill(0xFF);
    std::FILE* file = path_.empty() ? nullptr : std::fopen(path_.c_str(), "rb");
    if (file == nullptr) return;
    const size_t read = std::fread(bytes_.data(), 1, bytes_.size(), file);
    std::fclose(file);
    if (read < bytes_.size()) std::memset(bytes_.data() + read, 0xFF, bytes_.size() - read);
  }

  const uint8_t* slot(size_t index) const { return bytes_.data() + index * store::kSlotBytes; }

  // Erases and programs. False when power failed in the middle.
  bool write(const machine::Write& write) {
    uint8_t* slot = bytes_.data() + write.slot * store::kSlotBytes;
    const size_t erased = part(torn_erase_, store::kSlotBytes);
    const size_t written = erased < store::kSlotBytes ? 0 : part(torn_write_, write.length);
    std::memset(slot, 0xFF, erased);
    std::memcpy(slot, write.data, written);
    if (worn_) slot[20] ^= 1;
    keep();
    return erased == store::kSlotBytes && written == write.length;
  }

 private:
  // How much of it is done; power fails once.
  static size_t part(int64_t& torn, size_t whole) {
    const size_t done = torn >= 0 && static_cast<size_t>(torn) < whole ? static_cast<size_t>(torn) : whole;
    torn = -1;
    return done;
  }

  void keep() const {
    if (path_.empty()) return;
    std::FILE* file = std::fopen(path_.c_str(), "wb");
    if (file == nullptr) throw std::runtime_error("the file of the flash cannot be written: " + path_);
    std::fwrite(bytes_.data(), 1, bytes_.size(), file);
    std::fclose(file);
  }

  std::string path_;
  int64_t torn_erase_;  // bytes after which power fails, below 0 for never
  int64_t torn_write_;
  bool worn_;
  std::array<uint8_t, 2 * store::kSlotBytes> bytes_;
};

}  // namespace host
