import { analytics } from "./de/analytics.ts";
import { simulation } from "./de/simulation.ts";
import { simulationResults } from "./de/simulation-results.ts";
import { area } from "./language.ts";

export const analyticsTexts = area("analytics", analytics);
export const simulationTexts = area("simulation", simulation);
export const resultTexts = area("simulationResults", simulationResults);
