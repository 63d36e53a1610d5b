import { expect, test } from "bun:test";
import { asksYesOrNo } from "./asks-yes-or-no.ts";

test.each([
  ["Soll der Vertrag weiterlaufen?", true],
  [
    "Guten Tag, hier ist die Praxis am Markt. Sie haben am Donnerstag Prophylaxe, bleibt es dabei?",
    true,
  ],
  ["Haben Sie Interesse, oder?", true],
  ["Passt Ihnen das, oder nicht?", true],
  ["Sind Sie zufrieden? Ich höre.", true],
  ["Wann passt es Ihnen?", false],
  ["Und wie heizen Sie?", false],
  ["Für welchen Anlass suchen Sie das?", false],
  ["Wofür sollen wir Ihre Spende einsetzen?", false],
  ["Wissen Sie, woran das liegt?", false],
  ["Lieber vormittags oder nachmittags?", false],
  ["Sagen Sie mir bitte Ihren Namen.", false],
  ["Wie geht es Ihnen? Haben Sie Zeit?", true],
  ["", false],
  ["?", true],
])("%p: %p", (question, expected) => {
  expect(asksYesOrNo(question)).toBe(expected);
});
