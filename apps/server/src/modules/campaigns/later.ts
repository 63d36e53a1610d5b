import type { Denial } from "@rufbaum/dialing/lawful-calling";

/** Denials that only say that now is not the time; whoever has another one is not called at all. */
const LATER: readonly Denial["code"][] = [
  "holiday",
  "day-off",
  "outside-window",
  "too-many-today",
  "too-many-this-week",
  "too-many-lost",
  "ringing-too-short",
  "ringing-too-long",
  "no-caller-number",
];

export function isLater(code: string): boolean {
  return (LATER as readonly string[]).includes(code);
}
