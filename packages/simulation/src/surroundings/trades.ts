import type { Trade } from "../corpus/firms.ts";
import type { TreeTexts } from "./tree-texts.ts";

/** What the place is called that somebody is called at, over small letters. */
const NAMED: readonly (readonly [Trade, RegExp])[] = [
  ["practices", words(/(?:arzt|zahnarzt|tierarzt)?praxis|praxen|wartezimmer|sprechstunde\p{L}*/u)],
  [
    "care",
    words(/(?:pflege|alten|senioren)heim\p{L}*|tagespflege|pflegedienst\p{L}*|altenpflege/u),
  ],
  ["children", words(/kitas?|kindergarten|kindergärten|kindertagesstätten?/u)],
  [
    "food",
    words(
      /restaurants?|großküchen?|(?:in der|sich|ihre) küche|küchenleitung|mittagsgeschäft|schankraum|gaststätten?|gasthaus|gasthäuser|gasthof|gasthöfe|gastronomi\p{L}*|gastronom(?:en)?|wirtshaus|wirtshäuser|wirte|cafés?|bäckereien und cafés|speisekarte/u,
    ),
  ],
  ["lodging", words(/hotels?|pensionen|ferienwohnungen|hotellerie|zimmermädchen/u)],
  ["bakeries", words(/bäckerei(?:en)?|backstuben?|konditorei(?:en)?/u)],
  ["shops", words(/metzgerei(?:en)?|einzelhandel\p{L}*|ladengeschäft\p{L}*|läden/u)],
  ["offices", words(/kanzlei(?:en)?|steuerberater\p{L}*|büros?|ingenieurbüros?|agenturen/u)],
  ["vehicles", words(/autohäuser|(?:kfz-|auto)?werkstätten|fahrschulen?/u)],
  ["crafts", words(/handwerksbetrieb\p{L}*|handwerker|malerbetrieb\p{L}*|dachdecker\p{L}*/u)],
  [
    "transport",
    words(
      /speditionen?|logistik\p{L}*|(?:im|ins|fürs?|ihr|ihrem|ihre) lager|lagern|lagerhalle\p{L}*/u,
    ),
  ],
  ["industry", words(/industriebetrieb\p{L}*|produktionsleit\p{L}*|fertigung|maschinenbau\p{L}*/u)],
  ["property", words(/hausverwaltungen?|wohnungseigentümergemeinschaft\p{L}*|verwalten sie/u)],
  ["farms", words(/höfen?|landwirt\p{L}*|stall|ställe|dreschen|ernte/u)],
];

/** Who calls: "hier ist Lena von der Spedition Maier" says nothing of whoever is called. */
const OWN_NAME = /hier (?:ist|spricht)|mein name|assistent\p{L}* (?:von|vom|der|des)/u;

/** The kinds of firms that a tree calls, by its name and its agent's words, else by what callers say. */
export function tradesIn({ name, agent, called }: TreeTexts): Trade[] {
  const told = tradesOf([name, ...agent]);
  return told.length > 0 ? told : tradesOf(called);
}

function tradesOf(texts: readonly string[]): Trade[] {
  const said = texts
    .flatMap((text) => text.toLowerCase().match(/[^.!?]+[.!?]*/gu) ?? [])
    .filter((sentence) => !OWN_NAME.test(sentence))
    .join("\n");
  return NAMED.flatMap(([trade, pattern]) => (pattern.test(said) ? [trade] : []));
}

function words(pattern: RegExp): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern.source})(?!\\p{L})`, "u");
}
