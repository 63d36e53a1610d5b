/** Apart from the catalog, so that only who shows these texts loads them. */
export { analytics as analyticsTexts } from "./de/analytics.ts";
export { simulation as simulationTexts } from "./de/simulation.ts";
export { simulationResults as resultTexts } from "./de/simulation-results.ts";
