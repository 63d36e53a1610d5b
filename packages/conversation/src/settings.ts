import type { Tree } from "@rufbaum/tree";

/** Nodes one conversation may visit, and seconds it may last, unless the tree says otherwise. */
const MAX_STEPS = 200;
const MAX_SECONDS = 600;

/** How often a question is asked again before the conversation gives up on an answer. */
export const REPROMPTS = 2;

/** Milliseconds of silence before "Sind Sie noch da?": long enough to look something up. */
export const SILENCE = 8_000;

/** Milliseconds somebody who said "Moment" is waited for. */
export const HOLD_SILENCE = 45_000;

/** Milliseconds after the last key in which another one may follow. */
export const KEY_SILENCE = 4_000;

/** How often one objection is answered before it counts as not understood. */
export const OBJECTION_ANSWERS = 2;

export function stepLimit(tree: Tree): number {
  return tree.settings?.maxSteps ?? MAX_STEPS;
}

/** In milliseconds. */
export function timeLimit(tree: Tree): number {
  return (tree.settings?.maxSeconds ?? MAX_SECONDS) * 1_000;
}
