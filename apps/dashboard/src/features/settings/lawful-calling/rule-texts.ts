import type { DayWindow, DialRuleField, DialRules } from "@rufbaum/dialing/lawful-calling";
import { minuteOfDay } from "@rufbaum/words/format";
import { formats } from "../../../messages/formats.ts";
import { lawfulCallingTexts } from "../../../messages/lawful-calling.ts";

const texts = () => lawfulCallingTexts().rules;

/** How a rule's value is written and changed. */
export type RuleKind =
  | "consent"
  | "window"
  | "switch"
  | "months"
  | "days"
  | "attempts"
  | "seconds"
  | "percent"
  | "calls";

const KINDS: Readonly<Record<DialRuleField, RuleKind>> = {
  consent: "consent",
  consentMonths: "months",
  callBackDays: "days",
  "windows.workdays": "window",
  "windows.saturday": "window",
  "windows.sunday": "window",
  keepsHolidays: "switch",
  "attempts.perDay": "attempts",
  "attempts.perWeek": "attempts",
  "attempts.perCampaign": "attempts",
  "ringing.least": "seconds",
  "ringing.most": "seconds",
  "lostCalls.slowFrom": "percent",
  "lostCalls.pauseFrom": "percent",
  "lostCalls.leastCalls": "calls",
  keepsRobinson: "switch",
};

export function kindOf(field: DialRuleField): RuleKind {
  return KINDS[field];
}

/** The figures that are typed, with what they may be. */
export type NumberKind = "months" | "days" | "attempts" | "seconds" | "percent" | "calls";

const BOUNDS: Readonly<Record<NumberKind, { least: number; most: number; mayBeNone: boolean }>> = {
  days: { least: 1, most: 365, mayBeNone: true },
  months: { least: 1, most: 600, mayBeNone: true },
  attempts: { least: 0, most: 1_000, mayBeNone: true },
  seconds: { least: 0, most: 600, mayBeNone: false },
  percent: { least: 0, most: 100, mayBeNone: false },
  calls: { least: 1, most: 100_000, mayBeNone: false },
};

export function mayBeNone(kind: NumberKind): boolean {
  return BOUNDS[kind].mayBeNone;
}

/** A figure as it is typed; empty where there is no limit. */
export function typedNumber(kind: NumberKind, value: number | null): string {
  if (value === null) return "";
  return kind === "percent" ? formats().number(100 * value) : String(value);
}

/** @returns `undefined` for what can't be kept */
export function readNumber(kind: NumberKind, typed: string): number | null | undefined {
  const { least, most, mayBeNone } = BOUNDS[kind];
  const text = typed.replace(/\s|%/g, "");
  if (text === "") return mayBeNone ? null : undefined;
  const isPercent = kind === "percent";
  if (!(isPercent ? /^\d+(?:[.,]\d{1,2})?$/ : /^\d+$/).test(text)) return undefined;
  const number = Number(text.replace(",", "."));
  if (number < least || number > most) return undefined;
  return isPercent ? Math.round(100 * number) / 10_000 : number;
}

/** What another rule has against a value, in words; `null`: nothing. */
export function contradictionOf(
  { ringing, lostCalls }: DialRules,
  field: DialRuleField,
  value: number | null,
): string | null {
  if (value === null) return null;
  const { whole, number } = formats();
  const { refusals } = texts();
  const percent = (share: number) => number(100 * share);
  switch (field) {
    case "ringing.least":
      return value > ringing.most ? refusals.leastRinging(whole(ringing.most)) : null;
    case "ringing.most":
      return value < ringing.least ? refusals.mostRinging(whole(ringing.least)) : null;
    case "lostCalls.slowFrom":
      return value > lostCalls.pauseFrom ? refusals.slowFrom(percent(lostCalls.pauseFrom)) : null;
    case "lostCalls.pauseFrom":
      return value < lostCalls.slowFrom ? refusals.pauseFrom(percent(lostCalls.slowFrom)) : null;
    default:
      return null;
  }
}

/** Minutes of the day, of `8`, `8:30`, `08.30` or `24:00`. */
export function readTime(typed: string): number | undefined {
  const [, hours, minutes = "0"] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(typed.trim()) ?? [];
  if (hours === undefined || Number(minutes) > 59) return undefined;
  const minute = 60 * Number(hours) + Number(minutes);
  return minute <= 24 * 60 ? minute : undefined;
}

/** A rule's value as a table shows it. */
export function shownValue(field: DialRuleField, value: unknown): string {
  const kind = kindOf(field);
  if (kind === "consent")
    return texts().consent[value as keyof ReturnType<typeof texts>["consent"]];
  if (kind === "switch") return value ? texts().yes : texts().no;
  if (kind === "window") {
    const window = value as DayWindow | null;
    return window ? `${minuteOfDay(window.from)}–${minuteOfDay(window.until)}` : texts().never;
  }
  if (value === null) return texts().noLimit;
  return [typedNumber(kind, value as number), unitOf(kind)].filter(Boolean).join(" ");
}

export function unitOf(kind: NumberKind): string {
  const { units } = texts();
  return kind === "attempts" || kind === "calls" ? units.none : units[kind];
}
