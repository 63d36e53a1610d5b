import { comparedFigure, comparisonNote } from "./comparison.ts";
import { expressionFault } from "./expressions.ts";
import { finding } from "./file-findings.ts";
import { phoneNumber } from "./phone-numbers.ts";
import { problem } from "./problems.ts";
import { refusal } from "./refusals/index.ts";
import { storageTrouble } from "./storage.ts";

/** What can be told, in German: the contract of every other language. */
export const de = {
  comparedFigure,
  comparisonNote,
  expressionFault,
  finding,
  phoneNumber,
  problem,
  refusal,
  storageTrouble,
};
