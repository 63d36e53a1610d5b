import {
  begin,
  type ConversationEffect,
  type ConversationEvent,
  type ConversationState,
  expects,
  transition,
  type Variables,
} from "@rufbaum/conversation";
import type { Action, Tree } from "@rufbaum/tree";
import type { Expected, Reading } from "@rufbaum/understanding";
import type { NamedWay } from "../engine/coverage.ts";
import { ACTION, KEY_PRESS, PER_CHARACTER, speaking } from "../engine/virtual-time.ts";
import { type ActionResult, valuesOf } from "./action-result.ts";
import { heardUntil } from "./heard-until.ts";
import { waysTaken } from "./ways.ts";

/** Reads a reply at once, as the embedded understanding does. */
export interface Reader {
  read(text: string, expected: Expected): Reading;
}

/** All that happened since the caller last did something. */
export interface Happened {
  /** What the agent said, node by node. */
  says: readonly { nodeId: string; text: string }[];
  /** Of the caller's last words. */
  reading: Reading | null;
  /** The condition by which the conversation moved on, or that was at least understood. */
  condition: string | null;
  /** Kinds of action that were asked for, and how each went. */
  acted: readonly { kind: Action["kind"]; nodeId: string; result: ActionResult }[];
}

/** A conversation of one tree with a caller whose every step is told to it. */
export interface Dialogue {
  readonly state: ConversationState;
  readonly ways: readonly NamedWay[];
  /** What came of the caller's last step; at first, the opening. */
  happened(): Happened;
  speak(text: string, results?: readonly ActionResult[]): void;
  press(digits: string, results?: readonly ActionResult[]): void;
  staySilent(times: number, results?: readonly ActionResult[]): void;
  /** `null`: it could not be cut into after these words. */
  interrupt(wanted: true | number | string): string | null;
  hangUp(): void;
  wait(seconds: number): void;
}

interface Opening {
  reader: Reader;
  variables: Variables;
  /** When the call is answered, milliseconds since 1970. */
  now: number;
  /** How the actions go that come before the caller does anything. */
  opening: readonly ActionResult[];
}

/** Answers the call. Time goes by as if all of it were spoken, from `now` on. */
export function openDialogue(tree: Tree, { reader, variables, now, opening }: Opening): Dialogue {
  let state = begin(tree, variables);
  let at = now;
  /** Milliseconds that the agent still speaks. */
  let ahead = 0;
  let silenceAfter = 0;
  let happened = nothing();
  let results = opening;
  const ways: NamedWay[] = [];

  function take(event: ConversationEvent): void {
    const before = state;
    const turn = transition(tree, before, event);
    state = turn.state;
    const taken = waysTaken(tree, { before, event, effects: turn.effects });
    ways.push(...taken);
    const [first] = taken;
    if (first?.from === before.nodeId) happened.condition ??= first.condition;
    for (const effect of turn.effects) keep(effect);
    if (state.phase === "acting") act(turn.effects);
  }

  function keep(effect: ConversationEffect): void {
    if (effect.type === "say") {
      happened.says.push({ nodeId: effect.nodeId, text: effect.text });
      ahead += speaking(effect.text);
      if (!effect.interruptible) happened.firm = saidIn(happened).length;
    } else if (effect.type === "listen") silenceAfter = effect.silenceAfter;
    else if (effect.type === "act" && state.phase === "over") {
      happened.acted.push({ kind: effect.action.kind, nodeId: effect.nodeId, result: "succeeds" });
    }
  }

  function act(effects: readonly ConversationEffect[]): void {
    const asked = effects.findLast((effect) => effect.type === "act");
    if (!asked) return;
    const [result = "succeeds", ...later] = results;
    results = later;
    pass(ACTION);
    const { action, nodeId } = asked;
    happened.acted.push({ kind: action.kind, nodeId, result });
    if (result === "fails") take({ type: "action-failed", at, reason: "suite" });
    else if (result === "succeeds" && action.kind === "transfer") {
      take({ type: "caller-transferred", at });
    } else take({ type: "action-succeeded", at, ...valuesOf(action, result) });
  }

  function pass(milliseconds: number): void {
    at += ahead + milliseconds;
    ahead = 0;
  }

  function turn(given: readonly ActionResult[]): void {
    happened = nothing();
    results = given;
  }

  take({ type: "call-answered", at });
  return {
    get state() {
      return state;
    },
    ways,
    happened: () => happened,
    speak(text, given = []) {
      turn(given);
      pass(text.length * PER_CHARACTER);
      const expected = expects(tree, state) ?? { ...NOTHING_EXPECTED, question: state.lastSaid };
      const reading = reader.read(text, { ...expected, now: at });
      happened.reading = reading;
      happened.condition = reading.condition;
      take({ type: "caller-spoke", at, text, reading });
    },
    press(digits, given = []) {
      turn(given);
      pass(0);
      for (const digit of digits) {
        pass(KEY_PRESS);
        take({ type: "caller-pressed", at, digits: digit });
      }
    },
    staySilent(times, given = []) {
      turn(given);
      for (let time = 0; time < times && state.phase !== "over"; time += 1) {
        pass(silenceAfter);
        take({ type: "caller-fell-silent", at });
      }
    },
    interrupt(wanted) {
      const said = saidIn(happened);
      const heard = heardUntil(said, wanted, happened.firm);
      if (heard === null) return null;
      at += Math.floor(ahead * (heard.length / said.length));
      ahead = 0;
      turn([]);
      take({ type: "caller-interrupted", at, heard });
      return heard;
    },
    hangUp() {
      turn([]);
      take({ type: "caller-hung-up", at });
    },
    wait: (seconds) => pass(seconds * 1_000),
  };
}

interface Draft extends Happened {
  /** Of what was said, characters at its beginning that can't be cut into. */
  firm: number;
  says: { nodeId: string; text: string }[];
  acted: { kind: Action["kind"]; nodeId: string; result: ActionResult }[];
}

function nothing(): Draft {
  return { firm: 0, says: [], reading: null, condition: null, acted: [] };
}

function saidIn({ says }: Happened): string {
  return says.map(({ text }) => text).join(" ");
}

/** Where the tree listens for nothing, an opt-out is heard all the same. */
const NOTHING_EXPECTED: Expected = { conditions: [], intents: [], value: null, question: "" };
