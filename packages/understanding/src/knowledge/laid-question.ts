import type { Matching } from "../matching/matcher.ts";
import { type MeaningWeights, SOFTENS } from "../matching/meaning.ts";
import { conceptToken, pairToken, type WordSense } from "../matching/word-sense.ts";
import { openMemory } from "../memory.ts";
import { hash } from "../model/hash.ts";
import { aspectsOf, isOfPrice } from "./aspects.ts";
import { withJoinedVerb } from "./joined-verb.ts";

/** A question, laid out to be held against others. */
export interface LaidQuestion {
  /** In the reader's spelling. */
  text: string;
  /** Those that tell something, each stem once. */
  words: readonly TellingWord[];
  /** What it asks about that, once it was asked for. */
  aspects: number | null;
  /** What a text is found by: stems and concepts, as hashes. */
  keys: readonly number[];
  /** Of turns of phrase. */
  concepts: readonly number[];
  /** All of its words, for its meaning. */
  spoken: readonly WordSense[];
  meaning: Float32Array | null;
  /** What stands behind an "auch" that nothing stands before: "haben Sie auch Räder?" */
  more: readonly TellingWord[];
}

export interface TellingWord {
  stem: string;
  singular: string;
  stemHash: number;
  concepts: readonly number[];
  /** How much it tells by itself, 0 to 1. */
  rarity: number;
}

/** Longer questions are held against others by their first words. */
const MOST_WORDS = 24;

/** Whether a word of a question is one of the groups that questions are made of, whatever they are about. */
export function isGeneral({ stem }: TellingWord): boolean {
  return stem.startsWith("\u0000");
}

export function isPrice({ stem }: TellingWord): boolean {
  return stem === PRICE;
}

/** Whether a word tells of a price, or of paying. */
export function isOfMoney({ stem }: TellingWord): boolean {
  return stem === PRICE || stem === PAY;
}

const PRICE = "\u0000price";
const PAY = "\u0000pay";
const COMPOUND_OF_PRICE = /\w{3}(?:kosten|preise?|gebuehr(?:en)?)$/u;

/** Words that are one word here, whatever their stems and concepts. */
const ALIKE = (
  [
    ["price", isOfPrice],
    [
      "open",
      /^(?:offen|geoeffnet|\w*oeffnungszeit\w*|oeffnet|oeffnen|aufmach\w*|aufhab\w*|geschlossen|schliess\w*)$/u,
    ],
    ["home", /^(?:daheim|zuhause|zuhaus|hause)$/u],
    [
      "pay",
      /^(?:be|ab|ein|an)?zahl(?:en|e|t|st|ung|bar|ungsart\w*)?$|^(?:bar|ec|karte|kreditkarte|paypal|ueberweise\w*|zahlungs\w+|bargeld)$/u,
    ],
    ["long", /^(?:dauer|dauert|dauern|lange|zeitaufwand|zeit)$/u],
    [
      "cancel",
      /^(?:absag\w+|abgesagt|stornier\w*|storno|abmeld\w+|verschieb\w+|verschoben|dazwischen\w*)$/u,
    ],
    [
      "weather",
      /^(?:regen|regne\w*|wetter|schlechtwetter|schnei(?:t|en)|schnee|sturm|gewitter|frost)$/u,
    ],
    ["documents", /^(?:unterlagen?|papiere?|belege?|dokumente?|nachweise?|formulare?)$/u],
    ["bring", /^(?:mitbring\w*|mitgebracht|dabeihab\w*)$/u],
    ["join", /^(?:mitkommen|mitkommt|begleit\w*|begleitung)$/u],
    ["digital", /^(?:digital\w*|online|internet|hochlad\w*|email|mail|app)$/u],
    ["address", /^(?:adresse|anschrift|strasse|standort\w*|filiale\w*|anfahrtsweg)$/u],
    ["allowed", /^(?:darf|duerfen|duerft|erlaubt|gestattet|verboten)$/u],
  ] satisfies [string, RegExp | ((word: string) => boolean)][]
).map(([name, words]): [Omit<TellingWord, "rarity">, (word: string) => boolean] => [
  {
    stem: `\u0000${name}`,
    singular: `\u0000${name}`,
    stemHash: hash("ms", `\u0000${name}`),
    concepts: [],
  },
  typeof words === "function" ? words : (word) => words.test(word),
]);
const RARITY_OF_ALIKE = 0.45;

const alikes = openMemory<string, TellingWord | null>(20_000);

function alikeOf(word: string): TellingWord | null {
  const before = alikes.get(word);
  if (before !== undefined) return before;
  const [found] = ALIKE.find(([, isOne]) => isOne(word)) ?? [null];
  const made = found && { ...found, rarity: RARITY_OF_ALIKE };
  alikes.put(word, made);
  return made;
}

/** Longer ones are no words. Characters. */
const LONGEST_WORD = 60;

