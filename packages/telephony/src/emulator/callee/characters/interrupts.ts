import type { Character } from "../character.ts";
import { decisionMaker } from "./decision-maker.ts";

/** Lets nobody finish a long sentence. */
export const interrupts: Character = {
  ...decisionMaker,
  name: "cuts in",
  interrupts: 0.9,
  interjections: [
    "Moment, Moment, das geht mir zu schnell.",
    "Entschuldigung, von welcher Firma sind Sie?",
    "Ja, ja, und was kostet das?",
    "Warten Sie mal, wer sind Sie noch mal?",
  ],
};
