import { isOptOut } from "@rufbaum/conversation";
import type { Reading } from "@rufbaum/understanding";

/** What announcements and queues say, too. */
const OF_MACHINES: ReadonlySet<string> = new Set([
  "voicemail_detected",
  "hold_on",
  "putting_through",
  "not_available",
  "greeting",
  "goodbye",
  "thank_you",
]);
/** What an announcement may say while the agent still greets. */
const OF_ABSENT: ReadonlySet<string> = new Set(["callback_later", "send_info"]);
/** Nobody else wants to know it: a person, or a call filter, behind which one is. */
const ASKS: ReadonlySet<string> = new Set(["who_is_calling", "call_screening", "is_this_a_bot"]);
const SURE = 0.5;

/** "Ich kann gerade nicht ans Telefon gehen" has an answer in it, and nobody gave it. */
const ANNOUNCES =
  /anrufbeantworter|mailbox|nachricht|signal|\bton\b|\bpiep|erreichbar|ans telefon|sprechzeit|bürozeit|öffnungszeit|rufen? .{0,20}zurück|verbunden/iu;

/**
 * Whether no mailbox says this: an answer, a question, a refusal. `isGreeted`: said after the greeting.
 */
export function isOfPerson(text: string, reading: Reading, isGreeted: boolean): boolean {
  const { condition, intent, intentConfidence } = reading;
  const isSure = intent !== null && intentConfidence >= SURE;
  if (isOptOut(reading) || (isSure && ASKS.has(intent))) return true;
  if (ANNOUNCES.test(text) || (intent !== null && OF_MACHINES.has(intent))) return false;
  if (isGreeted) return condition !== null || isSure;
  return isSure && !OF_ABSENT.has(intent);
}