/** @param text in the reader's spelling */
export function layQuestion({ senses, rarity }: Matching, text: string): LaidQuestion {
  const spoken = withJoinedVerb(text.split(" ", MOST_WORDS * 2))
    .filter((word) => word.length <= LONGEST_WORD)
    .map((word) => senses.word(word));
  const words = new Map<string, TellingWord>();
  let also = MOST_WORDS;
  let alsoEnd = MOST_WORDS;
  for (const { word, stem, stemHash, isLittle, concepts } of spoken) {
    const group = alikeOf(word);
    if (group) words.set(group.stem, group);
    // "Anfahrtskosten" are a price, and that of something.
    const isWhole = group === null || (group.stem === PRICE && COMPOUND_OF_PRICE.test(word));
    if (isWhole && !isLittle && !isLight(word) && words.size < MOST_WORDS) {
      const singular = singularOf(word, stem);
      words.set(stem, { stem, singular, stemHash, concepts, rarity: rarity.of(stemHash) });
    }
    if (word === "auch") also = Math.min(also, words.size);
    else if (words.size > also && PREPOSITIONS.has(word)) alsoEnd = Math.min(alsoEnd, words.size);
  }
  const concepts = senses.lexicon.conceptsIn(spoken.map(({ word }) => word));
  const telling = [...words.values()];
  const keys = new Set<number>();
  for (const word of words.values()) {
    keys.add(word.stemHash);
    for (const concept of word.concepts) keys.add(conceptToken(concept));
  }
  for (const concept of concepts) keys.add(conceptToken(concept));
  return {
    ...{ text, words: telling, aspects: null, keys: [...keys] },
    ...{ concepts, spoken, meaning: null, more: also === 0 ? telling.slice(0, alsoEnd) : NOTHING },
  };
}

/** Where the thing that was named ends: "auch Autos im Leasing". */
const PREPOSITIONS = new Set(
  "im in bei beim mit von vom fuer zum zur am an auf ohne nach".split(" "),
);

const NOTHING: readonly TellingWord[] = [];

/** The stem of the singular, where a word looks like a plural: "Parkplätze", "Räder". */
function singularOf(word: string, stem: string): string {
  return PLURAL_WITH_UMLAUT.test(word) ? stem.replace(LAST_UMLAUT, "$1") : stem;
}

const PLURAL_WITH_UMLAUT = /(?<![aeq])[aou]e[^aeiouy]{1,4}(?:e|er|en|ern)$/u;
const LAST_UMLAUT = /(?<![aeq])([aou])e(?=[^aeiouy]{1,4}$)/u;

/** Words that questions are made of, whatever they are about. */
const LIGHT = new Set(
  "gewesen wirklich viel viele vielen weiss weisst wusste wusstest nichts etwas waere waeren haette haetten hab habe haben hast hat wieviel wieviele wievielen welche welcher welches welchen welchem wann wieso weshalb woher wohin wozu eure euren eurer euer ihnen sich irgend irgendwie irgendwas irgendwo ueberhaupt denn dabei dafuer davon darauf dazu dran drauf daran damit dann danach vorher nachher dort da hin her also man bei geht gehen gibt geben bekommen bekomme bekommt kriege kriegt kriegen krieg koennt koennten brauche braucht brauchen sollte sollen wollte wissen fragen frage sagen ihr euch sie dass ob beim fuers ungefaehr genau ganz alles immer wieder heute lang gleich sofort bald schon mal ein eins zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf zwanzig hundert tausend uhr".split(
    " ",
  ),
);

function isLight(word: string): boolean {
  return LIGHT.has(word) || word.startsWith("irgend");
}

export function aspectsIn(question: LaidQuestion): number {
  question.aspects ??= aspectsOf(question.text);
  return question.aspects;
}

const LITTLE_PAIR = 0.35;
const OF_PHRASE = 0.5;

/** Where its words lie among meanings; of length 1. */
export function meaningOfQuestion(weights: MeaningWeights, question: LaidQuestion): Float32Array {
  question.meaning ??= layMeaning(weights, question);
  return question.meaning;
}

function layMeaning(
  { size, buckets, vectors, scale }: MeaningWeights,
  { spoken, concepts }: LaidQuestion,
): Float32Array {
  const tokens = new Map<number, number>();
  const put = (token: number, weight: number) => {
    if (weight > (tokens.get(token) ?? 0)) tokens.set(token, weight);
  };
  spoken.forEach((word, place) => {
    for (let at = 0; at < word.tokens.length; at++) {
      put(word.tokens[at] ?? 0, word.weights[at] ?? 0);
    }
    const next = spoken[place + 1];
    if (next) put(pairToken(word, next), LITTLE_PAIR);
  });
  for (const concept of concepts) put(conceptToken(concept), OF_PHRASE);
  const sum = new Float32Array(size);
  let length = 0;
  for (const [token, weight] of tokens) {
    length += weight * weight;
    const row = (token & (buckets - 1)) * size;
    for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + weight * (vectors[row + at] ?? 0);
  }
  const norm = scale / (Math.sqrt(length) || 1);
  let square = SOFTENS;
  for (let at = 0; at < size; at++) {
    const value = (sum[at] ?? 0) * norm;
    sum[at] = value;
    square += value * value;
  }
  const root = Math.sqrt(square);
  for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) / root;
  return sum;
}
