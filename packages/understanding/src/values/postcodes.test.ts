import { expect, test } from "bun:test";
import { readValue } from "./index.ts";

test.each([
  ["zehn eins eins fünf", "10115"],
  ["eins null eins eins fünf", "10115"],
  ["ein null eins eins fünf", "10115"],
  ["zehntausendeinhundertfünfzehn", "10115"],
  ["zehn hundertfünfzehn", "10115"],
  ["zehn 115", "10115"],
  ["PLZ 10115", "10115"],
  ["D-10115", "10115"],
  ["10 115", "10115"],
  ["Hauptstraße 5, 10115 Berlin", "10115"],
  ["80331 München", "80331"],
  ["achtzig drei drei eins", "80331"],
  ["acht null doppel drei eins", "80331"],
  ["null eins null neun neun", "01099"],
  ["null vier eins null neun in Leipzig", "04109"],
  ["0 4 1 0 9", "04109"],
  ["tausendneunundsechzig", "01069"],
  ["10115, nein, 10117", "10117"],
  ["12", null],
  ["00000", null],
  ["0171 2345678", null],
  ["weiß ich nicht", null],
])("the postcode in “%s” is %p", (reply, value) => {
  expect(readValue(reply, "postcode", { question: "" })?.value ?? null).toBe(value);
});

test.each([
  ["eins zwei drei vier", "1234"],
  ["1 2 3 4", "1234"],
  ["zwölf vierunddreißig", "1234"],
  ["Kundennummer ist 4711 08 15", "47110815"],
  ["null null sieben", "007"],
  ["viermal die Null", "0000"],
  ["drei, äh, vier", "34"],
  ["keine Ahnung", null],
])("the digits in “%s” are %p", (reply, value) => {
  expect(readValue(reply, "digits", { question: "" })?.value ?? null).toBe(value);
});
