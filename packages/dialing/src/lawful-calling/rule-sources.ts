import type { DialRuleSource } from "./dial-decision.ts";
import type { DialRules, PresetName } from "./dial-rules.ts";
import { PRESETS } from "./presets.ts";
import { type DialRuleField, isChanged } from "./rule-fields.ts";

type Sources = Readonly<Record<DialRuleField, DialRuleSource>>;

const DE: Sources = {
  consent: "uwg-7",
  consentMonths: "uwg-7a",
  callBackDays: "our-preset",
  "windows.workdays": "bnetza-practice",
  "windows.saturday": "industry-code",
  "windows.sunday": "bnetza-practice",
  keepsHolidays: "bnetza-practice",
  "attempts.perDay": "industry-code",
  "attempts.perWeek": "industry-code",
  "attempts.perCampaign": "industry-code",
  "ringing.least": "industry-code",
  "ringing.most": "industry-code",
  "lostCalls.slowFrom": "our-preset",
  "lostCalls.pauseFrom": "industry-code",
  "lostCalls.leastCalls": "our-preset",
  keepsRobinson: "robinson",
};

/** Where each value of a preset stands. */
export const RULE_SOURCES: Readonly<Record<PresetName, Sources>> = {
  DE,
  AT: { ...allFrom("as-in-germany"), consent: "tkg-at-174", keepsRobinson: "robinson" },
  CH: { ...allFrom("as-in-germany"), consent: "uwg-ch-3", keepsRobinson: "uwg-ch-3" },
  none: allFrom("our-preset"),
};

/** Where the value that holds now stands: what was changed of a preset is one's own. */
export function sourceOf(rules: DialRules, field: DialRuleField): DialRuleSource {
  const isOwn = isChanged(field, PRESETS[rules.preset], rules);
  return isOwn ? "own" : RULE_SOURCES[rules.preset][field];
}

/** Who objects is called no more, which no setting changes. */
export function suppressionSource(preset: PresetName): DialRuleSource {
  return preset === "CH" ? "dsg-ch-30" : "dsgvo-21";
}

const CALLER_NUMBER_SOURCES: Readonly<Record<PresetName, DialRuleSource>> = {
  DE: "tkg-120",
  AT: "tkg-at-174",
  CH: "uwg-ch-3",
  none: "our-preset",
};

/** Nor does any setting let a call show another's number. */
export function callerNumberSource(preset: PresetName): DialRuleSource {
  return CALLER_NUMBER_SOURCES[preset];
}

function allFrom(source: DialRuleSource): Sources {
  return Object.fromEntries(Object.keys(DE).map((field) => [field, source])) as Sources;
}
