import type { ValueKindName } from "@rufbaum/tree";
import address from "../../../corpus/values/address.txt" with { type: "text" };
import amount from "../../../corpus/values/amount.txt" with { type: "text" };
import date from "../../../corpus/values/date.txt" with { type: "text" };
import digits from "../../../corpus/values/digits.txt" with { type: "text" };
import email from "../../../corpus/values/email.txt" with { type: "text" };
import name from "../../../corpus/values/name.txt" with { type: "text" };
import number from "../../../corpus/values/number.txt" with { type: "text" };
import phoneNumber from "../../../corpus/values/phone-number.txt" with { type: "text" };
import postcode from "../../../corpus/values/postcode.txt" with { type: "text" };
import spelledName from "../../../corpus/values/spelled-name.txt" with { type: "text" };
import text from "../../../corpus/values/text.txt" with { type: "text" };
import time from "../../../corpus/values/time.txt" with { type: "text" };
import { readVoices } from "../read-voices.ts";
import type { TopicLines } from "../voices.ts";

/** What is said within a sentence; a free text, a yes and a no are sentences already. */
export type Framed = Exclude<ValueKindName, "text" | "yes-no" | "date-time"> | "name" | "address";

/** Sentences around a value, from `corpus/values/<kind>.txt`; `{}` is its place. */
export const FRAMES: Readonly<Record<Framed, TopicLines>> = {
  number: readFrames("number", number),
  amount: readFrames("amount", amount),
  date: readFrames("date", date),
  time: readFrames("time", time),
  "phone-number": readFrames("phone-number", phoneNumber),
  email: readFrames("email", email),
  postcode: readFrames("postcode", postcode),
  "spelled-name": readFrames("spelled-name", spelledName),
  digits: readFrames("digits", digits),
  name: readFrames("name", name),
  address: readFrames("address", address),
};

/** Answers to open questions, whatever was asked. */
export const FREE_ANSWERS: readonly string[] = readVoices("corpus/values/text.txt", text)[
  "matter-of-fact"
];

function readFrames(kind: Framed, frames: string): TopicLines {
  return readVoices(`corpus/values/${kind}.txt`, frames);
}
