import { endsSentence, oneBefore } from "../grammar.ts";
import { LONE_UNIT, perWhat, UNIT, UNITS } from "../lexicon/units.ts";
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
import { FRACTIONS } from "./fractions.ts";
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
    ({ sign, amount = "", to = "", until = "", unit = "", per }, { after }) => {
      const first = amountInWords(parseAmount(amount), "ein");
      const last = amountInWords(parseAmount(until));
      const link = /[x×]/.test(to) ? "mal" : "bis";
      const name = UNITS.get(unit)?.many ?? unit;
      return `${sign ? "minus " : ""}${first} ${link} ${last} ${name}${tail(unit, per, after)}`;
    },
  ),
  rule(
    String.raw`(?<sign>${SIGN})${NUMBER_START}(?<amount>${AMOUNT})(?<half>[½¼¾])?[ -]?(?<unit>${UNIT})(?![\p{L}\d])${PER}`,
    ({ sign, amount = "", half, unit = "", per }, { before, after }) => {
      const known = UNITS.get(unit);
      if (!known || half) return half ? null : unit;
      const count = parseAmount(amount);
      const number = amountInWords(count, oneBefore(known.gender, before));
      const name = isOne(count) ? known.one : known.many;
      return `${sign ? "minus " : ""}${number} ${name}${tail(unit, per, after)}`;
    },
  ),
  rule(
    String.raw`(?<=\p{L})[ ]?\/[ ]?(?<per>kWh|kWp|kW|Std\.?|Min\.?|[mM]onat|Jahr|Tag|Woche|Stunde|Person|Nutzer|qm|m²|m³|kg|km|h|Lizenz|Arbeitsplatz|Minute)(?![\p{L}\d])`,
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
