import { checkedIn, type FileReport } from "./located.ts";

/** The reports as they are handed to programs. */
export function reportAsJson(reports: readonly FileReport[]) {
  const count = (of: "passed" | "failed" | "skipped") =>
    reports.reduce((sum, { report }) => sum + report[of], 0);
  return {
    passed: count("passed"),
    failed: count("failed"),
    skipped: count("skipped"),
    suites: reports.map((each) => {
      const { loaded, report } = each;
      return {
        file: loaded.file,
        name: report.name,
        tree: report.tree,
        coverage: report.coverage,
        checks: checkedIn(each).map((checked) => ({
          name: checked.name,
          status: checked.status,
          skipped: checked.skipped,
          ...(checked.report && "measured" in checked.report
            ? { measured: checked.report.measured }
            : {}),
          ...(checked.report && "path" in checked.report
            ? { path: checked.report.path, outcome: checked.report.outcome }
            : {}),
          deviations: checked.deviations.map(({ at, what, expected, actual, example }) => ({
            ...loaded.places.at(at),
            what,
            expected,
            actual,
            ...(example ? { example } : {}),
          })),
        })),
      };
    }),
  };
}
