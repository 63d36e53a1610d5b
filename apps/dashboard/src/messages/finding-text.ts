import type { LintFinding } from "@rufbaum/tree/lint";

let words: typeof import("./findings.ts") | null = null;

/** Brings the words of findings, which the first load does not need. */
export async function loadFindingTexts(): Promise<void> {
  words ??= await import("./findings.ts");
}

/** A finding as a sentence; whoever finds something has loaded the words. */
export function findingText(finding: LintFinding): string {
  return words?.findingTexts().lintFinding(finding) ?? finding.code;
}
