export { type ImmediateUnderstanding, openUnderstanding } from "./open-understanding.ts";
export type {
  Alternative,
  Asked,
  AskedAhead,
  Clue,
  Expected,
  ExpectedCondition,
  HalfValue,
  HeardIntent,
  Mention,
  Pair,
  Reading,
  Understanding,
  ValueKind,
} from "./reading.ts";
