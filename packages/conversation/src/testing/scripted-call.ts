import type { Outcome, Tree } from "@rufbaum/tree";
import type { Reading } from "@rufbaum/understanding";
import { beSilent, hangUp, press, type Reader, say, sayEarly } from "../play/deeds.ts";
import { anew, answerCall, type Play, take, wait } from "../play/play.ts";
import { playedActions } from "../play/played-actions.ts";
import { saidIn, saysIn } from "../play/said.ts";
import type { ConversationEvent, ConversationState, EndReason, Variables } from "../types.ts";
import { NOTHING_READ } from "./nothing-read.ts";

/**
 * A conversation written down like a script. Each line does something or checks something, and
 * fails with the whole dialogue so far.
 */
export interface ScriptedCall {
  /** What the agent has said since the caller's last turn has this in it. */
  says(expected: string | RegExp): ScriptedCall;
  /** This was not said since the caller's last turn. */
  saysNot(unexpected: string | RegExp): ScriptedCall;
  /** It was said slowly. */
  slowly(): ScriptedCall;
  /** Nothing was said at all. */
  saysNothing(): ScriptedCall;
  /** The caller speaks while the agent does, who has come as far as this. */
  interrupts(heard: string): ScriptedCall;
  /** `reading`: what was understood, where the test decides that itself. */
  hears(reply: string, reading?: Partial<Reading>): ScriptedCall;
  /** Said before the question that stands was asked. */
  hearsEarly(reply: string): ScriptedCall;
  presses(digits: string): ScriptedCall;
  staysSilent(): ScriptedCall;
  hangsUp(): ScriptedCall;
  /** What comes from elsewhere: an operator, the line, a machine. */
  happens(event: OutsideEvent): ScriptedCall;
  /** The next action fails, where otherwise each one succeeds. */
  nextActionFails(): ScriptedCall;
  /** Nobody picks up the next transfer, where otherwise each one is. */
  nobodyPicksUp(): ScriptedCall;
  /** Lets time pass before the next line, in seconds. */
  waits(seconds: number): ScriptedCall;
  standsAt(nodeId: string): ScriptedCall;
  knows(variables: Variables): ScriptedCall;
  did(kind: string): ScriptedCall;
  endsWith(outcome: Outcome, reason?: EndReason): void;
  readonly state: ConversationState;
  /** All that the agent has said, text by text. */
  readonly spoken: readonly string[];
}

type OutsideType =
  | "operator-said"
  | "opening-heard"
  | "line-resumed"
  | "machine-answered"
  | "caller-transferred";
type Timeless<Event> = Event extends ConversationEvent ? Omit<Event, "at"> : never;
export type OutsideEvent = Timeless<Extract<ConversationEvent, { type: OutsideType }>>;

/** When every call is answered, for replies such as "morgen": Saturday, 21 November 2026, 10 a.m. */
export const BEGINNING = Date.UTC(2026, 10, 21, 9);

/** Answers the call; each action succeeds at once. */
export function call(
  tree: Tree,
  { understanding, variables = {} }: { understanding: Reader; variables?: Variables },
): ScriptedCall {
  const { does, nextFails, nobodyPicksUp } = playedActions();
  let hangUps = 0;
  const script: string[] = [];
  const spoken: string[] = [];
  const done: string[] = [];
  let play = answerCall(tree, { variables, at: BEGINNING }, does);
  told(0);

  /** Writes down what came of a step, from the `from`th on. */
  function told(from: number): void {
    for (const { effects } of play.steps.slice(from)) {
      for (const effect of effects) {
        if (effect.type === "say") {
          spoken.push(effect.text);
          script.push(`  agent: ${effect.text}`);
        } else if (effect.type === "hang-up") hangUps += 1;
        else if (effect.type === "act") done.push(effect.action.kind);
      }
    }
  }

  function fail(message: string): never {
    const { nodeId, phase } = play.state;
    throw new Error([message, ...script, `  (at ${nodeId}, ${phase})`].join("\n"));
  }

  function turn(line: string, deed: () => Play): ScriptedCall {
    if (play.state.phase === "over") fail(`The call is over; nobody hears “${line}”.`);
    script.push(`  caller: ${line}`);
    play = deed();
    told(0);
    return self;
  }

  const self: ScriptedCall = {
    says(expected) {
      const said = saidIn(play);
      const found = typeof expected === "string" ? said.includes(expected) : expected.test(said);
      return found ? self : fail(`Not said: ${expected}`);
    },
    saysNot(unexpected) {
      const said = saidIn(play);
      const found =
        typeof unexpected === "string" ? said.includes(unexpected) : unexpected.test(said);
      return found ? fail(`Said all the same: ${unexpected}`) : self;
    },
    slowly() {
      const isSlow = saysIn(play).some(({ pace }) => pace === "slow");
      return isSlow ? self : fail("It was not said slowly.");
    },
    saysNothing() {
      const said = saidIn(play);
      return said === "" ? self : fail(`Said: ${said}`);
    },
    interrupts(heard) {
      script.push(`  (interrupted after: ${heard})`);
      const before = play.steps.length;
      play = take(play, { type: "caller-interrupted", at: play.at, heard }, does);
      told(before);
      return self;
    },
    hears(reply, given) {
      const reader = given ? { read: () => readingOf(given) } : understanding;
      return turn(reply, () => say(play, reply, reader, does));
    },
    hearsEarly: (reply) =>
      turn(`(early) ${reply}`, () => sayEarly(play, reply, understanding, does)),
    presses(digits) {
      for (const digit of digits) turn(`[${digit}]`, () => press(play, digit, does));
      return self;
    },
    staysSilent: () => turn("…", () => beSilent(play, does)),
    hangsUp: () => turn("(hangs up)", () => hangUp(play)),
    happens: (event) =>
      turn(`(${event.type})`, () => take(anew(play), { ...event, at: play.at }, does)),
    nextActionFails() {
      nextFails();
      return self;
    },
    nobodyPicksUp() {
      nobodyPicksUp();
      return self;
    },
    waits(seconds) {
      play = wait(play, seconds * 1_000);
      return self;
    },
    standsAt: (nodeId) => (play.state.nodeId === nodeId ? self : fail(`Not at ${nodeId}`)),
    knows(expected) {
      const { variables: known } = play.state;
      for (const [name, value] of Object.entries(expected)) {
        if (known[name] !== value) {
          fail(`${name} is ${JSON.stringify(known[name])}, not ${JSON.stringify(value)}`);
        }
      }
      return self;
    },
    did: (kind) => (done.includes(kind) ? self : fail(`Not done: ${kind}`)),
    endsWith(outcome, reason) {
      const { state } = play;
      if (state.phase !== "over") fail("The call is not over.");
      if (hangUps !== 1) fail(`Hung up ${hangUps} times.`);
      if (state.outcome !== outcome) fail(`The outcome is ${state.outcome}, not ${outcome}.`);
      if (reason && state.endReason !== reason) {
        fail(`It ended by ${state.endReason}, not ${reason}.`);
      }
    },
    get state() {
      return play.state;
    },
    spoken,
  };
  return self;
}

function readingOf(given: Partial<Reading>): Reading {
  return { ...NOTHING_READ, intentConfidence: given.intent ? 1 : 0, ...given };
}
