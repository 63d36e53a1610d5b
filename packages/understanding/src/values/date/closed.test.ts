import { expect, test } from "bun:test";
import { readValue } from "../index.ts";
import { weekdaysClosed } from "./closed.ts";

test.each([
  ["Montag ist Ruhetag", [1]],
  ["Dienstags ist bei uns zu", [2]],
  ["Montags haben wir zu, sonst immer", [1]],
  ["montags haben wir zu sonst immer", [1]],
  ["Ruhetag ist bei uns der Montag", [1]],
  ["Montag und Dienstag haben wir geschlossen", [1, 2]],
  ["wir haben am Mittwoch zu", [3]],
  ["Montag ist Ruhetag Dienstag ginge", [1]],
  ["Montag ist Ruhetag, also Dienstag", [1]],
  ["Montag ist kein Ruhetag", []],
  ["Dienstag ist mir zu früh", []],
  ["Dienstag bin ich zu Hause", []],
  ["Dienstag sagt mir zu", []],
  ["Mittwoch machen wir um zwölf zu", []],
  ["Dienstag", []],
])("in “%s” closed are %p", (text, days) => {
  expect(weekdaysClosed(text)).toEqual(days);
});

const arranged = { now: Date.UTC(2026, 10, 21, 9), question: "An welchem Tag passt es Ihnen?" };

test.each([
  ["Montag ist Ruhetag", null],
  ["Dienstags ist bei uns zu", null],
  ["Montags haben wir zu, sonst immer", null],
  ["Montag ist Ruhetag, also Dienstag", "2026-11-24"],
  ["montag ist ruhetag dienstag ginge", "2026-11-24"],
  ["Dienstag bin ich zu Hause", "2026-11-24"],
  ["Dienstag sagt mir zu", "2026-11-24"],
])("the day to meet on in “%s” is %p", (text, day) => {
  expect(readValue(text, "date", arranged)?.value ?? null).toBe(day);
});
