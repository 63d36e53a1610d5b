import { expect, test } from "bun:test";
import { exportName } from "./export-name.ts";

test.each([
  ["Dächer 2026 (Süd)", "Dächer-2026-Süd.csv"],
  ["../../etc/passwd", "etc-passwd.csv"],
  ["***", "kampagne.csv"],
  ["a".repeat(300), `${"a".repeat(80)}.csv`],
])("%p is saved as %p", (name, file) => expect(exportName(name, "csv")).toBe(file));
