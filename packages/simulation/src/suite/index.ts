export type { Reader } from "@rufbaum/conversation/play";
export type { SuiteCase, SuiteLine } from "./case-schema.ts";
export { checkSuite } from "./check-suite.ts";
export { percentOf } from "./coverage.ts";
export { nodeNames } from "./node-names.ts";
export type { Places } from "./places.ts";
export { type ReadSuite, readSuite, type SuiteProblem } from "./read-suite.ts";
export type {
  CaseReport,
  CoveredPart,
  Deviation,
  SimulationReport,
  Status,
  SuiteCoverage,
  SuiteReport,
  TranscriptLine,
} from "./report.ts";
export { runSuite, type SuiteRun } from "./run-suite.ts";
export type { Suite } from "./schema.ts";
export type { SuiteSimulation } from "./simulation-schema.ts";
export { suiteJsonSchema } from "./suite-json-schema.ts";
export { type Update, updateSuite } from "./update-suite.ts";
