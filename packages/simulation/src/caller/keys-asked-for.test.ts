import { expect, test } from "bun:test";
import { keysAskedFor } from "./keys-asked-for.ts";

test.each([
  ["drücken sie die eins für ja oder die zwei für nein.", ["1", "2"]],
  ["drücken sie bitte die 3.", ["3"]],
  ["wenn sie einverstanden sind, drücken sie die rautetaste.", ["#"]],
  [
    "für vertrieb drücken sie die 1, für technik die 2 und für alles andere die 9.",
    ["1", "2", "9"],
  ],
  ["bitte geben sie ihre postleitzahl über die tastatur ein.", ["40213"]],
  ["tippen sie ihre kundennummer ein und schließen sie mit raute ab.", ["402138#"]],
  ["haben sie zwei minuten zeit?", []],
  ["nehmen sie die eins oder die zwei?", []],
])("%s", (text, keys) => {
  expect([...keysAskedFor(text)]).toEqual(keys);
});
