import { expect, test } from "bun:test";
import { zonesFor } from "./zones-for.ts";

const ZONES = ["America/New_York", "Asia/Tokyo", "Europe/Berlin", "Europe/London", "Europe/Lisbon"];

test.each([
  ["", ZONES],
  ["new york", ["America/New_York"]],
  ["NEW_YORK", ["America/New_York"]],
  ["li", ["Europe/Lisbon", "Europe/Berlin"]],
  ["europe lo", ["Europe/London"]],
  ["Bonn", []],
])("%j finds %j", (typed, found) => {
  expect(zonesFor(ZONES, typed)).toEqual([...found]);
});
