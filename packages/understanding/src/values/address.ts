import { type Item, isFiller, itemsOf, postcodeIn, type Span } from "./address-items.ts";
import { speechOf } from "./speech.ts";
import { isStreet, LABELS, streetIn } from "./street-name.ts";
import { wordSet } from "./tokens.ts";

/**
 * An address as it is written, "Rosenweg 8, 55130 Mainz", from what somebody says of where he lives: in
 * digits, with what was put right in its place and without the words around it. `null` where that can't
 * be made out surely. What may belong to it, a firm, a floor, a bell, is never left out.
 */
export function addressIn(text: string): string | null {
  const found = corrected(text);
  return found === null || found.street === undefined ? null : written(found);
}

/** The same where street, number and postcode were all told, so that it is one whatever was asked. */
export function wholeAddressIn(text: string): string | null {
  const found = corrected(text);
  const isWhole = found?.street && found.house && found.postcode;
  return found && isWhole ? written(found) : null;
}

/** Whether somebody speaks of where something lies: a street, its number, a postcode. */
export function speaksOfAddress(text: string): boolean {
  return SPEAKS_OF_ADDRESS.test(text) || speechOf(text).tokens.some(({ word }) => isStreet(word));
}

const SPEAKS_OF_ADDRESS =
  /(?<!\p{L})(?:hausnummer|postleitzahl|plz|adresse|anschrift|straße|strasse)(?!\p{L})/iu;

interface Address {
  /** A name before the street: a firm, a person. */
  name?: string;
  street?: string;
  house?: string;
  /** A floor, a house at the back. */
  part?: string;
  postcode?: string;
  place?: string;
  /** What follows and may belong to it: where to ring. */
  more?: string;
}

function written({ name, street, house, part, postcode, place, more }: Address): string {
  const lines = [
    name,
    [street, house].filter(Boolean).join(" "),
    part,
    [postcode, place].filter(Boolean).join(" "),
    more,
  ];
  return lines.filter(Boolean).join(", ");
}

const PUTS_RIGHT =
  /(?<!\p{L})(?:(?:ach|oh|äh|ähm)[\s,]+)*(?:quatsch|blödsinn|falsch|nein|nee|nö|verkehrt|stimmt nicht|vertan|versprochen|verzeihung|entschuldigung|sorry|pardon|moment|stopp|ich mein(?:e|te)?|vielmehr|sondern)(?:[\s,]+(?:quatsch|blödsinn|falsch|nein|nee|entschuldigung|moment|ich mein(?:e|te)?|ich hab mich (?:vertan|versprochen)|mein(?:e|te)? ich|doch|es ist|das ist))*(?!\p{L})[\s,.]*/giu;

/** "Bitte senden an …": done, while "in Senden" is a place. */
const SENDS = /(?<!\p{L})senden (?=an |sie |mir )/giu;

/** What is said last of each part. */
function corrected(text: string): Address | null {
  const parts = text
    .replace(SENDS, "")
    .split(PUTS_RIGHT)
    .filter((part) => /\p{L}|\d/u.test(part));
  let whole: Address = {};
  for (const part of parts) {
    if (whole.street === undefined) {
      whole = { ...whole, ...read(part) };
      continue;
    }
    if (DENIES.test(part)) continue;
    const right = readRest(part, whole);
    if (right === null) return null;
    whole = { ...whole, ...right };
  }
  return whole;
}

/**
 * "Die Hausnummer ist neun", "nicht Rosenweg, sondern Rosengasse": the address that was known with that put
 * right; `null` where nothing of it surely is.
 */
export function addressPutRight(known: string, text: string): string | null {
  let whole = corrected(known);
  if (whole?.street === undefined) return null;
  let isRight = false;
  for (const part of text.split(PUTS_RIGHT)) {
    if (!/\p{L}|\d/u.test(part) || DENIES.test(part)) continue;
    const right: Address | null = readRest(part, whole);
    if (right === null) return null;
    const isHouse = right.house !== undefined && /nummer/iu.test(part);
    if (right.street === undefined && right.postcode === undefined && !isHouse) continue;
    whole = { ...whole, ...right };
    isRight = true;
  }
  return isRight ? written(whole) : null;
}

