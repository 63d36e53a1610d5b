import { expect, test } from "bun:test";
import { openUnderstanding } from "../index.ts";

const understanding = await openUnderstanding();

const hourIn = (text: string, asks: "time" | null) =>
  understanding.read(text, {
    ...{ question: asks ? "Um wie viel Uhr?" : "Ich habe 10 Uhr notiert. Ist das richtig?" },
    ...{ conditions: [], intents: [], asides: [], value: asks, named: asks ? [] : ["time"] },
    now: Date.UTC(2026, 0, 5, 9),
  }).values.time;

test.each([
  ["Vierzig Uhr fünfzehn, nicht später.", undefined],
  ["Vierzehn Uhr fünfzehn, nicht später.", "14:15"],
  ["Viertel nach neun.", "09:15"],
  ["Neun Uhr würde mir gut passen.", "09:00"],
  ["Um neun Uhr zehn", "09:10"],
])("“%s”, where an hour is asked for, is %p", (text, hour) => {
  expect(hourIn(text, "time")).toBe(hour as string);
});

test.each([
  ["Hm, da schlagen zwei Herzen in meiner Brust.", undefined],
  ["Da waren drei Leute vor mir", undefined],
  ["nein, zwei wäre besser", "14:00"],
  ["elf wäre mir lieber", "11:00"],
  ["nein lieber elf", "11:00"],
])("“%s”, where an hour was read out, is %p", (text, hour) => {
  expect(hourIn(text, null)).toBe(hour as string);
});
