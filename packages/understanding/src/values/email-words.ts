import { fold } from "../fold.ts";
import { USUAL_WORDS } from "../lexicon/dialect.ts";
import { wordSet, wordTable } from "./tokens.ts";

export const AT = wordSet(
  "@ at ät äd äett ätt et ett add klammeraffe klammeraffen affenschwanz affe",
);
export const POINTS = wordSet("punkt . dot pkt");
export const SIGNS: ReadonlyMap<string, string> = wordTable([
  [".", "punkt dot pkt"],
  ["-", "minus bindestrich trennstrich mittelstrich querstrich strich - – —"],
  ["_", "unterstrich underscore tiefstrich _"],
  ["+", "plus +"],
]);
/** Words that end the part before the sign: they belong to the sentence. */
export const OUTSIDE = wordSet(
  "ist lautet mail email e-mail mailadresse emailadresse adresse wäre die der das meine mein unter an auf bitte",
  "ja nein also dann nee quatsch moment schreiben sie schicken senden mir mich ich es wie heißt folgende",
  "folgendes geht so gerne gern nochmal noch mal doch und an von wir haben hab lieber besser privat geschäftlich",
  "buchstabiere buchstabieren buchstabiert firma hier ganz einfach ähm äh hm okay ok gut passt zwar meinte meine sondern mit hin",
);
/** Words of the sentence before it; joined with a sign they may be names: "natürlich Punkt schön". */
export const SAID_BEFORE = wordSet(
  "stimmt passt gesagt ach genau richtig korrekt klar sicher logo freilich natürlich jawohl mensch leute übrigens jetzt nun halt eben eigentlich",
  "warten warte falsch verkehrt entschuldigung sorry stopp war wird würde bleibt gilt kommt hätte habe hat sind benutze nutze nehmen notieren heiße hoaß heeß hoiß adress mailadress emailadress bin",
);
/** Words about how it is written; they stand for nothing. */
export const REMARKS = wordSet(
  ", alles klein kleingeschrieben groß großgeschrieben geschrieben zusammen zusammengeschrieben wort auch äh ähm hm",
);
export const TOGETHER = wordSet("zusammen zusammengeschrieben wort");

/** "Des is uwe punkt …", "mei Adress isch …"; a single letter is spelled. */
export function isDialectBefore(word: string): boolean {
  return word.length > 1 && LEADING_UP.has(USUAL_WORDS.get(fold(word)) ?? "");
}

const LEADING_UP = wordSet("das ist ja ich");