const DENIES = /^[\s,]*(?:das (?:war|ist) )?(?:nicht|kein|nimmer|das war)(?!\p{L})/iu;

/** What puts a part of an address right; `null` where it is not clear which. */
function readRest(text: string, before: Address): Address | null {
  const again = read(text);
  if (again.street !== undefined) {
    const { house = before.house, ...rest } = again;
    return house === undefined ? rest : { ...rest, house };
  }
  const items = itemsOf(speechOf(text));
  const postcode = postcodeIn(items);
  const first = items.findIndex((item) => !isFiller(item));
  if (first < 0) return {};
  const house = items[first]?.digits !== undefined && first !== postcode?.from;
  if (house && before.house !== undefined) {
    return withoutEmpty(behindStreet(text, items, first, postcode));
  }
  if (postcode) return withoutEmpty(behindPostcode(text, items, postcode));
  const place = nameOf(text, items, first, items.length);
  const isPlace = before.place !== undefined && place.split(" ").length <= MOST_WORDS_OF_A_PLACE;
  return isPlace && !items.some(({ digits }) => digits !== undefined) ? { place } : null;
}

const MOST_WORDS_OF_A_PLACE = 4;

function read(text: string): Address {
  const items = itemsOf(speechOf(text));
  const postcode = postcodeIn(items);
  const street = streetIn(items, postcode);
  if (!street) return {};
  const before = houseBefore(items, street.from);
  return withoutEmpty({
    name: before ? "" : nameBefore(text, items, street.from),
    street: nameOf(text, items, street.from, street.to),
    ...(before && { house: before }),
    ...behindStreet(text, items, street.to, postcode),
  });
}

/** "Hausnummer vier in der Lindenstraße". */
function houseBefore(items: readonly Item[], street: number): string | null {
  const at = items.findIndex(({ word }) => /^(?:haus)?nummer$/u.test(word));
  return at >= 0 && at < street ? (houseAt(items, at + 1, street)?.digits ?? null) : null;
}

function behindStreet(
  text: string,
  items: readonly Item[],
  from: number,
  postcode: (Span & { digits: string }) | null,
): Address {
  let at = from;
  while (LABELS.has(items[at]?.word ?? "")) at++;
  const house = houseAt(items, at, postcode?.from ?? items.length);
  const to = house?.to ?? from;
  const number = house ? { house: house.digits } : {};
  if (postcode) {
    const between = partsOf(text, items, to, postcode.from);
    const behind = behindPostcode(text, items, postcode);
    // "Lindenstraße 12, Gießen, 35390": the place may come first.
    const isPlace = !behind.place && between.split(" ").length <= MOST_WORDS_OF_A_PLACE;
    if (isPlace && !PARTS.test(between)) return { ...number, ...behind, place: between };
    return { ...number, part: between, ...behind };
  }
  return { ...number, ...placeAndPart(text, items, to) };
}

/** "In Fulda, dritter Stock", "Hinterhaus in Kassel": which of the two comes first is all the same. */
function placeAndPart(text: string, items: readonly Item[], from: number): Address {
  const { place, rest } = placeAt(text, items, from, true);
  const words = place.split(" ");
  let at = words.findIndex((word) => IN_A_HOUSE.test(word));
  while (at > 0 && OF_A_STOREY.test(words[at - 1] ?? "")) at--;
  if (at > 0) return { place: words.slice(0, at).join(" "), more: words.slice(at).join(" ") };
  const into = items.findIndex(({ word }, index) => index > from && word === "in");
  const isPartFirst = place === "" && rest !== "" && items[from]?.word !== "in";
  if (!isPartFirst || into < 0) return { place, more: rest };
  const behind = placeAt(text, items, into, true);
  return { part: rest, place: behind.place, more: behind.rest };
}

const IN_A_HOUSE =
  /^(?:hinterhaus|vorderhaus|seitenflügel|quergebäude|gartenhaus|rückgebäude|\p{L}*stock|\p{L}*etage|\p{L}*geschoss|parterre|wohnung)$/iu;
const OF_A_STOREY = /^(?:im|in|der|\p{L}{2,}te[rnsm]?)$/iu;

