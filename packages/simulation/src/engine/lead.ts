import { begin, type Variables } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { disclosesAi } from "@rufbaum/tree/lint";
import type { Caller, CallerAct } from "../caller/caller.ts";
import type { Dice } from "../dice.ts";
import { openAgent } from "./agent.ts";
import type { Ears, Situation } from "./ears.ts";
import { isMissed } from "./missed.ts";
import { round } from "./rates.ts";
import type { Spoken, Trace } from "./trace.ts";
import { BEGINNING, KEY_PRESS, PER_CHARACTER } from "./virtual-time.ts";
import type { Ways } from "./ways.ts";

/** What a conversation is led with; the same for all of a job. */
export interface Leading {
  tree: Tree;
  ears: Ears;
  ways: Ways;
}

export interface Call {
  caller: Caller;
  /** Draws what neither caller nor agent decide: what is misheard, and what fails. */
  chance: Dice;
  variables: Variables;
  /** Whether every line is written down. */
  isTold: boolean;
}

/** Acts of a caller after which nobody waits for him any more; the tree's own limits come first. */
const MOST_ACTS = 2_000;
const LOST: CallerAct = { type: "hang-up", cause: "lost", says: null, after: 0 };

/**
 * What happens in one conversation, from "Guten Tag" to the hang-up, and what the agent said since
 * the caller last did something.
 */
export function lead(
  { tree, ears, ways }: Leading,
  { caller, chance, variables, isTold }: Call,
): { trace: Trace; spoken: Spoken } {
  const graph = graphOf(tree);
  const trace = openTrace(tree, variables, isTold);
  const agent = openAgent(tree, ways, chance, trace);

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
    const effects = agent.take({ type: "caller-spoke", at, text, reading }, reading.condition);
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
    const nameOf = (keys: string) =>
      graph.conditions(nodeId).find(({ condition }) => condition.trim() === keys)?.condition ??
      null;
    trace.stoodAt = nodeId;
    trace.lines?.push({ type: "keys", at: trace.at, nodeId, digits });
    for (const digit of digits) {
      if (trace.state.phase !== "listening" || trace.state.nodeId !== nodeId) return;
      trace.at += KEY_PRESS;
      const at = BEGINNING + trace.at;
      const way = nameOf(trace.state.digits + digit);
      agent.take({ type: "caller-pressed", at, digits: digit }, way);
    }
    if (trace.state.digits === "" || trace.state.phase !== "listening") return;
    agent.pass(agent.silenceAfter);
    const at = BEGINNING + trace.at;
    agent.take({ type: "caller-fell-silent", at }, nameOf(trace.state.digits));
  }

  function fallSilent(): void {
    const nodeId = trace.state.nodeId ?? "";
    agent.pass(agent.silenceAfter);
    trace.stoodAt = nodeId;
    trace.silences.push(nodeId);
    trace.lines?.push({ type: "silence", at: trace.at, nodeId });
    agent.take({ type: "caller-fell-silent", at: BEGINNING + trace.at }, null);
  }

  /** Too late to cut in, or too early: then only what can't be cut into was heard. */
  function cutIn(heard: string, words: Spoken): void {
    const until = Math.max(heard.length, words.firm);
    if (until >= words.text.length) {
      agent.pass(0);
      return;
    }
    agent.cutOff(words, until);
    const at = BEGINNING + trace.at;
    agent.take({ type: "caller-interrupted", at, heard: words.text.slice(0, until) }, null);
  }

  function hangUp(cause: Trace["hungUp"]): void {
    if (trace.state.phase === "over") return;
    trace.hungUp = cause;
    trace.stoodAt = trace.state.nodeId ?? "";
    agent.take({ type: "caller-hung-up", at: BEGINNING + trace.at }, null);
  }

  function follow(act: CallerAct, situation: Situation): void {
    // Whoever hangs up does so for what was said last.
    const words = act.type === "hang-up" ? agent.spoken : agent.listenTo();
    switch (act.type) {
      case "speak":
        agent.pass(act.after);
        say(act.text, act.topic === "opt-out", situation);
        break;
      case "interrupt":
        cutIn(act.heard, words);
        // What was not heard was not asked.
        say(act.text, act.topic === "opt-out", ears.expect(trace.state));
        break;
      case "press":
        agent.pass(act.after);
        press(act.digits);
        break;
      case "stay-silent":
        fallSilent();
        break;
      case "hang-up":
        agent.pass(act.after);
        if (act.says !== null) say(act.says, false, situation);
        hangUp(act.cause);
        break;
    }
  }

  agent.take({ type: "call-answered", at: BEGINNING }, null);
  trace.isDisclosedFirst = disclosesAi(agent.spoken.text);
  for (let acts = 0; trace.state.phase !== "over"; acts += 1) {
    const { text, milliseconds, firm } = agent.spoken;
    const situation = ears.expect(trace.state);
    const { expected, takesKeys } = situation;
    const turn = { text, milliseconds, firm, wants: expected.value, takesKeys };
    const act = acts < MOST_ACTS ? caller.react(turn) : LOST;
    if (acts === 0 && act.type === "interrupt") {
      trace.isDisclosedFirst = disclosesAi(text.slice(0, Math.max(act.heard.length, firm)));
    }
    follow(act, situation);
  }
  agent.pass(0);
  return { trace, spoken: agent.spoken };
}

function openTrace(tree: Tree, variables: Variables, isTold: boolean): Trace {
  return {
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
}
