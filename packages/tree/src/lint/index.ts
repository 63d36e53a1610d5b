export { disclosesAi } from "../discloses-ai.ts";
export { heard } from "../nodes/decision/lint-recognition.ts";
export { variablesOf } from "../variables-of.ts";
export { type Finding, findingAt, type LintFinding, nameOf, type Severity } from "./finding.ts";
export { lintTree } from "./lint-tree.ts";
export { canStart } from "./opening.ts";
