import type { Tree, TreeSettings } from "./tree.ts";

/** A number that holds for a whole tree. */
export interface NumberSetting {
  /** What holds where a tree says nothing. */
  usual: number;
  least: number;
  most: number;
  /** Only whole numbers. */
  whole: boolean;
}

/**
 * Counts and times of a conversation. The usual ones: people look something up for eight seconds
 * before they feel asked; who says "Moment" comes back within a minute; who keys in a number pauses
 * for less than four seconds; a third "ich habe Sie nicht verstanden" ends most calls; a carrier
 * ends a call after four hours.
 */
export const NUMBER_SETTINGS = {
  /** Nodes a conversation may visit. */
  maxSteps: { usual: 200, least: 1, most: 5_000, whole: true },
  /** Seconds a conversation may last. */
  maxSeconds: { usual: 600, least: 1, most: 14_400, whole: false },
  /** How often a question is asked again that was not understood. */
  reprompts: { usual: 2, least: 0, most: 10, whole: true },
  /** Seconds of silence before "Sind Sie noch da?". */
  silenceSeconds: { usual: 8, least: 1, most: 120, whole: false },
  /** How often that is asked before the goodbye. */
  silenceChecks: { usual: 1, least: 0, most: 5, whole: true },
  /** Seconds that somebody is waited for who said "Moment bitte". */
  holdSeconds: { usual: 45, least: 5, most: 600, whole: false },
  /** Seconds after the last key in which another one may follow. */
  keySeconds: { usual: 4, least: 1, most: 30, whole: false },
  /** How often one objection is answered in a call. */
  objectionAnswers: { usual: 2, least: 1, most: 10, whole: true },
  /** Percent of confidence below which a value is read back before it counts. */
  confirmBelow: { usual: 75, least: 0, most: 100, whole: true },
} as const satisfies Record<string, NumberSetting>;

/** What is said to a mailbox, and to a call filter. */
export const MACHINE_TEXTS = ["voicemailMessage", "screeningAnswer"] as const;

/** Texts that hold for a whole tree: those, and the question between two conditions. */
export const TEXT_SETTINGS = [...MACHINE_TEXTS, "askBetween"] as const;

export type NumberSettingName = keyof typeof NUMBER_SETTINGS;
export type TextSettingName = (typeof TEXT_SETTINGS)[number];

/** The tree's own number, else the usual one. */
export function settingOf({ settings }: Tree, name: NumberSettingName): number {
  return settings?.[name] ?? NUMBER_SETTINGS[name].usual;
}

/** The same settings with one of them changed or, by `undefined`, given back to the usual. */
export function withSetting<Name extends NumberSettingName | TextSettingName>(
  settings: TreeSettings,
  name: Name,
  value: TreeSettings[Name] | undefined,
): TreeSettings {
  const { [name]: _old, ...rest } = settings;
  return value === undefined ? rest : { ...settings, [name]: value };
}
