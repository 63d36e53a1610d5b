export { asksYesOrNo } from "../asks-yes-or-no.ts";
export {
  type ConditionReport,
  type ConditionsReport,
  type ExplainConditions,
  openExplainer,
  type Role,
} from "./explain-conditions.ts";
