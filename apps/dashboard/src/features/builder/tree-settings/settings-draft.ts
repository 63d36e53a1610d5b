import type { TreeSettings } from "@rufbaum/tree";

/** The settings as their form has them: everything as it is typed. */
export interface SettingsDraft {
  maxSteps: string;
  maxSeconds: string;
  variables: readonly VariableDraft[];
}

export interface VariableDraft {
  /** Stays while its name is typed. */
  key: number;
  name: string;
  value: string;
}

/** What the document's schema allows. */
export const LIMITS = {
  maxSteps: { least: 1, most: 5_000 },
  maxSeconds: { least: 1, most: 14_400 },
} as const;

/** As placeholders are written: see `findPlaceholders`. */
const NAME = /^\p{L}[\p{L}\p{N}_.-]*$/u;

export function draftOfSettings({ maxSteps, maxSeconds, variables = {} }: TreeSettings) {
  return {
    maxSteps: maxSteps === undefined ? "" : String(maxSteps),
    maxSeconds: maxSeconds === undefined ? "" : String(maxSeconds),
    variables: Object.entries(variables).map(([name, value], key) => ({ key, name, value })),
  } satisfies SettingsDraft;
}

export type VariableFault =
  | { fault: "nameless" }
  | { fault: "bad-name"; name: string }
  | { fault: "twice"; name: string };

/** Whether a limit can be saved as it is typed; an empty one is the usual one. */
export function isLimit(text: string, which: keyof typeof LIMITS): boolean {
  if (text.trim() === "") return true;
  const { least, most } = LIMITS[which];
  const value = Number(text);
  return Number.isInteger(value) && value >= least && value <= most;
}

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
  const { maxSteps: _steps, maxSeconds: _seconds, variables: _variables, ...rest } = before;
  const named = draft.variables.filter(({ name }) => name.trim() !== "");
  return {
    ...rest,
    ...(draft.maxSteps.trim() !== "" && { maxSteps: Number(draft.maxSteps) }),
    ...(draft.maxSeconds.trim() !== "" && { maxSeconds: Number(draft.maxSeconds) }),
    ...(named.length > 0 && {
      variables: Object.fromEntries(named.map(({ name, value }) => [name.trim(), value])),
    }),
  };
}
