export { speakable, writtenUntil } from "./speakable.ts";
