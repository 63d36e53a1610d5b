export { fold } from "../fold.ts";
export { NAMES_OF } from "../intents/names.ts";
export { meaningOf } from "../keys.ts";
export { POLARITIES, ROLL_UP } from "../roll-up.ts";
export { conceptsOf } from "./concepts.ts";
export { USUAL_WORDS } from "./dialect.ts";
export { doingOf } from "./doings.ts";
