import type { SayableWay } from "./sayable-way.ts";

/** What is alarming happens to few, on the day that somebody calls them about it. */
const ALARMING =
  /notfall|notdienst|akut|befall|dringend|kaputt|defekt|ausgefallen|(?<!un)schaden|schäden|schäd(?!ling)|unfall|verstorben|gestorben|insolven|pleite|anwalt|klag(?:e|t)|beschwer|reklam|schimmel|ratten?(?!en)|schaben|kakerlaken|mäuse|einbruch|krank(?!enk)|schmerz|brennt|im moment laufen|seit letzter woche|heute früh/u;
/** What is so for some only: nobody does it, or he does not know. */
const SELDOM =
  /weiß (?:\p{L}+ )?nicht|unsicher|unklar|(?<!\p{L})(?:nie|niemals|niemand|keiner|gar nicht|gewechselt|erledigt|falsch\p{L}*|verkauft|umgezogen)(?!\p{L})/u;
const DENIES =
  /(?<!\p{L})(?:kein\p{L}*|nicht|nie|lange her|früher|war\p{L}*|hatte\p{L}*)(?!\p{L})/u;

const ALARMED = 0.12;
const SELDOM_SO = 0.45;

const known = new WeakMap<SayableWay, number>();

/**
 * How likely it is, beside the other ways of its question, that this is so: the ordinary comes before what
 * is seldom, and both before what is alarming. By its name, or by most of what is said for it.
 */
export function plausibilityOf(way: SayableWay): number {
  let found = known.get(way);
  if (found === undefined) {
    const isAlarming = (text: string) => ALARMING.test(text) && !DENIES.test(text);
    if (tells(way, isAlarming)) found = ALARMED;
    else found = tells(way, (text) => SELDOM.test(text)) ? SELDOM_SO : 1;
    known.set(way, found);
  }
  return found;
}

function tells({ key, lines }: SayableWay, says: (text: string) => boolean): boolean {
  if (says(key.toLowerCase())) return true;
  return lines.filter((line) => says(line.toLowerCase())).length * 2 > lines.length;
}
