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
  ["Haben Sie in den letzten zwölf Monaten Mäuse, Schaben oder Motten im Haus gehabt?", true],
  ["Gibt es bei Ihnen Hunde oder andere Tiere?", true],
  ["Haben Sie Schäden an Dach oder Fassade bemerkt?", true],
  ["Haben Sie sich für Gas oder Öl entschieden?", false],
  ["Haben Sie das gemietet oder gekauft?", false],
  ["Haben Sie Zeit, oder sollen wir morgen anrufen?", false],
  ["Möchten Sie Tee oder Kaffee?", false],
  ["Haben Sie online oder im Laden bestellt?", false],
  ["Macht das eine Firma, machen Sie es selbst, oder macht es niemand?", false],
  ["", false],
  ["?", true],
])("%p: %p", (question, expected) => {
  expect(asksYesOrNo(question)).toBe(expected);
});

test("what a condition is called is a thing to choose", () => {
  const question = "Haben Sie Öl oder Gas?";
  expect(asksYesOrNo(question, ["Ölheizung", "Gasheizung"])).toBe(false);
  expect(asksYesOrNo(question, ["Ja", "Nein"])).toBe(true);
});
