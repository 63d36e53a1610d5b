import { expect, test } from "bun:test";
import { unreadFile } from "./unread-file.ts";

const CSV = "Die CSV-Datei konnte nicht verarbeitet werden.";
const OTHER = "Die Datei konnte nicht verarbeitet werden.";

test.each([
  // Nothing stands in it that could tell.
  ["leer.csv", null, CSV],
  ["LEER.CSV", null, CSV],
  ["leer.xlsx", null, OTHER],
  ["kunden", null, OTHER],
  ["kunden.xls", "csv", CSV],
  ["kunden.csv", "xlsx", OTHER],
] as const)("%p, read as %p", (name, format, told) => {
  expect(unreadFile(name, format)).toBe(told);
});
