import type {
  CaseReport,
  Deviation,
  SimulationReport,
  SuiteReport,
} from "@rufbaum/simulation/suite";
import type { LoadedSuite } from "./load-suites.ts";

/** A suite that was run, with the file it stands in. */
export interface FileReport {
  loaded: LoadedSuite;
  report: SuiteReport;
  /** How long each case or simulation took, in milliseconds. */
  took: ReadonlyMap<CaseReport | SimulationReport, number>;
}

/** Everything in a suite that passes or fails. */
export interface Checked {
  name: string;
  status: "passed" | "failed" | "skipped";
  skipped: string | null;
  deviations: readonly Deviation[];
  report: CaseReport | SimulationReport | null;
  milliseconds: number;
}

export function checkedIn({ report, took }: FileReport): Checked[] {
  const { cases, simulations, coverageDeviations } = report;
  const all = [...cases, ...simulations].map((each): Checked => {
    const { name, status, skipped, deviations } = each;
    return { name, status, skipped, deviations, report: each, milliseconds: took.get(each) ?? 0 };
  });
  if (coverageDeviations === null) return all;
  const status = coverageDeviations.length === 0 ? "passed" : "failed";
  const coverage = { name: "coverage", status, skipped: null, report: null } as const;
  return [...all, { ...coverage, deviations: coverageDeviations, milliseconds: 0 }];
}

/** `suites/a.yaml:12:5` */
export function placeOf({ file, places }: LoadedSuite, { at }: Pick<Deviation, "at">): string {
  const { line, column } = places.at(at);
  return `${file}:${line}:${column}`;
}

/** `node: expected Zeit?, got Interesse?` */
export function inWords({ what, expected, actual }: Deviation): string {
  return `${what}: expected ${expected}, got ${actual}`;
}
