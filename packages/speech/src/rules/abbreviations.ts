import { endsSentence, sharedStop } from "../grammar.ts";
import {
  ABBREVIATIONS,
  ACRONYMS,
  ADJECTIVES,
  BEFORE,
  JOINED_SHORT,
  STOPLESS,
} from "../lexicon/abbreviations.ts";
import { type Rule, rule } from "../rule.ts";

const ALL = { ...ABBREVIATIONS, ...ADJECTIVES };

const WHOLE = new Map(
  Object.entries(ALL).map(([short, whole]) => [short.replaceAll(" ", ""), whole]),
);

const SHORT = Object.keys(ALL)
  .sort((a, b) => b.length - a.length)
  .map((short) => {
    const first = short[0] ?? "";
    const letter = first === first.toUpperCase() ? first : `[${first}${first.toUpperCase()}]`;
    const body = short.slice(1, -1).replaceAll(".", "\\.").replaceAll(" ", " ?");
    const stop = STOPLESS.has(short.slice(0, -1)) ? "(?:\\.|(?![\\p{L}-]))" : "\\.";
    return letter + body + stop;
  })
  .join("|");

const ACRONYM = Object.keys(ACRONYMS)
  .sort((a, b) => b.length - a.length)
  .map((short) => short.replaceAll(".", "\\."))
  .join("|");

const JOINED = Object.keys(JOINED_SHORT)
  .map((short) => short.replaceAll(".", "\\."))
  .join("|");

/** Short forms become what they stand for, legal forms their letters. */
export const SHORT_FORMS: readonly Rule[] = [
  ...BEFORE.map(([short, before, whole]) =>
    rule(`(?<![\\p{L}\\d])${short} ?(?=${before})`, () => `${whole} `),
  ),
  rule(
    String.raw`(?<![\p{L}\d])(?<stem>\p{Lu}?[\p{L}-]{0,40}(?:s|S))tr\.(?!\p{L})`,
    ({ stem = "" }, { after }) => `${stem}traße${endsSentence(after) ? "." : ""}`,
  ),
  // Whatever it is that does business with a "Co.": "24 GmbH & Co. KG".
  rule(
    String.raw`(?: ?& ?| (?:und|u\.) )Co(?<stop>\.?)(?: ?(?<form>KGaA|KG|OHG))?(?![\p{L}\d])`,
    ({ stop, form }, { after }) => {
      if (form !== undefined) return ` und Co ${Array.from(form.toUpperCase()).join(" ")}`;
      return ` und Co${stop ? sharedStop(after) : ""}`;
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d])(?<short>${JOINED})-(?=\p{L})(?!IdNr)`,
    ({ short = "" }) => `${JOINED_SHORT[short]}-`,
  ),
  rule(String.raw`(?<=\p{L}-)Nr\.(?!\p{L})`, () => "Nummer"),
  rule(
    String.raw`(?<![\p{L}\d])(?<stem>\p{Lu}\p{Ll}{2,30})nr\.(?!\p{L})`,
    ({ stem = "" }) => `${stem}nummer`,
  ),
  rule(
    String.raw`(?<![\p{L}\d])(?<stem>\p{Lu}\p{Ll}{2,30})(?<cut>std|kl)\.(?!\p{L})`,
    ({ stem = "", cut }, { after }) =>
      `${stem}${cut === "kl" ? "klasse" : "stunde"}${sharedStop(after)}`,
  ),
  rule(`(?<![\\p{L}\\d])(?<short>${SHORT})`, ({ short = "" }, { after }) => {
    const whole = WHOLE.get(short) ?? (INITIALS.test(short) ? undefined : lowered(short));
    if (whole === undefined) return null;
    return `${whole}${short.endsWith(".") && endsSentence(after) ? "." : ""}`;
  }),
  rule(
    String.raw`(?<![\p{L}\d])(?<short>${ACRONYM})(?![\p{L}\d])`,
    ({ short = "" }) => ACRONYMS[short] ?? null,
  ),
  // "AG" may be anything, but after a name it is a legal form.
  rule(
    String.raw`(?<=\p{Lu}[\p{L}-]{1,40}(?: \p{Lu}){0,4} )(?<company>(?:&|und) Co\.? )?(?<form>AG|KG|UG|OHG|SE|KGaA)(?![\p{L}\d])`,
    ({ company, form = "" }) =>
      `${company ? "und Co " : ""}${Array.from(form.toUpperCase()).join(" ")}`,
  ),
];

/** Of a name: "H. C. Weber"; sentences begin with "Z. B.", signatures with "I. A.". */
const INITIALS = /^(?!Z\. ?B\.|I\. ?[AV]\.)(?:\p{Lu}\. ?){2,4}$/u;

function lowered(short: string): string | undefined {
  const plain = short.replaceAll(" ", "");
  const dotted = plain.endsWith(".") ? plain : `${plain}.`;
  const small = `${dotted.slice(0, 1).toLowerCase()}${dotted.slice(1)}`;
  return WHOLE.get(dotted) ?? WHOLE.get(small);
}
