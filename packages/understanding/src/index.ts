export { embeddedUnderstanding, type ImmediateUnderstanding } from "./read.ts";
export type {
  Clue,
  Expected,
  ExpectedCondition,
  HeardIntent,
  Reading,
  Understanding,
  ValueKind,
} from "./reading.ts";
