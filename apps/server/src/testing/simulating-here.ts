import type { Clock } from "@rufbaum/runtime";
import { openSimulation, openSimulationReader, simulate } from "@rufbaum/simulation";
import type { SimulationsDeps } from "../modules/simulation/service.ts";

/** Simulates in the thread of the test. */
export function simulatingHere(clock: Clock): Pick<SimulationsDeps, "simulate" | "tell"> {
  return {
    simulate: (job, options) => simulate(job, { ...options, clock }),
    tell: async (job, index) =>
      openSimulation(job, { reader: await openSimulationReader() }).tell(index),
  };
}
