import type { Outcome, Tree } from "@rufbaum/tree";
import { isSuccess } from "@rufbaum/tree/graph";
import type { Attitude } from "../caller/attitude.ts";
import { asksToChoose, asksToGoOn } from "../causes/asks-to-go-on.ts";
import type { AnswerTraffic, AnswerWay } from "./answers.ts";
import { byCount } from "./in-order.ts";
import type { SimulationResult } from "./result.ts";
import { MOST_FIRST, type Tally } from "./tally.ts";

/**
 * What became of callers by their answers, question by question in the tree's order: of those questions
 * to which one can agree.
 */
export function answersIn(
  tree: Tree,
  { answers }: Pick<Tally, "answers">,
): NonNullable<SimulationResult["answers"]> {
  const byNode = new Map<string, Record<Attitude, AnswerTraffic>>();
  for (const [key, { count, first }] of byCount(answers)) {
    const [nodeId, attitude, condition, to, outcome] = JSON.parse(key) as Counted;
    const ofNode = byNode.get(nodeId) ?? { agrees: none(), declines: none(), aside: none() };
    byNode.set(nodeId, ofNode);
    const traffic = ofNode[attitude];
    const way = wayIn(traffic, condition, to);
    const successes = isSuccess(outcome) ? count : 0;
    for (const each of [traffic, way]) {
      each.runs += count;
      each.successes += successes;
    }
    way.outcomes[outcome] = count;
    // Who did not agree is to be read however it ended.
    if (successes === 0 || attitude !== "agrees") way.examples = firstOf(way.examples, first);
  }
  for (const ofNode of byNode.values()) {
    for (const { ways } of Object.values(ofNode)) ways.sort(byRuns);
  }
  return Object.fromEntries(
    tree.nodes.flatMap((node) => {
      const ofNode = byNode.get(node.id);
      const canAgree = asksToGoOn(node) && !asksToChoose(node);
      return ofNode && canAgree ? [[node.id, ofNode]] : [];
    }),
  );
}

type Counted = [string, Attitude, string | null, string | null, Outcome];

function none(): AnswerTraffic {
  return { runs: 0, successes: 0, ways: [] };
}

function wayIn({ ways }: AnswerTraffic, condition: string | null, to: string | null): AnswerWay {
  const known = ways.find((way) => way.condition === condition && way.to === to);
  if (known) return known;
  const way = { condition, to, runs: 0, successes: 0, outcomes: {}, examples: [] };
  ways.push(way);
  return way;
}

function firstOf(some: readonly number[], others: readonly number[]): number[] {
  return [...some, ...others].sort((one, other) => one - other).slice(0, MOST_FIRST);
}

/** The order in which they were found counts where as many took both. */
function byRuns(one: AnswerWay, other: AnswerWay): number {
  return other.runs - one.runs;
}
