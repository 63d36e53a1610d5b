import { normalize } from "../normalize.ts";
import { type FoundPolarity, readPolarity } from "../polarity.ts";
import { readAmount } from "./amount.ts";
import { readDate } from "./date/date.ts";
import type { DateContext } from "./date/date-reader.ts";
import { readDateTime } from "./date-time.ts";
import { readDigits } from "./digits.ts";
import { readEmail } from "./email.ts";
import { readNumber } from "./number.ts";
import { readPhoneNumber } from "./phone-number.ts";
import { readPostcode } from "./postcode.ts";
import type { Candidate } from "./settle.ts";
import { type Speech, speechOf } from "./speech.ts";
import { readSpelledName } from "./spelled-name.ts";
import { readTime } from "./time.ts";

/** A value of a reply, with how sure it is from 0 to 1. */
export interface ReadValue {
  value: string | number | boolean;
  confidence: number;
  /** The caller's words that it rests on. */
  heard: string;
  /** Only a week or a month was named; the day is a guess. */
  isPart?: true;
}

/** Reads the one kind of value a node asks for; `null` if the reply holds none, and for plain text. */
export function readValue(raw: string, kind: ValueKind, context: DateContext): ReadValue | null {
  if (kind === "text") return null;
  if (kind === "yes-no") return yesOrNo(readPolarity(normalize(raw)));
  return readSpokenValue(speechOf(raw), kind, context);
}

/** The same, where the reply has been taken apart already. */
export function readSpokenValue(
  speech: Speech,
  kind: keyof typeof READERS,
  context: DateContext,
): ReadValue | null {
  const read: Reader = READERS[kind];
  const found = read(speech, context);
  if (found === null || (kind === "time" && isOfPhoneNumber(speech, found))) return null;
  return told(speech, found);
}

/** "Null eins fünf sieben dreißig zweiundzwanzig …" tells no hour. */
function isOfPhoneNumber(speech: Speech, time: Candidate<string | number>): boolean {
  if (!time.isBare || speech.numerals.size < FEWEST_GROUPS) return false;
  const phone = readPhoneNumber(speech);
  return phone !== null && overlaps(time, [phone]);
}

/** In which a number is dictated. */
const FEWEST_GROUPS = 3;

/** All values of a reply that can be told without knowing what was asked; a number only if no other holds it. */
export function findValues(
  speech: Speech,
  context: DateContext,
): Partial<Record<ValueKind, ReadValue>> {
  const values: Partial<Record<ValueKind, ReadValue>> = {};
  const held: Candidate<unknown>[] = [];
  for (const kind of SELF_EVIDENT) {
    const read: Reader = READERS[kind];
    const found = read(speech, context);
    if (!found || found.isBare || overlaps(found, held)) continue;
    held.push(found);
    values[kind] = told(speech, found);
  }
  const number = readNumber(speech, context.question);
  if (number && !overlaps(number, held)) values.number = told(speech, number);
  return values;
}

type Reader = (speech: Speech, context: DateContext) => Candidate<string | number> | null;

const READERS = {
  number: (speech, { question }) => readNumber(speech, question, true),
  amount: readAmount,
  date: readDate,
  time: (speech, { now, half }) => readTime(speech, now, half?.part),
  "date-time": readDateTime,
  "phone-number": readPhoneNumber,
  email: readEmail,
  postcode: readPostcode,
  "spelled-name": readSpelledName,
  digits: readDigits,
} satisfies Readonly<Record<string, Reader>>;

/** What can be asked for: whatever somebody says, a yes or no, or a value that one of these reads. */
export type ValueKind = "text" | "yes-no" | keyof typeof READERS;

/** In this order: whatever holds words first keeps them. */
const SELF_EVIDENT = ["email", "phone-number", "amount", "date", "time"] as const;

function overlaps({ from, to }: Candidate<unknown>, held: readonly Candidate<unknown>[]): boolean {
  return held.some((other) => from < other.to && other.from < to);
}

function told({ text, tokens }: Speech, found: Candidate<string | number>): ReadValue {
  const { value, confidence, from, to, isPart } = found;
  const heard = text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length);
  const read = { value, confidence: Math.round(confidence * 100) / 100, heard };
  return isPart ? { ...read, isPart } : read;
}

export function yesOrNo(found: FoundPolarity | null): ReadValue | null {
  if (!found || found.polarity === "maybe") return null;
  return { value: found.polarity === "yes", confidence: found.confidence, heard: found.clue.heard };
}
