import { type PartOfDay, partsOfHoursIn } from "../corpus/values/part-of-day.ts";
import { type Wording, wordingOf } from "../wording/wording.ts";
import { keysAskedFor } from "./keys-asked-for.ts";
import { type Offered, offeredIn } from "./offered.ts";
import { type Question, questionIn } from "./question.ts";
import { dialHoursIn, monthsIn } from "./read-back.ts";

/** What somebody on the phone takes from what the agent said. */
export interface AgentWords {
  question: Question;
  /** The sentence that asks, by which a repetition is known. */
  sentence: string;
  /** What may be pressed; empty where no key is asked for. */
  keys: readonly string[];
  /** Weekdays that are named: a wrong one is noticed. */
  weekdays: readonly string[];
  /** The parts of the day in which hours lie that are named; the same holds for them. */
  partsOfDay: readonly PartOfDay[];
  /** Hours on the dial of a clock, and months. */
  hours: readonly number[];
  months: readonly string[];
  /** Days and hours that he may choose from. */
  offered: Offered;
  mentionsPrice: boolean;
  /** Words that press on: "nur heute", "letzte Chance". */
  presses: boolean;
  /** Words that take the weight off: "kostenlos", "verpflichtet Sie zu nichts". */
  soothes: boolean;
  /** The agent did not understand. */
  apologises: boolean;
  /** What he asked is not answered. */
  evades: boolean;
  disclosesAi: boolean;
  /** Who calls and what for was told. */
  introduces: boolean;
  wording: Wording;
}

/** Texts repeat from call to call; those with a name or a day in them do not, so an end is set. */
const MOST_KNOWN = 5_000;
const known = new Map<string, AgentWords>();

/** The same for the same text; read once and remembered. */
export function wordsOf(text: string): AgentWords {
  const remembered = known.get(text);
  if (remembered) return remembered;
  const words = read(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, words);
  return words;
}

const WEEKDAYS = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"];
const PRICE = /preis|kost(?:en|et)\b|euro|günstig|rabatt|tarif|spar(?:en|t|nis)|finanzier|\brate/u;
const PRESSES =
  /nur (?:noch )?(?:heute|diese woche|bis|wenige|für kurze)|\bsofort|letzte chance|unbedingt|einmalige|jetzt (?:gleich |direkt )?(?:zusagen|entscheiden|abschließen|unterschreiben|zuschlagen)|müssen sie (?:jetzt|gleich|heute)|\bsonst (?:verlieren|verpassen|entgeht)|dringend|gleich hier und jetzt|solange der vorrat|beeilen/u;
const SOOTHES =
  /kostenlos|kostenfrei|unverbindlich|ohne (?:jede )?verpflichtung|verpflichtet sie (?:zu|zu gar) nichts|verstehe|gut verstehen|in ordnung|kein problem|berechtigte|natürlich|selbstverständlich|vielen dank|in ruhe|gern(?:e)? noch/u;
const APOLOGISES =
  /(?:nicht|schlecht|akustisch)[^.?!]{0,24}verstanden|wie bitte\?|komme ich nicht mit|unsicher, ob ich sie richtig|können sie das (?:bitte )?(?:noch ?(?:ein)?mal )?wiederholen/u;
const EVADES =
  /kann ich (?:ihnen )?(?:hier |dazu |so |am telefon |leider )*(?:nicht|nichts|keine auskunft) ?(?:beantworten|sagen|geben)?/u;
const AI =
  /\bki\b|\bki-|künstliche[nrs]? (?:intelligenz|stimme)|sprachassistent|digitale[rn]? assistent|\bbot\b|roboter|automatisch(?:e[rsn]?)? (?:anruf|assistent)|virtuelle/u;
const INTRODUCES =
  /ich rufe (?:sie )?an|es geht um|(?:hier (?:ist|spricht)|mein name|ich bin)\b.*(?:vo[nm]|der|gmbh|ag|firma)|rufe wegen|grund meines anrufs/u;

function read(text: string): AgentWords {
  const lower = text.toLowerCase();
  const { question, sentence } = questionIn(text);
  return {
    question,
    sentence,
    keys: keysAskedFor(lower),
    weekdays: weekdaysIn(lower),
    partsOfDay: partsOfHoursIn(lower),
    hours: dialHoursIn(lower),
    months: monthsIn(lower),
    offered: offeredIn(lower),
    mentionsPrice: PRICE.test(lower),
    presses: PRESSES.test(lower),
    soothes: SOOTHES.test(lower),
    apologises: APOLOGISES.test(lower),
    evades: EVADES.test(lower),
    disclosesAi: AI.test(lower),
    introduces: INTRODUCES.test(lower),
    wording: wordingOf(text),
  };
}

export function weekdaysIn(text: string): readonly string[] {
  const lower = text.toLowerCase();
  return WEEKDAYS.filter((day) => lower.includes(day));
}
