import { linesFor, OF_THE_OTHER } from "../corpus/lines.ts";
import { withName } from "../corpus/pick-up.ts";
import type { Topic } from "../corpus/topic.ts";
import { isOwn, type Sayable, sayOwn, sayQuantity, sayValue } from "../corpus/values/say-value.ts";
import type { Manner } from "../personas/persona.ts";
import type { CallerAct, HangUpCause } from "./caller.ts";
import { askedForBy, type Mind } from "./mind.ts";

/** One of the lines on a topic, seldom the same twice in a row. */
export function lineOn(mind: Mind, topic: Topic): string {
  const { temper, random, region } = mind;
  const manner = mannerNow(mind);
  // Nobody is chatty or curt in each of his sentences.
  const isPlain = manner !== "dialect" && random.chance(PLAIN);
  const other = OF_THE_OTHER.has(topic) ? askedForBy(mind).speaker : null;
  const lines =
    temper.ownLines.get(topic) ??
    linesFor(topic, isPlain ? "matter-of-fact" : manner, region, mind.speaker, other);
  const index = random.below(lines.length);
  const line = lines[index] ?? "";
  const next = line === mind.lastLine ? (lines[(index + 1) % lines.length] ?? line) : line;
  mind.lastLine = next;
  return next.includes("{") ? withName(next, askedForBy(mind)) : next;
}

/** Says one of the lines on a topic. */
export function speak(mind: Mind, topic: Topic): CallerAct {
  return { type: "speak", text: lineOn(mind, topic), topic, after: thinking(mind) };
}

/** Says words of no topic: a value. */
export function utter(mind: Mind, text: string): CallerAct {
  mind.lastLine = text;
  return { type: "speak", text, topic: null, after: thinking(mind) + LOOKING_UP };
}

/** To look something up takes longer. Milliseconds. */
const LOOKING_UP = 500;

export function giveValue(mind: Mind, kind: Sayable): CallerAct {
  return utter(mind, valueWords(mind, kind));
}

/** A value in a sentence of its own. */
export function valueWords(mind: Mind, kind: Sayable): string {
  const { person, random, region } = mind;
  const manner = mannerNow(mind);
  return isOwn(kind)
    ? sayOwn(kind, person, manner, random, region)
    : sayValue(kind, manner, random, region);
}

export function quantityWords(mind: Mind, quantity: string): string {
  return sayQuantity(quantity, mannerNow(mind), mind.random, mind.region);
}

/** Who was not understood, or is annoyed, uses few words. */
function mannerNow({ isBrief, mood, manner }: Mind): Manner {
  return isBrief || mood < ANNOYED ? "curt" : manner;
}

const ANNOYED = -0.4;
const PLAIN = 0.2;

export function hangUp(mind: Mind, cause: HangUpCause, words: Topic | null): CallerAct {
  const says = words === null ? null : lineOn(mind, words);
  mind.stance = "leaving";
  return { type: "hang-up", cause, says, after: thinking(mind) };
}

/** Milliseconds before somebody answers, least and most more. */
const THINKS: Readonly<Record<Manner, readonly [number, number]>> = {
  friendly: [400, 700],
  "matter-of-fact": [500, 900],
  curt: [200, 500],
  chatty: [500, 1_100],
  dialect: [500, 900],
};

export function thinking({ manner, random }: Mind): number {
  const [least, more] = THINKS[manner];
  return least + random.below(more);
}
