import { exponential, logarithm2 } from "../exact-math.ts";
import type { Matching } from "../matching/matcher.ts";
import { product } from "../matching/meaning.ts";
import { normalize } from "../normalize.ts";
import type { ExpectedEntry } from "../reading.ts";
import { asksPriceOfAll, plainlyAsked } from "../round-about-prices.ts";
import { type Asking, askingIn, withoutLead } from "./asking.ts";
import { asksForOther } from "./asks-for-other.ts";
import { openBareQuestions } from "./bare-questions.ts";
import { compareQuestions } from "./compare-questions.ts";
import {
  type LaidQuestion,
  layQuestion,
  meaningOfQuestion,
  type TellingWord,
} from "./laid-question.ts";
import { mostOf, partsOf } from "./parts-of-words.ts";
import { type Statement, statedIn, statementsOf } from "./stated.ts";

/** The entry that a reply asks for. */
export interface FoundEntry {
  entry: ExpectedEntry;
  /** The wording that it is most like. */
  wording: string;
  /** 0 to 1. */
  confidence: number;
  /** Whether it is that wording, word for word. */
  isExact: boolean;
  asking: Asking;
}

/** What is known of a tree, laid out so that a reply is held against few entries of thousands. */
export interface OpenKnowledge {
  /** Lays out so many more entries; whether all are. */
  prepare(most: number): boolean;
  /** What the reply asks for; lays out first what is not yet. */
  find(raw: string): FoundEntry | null;
}

/** An entry is answered from here on: a wrong answer costs more than none. */
const SURE_ENOUGH = 0.65;
/** A question only by its mark, or a mere "und die Anfahrt", has to be this sure. */
const SURE_OF_SHORT = 0.75;
/** "Schneiden Sie die Hecke" may ask for it. */
const SURE_OF_WEAK = 0.9;
const SURE_OF_WORDS = 0.99;
const SURE_OF_BARE = 0.85;
/** The tree's own objection and an answer to the question are surer. */
const SURE_OF_STATED = 0.88;
/** Statements of entries that a reply is held against. */
const MOST_STATEMENTS = 2_000;

/** Entries that a reply is held against in full, and wordings of them. */
const MOST_CANDIDATES = 12;
const MOST_WORDINGS = 60;
/** Entries whose meaning is looked at. */
const MOST_MEANT = 6;

/** Parts of words are found as well, but weigh less than the words. */
const OF_PART = 0.4;

/** With few entries nobody knows which words are common among them. */
const FEWEST_COUNTED = 30;
/** What even a word tells that every entry has. */
const LEAST_TOLD = 0.4;

/** Learnt from `questions/`, the half that is not held back; see `bun run bench knowledge`. */
const SCORE = {
  none: -3,
  both: 0.5,
  ofWording: 0.7,
  ofReply: 0.4,
  meaning: 2.5,
  sameAspect: 1.4,
  isSure: 0.7,
  margin: 5,
};
const MOST_MARGIN = 0.6;

/** "Wer macht das?" is not "Was macht man da?" */
const LESS_OF_UNASKED = 0.15;

interface LaidEntry {
  entry: ExpectedEntry;
  wordings: readonly LaidQuestion[];
  statements: readonly Statement[];
}

const laidEntries = new WeakMap<ExpectedEntry, LaidEntry>();
const opened = new WeakMap<readonly ExpectedEntry[], OpenKnowledge>();

/** A tree hands in the same list at every turn; an edited one has most of its entries again. */
export function knowledgeOf(matching: Matching, entries: readonly ExpectedEntry[]): OpenKnowledge {
  const before = opened.get(entries);
  if (before !== undefined) return before;
  const made = open(matching, entries);
  opened.set(entries, made);
  return made;
}

