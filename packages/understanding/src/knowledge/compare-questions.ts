import { partsAlike } from "../matching/likeness.ts";
import { aspectsIn, type LaidQuestion, type TellingWord } from "./laid-question.ts";

/** How much a word tells among the questions of a tree; 0 to 1 and more. */
export type WeightOf = (word: TellingWord) => number;

/** How alike two questions are, number by number. */
export interface Likeness {
  /** How much of what the wording tells was said, and the other way round; 0 to 1. */
  ofWording: number;
  ofReply: number;
  sameAspect: number;
  otherAspect: number;
  /** The reply asks for something, and the wording for nothing of the kind. */
  unaskedAspect: number;
}

const SAME_CONCEPT = 0.6;

/** How one telling word is like another, 0 to 1. */
function alike(one: TellingWord, other: TellingWord): number {
  if (one.stemHash === other.stemHash || one.singular === other.singular) return 1;
  for (const concept of one.concepts) if (other.concepts.includes(concept)) return SAME_CONCEPT;
  return partsAlike(one.stem, other.stem);
}

/** Whether a word means one of a question's, or has a part in common with it. */
export function isNamedIn(one: TellingWord, { words }: LaidQuestion): boolean {
  return words.some((other) => alike(one, other) > 0);
}

export function compareQuestions(
  wording: LaidQuestion,
  reply: LaidQuestion,
  weightOf: WeightOf,
): Likeness {
  const saidBest = new Float64Array(reply.words.length);
  let told = 0;
  let found = 0;
  for (const word of wording.words) {
    const weight = weightOf(word);
    let best = 0;
    for (let at = 0; at < saidBest.length; at++) {
      const other = reply.words[at];
      const like = other === undefined ? 0 : alike(word, other);
      if (like > best) best = like;
      if (like > (saidBest[at] ?? 0)) saidBest[at] = like;
    }
    told += weight;
    found += weight * best;
  }
  let said = 0;
  let known = 0;
  for (let at = 0; at < saidBest.length; at++) {
    const word = reply.words[at];
    const weight = word === undefined ? 0 : weightOf(word);
    said += weight;
    known += weight * (saidBest[at] ?? 0);
  }
  const [asked, wanted] = [aspectsIn(wording), aspectsIn(reply)];
  const shared = asked & wanted;
  const areBoth = asked !== 0 && wanted !== 0;
  return {
    ofWording: told === 0 ? 0 : found / told,
    ofReply: said === 0 ? 0 : known / said,
    sameAspect: shared === 0 ? 0 : 1,
    otherAspect: areBoth && shared === 0 ? 1 : 0,
    unaskedAspect: wanted !== 0 && asked === 0 ? 1 : 0,
  };
}
