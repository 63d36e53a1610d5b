import type { Words } from "../words.ts";
import { comparedFigure, comparisonNote } from "./comparison.ts";
import { phoneNumber } from "./phone-numbers.ts";

export const en: Words = { comparedFigure, comparisonNote, phoneNumber };
