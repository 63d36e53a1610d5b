import { ENDING_HOURS } from "../corpus/values/hours.ts";
import { partOfDayOf } from "../corpus/values/part-of-day.ts";
import { utter } from "./acts.ts";
import type { CallerAct } from "./caller.ts";
import { toldBefore } from "./memory.ts";
import type { Mind } from "./mind.ts";
import { dialHourNamed } from "./read-back.ts";
import { isTakenBack } from "./term.ts";

const BY_THE_CLOCK =
  /(?<!\p{L})(?:ab |bis )?wann(?!\p{L})|wie ?viel uhr|welche[rnm]? (?:uhr)?zeit/u;
const ENDS =
  /(?<!\p{L})(?:vorbei|zu ende|leer|schluss|feierabend|geschlossen|fertig|enden?|endet|schließ(?:t|en)|zumach(?:t|en)|mach(?:t|en) [^?]* zu)(?!\p{L})/u;
/** What ends every day: a contract does not. */
const OF_A_DAY =
  /uhr|(?<!\p{L})(?:\p{L}*sprechstunden?|sprechzeit\p{L}*|praxis|praxen|büros?|kanzlei|laden|geschäft|restaurant|küche|schicht|arbeitstag|feierabend|unterricht|schule|kita|betrieb|werkstatt|öffnungszeit\p{L}*)(?!\p{L})/u;

/** "Ab wann ist die Praxis leer?" asks for no day, and for no hour that would suit. @param sentence in small letters */
export function asksWhenItEnds(sentence: string): boolean {
  return BY_THE_CLOCK.test(sentence) && ENDS.test(sentence) && OF_A_DAY.test(sentence);
}

/** "Um wie viel Uhr öffnen Sie?" is answered, and not wished for. */
export function tellsWhenItIs(sentence: string): boolean {
  return TELLS_WHEN_IT_IS.test(sentence);
}

const TELLS_WHEN_IT_IS =
  /uhr (?:ist|sind|endet|enden|beginn\p{L}*|schließ\p{L}*|öffn\p{L}*|macht|machen|hört|fängt) /u;

/** The hour at which it ends at his place, the same whenever he is asked, in the part of the day that he named before if there is one. */
export function sayWhenItEnds(mind: Mind): CallerAct {
  const words = toldBefore(mind, ENDING_HOURS, () => {
    const open = ENDING_HOURS.filter((one) => !isTakenBack(mind, "time", one));
    const fitting = open.filter((one) => partOfDayOf(one) === mind.partOfDay);
    const hours = fitting.length > 0 ? fitting : open;
    return mind.random.on("ends").pickSteadily(hours);
  });
  mind.hour = dialHourNamed(words);
  mind.partOfDay = partOfDayOf(words);
  return utter(mind, `${words.charAt(0).toUpperCase()}${words.slice(1)}.`);
}
