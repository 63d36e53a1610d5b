import type { Tree } from "@rufbaum/tree";
import type { Persona } from "../personas/persona.ts";

/** Everything that decides what a simulation comes to: the same job gives the same bytes. */
export interface SimulationJob {
  tree: Tree;
  personas: readonly Persona[];
  /** 1 to `MOST_RUNS`; run `n` is led with persona `n % personas.length`. */
  runs: number;
  /** 0 to 2^53 - 1. */
  seed: number;
  /** How badly speech is recognised: 0 perfectly, 1 hardly at all. */
  noise: number;
  /** Whether what was not understood is grouped into intents. */
  discovery: boolean;
}

export const MOST_RUNS = 1_000_000;
export const USUAL_SEED = 1;
export const USUAL_NOISE = 0.1;
