import { numberWordsIn } from "./number-words.ts";
import type { Candidate } from "./settle.ts";
import type { Speech } from "./speech.ts";
import { type Token, wordAt, wordSet, wordTable } from "./tokens.ts";

const TOGETHER: ReadonlyMap<string, number> = wordTable([
  [2, "zweit zweien zwoat"],
  [3, "dritt dreien"],
  [4, "viert vieren"],
  [5, "fünft fünfen"],
  [6, "sechst sechsen"],
  [7, "siebt sieben"],
  [8, "acht achten"],
  [9, "neunt neunen"],
  [10, "zehnt"],
  [11, "elft"],
  [12, "zwölft"],
]);

/** "zu dritt", "eine vierköpfige Familie": so many people, whatever was asked. */
export function togetherAt(tokens: readonly Token[], at: number): Candidate<number> | null {
  const word = wordAt(tokens, at);
  const many = wordAt(tokens, at - 1) === "zu" ? TOGETHER.get(word) : undefined;
  if (many !== undefined) return { value: many, confidence: 0.93, from: at - 1, to: at + 1 };
  if (!word.includes("koepfig")) return null;
  const heads = /^(.+)koepfig\p{L}*$/u.exec(word)?.[1];
  const [first, more] = heads === undefined ? [] : (numberWordsIn(heads) ?? []);
  if (!first || more || first.value < 2) return null;
  return { value: first.value, confidence: 0.9, from: at, to: at + 1 };
}

/** Whether a question asks for how many people, so that who comes can be counted. */
export function asksForPeople(question: string): boolean {
  return FOR_PEOPLE.test(question);
}

const FOR_PEOPLE =
  /(?:wie\s?viele|mit wie\s?viel|anzahl|zahl)[^?.!]{0,60}(?:personen|leute|menschen|gäste|teilnehmer|köpfe|bewohner|erwachsene|mitarbeiter|sind sie|seid ihr|kommen|wohnen|leben|fahren|reisen|angestellte)/iu;

const KIN =
  "(?:frau|mann|partner|partnerin|freund|freundin|sohn|tochter|mutter|vater|kollege|kollegin|schwester|bruder|chef)";
const ONE =
  /^(?:na ja |also |ja |äh |ähm |das |da |wir |es )*(?:bin |sind |ist |kommt |komme )*(?:bloß|nur|einfach|lediglich|bloss) ich(?: alleine?| selbst)?$|^(?:also |ja |äh |ähm )*ich (?:bin |wohne |lebe |komme |arbeite )?(?:ganz )?alleine?(?: hier)?$|^(?:ganz )?alleine?$/iu;
const MOST_TOKENS = 10;

const TWO = new RegExp(
  `^(?:also |ja |äh |ähm |nur |bloß )*(?:das sind |wir sind )?(?:mein(?:e|er)? ${KIN} und ich|ich und mein(?:e|er)? ${KIN}|wir (?:beide|zwei|beiden|zwoa))$`,
  "iu",
);

/** "Nur ich", "meine Frau und ich": who comes is told, not how many. */
export function whoComes({ text, tokens }: Speech): Candidate<number> | null {
  if (tokens.length > MOST_TOKENS) return null;
  const plain = text
    .replace(/[^\p{L}\s]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  const value = ONE.test(plain) ? 1 : TWO.test(plain) ? 2 : null;
  return value === null ? null : { value, confidence: 0.85, from: 0, to: tokens.length };
}

const PEOPLE = wordSet(
  "personen person leute erwachsene erwachsener erwachsenen kinder kind babys baby kleinkinder kleinkind mann frauen männer",
);

/** "Zwei Erwachsene und drei Kinder": people of several kinds are added up. */
export function peopleIn({ tokens, numerals }: Speech): Candidate<number> | null {
  let value = 0;
  let groups = 0;
  let from = tokens.length;
  let to = 0;
  for (const numeral of numerals.values()) {
    if (!PEOPLE.has(wordAt(tokens, numeral.to)) || !Number.isInteger(numeral.value)) continue;
    value += numeral.value;
    groups += 1;
    from = Math.min(from, numeral.from);
    to = numeral.to + 1;
  }
  const kinds = new Set(
    tokens.slice(from, to).flatMap(({ word }) => (PEOPLE.has(word) ? [word] : [])),
  );
  return groups < 2 || kinds.size < groups ? null : { value, confidence: 0.8, from, to };
}
