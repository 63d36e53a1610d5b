import { faultsOf } from "./known-fault.ts";

/** What keeps the carrier from doing as our webhooks say; told by the fallback's `ErrorCode`. */
export const WEBHOOK_FAULTS = faultsOf("webhook", {
  11200: ["HTTP retrieval failure", "webhook answered with an error"],
  11205: ["HTTP connection failure", "webhook not reachable"],
  11206: ["HTTP protocol violation", "webhook answered no HTTP"],
  11210: ["HTTP bad host name", "webhook host unknown"],
  11215: ["HTTP too many redirects", "webhook redirects in circles"],
  11220: ["SSL/TLS handshake error", "webhook TLS failed"],
  11235: ["Certificate invalid: domain mismatch", "webhook certificate of another name"],
  11236: ["Certificate invalid: certificate expired", "webhook certificate expired"],
  11237: [
    "Certificate invalid: could not find path to certificate",
    "webhook certificate chain incomplete",
  ],
  12100: ["Document parse failure", "TwiML not readable"],
  12200: ["Schema validation warning", "TwiML not as the schema wants it"],
  12300: ["Invalid Content-Type", "webhook content type wrong"],
  13201: ["Dial: Cannot Dial out from a Dial Call Segment", "transfer within a transfer"],
  13214: ["Dial: Invalid callerId value", "transfer: caller number refused"],
  13223: ["Dial: Invalid phone number format", "transfer: number malformed"],
  13224: [
    "Dial: Twilio does not support calling this number or the number is invalid",
    "transfer: number not callable",
  ],
  13225: ["Dial: Call blocked by Twilio", "transfer: number blocked"],
  13227: ["Dial: No international authorization", "transfer: country not allowed"],
  13313: ["Gather: Invalid timeout value", "gather: silence out of range"],
  13314: ["Gather: Invalid numDigits value", "gather: number of digits out of range"],
  13511: ["Say: Invalid voice value", "voice unknown"],
  13512: ["Say: Invalid language value", "language unknown"],
  13520: ["Say: Invalid text", "text not speakable"],
  13521: ["Say: character limit exceeded", "text too long to speak"],
});
