import { ownConditionsOf } from "./matching/own-conditions.ts";
import { openMemory } from "./memory.ts";
import { daysProposed, namesDay, turnsIn } from "./question.ts";
import type { Expected, ExpectedCondition } from "./reading.ts";
import type { Said } from "./said.ts";
import { isSameList } from "./same-list.ts";
import { daysAskedFor } from "./values/date/days-asked.ts";
import { countedIn } from "./values/number.ts";

/** All that decides how a text is read, apart from the text: the same one for the same. */
export interface Frame {
  expected: Expected;
  /** What the question does; its words do nothing else. */
  asked: string;
}

/** A tree hands in the same list of conditions at every turn. */
const framesOf = new WeakMap<readonly ExpectedCondition[], Frame[]>();

/** Frames that a node is known in: its objections are used up, its values change. */
const MOST_FRAMES = 200;

/** The one frame for these expectations and this text. */
export function frameOf(said: Said, expected: Expected): Frame {
  const isOwn = ownConditionsOf(said.matching, expected.conditions) !== null;
  const asked = askedOf(said, expected.question, isOwn);
  let frames = framesOf.get(expected.conditions);
  if (frames === undefined) {
    frames = [];
    framesOf.set(expected.conditions, frames);
  }
  for (const frame of frames) {
    if (frame.asked === asked && isSame(frame.expected, expected)) return frame;
  }
  if (frames.length >= MOST_FRAMES) frames.length = 0;
  const made = { expected, asked };
  frames.push(made);
  return made;
}

function isSame(one: Expected, other: Expected): boolean {
  return (
    one.value === other.value &&
    one.now === other.now &&
    one.ahead === other.ahead &&
    one.behind === other.behind &&
    (one.isFirst ?? false) === (other.isFirst ?? false) &&
    isSameHalf(one.half, other.half) &&
    one.knowledge === other.knowledge &&
    isSameList(one.intents, other.intents) &&
    isSameList(one.asides, other.asides) &&
    isSameList(one.named, other.named) &&
    isSameList(one.between, other.between)
  );
}

function isSameHalf(one: Expected["half"], other: Expected["half"]): boolean {
  return one?.from === other?.from && one?.to === other?.to && one?.part === other?.part;
}

const known = openMemory<string, string>(5_000);

/**
 * Names and values in a question make many of it that all ask the same, unless conditions are their
 * author's own: then any of its words may count.
 */
function askedOf(said: Said, question: string, isOwn: boolean): string {
  if (isOwn) return question;
  let ofAny = known.get(question);
  if (ofAny === undefined) {
    ofAny = `${turnsIn(question)}/${daysAskedFor(question)}`;
    known.put(question, ofAny);
  }
  const days = namesDay(said.reply) ? `/${daysProposed(question)}` : "";
  const counted = said.mayCount() ? `/${countedIn(said.speech(), question)}` : "";
  return `${ofAny}${days}${counted}`;
}
