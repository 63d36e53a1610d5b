export { type ImmediateUnderstanding, openUnderstanding } from "./open-understanding.ts";
export type {
  Alternative,
  Clue,
  Expected,
  ExpectedCondition,
  HeardIntent,
  Pair,
  Reading,
  Understanding,
  ValueKind,
} from "./reading.ts";
