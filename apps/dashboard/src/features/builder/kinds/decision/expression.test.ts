import { expect, test } from "bun:test";
import { isExpression } from "./expression.ts";

test.each([
  ["", true],
  ["betrag > 5000", true],
  ["betrag>=5000,50", true],
  ["anrede = Frau", true],
  ['stadt == "Bad Homburg"', true],
  ["betrag > 5000 und kunde = ja", true],
  ["größe != 3", true],
  ["betrag >", false],
  ["> 5000", false],
  ["betrag", false],
  ["betrag ist groß", false],
  ["betrag > 5000 und", false],
])("%s", (text, expected) => {
  expect(isExpression(text)).toBe(expected);
});
