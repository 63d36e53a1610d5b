import type { Chosen } from "./choose.ts";
import { normalize } from "./normalize.ts";

/** Whether what was chosen rests on more than one word of an example. */
export function isSaid({ clues: [clue] }: Chosen, reply: string): boolean {
  return clue?.kind !== "example" || isAllButSaid(reply, normalize(clue.heard).text);
}

/** Whether most words of the shorter are in the longer. */
function isAllButSaid(reply: string, example: string): boolean {
  const said = new Set(reply.split(" "));
  const words = new Set(example.split(" "));
  const shared = said.intersection(words).size;
  if (said.size > words.size * MOST_TIMES) return false;
  return shared >= FEWEST_SHARED && shared >= Math.min(said.size, words.size) * MOSTLY_SAID;
}

/** A reply so many times as long as an example says something of its own. */
const MOST_TIMES = 3;
const FEWEST_SHARED = 2;
const MOSTLY_SAID = 0.5;
