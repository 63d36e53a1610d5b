export {
  type CallerNumberKind,
  type CheckedCallerNumber,
  checkCallerNumber,
  type UnshowableNumber,
} from "./check-caller-number.ts";
export {
  type ChosenCallerNumber,
  chooseCallerNumber,
  type NoCallerNumber,
} from "./choose-caller-number.ts";
export {
  type AccountNumber,
  type CarrierFinding,
  compareWithCarrier,
  type LearnedNumber,
} from "./compare-with-carrier.ts";
export type { CallerNumberRule, RuleSource } from "./rules.ts";
export {
  type CallerNumberStanding,
  type NumberProblem,
  type OwnedNumber,
  standingOf,
  type UnusableNumber,
} from "./standing.ts";
