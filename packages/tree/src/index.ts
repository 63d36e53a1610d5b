export { textOf } from "./content.ts";
export { bringOntoCanvas, type LayoutReason, type OnCanvas } from "./document/bring-onto-canvas.ts";
export { decodeFile } from "./document/decode-file.ts";
export { exportTree } from "./document/export-tree.ts";
export {
  type Imported,
  importTree,
  type JsonFault,
  LARGEST_FILE,
  type SyntaxFault,
} from "./document/import-tree.ts";
export { newTree } from "./document/new-tree.ts";
export {
  type ImportedTree,
  type Parsed,
  parseImportedTree,
  parseTree,
} from "./document/parse-tree.ts";
export type { Problem, ProblemCode, ProblemFact } from "./document/problem.ts";
export type {
  ExpectedValue,
  FoundValue,
  PlaceInFile,
  SchemaFault,
} from "./document/schema-fault.ts";
export { type Graph, graphOf, isPlain, reachableFrom } from "./graph.ts";
export { MOST_CONNECTIONS, MOST_NODES } from "./limits.ts";
export { lintFieldNames } from "./lint/field-names.ts";
export {
  type FieldOwner,
  type FileFinding,
  type Finding,
  type LintFinding,
  type Severity,
  worstFirst,
} from "./lint/finding.ts";
export { type LintedFile, lintFile } from "./lint/lint-file.ts";
export { lintTree } from "./lint/lint-tree.ts";
export { canStart } from "./lint/opening.ts";
export { conditionSchema } from "./nodes/node-schema.ts";
export type { NodeSpec } from "./nodes/node-spec.ts";
export { NODE_KINDS, NODE_SPECS } from "./nodes/registry.ts";
export type * from "./tree.ts";
export { findPlaceholders, type Placeholder } from "./variables.ts";
export { filledBy } from "./variables-of.ts";
