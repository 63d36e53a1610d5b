export { leastOfFive, processorTime } from "./processor-time.ts";
export { until } from "./until.ts";
