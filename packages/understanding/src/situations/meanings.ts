import type { Heard } from "../hear.ts";
import type { Matching } from "../matching/matcher.ts";
import { meaningOf, middleOf } from "../matching/meaning.ts";
import { nameAsText, senseOf } from "../matching/sense.ts";
import { openMemory } from "../memory.ts";
import { normalize } from "../normalize.ts";
import type { ExpectedCondition } from "../reading.ts";

/** Where a text lies by its words alone, which is told in a tenth of the time. */
export type MeaningOfWords = (text: string) => Float64Array;

/** @param remembers so many texts are known again */
export function openMeanings({ senses, meaning }: Matching, remembers: number): MeaningOfWords {
  const known = openMemory<string, Float64Array>(remembers);
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const made = meaningOf(meaning, senseOf(senses, normalize(nameAsText(text)), UNHEARD));
    known.put(text, made);
    return made;
  };
}

const UNHEARD: Heard = {
  likelihoods: new Float64Array(0),
  intent: null,
  label: 0,
  likelihood: 0,
  findings: { rules: [], polarity: null, phrases: [] },
};

/** Of one condition so many examples are looked at. */
const MOST_EXAMPLES = 10;

/** Where the name and the examples of a condition lie in the middle. */
export function middleOfCondition(
  meaningOf: MeaningOfWords,
  { key, examples }: Pick<ExpectedCondition, "key" | "examples">,
): Float64Array {
  return middleOf([key, ...examples.slice(0, MOST_EXAMPLES)].map(meaningOf));
}
