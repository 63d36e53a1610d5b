import type { AgentWords } from "./agent-words.ts";
import type { Mind } from "./mind.ts";
import { hourNamed } from "./offered.ts";

/** Whether what the agent repeats of day and hour is not what the caller named. */
export function isReadBackWrong(mind: Mind, words: AgentWords): boolean {
  return (
    differs(mind.day, words.weekdays) ||
    differs(mind.month, words.months) ||
    differs(mind.partOfDay, words.partsOfDay) ||
    differs(mind.hour, words.hours)
  );
}

function differs<Value>(told: Value | null, repeated: readonly Value[]): boolean {
  return told !== null && repeated.length > 0 && !repeated.includes(told);
}

const MONTHS =
  /(?<!\p{L})(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})/gu;

/** @param text in small letters */
export function monthsIn(text: string): readonly string[] {
  return text.match(MONTHS) ?? [];
}

/** "Zwischen zehn und elf", "ab neun", "kurz vor acht" and "viertel zehn" name no hour to hold others to. */
const LOOSE =
  /(?<!\p{L})(?:zwischen|ab|bis|oder|und|nein|lieber|dreiviertel|viertel(?! vor| nach)|(?<!viertel )(?:vor|nach))(?!\p{L})/u;

/** The hour that words name, on the dial of a clock: 9.5 for "halb zehn"; `null` where they leave it open. */
export function dialHourNamed(words: string): number | null {
  const lower = words.toLowerCase();
  if (LOOSE.test(lower)) return null;
  const hour = hourNamed(lower);
  return hour === null ? null : hour % 12;
}

const WRITTEN = /(?<!\d)([01]?\d|2[0-3])(?::([0-5]\d)| uhr(?: ([0-5]?\d)(?!\d))?)(?!\d)/gu;

/** The hours that are written in a text, on the dial of a clock: "um 15:30 Uhr" is 3.5. */
export function dialHoursIn(text: string): readonly number[] {
  return [...text.matchAll(WRITTEN)].map(
    ([, hour, minutes, spoken]) => (Number(hour) % 12) + Number(minutes ?? spoken ?? 0) / 60,
  );
}
