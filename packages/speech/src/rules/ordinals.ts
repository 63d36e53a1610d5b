import { endsSentence, sharedStop } from "../grammar.ts";
import { ordinalEnding as endingOf, isCountedOff, isDetermined } from "../inflection.ts";
import { cardinal } from "../numerals/cardinal.ts";
import { ordinalStem, romanValue } from "../numerals/ordinal.ts";
import { type Rule, rule } from "../rule.ts";

const ROMAN = "[IVX]{1,6}";

/** Numbers with a full stop that is none, and Roman numerals where they can be nothing else. */
export const ORDINALS: readonly Rule[] = [
  rule(
    String.raw`(?<![\p{L}\d])(?<name>\p{Lu}\p{Ll}{2,20}) (?<roman>[IVX]{1,6})\.(?![\p{L}\d])`,
    ({ name = "", roman = "" }, { before, after }) => {
      const value = romanValue(roman);
      if (value === null || ACTS.test(name)) return null;
      // "Karl V. Weber" has a second name.
      if (roman.length === 1 && /^ \p{Lu}\p{Ll}/u.test(after) && !endsSentence(after)) return null;
      if (isCountedOff(after)) return `${name} ${cardinal(value)}${endingOf("", after)}`;
      return ruler(name, value, before) + sharedStop(after);
    },
  ),
  rule(
    String.raw`(?<=(?<![\p{L}\d])(?:Kapitel|Teil|Band|Phase|Stufe|Klasse|Hartz|Typ|Level|Abschnitt|Paket|Gruppe|Akt|Weltkrieg|Version)[en]{0,2} )(?<list>${ROMAN}(?:(?:, ?| und | oder | bis | ?[-–/] ?)${ROMAN}){0,5})(?![\p{L}\d])`,
    ({ list = "" }) => {
      const values = (list.match(/[IVX]{1,6}/g) ?? []).map(romanValue);
      if (values.includes(null)) return null;
      return list
        .replace(/[IVX]{1,6}/g, (roman) => cardinal(romanValue(roman) ?? 0))
        .replace(/ ?[-–] ?/g, " bis ")
        .replace(/\/(?=\p{L})/gu, ", ");
    },
  ),
  rule(
    String.raw`(?<![\p{L}\d])(?<name>\p{Lu}[\p{L}-]{2,30}) (?<roman>[IVX]{2,6})(?![\p{L}\d-]|\.(?! \p{Lu}|$))`,
    ({ name = "", roman = "" }, { before }) => {
      const value = romanValue(roman);
      if (value === null) return null;
      return RULERS.test(name) ? ruler(name, value, before) : `${name} ${cardinal(value)}`;
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
    String.raw`(?<![\p{L}\d]|\d[.,:/])(?<earlier>(?:\d{1,3}\., ?){0,5})(?<first>\d{1,3})\. ?(?<to>[-–—/]|bis|und|oder) ?(?<last>\d{1,3})\.(?=[ \n]|$|[,;!?)])`,
    ({ earlier = "", first = "", to = "", last = "" }, { before, after }) => {
      const ending = isDetermined(before) || isCountedOff(after) ? endingOf(before, after) : "er";
      const link = /[-–—/]/.test(to) ? "bis" : to;
      const words = [first, last].map((value) => ordinalStem(Number(value)) + ending);
      const list = earlier.match(/\d{1,3}/g) ?? [];
      const start = list.map((value) => `${ordinalStem(Number(value))}${ending}, `).join("");
      return start + words.join(` ${link} `) + (isCountedOff(after) ? "" : sharedStop(after));
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
      if (CLUB.test(after)) return ordinalStem(value) + endingOf(before, after);
      if (/(?:^|\n)\s{0,3}$/.test(before) && /^ \S/.test(after) && value > 0 && value < 32) {
        return `${ordinalStem(value)}ens,`;
      }
      if (endsSentence(after)) return null;
      return /^ \p{Ll}/u.test(after) ? `${ordinalStem(value)}e` : null;
    },
  ),
];

/** What clubs that were the first begin with. */
const CLUB = /^ (?:[FSTHVBE]{1,3}[CV]|TSV|FSV|SpVgg|FCK)(?![\p{L}\d])/u;

/** Words before "I.", "V." or "X." that are no ruler's name. */
const ACTS =
  /^(?:Herr|Frau|Kapitel|Teil|Band|Anlage|Punkt|Variante|Option|Buchstabe|Firma|Paragraf|Modell|Golf|Typ|Version|Serie|Halle|Haus|Block|Gruppe|Klasse|Liga|Stufe|Phase|Abschnitt|Bauabschnitt|Band|Akt|Artikel|Absatz|Nummer|Paket|Lektion|Übung|Bild|Tabelle|Modul|Runde|Satz)$/;
/** Of whom a number without its full stop tells the same; of anything else it is a count. */
const RULERS =
  /^(?:Heinrich|Ludwig|Karl|Friedrich|Wilhelm|Otto|Georg|Philipp|Johannes|Benedikt|Pius|Elisabeth|Katharina|Louis|Napoleon|Nikolaus|Leopold|Gustav)s?$/;
const RULED_BY_HER =
  /^(?:Elisabeth|Margarethe|Margrethe|Katharina|Maria|Christina|Victoria|Isabella|Anna)s?$/;
const TITLE = "(?:(?:König|Königin|Kaiser|Kaiserin|Zar|Zarin|Papst|Fürst|Herzog|Graf) )?";
const OF_DATIVE = new RegExp(
  `(?:^|\\P{L})(?:von|mit|unter|bei|zu|nach|seit|aus|vor|neben|gegenüber|dem) ${TITLE}$`,
  "iu",
);
const OF_ACCUSATIVE = new RegExp(
  `(?:^|\\P{L})(?:für|gegen|über|durch|ohne|um|den) ${TITLE}$`,
  "iu",
);

/** "Ludwig der Vierzehnte", "unter Karl dem Fünften", "Ludwigs des Vierzehnten". */
function ruler(name: string, value: number, before: string): string {
  const ordinal = ordinalStem(value);
  return `${name} ${rulersArticle(name, before, `${ordinal.charAt(0).toUpperCase()}${ordinal.slice(1)}e`)}`;
}

function rulersArticle(name: string, before: string, ordinal: string): string {
  // "Pius", "Johannes" and "Thomas" end in an s themselves.
  const isGenitive = /[^aeious]s$/.test(name) || /^(?:Ottos|Annas|Marias)$/.test(name);
  const isDative = OF_DATIVE.test(before);
  if (RULED_BY_HER.test(name)) {
    return isGenitive || isDative ? `der ${ordinal}n` : `die ${ordinal}`;
  }
  if (isGenitive) return `des ${ordinal}n`;
  if (isDative) return `dem ${ordinal}n`;
  return OF_ACCUSATIVE.test(before) ? `den ${ordinal}n` : `der ${ordinal}`;
}
