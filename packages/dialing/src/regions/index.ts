export { zonesOf } from "./country-zones.ts";
export { holidayOn, type PublicHoliday, regionsIn } from "./holidays.ts";
export { instantAt, type LocalTime, localTimeAt, localTimeIn } from "./local-time.ts";
export { type FoundRegions, regionsOf } from "./regions-of.ts";
