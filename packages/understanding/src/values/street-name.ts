import { type Item, isFiller, type Span } from "./address-items.ts";
import { ordinalOf } from "./number-words.ts";
import { wordSet } from "./tokens.ts";

const STREETS =
  /(?:strasse|strass|str|stroos?s?|weg|weech|wech|platz|allee|gass|gasse|gaess(?:chen|le)|ring|damm|ufer|chaussee|stieg|steig|steg|markt|wall|graben|pfad|twiete|zeile|promenade|kai|anger|bruecke|tor|winkel|siedlung|berg|hof|gaerten|garten|hoehe|park|wiese|wiesen|feld|rain|grund|leite|halde|bogen|terrasse|esplanade|kamp|brink|redder|(?<=\p{L}{2})(?:blick|eck|hain|heide|aue|busch|loh|acker|born|muehle|hang|tal|bach|wald))$/u;

/** Ends like a street, and is one hardly ever: "Heidelberg", "Bahnhof". */
const ALONE_A_PLACE =
  /(?:berg|hof|tor|park|feld|wiesen?|grund|garten|hoehe|bruecke|kamp|rain|blick|eck|hain|heide|aue|busch|loh|acker|born|muehle|hang|tal|bach|wald)$/u;

export function isStreet(word: string): boolean {
  return STREETS.test(word) && !ALONE_A_PLACE.test(word) && !NO_STREET.has(word);
}

const NO_STREET = wordSet("straße weg steg ring markt platz unterwegs hinweg weitweg umweg ausweg");
export const LABELS = wordSet("hausnummer nummer nr haus die ist und hat , .");
const IN_NAMES = wordSet("des der vom von zum zur am an im dem den");
const MONTHS = wordSet("januar märz mai juni juli oktober november");
const QUALITIES =
  /^(?:alte|neue|obere|untere|kleine|grosse|lange|kurze|hintere|vordere|mittlere|innere|aeussere|breite|hohe|schmale|sankt|st)[rnsm]?$/u;
const LIES_AT = wordSet("am an auf im unter hinter zum zur vor zwischen");

/** Where the name of the street stands. */
export function streetIn(items: readonly Item[], postcode: Span | null): Span | null {
  const end = postcode?.from ?? items.length;
  const places: Span[] = [];
  for (let at = 0; at < end; at++) {
    const item = items[at];
    if (!item || item.isMark || item.digits !== undefined || !STREETS.test(item.word)) continue;
    const to = streetEnd(items, at);
    const isNumbered = isNumberNext(items, to);
    if (!isNumbered && (!isStreet(item.word) || NO_STREET.has(item.word))) continue;
    const span = { from: streetStart(items, at), to };
    if (isNumbered) return span;
    places.push(span);
  }
  return places[0] ?? unmarkedStreet(items, end, postcode);
}

/** "Am Zollhafen drei", "Hofgut 3, 55130 Mainz". */
function unmarkedStreet(items: readonly Item[], end: number, postcode: Span | null): Span | null {
  const house = items.findIndex(({ digits }, at) => digits !== undefined && at < end);
  const to = house >= 0 ? house : -1;
  if (to < 1) return null;
  // "Am Mittwoch um drei".
  const isDayNamed = items
    .slice(0, to)
    .some(({ word }) => OF_TIME.test(word) || ordinalOf(word) !== null);
  for (let from = to - 1; from >= Math.max(0, to - 4); from--) {
    const item = items[from];
    if (!item || item.isMark) break;
    if (LIES_AT.has(item.word) && from < to - 1) return isDayNamed ? null : { from, to };
  }
  if (!postcode) return null;
  let from = to;
  while (from > to - 3 && from > 0) {
    const before = items[from - 1];
    if (!before || before.isMark || isFiller(before) || before.digits !== undefined) break;
    from--;
  }
  if (from === to) return null;
  // "In der Au": whether that belongs to the name can't be heard.
  const isIn = ARTICLES.has(items[from - 1]?.word ?? "") && INSIDE.has(items[from - 2]?.word ?? "");
  return { from: isIn ? from - 2 : from, to };
}

const ARTICLES = wordSet("der den dem");
const INSIDE = wordSet("in an auf");

const OF_TIME =
  /^(?:um|uhr|gegen|ab|nach|(?:mon|diens|donners|frei|sams|sonn)tag\p{L}*|mittwoch\p{L}*|sonnabend|\p{L}*(?:abend|woche|mittag)|morgen|heute)$/u;

function isNumberNext(items: readonly Item[], from: number): boolean {
  let at = from;
  while (LABELS.has(items[at]?.word ?? "")) at++;
  return items[at]?.digits !== undefined && at - from <= 5;
}

/** "Alte Mainzer Straße", "Karl-Marx-Straße", "Am Rosenweg", "Obere Gartenstraße". */
function streetStart(items: readonly Item[], at: number): number {
  const isWhole =
    /^(?:strasse|str|weg|platz|allee|gasse|ring|damm|ufer|markt|steig|pfad|chaussee|promenade|wall|graben|berg|hof|park|kai)$/u.test(
      items[at]?.word ?? "",
    );
  let from = at;
  while (from > 0 && at - from < 8) {
    const before = items[from - 1];
    if (!before || before.digits !== undefined) break;
    const isHyphen = before.word === "-";
    if (before.isMark && !isHyphen) break;
    const isJoined = isHyphen || items[from]?.word === "-";
    const isPart = isJoined || QUALITIES.test(before.word) || (isWhole && !isFiller(before));
    if (!isPart) break;
    from--;
  }
  if (from === at && isWhole && at > 0 && IN_NAMES.has(items[at - 1]?.word ?? "")) from = at - 1;
  if (/^(?:sankt|st)$/u.test(items[from - 2]?.word ?? "")) from -= 2;
  // "Von Esmarch Straße 3": a name, unless somebody comes from there.
  const isNobles = isWhole && from < at && items[from - 1]?.word === "von";
  if (isNobles && (from === 1 || SAYS_NOTHING.has(items[from - 2]?.word ?? ""))) return from - 1;
  const lead = items[from - 1]?.word ?? "";
  const article = items[from - 2]?.word ?? "";
  if (lead === "am") return from - 1;
  if ((lead === "der" || lead === "den" || lead === "dem") && AT.has(article)) return from - 2;
  return from;
}

const SAYS_NOTHING = wordSet("ja jo also äh ähm na das ist die adresse genau in");
const AT = wordSet("an auf unter hinter vor");

/** "Straße des 17. Juni", "Platz der Einheit": the name goes on. */
function streetEnd(items: readonly Item[], at: number): number {
  const isWhole = /^(?:strasse|platz|allee|weg|ufer)$/u.test(items[at]?.word ?? "");
  let to = items[at + 1]?.word === "." ? at + 2 : at + 1;
  if (!isWhole || !IN_NAMES.has(items[to]?.word ?? "") || items[to]?.word === "im") return to;
  const first = to;
  while (to < items.length && to - first < 5) {
    const { digits, isMark, word } = items[to] ?? { isMark: true, word: "" };
    const isDay = [to + 1, to + 2].some((next) => MONTHS.has(items[next]?.word ?? ""));
    if ((isMark && word !== ".") || (digits !== undefined && !isDay)) break;
    to++;
  }
  return to;
}
