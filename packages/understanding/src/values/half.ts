import { isRuledOut } from "./date/busy.ts";
import type { DateContext } from "./date/date-reader.ts";
import { stretchIn } from "./date/stretch.ts";
import { type PartOfDay, partOfDay } from "./part-of-day.ts";
import type { Speech } from "./speech.ts";
import { wordAt, wordSet } from "./tokens.ts";

/** What a reply tells of a value without telling all of it; only the rest need be asked for. */
export interface HalfValue {
  kind: "date" | "time";
  /** The caller's words for it. */
  heard: string;
  /** Of a day: the first and the last one that it may be, "YYYY-MM-DD". */
  from?: string;
  to?: string;
  /** Of a time. */
  part?: PartOfDay;
  /** Of a time: the hour that it is to lie before, "HH:mm". */
  before?: string;
}

/** "Morgens vor zehn" names no hour, only one that it has to lie before; `null` where an hour is named. */
export function limitOf(
  { heard, value }: { heard: string; value: unknown },
  text: string,
): HalfValue | null {
  const said = limitBefore(heard).exec(text)?.[0];
  if (said === undefined) return null;
  const hour = String(value);
  return { kind: "time", heard: said, before: hour, ...(hour <= "12:00" && { part: "morning" }) };
}

/** "Zehn vor acht" and "kurz vor acht" are hours, and were heard as such. */
function limitBefore(heard: string): RegExp {
  const hour = heard.replace(/[^\p{L}\d ]/gu, ".");
  return new RegExp(`(?<!\\p{L})(?:${PARTS_SAID} )?(?<!nicht )vor (?:so )?${hour}(?!\\p{L})`, "iu");
}

const PARTS_SAID = "(?:am )?(?:morgens?|früh|vormittags?|mittags?|nachmittags?|abends?)";

/** Of a day the week, month or season, of a time the part of the day; where no whole one was said. */
export function readHalf(
  speech: Speech,
  kind: HalfValue["kind"],
  context: DateContext,
): HalfValue | null {
  return kind === "date" ? stretchIn(speech, context) : partIn(speech);
}

const LEADS = wordSet("am zu in der den dem vor nach eher lieber später früher spät frühen späten");
const BY_WORK: ReadonlyMap<string, PartOfDay> = new Map([
  ["feierabend", "evening"],
  ["arbeit", "evening"],
  ["schule", "afternoon"],
  ["mittagspause", "noon"],
  ["mittagessen", "noon"],
]);

function partIn({ text, tokens }: Speech): HalfValue | null {
  for (let at = 0; at < tokens.length; at++) {
    const word = wordAt(tokens, at);
    const to = wholeDayTo(tokens, at);
    if (to !== null) {
      at = to;
      continue;
    }
    const byWork = BY_WORK.get(word);
    const part = byWork ?? partOfDay(word) ?? (isMorning(tokens, at) ? "morning" : null);
    const isTooEarly = wordAt(tokens, at - 1) === "zu" && word.startsWith("frueh");
    if (part === null || isTooEarly || isRuledOut(tokens, at, at + 1)) continue;
    let from = at;
    while (from > at - 3 && LEADS.has(wordAt(tokens, from - 1))) from--;
    const isBefore =
      byWork !== undefined && tokens.slice(from, at).some(({ word: lead }) => lead === "vor");
    const isAfter = tokens.slice(from, at).some(({ word: lead }) => lead === "nach");
    const isAtWork = byWork !== undefined && !isBefore && !isAfter && byWork !== "noon";
    if (isAtWork) continue;
    const heard = text.slice(tokens[from]?.start ?? 0, tokens[at]?.end ?? text.length);
    const afternoon = !byWork && part === "noon" && isAfter;
    const forenoon = part === "noon" ? "morning" : part;
    const meant = isBefore
      ? byWork === "evening" || byWork === "afternoon"
        ? "morning"
        : forenoon
      : part;
    return {
      kind: "time",
      heard,
      part: afternoon || (byWork === "noon" && isAfter) ? "afternoon" : meant,
    };
  }
  return null;
}

/** "Von morgens bis abends", "früh bis spät": all day, and none of its parts. */
function wholeDayTo(tokens: Speech["tokens"], at: number): number | null {
  if (partOfDay(wordAt(tokens, at)) !== "morning" && !isMorning(tokens, at)) return null;
  if (wordAt(tokens, at + 1) !== "bis") return null;
  let last = at + 2;
  while (INTO.has(wordAt(tokens, last))) last++;
  const end = wordAt(tokens, last);
  const part = partOfDay(end);
  return part === "evening" || part === "night" || LATE.has(end) ? last : null;
}

const INTO = wordSet("in den die zum am");
const LATE = wordSet("spät spat");

function isMorning(tokens: Speech["tokens"], at: number): boolean {
  const lead = wordAt(tokens, at - 1);
  return wordAt(tokens, at) === "morgen" && (lead === "am" || /(?:tag|woch|abend)$/u.test(lead));
}
