import { expect, test } from "bun:test";
import { shortened } from "./shortened.ts";

test.each([
  ["Es kostet nichts. Danach wären es tausend Euro.", "Es kostet nichts."],
  [
    "Das macht nichts: Bis Ihr Vertrag endet, zahlen Sie nichts. Die Kündigung übernehmen wir.",
    "Das macht nichts: Bis Ihr Vertrag endet, zahlen Sie nichts.",
  ],
  [
    "Damit sind Sie nicht allein. Bei uns gilt: Passt jemand nicht, zahlen Sie ihn nicht. Das ist alles.",
    "Bei uns gilt: Passt jemand nicht, zahlen Sie ihn nicht.",
  ],
  ["Das höre ich oft. Sie zahlen nur die Stunden.", "Sie zahlen nur die Stunden."],
  ["Das verstehe ich. Wäre ein Termin dann etwas?", "Das verstehe ich."],
  ["Das ist Ihre Entscheidung. Eine Meinung kostet nichts.", "Das ist Ihre Entscheidung."],
  ["Vierzehn Tage", "Vierzehn Tage"],
  ["", ""],
])("“%s” is told shortly as “%s”", (answer, told) => {
  expect(shortened(answer)).toBe(told);
});
