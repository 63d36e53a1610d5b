import type { Sentences } from "../../tell.ts";
import { carrierUnreadable } from "../carrier-account.ts";

export type CarrierField = "accountSid" | "authToken" | "apiKey" | "apiSecret" | "twimlAppSid";

/** Why the account that calls go through is not changed, or can't be used. */
export type CarrierAccountRefusal =
  | { code: "carrier-unreadable" }
  | { code: "carrier-finds-nobody" }
  /** `why`: what was found wrong, as sentences. */
  | { code: "carrier-account-unusable"; why: string }
  | { code: "carrier-account-incomplete" }
  | { code: "carrier-field"; field: CarrierField }
  /** `variables`: as they are called, with commas between them. */
  | { code: "carrier-from-environment"; variables: string }
  | { code: "carrier-nothing-to-undo" }
  | { code: "no-carrier-account" };

const FIELDS: Readonly<Record<CarrierField, string>> = {
  accountSid:
    "Die Account SID muss aus AC und 32 Ziffern oder Buchstaben von a bis f bestehen. Sie steht auf der Startseite der Twilio-Konsole.",
  authToken:
    "Der Auth Token muss aus 32 Ziffern und Buchstaben bestehen. Er steht auf der Startseite der Twilio-Konsole unter der Account SID.",
  apiKey:
    "Der API-Key muss aus SK und 32 Ziffern oder Buchstaben von a bis f bestehen, und sein Secret gehört dazu.",
  apiSecret: "Das Secret des API-Keys fehlt oder enthält Zeichen, die es nicht haben kann.",
  twimlAppSid: "Die TwiML-App muss aus AP und 32 Ziffern oder Buchstaben von a bis f bestehen.",
};

export const carrierAccountRefusals: Sentences<CarrierAccountRefusal> = {
  "carrier-unreadable": carrierUnreadable,
  "carrier-finds-nobody":
    "Twilio würde diesen Server während eines Anrufs nicht finden, deshalb ruft er niemanden an. Anrufe führt der laufende Server; er braucht PUBLIC_URL, die Adresse, unter der er aus dem Internet zu erreichen ist.",
  "carrier-account-unusable": ({ why }) => `Nichts wurde geändert. ${why}`,
  "carrier-account-incomplete":
    "Es fehlt noch etwas: Account SID, Auth Token und Rufnummer gehören zusammen.",
  "carrier-field": ({ field }) => FIELDS[field],
  "carrier-from-environment": ({ variables }) =>
    `Das Konto kommt aus der Umgebung des Servers (${variables}) und lässt sich nur dort ändern.`,
  "carrier-nothing-to-undo":
    "Es gibt keine Änderung mehr, die sich zurücknehmen lässt: Das geht zehn Minuten lang.",
  "no-carrier-account": "Es ist kein Konto verbunden: Die Anrufe nimmt der Emulator an.",
};
