import type { Outcome, Tree } from "@rufbaum/tree";
import { graphOf, isSuccess } from "@rufbaum/tree/graph";
import type { Attitude } from "../caller/attitude.ts";
import type { AnswerTraffic, AnswerWay } from "../engine/answers.ts";
import { byCount } from "../engine/in-order.ts";
import { percentOf } from "../engine/rates.ts";
import { MOST_FIRST } from "../engine/tally.ts";
import { compareShares } from "../statistics/two-shares.ts";
import { asksForSomebody, asksToGoOn } from "./asks-to-go-on.ts";
import type { Cause } from "./cause.ts";
import type { Goals } from "./goals.ts";

/** Fewer who agree say nothing about a question. */
const ENOUGH = 20;
/** This part of them takes a way before that is where they are led. */
const MOST = 0.5;
/** This part of those who do not, and were understood, is enough to see where a no leads. */
const MANY = 0.2;
/** How sure it must be that those who do not agree fare better, and by how much. */
const BY_CHANCE = 0.001;
const FAR = 0.1;

export type FaultAtAnswers = Extract<Cause, { agreed: number }>;

/**
 * What is wrong with where a question leads those who go along with it; `null`: nothing is. Where no
 * success can be come to any more, that is so of every question before the one that is at fault.
 */
export function faultAtAnswers(
  nodeId: string,
  { agrees, declines, aside }: Readonly<Record<Attitude, AnswerTraffic>>,
  { tree, goals, runs }: { tree: Tree; goals: Goals; runs: number },
): FaultAtAnswers | null {
  const graph = graphOf(tree);
  const node = graph.node(nodeId);
  if (node === null || agrees.runs < ENOUGH || !asksToGoOn(node)) return null;
  const led = mostTaken(agrees);
  // The way of what is not understood is no fault of the branch.
  if (led === null || led.condition === null || led.to === null) return null;
  const { condition, to } = led;
  const titleOf = (id: string) => graph.node(id)?.title || id;
  const at = {
    ...{
      nodeId,
      title: titleOf(nodeId),
      agreed: agrees.runs,
      lost: agrees.runs - agrees.successes,
    },
    ...{ ...endingOf(agrees), runs, examples: examplesOf(agrees) },
  };
  if (goals.canReach(to, nodeId)) {
    const better = asksForSomebody(node) ? null : mostTaken(declines);
    if (better === null || better.condition === null || better.to === to) return null;
    return faresBetter(declines, agrees)
      ? swapped(at, condition, better.condition, declines)
      : null;
  }
  const others = waysOut(tree, nodeId).filter(
    (way) => way.to !== to && goals.canReach(way.to, nodeId),
  );
  const understood = declines.ways.filter((way) => way.condition !== null);
  const enough = MANY * understood.reduce((sum, way) => sum + way.runs, 0);
  const [most] = understood.filter(
    ({ condition: name, to: target, runs: many }) =>
      many >= enough && others.some((way) => way.condition === name && way.to === target),
  );
  if (typeof most?.condition === "string") return swapped(at, condition, most.condition, declines);
  const [instead] = others.sort((one, other) => wonBy(other, aside) - wonBy(one, aside));
  if (instead) {
    const way = { condition: instead.condition, to: titleOf(instead.to) };
    return { code: "wrong-branch", ...at, condition, to: titleOf(to), instead: way };
  }
  return goals.isCutOff
    ? { code: "wrong-branch", ...at, condition, to: titleOf(to), instead: null }
    : null;
}

function swapped(
  at: Omit<FaultAtAnswers, "code" | "condition" | "to" | "instead" | "other">,
  condition: string,
  other: string,
  { runs, successes }: AnswerTraffic,
): FaultAtAnswers {
  const declinedPercent = percentOf(successes, runs);
  return { code: "branches-swapped", ...at, condition, other, declined: runs, declinedPercent };
}

/** Successes of those who went this way without having been asked to agree. */
function wonBy({ condition, to }: WayOut, { ways }: AnswerTraffic): number {
  return ways.find((way) => way.condition === condition && way.to === to)?.successes ?? 0;
}

function mostTaken({ ways, runs }: AnswerTraffic): AnswerWay | null {
  const [most] = ways;
  return most !== undefined && most.runs >= runs * MOST ? most : null;
}

/** Callers who turn down what is asked must not come to what it is for more often. */
function faresBetter(declines: AnswerTraffic, agrees: AnswerTraffic): boolean {
  if (declines.runs < ENOUGH) return false;
  const share = ({ successes, runs }: AnswerTraffic) => ({ count: successes, of: runs });
  const { difference, p } = compareShares(share(agrees), share(declines));
  return difference >= FAR && p < BY_CHANCE;
}

/** How most of those ended who were no success. */
function endingOf({ ways, runs }: AnswerTraffic): { outcome: Outcome; percent: number } {
  const counts = new Map<Outcome, { count: number }>();
  for (const { outcomes } of ways) {
    for (const [outcome, count] of Object.entries(outcomes) as [Outcome, number][]) {
      if (isSuccess(outcome)) continue;
      counts.set(outcome, { count: (counts.get(outcome)?.count ?? 0) + count });
    }
  }
  const [[outcome, { count }] = ["failed", { count: 0 }]] = byCount(counts);
  return { outcome: outcome as Outcome, percent: percentOf(count, runs) };
}

function examplesOf({ ways }: AnswerTraffic): number[] {
  const all = ways.flatMap(({ examples }) => examples);
  return all.sort((one, other) => one - other).slice(0, MOST_FIRST);
}

interface WayOut {
  condition: string | null;
  to: string;
}

/** The ways by which a question is left, the named ones first. */
function waysOut(tree: Tree, nodeId: string): WayOut[] {
  const graph = graphOf(tree);
  const named = graph.conditions(nodeId).flatMap((one) => {
    const to = graph.targetOf(nodeId, one);
    return to === null ? [] : [{ condition: one.condition, to }];
  });
  const fallback = graph.fallback(nodeId);
  return fallback === null ? named : [...named, { condition: null, to: fallback }];
}
