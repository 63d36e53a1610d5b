import { HEARD, hear } from "../hear.ts";
import { meaningOf } from "../keys.ts";
import { normalize } from "../normalize.ts";
import type { Expected, Reading } from "../reading.ts";
import { POLARITIES } from "../roll-up.ts";
import type { Said } from "../said.ts";
import type { FoundEntry } from "./open-knowledge.ts";

/** These are never questions of the matter, in whatever words. */
const NEVER: ReadonlySet<string> = new Set([
  "opt_out",
  "is_this_a_bot",
  "voicemail_detected",
  "call_screening",
]);
const SURE_OF_NEVER = 0.6;

/** These are about the call, unless an author wrote down these very words. */
const ABOUT_THE_CALL: ReadonlySet<string> = new Set([
  "hold_on",
  "repeat_please",
  "are_you_there",
  "wants_human",
  "who_is_calling",
  "goodbye",
  "putting_through",
  "callback_later",
]);
const SURE_OF_CALL = 0.6;

/** An entry that is this surely meant comes before what an intent is only counted as. */
const CLEARLY = 0.85;

/** A value of the wanted kind, and nothing that asks but a mark: "Samstag um zehn?" */
const SURE_QUESTION = 1;

/** Whether the entry is what the reply is about, before an answer, the call itself, and an opt-out. */
export function isAskedFor(
  said: Said,
  { value }: Expected,
  reading: Reading,
  found: FoundEntry,
): boolean {
  if (reading.intent === "opt_out") return false;
  if (reading.alsoHeard.some(({ name }) => name === "opt_out")) return false;
  const { asking, isExact } = found;
  const isGiven = value !== null && reading.values[value] !== undefined;
  if (isGiven && asking.strength < SURE_QUESTION && !saysMore(asking.besides)) return false;
  const { heard } = hear(said.model, normalize(asking.said));
  const intent = heard.likelihood >= HEARD ? heard.intent : null;
  if (intent !== null) {
    if (NEVER.has(intent) && heard.likelihood >= SURE_OF_NEVER) return false;
    if (!isExact && isAboutTheCall(said, heard, found)) return false;
  }
  return (
    (asking.strength >= SURE_QUESTION && saysMore(asking.besides)) || !isAnswer(reading, found)
  );
}

/** Whether it is about the call, rather than for an entry that is as surely meant or itself about it. */
function isAboutTheCall(
  { model }: Said,
  { intent, likelihood }: { intent: string | null; likelihood: number },
  { confidence, wording }: FoundEntry,
): boolean {
  if (!ABOUT_THE_CALL.has(intent ?? "") || likelihood < SURE_OF_CALL) return false;
  if (confidence >= likelihood + SURER) return false;
  return confidence < ALIKE || hear(model, normalize(wording)).heard.intent !== intent;
}

/** So much surer has to be what is meant in the place of the call. */
const SURER = 0.15;

/** "Was kann ich für Sie tun?" asks what the call is about, and not "Wieso rufen Sie gerade mich an?". */
const ALIKE = 0.93;

/** "Dienstag um zwei, kann man da parken": what was given stands beside what is asked. */
function saysMore(besides: string): boolean {
  return besides.split(" ").length >= FEWEST_WORDS_BESIDES;
}

const FEWEST_WORDS_BESIDES = 2;

/** An example, word for word or with all of its words, is surer than any likeness. */
const SURE_OF_EXAMPLE = 0.95;

/** Whether the node's own author wrote down that this is an answer to its question. */
function isAnswer({ condition, confidence, why }: Reading, found: FoundEntry): boolean {
  const clue = why.find((each) => each.for === condition);
  if (condition === null || clue === undefined) return false;
  switch (clue.kind) {
    case "example":
      return confidence >= Math.min(SURE_OF_EXAMPLE, found.confidence);
    case "key":
    case "meaning":
      return confidence >= found.confidence;
    case "roll-up": {
      if (Object.values(POLARITIES).some((name) => name === clue.heard)) return false;
      return found.confidence < CLEARLY && meaningOf(condition).intents.includes(clue.heard);
    }
    default:
      return false;
  }
}
