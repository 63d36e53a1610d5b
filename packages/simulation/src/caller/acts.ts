import { linesAtHome, linesFor, OF_THE_OTHER } from "../corpus/lines.ts";
import { withName } from "../corpus/pick-up.ts";
import type { Topic } from "../corpus/topic.ts";
import { isOwn, type Sayable, sayOwn, sayQuantity, sayValue } from "../corpus/values/say-value.ts";
import type { Manner } from "../personas/persona.ts";
import type { CallerAct, HangUpCause } from "./caller.ts";
import { askedForBy, type Mind } from "./mind.ts";
import { sayTerm } from "./term.ts";

/** One of the lines on a topic, seldom the same twice in a row. */
export function lineOn(mind: Mind, topic: Topic, fits?: (line: string) => boolean): string {
  const { temper, random } = mind;
  const manner = mannerNow(mind);
  // Nobody is chatty or curt in each of his sentences.
  const draws = random.on(topic);
  const isPlain = draws.chance(PLAIN) && manner !== "dialect";
  const all = temper.ownLines.get(topic) ?? linesAs(mind, topic, isPlain ? PLAINLY : manner);
  const fitting = fits === undefined ? all : all.filter(fits);
  const lines = fitting.length > 0 ? fitting : all;
  const line = draws.pickSteadily(lines);
  const next = line === mind.lastLine ? after(line, lines) : line;
  mind.lastLine = next;
  return next.includes("{") ? withName(next, askedForBy(mind)) : next;
}

function after(line: string, lines: readonly string[]): string {
  return lines[(lines.indexOf(line) + 1) % lines.length] ?? line;
}

/** What he can say on it to whoever calls: in his own manner, else plainly. */
function linesAs(mind: Mind, topic: Topic, manner: Manner): readonly string[] {
  const { around, region, speaker } = mind;
  const other = OF_THE_OTHER.has(topic) ? askedForBy(mind).speaker : null;
  const lines = around.audience === "households" ? linesAtHome : linesFor;
  const own = around.sayable(lines(topic, manner, region, speaker, other), topic);
  return own.length > 0
    ? own
    : around.sayable(lines(topic, PLAINLY, region, speaker, other), topic);
}

const PLAINLY = "matter-of-fact";

/** Says one of the lines on a topic; of what is of no concern there, he says something near it. */
export function speak(mind: Mind, wanted: Topic, fits?: (line: string) => boolean): CallerAct {
  const topic = canSpeakOf(mind, wanted) ? wanted : (INSTEAD[wanted] ?? "not-interested");
  return { type: "speak", text: lineOn(mind, topic, fits), topic, after: thinking(mind) };
}

/** Whether that is of any concern where he is called, or he has words of his own for it. */
export function canSpeakOf({ around, temper }: Mind, topic: Topic): boolean {
  return around.knows(topic) || temper.ownLines.has(topic);
}

const INSTEAD: Partial<Record<Topic, Topic>> = {
  "under-contract": "has-provider",
  "just-renewed": "has-provider",
  "wants-written-offer": "send-info",
};

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
  const { person, region } = mind;
  const random = mind.random.on(kind);
  const manner = mannerNow(mind);
  if (kind === "date" || kind === "time") return sayTerm(mind, kind, manner);
  const { sayable } = mind.around;
  return isOwn(kind)
    ? sayOwn(kind, person, manner, random, region, sayable)
    : sayValue(kind, manner, random, region, sayable);
}

export function quantityWords(mind: Mind, quantity: string): string {
  return sayQuantity(quantity, mannerNow(mind), mind.random.on("quantity"), mind.region);
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
  return least + random.on("thinks").below(more);
}
