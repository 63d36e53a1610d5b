import type { TreeSettings } from "@rufbaum/tree";
import {
  LONGEST_TEXT,
  NUMBER_SETTINGS,
  type NumberSettingName,
  TEXT_SETTINGS,
  type TextSettingName,
  withSetting,
} from "@rufbaum/tree/graph";

/** The settings as their form has them: everything as it is typed. */
export interface SettingsDraft extends Record<NumberSettingName | TextSettingName, string> {
  variables: readonly VariableDraft[];
}

export interface VariableDraft {
  /** Stays while its name is typed. */
  key: number;
  name: string;
  value: string;
}

export const NUMBER_NAMES = Object.keys(NUMBER_SETTINGS) as NumberSettingName[];

/** As placeholders are written: see `findPlaceholders`. */
const NAME = /^\p{L}[\p{L}\p{N}_.-]*$/u;

export function draftOfSettings(settings: TreeSettings): SettingsDraft {
  const typed = [
    ...NUMBER_NAMES.map((name) => [name, String(settings[name] ?? "").replace(".", ",")]),
    ...TEXT_SETTINGS.map((name) => [name, settings[name] ?? ""]),
  ];
  return {
    ...(Object.fromEntries(typed) as Record<NumberSettingName | TextSettingName, string>),
    variables: Object.entries(settings.variables ?? {}).map(([name, value], key) => ({
      key,
      name,
      value,
    })),
  };
}

/** A number as Germans write it (`1.234,5`), or with a decimal point; `NaN` for anything else. */
function numberIn(typed: string): number {
  const text = typed.trim();
  const plain = GROUPED.test(text) ? text.replaceAll(".", "") : text;
  return /^\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(",", ".")) : Number.NaN;
}

const GROUPED = /^\d{1,3}(\.\d{3})+(,\d+)?$/;

/** Whether a number can be saved as it is typed; an empty one is the usual one. */
export function isInRange(typed: string, name: NumberSettingName): boolean {
  if (typed.trim() === "") return true;
  const { least, most, whole } = NUMBER_SETTINGS[name];
  const value = numberIn(typed);
  return value >= least && value <= most && (!whole || Number.isInteger(value));
}

/** Whether the draft can be saved. */
export function isValid(draft: SettingsDraft): boolean {
  return (
    NUMBER_NAMES.every((name) => isInRange(draft[name], name)) &&
    TEXT_SETTINGS.every((name) => draft[name].length <= LONGEST_TEXT) &&
    variableFault(draft.variables) === null
  );
}

export type VariableFault =
  | { fault: "nameless" }
  | { fault: "bad-name"; name: string }
  | { fault: "twice"; name: string };

/** What is wrong with the variables; rows without anything in them are none. */
export function variableFault(variables: readonly VariableDraft[]): VariableFault | null {
  const names = new Set<string>();
  for (const { name: typed, value } of variables) {
    const name = typed.trim();
    if (name === "" && value === "") continue;
    if (name === "") return { fault: "nameless" };
    if (!NAME.test(name)) return { fault: "bad-name", name };
    if (names.has(name)) return { fault: "twice", name };
    names.add(name);
  }
  return null;
}

/** The settings that a draft without faults stands for; fields it does not know are kept. */
export function settingsOf(before: TreeSettings, draft: SettingsDraft): TreeSettings {
  const { variables: _variables, ...rest } = before;
  let settings: TreeSettings = rest;
  for (const name of NUMBER_NAMES) {
    const typed = draft[name].trim();
    settings = withSetting(settings, name, typed === "" ? undefined : numberIn(typed));
  }
  for (const name of TEXT_SETTINGS) {
    settings = withSetting(settings, name, draft[name].trim() || undefined);
  }
  const named = draft.variables.filter(({ name }) => name.trim() !== "");
  if (named.length === 0) return settings;
  const variables = Object.fromEntries(named.map(({ name, value }) => [name.trim(), value]));
  return { ...settings, variables };
}
