export { inBytes } from "./bytes.ts";
export { clipped } from "./clipped.ts";
export { type Formats, formatsIn } from "./formats.ts";
export { minuteOfDay } from "./minutes.ts";
export { type Written, writtenIn } from "./numbers.ts";
export { regionName } from "./region-name.ts";
export { regionNames } from "./regions.ts";
export { cityOf, DEFAULT_TIME_ZONE, TIME_ZONE_HEADER } from "./time-zones.ts";
export { momentAt, wallClock } from "./wall-clock.ts";
