export { describeCarrierError } from "../errors/index.ts";
export { askAgainTwiml } from "./ask-again.ts";
export {
  type Fallback,
  parseArrived,
  parseFallback,
  parseMachineDetected,
  parseRecordingChanged,
  parseStatusCallback,
} from "./callbacks.ts";
export { createTwilioCarrier, type TwilioCarrierOptions } from "./carrier.ts";
export {
  type ExaminedAccount,
  examineAccount,
} from "./examine-account.ts";
export { parseRelayFrame, renderEnd, renderLanguage, renderText } from "./relay.ts";
export { renderScript, type ScriptContext } from "./render-script.ts";
export {
  parseDialed,
  parseRelayEnded,
  parseTurn,
  type RelayEnd,
  type Turn,
} from "./step-callbacks.ts";
export { type CallUrls, callUrls, incomingUrls } from "./urls.ts";
export { verifyRelayHandshake, verifyWebhook } from "./verify.ts";
export { isVoiceIdentity, voiceIdentityOf, voiceToken } from "./voice-token.ts";
