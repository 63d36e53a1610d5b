import type { HeardIntent, Reading } from "@rufbaum/understanding";

/** The yes that goes with an objection. A no beside one is not kept: the answer may change it. */
export function yesBeside({ alsoHeard }: Reading): string | null {
  const yes = alsoHeard.find((heard: HeardIntent) => isYes(heard.name) && heard.condition !== null);
  return yes?.condition ?? null;
}

/** Whether an intent agrees. */
export function isYes(intent: string | null): boolean {
  return intent === "Ja" || intent === "appointment_accepted";
}
