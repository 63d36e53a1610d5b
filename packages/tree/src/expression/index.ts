export { evaluate, type Lookup, namesIn } from "./evaluate.ts";
export { type Expression, type Parsed, parseExpression, type Value } from "./parse.ts";
