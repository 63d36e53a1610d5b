import type { Outcome, Tree } from "@rufbaum/tree";
import type { Expected, Reading } from "@rufbaum/understanding";
import { begin } from "../begin.ts";
import { expects, expectsEarly } from "../expects.ts";
import { transition } from "../transition.ts";
import type { ConversationEvent, ConversationState, EndReason, Variables } from "../types.ts";

/** Reads a reply at once, as the embedded understanding does. */
export interface Reader {
  read(text: string, expected: Expected): Reading;
}

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
  /** Lets time pass before the next line, in seconds. */
  waits(seconds: number): ScriptedCall;
  standsAt(nodeId: string): ScriptedCall;
  knows(variables: Variables): ScriptedCall;
  did(kind: string): ScriptedCall;
  endsWith(outcome: Outcome, reason?: EndReason): void;
  readonly state: ConversationState;
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
  let state = begin(tree, variables);
  let said = "";
  let slow = false;
  let at = 0;
  let actionFails = false;
  let hangUps = 0;
  const script: string[] = [];
  const done: string[] = [];

  function send(event: ConversationEvent): void {
    const turn = transition(tree, state, event);
    state = turn.state;
    for (const effect of turn.effects) {
      if (effect.type === "say") {
        said = `${said} ${effect.text}`.trim();
        slow ||= effect.pace === "slow";
        script.push(`  agent: ${effect.text}`);
      } else if (effect.type === "hang-up") hangUps += 1;
      else if (effect.type === "act") {
        done.push(effect.action.kind);
        const failed = actionFails;
        actionFails = false;
        send(
          failed ? { type: "action-failed", at, reason: "test" } : { type: "action-succeeded", at },
        );
      }
    }
  }

  function fail(message: string): never {
    throw new Error([message, ...script, `  (at ${state.nodeId}, ${state.phase})`].join("\n"));
  }

  function turn(line: string, event: ConversationEvent): ScriptedCall {
    if (state.phase === "over") fail(`The call is over; nobody hears “${line}”.`);
    said = "";
    slow = false;
    script.push(`  caller: ${line}`);
    send(event);
    return self;
  }

  const self: ScriptedCall = {
    says(expected) {
      const found = typeof expected === "string" ? said.includes(expected) : expected.test(said);
      return found ? self : fail(`Not said: ${expected}`);
    },
    saysNot(unexpected) {
      const found =
        typeof unexpected === "string" ? said.includes(unexpected) : unexpected.test(said);
      return found ? fail(`Said all the same: ${unexpected}`) : self;
    },
    slowly: () => (slow ? self : fail("It was not said slowly.")),
    saysNothing: () => (said === "" ? self : fail(`Said: ${said}`)),
    interrupts(heard) {
      script.push(`  (interrupted after: ${heard})`);
      send({ type: "caller-interrupted", at, heard });
      return self;
    },
    hears(reply, given) {
      const expected = { ...(expects(tree, state) ?? NOTHING_EXPECTED), now: BEGINNING + at };
      const reading = given
        ? { ...NOTHING_READ, intentConfidence: given.intent ? 1 : 0, ...given }
        : understanding.read(reply, expected);
      return turn(reply, { type: "caller-spoke", at, text: reply, reading });
    },
    hearsEarly(reply) {
      const reading = understanding.read(reply, expectsEarly(tree, state));
      return turn(`(early) ${reply}`, {
        type: "caller-spoke",
        at,
        text: reply,
        reading,
        isEarly: true,
      });
    },
    presses(digits) {
      for (const digit of digits) turn(`[${digit}]`, { type: "caller-pressed", at, digits: digit });
      return self;
    },
    staysSilent: () => turn("…", { type: "caller-fell-silent", at }),
    hangsUp: () => turn("(hangs up)", { type: "caller-hung-up", at }),
    happens: (event) => turn(`(${event.type})`, { ...event, at }),
    nextActionFails() {
      actionFails = true;
      return self;
    },
    waits(seconds) {
      at += seconds * 1_000;
      return self;
    },
    standsAt: (nodeId) => (state.nodeId === nodeId ? self : fail(`Not at ${nodeId}`)),
    knows(expected) {
      for (const [name, value] of Object.entries(expected)) {
        if (state.variables[name] !== value) {
          fail(`${name} is ${JSON.stringify(state.variables[name])}, not ${JSON.stringify(value)}`);
        }
      }
      return self;
    },
    did: (kind) => (done.includes(kind) ? self : fail(`Not done: ${kind}`)),
    endsWith(outcome, reason) {
      if (state.phase !== "over") fail("The call is not over.");
      if (hangUps !== 1) fail(`Hung up ${hangUps} times.`);
      if (state.outcome !== outcome) fail(`The outcome is ${state.outcome}, not ${outcome}.`);
      if (reason && state.endReason !== reason) {
        fail(`It ended by ${state.endReason}, not ${reason}.`);
      }
    },
    get state() {
      return state;
    },
  };

  send({ type: "call-answered", at });
  return self;
}

const NOTHING_EXPECTED: Expected = { conditions: [], intents: [], value: null, question: "" };
const NOTHING_READ: Reading = {
  condition: null,
  intent: null,
  intentConfidence: 0,
  alsoHeard: [],
  confidence: 0,
  values: {},
  valueConfidence: null,
  why: [],
};