function open(matching: Matching, entries: readonly ExpectedEntry[]): OpenKnowledge {
  const laid: LaidEntry[] = [];
  /** By key, the places of the entries that have it; each once. */
  const holders = new Map<number, number[]>();
  const byText = new Map<string, number>();
  const bare = openBareQuestions(entries.length);
  const statements: Statement[] = [];
  const scores = new Float64Array(entries.length);
  const most = logarithm2(1 + Math.max(entries.length, FEWEST_COUNTED));

  function layNext(): void {
    const place = laid.length;
    const entry = entries[place];
    if (entry === undefined) return;
    const known = laidEntries.get(entry) ?? layEntry(matching, entry);
    laidEntries.set(entry, known);
    laid.push(known);
    statements.push(...known.statements);
    const keys = new Set<number>();
    for (const wording of known.wordings) {
      if (!byText.has(wording.text)) byText.set(wording.text, place);
      for (const key of wording.keys) keys.add(key);
      for (const word of wording.words) for (const key of partsOf(word)) keys.add(key);
    }
    bare.keep(known.wordings, place);
    for (const key of keys) {
      const same = holders.get(key);
      if (same === undefined) holders.set(key, [place]);
      else same.push(place);
    }
  }

  /** "Wo wäre das denn genau?" asks for the one entry that is asked for by "Wo ist das?" */
  function barely(asking: Asking, question: LaidQuestion): FoundEntry | null {
    const found = bare.find(question);
    const known = found && laid[found.place];
    if (!known) return null;
    const { entry } = known;
    const wording = entry.questions[found.at] ?? asking.text;
    return { entry, wording, confidence: SURE_OF_BARE, isExact: false, asking };
  }

  /** What a word tells that so many entries have. */
  const byCount = new Map<number, number>();

  function told(key: number): number {
    const count = holders.get(key)?.length ?? 1;
    const before = byCount.get(count);
    if (before !== undefined) return before;
    const all = Math.max(entries.length, FEWEST_COUNTED);
    const made = LEAST_TOLD + ((1 - LEAST_TOLD) * logarithm2(1 + all / count)) / most;
    byCount.set(count, made);
    return made;
  }

  const countOf = (word: TellingWord) => holders.get(word.stemHash)?.length ?? 0;

  const weightOf = (word: TellingWord) => word.rarity * told(word.stemHash);

  /** The entries that share most with a question. */
  function candidatesFor(question: LaidQuestion): number[] {
    const touched: number[] = [];
    const add = (key: number, weight: number) => {
      const places = holders.get(key);
      if (places === undefined) return;
      const value = weight * told(key);
      for (const place of places) {
        const before = scores[place] ?? 0;
        if (before === 0) touched.push(place);
        scores[place] = before + value;
      }
    };
    for (const word of question.words) {
      for (const key of partsOf(word)) add(key, OF_PART * word.rarity);
    }
    for (const key of question.keys) add(key, 1);
    const best = mostOf(touched, scores, MOST_CANDIDATES);
    for (const place of touched) scores[place] = 0;
    return best;
  }

  function held(question: LaidQuestion, asking: Asking): Held[] {
    const keys = new Set(question.keys);
    const wordings = candidatesFor(question).flatMap((place) =>
      (laid[place]?.wordings ?? []).map((wording) => ({ place, wording })),
    );
    const shared = wordings.map(
      ({ wording }) => wording.keys.filter((key) => keys.has(key)).length,
    );
    const chosen =
      wordings.length <= MOST_WORDINGS
        ? wordings.keys()
        : mostOf([...wordings.keys()], shared, MOST_WORDINGS);
    const byPlace = new Map<number, Held>();
    for (const at of chosen) {
      const one = wordings[at];
      if (one === undefined) continue;
      const { place, wording } = one;
      const likeness = compareQuestions(wording, question, weightOf);
      const both = Math.sqrt(likeness.ofWording * likeness.ofReply);
      const score =
        both +
        0.2 * likeness.sameAspect -
        0.3 * likeness.otherAspect -
        LESS_OF_UNASKED * likeness.unaskedAspect;
      const before = byPlace.get(place);
      if (before && before.score >= score) continue;
      byPlace.set(place, {
        ...likeness,
        place,
        both,
        score,
        meaning: 0,
        question,
        wording,
        asking,
      });
    }
    const best = [...byPlace.values()].sort(byScore).slice(0, MOST_MEANT);
    const meant = meaningOfQuestion(matching.meaning, question);
    for (const one of best) {
      one.meaning = Math.max(0, product(meaningOfQuestion(matching.meaning, one.wording), meant));
      one.score += 0.5 * one.meaning;
    }
    return best;
  }

  function exactly(asking: Asking): FoundEntry | null {
    for (const text of [asking.text, asking.sentence]) {
      const place = byText.get(text);
      const known = place === undefined ? undefined : laid[place];
      if (!known) continue;
      const { entry, wordings } = known;
      const at = wordings.findIndex((wording) => wording.text === text);
      const wording = entry.questions[at] ?? text;
      return { entry, wording, confidence: SURE_OF_WORDS, isExact: true, asking };
    }
    return null;
  }

  /** "Kommt immer dieselbe Person": an author's own question without its mark asks nothing less. */
  function isWrittenAsked(raw: string): boolean {
    if (ENDS_MARKED.test(raw)) return false;
    const { text } = normalize(withoutLead(raw));
    if (text.split(" ").length < FEWEST_WORDS_ASKED) return false;
    const known = laid[byText.get(text) ?? -1];
    const at = known?.wordings.findIndex((wording) => wording.text === text) ?? -1;
    return known?.entry.questions[at]?.trim().endsWith("?") ?? false;
  }

  function stated(raw: string): FoundEntry | null {
    const found = statedIn(matching, statements.slice(0, MOST_STATEMENTS), raw);
    if (found === null) return null;
    const { entry, wording } = found.statement;
    return { entry, wording, confidence: SURE_OF_STATED, isExact: false, asking: found.asking };
  }

  function likeliest(asking: Asking): FoundEntry | null {
    const byPlace = new Map<number, Held>();
    const plain = plainlyAsked(asking.text);
    const texts = plain === null ? [asking.text, asking.sentence, shortOf(asking.text)] : [plain];
    for (const text of new Set(texts)) {
      const question = layQuestion(matching, text);
      const found = barely(asking, question);
      if (found) return found;
      for (const one of held(question, asking)) {
        const before = byPlace.get(one.place);
        if (!before || one.score > before.score) byPlace.set(one.place, one);
      }
    }
    const [best, second] = [...byPlace.values()].sort(byScore);
    const known = best && laid[best.place];
    if (!known) return null;
    const confidence = confidenceOf(best, best.score - (second?.score ?? 0));
    const { question, wording: like } = best;
    if (asksForOther(question, like, known.wordings, confidence, countOf)) return null;
    if (confidence < leastFor(asking)) return null;
    const { entry, wordings } = known;
    const wording = entry.questions[wordings.indexOf(best.wording)] ?? best.wording.text;
    return { entry, wording, confidence, isExact: false, asking };
  }

  function prepare(count: number): boolean {
    const end = Math.min(entries.length, laid.length + count);
    while (laid.length < end) layNext();
    return laid.length >= entries.length;
  }

  return {
    prepare,
    find(raw) {
      prepare(entries.length);
      const asking = askingIn(isWrittenAsked(raw) || wantsPrice(raw) ? `${raw.trim()}?` : raw);
      for (const one of asking) {
        const found = exactly(one) ?? likeliest(one);
        if (found) return found;
      }
      return stated(raw);
    },
  };
}