/** "Acht a", "zwölf bis vierzehn", "eins zwei". */
function houseAt(
  items: readonly Item[],
  from: number,
  end: number,
): { digits: string; to: number } | null {
  let digits = "";
  let to = from;
  while (to < end && items[to]?.digits !== undefined) {
    const next = items[to]?.digits ?? "";
    // "Drei dritter Stock" counts one house, "eins zwei" spells one.
    const isOfPart = /^(?:stock|etage|og|obergeschoss|\.)$/u.test(items[to + 1]?.word ?? "");
    if (digits !== "" && (next.length > 1 || digits.length > 2 || isOfPart)) break;
    digits += next;
    to++;
  }
  if (digits === "" || Number(digits) > 9_999) return null;
  const letter = items[to];
  if (letter && /^[a-h]$/u.test(letter.word)) {
    digits += letter.word;
    to++;
    const last = items[to + 1];
    if (LINKS.get(items[to]?.word ?? "") === "-" && last && /^[b-k]$/u.test(last.word)) {
      digits += `-${last.word}`;
      to += 2;
    }
  }
  const link = LINKS.get(items[to]?.word ?? "");
  const other = items[to + 1]?.digits;
  if (link !== undefined && other !== undefined && to + 1 < end && other.length < 5) {
    digits += link + other;
    to += 2;
  }
  return { digits, to };
}

const LINKS: ReadonlyMap<string, string> = new Map([
  ["bis", "-"],
  ["-", "-"],
  ["–", "-"],
  ["/", "/"],
  ["strich", "/"],
  ["schraegstrich", "/"],
]);

function behindPostcode(
  text: string,
  items: readonly Item[],
  { digits, to }: Span & { digits: string },
): Address {
  const { place, rest } = placeAt(text, items, to);
  return { postcode: digits, place, more: rest };
}

/** The place that is named next, and what follows it that may belong to the address. */
function placeAt(
  text: string,
  items: readonly Item[],
  after: number,
  isBare = false,
): { place: string; rest: string } {
  let from = after;
  const isLead = (item: Item) => (isBare ? INTO.has(item.word) : isFiller(item));
  for (let item = items[from]; item && (item.isMark || isLead(item)); item = items[from]) from++;
  let to = from;
  while (to < items.length && !isPlaceEnd(items, to, from)) to++;
  const isPart = PARTS.test(text.slice(items[from]?.start ?? 0, items[to - 1]?.end ?? 0));
  const place = nameOf(text, items, from, to);
  const rest = partsOf(text, items, to, items.length, true);
  return isPart && to < items.length ? { place: rest, rest: place } : { place, rest };
}

const INTO = wordSet("in ort stadt und");

function isPlaceEnd(items: readonly Item[], at: number, from: number): boolean {
  const item = items[at];
  if (!item) return true;
  if (item.isMark) return item.word !== "-" && item.word !== "/" && item.word !== ".";
  if (STOPS.has(item.word) || isTimeAt(items, at)) return true;
  return item.word === "in" && at > from;
}

/** "Am Dienstag", "um drei": when, and not where. */
function isTimeAt(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  const isLed = /^(?:am|um|ab|bis|gegen|nach|naechste\p{L}*)$/u.test(items[at]?.word ?? "");
  const isDay = (word = "") => DAY.test(word);
  return isDay(items[at]?.word) || (isLed && (next?.digits !== undefined || isDay(next?.word)));
}

