import { expect, test } from "bun:test";
import { readValue } from "./index.ts";
import { phonePutRight } from "./phone-number.ts";

test.each([
  ["null eins sieben eins, zwo drei vier fünf sechs sieben acht", "+491712345678"],
  ["null hunderteinundsiebzig zwei drei vier fünf sechs sieben acht", "+491712345678"],
  ["null eins sieben eins doppel drei vier fünf sechs sieben acht", "+491713345678"],
  ["null eins sieben eins dreimal die Sieben vier fünf sechs sieben", "+491717774567"],
  ["null eins sieben eins drei mal die sieben vier fünf sechs sieben", "+491717774567"],
  ["null eins fünf zwo, und dann 12 34 56 78", "+4915212345678"],
  ["null eins sieben sechs ähm zwölf vierunddreißig sechsundfünfzig sieben", "+491761234567"],
  ["null dreißig zwo drei eins zwo fünf null null null", "+493023125000"],
  ["null drei null zwo drei eins zwo fünf null eins zwo", "+493023125012"],
  ["0171 2345678", "+491712345678"],
  ["0171/2345678", "+491712345678"],
  ["0171-234 56 78", "+491712345678"],
  ["0 1 7 1 2 3 4 5 6 7 8", "+491712345678"],
  ["01712345678", "+491712345678"],
  ["+49 171 2345678", "+491712345678"],
  ["+49 (0) 171 2345678", "+491712345678"],
  ["0049 171 2345678", "+491712345678"],
  ["plus vier neun eins sieben eins zwei drei vier fünf sechs sieben acht", "+491712345678"],
  ["plus neunundvierzig eins sieben eins zwo drei vier fünf sechs sieben acht", "+491712345678"],
  ["(030) 23 12 50 00", "+493023125000"],
  ["030 23125-000", "+493023125000"],
  ["meine Nummer ist die 0 30, 2 31, 25, 0 12", "+493023125012"],
  ["Vorwahl null zwo zwo eins, dann vier sieben eins null eins", "+4922147101"],
  ["0800 1234567", "+498001234567"],
  ["+43 660 1234567", "+436601234567"],
  ["171 2345678", "+491712345678"],
  ["0171 23 45 67 8 nein 9", "+491712345679"],
  [
    "null eins sieben eins, nein, null eins sieben zwo drei vier fünf sechs sieben acht neun",
    "+491723456789",
  ],
  ["um 15 Uhr, und zwar unter 0171 2345678", "+491712345678"],
  ["110", null],
  ["231250", null],
  ["fünf", null],
  ["1712345678901234567890", null],
  ["0000000000", null],
  ["die haben Sie doch", null],
])("the number in “%s” is %p", (reply, value) => {
  expect(readValue(reply, "phone-number", { question: "" })?.value ?? null).toBe(value);
});

test.each([
  ["0171 2345678", 0.9, 1],
  ["0171 23456789", 0.9, 1],
  ["0171 234567", 0.6, 0.75],
  ["171 2345678", 0.6, 0.75],
  ["030 23125", 0.9, 1],
  ["0171 23 45 67 8 nein 9", 0.6, 0.75],
])("“%s” is told with a confidence from %p to %p", (reply, least, most) => {
  const read = readValue(reply, "phone-number", { question: "" });
  expect(read?.confidence).toBeWithin(least, most);
});

test.each([
  [
    "nein da fehlt eine sechs also null eins sieben drei fünf fünf sechs sechs sieben sieben acht",
    "+491735566778",
  ],
  ["da war eine neun zu viel null sechs vier eins eins zwo drei vier fünf", "+4964112345"],
])("what is told before a number is none of it: “%s”", (reply, number) => {
  expect(readValue(reply, "phone-number", { question: "" })?.value).toBe(number);
});

test.each([
  ["nee die nummer stimmt nicht hinten fünf fünf sieben", "+491735566557"],
  ["nein am ende acht neun", "+491735566789"],
  ["nein die letzten drei ziffern sind neun neun eins", "+491735566991"],
  ["nein die stimmt nicht", null],
  ["hinten nicht sieben sieben acht", null],
  ["nein vorne null eins sieben zwei", null],
])("the end of a number is put right: “%s”", (reply, number) => {
  expect(phonePutRight("+491735566778", reply)).toBe(number);
});

test.each(["hinten fünf fünf sieben", "die hinteren sind neun neun vier"])(
  "dictated digits are no hour: “%s”",
  (reply) => {
    expect(readValue(reply, "time", { question: "Um wie viel Uhr?" })).toBeNull();
  },
);

test("fillers between the groups of a number are no part of it, and its groups no hours", () => {
  const said =
    "das ist die null eins fünf sieben na ja dann dreißig zweiundzwanzig vierundachtzig einundsechzig";
  expect(readValue(said, "phone-number", { question: "" })?.value).toBe("+4915730228461");
  expect(readValue(said, "time", { question: "", now: Date.UTC(2026, 10, 21, 10) })).toBeNull();
});
