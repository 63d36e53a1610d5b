import type { Character } from "../character.ts";
import { decisionMaker } from "./decision-maker.ts";

/** A friendly decision maker who does not say, but presses what can be pressed. */
export const pressesKeys: Character = {
  ...decisionMaker,
  name: "presses keys when asked to",
  interrupts: 0,
  pressesKeys: true,
};
