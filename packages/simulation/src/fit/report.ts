import { rateOf, round } from "../engine/rates.ts";
import type { Rate } from "../engine/result.ts";
import { compareShares } from "../statistics/two-shares.ts";
import { MEASURES, type Measure, type Measures } from "./measures.ts";

/** How well simulated callers meet real ones whom the fit has not seen. */
export interface FitReport {
  /** Calls that dials were set by, and calls that this report is on. */
  fitted: number;
  heldOut: number;
  /** Settings that were tried. */
  tried: number;
  rows: readonly FitRow[];
  /** Percentage points that shares lie apart, on average. */
  meanDistance: { before: number; after: number };
}

export interface FitRow {
  measure: Measure;
  real: Rate;
  before: Rate;
  after: Rate;
  /** Simulated less real, in percentage points, with 95 % confidence. */
  distance: Record<"before" | "after", { points: number; low: number; high: number }>;
}

interface Reported {
  real: Measures;
  before: Measures;
  after: Measures;
  /** What the transcripts say nothing about. */
  left: ReadonlySet<Measure>;
}

export function reportOn({
  real,
  before,
  after,
  left,
}: Reported): Pick<FitReport, "rows" | "meanDistance"> {
  const rows = MEASURES.filter((name) => !left.has(name) && real[name].of > 0).map(
    (name): FitRow => ({
      measure: name,
      real: rateOf(real[name].count, real[name].of),
      before: rateOf(before[name].count, before[name].of),
      after: rateOf(after[name].count, after[name].of),
      distance: {
        before: distance(real[name], before[name]),
        after: distance(real[name], after[name]),
      },
    }),
  );
  const mean = (of: "before" | "after") =>
    round(
      rows.reduce((sum, { distance }) => sum + Math.abs(distance[of].points), 0) /
        Math.max(1, rows.length),
    );
  return { rows, meanDistance: { before: mean("before"), after: mean("after") } };
}

function distance(real: Measures[Measure], simulated: Measures[Measure]) {
  const { difference, low, high } = compareShares(real, simulated);
  return { points: round(100 * difference), low: round(100 * low), high: round(100 * high) };
}
