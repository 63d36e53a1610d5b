export { openSentences } from "@rufbaum/understanding/sentences";
export { type Told, toldPersona, toldResult } from "./told-result.ts";
