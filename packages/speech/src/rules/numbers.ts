import { oneBefore, rangeLink } from "../grammar.ts";
import { type Gender, genderOf } from "../lexicon/nouns.ts";
import {
  AMOUNT,
  type Amount,
  amountInWords,
  isOne,
  NUMBER_END,
  NUMBER_START,
  parseAmount,
  SIGN,
} from "../numerals/amount.ts";
import { cardinal, digitByDigit, yearInWords } from "../numerals/cardinal.ts";
import { type Rule, rule } from "../rule.ts";
import { identifierInWords } from "./identifiers.ts";

const JOINED = `(?:mal|fach|jährig|prozentig|tägig|wöchig|monatig|stündig|minütig|köpfig|stellig|seitig|teilig|jährlich|monatlich|tonnig|stöckig|geschossig|zeilig|sprachig|türig|sitzig|spurig|adrig|phasig|polig|lagig|gängig|bändig|eckig|zöllig|farbig|wertig|zügig|gliedrig|reihig|flammig|flügelig|achsig)`;

/** Numbers that are one word with what follows them ("zweimal"), and signs that compare them. */
export const COMPOUNDS: readonly Rule[] = [
  rule(String.raw`(?<![\p{L}\d.,])24\/7(?![\d/])`, () => "vierundzwanzig sieben"),
  rule(
    String.raw`(?<![\p{L}\d]|\d[.,])(?:(?<from>\d{1,4}) ?(?:[-–—]|bis) ?)?(?<number>\d{1,6})(?:-| (?=%ig))?(?<word>%ig\p{L}{0,4}|${JOINED}\p{L}{0,6}|[x×](?![\p{L}\d]| ?\d))`,
    ({ from, number = "", word = "" }) => {
      const begin = from === undefined ? "" : `${cardinal(Number(from), "ein")} bis `;
      const rest = /^[x×]$/.test(word) ? "mal" : word.replace("%ig", "prozentig");
      return `${begin}${cardinal(Number(number), "ein")}${rest}`;
    },
  ),
  rule(String.raw`(?<=\d ?)[x×](?= ?\d)`, () => " mal "),
  rule(
    String.raw`(?<![\p{L}\d]|\d[.,])(?<number>\d{1,3}(?: \d{3}){1,4})(?! ?\d)(?= ?(?:€|EUR|Euro|k[mgW]|Kund|Mitarbeit|Einwohn|Haushalt|Menschen|Stück|Kilo|Meter|Watt|Nutzer))`,
    ({ number = "" }) => number.replaceAll(" ", "."),
  ),
  rule(String.raw` ?\/ ?100 ?km(?![\p{L}\d])`, () => " auf 100 km"),
  rule(
    String.raw`(?<=\d ?)%-?[Pp]unkt(?<ending>e?n?)(?!\p{L})`,
    ({ ending = "" }) => ` Prozentpunkt${ending}`,
  ),
  rule(String.raw`[Øø] ?(?=\d[\d.,]{0,8} ?(?:mm|cm|m|Zoll)(?!\p{L}))`, () => "Durchmesser "),
  rule(String.raw`(?<!\p{L})[Øø] ?(?=\d)`, () => "durchschnittlich "),
  rule(String.raw`#(?= ?\d)`, () => "Nummer "),
  rule(String.raw`[~≈] ?(?=\d)`, () => "etwa "),
  rule(String.raw`(?:≥|>=) ?(?=\d)`, () => "mindestens "),
  rule(String.raw`(?:≤|<=) ?(?=\d)`, () => "höchstens "),
  rule(String.raw`< ?(?=\d)`, () => "weniger als "),
  rule(String.raw`> ?(?=\d)`, () => "mehr als "),
];

