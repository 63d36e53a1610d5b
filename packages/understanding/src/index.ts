export { type ImmediateUnderstanding, openUnderstanding } from "./open-understanding.ts";
export type {
  Alternative,
  Asked,
  AskedAhead,
  AskedEntry,
  Clue,
  Expected,
  ExpectedCondition,
  ExpectedEntry,
  HalfValue,
  HeardIntent,
  Mention,
  Pair,
  Reading,
  Understanding,
  ValueKind,
} from "./reading.ts";
