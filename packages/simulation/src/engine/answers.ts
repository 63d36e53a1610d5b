import type { Outcome, Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import type { Attitude } from "../caller/attitude.ts";
import { MOST_FIRST } from "./tally.ts";
import type { Way } from "./ways.ts";

/** How a caller answered a question, and by which way the conversation left it then. */
export interface GivenAnswer {
  nodeId: string;
  attitude: Attitude;
  /** `null`: the call ended there. */
  way: Way | null;
}

/** What callers answer to the questions of one conversation, by what they mean. */
export interface Answers {
  /** `walked`: how many ways were taken until then. */
  note(nodeId: string, attitude: Attitude | null, walked: number): void;
  /** One for each question that was answered. */
  all(ways: readonly Way[]): GivenAnswer[];
}

/** An agreement counts before a no, and that before whatever else was said at the same question. */
const WEIGHT: Readonly<Record<Attitude, number>> = { agrees: 2, declines: 1, aside: 0 };

/** `listens`: the nodes at which answers lead to different places. */
export function openAnswers(listens: ReadonlySet<string>): Answers {
  const noted = new Map<string, { attitude: Attitude; walked: number }>();
  return {
    note(nodeId, attitude, walked) {
      if (attitude === null || !listens.has(nodeId)) return;
      const before = noted.get(nodeId);
      if (before && WEIGHT[before.attitude] >= WEIGHT[attitude]) return;
      noted.set(nodeId, { attitude, walked });
    },
    all: (ways) =>
      [...noted].map(([nodeId, { attitude, walked }]) => ({
        nodeId,
        attitude,
        way: ways.find(({ from }, index) => index >= walked && from === nodeId) ?? null,
      })),
  };
}

/** Nodes whose answers can lead to different places. */
export function forksIn(tree: Tree): ReadonlySet<string> {
  const graph = graphOf(tree);
  return new Set(
    tree.nodes.flatMap(({ id }) =>
      graph.listens(id) && graph.conditions(id).length > 0 ? [id] : [],
    ),
  );
}

/** What became of those who answered a question in one way. */
export interface AnswerTraffic {
  runs: number;
  successes: number;
  /** By the condition that was taken, the one of most runs first. */
  ways: AnswerWay[];
}

/** How many were led where most are who agree, and had not agreed. */
export function alsoLed(answers: Readonly<Record<Attitude, AnswerTraffic>>): number {
  const [most] = answers.agrees.ways;
  if (most === undefined || most.to === null) return 0;
  return [...answers.declines.ways, ...answers.aside.ways]
    .filter(({ to }) => to === most.to)
    .reduce((sum, { runs }) => sum + runs, 0);
}

/** The first of these runs. */
export function alsoLedExamples(answers: Readonly<Record<Attitude, AnswerTraffic>>): number[] {
  const [most] = answers.agrees.ways;
  if (most === undefined || most.to === null) return [];
  return [...answers.declines.ways, ...answers.aside.ways]
    .flatMap(({ to, examples }) => (to === most.to ? examples : []))
    .sort((one, other) => one - other)
    .slice(0, MOST_FIRST);
}

export interface AnswerWay {
  /** `null`: the way of everything else, or none: the call ended there. */
  condition: string | null;
  /** Id of the node; `null` where the call ended. */
  to: string | null;
  runs: number;
  successes: number;
  outcomes: Partial<Record<Outcome, number>>;
  /** Numbers of the first runs that went so; of those who agreed, of such as were no success. */
  examples: number[];
}
