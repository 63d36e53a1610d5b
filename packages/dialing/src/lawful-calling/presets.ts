import type { DialRules, PresetName } from "./dial-rules.ts";

const HOUR = 60;

/** UWG and the practice of its authority, and what call centres have agreed on since 2015, tightened. */
const DE: DialRules = {
  preset: "DE",
  consent: "express",
  consentMonths: 60,
  callBackDays: 14,
  windows: {
    workdays: { from: 8 * HOUR, until: 20 * HOUR },
    saturday: { from: 9 * HOUR, until: 18 * HOUR },
    sunday: null,
  },
  keepsHolidays: true,
  attempts: { perDay: 2, perWeek: 5, perCampaign: 10 },
  ringing: { least: 15, most: 40 },
  lostCalls: { slowFrom: 0.02, pauseFrom: 0.03, leastCalls: 50 },
  keepsRobinson: false,
};

const ALL_DAY = { from: 0, until: 24 * HOUR };

/**
 * What each country's rules begin with.
 *
 * Austria forbids calls for advertising without consent, to businesses as well (§ 174 TKG 2021).
 * Switzerland forbids automatic mass advertising without consent (UWG Art. 3 (1) o) and calls to
 * those who are marked in the directory or don't stand in it (u). Neither names hours or numbers
 * of attempts that we know of: there Germany's hold.
 */
export const PRESETS: Readonly<Record<PresetName, DialRules>> = {
  DE,
  AT: { ...DE, preset: "AT" },
  CH: { ...DE, preset: "CH", keepsRobinson: true },
  none: {
    preset: "none",
    consent: "not-needed",
    consentMonths: null,
    callBackDays: null,
    windows: { workdays: ALL_DAY, saturday: ALL_DAY, sunday: ALL_DAY },
    keepsHolidays: false,
    attempts: { perDay: null, perWeek: null, perCampaign: null },
    // As long as a carrier lets it ring.
    ringing: { least: 0, most: 600 },
    lostCalls: { slowFrom: 1, pauseFrom: 1, leastCalls: 50 },
    keepsRobinson: false,
  },
};
