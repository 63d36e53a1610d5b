import { MOST_INPUTS } from "../settings.ts";
import type { KnownInput, VariableValue } from "../types.ts";
import { remember, type Walk } from "../walk.ts";

/** Keeps what was answered in its variable, and which question it answered. */
export function keepAnswer(walk: Walk, known: KnownInput, value: VariableValue): void {
  const { state } = walk;
  remember(walk, { [known.variable]: value });
  state.inputs = [
    ...(state.inputs ?? []).filter(({ variable }) => variable !== known.variable),
    known,
  ].slice(-MOST_INPUTS);
}
