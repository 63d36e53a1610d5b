import type { Heard } from "./hear.ts";
import type { ValueKind } from "./reading.ts";
import { POLARITIES } from "./roll-up.ts";
import type { Said } from "./said.ts";
import type { ReadValue } from "./values/index.ts";

/** The value that a reply was meant to give, whatever else its words are like; `null` for none. */
export function valueGiven(
  { raw, reply: { text } }: Said,
  { intent }: Heard,
  found: Partial<Record<ValueKind, ReadValue>>,
  kind: ValueKind | null,
): ReadValue | null {
  if (kind === null || kind === "yes-no") return null;
  // An address is no refusal where an open question asks for it.
  const value = found[kind] ?? (kind === "text" ? found.email : undefined);
  if (!value) return null;
  if (found[kind] && isJustThat(raw, value)) return value;
  const isLikeIt = SOUND_LIKE[kind]?.has(intent) ?? false;
  return isLikeIt && !DENIES.test(text) && !ASKS_FOR_A_CALL.test(text) ? value : null;
}

/** "Morgen", where a day is asked for, is that day and no wish to be called tomorrow. */
function isJustThat(raw: string, { heard }: ReadValue): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "").length;
  return letters(heard) >= letters(raw) * JUST_THAT;
}

/** The part of a reply that its value must make up. */
const JUST_THAT = 0.45;

const OF_TIME: ReadonlySet<string | null> = new Set([
  "callback_later",
  "appointment_accepted",
  "hold_on",
  "no_time",
  "not_interested",
  "already_has_provider",
  POLARITIES.yes,
  POLARITIES.maybe,
  null,
]);
const OF_MAIL: ReadonlySet<string | null> = new Set([
  "send_info",
  "not_interested",
  POLARITIES.no,
  null,
]);

/** What is heard in replies that only give a value: "Morgen früh, wenn das geht". */
const SOUND_LIKE: Partial<Record<ValueKind, ReadonlySet<string | null>>> = {
  date: OF_TIME,
  time: OF_TIME,
  email: OF_MAIL,
  text: OF_MAIL,
};

const DENIES = /\b(?:nicht|nichts|kein\w*|nie|niemals|nein|ohne|weder|schlecht|unguenstig)\b/u;

/** "Morgen können Sie noch mal anrufen" asks for a call and gives no day for anything else. */
const ASKS_FOR_A_CALL =
  /\b(?:ruf|anruf|angeruf|zurueck|meld|telefonier|probier|versuch|klingel)\w*|\b(?:nochmal|wieder)\b/u;
