export { embeddedUnderstanding, type ImmediateUnderstanding } from "./read.ts";
export type { Expected, ExpectedCondition, Reading, Understanding, ValueKind } from "./reading.ts";
