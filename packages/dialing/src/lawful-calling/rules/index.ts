import { attemptsInCampaign } from "./attempts-in-campaign.ts";
import { attemptsThisWeek } from "./attempts-this-week.ts";
import { attemptsToday } from "./attempts-today.ts";
import { callerNumber } from "./caller-number.ts";
import { consent } from "./consent.ts";
import { holiday } from "./holiday.ts";
import { lostCalls } from "./lost-calls.ts";
import { ringing } from "./ringing.ts";
import type { Rule } from "./rule.ts";
import { suppression } from "./suppression.ts";
import { window } from "./window.ts";

/** Every rule that a call is asked by, in the order of `DIAL_RULES`. */
export const RULES: readonly Rule[] = [
  suppression,
  consent,
  holiday,
  window,
  attemptsToday,
  attemptsThisWeek,
  attemptsInCampaign,
  lostCalls,
  ringing,
  callerNumber,
];
