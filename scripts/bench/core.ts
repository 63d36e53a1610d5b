import { begin, expects, transition } from "@rufbaum/conversation";
import { sampleTree } from "@rufbaum/tree/sample";
import { embeddedUnderstanding, type Reading } from "@rufbaum/understanding";
import type { Row } from "./figures.ts";

const SECONDS = 2;
const REPLIES = [
  "Ja, am Apparat",
  "ja gern",
  "Was kostet das denn?",
  "na gut, ja",
  "Dienstag",
  "um zehn Uhr",
  "genau",
];

/** The pure core alone: steps of a conversation, and readings of replies, on one core. */
export function benchCore(): Row[] {
  const tree = sampleTree({ id: "tree_bench", createdAt: "2026-01-01T00:00:00.000Z" });
  const understanding = embeddedUnderstanding();
  const turns: { text: string; reading: Reading }[] = [];
  let state = transition(tree, begin(tree), { type: "call-answered", at: 0 }).state;
  for (const text of REPLIES) {
    const expected = expects(tree, state);
    if (!expected) break;
    const reading = understanding.read(text, expected);
    turns.push({ text, reading });
    state = transition(tree, state, { type: "caller-spoke", at: 0, text, reading }).state;
  }

  const steps = perSecond(() => {
    let walked = transition(tree, begin(tree), { type: "call-answered", at: 0 }).state;
    for (const turn of turns) {
      walked = transition(tree, walked, { type: "caller-spoke", at: 0, ...turn }).state;
    }
    return turns.length + 1;
  });
  const expected = {
    conditions: ["Ja", "Nein", "Vielleicht"].map((key) => ({ id: key, key, examples: [] })),
    intents: [],
    value: null,
    question: "",
  };
  const readings = perSecond(() => {
    for (const text of REPLIES) understanding.read(text, expected);
    return REPLIES.length;
  });
  return [
    { what: "conversation, one core", figure: `${steps.toFixed(0)} steps/s`, goal: "" },
    {
      what: "understanding, one core",
      figure: `${(1_000_000 / readings).toFixed(1)} µs a reply`,
      goal: "under 5 ms",
    },
  ];
}

function perSecond(work: () => number): number {
  const until = performance.now() + SECONDS * 1_000;
  const from = performance.now();
  let done = 0;
  while (performance.now() < until) done += work();
  return (done * 1_000) / (performance.now() - from);
}
