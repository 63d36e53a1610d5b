import learnt from "../../wording/weights.txt" with { type: "text" };
import { likelihoodsBy } from "./likelihoods.ts";
import { readWeights } from "./weights-file.ts";

const stored = readWeights(learnt);

/** How likely a sentence is each of the kinds, by what was learnt. */
export function likelihoodsOf(sentence: string): Float64Array {
  return likelihoodsBy(stored, sentence);
}
