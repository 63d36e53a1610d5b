import { caseAfter, endsSentence, oneBefore, rangeLink } from "../grammar.ts";
import { LONE_UNIT, manyAfter, perWhat, UNIT, UNITS } from "../lexicon/units.ts";
import {
  AMOUNT,
  amountInWords,
  isOne,
  NUMBER_START,
  parseAmount,
  SIGN,
  TO,
} from "../numerals/amount.ts";
import { type Rule, rule } from "../rule.ts";
import { FRACTION_SIGN, FRACTIONS, fractionOf } from "./fractions.ts";
import { greatAmount } from "./prices.ts";

const PER = String.raw`(?:\/(?<per>${UNIT}(?!\p{L})|[ad](?!\p{L})|\p{Lu}\p{L}{1,30}))?`;

/** Numbers with a unit, and units that stand for themselves. */
export const MEASURES: readonly Rule[] = [
  rule(
    String.raw`(?<sign>${SIGN})${NUMBER_START}(?<amount>${AMOUNT})(?: ?Tsd\.?|(?<=\d)k)(?![\p{L}\d])`,
    ({ sign, amount = "" }, { after }) =>
      `${sign ? "minus " : ""}${greatAmount(parseAmount(amount), "Tsd")}${endsSentence(after) && !after.startsWith(".") ? "." : ""}`,
  ),
  rule(
    String.raw`(?<sign>${SIGN})${NUMBER_START}(?<amount>${AMOUNT})(?: ?${UNIT})?(?<to>${TO}|(?: ?[x×] ?))(?<until>${AMOUNT})[ -]?(?<unit>${UNIT})(?![\p{L}\d])${PER}`,
    ({ sign, amount = "", to = "", until = "", unit = "", per }, { before, after }, found) => {
      if (isLetter(unit, before, found)) return null;
      const first = amountInWords(parseAmount(amount), "ein");
      const last = amountInWords(parseAmount(until));
      const link = /[x×]/.test(to) ? "mal" : rangeLink(before);
      const known = UNITS.get(unit);
      const name = known ? manyAfter(known, caseAfter(before) === "dative") : unit;
      return `${sign ? "minus " : ""}${first} ${link} ${last} ${name}${tail(unit, per, after)}`;
    },
  ),
  // What is sawn or cut has two sides and is no fraction of a centimetre.
  rule(String.raw`(?<=(?<![\p{L}\d.,/])\d{1,4})\/(?=\d{1,4} ?[cm]m(?!\p{L}))`, () => " mal "),
  rule(
    String.raw`(?:(?:${NUMBER_START}(?<whole>\d{1,6}) ?)?(?<sign>${FRACTION_SIGN})|${NUMBER_START}(?<top>[1-9])\/(?<bottom>2|3|4|5|8))[ -]?(?<unit>${UNIT})(?![\p{L}\d])${PER}`,
    ({ whole, sign, top, bottom, unit = "", per }, { before, after }) => {
      const known = UNITS.get(unit);
      if (!known || isLetter(unit, before, unit) || Number(top) >= Number(bottom)) return null;
      const number = fractionOf(whole, sign ?? `${top}/${bottom}`, known.gender, before);
      const name = whole === undefined ? known.one : known.many;
      return `${number} ${name}${tail(unit, per, after)}`;
    },
  ),
  rule(
    String.raw`(?<sign>${SIGN})${NUMBER_START}(?<amount>${AMOUNT})[ -]?(?<unit>${UNIT})(?![\p{L}\d])${PER}`,
    ({ sign, amount = "", unit = "", per }, { before, after }, found) => {
      const known = UNITS.get(unit);
      if (!known || isLetter(unit, before, found)) return null;
      const count = parseAmount(amount);
      const number = amountInWords(count, oneBefore(known.gender, before));
      const isDative = caseAfter(before) === "dative";
      const name = isOne(count) ? known.one : manyAfter(known, isDative);
      return `${sign ? "minus " : ""}${number} ${name}${tail(unit, per, after)}`;
    },
  ),
  rule(
    String.raw`(?<=\p{L})[ ]?\/[ ]?(?<per>kWh|kWp|kW|Std\.?|Min\.?|[mM]onat|Jahr|Tag|Woche|Stunde|Person|Nutzer|qm|m²|m³|kg|km|ha|h|Kopf|Stück|Stk\.?|Quartal|Lizenz|Arbeitsplatz|Minute)(?![\p{L}\d])`,
    ({ per = "" }) => ` pro ${perWhat(per)}`,
  ),
  rule(
    String.raw`(?<lead>(?<![\p{L}])(?:[Pp]ro|[Jj]e|[Pp]er|[Ii]n|[Vv]iele|[Dd]ie|[Dd]er|[Ee]ine) )?(?<![\p{L}\d])(?<unit>${LONE_UNIT})(?![\p{L}\d])${PER}`,
    ({ lead = "", unit = "", per }) => {
      const known = UNITS.get(unit);
      const isMany = /^(?:in|viele) /i.test(lead);
      return `${lead}${(isMany ? known?.many : known?.one) ?? unit}${per ? ` pro ${perWhat(per)}` : ""}`;
    },
  ),
  ...FRACTIONS,
];

/** What is measured by, and the full stop that a short form shares with its sentence. */
function tail(unit: string, per: string | undefined, after: string): string {
  const short = per ?? unit;
  const stop = short.endsWith(".") && endsSentence(after) ? "." : "";
  return `${per ? ` pro ${perWhat(per)}` : ""}${stop}`;
}

/** Where an A names a house, a seat or a kind, and no current: "Hauptstraße 12 A", "Sitz 14A". */
const NAMES_A =
  /(?:straße|str\.|weg|platz|allee|gasse|ring|damm|ufer|hof|steig|chaussee|markt|berg|tal|feld|Nr\.|Nummer|Sitz|Reihe|Gate|Haus|Halle|Klasse|Raum|Tor|Block|Paragraf|Typ|Variante|Wohnung|Gruppe|Linie|Bus|Gleis|Zimmer|Team|Note) $/iu;
/** The sizes of fuses, which are written in one: "16A". */
const FUSES = /^(?:6|10|13|16|20|25|32|35|40|50|63|80|100|125)A$/;

/** Whether what looks like a unit is a letter. */
function isLetter(unit: string, before: string, found: string): boolean {
  if (unit !== "A") return false;
  if (NAMES_A.test(before) || /^1 ?A$/.test(found)) return true;
  return /\dA/.test(found) && !FUSES.test(found.replace(/^.*\D(?=\d+A)/u, ""));
}
