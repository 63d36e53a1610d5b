import type { Sentences } from "../../tell.ts";

/** What is in the way of showing a number to be one's own. */
export type OwnNumberRefusal =
  | { code: "number-busy" }
  | { code: "own-number-known" }
  /** `isOfNumber`: the limit of one number, not of all together. */
  | { code: "too-many-codes"; limit: number; isOfNumber: boolean }
  | { code: "wrong-code"; triesLeft: number }
  | { code: "no-code-open" }
  | { code: "unknown-own-number"; number: string };

export const ownNumberRefusals: Sentences<OwnNumberRefusal> = {
  "number-busy":
    "Dort läuft gerade ein Anruf von uns. Bitte versuchen Sie es in zwei Minuten noch einmal.",
  "own-number-known": "Diese Nummer ist schon als eigene bestätigt.",
  "too-many-codes": ({ limit, isOfNumber }) =>
    isOfNumber
      ? `An eine Nummer gehen höchstens ${limit} Codes am Tag. Bitte versuchen Sie es morgen noch einmal.`
      : `Von hier gehen höchstens ${limit} Codes am Tag aus. Bitte versuchen Sie es morgen noch einmal.`,
  "wrong-code": ({ triesLeft }) =>
    triesLeft === 0
      ? "Der Code stimmt nicht. Bitte lassen Sie sich einen neuen senden."
      : `Der Code stimmt nicht. Noch ${triesLeft === 1 ? "ein Versuch" : `${triesLeft} Versuche`}.`,
  "no-code-open":
    "Für diese Nummer gilt gerade kein Code. Bitte lassen Sie sich einen neuen senden.",
  "unknown-own-number": ({ number }) => `${number} steht nicht unter den eigenen Nummern.`,
};
