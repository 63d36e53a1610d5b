import { oneBefore, rangeLink, sharedStop } from "../grammar.ts";
import { ADJECTIVES } from "../lexicon/abbreviations.ts";
import { perWhat, UNIT } from "../lexicon/units.ts";
import {
  AMOUNT,
  type Amount,
  amountInWords,
  NUMBER_START,
  parseAmount,
  SIGN,
  TO,
} from "../numerals/amount.ts";
import { cardinal } from "../numerals/cardinal.ts";
import { type Groups, type Rule, rule } from "../rule.ts";

interface Currency {
  name: string;
  gender: "m" | "n";
  hundredth: string;
}

const EURO: Currency = { name: "Euro", gender: "m", hundredth: "Cent" };
const DOLLAR: Currency = { name: "Dollar", gender: "m", hundredth: "Cent" };
const FRANC: Currency = { name: "Franken", gender: "m", hundredth: "Rappen" };
const POUND: Currency = { name: "Pfund", gender: "n", hundredth: "Pence" };

const SIGNS: Record<string, Currency> = {
  "€": EURO,
  EUR: EURO,
  Euro: EURO,
  $: DOLLAR,
  USD: DOLLAR,
  US$: DOLLAR,
  Dollar: DOLLAR,
  CHF: FRANC,
  SFr: FRANC,
  Franken: FRANC,
  "£": POUND,
  GBP: POUND,
  Pfund: POUND,
};

const BEFORE = String.raw`(?:€|EUR|US\$|\$|USD|CHF|SFr\.?|£|GBP)`;
const AFTER = String.raw`(?:€|(?:EUR|Euro|US\$|USD|Dollar|CHF|SFr|Franken|GBP|Pfund)(?!\p{L})|\$|£)`;
const MONEY = String.raw`(?:${AMOUNT}(?:\.\d{2}(?!\d))?|\d{1,9}\.\d{2}(?!\d))(?:,(?:--?|–|—))?`;
const GREAT = String.raw`(?:Mio\.?|Mrd\.?|Tsd\.?|Millionen?|Milliarden?|Tausend|tausend|T(?=€|EUR| €)|k(?=€| €))`;
const PER = String.raw`(?: ?\/ ?(?<per>(?:mtl|monatl|jährl|wöchentl|tgl|tägl)\.|${UNIT}(?!\p{L})|[ad](?!\p{L})|\p{L}{2,30}))?(?<second>\/(?:Monat|Jahr|Tag|Woche|Stunde|Quartal)(?!\p{L}))?`;

