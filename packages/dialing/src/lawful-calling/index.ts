export {
  type Denial,
  type DenialFact,
  DIAL_RULE_SOURCES,
  DIAL_RULES,
  type DialDecision,
  type DialRule,
  type DialRuleSource,
} from "./dial-decision.ts";
export {
  type CallBackWish,
  type Callee,
  type Campaign,
  CONSENT_CHANNELS,
  type Consent,
  type ConsentChannel,
  type Region,
  SUPPRESSION_REASONS,
  type SuppressionReason,
} from "./dial-facts.ts";
export { type DayWindow, type DialRules, PRESET_NAMES, type PresetName } from "./dial-rules.ts";
export { type AskedOfConsent, type ConsentFinding, findConsent } from "./find-consent.ts";
export { mayDial, mayDialByPlan } from "./may-dial.ts";
export { PRESETS } from "./presets.ts";
export { changedFrom, DIAL_RULE_FIELDS, type DialRuleField, looserThan } from "./rule-fields.ts";
export { RULE_SOURCES, sourceOf } from "./rule-sources.ts";
export { WEEKDAYS, type Weekday, type WeekWindows } from "./week-windows.ts";
