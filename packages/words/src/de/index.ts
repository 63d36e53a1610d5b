import { comparedFigure, comparisonNote } from "./comparison.ts";
import { phoneNumber } from "./phone-numbers.ts";
import { refusal } from "./refusals/index.ts";
import { storageTrouble } from "./storage.ts";

/** What can be told, in German: the contract of every other language. */
export const de = { comparedFigure, comparisonNote, phoneNumber, refusal, storageTrouble };
