import { faultsOf } from "./known-fault.ts";

/** The sound between browser and provider: what fails, and what is measured to be bad. */
export const MEDIA_FAULTS = faultsOf("media", {
  53400: ["ClientLocalDescFailed", "media: local description failed"],
  53402: ["ClientRemoteDescFailed", "media: remote description failed"],
  53405: ["Media connection failed", "media: connection failed"],
  "insights-connection-error": ["insights-connection-error", "preflight: metrics not delivered"],
  "preflight-timeout": ["WebSocket connection timeout", "preflight: signalling timed out"],
  "high-rtt": ["high-rtt", "media: round trip over 400 ms"],
  "high-jitter": ["high-jitter", "media: jitter over 30 ms"],
  "low-mos": ["low-mos", "media: quality below 3"],
  "high-packet-loss": ["high-packet-loss", "media: packet loss over 1 %"],
  "high-packets-lost-fraction": ["high-packets-lost-fraction", "media: packet loss over 3 %"],
  "low-bytes-received": ["low-bytes-received", "media: nothing received"],
  "low-bytes-sent": ["low-bytes-sent", "media: nothing sent"],
  "constant-audio-input-level": ["constant-audio-input-level", "media: microphone silent"],
  "constant-audio-output-level": ["constant-audio-output-level", "media: nothing audible"],
  "ice-connectivity-lost": ["ice-connectivity-lost", "media: connection lost"],
});
