export { textOf } from "./content.ts";
export { decodeFile } from "./document/decode-file.ts";
export { exportTree } from "./document/export-tree.ts";
export {
  type Imported,
  type ImportReason,
  importTree,
  LARGEST_FILE,
} from "./document/import-tree.ts";
export { newTree } from "./document/new-tree.ts";
export {
  type ImportedTree,
  type Parsed,
  type ParseReason,
  parseImportedTree,
  parseTree,
} from "./document/parse-tree.ts";
export type { Problem } from "./document/problem.ts";
export { type Graph, graphOf, isPlain, reachableFrom } from "./graph.ts";
export { MOST_CONNECTIONS, MOST_NODES } from "./limits.ts";
export { type Finding, type Severity, worstFirst } from "./lint/finding.ts";
export { type LintedFile, lintFile } from "./lint/lint-file.ts";
export { lintTree } from "./lint/lint-tree.ts";
export { canStart } from "./lint/opening.ts";
export type { NodeSpec } from "./nodes/node-spec.ts";
export { NODE_KINDS, NODE_SPECS } from "./nodes/registry.ts";
export type * from "./tree.ts";
export { findPlaceholders, type Placeholder } from "./variables.ts";
