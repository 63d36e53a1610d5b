import { cardinal, digitByDigit } from "../numerals/cardinal.ts";
import { type Rule, rule } from "../rule.ts";

const TLD = `(?:de|com|net|org|at|ch|eu|info|io|ai|shop|online|app|biz|gmbh|berlin|hamburg|koeln|bayern|dev|cloud)`;
const HOST = String.raw`(?:[\p{L}\d](?:[\p{L}\d-]{0,40}[\p{L}\d])?\.){1,5}`;
const PATH = String.raw`(?:\/[\p{L}\d/_.~%-]{0,120}[\p{L}\d])?\/?(?:[?#][^\s,;)]{0,300})?`;

/** E-mail addresses and web addresses; of the latter nobody wants to hear what follows a "?". */
export const ADDRESSES: readonly Rule[] = [
  rule(
    String.raw`(?<![\p{L}\d.+_-])(?:mailto:)?(?<name>[\p{L}\d][\p{L}\d.+_-]{0,63})@(?<host>${HOST}\p{L}{2,20})(?![\p{L}\d])`,
    ({ name = "", host = "" }) => `${inSigns(name)} ät ${inSigns(host)}`,
  ),
  rule(
    String.raw`(?<![\p{L}\d.@/-])https?:\/\/(?<host>${HOST}?\p{L}{2,20})(?<port>:\d{2,5})?(?<path>${PATH})`,
    ({ host = "", path = "" }) => inSigns(host) + pathInWords(path),
  ),
  rule(
    String.raw`(?<![\p{L}\d.@/-])(?<host>(?:www\.${HOST}\p{Ll}{2,20}|${HOST}${TLD}))(?![\p{L}\d@-]|\.\p{L})(?<path>${PATH})`,
    ({ host = "", path = "" }) => inSigns(host) + pathInWords(path),
  ),
  rule(
    String.raw`(?<![\p{L}\d])@(?<name>[\p{L}\d_]{1,40})`,
    ({ name = "" }) => `ät ${inSigns(name)}`,
  ),
  rule(String.raw`(?<![\p{L}\d#])#(?<name>\p{L}[\p{L}\d_]{0,60})`, ({ name = "" }) => {
    return `Hashtag ${inSigns(name)}`;
  }),
];

const SIGNS: Record<string, string> = {
  ".": "punkt",
  "-": "minus",
  _: "unterstrich",
  "+": "plus",
  "/": "schrägstrich",
};

function pathInWords(path: string): string {
  const spoken = path.replace(/[?#].*$/, "").replace(/\/$/, "");
  return spoken === "" ? "" : ` ${inSigns(spoken)}`;
}

/** Too few vowels to be a word: "gmx", "dr". */
const UNSPEAKABLE = /(?<!\p{L})(?!www(?!\p{L}))[bcdfghjklmnpqrstvwxz]{2,5}(?!\p{L})/giu;

function inSigns(address: string): string {
  return address
    .replace(UNSPEAKABLE, (letters) => Array.from(letters.toUpperCase()).join(" "))
    .replace(/\d{1,20}/g, (digits) => ` ${numberInAddress(digits)} `)
    .replace(/[.\-_+/]/g, (sign) => ` ${SIGNS[sign]} `)
    .replace(/[~%]/g, " ")
    .replace(/ {2,9}/g, " ")
    .trim();
}

function numberInAddress(digits: string): string {
  const isNumber = digits.length < 3 && (digits === "0" || !digits.startsWith("0"));
  const isYear = /^(?:19|20)\d\d$/.test(digits);
  return isNumber || isYear ? cardinal(Number(digits)) : digitByDigit(digits);
}
