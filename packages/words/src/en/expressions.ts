import type { ExpressionFault } from "@rufbaum/tree/expression";
import { telling } from "../tell.ts";

export const expressionFault = telling<ExpressionFault>({
  "too-long": ({ most }) => `The expression is longer than ${most} characters.`,
  "too-deep": "The expression is nested too deeply.",
  empty: "The expression is empty.",
  unfinished: "Something is still missing here, such as a variable or a number.",
  "never-opened": "This parenthesis was never opened.",
  "never-closed": "This parenthesis is not closed.",
  "quote-never-closed": "The quotation mark is not closed.",
  "not-a-sign": ({ sign }) => `“${sign}” does not belong in an expression.`,
  unjoined: ({ before }) => `A comparison, “and” or “or” is missing before “${before}”.`,
  "comparisons-unjoined": "Join two comparisons with “and”.",
  "no-operand": ({ found }) =>
    `A variable, a number or a text in quotation marks is expected here, not “${found}”.`,
});
