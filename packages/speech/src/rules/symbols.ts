import { type Rule, rule } from "../rule.ts";

/** Signs that are words, and those nobody speaks. */
export const SYMBOLS: readonly Rule[] = [
  rule(`§§ ?`, () => "Paragrafen "),
  rule(`§ ?`, () => "Paragraf "),
  rule(` ?& ?`, () => " und "),
  rule(` ?% ?`, () => " Prozent "),
  rule(`± ?`, () => "plus minus "),
  rule(String.raw` ?\+ ?`, () => " plus "),
  rule(` ?= ?`, () => " gleich "),
  rule(` ?@ ?`, () => " ät "),
  rule(String.raw`\$`, () => " Dollar "),
  rule(String.raw`(?<=\d)²`, () => " hoch zwei "),
  rule(String.raw`(?<=\d)³`, () => " hoch drei "),
  rule(`²`, () => " zwei "),
  rule(`³`, () => " drei "),
  rule(String.raw`(?<=\p{L}) ?\/ ?(?=(?:oder|und)(?!\p{L}))`, () => " "),
  rule(String.raw`(?<=(?<!\p{L})und) ?\/ ?(?=oder(?!\p{L}))`, () => " "),
  rule(String.raw`(?<=[\p{L}.]) ?\/ ?(?=\d)`, () => ", "),
  rule(String.raw`(?<=[\p{L}\d.-]) ?\/ ?(?=[\p{L}-])`, () => ", "),
  rule(`[→⇒•●▪►·]`, () => ", "),
];
