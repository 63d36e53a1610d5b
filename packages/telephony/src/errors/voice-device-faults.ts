import { faultsOf } from "./known-fault.ts";

/** Microphone, loudspeaker and the life of the browser's line; most of it has words only. */
export const VOICE_DEVICE_FAULTS = faultsOf("voice-sdk", {
  31208: ["PermissionDeniedError", "voice: microphone not permitted"],
  31401: ["UserMedia PermissionDeniedError", "voice: microphone not permitted"],
  31402: ["UserMedia AcquisitionFailedError", "voice: microphone not available"],
  "no-device-to-set": ["Must specify the device to set", "voice: no device given"],
  "no-devices-to-set": ["Must specify at least one device to set", "voice: no devices given"],
  "device-not-found": ["Device not found", "voice: device not found"],
  "devices-not-found": ["Devices not found", "voice: devices not found"],
  "no-output-to-test": ["No active output devices to test", "voice: no output device to test"],
  "no-output-selection": [
    "This browser does not support audio output selection",
    "voice: browser cannot choose the output",
  ],
  "device-destroyed": ["Device has been destroyed", "voice: device destroyed"],
  "device-not-initialized": ["Device has not been initialized", "voice: device not set up"],
  "call-active": ["A Call is already active", "voice: a call is already active"],
  "malformed-invite": ["Malformed invite from gateway", "voice: invite malformed"],
  "no-transport": ["No transport available to send or receive messages", "voice: no transport"],
  disconnected: [
    "Cannot establish connection. Client is disconnected",
    "voice: client disconnected",
  ],
  "connection-interrupted": [
    "Connection with Twilio was interrupted.",
    "voice: connection interrupted",
  ],
});
