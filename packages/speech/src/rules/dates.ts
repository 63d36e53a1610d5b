import { endsSentence } from "../grammar.ts";
import { MONTH, MONTHS, WEEKDAYS, wholeMonth } from "../lexicon/calendar.ts";
import { cardinal, yearInWords } from "../numerals/cardinal.ts";
import { ordinalStem } from "../numerals/ordinal.ts";
import { type Around, type Rule, rule } from "../rule.ts";
import { dayEnding } from "./day-ending.ts";

const START = String.raw`(?<![\p{L}\d]|\d[.,:/-])`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH_NUMBER = `(?:1[0-2]|0?[1-9])`;
const TO_DAY = ` ?(?<to>[-–—/+&]|bis|und|oder|bis zum) ?`;
const WEEKDAY_SHORT = "(?:Mo|Di|Mi|Do|Fr|Sa|So)";

/** Weekdays and months that are cut down, days of the month, and months with their year. */
export const DATES: readonly Rule[] = [
  rule(
    String.raw`(?<![\p{L}\d])(?<first>${WEEKDAY_SHORT})\.? ?(?:[-–—]|bis) ?(?<last>${WEEKDAY_SHORT})(?![\p{L}\d])(?<stop>\.?)`,
    ({ first = "", last = "", stop }, { after }) =>
      `${WEEKDAYS[first]} bis ${WEEKDAYS[last]}${stop && endsSentence(after) ? "." : ""}`,
  ),
  rule(
    String.raw`(?<![\p{L}\d])(?<list>${WEEKDAY_SHORT}(?:\.?(?:\/|, ?| ?& ?| ?\+ ?| und | oder | u\. )${WEEKDAY_SHORT}){1,6})(?![\p{L}\d])(?<stop>\.?)`,
    ({ list = "", stop }, { after }) => {
      const words = list
        .replace(/ ?[&+] ?| u\. /g, " und ")
        .replace(/\.?(?:\/|, ?)/g, ", ")
        .replace(/\b(?:Mo|Di|Mi|Do|Fr|Sa|So)\b\.?/g, (day) => WEEKDAYS[day.slice(0, 2)] ?? day);
      return `${words}${stop && endsSentence(after) ? "." : ""}`;
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d])(?<day>Mo|Di|Mi|Do|Fr|Sa|So(?=[.,:]| \d{1,2}(?:[:.]\d\d)? ?[-–]))(?:\.,?|,)?(?=:? (?:\d|(?:den|um|ab|von|bis) \d))`,
    ({ day = "" }, { after }) => {
      const isDate = /^ (?:den )?\d{1,2}\. ?(?:\d|\p{Lu})/u.test(after);
      return `${WEEKDAYS[day]}${isDate ? "," : ""}`;
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d])(?<first>Jan|Feb|Mär|Mrz|Apr|Mai|Jun|Jul|Aug|Sept|Sep|Okt|Nov|Dez)\.?(?<to> ?[-–—/] ?)(?<last>Jan|Feb|Mär|Mrz|Apr|Mai|Jun|Jul|Aug|Sept|Sep|Okt|Nov|Dez)(?![\p{L}\d])\.?`,
    ({ first = "", last = "" }) => `${wholeMonth(first)} bis ${wholeMonth(last)}`,
  ),
  rule(
    String.raw`${START}(?<year>\d{4})-(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\d|3[01])(?:[T ](?=\d\d:\d\d)|(?![\d-]))`,
    ({ year, month, day }, around) => {
      const isTimed = /^\d/.test(around.after);
      const date = dateInWords(day, monthName(month), year, around);
      return isTimed ? `${date}, ` : date;
    },
  ),
  rule(
    String.raw`${START}(?<first>${DAY})\.(?: ?(?<firstMonth>${MONTH_NUMBER})\.(?<firstYear>\d{4})?| ?(?<firstName>${MONTH}))?${TO_DAY}(?<last>${DAY})\. ?(?:(?<month>${MONTH_NUMBER})\.|(?<name>${MONTH}))(?: ?(?<year>(?:19|20)\d\d)|(?<short>\d\d))?(?![\d])`,
    (found, { before, after }) => {
      const { first, last, name, short } = found;
      const firstName = found.firstName ? wholeMonth(found.firstName) : null;
      const firstMonth = firstName ?? (found.firstMonth ? monthName(found.firstMonth) : "");
      const lastMonth = name ? wholeMonth(name) : monthName(found.month);
      const dative = /bis zum$/.test(found.to ?? "") ? "bis zum " : `${linkOf(found.to)} `;
      const ending = dayEnding(before, after);
      const begin = [
        `${ending.article}${ordinalStem(Number(first))}${ending.ending}`,
        firstMonth,
        found.firstYear ? yearInWords(Number(found.firstYear)) : "",
      ];
      const lastEnding = dative === "bis zum " ? "en" : ending.ending;
      const end = [
        `${ordinalStem(Number(last))}${lastEnding}`,
        lastMonth,
        found.year || short ? yearInWords(fullYear(found.year ?? short ?? "")) : "",
      ];
      const stop =
        !(found.year || short) && (found.month || name?.endsWith(".")) ? stopOf(after) : "";
      return `${joined(begin)} ${dative}${joined(end)}${stop}`;
    },
  ),
  rule(
    String.raw`${START}(?<day>${DAY})\. ?(?<month>${MONTH_NUMBER})\.(?: ?(?<year>(?:1[0-9]|20)\d\d)|(?<short>\d\d))?(?![\d]|\.\d)`,
    ({ day, month, year, short }, around) => {
      const stop = year || short ? "" : stopOf(around.after);
      return dateInWords(day, monthName(month), year ?? short, around) + stop;
    },
  ),
  rule(
    String.raw`(?<lead>(?<![\p{L}\d])(?:am|vom|zum|den|dem|bis) )(?<day>${DAY})\.(?<month>1[0-2]|0?[1-9])(?![\d.,:]| ?(?:Uhr|€|Euro|EUR|%))`,
    ({ lead = "", day, month }) => {
      return `${lead}${dateInWords(day, monthName(month), undefined, { before: lead, after: "" })}`;
    },
  ),
  rule(
    String.raw`${START}(?<day>${DAY})\. ?(?<name>${MONTH})(?:,? (?<year>\d{4})(?!\d))?(?!\p{L})`,
    ({ day, name = "", year }, around) => {
      const stop = !year && name.endsWith(".") ? stopOf(around.after) : "";
      return dateInWords(day, wholeMonth(name), year, around) + stop;
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d])(?<name>${MONTH}) (?<year>(?:1[1-9]|20)\d\d|'\d\d)(?![\d]|[.,:]\d)`,
    ({ name = "", year = "" }) =>
      `${wholeMonth(name)} ${yearInWords(fullYear(year.replace("'", "")))}`,
  ),
  rule(
    String.raw`(?<![\p{L}\d]|\d[./])(?<month>${MONTH_NUMBER})\/(?<year>(?:19|20)\d\d)(?![\d/])`,
    ({ month, year = "" }, { before }) =>
      ISSUE.test(before) ? null : `${monthName(month)} ${yearInWords(Number(year))}`,
  ),
  rule(
    String.raw`(?<lead>(?<!\p{L})(?:[Bb]is|[Ss]eit|[Aa]b|[Vv]on|[Ii]m|[Ee]nde|[Aa]nfang|[Mm]itte|TÜV|HU|AU|Erstzulassung|gültig) )?(?<![\p{L}\d]|\d[.,/])(?<month>${MONTH_NUMBER})\/(?<year>\d\d)(?![\d/]|[.,]\d| ?(?:cm|mm|m|€|%)(?!\p{L}))`,
    ({ lead, month = "", year = "" }) => {
      if (lead === undefined && !month.startsWith("0")) return null;
      return `${lead ?? ""}${monthName(month)} ${yearInWords(fullYear(year))}`;
    },
  ),
  // A year that begins in one and ends in the next.
  rule(
    String.raw`(?<![\p{L}\d]|\d[./])(?<year>(?:19|20)\d\d)\/(?:(?:19|20)(?=\d\d))?(?<next>\d\d)(?![\d/]|[.,]\d)`,
    ({ year = "", next = "" }) => {
      if ((Number(year) + 1) % 100 !== Number(next)) return null;
      return `${yearInWords(Number(year))} ${cardinal(Number(next))}`;
    },
  ),
  rule(
    String.raw`(?<=(?<!\p{L})(?:jede[nmr]|de[rnm]|am|einen?|vom|zum) [1-5]\. (?:(?:und|oder|\+|\/) [1-5]\. )?)(?<day>${WEEKDAY_SHORT})(?![\p{L}\d])(?<stop>\.?)`,
    ({ day = "", stop }, { after }) =>
      `${WEEKDAYS[day]}${stop && endsSentence(after) && !/^ [Ii]m /.test(after) ? "." : ""}`,
  ),
  rule(
    String.raw`(?<![\p{L}\d])(?<name>(?:Jan|Feb|Mär|Mrz|Apr|Jun|Jul|Aug|Sept|Sep|Okt|Nov|Dez)\.)(?= \d|,| und | bis | oder )`,
    ({ name = "" }) => wholeMonth(name),
  ),
  rule(
    String.raw`(?<lead>(?<![\p{L}\d])(?:[Ii]m|[Aa]b|[Ss]eit|[Bb]is|[Ee]nde|[Aa]nfang|[Mm]itte) )(?<name>(?:Jan|Feb|Mär|Mrz|Apr|Jun|Jul|Aug|Sept|Sep|Okt|Nov|Dez)\.)`,
    ({ lead = "", name = "" }, { after }) => `${lead}${wholeMonth(name)}${stopOf(after)}`,
  ),
  rule(
    String.raw`(?<lead>(?<![\p{L}\d])(?:[Ii]m |[Dd]as |[Ii]ns |[Dd]em |[Dd]es |[Ee]nde |[Aa]nfang |[Mm]itte )?)Q(?<quarter>[1-4])(?:[ /](?<year>20\d\d)|[/'](?<short>\d\d))?(?![\p{L}\d])`,
    ({ lead = "", quarter, year, short }) => {
      const ending = /^(?:im|dem|des) /i.test(lead) ? "en" : lead === "" ? "es" : "e";
      const written = year ?? short;
      const when = written ? ` ${yearInWords(fullYear(written))}` : "";
      if (/^(?:Ende|Anfang|Mitte) /i.test(lead)) {
        return `${lead}des ${ordinalStem(Number(quarter))}en Quartals${when}`;
      }
      return `${lead}${ordinalStem(Number(quarter))}${ending} Quartal${when}`;
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d])KW(?= ?\d{1,2}(?!\d))|(?<=\d\. )KW(?!\p{L})`,
    () => "Kalenderwoche",
  ),
  rule(
    String.raw`(?<![\p{L}\d]|\d[.,])(?<decade>\d{0,2}\d0)er(?<end>n?)(?:(?<jahre>[ -])(?=Jahre)|(?![\p{L}\d]))`,
    ({ decade = "", end = "", jahre }) => {
      return `${yearInWords(Number(decade))}er${end}${jahre ? " " : ""}`;
    },
  ),
];

/** What is counted through a year: "Heft 3/2026". */
const ISSUE = /(?:Ausgabe|Ausg\.|Heft|Nr\.|Nummer|Band|Bd\.|Folge|Beschluss|Urteil) $/u;

function joined(words: readonly string[]): string {
  return words.filter((word) => word !== "").join(" ");
}

function linkOf(to: string | undefined): string {
  if (to === "und" || to === "+" || to === "&") return "und";
  // Both days, or one of them: a pause leaves that open, as the stroke does.
  if (to === "/") return ",";
  return to === "oder" ? "oder" : "bis";
}

function stopOf(after: string): string {
  return endsSentence(after) ? "." : "";
}

function monthName(month: string | undefined): string {
  return MONTHS[Number(month) - 1] ?? "";
}

function fullYear(year: string): number {
  const value = Number(year);
  if (year.length > 2) return value;
  return value < 50 ? 2000 + value : 1900 + value;
}

function dateInWords(
  day: string | undefined,
  month: string,
  year: string | undefined,
  { before, after }: Around,
): string {
  const { article, ending } = dayEnding(before, after);
  const when = year === undefined ? "" : ` ${yearInWords(fullYear(year))}`;
  return `${article}${ordinalStem(Number(day))}${ending} ${month}${when}`;
}
