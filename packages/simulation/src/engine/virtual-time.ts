/** When every simulated call is answered: a Monday, ten in the morning in Berlin. */
export const BEGINNING = Date.UTC(2026, 0, 5, 9, 0);

/** Milliseconds that a spoken character takes, and that pass before somebody begins. */
export const PER_CHARACTER = 65;
export const BEFORE_SPEAKING = 400;
/** Milliseconds between two keys, and until an action is done. */
export const KEY_PRESS = 500;
export const ACTION = 800;

/** How long it takes to say this, in milliseconds. */
export function speaking(text: string): number {
  return BEFORE_SPEAKING + text.length * PER_CHARACTER;
}
