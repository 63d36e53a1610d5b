export {
  type Denial,
  type DenialFact,
  DIAL_RULES,
  type DialDecision,
  type DialRule,
  type DialRuleSource,
} from "./dial-decision.ts";
export {
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
