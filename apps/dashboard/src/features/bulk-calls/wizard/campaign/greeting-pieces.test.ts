import { expect, test } from "bun:test";
import { greetingPieces, unknownVariables } from "./greeting-pieces.ts";

const KNOWN = new Set(["firstName", "company", "customField1"]);

test("a greeting is shown with one contact's values, and with what he lacks", () => {
  const text = "Hallo [firstName], für [company|Sie] und {customField1}: {{plz}}!";
  expect(greetingPieces(text, { firstName: "Erika", company: "" }, KNOWN)).toEqual([
    { kind: "text", text: "Hallo " },
    { kind: "value", text: "Erika" },
    { kind: "text", text: ", für " },
    { kind: "value", text: "Sie" },
    { kind: "text", text: " und " },
    { kind: "missing", text: "customField1" },
    { kind: "text", text: ": " },
    { kind: "unknown", text: "plz" },
    { kind: "text", text: "!" },
  ]);
});

test("names of every object are no values", () => {
  expect(greetingPieces("[toString]", {}, KNOWN)).toEqual([{ kind: "unknown", text: "toString" }]);
});

test("what nobody fills is found once, with a default, too", () => {
  expect(unknownVariables("[plz] [plz] [ort|Kiel] [firstName]", KNOWN)).toEqual(["plz", "ort"]);
  expect(unknownVariables("Guten Tag.", KNOWN)).toEqual([]);
});
