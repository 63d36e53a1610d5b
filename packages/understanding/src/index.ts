export { type ImmediateUnderstanding, openUnderstanding } from "./open-understanding.ts";
export type {
  Clue,
  Expected,
  ExpectedCondition,
  HeardIntent,
  Reading,
  Understanding,
  ValueKind,
} from "./reading.ts";
