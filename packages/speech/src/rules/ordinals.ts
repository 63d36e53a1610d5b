import { endsSentence, sharedStop } from "../grammar.ts";
import { COUNTED_OFF, genderOf } from "../lexicon/nouns.ts";
import { cardinal } from "../numerals/cardinal.ts";
import { ordinalStem, romanValue } from "../numerals/ordinal.ts";
import { type Rule, rule } from "../rule.ts";

/** Numbers with a full stop that is none, and Roman numerals where they can be nothing else. */
export const ORDINALS: readonly Rule[] = [
  rule(
    String.raw`(?<![\p{L}\d])(?<name>\p{Lu}\p{Ll}{2,20}) (?<roman>[IVX]{1,6})\.(?![\p{L}\d])`,
    ({ name = "", roman = "" }, { after }) => {
      const value = romanValue(roman);
      if (value === null || ACTS.test(name)) return null;
      if (isCountedOff(after)) return `${name} ${cardinal(value)}${endingOf("", after)}`;
      const article = RULED_BY_HER.test(name) ? "die" : "der";
      const ordinal = ordinalStem(value);
      const stop = sharedStop(after);
      return `${name} ${article} ${ordinal[0]?.toUpperCase()}${ordinal.slice(1)}e${stop}`;
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d])(?<name>Kapitel|Teil|Band|Phase|Stufe|Klasse|Hartz|Typ|Level|Abschnitt|Paket|Gruppe|Akt|Weltkrieg|Version) (?<roman>[IVX]{1,6})(?![\p{L}\d])`,
    ({ name = "", roman = "" }) => {
      const value = romanValue(roman);
      return value === null ? null : `${name} ${cardinal(value)}`;
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d.])(?<roman>[IVX]{1,6})\.(?= (?:Weltkrieg|Quartal|Vatikanisch|Bundesliga|Liga|Jahrhundert|Etage|Stock))`,
    ({ roman = "" }, { before, after }) => {
      const value = romanValue(roman);
      return value === null ? null : ordinalStem(value) + endingOf(before, after);
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d]|\d[.,:/])(?<first>\d{1,3})\. ?(?<to>[-–—/]|bis|und|oder) ?(?<last>\d{1,3})\.(?=[ \n]|$|[,;!?)])`,
    ({ first = "", to = "", last = "" }, { before, after }) => {
      const ending = isDetermined(before) || isCountedOff(after) ? endingOf(before, after) : "er";
      const link = /[-–—/]/.test(to) ? "bis" : to;
      const words = [first, last].map((value) => ordinalStem(Number(value)) + ending);
      return words.join(` ${link} `) + (isCountedOff(after) ? "" : sharedStop(after));
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d]|\d[.,:/])(?<number>\d{1,3})-?s?t(?<ending>e[nrms]?)(?!\p{L})`,
    ({ number, ending }) => `${ordinalStem(Number(number))}${ending}`,
  ),
  rule(
    String.raw`(?<lead>(?<!\p{L})[Zz]u )(?<number>[2-9]|1[0-2])\.(?= \p{Ll}|[ \n]{0,2}$)`,
    ({ lead = "", number }, { after }) =>
      `${lead}${ordinalStem(Number(number))}${sharedStop(after)}`,
  ),
  rule(
    String.raw`(?<![\p{L}\d]|\d[.,:/])(?<number>\d{1,3}(?:\.\d{3})?)\.(?=[ \n]|$|[,;:!?)])`,
    ({ number = "" }, { before, after }) => {
      const value = Number(number.replace(".", ""));
      const isNamed = isCountedOff(after);
      if (isDetermined(before)) {
        const stop = isNamed ? "" : sharedStop(after);
        // "Drücken Sie die 1.": a key, and no first one.
        if (stop !== "" && /(?:^|\P{L})die $/iu.test(before)) return null;
        return ordinalStem(value) + endingOf(before, after) + stop;
      }
      if (isNamed) return ordinalStem(value) + endingOf(before, after);
      if (/^[,;:!?)]/.test(after)) return cardinal(value);
      if (/(?:^|\n)\s{0,3}$/.test(before) && /^ \S/.test(after) && value > 0 && value < 32) {
        return `${ordinalStem(value)}ens,`;
      }
      if (endsSentence(after)) return null;
      return /^ \p{Ll}/u.test(after) ? `${ordinalStem(value)}e` : null;
    },
  ),
];

/** Words before "I.", "V." or "X." that are no ruler's name. */
const ACTS =
  /^(?:Herr|Frau|Kapitel|Teil|Band|Anlage|Punkt|Variante|Option|Buchstabe|Firma|Paragraf)$/;
const RULED_BY_HER =
  /^(?:Elisabeth|Margarethe|Margrethe|Katharina|Maria|Christina|Victoria|Isabella|Anna)$/;

const DETERMINER =
  /(?:^|\P{L})(?<word>der|die|das|den|dem|des|am|zum|zur|im|beim|vom|ins|ans|fürs|aufs|jed(?:er?|es|en|em)|dies(?:er?|es|en|em)|(?:ein|kein|mein|dein|sein|ihr|unser|euer|eur)(?:er?|es|en|em)?|ihre[nmrs]?|nächste[nrms]?|letzte[nrms]?) (?:\p{Ll}{2,15}(?:e|en|er|es) )?$/iu;
const DATIVE_DER =
  /(?:^|\P{L})(?:in|an|auf|aus|bei|mit|nach|seit|von|vor|zu|ab|unter|über|neben|zwischen|hinter|während|wegen|trotz|statt|innerhalb|außerhalb) der $/iu;

function isDetermined(before: string): boolean {
  return DETERMINER.test(before);
}

function nounAfter(after: string): string | null {
  return /^ (?:\p{Ll}{2,20} )?(?<noun>\p{Lu}[\p{L}-]{1,30})/u.exec(after)?.groups?.noun ?? null;
}

function isCountedOff(after: string): boolean {
  const noun = /^ (?<noun>\p{Lu}[\p{L}-]{1,30})/u.exec(after)?.groups?.noun;
  return noun !== undefined && COUNTED_OFF.test(noun);
}

/** The ending of an ordinal by what stands before it and by the noun after it. */
function endingOf(before: string, after: string): string {
  const noun = endsSentence(after) ? null : nounAfter(after);
  const gender = noun === null ? null : genderOf(noun);
  const word = DETERMINER.exec(before)?.groups?.word?.toLowerCase();
  if (word === undefined) {
    if (/(?:^|\P{L})(?:seit|nach|ab|vor|mit|von) $/iu.test(before)) {
      return gender === "f" ? "er" : "em";
    }
    return gender === "f" ? "e" : gender === "n" ? "es" : "er";
  }
  if (word === "der") return DATIVE_DER.test(before) || gender === "f" ? "en" : "e";
  if (/^(?:ein|kein|mein|dein|sein|ihr|unser|euer)$/.test(word)) {
    return gender === "n" ? "es" : "er";
  }
  if (/^(?:die|das|ins|ans|fürs|aufs|jede[rs]?|diese[rs]?|nächste|letzte)$/.test(word)) return "e";
  if (/^(?:eine|keine|meine|deine|seine|ihre|unsere|eure)$/.test(word)) return "e";
  return "en";
}
