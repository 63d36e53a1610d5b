import { faultsOf } from "./known-fault.ts";

const KEYS = "Prüfen Sie TWILIO_ACCOUNT_SID, TWILIO_API_KEY und TWILIO_API_SECRET.";

/** What the browser's line is told about its access token and its rights. */
export const VOICE_TOKEN_FAULTS = faultsOf("voice-sdk", {
  20101: [
    "AccessTokenInvalid",
    "voice: token invalid",
    `Der Anbieter erkennt den Zugang dieses Browsers nicht an. ${KEYS}`,
  ],
  20104: [
    "AccessTokenExpired",
    "voice: token expired",
    "Der Zugang dieses Browsers zum Anbieter ist abgelaufen. Laden Sie die Seite neu.",
  ],
  20151: [
    "AuthenticationFailed",
    "voice: authentication failed",
    `Die Anmeldung beim Anbieter ist gescheitert. ${KEYS}`,
  ],
  31201: [
    "AuthorizationError",
    "voice: not authorised",
    `Dieser Browser darf über das Konto nicht telefonieren. ${KEYS}`,
  ],
  31202: [
    "AccessTokenSignatureValidationFailed",
    "voice: token signature wrong",
    "Der Zugang dieses Browsers ist falsch unterschrieben. Prüfen Sie TWILIO_API_SECRET: Es muss zu TWILIO_API_KEY gehören.",
  ],
  31203: [
    "NoValidAccount",
    "voice: account not valid",
    "Das Konto beim Anbieter ist gesperrt oder gibt es nicht. Prüfen Sie TWILIO_ACCOUNT_SID und den Stand des Kontos in der Twilio-Konsole.",
  ],
  31204: [
    "InvalidJWTToken",
    "voice: token malformed",
    `Der Anbieter kann den Zugang dieses Browsers nicht lesen. ${KEYS}`,
  ],
  31205: [
    "JWTTokenExpired",
    "voice: token expired",
    "Der Zugang dieses Browsers zum Anbieter ist abgelaufen. Laden Sie die Seite neu.",
  ],
  31206: [
    "RateExceeded",
    "voice: too many requests",
    "Dieser Browser hat sich in kurzer Zeit zu oft angemeldet. Warten Sie eine Minute, und laden Sie die Seite dann neu.",
  ],
  31207: [
    "JWTTokenExpirationTooLong",
    "voice: token valid for too long",
    "Der Zugang dieses Browsers gilt länger, als der Anbieter erlaubt. Prüfen Sie, ob die Uhr des Servers richtig geht.",
  ],
  31209: [
    "ReconnectAttempt",
    "voice: reconnect not authorised",
    "Der Anbieter lässt dieses Gespräch nicht wieder aufnehmen. Starten Sie es neu.",
  ],
});
