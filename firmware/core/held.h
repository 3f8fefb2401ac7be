// The faults that hold now, so that a computer which comes later can be told, and commands know what forbids them.
#pragma once

#include <cstddef>
#include <cstdint>

#include "protocol.gen.h"

namespace machine {

using std::size_t;
using FaultId = protocol::Fault::FaultId;

// Keeps the first 32 faults that hold; of more it only knows how many.
class Held {
 public:
  static constexpr size_t kMost = 32;

  void clear() { count_ = 0; }
  size_t count() const { return count_; }
  const protocol::Fault& operator[](size_t index) const { return faults_[index]; }
  bool full() const { return count_ == kMost; }

  void note(const protocol::Fault& fault) {
    const size_t index = find(fault.fault, fault.cell, fault.sensor);
    if (fault.cleared != 0) {
      if (index < count_) faults_[index] = faults_[--count_];
    } else if (index == count_ && !full()) {
      faults_[count_++] = fault;
    }
  }

  bool has(FaultId fault) const {
    for (size_t i = 0; i < count_; ++i) {
      if (faults_[i].fault == fault) return true;
    }
    return false;
  }

  // Whether this sensor is known to be broken, however.
  bool broken(uint8_t cell, uint8_t sensor) const {
    for (size_t i = 0; i < count_; ++i) {
      if (faults_[i].cell == cell && faults_[i].sensor == sensor) return true;
    }
    return false;
  }

 private:
  size_t find(FaultId fault, uint8_t cell, uint8_t sensor) const {
    for (size_t i = 0; i < count_; ++i) {
      if (faults_[i].fault == fault && faults_[i].cell == cell && faults_[i].sensor == sensor) return i;
    }
    return count_;
  }

  protocol::Fault faults_[kMost] = {};
  size_t count_ = 0;
};

}  // namespace machine
