import type { LintFinding } from "@rufbaum/tree/lint";

/** The variable that a finding says has no value; `null` for every other. */
export function unfilledIn(finding: LintFinding): string | null {
  switch (finding.code) {
    case "unknown-variable":
    case "answer-names-unknown":
      return finding.params.variable;
    default:
      return null;
  }
}
