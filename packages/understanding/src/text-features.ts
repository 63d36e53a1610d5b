import { fold } from "./fold.ts";
import { wordFeatures } from "./model/features.ts";
import { openPlaces } from "./model/places.ts";
import type { WordFacts } from "./model/word-facts.ts";

/** A text as what it is told by: hashes, each once, and how much each weighs. */
export interface TextFeatures {
  hashes: Uint32Array;
  weights: Float64Array;
}

/** Words that any sentence is made of say next to nothing about what it is about. */
const LITTLE_WORDS = new Set(
  fold(
    "ich du er sie es wir ihr man mich dich ihn uns euch mir dir ihm ihnen mein meine meinen unser unsere ihre der die das den dem des ein eine einen einem einer und oder aber doch auch noch schon mal so da dann denn ja nein nicht kein keine am an im in ins auf aus bei beim mit von vom zu zum zur für um bin bist ist sind seid war waren habe hast hat haben habt hatte hätte wird werden würde kann können könnte muss müssen soll sollen will wollen möchte mag machen mache tun was wie wo wer wann warum wenn dass weil als bitte danke gern gerne gut sehr ganz nur etwas hier jetzt gerade",
  ).split(" "),
);
const LITTLE = 0.3;

export function isLittleWord(word: string): boolean {
  return LITTLE_WORDS.has(word);
}

/** The weight of what is done, whatever word says it. */
const DOING = 1.2;

const places = openPlaces();

/** Where a text's features are put together before they are counted. */
let scratch = newScratch(1_024);

function newScratch(room: number) {
  return { hashes: new Uint32Array(room), weights: new Float64Array(room) };
}

export function featuresOf(words: readonly WordFacts[]): TextFeatures {
  makeRoom(words);
  const { hashes, weights } = scratch;
  places.clear();
  let isLittle = false;
  let place = -1;
  wordFeatures(words, (hash, weight, word) => {
    if (word !== place) {
      place = word;
      isLittle = LITTLE_WORDS.has(words[word]?.word ?? "");
    }
    const value = isLittle ? weight * LITTLE : weight;
    const count = places.count();
    const at = places.take(hash);
    if (at === count) {
      hashes[at] = hash;
      weights[at] = value;
    } else if (value > (weights[at] ?? 0)) weights[at] = value;
  });
  for (const { doing } of words) {
    if (doing === null) continue;
    const at = places.take(doing);
    hashes[at] = doing;
    weights[at] = DOING;
  }
  const count = places.count();
  return { hashes: hashes.slice(0, count), weights: weights.slice(0, count) };
}

/** Besides its own features a word has two that it shares, and what it does. */
const MOST_BESIDES = 4;

function makeRoom(words: readonly WordFacts[]): void {
  let most = MOST_BESIDES;
  for (const { own } of words) most += own.length + MOST_BESIDES;
  if (scratch.hashes.length < most) scratch = newScratch(most * 2);
}
