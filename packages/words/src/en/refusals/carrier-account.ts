import type { CarrierAccountRefusal, CarrierField } from "../../de/refusals/carrier-account.ts";
import type { Sentences } from "../../tell.ts";
import { carrierUnreadable } from "../carrier-account.ts";

const FIELDS: Readonly<Record<CarrierField, string>> = {
  accountSid:
    "The account id must be AC and 32 digits or letters from a to f. It is on the first page of Twilio's console.",
  authToken:
    "The auth token must be 32 digits and letters. It is on the first page of Twilio's console, below the account id.",
  apiKey:
    "The API key must be SK and 32 digits or letters from a to f, and its secret belongs to it.",
  apiSecret: "The secret of the API key is missing, or has characters that it can't have.",
  twimlAppSid: "The TwiML app must be AP and 32 digits or letters from a to f.",
};

export const carrierAccountRefusals: Sentences<CarrierAccountRefusal> = {
  "carrier-unreadable": carrierUnreadable,
  "carrier-finds-nobody":
    "Twilio would not find this server while it calls, so it calls nobody. Calls are led by the running server; it needs PUBLIC_URL, the address at which the internet reaches it.",
  "carrier-account-unusable": ({ why }) => `Nothing was changed. ${why}`,
  "carrier-account-incomplete":
    "Something is missing: account id, auth token and number belong together.",
  "carrier-field": ({ field }) => FIELDS[field],
  "carrier-from-environment": ({ variables }) =>
    `The account comes from the server's environment (${variables}) and can be changed only there.`,
  "carrier-nothing-to-undo":
    "There is no change any more that could be taken back: it can be for ten minutes.",
  "no-carrier-account": "No account is connected: the emulator takes the calls.",
};
