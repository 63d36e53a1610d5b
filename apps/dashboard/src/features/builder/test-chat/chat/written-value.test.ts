import { expect, test } from "bun:test";
import { writtenValue } from "./written-value.ts";

test.each([
  ["2026-11-24", "date", "Dienstag, 24.11.2026"],
  ["am Dienstag", "date", "am Dienstag"],
  ["2026-11-24", null, "2026-11-24"],
  ["10:30", "time", "10:30 Uhr"],
  ["halb elf", "time", "halb elf"],
  ["2026-11-24T10:30", "date-time", "Dienstag, 24.11.2026, 10:30 Uhr"],
  ["2026-11-24", "date-time", "2026-11-24"],
  ["Dienstag, 24. November, abends", "date-time", "Dienstag, 24. November, abends"],
  [5000, "amount", "5.000\u00A0€"],
  [49.9, "amount", "49,90\u00A0€"],
  ["etwa viel", "amount", "etwa viel"],
  [1234.5, "number", "1.234,5"],
  ["01067", "postcode", "01067"],
  ["0123", "digits", "0123"],
  [true, "yes-no", "ja"],
  [false, null, "nein"],
])("%p as %p is written %p", (value, kind, written) => {
  expect(writtenValue(value, kind)).toBe(written);
});
