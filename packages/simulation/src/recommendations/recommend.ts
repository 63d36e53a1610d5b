import type { Tree } from "@rufbaum/tree";
import type { SimulationResult } from "../engine/result.ts";
import { counted, percent, whole } from "../german.ts";
import { type Advice, type Figures, figuresOf } from "./advice.ts";
import { adviseOnCallers } from "./callers.ts";
import { adviseOnCoverage } from "./coverage.ts";
import { adviseOnGoals } from "./goals.ts";
import { adviseOnLength } from "./length.ts";
import { adviseOnObjections } from "./objections.ts";
import { adviseOnPersonas } from "./people.ts";
import { adviseOnPromises } from "./promises.ts";
import { adviseOnReplies } from "./replies.ts";
import { adviseOnSampleSize } from "./sample-size.ts";
import { adviseOnTexts } from "./texts.ts";
import { adviseOnWays } from "./ways.ts";

/** More than this nobody works through at once. */
const MOST = 12;

const ADVISERS: readonly ((figures: Figures) => Advice[])[] = [
  adviseOnPromises,
  adviseOnGoals,
  adviseOnTexts,
  adviseOnReplies,
  adviseOnObjections,
  adviseOnWays,
  adviseOnCallers,
  adviseOnPersonas,
  adviseOnLength,
  adviseOnCoverage,
];

/**
 * What to do about a tree, in German sentences from the figures of a simulation, the one that may
 * win most first. Without the tree, nodes are called by their ids and lengths of texts are unknown.
 */
export function recommend(result: SimulationResult, tree?: Tree): string[] {
  const figures = figuresOf(result, tree ?? null);
  const advice = ADVISERS.flatMap((advise) => advise(figures)).sort(
    (one, other) => other.points - one.points || (one.text < other.text ? -1 : 1),
  );
  const uncertain = adviseOnSampleSize(figures);
  const told = [...advice.slice(0, MOST - uncertain.length), ...uncertain];
  return told.length > 0 ? told.map(({ text }) => text) : [allIsWell(result)];
}

function allIsWell({ totalRuns, rates, coverage }: SimulationResult): string {
  const { covered, total } = coverage.nodes;
  return `Nichts Auffälliges in ${counted(totalRuns, "Gespräch", "Gesprächen")}: ${percent(rates.success.percent)} Erfolg, ${percent(rates.failure.percent)} gescheitert, ${whole(covered)} von ${whole(total)} Knoten erreicht.`;
}
