export type { Finding, Severity } from "./finding.ts";
export { lintTree } from "./lint-tree.ts";
export { canStart, disclosesAi } from "./opening.ts";
