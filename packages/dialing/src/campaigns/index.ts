export { WEEKDAYS, type Weekday, type WeekWindows } from "../lawful-calling/index.ts";
export {
  type CampaignPlan,
  DIAL_ORDERS,
  type DialOrder,
  RETRIED_OUTCOMES,
  type RetriedOutcome,
  type RetryRule,
  USUAL_PLAN,
} from "./campaign-plan.ts";
export { type HeldBack, heldBy, isLater } from "./held-by.ts";
export {
  type AttemptEnd,
  type NextStanding,
  NOT_HIS,
  NUMBER_REFUSED,
  nextStanding,
} from "./next-standing.ts";
export {
  brakeOf,
  FAULTS_LOOKED_AT,
  isTooFaulty,
  limitsNow,
  type Pace,
  paceOf,
  roomWithin,
  type Use,
} from "./pace.ts";
export { type Sharing, shareStarts } from "./share-starts.ts";
