import type { Speech } from "./speech.ts";
import { wordSet } from "./tokens.ts";

/** A word, a number or a mark of what was said. */
export interface Item {
  word: string;
  /** Of a number: as it is written. */
  digits?: string;
  isMark: boolean;
  start: number;
  end: number;
}

export function itemsOf({ tokens, numerals }: Speech): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const numeral = numerals.get(at);
    const isNumber = numeral && !numeral.isArticle && Number.isInteger(numeral.value);
    const to = isNumber ? numeral.to : at + 1;
    const end = tokens[to - 1]?.end ?? token.end;
    const isPlain = token.kind === "digits" && to === at + 1;
    const item = { word: token.word, isMark: token.kind === "mark", start: token.start, end };
    if (!isNumber) items.push(item);
    else items.push({ ...item, digits: isPlain ? token.raw : String(numeral.value) });
    at = to;
  }
  return items;
}

export interface Span {
  from: number;
  to: number;
}

/** The last five digits that are said in one go, in whatever groups. */
export function postcodeIn(items: readonly Item[]): (Span & { digits: string }) | null {
  for (let to = items.length; to > 0; to--) {
    if (items[to - 1]?.digits === undefined || items[to]?.digits !== undefined) continue;
    let digits = "";
    for (let from = to - 1; from >= 0; from--) {
      const more = items[from]?.digits;
      if (more === undefined || digits.length >= 5) break;
      digits = more + digits;
      if (digits.length === 5 && digits >= "01001") return { from, to, digits };
    }
  }
  return null;
}

export function isFiller(item: Item | undefined): boolean {
  return item !== undefined && item.digits === undefined && FILLERS.has(item.word);
}

/** Tells where somebody lives, or what shall be done there, and names nothing. */
const FILLERS = wordSet(
  "ja jo joa ei na nu also äh ähm hm mhm gut okay ok gern gerne bitte danke so genau zwar nämlich dann eben halt einfach",
  "ich i isch wir sie ihr es das dat det dies die der den dem des mir mich uns mein meine meiner meinem meinen unsere unser unserer",
  "ist is isch sind bin wär wäre war wohn wohne wohnen wohnt wohnhaft lebe lebt leben sitze sitzen zu nach an auf in im um",
  "hier da dort jetzt immer noch mal nur auch aach schon doch gleich direkt seit kurzem hin her rein raus hause zuhause daheim",
  "liefer liefere liefern lieferung geliefert schick schicke schicken geschickt bringen soll solls sollen sollte sollten",
  "kann können könnte könnten darf dürfen muss müssen geht gehts gehen kommt kommen adresse anschrift lieferadresse lautet",
  "heißt hausnummer nummer nr postleitzahl plz ort stadt und oder aber schreib schreiben notier notieren sag sage sagen",
  "hab habe haben gesagt gesacht gezogen umgezogen neu am besten privat wieder ganz nee nein wo was paket pakete kiste kisten",
  "straße von aus haus selbst selber weil wenn möchte will wollen würde alles ihnen kurz überlegen warten schauen einen eine ein ne nen moment wissen",
);
