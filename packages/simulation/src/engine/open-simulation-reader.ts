import { type ImmediateUnderstanding, openUnderstanding } from "@rufbaum/understanding";
import { MOST_TEXTS } from "./recogniser.ts";

let opened: Promise<ImmediateUnderstanding> | null = null;

/**
 * Opens the reader that simulations lead conversations with, one for all of a thread: what callers say
 * is much the same in all of them. Why something was understood, which is much of what a reading
 * weighs, nobody asks here.
 */
export function openSimulationReader(): Promise<ImmediateUnderstanding> {
  opened ??= openUnderstanding({ remembers: MOST_TEXTS, explains: false }).catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}
