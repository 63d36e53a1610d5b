export { slowly } from "./slowly.ts";
export { speakable } from "./speakable.ts";
export { writtenUntil } from "./written-until.ts";
