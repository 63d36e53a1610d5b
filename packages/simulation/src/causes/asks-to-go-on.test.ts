import { expect, test } from "bun:test";
import { node } from "@rufbaum/conversation/testing";
import { asksToGoOn } from "./asks-to-go-on.ts";

test.each([
  ["Haben Sie gerade zwei Minuten für mich?", true],
  ["Spreche ich mit Frau Weber?", true],
  ["Wäre ein Beratungstermin interessant für Sie?", true],
  ["Ihre Heizung wird am Dienstag um zehn gewartet. Passt Ihnen das?", true],
  ["Ich wiederhole: Dienstag um zehn. Ist das richtig so?", true],
  // A yes to what is so agrees to nothing.
  ["Sind Sie mit Ihrem Anbieter zufrieden?", false],
  ["Haben Sie schon einen Vertrag?", false],
  ["Wohnen Sie zur Miete?", false],
  ["Störe ich gerade?", false],
  ["Möchten Sie den Termin absagen?", false],
  ["Wollen Sie an Ihrem Vertrag etwas ändern?", false],
  // Something else than what the call is for.
  ["Darf ich Ihnen Unterlagen schicken?", false],
  ["Darf das Gespräch aufgezeichnet werden?", false],
  ["Haben Sie noch Fragen?", false],
  ["An welchem Tag passt es Ihnen?", false],
])("%s: %p", (content, asks) => {
  expect(asksToGoOn(node("ask", "decision", { content }))).toBe(asks);
});
