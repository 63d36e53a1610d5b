export { evaluate, type Lookup, namesIn } from "./evaluate.ts";
export { HEARD_VALUES } from "./heard-values.ts";
export { dayOf, hoursOf, momentOf } from "./moments.ts";
export { numberIn } from "./number.ts";
export {
  type Comparison,
  type Expression,
  type Parsed,
  parseExpression,
  type Value,
} from "./parse.ts";
export type { ExpressionFault } from "./tokens.ts";
