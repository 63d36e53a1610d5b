import { endsSentence, sharedStop } from "../grammar.ts";
import { MONTH } from "../lexicon/calendar.ts";
import { type Rule, rule } from "../rule.ts";

const START = String.raw`(?<![\p{L}\d])`;

/** What is counted off: "im 2. Hj.". */
const COUNTED: Record<string, string> = {
  Hj: "Halbjahr",
  Min: "Minute",
  Mon: "Monat",
  Sem: "Semester",
  Std: "Stunde",
  Tg: "Tag",
  Wo: "Woche",
};

/** What offers say they come without; anything else is one of two. */
const LACKED =
  "(?:Aufzug|Fahrstuhl|Lift|Balkon|Gewähr|Obligo|Makler|Provision|Courtage|Anzahlung|Vertrag|Mindest|Befund|Mehrwertsteuer|MwSt|Montage|Einbau|Versand|Zubehör|Voranmeldung|Termin)";

/**
 * Small words that are cut down. They come first: what they join, dates and times are read by the
 * prepositions before them.
 */
export const JOINERS: readonly Rule[] = [
  rule(String.raw`${START}(?<first>[Zz])w\.(?= ?\d)`, ({ first }) =>
    first === "Z" ? "Zwischen" : "zwischen",
  ),
  rule(String.raw`(?<=[\p{L}\d.,%€)] )u\.(?= [\p{L}\d])(?! [aUÄäEvs]\.)`, () => "und"),
  rule(String.raw`(?<=[\p{L}\d%€)] )o\.(?= ${LACKED})`, () => "ohne"),
  rule(String.raw`(?<=[\p{L}\d%€)] )o\.(?= ?\d| \p{Lu}\p{Ll})`, () => "oder"),
  rule(String.raw`(?<=\S )d\.(?= (?!Mts\.)\p{Lu}\p{Ll}{1,20}s(?!\p{L}))`, () => "des"),
  rule(String.raw`${START}v\. ?(?=\d{1,2}\. ?(?:\d|${MONTH}))`, () => "vom "),
  rule(String.raw`${START}Anf\. (?=${MONTH}|20\d\d|Q\d)`, () => "Anfang "),
  rule(
    String.raw`(?<=(?<!\d)\d{1,2}\. )(?<short>Mon|Hj|Wo|Tg|Std|Min|Sem)\.`,
    ({ short = "" }, { after }) => `${COUNTED[short]}${sharedStop(after)}`,
  ),
  rule(String.raw`${START}EZ:? ?(?=\d{1,2}[/.])`, () => "Erstzulassung "),
  rule(String.raw`(?<=\d ?:\d{1,2} )n\. ?V\.`, (_, { after }) =>
    endsSentence(after) ? "nach Verlängerung." : "nach Verlängerung",
  ),
];
