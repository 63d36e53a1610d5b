import { namesIn, type Words } from "./words.ts";

/** What one way for a call to end means to sales. */
export interface OutcomeSpec {
  name: Words;
  /** Among which others it is counted; only the first is a success. */
  group: "success" | "interest" | "spoken" | "unreached" | "broken";
  tone: "success" | "warning" | "failure" | "neutral";
  /** Whether somebody has said so for good: nobody asks him again for the same. */
  isFinal: boolean;
}

/** How calls end for sales, in the order in which outcomes are offered. */
const SPECS = {
  appointment: {
    name: { de: "Termin vereinbart", en: "Appointment made" },
    ...{ group: "success", tone: "success", isFinal: true },
  },
  success: {
    name: { de: "Erfolg", en: "Success" },
    ...{ group: "success", tone: "success", isFinal: true },
  },
  callback: {
    name: { de: "Rückruf gewünscht", en: "Callback wanted" },
    ...{ group: "interest", tone: "success", isFinal: false },
  },
  "info-requested": {
    name: { de: "Informationen gewünscht", en: "Information wanted" },
    ...{ group: "interest", tone: "success", isFinal: true },
  },
  "not-interested": {
    name: { de: "Kein Interesse", en: "Not interested" },
    ...{ group: "spoken", tone: "neutral", isFinal: true },
  },
  "opt-out": {
    name: { de: "Keine weiteren Anrufe", en: "No more calls" },
    ...{ group: "spoken", tone: "failure", isFinal: true },
  },
  voicemail: {
    name: { de: "Mailbox", en: "Voicemail" },
    ...{ group: "unreached", tone: "warning", isFinal: false },
  },
  "no-answer": {
    name: { de: "Keine Antwort", en: "No answer" },
    ...{ group: "unreached", tone: "warning", isFinal: false },
  },
  busy: {
    name: { de: "Besetzt", en: "Busy" },
    ...{ group: "unreached", tone: "warning", isFinal: false },
  },
  failed: {
    name: { de: "Fehlgeschlagen", en: "Failed" },
    ...{ group: "broken", tone: "failure", isFinal: false },
  },
  abandoned: {
    name: { de: "Abgebrochen", en: "Abandoned" },
    ...{ group: "broken", tone: "failure", isFinal: false },
  },
  transferred: {
    name: { de: "Weitergeleitet", en: "Transferred" },
    ...{ group: "interest", tone: "success", isFinal: false },
  },
  "wrong-person": {
    name: { de: "Falsche Person", en: "Wrong person" },
    ...{ group: "spoken", tone: "warning", isFinal: true },
  },
  completed: {
    name: { de: "Abgeschlossen", en: "Completed" },
    ...{ group: "spoken", tone: "neutral", isFinal: false },
  },
} as const satisfies Readonly<Record<string, OutcomeSpec>>;

export type Outcome = keyof typeof SPECS;

export const OUTCOME_SPECS: Readonly<Record<Outcome, OutcomeSpec>> = SPECS;

export const OUTCOMES = Object.keys(OUTCOME_SPECS) as readonly Outcome[];

/** What an outcome means, where it may be one that nobody knows here. */
export function outcomeSpec(outcome: string): OutcomeSpec | null {
  return Object.hasOwn(OUTCOME_SPECS, outcome) ? OUTCOME_SPECS[outcome as Outcome] : null;
}

/** Outcomes that count as success. */
export function isSuccess(outcome: string): boolean {
  return outcomeSpec(outcome)?.group === "success";
}

export function outcomeNames(language: keyof Words): Readonly<Record<Outcome, string>> {
  return namesIn(language, OUTCOME_SPECS);
}