/** "Nennen Sie mir mal eine Hausnummer" asks, though it is a demand. */
function wantsPrice(raw: string): boolean {
  return !ENDS_MARKED.test(raw) && asksPriceOfAll(normalize(raw).text);
}

const ENDS_MARKED = /[?!]\s*$/u;
/** "Samstag" may be a day, whatever entry is called so. */
const FEWEST_WORDS_ASKED = 3;

function leastFor({ strength }: Asking): number {
  if (strength >= 1) return SURE_ENOUGH;
  return strength >= 0.5 ? SURE_OF_SHORT : SURE_OF_WEAK;
}

/** "Muss ich die Räder mitbringen, meine liegen in der Garage": what follows a question is none. */
function shortOf(text: string): string {
  const [question = text] = text.split(/ (?:wenn|weil|falls) /u);
  const words = question.split(" ");
  return words.length > MOST_WORDS_ASKED
    ? words.slice(0, MOST_WORDS_ASKED - 2).join(" ")
    : question;
}

const MOST_WORDS_ASKED = 8;

/** An entry held against a question. */
interface Held {
  place: number;
  question: LaidQuestion;
  wording: LaidQuestion;
  asking: Asking;
  both: number;
  ofWording: number;
  ofReply: number;
  sameAspect: number;
  meaning: number;
  score: number;
}

function byScore(one: Held, other: Held): number {
  return other.score - one.score || one.place - other.place;
}

function confidenceOf(held: Held, margin: number): number {
  const sum =
    SCORE.none +
    SCORE.both * held.both +
    SCORE.ofWording * held.ofWording +
    SCORE.ofReply * held.ofReply +
    SCORE.meaning * held.meaning +
    SCORE.sameAspect * held.sameAspect +
    SCORE.isSure * (held.asking.strength >= 1 ? 1 : 0) +
    SCORE.margin * Math.min(MOST_MARGIN, margin);
  return 1 / (1 + exponential(-sum));
}

function layEntry(matching: Matching, entry: ExpectedEntry): LaidEntry {
  const wordings = entry.questions.map((question) =>
    layQuestion(matching, normalize(withoutLead(question)).text),
  );
  return { entry, wordings, statements: statementsOf(matching, entry) };
}
