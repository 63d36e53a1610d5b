import type { Candidate } from "./settle.ts";
import type { Speech } from "./speech.ts";
import { wordAt, wordSet } from "./tokens.ts";

const SUMS = wordSet("also oiso insgesamt zusammen macht gesamt summa ergibt mithin");
const SURE_SUMS = wordSet("insgesamt gesamt");
const AFTER_SUM = wordSet("sind san wären macht wir das des dann zusammen insgesamt so zu halt ja");
const MOST_BETWEEN = 4;

/**
 * What is summed up at the end: "ich und meine Frau und zwei Buben, also vier". Only where
 * something was counted up before, or the word says nothing else ("insgesamt").
 */
export function summedUp({ tokens, numerals }: Speech): Candidate<number> | null {
  let found: Candidate<number> | null = null;
  for (const numeral of numerals.values()) {
    if (numeral.isArticle || !Number.isInteger(numeral.value)) continue;
    const { from, to, value } = numeral;
    let at = from - 1;
    while (at >= from - MOST_BETWEEN && AFTER_SUM.has(wordAt(tokens, at)) && !isSum(at)) at--;
    const isLed = isSum(at) && wordAt(tokens, to) !== "mal";
    const isFollowed = SURE_SUMS.has(wordAt(tokens, to));
    if (!isLed && !isFollowed) continue;
    const before = tokens.slice(0, isLed ? at : from);
    const counts =
      before.some((_, place) => numerals.has(place)) ||
      before.some(({ word }) => SELF.has(word) || MEMBERS.has(word));
    const isSure = isFollowed || SURE_SUMS.has(wordAt(tokens, at));
    // "Also zwei Erwachsene und drei Kinder" begins another sum.
    const goesOn = MEMBERS.has(wordAt(tokens, to)) || COUNTED.has(wordAt(tokens, to));
    if (!goesOn && (counts || isSure)) found = { value, confidence: 0.85, from, to };
  }
  return found;

  function isSum(place: number): boolean {
    return SUMS.has(wordAt(tokens, place));
  }
}

const SELF = wordSet("ich i mich mir icke");
const MEMBERS = wordSet(
  "frau mann partner partnerin freund freundin lebensgefährte lebensgefährtin gatte gattin verlobte verlobter ehemann ehefrau",
  "sohn bub bua tochter mädchen madl kind baby säugling enkel enkelin neffe nichte",
  "mutter mama vater papa oma opa großmutter großvater schwiegermutter schwiegervater bruder schwester kumpel",
  "mitbewohner mitbewohnerin untermieter kollege kollegin chef chefin tante onkel",
);
const COUNTED = wordSet(
  "söhne söhnen buben buam jungs jungen töchter töchtern mädchen mädels madln kinder kindern kids babys enkel enkeln enkelkinder enkelkindern",
  "erwachsene erwachsenen leute leuten personen freunde freunden freundinnen geschwister geschwistern brüder brüdern schwestern",
  "mitbewohner mitbewohnern kollegen kolleginnen männer frauen zwillinge zwillingen kinda",
);
/** So many without a number. */
const PAIRS = wordSet("eltern großeltern schwiegereltern");
const PETS = wordSet("hund hunde katze katzen kater wellensittich hamster");
const OWNERS = wordSet(
  "mein meine meiner meinem meinen mei meim unser unsere unserer unserem unseren unsre dem den der die das de ein eine einem einer einen a dazu sein seine seiner seinem ihr ihre ihrer ihrem",
);
const BOTH = wordSet("beide beiden");
const KINDS = wordSet(
  "kleine kleinen kleiner kleinem große großen großer großem erwachsener erwachsene erwachsenen gemeinsamen alte alten ältere jüngere",
);
const FILLERS = wordSet(
  ", . und mit plus ja na also oiso nur bloß halt noch da hier wir sind san das des wohnen wohne leben lebe kommen komme zusammen dann äh ähm so",
);

/** "Ich, mei Oide und zwoa Kinder": the number counts some of them, and who is left isn't known. */
export function countsSomeOnly({ tokens }: Speech, { to }: Candidate<number>): boolean {
  return tokens.some(({ word }) => SELF.has(word)) && COUNTED.has(wordAt(tokens, to));
}

/** "Ich und meine beiden Söhne", "meine Frau, zwei Kinder und ich": everybody there is, the caller among them. */
export function householdIn({ tokens, numerals }: Speech): Candidate<number> | null {
  let value = 0;
  let groups = 0;
  let hasSelf = false;
  for (let at = 0; at < tokens.length; ) {
    const word = wordAt(tokens, at);
    const next = wordAt(tokens, at + 1);
    const isWeTwo = word === "wir" && (BOTH.has(next) || numerals.get(at + 1)?.value === 2);
    if (SELF.has(word) || isWeTwo) {
      // "Wir beide, meine Frau und ich" names the same people twice.
      if (hasSelf) return null;
      hasSelf = true;
      value += isWeTwo ? 2 : 1;
      groups++;
      at += isWeTwo ? 2 : 1;
      continue;
    }
    // "Ich und meine Frau, also zwei Erwachsene …" counts the same people again.
    if (SUMS.has(word) && word !== "zusammen" && groups > 0) return null;
    const group = groupAt(at);
    if (group) {
      value += group.many;
      groups++;
      at = group.to;
      continue;
    }
    if (!FILLERS.has(word)) return null;
    at++;
  }
  if (!hasSelf || groups < 2) return null;
  return { value, confidence: 0.85, from: 0, to: tokens.length };

  function groupAt(from: number): { many: number; to: number } | null {
    let at = from;
    let many: number | null = null;
    while (at < from + 4) {
      const word = wordAt(tokens, at);
      const numeral = numerals.get(at);
      const isNoun = MEMBERS.has(word) || COUNTED.has(word) || PAIRS.has(word);
      const isKind =
        KINDS.has(word) && !FILLERS.has(wordAt(tokens, at + 1)) && at + 1 < tokens.length;
      if (numeral && !numeral.isArticle && Number.isInteger(numeral.value)) {
        many = numeral.value;
        at = numeral.to;
      } else if (BOTH.has(word)) {
        many = 2;
        at++;
      } else if (OWNERS.has(word) || isKind) at++;
      else if (PETS.has(word)) return { many: 0, to: at + 1 };
      else if (!isNoun) return null;
      else if (many !== null) return COUNTED.has(word) ? { many, to: at + 1 } : null;
      else if (PAIRS.has(word)) return { many: 2, to: at + 1 };
      else return MEMBERS.has(word) ? { many: 1, to: at + 1 } : null;
    }
    return null;
  }
}
