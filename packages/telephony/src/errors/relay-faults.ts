import { faultsOf } from "./known-fault.ts";

/** What ends or disturbs the relay's session, or a stream of sound; told when it is over. */
export const RELAY_FAULTS = [
  ...faultsOf("relay", {
    39001: ["Network connection to WebSocket server failed", "relay: connection failed"],
    64101: ["Invalid parameter", "relay: parameter or voice refused"],
    64102: ["Unable to connect to WebSocket URL", "relay: socket not reachable"],
    64104: ["Maximum session duration reached", "relay: session too long"],
    64105: ["WebSocket ended", "relay: socket broke"],
    64106: ["Invalid argument", "relay: voice or language refused by the speech service"],
    64107: ["Invalid message received", "relay: message not understood"],
    64108: ["RTP timeout", "relay: no sound from the phone"],
    64109: ["Concurrency limit reached", "relay: too many sessions at once"],
    64111: ["Text-to-speech error", "relay: speech synthesis failed"],
    64112: ["Text-to-speech provider error", "relay: speech synthesis unavailable"],
  }),
  ...faultsOf("media", {
    31920: ["Stream: WebSocket handshake error", "stream: handshake failed"],
    31921: ["Stream: WebSocket close error", "stream: closed in error"],
  }),
];
