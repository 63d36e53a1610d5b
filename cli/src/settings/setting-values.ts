import type { DayWindow } from "@rufbaum/dialing/lawful-calling";
import { PRESETS } from "@rufbaum/dialing/presets";
import { minuteOfDay } from "@rufbaum/words/format";
import { wrongInput } from "../errors.ts";
import { formats } from "../output/formats.ts";
import { oneLine } from "../output/printable.ts";
import { kindOf, type SettingKey, type ValueKind } from "./setting-keys.ts";

const PRESET_NAMES = Object.values(PRESETS).map(({ preset }) => preset);
const CONSENTS = ["express", "presumed-for-businesses", "not-needed"] as const;
const DAY = 24 * 60;

/** A value as it is shown and typed; `none` where there is none. */
export function writeValue(key: SettingKey, value: unknown): string {
  if (value === null || value === undefined) return "none";
  switch (kindOf(key)) {
    case "switch":
      return value === true ? "on" : "off";
    case "window": {
      const { from, until } = value as DayWindow;
      return `${minuteOfDay(from)}-${minuteOfDay(until)}`;
    }
    case "percent":
      return `${formats.exact(Number((100 * (value as number)).toFixed(6)))}%`;
    default:
      return String(value);
  }
}

/** Reads a value as it is typed. What it may be besides is the server's to say. @throws CliError (2) */
export function readValue(key: SettingKey, text: string): unknown {
  const typed = text.trim();
  const kind = kindOf(key);
  const value = READERS[kind](typed);
  if (value !== undefined) return value;
  throw wrongInput(`${key} can't be "${oneLine(text)}".`, { hint: FORMS[kind] });
}

/** `undefined` for what can't be read. */
const READERS: Readonly<Record<ValueKind, (typed: string) => unknown>> = {
  text: (typed) => (typed === "" || typed === "none" ? null : typed),
  preset: (typed) => PRESET_NAMES.find((name) => name === typed),
  consent: (typed) => CONSENTS.find((name) => name === typed),
  switch: (typed) => (typed === "on" ? true : typed === "off" ? false : undefined),
  window: (typed) => (typed === "none" ? null : readWindow(typed)),
  percent: readPercent,
  whole: readWhole,
  "whole-or-none": (typed) => (typed === "none" ? null : readWhole(typed)),
};

const FORMS: Readonly<Record<ValueKind, string>> = {
  text: "A text, or none.",
  preset: `One of: ${PRESET_NAMES.join(", ")}.`,
  consent: `One of: ${CONSENTS.join(", ")}.`,
  switch: "on or off.",
  window: "From when until when, such as 8:00-20:00, or none: then nobody is called.",
  percent: "A share with its sign, such as 3% or 2.5%.",
  whole: "A whole number.",
  "whole-or-none": "A whole number, or none: then there is no limit.",
};

function readWhole(typed: string): number | undefined {
  return /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
}

function readPercent(typed: string): number | undefined {
  const [, figure] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?%$/.exec(typed) ?? [];
  if (figure === undefined) return undefined;
  return Math.round(100 * Number(figure.replace(",", "."))) / 10_000;
}

function readWindow(typed: string): DayWindow | undefined {
  const [from, until, ...more] = typed.split(/\s?[-–]\s?/);
  if (from === undefined || until === undefined || more.length > 0) return undefined;
  const [begins, ends] = [readMinute(from), readMinute(until)];
  if (begins === undefined || ends === undefined || begins >= ends) return undefined;
  return { from: begins, until: ends };
}

function readMinute(typed: string): number | undefined {
  const [, hours, minutes = "0"] = /^(\d{1,2})(?:[:.]([0-5]\d))?$/.exec(typed) ?? [];
  if (hours === undefined) return undefined;
  const minute = 60 * Number(hours) + Number(minutes);
  return minute <= DAY ? minute : undefined;
}
