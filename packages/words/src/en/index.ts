import type { Words } from "../words.ts";
import { comparedFigure, comparisonNote } from "./comparison.ts";
import { phoneNumber } from "./phone-numbers.ts";
import { refusal } from "./refusals/index.ts";
import { storageTrouble } from "./storage.ts";

export const en: Words = { comparedFigure, comparisonNote, phoneNumber, refusal, storageTrouble };
