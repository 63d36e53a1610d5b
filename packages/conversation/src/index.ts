export { begin } from "./begin.ts";
export { expects } from "./expects.ts";
export { fill } from "./fill.ts";
export { isOpeningHeard } from "./opening-heard.ts";
export { isOptOut } from "./opt-out.ts";
export { transition } from "./transition.ts";
export type * from "./types.ts";
export { WORDING } from "./wording.ts";
