import { expect, test } from "bun:test";
import { hourStillToCome, hourToProposeToday } from "./hour-today.ts";

const TEN = 10 * 60;
const SEVEN_IN_THE_EVENING = 19 * 60;

test.each([
  ["11:00", "um elf", TEN, "11:00"],
  ["10:00", "um zehn", TEN, "22:00"],
  ["07:30", "um halb acht", TEN, "19:30"],
  ["08:00", "morgens um acht", TEN, null],
  ["08:00", "08:00 Uhr", TEN, null],
  ["07:00", "um sieben", SEVEN_IN_THE_EVENING, null],
  ["14:00", "um zwei", SEVEN_IN_THE_EVENING, null],
])("%s, said as “%s”, at minute %p is %p", (hour, text, now, meant) => {
  expect(hourStillToCome(hour, text, now)).toBe(meant);
});

test.each([
  [undefined, 8 * 60, "10:00"],
  [undefined, TEN + 1, "12:00"],
  ["afternoon", TEN, "15:00"],
  ["morning", 11 * 60, null],
  [undefined, SEVEN_IN_THE_EVENING, null],
] as const)("in the %p, at minute %p, %p is proposed", (part, now, hour) => {
  expect(hourToProposeToday(part, now)).toBe(hour);
});
