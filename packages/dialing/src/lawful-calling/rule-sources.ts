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

/**
 * The same for who is called in a country (ISO 3166-1): whichever preset was chosen, his country's law
 * protects him, and the presets of countries ask for the same.
 */
export function sourceFor(country: string, rules: DialRules, field: DialRuleField): DialRuleSource {
  const source = sourceOf(rules, field);
  if (source === "own" || rules.preset === "none") return source;
  return sourcesIn(country)[field];
}

/** Whether numbers of Robinson lists are left out there: what a country's law asks, its neighbours' presets don't waive. */
export function keepsRobinsonIn(country: string, rules: DialRules): boolean {
  if (rules.keepsRobinson || rules.preset === "none" || rules.preset === country) {
    return rules.keepsRobinson;
  }
  return presetOf(country)?.keepsRobinson ?? false;
}

export function robinsonSource(country: string): DialRuleSource {
  return RULE_SOURCES[presetOf(country)?.preset ?? "DE"].keepsRobinson;
}

/** Who objects is called no more, which no setting changes. */
export function suppressionSource(country: string): DialRuleSource {
  return country === "CH" ? "dsg-ch-30" : "dsgvo-21";
}

const CALLER_NUMBER_SOURCES: Readonly<Record<string, DialRuleSource>> = {
  DE: "tkg-120",
  AT: "tkg-at-174",
  CH: "uwg-ch-3",
};

/** Nor does any setting let a call show another's number. */
export function callerNumberSource(country: string): DialRuleSource {
  return CALLER_NUMBER_SOURCES[country] ?? "our-preset";
}

/** `undefined` where there is none of that country. */
function presetOf(country: string): DialRules | undefined {
  return Object.values(PRESETS).find(({ preset }) => preset === country);
}

function sourcesIn(country: string): Sources {
  const preset = presetOf(country)?.preset;
  return preset === undefined ? allFrom("as-in-germany") : RULE_SOURCES[preset];
}

function allFrom(source: DialRuleSource): Sources {
  return Object.fromEntries(Object.keys(DE).map((field) => [field, source])) as Sources;
}
