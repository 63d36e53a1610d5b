import { faultsOf } from "./known-fault.ts";

/** What the browser's line is told about its access token and its rights. */
export const VOICE_TOKEN_FAULTS = faultsOf("voice-sdk", {
  20101: ["AccessTokenInvalid", "voice: token invalid"],
  20104: ["AccessTokenExpired", "voice: token expired"],
  20151: ["AuthenticationFailed", "voice: authentication failed"],
  31201: ["AuthorizationError", "voice: not authorised"],
  31202: ["AccessTokenSignatureValidationFailed", "voice: token signature wrong"],
  31203: ["NoValidAccount", "voice: account not valid"],
  31204: ["InvalidJWTToken", "voice: token malformed"],
  31205: ["JWTTokenExpired", "voice: token expired"],
  31206: ["RateExceeded", "voice: too many requests"],
  31207: ["JWTTokenExpirationTooLong", "voice: token valid for too long"],
  31209: ["ReconnectAttempt", "voice: reconnect not authorised"],
});
