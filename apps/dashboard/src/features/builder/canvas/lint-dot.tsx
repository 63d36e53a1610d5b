import type { LintFinding } from "@rufbaum/tree/lint";
import { findingTexts } from "../../../messages/findings.ts";
import { classNames } from "../../../ui/class-names.ts";

/** What lint says of a node: red for an error, amber for a warning. */
export function LintDot({ findings }: { findings: readonly LintFinding[] }) {
  const isError = findings.some(({ severity }) => severity === "error");
  const text = findings.map(findingTexts().lintFinding).join("\n");
  return (
    <span
      role="img"
      aria-label={text}
      title={text}
      className={classNames(
        "lint-dot absolute -top-1.5 -right-1.5 size-3.5 rounded-full border-2 border-base",
        isError ? "bg-failure" : "bg-input",
      )}
    />
  );
}
