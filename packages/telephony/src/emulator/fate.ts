import { hashText } from "./hash.ts";
import { testNumberDigits } from "./test-numbers.ts";

/** What becomes of a call to a number. */
export type Fate =
  /** Somebody picks up. `character`: 0 for whoever the number's hash names, else one by its number. */
  | {
      type: "answers";
      character: number;
      manner?: Manner;
      /** What machine detection takes him for, which errs; a person unless told. */
      detectedAs?: "machine" | "unknown";
      relay?: RelayFault;
    }
  | { type: "hangs-up-midway"; character: number }
  /** `kind` 0 for whichever the number's hash names; `detectedAs`: what it is taken for. */
  | { type: "mailbox"; kind: number; detectedAs: "human" | "machine" | "unknown" }
  | { type: "fax" }
  /** A machine asks who calls; the person behind it picks up after a good answer, or never. */
  | { type: "screened"; character: number; declines: boolean; detectedAs: "human" | "machine" }
  | { type: "busy" }
  | { type: "rings-out" }
  /** The network finds nobody behind the number. */
  | { type: "unreachable" }
  /** The REST request that would place the call is refused, or worse. */
  | { type: "refused"; status: number; code: number }
  /** A call comes about, but the request that placed it fails with a 500. */
  | { type: "placed-with-fault" }
  /** The REST request is never answered. */
  | { type: "silent-carrier" };

/** How the carrier tells of the call: `unruly` late, twice and out of order; or without its end. */
export type Manner = "proper" | "unruly" | "last-lost";

/**
 * What befalls the relay: its socket is never connected, or breaks once in mid-call; its voice fails
 * after the first utterance (64111), or from the beginning (64112).
 */
export type RelayFault = "unreachable" | "breaks" | "voice-breaks" | "voiceless";

/** The same number has the same fate, always: by its last digits, or else by its hash. */
export function fateOf(e164: string): Fate {
  const digits = testNumberDigits(e164);
  return (digits === null ? null : testFate(digits)) ?? usualFate(e164);
}

/**
 * `0xx` answers as character xx, `1xx` busy, `2xx` rings out, `3xx` mailbox, `4xx` no valid
 * number, `5xx` hangs up midway, `6xx` answers while the webhooks come unruly, `7xx` call
 * screening, `9xx` carrier's faults: `910` too many calls at once, `929` too many requests, `950` placed all the same, `999` no
 * answer, else 500. Some tens mean more: see the README's table.
 */
function testFate(digits: string): Fate | null {
  const character = Number(digits.slice(1));
  const tens = digits[1];
  switch (digits[0]) {
    case "0":
      return answers(character);
    case "1":
      return { type: "busy" };
    case "2":
      return { type: "rings-out" };
    case "3":
      if (tens === "8") return { type: "fax" };
      return {
        type: "mailbox",
        kind: character % 10,
        detectedAs: tens === "9" ? "unknown" : tens === "7" ? "human" : "machine",
      };
    case "4":
      return { type: "refused", status: 400, code: 21217 };
    case "5":
      return { type: "hangs-up-midway", character };
    case "6":
      return {
        type: "answers",
        character: character % 10,
        manner: tens === "9" ? "last-lost" : "unruly",
      };
    case "7":
      return {
        type: "screened",
        character: character % 10,
        declines: tens === "9",
        detectedAs: tens === "8" ? "machine" : "human",
      };
    case "9":
      return carrierFault(digits);
    default:
      return null;
  }
}

/** `04x` to `09x` are answered by the first ten characters, too, and something is amiss. */
function answers(digits: number): Fate {
  const character = digits % 10;
  if (digits >= 90) return { type: "answers", character, relay: "breaks" };
  if (digits >= 80) return { type: "answers", character, detectedAs: "unknown" };
  if (digits >= 70) return { type: "answers", character, relay: "unreachable" };
  if (digits >= 60) return { type: "answers", character, relay: "voiceless" };
  if (digits >= 50) return { type: "answers", character, relay: "voice-breaks" };
  if (digits >= 40) return { type: "answers", character, detectedAs: "machine" };
  return { type: "answers", character: digits };
}

function carrierFault(digits: string): Fate {
  if (digits === "910") return { type: "refused", status: 429, code: 10004 };
  if (digits === "929") return { type: "refused", status: 429, code: 20429 };
  if (digits === "950") return { type: "placed-with-fault" };
  if (digits === "999") return { type: "silent-carrier" };
  return { type: "refused", status: 500, code: 20500 };
}

/**
 * Of a hundred numbers in a German business list, roughly; the rest is answered. How often machine
 * detection errs is assumed (docs/emulator.md).
 */
const MIX: readonly { share: number; fate: Fate }[] = [
  { share: 22, fate: { type: "rings-out" } },
  { share: 8, fate: { type: "busy" } },
  { share: 1, fate: { type: "fax" } },
  { share: 9, fate: { type: "mailbox", kind: 0, detectedAs: "machine" } },
  { share: 2, fate: { type: "mailbox", kind: 0, detectedAs: "unknown" } },
  { share: 1, fate: { type: "mailbox", kind: 0, detectedAs: "human" } },
  { share: 1, fate: { type: "screened", character: 0, declines: false, detectedAs: "human" } },
  { share: 1, fate: { type: "screened", character: 0, declines: true, detectedAs: "machine" } },
  { share: 3, fate: { type: "unreachable" } },
  { share: 4, fate: { type: "hangs-up-midway", character: 0 } },
  { share: 2, fate: { type: "answers", character: 0, detectedAs: "unknown" } },
  { share: 2, fate: { type: "answers", character: 0, detectedAs: "machine" } },
];

function usualFate(e164: string): Fate {
  let point = hashText(e164) % 100;
  for (const { share, fate } of MIX) {
    if (point < share) return fate;
    point -= share;
  }
  return { type: "answers", character: 0 };
}
