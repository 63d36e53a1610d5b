import type { Tree } from "@rufbaum/tree";
import { graphOf, reachableFrom } from "@rufbaum/tree/graph";
import type { NodeTraffic, SimulationResult } from "../engine/result.ts";
import type { Seen } from "../engine/tally.ts";
import type { Cause } from "./cause.ts";
import { type FaultAtAnswers, faultAtAnswers } from "./fault-at-answers.ts";
import { openGoals } from "./goals.ts";
import { hollowSuccesses } from "./hollow-successes.ts";
import { silentEnds } from "./silent-ends.ts";
import { unaskedOptOuts } from "./unasked-opt-outs.ts";
import { unreachedGoals } from "./unreached-goals.ts";
import { wrongSuccesses } from "./wrong-successes.ts";

/** What was counted of the runs of a tree. */
export interface Counted {
  runs: number;
  nodes: Readonly<Record<string, NodeTraffic>>;
  answers: NonNullable<SimulationResult["answers"]>;
  successes: number;
  /** Successes that lack a value, by its variable. */
  open: ReadonlyMap<string, Seen>;
  /** Successes that keep a wrong value, by node, variable, fault, what was said and what is kept, as JSON. */
  wrong: ReadonlyMap<string, Seen>;
  /** Opt-outs that nobody asked for, by node and both wordings, as JSON. */
  unasked: ReadonlyMap<string, Seen>;
}

/** What of the tree itself keeps runs from a success; what costs most of them first. */
export function findCauses(tree: Tree, counted: Counted): Cause[] {
  const goals = openGoals(tree);
  const atAnswers = Object.entries(counted.answers).flatMap(
    ([nodeId, answers]) =>
      faultAtAnswers(nodeId, answers, { tree, goals, runs: counted.runs }) ?? [],
  );
  return [
    ...lastOnTheirWay(tree, atAnswers).sort((one, other) => other.lost - one.lost),
    ...unaskedOptOuts(tree, counted),
    ...wrongSuccesses(tree, counted),
    ...hollowSuccesses(tree, counted),
    ...unreachedGoals(tree, counted, goals),
    ...silentEnds(tree, counted),
  ];
}

/**
 * Of questions from which nothing leads to a success any more, those after which no other of them comes
 * for good; of several in a circle the one that costs most.
 */
function lastOnTheirWay(tree: Tree, faults: readonly FaultAtAnswers[]): FaultAtAnswers[] {
  const graph = graphOf(tree);
  const cut = faults.filter((fault) => fault.code === "wrong-branch" && fault.instead === null);
  const after = new Map(cut.map(({ nodeId }) => [nodeId, reachableFrom(graph, [nodeId])]));
  const isBefore = (one: FaultAtAnswers, other: FaultAtAnswers) =>
    one !== other && (after.get(one.nodeId)?.has(other.nodeId) ?? false);
  return faults.filter(
    (fault) =>
      !cut.some(
        (other) => isBefore(fault, other) && (!isBefore(other, fault) || other.lost > fault.lost),
      ),
  );
}
