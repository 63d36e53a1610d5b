import type { LintFinding } from "@rufbaum/tree/lint";

/** The id of the entry of the knowledge that a finding is about; `null` for any other. */
export function entryOfFinding({ nodeId, params }: LintFinding): string | null {
  // Of what stands at no node, entries alone are named by their ids.
  return nodeId === null && "id" in params ? (params.id ?? null) : null;
}
