export {
  type CampaignPlan,
  DIAL_ORDERS,
  type DialOrder,
  RETRIED_OUTCOMES,
  type RetriedOutcome,
  type RetryRule,
  USUAL_PLAN,
  WEEKDAYS,
  type Weekday,
  type WeekWindows,
} from "./campaign-plan.ts";
