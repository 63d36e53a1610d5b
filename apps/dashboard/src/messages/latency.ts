/** Apart from the catalog, so that only who shows these texts loads them. */
export { latency as latencyTexts } from "./de/latency.ts";
