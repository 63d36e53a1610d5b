import {
  begin,
  type ConversationEffect,
  type ConversationEvent,
  transition,
  type Variables,
} from "@rufbaum/conversation";
import type { Action, Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { disclosesAi } from "@rufbaum/tree/lint";
import type { Caller, CallerAct } from "../caller/caller.ts";
import type { Dice } from "../dice.ts";
import type { Ears, Situation } from "./ears.ts";
import { isMissed } from "./missed.ts";
import { round } from "./rates.ts";
import type { Spoken, Trace } from "./trace.ts";
import { ACTION, BEGINNING, KEY_PRESS, PER_CHARACTER, speaking } from "./virtual-time.ts";
import type { Ways } from "./ways.ts";

/** What a conversation is led with; the same for all of a job. */
export interface Leading {
  tree: Tree;
  ears: Ears;
  ways: Ways;
}

/** How often an action fails that needs the world outside: rarely, but seen in a few hundred calls. */
const FAILING = 0.02;
const NEEDS_THE_WORLD: ReadonlySet<Action["kind"] | undefined> = new Set([
  "book-appointment",
  "transfer",
  "send-sms",
  "call-webhook",
  "start-recording",
] as const);

/** Acts of a caller after which nobody waits for him any more; the tree's own limits come first. */
const MOST_ACTS = 2_000;

/** What happens in one conversation, from "Guten Tag" to the hang-up. */
export function lead(
  { tree, ears, ways }: Leading,
  { caller, chance, variables, isTold }: Call,
): { trace: Trace; spoken: Spoken } {
  const graph = graphOf(tree);
  const trace: Trace = {
    at: 0,
    state: begin(tree, variables),
    ways: [],
    silences: [],
    missed: [],
    callerTurns: 0,
    stoodAt: "",
    lastMissed: null,
    hungUp: null,
    asksOptOut: false,
    isDisclosedFirst: false,
    lines: isTold ? [] : null,
  };
  let spoken = nothingSpoken();
  /** Of the agent's words, milliseconds that are still to be heard. */
  let ahead = 0;
  let silenceAfter = 0;
  let act: Action | null = null;
  let isOpening = true;

  function take(event: ConversationEvent, heard: string | null): readonly ConversationEffect[] {
    let from = trace.state.nodeId;
    const turn = transition(tree, trace.state, event);
    trace.state = turn.state;
    let name = heard;
    for (const effect of turn.effects) {
      switch (effect.type) {
        case "move":
          if (from !== null) trace.ways.push(ways.taken(from, effect.nodeId, name));
          from = effect.nodeId;
          name = null;
          break;
        case "say":
          hearSaid(effect);
          break;
        case "listen":
          silenceAfter = effect.silenceAfter;
          break;
        case "act":
          act = effect.action;
          if (turn.state.phase === "over") tellAction(effect.nodeId, effect.action, true);
          break;
      }
    }
    while (trace.state.phase === "acting") perform();
    return turn.effects;
  }

  function hearSaid({ nodeId, text, interruptible }: Extract<ConversationEffect, { type: "say" }>) {
    const took = speaking(text);
    spoken.text = spoken.text === "" ? text : `${spoken.text} ${text}`;
    if (!interruptible) spoken.firm = spoken.text.length;
    spoken.milliseconds += took;
    spoken.says.push({ nodeId, text });
    trace.lines?.push({ type: "agent", at: trace.at + ahead, nodeId, text });
    ahead += took;
  }

  function perform(): void {
    const nodeId = trace.state.nodeId ?? "";
    const action = act;
    const succeeded = !NEEDS_THE_WORLD.has(action?.kind) || !chance.chance(FAILING);
    pass(ACTION);
    tellAction(nodeId, action, succeeded);
    const at = BEGINNING + trace.at;
    if (!succeeded) take({ type: "action-failed", at, reason: "simulated" }, "failed");
    else if (action?.kind === "transfer") take({ type: "caller-transferred", at }, null);
    else take({ type: "action-succeeded", at, ...valuesOf(action) }, null);
  }

  function tellAction(nodeId: string, action: Action | null, succeeded: boolean): void {
    if (action === null) return;
    trace.lines?.push({
      type: "action",
      at: trace.at + ahead,
      nodeId,
      kind: action.kind,
      succeeded,
    });
  }

  /** Lets the agent finish, and this much time go by. */
  function pass(milliseconds: number): void {
    trace.at += ahead + milliseconds;
    ahead = 0;
  }

  function say(said: string, isOptOut: boolean, situation: Situation): void {
    const before = trace.state;
    const text = ears.recognise(said, chance.number());
    const reading = ears.read(text, situation);
    const nodeId = before.nodeId ?? "";
    trace.callerTurns += 1;
    trace.asksOptOut ||= isOptOut;
    trace.stoodAt = nodeId;
    const line = trace.lines?.length ?? 0;
    const saidAt = trace.at;
    trace.at += said.length * PER_CHARACTER;
    const at = BEGINNING + trace.at;
    const effects = take({ type: "caller-spoke", at, text, reading }, reading.condition);
    const missed = isMissed(graph, before, reading, trace.state, effects);
    trace.lastMissed = missed ? nodeId : null;
    if (missed) trace.missed.push({ nodeId, text, intent: reading.intent });
    trace.lines?.splice(line, 0, {
      type: "caller",
      at: saidAt,
      nodeId,
      said,
      text,
      condition: reading.condition,
      intent: reading.intent,
      confidence: round(reading.confidence),
      isMissed: missed,
    });
  }

  function press(digits: string): void {
    const nodeId = trace.state.nodeId ?? "";
    trace.stoodAt = nodeId;
    trace.lines?.push({ type: "keys", at: trace.at, nodeId, digits });
    for (const digit of digits) {
      if (trace.state.phase !== "listening" || trace.state.nodeId !== nodeId) return;
      trace.at += KEY_PRESS;
      const pressed = trace.state.digits + digit;
      const way = graph.conditions(nodeId).find(({ condition }) => condition.trim() === pressed);
      take(
        { type: "caller-pressed", at: BEGINNING + trace.at, digits: digit },
        way?.condition ?? null,
      );
    }
    if (trace.state.digits === "" || trace.state.phase !== "listening") return;
    const { digits: pressed } = trace.state;
    pass(silenceAfter);
    const way = graph.conditions(nodeId).find(({ condition }) => condition.trim() === pressed);
    take({ type: "caller-fell-silent", at: BEGINNING + trace.at }, way?.condition ?? null);
  }

  function fallSilent(): void {
    const nodeId = trace.state.nodeId ?? "";
    pass(silenceAfter);
    trace.stoodAt = nodeId;
    trace.silences.push(nodeId);
    trace.lines?.push({ type: "silence", at: trace.at, nodeId });
    take({ type: "caller-fell-silent", at: BEGINNING + trace.at }, null);
  }

  /** @returns what the agent had said when it was cut off; all of it if that was not in time. */
  function cutIn(heard: string, before: Spoken): void {
    const until = Math.max(heard.length, before.firm);
    if (until >= before.text.length) {
      pass(0);
      return;
    }
    const cut = before.text.slice(0, until);
    trace.at += ahead * (until / before.text.length);
    trace.at = Math.floor(trace.at);
    ahead = 0;
    markCut(trace, before, until);
    take({ type: "caller-interrupted", at: BEGINNING + trace.at, heard: cut }, null);
  }

  function follow(done: CallerAct, before: Spoken, situation: Situation): void {
    switch (done.type) {
      case "speak":
        pass(done.after);
        say(done.text, done.topic === "opt-out", situation);
        break;
      case "interrupt":
        cutIn(done.heard, before);
        // What was not heard was not asked.
        say(done.text, done.topic === "opt-out", ears.expect(trace.state));
        break;
      case "press":
        pass(done.after);
        press(done.digits);
        break;
      case "stay-silent":
        fallSilent();
        break;
      case "hang-up":
        pass(done.after);
        if (done.says !== null) say(done.says, false, situation);
        hangUp(done.cause);
        break;
    }
  }

  function hangUp(cause: Trace["hungUp"]): void {
    if (trace.state.phase === "over") return;
    trace.hungUp = cause;
    trace.stoodAt = trace.state.nodeId ?? "";
    take({ type: "caller-hung-up", at: BEGINNING + trace.at }, null);
  }

  take({ type: "call-answered", at: BEGINNING }, null);
  for (let acts = 0; trace.state.phase !== "over"; acts += 1) {
    const before = spoken;
    const situation = ears.expect(trace.state);
    const done =
      acts < MOST_ACTS
        ? caller.react({
            text: before.text,
            milliseconds: before.milliseconds,
            firm: before.firm,
            wants: situation.expected.value,
            takesKeys: situation.takesKeys,
          })
        : LOST;
    if (isOpening) {
      const until = done.type === "interrupt" ? Math.max(done.heard.length, before.firm) : Infinity;
      trace.isDisclosedFirst = disclosesAi(before.text.slice(0, until));
      isOpening = false;
    }
    if (done.type !== "hang-up") spoken = nothingSpoken();
    follow(done, before, situation);
  }
  if (isOpening) trace.isDisclosedFirst = disclosesAi(spoken.text);
  pass(0);
  return { trace, spoken };
}

export interface Call {
  caller: Caller;
  /** Draws what neither caller nor agent decide: what is misheard, and what fails. */
  chance: Dice;
  variables: Variables;
  /** Whether every line is written down. */
  isTold: boolean;
}

const LOST: CallerAct = { type: "hang-up", cause: "lost", says: null, after: 0 };

function nothingSpoken(): Spoken {
  return { text: "", firm: 0, milliseconds: 0, says: [] };
}

function valuesOf(action: Action | null): { values?: Record<string, string> } {
  return action?.kind === "set-variable" ? { values: { [action.variable]: action.value } } : {};
}

/** Writes down how much of each of the agent's lines was heard. */
function markCut({ lines, at }: Trace, { says }: Spoken, until: number): void {
  if (lines === null) return;
  let left = until;
  let place = lines.length - 1;
  for (let count = 0; place >= 0 && count < says.length; place -= 1) {
    if (lines[place]?.type === "agent") count += 1;
  }
  for (let index = place + 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (line?.type !== "agent") continue;
    if (line.text.length > left) {
      lines[index] = {
        ...line,
        at: Math.min(line.at, at),
        heard: line.text.slice(0, left).trim(),
      };
    }
    left = Math.max(0, left - line.text.length - 1);
  }
}