/** Prices in the way they are said: "zwölf Euro fünfzig", and below one Euro in Cent. */
export const PRICES: readonly Rule[] = [
  rule(
    String.raw`(?<![\d,.])[-–—],(?<cents>\d\d) ?(?:€|EUR|Euro(?!\p{L}))`,
    ({ cents }) => `${cardinal(Number(cents), "ein")} Cent`,
  ),
  rule(
    `(?<sign>${SIGN})${NUMBER_START}(?<amount>${MONEY})(?: ?${AFTER})?${TO}(?<until>${MONEY})(?: ?(?<great>${GREAT}))?[ -]?(?<currency>${AFTER})${PER}`,
    (found, { before, after }) => {
      const { sign = "", amount = "", until = "", great, currency = "" } = found;
      const known = currencyOf(currency);
      const first = great
        ? amountInWords(parseMoney(amount))
        : moneyInWords(parseMoney(amount), known, "", isWhole(amount) && isWhole(until));
      const last = great
        ? greatMoney(parseMoney(until), great, known)
        : moneyInWords(parseMoney(until), known, "");
      return `${minus(sign)}${first} ${rangeLink(before)} ${last}${perWords(found, after)}`;
    },
  ),
  rule(
    `(?<sign>${SIGN})${NUMBER_START}(?<amount>${MONEY})(?: ?(?<great>${GREAT}))?[ -]?(?<currency>${AFTER})${PER}`,
    (found, { before, after }) => {
      const { sign = "", amount = "", great, currency = "" } = found;
      return minus(sign) + price(amount, great, currency, before) + perWords(found, after);
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d])(?<currency>${BEFORE}) ?(?<sign>-?)(?<amount>${MONEY})(?!\d)(?:${TO}(?<until>${MONEY})(?!\d))?(?: (?<great>${GREAT})(?!\p{L}))?${PER}`,
    (found, { before, after }) => {
      const { sign = "", amount = "", until, great, currency = "" } = found;
      if (until !== undefined) {
        const known = currencyOf(currency);
        const both = isWhole(amount) && isWhole(until);
        const first = moneyInWords(parseMoney(amount), known, "", both);
        return `${first} ${rangeLink(before)} ${price(until, great, currency, "")}${perWords(found, after)}`;
      }
      return minus(sign) + price(amount, great, currency, before) + perWords(found, after);
    },
  ),
  rule(String.raw`(?<![\p{L}])(?<sign>€|£)${PER}`, (found, { after }) => {
    return currencyOf(found.sign ?? "").name + perWords(found, after);
  }),
];

function price(
  amount: string,
  great: string | undefined,
  currency: string,
  before: string,
): string {
  const known = currencyOf(currency);
  const money = parseMoney(amount);
  return great ? greatMoney(money, great, known) : moneyInWords(money, known, before);
}

function currencyOf(sign: string): Currency {
  return SIGNS[sign.replace(/\.$/, "")] ?? EURO;
}

function minus(sign: string): string {
  return sign === "" ? "" : "minus ";
}

function perWords({ per, second }: Groups, after: string): string {
  const then = second === undefined ? "" : ` pro ${second.slice(1)}`;
  if (per === undefined) return then;
  const adverb = ADJECTIVES[per];
  if (adverb !== undefined) return ` ${adverb}${then}${sharedStop(after)}`;
  return ` pro ${perWhat(per)}${then}`;
}

/** A dash in place of the cents is none, and a point before the last two digits a comma. */
function parseMoney(written: string): Amount {
  const plain = written.replace(/,[-–—]{1,2}$/, "");
  return parseAmount(/,/.test(plain) ? plain : plain.replace(/\.(\d\d)$/, ",$1"));
}

function isWhole(written: string): boolean {
  return /^0*$/.test(parseMoney(written).decimals);
}

function moneyInWords(
  { whole, decimals }: Amount,
  { name, gender, hundredth }: Currency,
  before: string,
  isBare = false,
): string {
  if (decimals.length > 2 && !/^0+$/.test(decimals)) {
    return `${amountInWords({ whole, decimals })} ${name}`;
  }
  const cents = Number(decimals.slice(0, 2).padEnd(2, "0"));
  const one = before === "" ? "ein" : oneBefore(gender, before);
  if (isBare) return cardinal(whole, "ein");
  if (whole === 0 && cents > 0) return `${cardinal(cents, one)} ${hundredth}`;
  const units = `${cardinal(whole, cents > 0 ? "ein" : one)} ${name}`;
  return cents === 0 ? units : `${units} ${cardinal(cents)}`;
}

function greatMoney(amount: Amount, great: string, { name }: Currency): string {
  return `${greatAmount(amount, great)} ${name}`;
}

/** "zwei Millionen", "fünfzigtausend". */
export function greatAmount(amount: Amount, great: string): string {
  if (/^[Tkt]/.test(great)) {
    const { whole, decimals } = amount;
    const thousands = Number(`${whole}.${decimals === "" ? 0 : decimals}`) * 1000;
    return cardinal(Math.round(thousands));
  }
  const name = /^Mi(?:o|llion)/.test(great) ? "Million" : "Milliarde";
  const isSingle = amount.whole === 1 && amount.decimals === "";
  if (isSingle) return `eine ${name}`;
  return `${amountInWords(amount)} ${name === "Million" ? "Millionen" : "Milliarden"}`;
}
