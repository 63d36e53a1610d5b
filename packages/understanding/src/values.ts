import type { NormalizedReply } from "./normalize.ts";
import { readPolarity } from "./polarity.ts";
import type { ValueKind } from "./reading.ts";

const NUMBER_WORDS: Record<string, number> = {
  null: 0,
  ein: 1,
  eins: 1,
  eine: 1,
  einen: 1,
  zwei: 2,
  zwo: 2,
  drei: 3,
  vier: 4,
  fuenf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwoelf: 12,
  dreizehn: 13,
  vierzehn: 14,
  fuenfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
  zwanzig: 20,
  einundzwanzig: 21,
  zweiundzwanzig: 22,
  dreiundzwanzig: 23,
  vierundzwanzig: 24,
  dreissig: 30,
  vierzig: 40,
  fuenfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
  hundert: 100,
};
const NUMBER = `(\\d{1,9}|${Object.keys(NUMBER_WORDS)
  .sort((a, b) => b.length - a.length)
  .join("|")})`;

const WEEKDAY = "(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)";
const MONTH =
  "(januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)";
const DAY = new RegExp(
  `(?<!\\p{L})(übermorgen|morgen|heute|(?:am |nächsten |kommenden |diesen )*${WEEKDAY}|(?:nächste|kommende|übernächste) woche(?: ${WEEKDAY})?|(?:am )?\\d{1,2} ${MONTH})(?!\\p{L})`,
  "iu",
);
const DAY_DIGITS = /\b(\d{1,2})\.\s?(\d{1,2})\.(\d{2,4})?/u;

/** The look behind keeps a long row of letters from being tried at each of them. */
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+/u;

/** Reads the one kind of value a node asks for; `null` if the reply holds none, and for what is taken as it was heard. */
export function readValue(
  raw: string,
  reply: NormalizedReply,
  kind: ValueKind,
): string | number | boolean | null {
  const { text } = reply;
  switch (kind) {
    case "text":
    case "spelled-name":
      return null;
    case "yes-no": {
      const polarity = readPolarity(reply)?.polarity;
      return polarity === "yes" ? true : polarity === "no" ? false : null;
    }
    case "number":
    case "amount":
      return numberIn(text);
    case "time":
      return timeIn(raw, text);
    case "date":
      return DAY_DIGITS.exec(raw)?.[0].trim() ?? DAY.exec(raw)?.[0] ?? null;
    case "digits":
      return digitsIn(raw, 1);
    case "phone-number":
      return digitsIn(raw, 6);
    case "postcode":
      return /\b\d{5}\b/u.exec(raw)?.[0] ?? null;
    case "email":
      return EMAIL.exec(raw)?.[0].toLowerCase() ?? null;
  }
}

const ANY_NUMBER = new RegExp(`\\b${NUMBER}\\b`, "u");

function numberIn(text: string): number | null {
  const match = ANY_NUMBER.exec(text);
  return match?.[1] === undefined ? null : numberOf(match[1]);
}

function numberOf(word: string): number {
  return NUMBER_WORDS[word] ?? Number(word);
}

const CLOCK = /\b(\d{1,2})[:.](\d{2})\b/u;
const HALF = new RegExp(`\\bhalb ${NUMBER}\\b`, "u");
const QUARTER = new RegExp(`\\bviertel (vor|nach) ${NUMBER}\\b`, "u");
const OCLOCK = new RegExp(`\\b${NUMBER} uhr(?: ${NUMBER})?\\b`, "u");
const AT = new RegExp(`\\b(?:um|gegen|ab) ${NUMBER}\\b`, "u");

/** `HH:mm`. */
function timeIn(raw: string, text: string): string | null {
  const clock = CLOCK.exec(raw);
  if (clock) return clockTime(Number(clock[1]), Number(clock[2]));
  const half = HALF.exec(text);
  if (half?.[1]) return clockTime((numberOf(half[1]) + 23) % 24, 30);
  const quarter = QUARTER.exec(text);
  if (quarter?.[2]) {
    const hour = numberOf(quarter[2]);
    return quarter[1] === "vor" ? clockTime((hour + 23) % 24, 45) : clockTime(hour, 15);
  }
  const oclock = OCLOCK.exec(text);
  if (oclock?.[1]) return clockTime(numberOf(oclock[1]), oclock[2] ? numberOf(oclock[2]) : 0);
  const at = AT.exec(text);
  return at?.[1] ? clockTime(numberOf(at[1]), 0) : null;
}

function clockTime(hour: number, minute: number): string | null {
  if (hour > 24 || minute > 59) return null;
  return `${String(hour % 24).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

function digitsIn(raw: string, least: number): string | null {
  const digits = raw.replace(/[^\d+]/g, "");
  return digits.length >= least ? digits : null;
}
