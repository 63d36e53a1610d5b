import { expect, test } from "bun:test";
import { limitOf } from "./half.ts";
import { readValue } from "./index.ts";

const context = { now: Date.UTC(2026, 10, 21, 10), question: "Um wie viel Uhr?" };

test.each([
  ["halb drei", "14:30"],
  ["halber drei", "14:30"],
  ["halb eins", "12:30"],
  ["halb acht", "07:30"],
  ["halb acht abends", "19:30"],
  ["viertel drei", "14:15"],
  ["dreiviertel drei", "14:45"],
  ["drei viertel drei", "14:45"],
  ["viertel vor drei", "14:45"],
  ["Viertel nach acht", "08:15"],
  ["viertel vor sieben abends", "18:45"],
  ["fünf vor halb vier", "15:25"],
  ["vierzehn uhr äh dreißig", "14:30"],
  ["vierzehn Uhr, ähm, fünfundvierzig", "14:45"],
  ["Viertel äh nach drei", "15:15"],
  ["viertel nach ähm drei", "15:15"],
  ["halb ähm vier", "15:30"],
  ["um hm neun äh Uhr", "09:00"],
  ["um zehn Uhr äh elf", "11:00"],
  ["um zehn Uhr, äh, elf Uhr", "11:00"],
  ["um zehn, ähm, nein, um elf", "11:00"],
  ["fünf nach halb vier", "15:35"],
  ["zehn nach acht", "08:10"],
  ["zwanzig Minuten vor zehn", "09:40"],
  ["kurz nach drei", "15:00"],
  ["um vierzehn Uhr dreißig", "14:30"],
  ["vierzehn Uhr null fünf", "14:05"],
  ["18 Uhr und 12", "18:12"],
  ["14:30", "14:30"],
  ["14.30 Uhr", "14:30"],
  ["um 14.30", "14:30"],
  ["9:15 Uhr", "09:15"],
  ["04:00", "04:00"],
  ["1430", "14:30"],
  ["14 30", "14:30"],
  ["acht dreißig", "08:30"],
  ["vierzehn dreißig", "14:30"],
  ["so gegen elf", "11:00"],
  ["punkt zwölf", "12:00"],
  ["um drei rum", "15:00"],
  ["um viere", "16:00"],
  ["um eins", "13:00"],
  ["um ein Uhr", "13:00"],
  ["drei", "15:00"],
  ["elf", "11:00"],
  ["um acht", "08:00"],
  ["um acht abends", "20:00"],
  ["abends um acht", "20:00"],
  ["morgens um sieben", "07:00"],
  ["heute Morgen um sechs", "06:00"],
  ["morgen früh um sechs", "06:00"],
  ["um zehn in der Früh", "10:00"],
  ["drei Uhr nachmittags", "15:00"],
  ["Dienstagnachmittag um drei", "15:00"],
  ["Sonnabend um neun", "09:00"],
  ["zwei Uhr nachts", "02:00"],
  ["zwölf Uhr nachts", "00:00"],
  ["Mittag", "12:00"],
  ["um Mitternacht", "00:00"],
  ["null Uhr", "00:00"],
  ["24 Uhr", "00:00"],
  ["ab 16 Uhr", "16:00"],
  ["zwischen zwei und drei", "14:00"],
  ["von 14 bis 16 Uhr", "14:00"],
  ["14 bis 15 Uhr", "14:00"],
  ["um drei, nein, um vier", "16:00"],
  ["um drei, nee, vier", "16:00"],
  ["um elf nicht, lieber um zwölf", "12:00"],
  ["am 24.11. um 15 Uhr", "15:00"],
  ["am dritten Zwölften um zehn", "10:00"],
  ["in einer Stunde", "12:00"],
  ["in zehn Minuten", "11:10"],
  ["am 24.11.", null],
  ["in drei Wochen", null],
  ["fünf Euro", null],
  ["um 25 Uhr", null],
  ["am Nachmittag", null],
])("the time in “%s” is %p", (reply, value) => {
  expect(readValue(reply, "time", context)?.value ?? null).toBe(value);
});

test.each([
  ["um vierzehn Uhr dreißig", 0.9, 1],
  ["um acht abends", 0.9, 1],
  ["um zehn", 0.9, 1],
  ["um drei", 0.75, 0.85],
  ["um sechs", 0.6, 0.75],
  ["zwischen zwei und drei", 0.6, 0.75],
  ["kurz nach drei", 0.6, 0.75],
])("“%s” is told with a confidence from %p to %p", (reply, least, most) => {
  expect(readValue(reply, "time", context)?.confidence).toBeWithin(least, most);
});

test.each([
  ["halb elf", "afternoon", "10:30"],
  ["um neun", "afternoon", "09:00"],
  ["so Viertel vor zehn", "afternoon", "09:45"],
  ["um drei", "morning", "15:00"],
  ["um zwei", "morning", "14:00"],
  ["um vier", "noon", "16:00"],
] as const)("“%s” after “%s” is %s, and not sure", (reply, part, value) => {
  const read = readValue(reply, "time", { ...context, half: { kind: "time", heard: "", part } });
  expect(read?.value).toBe(value);
  expect(read?.confidence).toBeLessThan(0.7);
});

test.each([
  ["um drei", "afternoon", "15:00"],
  ["um sieben", "afternoon", "19:00"],
  ["um sieben", "morning", "07:00"],
  ["um zehn", "evening", "22:00"],
  ["um zehn abends", "afternoon", "22:00"],
  ["um eins", "noon", "13:00"],
] as const)("“%s” after “%s” is %s", (reply, part, value) => {
  const half = { kind: "time", heard: "", part } as const;
  expect(readValue(reply, "time", { ...context, half })?.value).toBe(value);
});

test("an afternoon has no half past ten, where both are said in one breath either", () => {
  expect(readValue("Dienstagnachmittag um halb elf", "time", context)?.value).toBe("10:30");
  expect(readValue("morgens um drei", "time", context)?.value).toBe("03:00");
});

test.each([
  ["morgens vor zehn", { heard: "morgens vor zehn", before: "10:00", part: "morning" }],
  ["vor zehn", { heard: "vor zehn", before: "10:00", part: "morning" }],
  ["am liebsten vor 16 Uhr", { heard: "vor 16 Uhr", before: "16:00" }],
  ["zehn vor acht", null],
  ["kurz vor acht", null],
  ["Viertel vor acht", null],
  ["um acht", null],
])("“%s” names the limit %p", (text, limit) => {
  const found = readValue(text, "time", { question: "" });
  const made = found && limitOf(found, text);
  expect<object | null>(made).toEqual(limit && { kind: "time", ...limit });
});

test.each(["nach vier", "ab vier"])("of “%s” the hour is read back", (text) => {
  const found = readValue(text, "time", { question: "" });
  expect(found).toMatchObject({ value: "16:00" });
  expect(found?.confidence).toBeLessThan(0.75);
});
