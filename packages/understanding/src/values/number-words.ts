import { wordTable } from "./tokens.ts";

/** A word that German number words are put together from. */
export interface NumberWord {
  kind: "unit" | "teen" | "tens" | "and" | "hundred" | "scale" | "half" | "halved" | "mixed";
  value: number;
}

function parts(kind: NumberWord["kind"], rows: readonly (readonly [number, string])[]) {
  return [...wordTable(rows)].map(([form, value]) => [form, { kind, value }] as const);
}

/** What stands inside number words, dialect and slips of recognisers included. */
const INSIDE: ReadonlyMap<string, NumberWord> = new Map([
  ...parts("unit", [
    [0, "null nul"],
    [1, "eins ein oans ains eens aans oins"],
    [2, "zwei zwo zwoa zwee zwai zwoi zwaa"],
    [3, "drei droi dree trei"],
    [4, "vier fier fia veer"],
    [5, "fünf fümf fimf fünef finf"],
    [6, "sechs sex seks sächs"],
    [7, "sieben siebn sibn sibbe siwwe siem"],
    [8, "acht ocht"],
    [9, "neun noin nün"],
  ]),
  ...parts("teen", [
    [10, "zehn zehen"],
    [11, "elf ölf"],
    [12, "zwölf zwöif"],
    [13, "dreizehn"],
    [14, "vierzehn"],
    [15, "fünfzehn fuffzehn fufzehn fuchzehn"],
    [16, "sechzehn sechszehn"],
    [17, "siebzehn siebenzehn sibzehn"],
    [18, "achtzehn achzehn"],
    [19, "neunzehn"],
  ]),
  ...parts("tens", [
    [20, "zwanzig zwanzich zwanzisch zwanzg zwonzg"],
    // "Zwoundreißig": of two d recognisers write one.
    [30, "dreißig dreizig dreissich dreissisch dreißg reißig"],
    [40, "vierzig vierzich vierzisch verzisch vierzg"],
    [50, "fünfzig fünfzich fünfzisch fuffzig fuffzich fuffzisch fuchzisch fufzig fuchzig fuchzg"],
    [60, "sechzig sechszig sechzich sechzisch sechzg"],
    [70, "siebzig siebenzig sibzig siebzich siebzisch siebzg"],
    [80, "achtzig achzig achtzich achtzisch achzisch achtzg"],
    [90, "neunzig neunzich neunzisch neunzg"],
  ]),
  ...parts("and", [[0, "und"]]),
  ...parts("hundred", [[100, "hundert hunnert"]]),
  ...parts("scale", [[1_000, "tausend dausend"]]),
  ...parts("half", [[0.5, "einhalb"]]),
  ...parts("mixed", [[1.5, "anderthalb"]]),
]);

/** What counts only as a word of its own. */
const ALONE: ReadonlyMap<string, readonly NumberWord[]> = new Map(
  [
    ...parts("unit", [
      [1, "eine einen einer einem eines ner nem"],
      [2, "zweie zwoie"],
      [3, "dreie"],
      [4, "viere"],
      [5, "fünfe"],
      [6, "sechse"],
      [7, "siebene"],
      [8, "achte ochte"],
      [9, "neune"],
    ]),
    ...parts("teen", [
      [10, "zehne"],
      [11, "elfe"],
      [12, "zwölfe"],
    ]),
    ...parts("scale", [
      [1_000, "tsd"],
      [1_000_000, "million millionen mio"],
      [1_000_000_000, "milliarde milliarden mrd"],
    ]),
    ...parts("halved", [[0.5, "halb halbe halben halber halbes"]]),
    ...parts("mixed", [[1.5, "anderthalbe anderthalben"]]),
  ].map(([form, part]) => [form, [part]]),
);

const LONGEST_PART = Math.max(...[...INSIDE.keys()].map(({ length }) => length));
const SHORTEST_PART = 3;

/** Longer than any number below a million: "neunhundertneunundneunzigtausend…". */
const LONGEST_WORD = 80;

/** What one folded word is put together from, if that is number words and nothing else, else `null`. */
export function numberWordsIn(word: string): readonly NumberWord[] | null {
  const alone = ALONE.get(word);
  if (alone) return alone;
  if (word.length < SHORTEST_PART || word.length > LONGEST_WORD) return null;
  const joined = joinedByVowel(word);
  if (joined) return joined;
  const found: NumberWord[] = [];
  for (let at = 0; at < word.length; ) {
    let length = Math.min(LONGEST_PART, word.length - at);
    let part = INSIDE.get(word.slice(at, at + length));
    while (!part && length > SHORTEST_PART) part = INSIDE.get(word.slice(at, at + --length));
    if (!part) return null;
    found.push(part);
    at += length;
  }
  return found;
}

/** "Fünfefuffzisch", "oansazwanzg": of "und" dialects leave a vowel between unit and tens. */
function joinedByVowel(word: string): readonly NumberWord[] | null {
  const [, first = "", last = ""] = BY_VOWEL.exec(word) ?? [];
  const unit = INSIDE.get(first);
  const tens = INSIDE.get(last);
  return unit?.kind === "unit" && tens?.kind === "tens"
    ? [unit, { kind: "and", value: 0 }, tens]
    : null;
}

const BY_VOWEL = /^(.{3,7}?)(?:e|a|en|an)((?:zw|dr|v|f|s|ach|neu).{3,9})$/u;

/** What is left of ordinals that are formed irregularly, without their ending. */
const IRREGULAR: ReadonlyMap<string, number> = wordTable([
  [1, "ers erscht"],
  [3, "drit drid drid"],
  [7, "sieb sib"],
  [8, "ach"],
  [2, "zwo"],
]);

const ORDINAL = /^(.*?)(?:te[rnsm]?|de[rnsm]?|tn)$/u;

/** 1 for "erster", 21 for "einundzwanzigsten", up to 99; `null` for other words. */
export function ordinalOf(word: string): number | null {
  if (word.length < 5 || word.length > 30) return null;
  const stem = ORDINAL.exec(word)?.[1];
  if (stem === undefined) return null;
  const irregular = IRREGULAR.get(stem);
  if (irregular !== undefined) return irregular;
  const small = below100(stem);
  if (small !== null) return small > 1 && small < 20 ? small : null;
  const large = stem.endsWith("s") ? below100(stem.slice(0, -1)) : null;
  return large !== null && large >= 20 ? large : null;
}

function below100(word: string): number | null {
  const [first, and, tens, more] = numberWordsIn(word) ?? [];
  if (!first || more) return null;
  if (!and) return ["unit", "teen", "tens"].includes(first.kind) ? first.value : null;
  if (first.kind !== "unit" || and.kind !== "and" || tens?.kind !== "tens") return null;
  return first.value + tens.value;
}