/** Whatever number is left: ranges, versions, years, counts. After these no digit is left. */
export const NUMBERS: readonly Rule[] = [
  rule(
    String.raw`(?<![\p{L}\d]|\d[.,])(?<number>\d{1,4})-(?=\p{L})(?<word>\p{L}{2,40})`,
    ({ number = "", word = "" }) => `${cardinal(Number(number), "ein")}-${word}`,
  ),
  rule(
    String.raw`(?<![\p{L}\d]|\d[.,])(?<number>\d{1,3}(?:\.\d{3}|\d)?)er(?<end>n?)(?![\p{L}\d])`,
    ({ number = "", end }) => `${cardinal(Number(number.replace(".", "")), "ein")}er${end}`,
  ),
  rule(
    String.raw`(?<=(?<![\p{L}\d.,])\d{1,4}[a-z]) ?[-–] ?(?=\d{1,4}[a-z](?![\p{L}\d]))`,
    () => " bis ",
  ),
  // The number of a year's paper; else both numbers stand side by side.
  rule(String.raw`(?<=(?<!\d)(?:19|20)\d\d)\/(?=\d{3})`, () => " Schrägstrich "),
  rule(String.raw`(?<=\d)\/(?=\d)`, () => ", "),
  rule(String.raw`(?<=\d ?):(?= ?\d)`, (_, { before, after }) => {
    return /\d$/.test(before.trimEnd()) && /^ ?\d{1,4}(?!\d|:)/.test(after) ? " zu " : null;
  }),
  rule(
    String.raw`(?<![\p{L}\d]|\d[.,])(?<list>\d{1,3}(?:,\d{1,3}){2,20})(?![\d,])`,
    ({ list = "" }) =>
      list
        .split(",")
        .map((each) => cardinal(Number(each)))
        .join(", "),
  ),
  rule(
    String.raw`(?<!\d|\d[.,])(?<parts>\d{1,5}(?:\.\d{1,5}){1,6})(?![\d]|[.,]\d)`,
    ({ parts = "" }) => {
      if (/^\d{1,3}(?:\.\d{3}){1,4}$/.test(parts)) return null;
      return parts
        .split(".")
        .map((part) => (/^0\d/.test(part) ? digitByDigit(part) : cardinal(Number(part))))
        .join(" Punkt ");
    },
  ),
  rule(
    String.raw`(?<sign>${SIGN})${NUMBER_START}(?<first>${AMOUNT})${NUMBER_END} ?[-–—−] ?(?<last>${AMOUNT})${NUMBER_END}(?! ?[-–—−] ?\d)`,
    ({ sign, first = "", last = "" }, { before, after }) => {
      const from = parseAmount(first);
      const until = parseAmount(last);
      // "5 - 3" with the smaller one last is no range.
      const link = from.whole > until.whole ? ", " : ` ${rangeLink(before)} `;
      const isCounting = /^ \p{Lu}/u.test(after);
      const begin = numberInWords(first, from, before, isCounting ? " x" : "");
      const one = isOne(from) && isCounting ? "ein" : begin;
      return `${sign ? "minus " : ""}${one}${link}${numberInWords(last, until, before, after)}`;
    },
  ),
  rule(
    `(?<sign>${SIGN})${NUMBER_START}(?<number>${AMOUNT})${NUMBER_END}`,
    ({ sign, number = "" }, { before, after }) => {
      const words = numberInWords(number, parseAmount(number), before, after);
      return `${sign ? "minus " : ""}${words}`;
    },
  ),
  rule(String.raw`\d{1,15}`, (_, __, found) =>
    found.length > 6 || /^0\d/.test(found) ? identifierInWords(found) : cardinal(Number(found)),
  ),
];

const YEAR_BEFORE =
  /(?:^|\P{L})(?:Jahre?n?|Jahres|Baujahr|Jahrgang|seit|anno|Anno|gegründet|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Frühjahr|Sommer|Herbst|Winter|Ende|Anfang|Mitte) $/iu;
const COUNTS = /^ ?(?:\p{Lu}|[€%$£]|[kmc]?m[²³]?(?!\p{L})|mal )/u;

function numberInWords(written: string, amount: Amount, before: string, after: string): string {
  if (/^0\d/.test(written)) return written.length > 4 ? identifierInWords(written) : zeros(written);
  if (/^\d{7,}$/.test(written) && !COUNTS.test(after) && !/0{3}$/.test(written)) {
    return identifierInWords(written);
  }
  if (/^1[1-9]\d\d$/.test(written)) {
    const isYear = YEAR_BEFORE.test(before) || (amount.whole >= 1800 && !COUNTS.test(after));
    if (isYear) return yearInWords(amount.whole);
  }
  const gender = isOne(amount) ? countedGender(before, after) : null;
  return amountInWords(amount, gender === null ? undefined : oneBefore(gender, before));
}

function zeros(written: string): string {
  return written.includes(",") ? amountInWords(parseAmount(written)) : digitByDigit(written);
}

/** Nouns that number what they name: after them a 1 is "eins", whatever follows. */
const NUMBERED =
  /(?:Paket|Option|Schritt|Stufe|Nummer|Nr\.|Platz|Phase|Punkt|Teil|Kapitel|Seite|Variante|Zimmer|Tarif|Klasse|Raum|Halle|Tor|Gleis|Level|Version|Formel|Taste|Ziffer|Typ|Angebot|Modell|Frage|Artikel|Paragraf|Absatz|Hausnummer|Straße|straße|Gruppe|Team|Linie) $/u;
const ADJECTIVE =
  /^ (?<adjective>(?!(?:oder|aber|immer|wieder|über|unter|bitte|heute|hinter|außer|sondern|weiter|eher|gerne|keine|seine|meine|eine|alle|diese)(?!\p{L}))\p{Ll}{2,20}(?<ending>e|er|es)) (?<noun>\p{Lu}\p{L}{1,30})/u;

/** What a 1 counts; `null` where it counts nothing and is "eins". */
function countedGender(before: string, after: string): Gender | null {
  if (NUMBERED.test(before)) return null;
  const noun = /^ (?<noun>\p{Lu}[\p{L}-]{1,40})/u.exec(after)?.groups?.noun;
  if (noun !== undefined) return /tens$/.test(noun) ? null : (genderOf(noun) ?? "n");
  const described = ADJECTIVE.exec(after)?.groups;
  if (!described) return null;
  if (described.ending === "e") return "f";
  return described.ending === "er" ? "m" : "n";
}
