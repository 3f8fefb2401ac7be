// The USB serial port (CDC ACM) of the board, and who it says it is.
#pragma once

#include <cstddef>
#include <cstdint>

namespace usb {

// uid: 16 upper-case hexadecimal digits; becomes the serial number after "COMPANION-".
void start(const char* uid);

// What the board says that it draws from the bus. Before the first poll().
void declare(uint16_t draws_ma);

// What the computer lets the board do: nothing at all before it has chosen the configuration, for then the board may
// not draw what it declares; nothing while it sleeps.
enum class Bus : uint8_t { unconfigured, suspended, ready };
Bus bus();

// Whether the controller says that the bus sleeps and bus() does not believe it yet: it wants to be asked again soon.
bool doubts();

// Does what the stack has to do; never waits.
void poll();

// Whether poll() has something to do now; cheap.
bool pending();

// Whether a program on the computer has the port open: it raised DTR, or, if it never does so, has sent something.
bool present();

// Up to room bytes that came from the computer. What is not taken waits there: nothing is lost.
size_t read(char* out, size_t room);

// How many bytes write() takes now.
size_t room();
void write(const char* bytes, size_t length);

// Whether all that was written has left the queue.
bool sent();

}  // namespace usb