const DAY =
  /^(?:(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|morgen|heute|uebermorgen|woche|wochenende)$/u;

/** Begins to tell something else. */
const STOPS = wordSet(
  "hab habe haben ham hamm ich i isch wir mir sie ihr es das dies da dann wenn weil wo aber und oder bitte danke",
  "gell ne ist is isch sind war waren bin kann können soll sollen sollte also ja genau richtig okay ok nicht doch",
  "schon gesagt gesacht gut so nein nee wie was wer wohn wohne wohnen umgezogen gezogen mein meine unser unsere dort hier",
  "jetzt falls weiß wissen möchte will würde hätte seit ob damit denn halt äh ähm hm reicht stimmt passt klingeln klingel",
);

const PARTS =
  /(?<!\p{L})(?:hinterhaus|vorderhaus|seitenflügel|quergebäude|gartenhaus|rückgebäude|\p{L}*stock|stockwerk|\p{L}*etage|\p{L}*geschoss|parterre|eg|og|dg|wohnung|apartment|appartement|zimmer|tür|eingang|aufgang|gebäude|block|halle|tor|hof|\p{L}*klingel\p{L}*|briefkasten|c\s?\/\s?o|firma|fa|gmbh|ag|kg|ug|ohg|praxis|kanzlei|büro|laden|werkstatt|gasthof|gasthaus|hotel|bei|familie|fam|herrn?|frau|zu händen|z\.?\s?hd|ortsteil|stadtteil|postfach|packstation|links|rechts|gegenüber|neben|ecke|nähe|\p{L}*stadt|\p{L}*heim|station|schule|kita)(?!\p{L})/iu;

/** What stands between two places of it and is no mere word of telling. */
function partsOf(
  text: string,
  items: readonly Item[],
  from: number,
  to: number,
  onlyParts = false,
): string {
  let first = from;
  let last = to;
  const isIdle = (at: number) => isFiller(items[at]) || (items[at]?.isMark ?? false);
  if (onlyParts) {
    const rest = text.slice(items[from]?.start ?? text.length, items[to - 1]?.end ?? 0);
    if (!PARTS.test(rest)) {
      // Behind a comma a bare name may be the bell's or a part of the town.
      const isBare = items[from]?.isMark && items.slice(from).every(({ word }) => !STOPS.has(word));
      if (!isBare) return "";
    }
    while (
      first < last &&
      (isIdle(first) || (STOPS.has(items[first]?.word ?? "") && !isBell(items[first])))
    )
      first++;
  }
  while (first < last && isIdle(first)) first++;
  while (last > first && (isIdle(last - 1) || items[last - 1]?.word === "bei")) last--;
  return nameOf(text, items, first, last);
}

function isBell(item: Item | undefined): boolean {
  return /^klingel/u.test(item?.word ?? "");
}

const BEFORE_A_NAME =
  /(?<!\p{L})(?:(?:an|für|zu|bei) (?:meine[nmrs]?|unsere[nmrs]?)(?= \p{L}+)|bei (?!mir|uns|ihnen|euch)|c\s?\/\s?o|firma|fa\.|praxis|kanzlei|büro|laden|werkstatt|gasthof|gasthaus|hotel|familie|fam\.|herrn?|(?<!(?:meine|ihre|seine|unsere) )frau|zu händen|autohaus|bäckerei|metzgerei|apotheke|café|restaurant|verein|gemeinde|\p{L}*heim|\p{L}*schule|kita|station)(?!\p{L})/iu;

/** A firm or a person, told before the street; who only begins a sentence has named nobody. */
function nameBefore(text: string, items: readonly Item[], street: number): string {
  const end = items[street]?.start ?? 0;
  const named = BEFORE_A_NAME.exec(text.slice(0, end));
  const known = named ? items.findIndex(({ start }) => start >= named.index) : -1;
  if (known >= 0 && known < street) return partsOf(text, items, known, street);
  const before = items.slice(0, street);
  const isTold = before.some(({ word }) => TELLS.has(word));
  return isTold ? "" : partsOf(text, items, 0, street);
}

/** Who does something, or what is said of it: a sentence, and no name. */
const TELLS = wordSet("ich i isch wir man sie es das dies ach so oh wo was wie also");

const SMALL = wordSet(
  "am an der die das den dem des von vom bei beim im in ob unter und auf zum zur hinter vor zwischen c o links rechts oben unten",
);

/** The words from one place to another as names are written. */
function nameOf(text: string, items: readonly Item[], from: number, to: number): string {
  if (to <= from) return "";
  const said = text.slice(items[from]?.start ?? 0, items[to - 1]?.end ?? 0);
  const plain = said.replace(/\s+/gu, " ").replace(/^c\s?\/\s?o\b/iu, "c/o");
  return plain.replace(/\p{L}[\p{L}\p{M}]*/gu, (word, at: number) => {
    const isSmall = SMALL.has(word.toLowerCase()) || /(?:te|ste)[rnsm]$/u.test(word);
    if ((at > 0 && isSmall) || /^c$/u.test(word)) return word;
    return word.charAt(0).toUpperCase() + word.slice(1);
  });
}

function withoutEmpty(address: Address): Address {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value)) as Address;
}
