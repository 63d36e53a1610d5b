import { begin, type ConversationState, expects, transition } from "@rufbaum/conversation";
import { sampleTree } from "@rufbaum/tree/sample";
import { openUnderstanding } from "@rufbaum/understanding";
import { median, type Row } from "./row.ts";
import { xstateCalls } from "./xstate.ts";

/** Replies as they are given on the phone, understood or not. */
const REPLIES = [
  "Ja, am Apparat.",
  "ähm ja gut, zwei Minuten hätte ich",
  "Nee, eher nicht, wir haben da schon was.",
  "Da müssten Sie mit meinem Mann sprechen.",
  "Das ist gar nicht uninteressant, erzählen Sie mal.",
  "Rufen Sie mich bitte nie wieder an!",
  "Kommt drauf an, was kostet das denn?",
  "Schicken Sie mir das doch per E-Mail.",
  "Blaue Elefanten tanzen auf dem Dach.",
];
const ROUNDS = 7;
const CALLS = 2_000;

/** The conversation's steps alone, with readings made before, and the understanding alone. */
export async function engine(): Promise<Row[]> {
  const tree = sampleTree({ id: "tree_bench", createdAt: "2026-01-05T08:00:00.000Z" });
  const understanding = await openUnderstanding();
  const asked: { text: string; state: ConversationState }[] = [];

  /** One call that always hears the first condition until it is over. @returns transitions */
  function converse(): number {
    let state = begin(tree, {});
    let count = 1;
    state = transition(tree, state, { type: "call-answered", at: 0 }).state;
    for (let turn = 1; turn < 40 && state.phase !== "over"; turn++) {
      const [condition] = expects(tree, state)?.conditions ?? [];
      const reading = {
        condition: condition?.key ?? null,
        intent: null,
        confidence: 1,
        values: {},
        intentConfidence: 0,
        alternatives: [],
        alsoHeard: [],
        valueConfidence: null,
        why: [],
      };
      const event =
        state.phase === "acting"
          ? ({ type: "action-succeeded", at: turn } as const)
          : ({ type: "caller-spoke", at: turn, text: "Ja", reading } as const);
      if (asked.length < 200 && state.phase === "listening") asked.push({ text: "Ja", state });
      state = transition(tree, state, event).state;
      count += 1;
    }
    return count;
  }

  const steps = rounds(() => {
    let count = 0;
    for (let call = 0; call < CALLS; call++) count += converse();
    return count;
  });
  const walkXState = xstateCalls(tree);
  const xstateSteps = rounds(() => {
    let count = 0;
    for (let call = 0; call < CALLS / 10; call++) count += walkXState();
    return count;
  });
  const readings = rounds(() => {
    let count = 0;
    for (const { state } of asked) {
      const expected = expects(tree, state);
      if (!expected) continue;
      for (const reply of REPLIES) {
        understanding.read(reply, expected);
        count += 1;
      }
    }
    return count;
  });
  return [
    {
      name: "conversation, transitions of the sample tree",
      ...perSecond(steps),
      promise: "≥ 500,000/s",
    },
    {
      name: "  XState's pure transition on the same tree",
      ...perSecond(xstateSteps),
      promise: `ours is ${(median(steps) / median(xstateSteps)).toFixed(0)} times as fast`,
    },
    {
      name: "understanding, one reply",
      value: `${(1e6 / median(readings)).toFixed(1)} µs`,
      spread: `max ${(1e6 / Math.min(...readings)).toFixed(1)} µs`,
      promise: "< 5 ms",
    },
  ];
}

function perSecond(values: readonly number[]): Pick<Row, "value" | "spread"> {
  const count = (value: number) => `${Math.round(value).toLocaleString("en")}/s`;
  return { value: count(median(values)), spread: `min ${count(Math.min(...values))}` };
}

/** Times `work` after one round to warm up. @returns what it counted, a second, round by round */
function rounds(work: () => number): number[] {
  work();
  return Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    const count = work();
    return count / ((performance.now() - start) / 1000);
  });
}
