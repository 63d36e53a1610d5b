const PERMIT = "Allow the microphone for this page in the browser's settings and reload it.";
const START_ANEW = "Reload the page and switch the voice connection on again.";

export const voiceDeviceFaults = {
  31208: `The browser may not use the microphone. ${PERMIT}`,
  31401: `The browser may not use the microphone. ${PERMIT}`,
  31402:
    "The microphone can't be opened. Check whether it is plugged in and whether another program uses it.",
  "no-device-to-set": "No device is chosen. Choose one from the list.",
  "no-devices-to-set": "No device is chosen. Choose at least one from the list.",
  "device-not-found":
    "The chosen device is no longer there. Plug it in again or choose another one.",
  "devices-not-found":
    "Some of the chosen devices are no longer there. Plug them in again or choose others.",
  "no-output-to-test": "No loudspeaker is chosen that could be tested. Choose one first.",
  "no-output-selection":
    "This browser can't choose the loudspeaker. Set it in the operating system, or use Chrome or Edge.",
  "device-destroyed": `The voice connection has already been closed. ${START_ANEW}`,
  "device-not-initialized":
    "The voice connection is not up yet. Switch it on and wait until it is ready.",
  "call-active": "A call is already in progress. End it before you begin a new one.",
  "malformed-invite": "An incoming call could not be read. Ask the caller to try again.",
  "no-transport": `There is no connection to the carrier. ${START_ANEW}`,
  disconnected: `The browser is disconnected from the carrier. ${START_ANEW}`,
  "connection-interrupted":
    "The connection to the carrier is interrupted. Check your internet connection.",
};
