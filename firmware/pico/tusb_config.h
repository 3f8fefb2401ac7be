// What of TinyUSB is built: one serial port of a full-speed device.
#pragma once

#define CFG_TUSB_RHPORT0_MODE OPT_MODE_DEVICE
#define CFG_TUD_ENDPOINT0_SIZE 64
#define CFG_TUD_CDC 1
#define CFG_TUD_CDC_RX_BUFSIZE 256
#define CFG_TUD_CDC_TX_BUFSIZE 1024  // two lines of the longest
#define CFG_TUD_CDC_EP_BUFSIZE 64
