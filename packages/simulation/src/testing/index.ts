export { type Told, toldPersona, toldResult } from "./told-result.ts";
