export {
  type CallerNumberKind,
  type CallerNumberRefusal,
  type CheckedCallerNumber,
  checkCallerNumber,
} from "./check-caller-number.ts";
export { type ChosenCallerNumber, chooseCallerNumber } from "./choose-caller-number.ts";
export {
  type AccountNumber,
  type CarrierFinding,
  compareWithCarrier,
  type LearnedNumber,
} from "./compare-with-carrier.ts";
export { type CallerNumberStanding, type OwnedNumber, standingOf } from "./standing.ts";
