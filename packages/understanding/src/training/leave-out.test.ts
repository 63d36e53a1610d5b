import { expect, test } from "bun:test";
import { isDeepStrictEqual } from "node:util";
import { type Matching, type NodeOptions, openMatchedNode } from "../matching/matcher.ts";
import { type Sense, senseOf } from "../matching/sense.ts";
import { openModel } from "../model/open-model.ts";
import { normalize } from "../normalize.ts";
import { ASPECTS, type Aspect, leaveOut } from "./leave-out.ts";
import type { MatcherLesson } from "./train-matcher.ts";

const { matching } = await openModel();
const QUESTION = "Wie viele Personen kommen?";
const CONDITIONS = ["bis 5 Personen", "über 5 Personen"].map((key) => ({
  id: key,
  key,
  examples: ["mit der ganzen Familie"],
}));

const sense = (text: string) => senseOf(matching.senses, normalize(text));

/** Every text of the node is changed so. */
function texts(change: (own: Sense) => Partial<Sense>): NodeOptions {
  const changed = (text: string) => ({ ...sense(text), ...change(sense(text)) });
  return { senseOfText: changed, senseOfKey: changed };
}

function lesson(options: NodeOptions = {}, by: Matching = matching, raw = ""): MatcherLesson {
  const node = openMatchedNode(by, CONDITIONS, options);
  const features = node.features(sense("die Familie und acht Personen"), raw, QUESTION);
  return {
    roles: [],
    isPolar: 1,
    polar: { yes: 0, no: 1 },
    replies: [{ features, meant: 1 }],
    weight: 1,
  };
}

const OTHER = sense("drei Kinder");
const NO_VECTORS = {
  ...matching.meaning,
  vectors: new Int8Array(matching.meaning.vectors.length),
};

test.each<[Aspect, MatcherLesson, MatcherLesson]>([
  ["yes and no", lesson(), { ...lesson(), isPolar: 0, polar: null }],
  ["soft intents", lesson(), lesson(texts(() => ({ likelihoods: OTHER.likelihoods })))],
  [
    "words in common",
    lesson(),
    lesson(texts(() => ({ words: OTHER.words, letters: OTHER.letters }))),
  ],
  ["meaning", lesson(), lesson({}, { ...matching, meaning: NO_VECTORS })],
  ["ranges", lesson(), lesson({}, matching, "acht")],
])("what differs by %s alone is the same without that, and only then", (part, one, other) => {
  for (const left of ASPECTS) {
    const isSame = isDeepStrictEqual(leaveOut(other, left), leaveOut(one, left));
    expect([left, isSame]).toEqual([left, left === part]);
  }
});
