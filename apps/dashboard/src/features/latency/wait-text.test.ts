import { expect, test } from "bun:test";
import { endText, waitText } from "./wait-text.ts";

test.each([
  [0, "0,0 ms"],
  [3.14, "3,1 ms"],
  [9.94, "9,9 ms"],
  [9.96, "10 ms"],
  [999.4, "999 ms"],
  [999.6, "1,00 s"],
  [1254, "1,25 s"],
])("a wait of %d ms reads %s", (milliseconds, text) => expect(waitText(milliseconds)).toBe(text));

test.each([
  [25, "25 ms"],
  [1000, "1 s"],
  [1250, "1,25 s"],
])("a bar that ends at %d ms says %s", (end, text) => expect(endText(end)).toBe(text));
