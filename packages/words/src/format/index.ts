export { type Written, writtenIn } from "./numbers.ts";
export { regionNames } from "./regions.ts";
