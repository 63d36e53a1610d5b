import { cardinal, digitByDigit } from "../numerals/cardinal.ts";
import { type Rule, rule } from "../rule.ts";

const NAMED = String.raw`(?:(?:\p{L}[\p{L}-]{0,30})?(?:[Nn]ummer|\.?-Nr\.|nr\.|[Cc]ode)|Nr\.|Tel\.|Tel(?=:)|Telefon|Fax|Mobil|Handy|Durchwahl|Notruf|PIN|TAN|PUK|Aktenzeichen|Az\.|Ticket|PLZ|Postleitzahl|BIC|Vorgang|Kennwort)`;

/** Numbers that name something and count nothing: they are spoken in small groups, with pauses. */
export const IDENTIFIERS: readonly Rule[] = [
  rule(
    String.raw`(?<![\p{L}\d])(?<country>[A-Z]{2})(?<rest>\d{2}(?: ?[\dA-Z]{4}){3,7}(?: ?\d{1,3})?)(?![\p{L}\d])`,
    ({ country = "", rest = "" }) => {
      const compact = rest.replaceAll(" ", "");
      if (!/\d{6}/.test(compact)) return null;
      const groups = compact.slice(2).match(/.{1,4}/g) ?? [];
      const start = `${inLetters(country)} ${digitByDigit(compact.slice(0, 2))}`;
      return [start, ...groups.map(inLetters)].join(", ");
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d])(?<label>${NAMED})(?<link>(?: (?:ist|lautet|die|der|heißt))?:? {1,2}|:)(?<id>(?:[A-Z]{1,4}[ -]?)?\+?\d(?:[A-Z\d/. -]{0,30}\d)?[A-Z]{0,4})(?![\p{L}\d]|[,.:]\d)`,
    ({ label = "", link = "", id = "" }, { after }) => {
      if (/\d\.(?!\d)/.test(id) || /^ ?(?:Uhr|€|Euro|%)/.test(after)) return null;
      const isShort = /^\d{1,3}$/.test(id) && !id.startsWith("0");
      const isRead = /^(?:PIN|TAN|PUK|Notruf|PLZ|Postleitzahl)$|[Cc]ode$/.test(label);
      if (isShort && !isRead) return null;
      const isPostcode = /^(?:PLZ|Postleitzahl)$/.test(label);
      const words = isPostcode ? digitByDigit(id) : identifierInWords(id);
      return `${wholeLabel(label)}${link}${words}`;
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d+]|\d[.,:])(?<number>(?:\+\d|\(?\+?\d|00?\d)(?:[\d /-]|\(0\)|\)){3,26}\d)(?![\d]|[.,:]\d| ?(?:Uhr|€|EUR|Euro|%))`,
    ({ number = "" }) => (isPhoneNumber(number) ? identifierInWords(number) : null),
  ),
  rule(
    String.raw`(?<place>(?<![\p{L}\d])(?:[Ii]n |[Aa]us |[Nn]ach |D-)|^|[,\n] {0,2})(?<code>\d{5})(?= \p{Lu}\p{Ll}{2,30}(?!\p{L}))`,
    ({ place = "", code = "" }, { after }) => {
      if (code.endsWith("00") || COUNTED.test(after)) return null;
      return `${place.replace("D-", "")}${digitByDigit(code)}`;
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d])(?<id>[A-Z]{1,4}(?:-\d{4,12}|\d{5,12}))(?![\p{L}\d]|[.,:]\d)`,
    ({ id = "" }) => identifierInWords(id),
  ),
  // Groups of digits, as of a book's number.
  rule(
    String.raw`(?<![\p{L}\d-]|\d[.,])(?<number>\d{1,9}(?:-\d{1,9}){2,6})(?![\p{L}\d-]|[.,]\d)`,
    ({ number = "" }) => (number.replaceAll("-", "").length < 9 ? null : identifierInWords(number)),
  ),
  // The plate of a car.
  rule(
    String.raw`(?<![\p{L}\d-])(?<plate>[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\d{1,4}[EH]?)(?![\p{L}\d]|[,.:]\d)`,
    ({ plate = "" }) => identifierInWords(plate),
  ),
  rule(String.raw`(?<![\p{L}\d.,])(?<code>0\d{4})(?= \p{Lu})`, ({ code = "" }) =>
    digitByDigit(code),
  ),
];

/** What five digits may count, so that they are no postcode. */
const COUNTED =
  /^ (?:Euro|EUR|Cent|Kund|Mitarbeit|Einwohn|Haushalt|Menschen|Stück|Kilo|Meter|Watt|Mal|Jahr|Tage|Stunden|Nutzer|Unternehmen|Firmen|Teil|Besuch|Quadrat|Seiten|Personen|Artikel|Produkte|Punkte|Franken|Dollar|Prozent|Adressen|Anrufe|Kontakte)/;

function isPhoneNumber(written: string): boolean {
  const digits = written.replace(/\D/g, "");
  if (digits.length < 6 || digits.length > 15) return false;
  if (/^(?:\d{2}-\d{2}-\d{4}|\d{1,2}\/\d{4})$/.test(written)) return false;
  return /^(?:\+[1-9]|\(?0\d|\(\+)/.test(written);
}

function wholeLabel(label: string): string {
  if (/^Tel\.?$/.test(label)) return "Telefon";
  if (label === "Nr.") return "Nummer";
  if (label === "Az.") return "Aktenzeichen";
  if (label === "PLZ") return "Postleitzahl";
  const [, stem, cut] = /^(.*?)(\.?-Nr\.|nr\.)$/u.exec(label) ?? [];
  if (stem === undefined || cut === undefined) return label;
  const whole = STEMS[stem];
  if (whole !== undefined) return `${whole}nummer`;
  return /\p{Lu}.*\p{Lu}|^Kfz$/u.test(stem) ? `${stem}-Nummer` : `${stem}nummer`;
}

/** What is cut down before "-Nr.". */
const STEMS: Record<string, string> = {
  Ang: "Angebots",
  Art: "Artikel",
  Auftr: "Auftrags",
  Best: "Bestell",
  Bestell: "Bestell",
  Buch: "Buchungs",
  Kd: "Kunden",
  Kto: "Konto",
  Mitgl: "Mitglieds",
  Re: "Rechnungs",
  Rg: "Rechnungs",
  Rech: "Rechnungs",
  St: "Steuer",
  Steuer: "Steuer",
  Tel: "Telefon",
  Vers: "Versicherungs",
  Vertr: "Vertrags",
};

/** An identifier in the groups it is written in, long ones cut into twos and threes. */
export function identifierInWords(written: string): string {
  const plus = written.trimStart().startsWith("+") || written.startsWith("(+") ? "plus " : "";
  const groups = (
    written.replace(/(?<=\d ?)\(0\)/, " ").match(/\d{1,30}|\p{L}{1,10}/gu) ?? []
  ).flatMap((group) => (/\d/.test(group) ? chunksInWords(group) : [inLetters(group)]));
  return plus + groups.join(", ");
}

/** 23125 → 231, 25; the prefixes of service numbers are said as hundreds. */
function chunksInWords(digits: string): string[] {
  const service = /^0([789])00(.{0,30})$/.exec(digits);
  if (service) {
    const [, hundreds, rest = ""] = service;
    const prefix = `null ${cardinal(Number(hundreds) * 100)}`;
    return rest === "" ? [prefix] : [prefix, ...chunksInWords(rest)];
  }
  // An area code, or a code: what begins with a zero is kept together.
  if (digits.length <= 3 || (digits.startsWith("0") && digits.length <= 5))
    return [digitByDigit(digits)];
  const first = digits.length % 2 === 0 ? 2 : 3;
  const chunks = [digits.slice(0, first), ...(digits.slice(first).match(/\d{2}/g) ?? [])];
  return chunks.map(digitByDigit);
}

function inLetters(group: string): string {
  return Array.from(group, (sign) => (/\d/.test(sign) ? cardinal(Number(sign)) : sign)).join(" ");
}
