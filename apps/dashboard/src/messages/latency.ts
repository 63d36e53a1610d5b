import { latency } from "./de/latency.ts";
import { area } from "./language.ts";

export const latencyTexts = area("latency", latency);
