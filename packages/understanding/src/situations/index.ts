export { openSituations, type Situations, type TypicalReply } from "./open-situations.ts";
