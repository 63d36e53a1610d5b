import { expect, test } from "bun:test";
import type { Offence } from "./kinds.ts";
import { wordingOf } from "./wording.ts";

/** What is found in a text, an offence by its kind. */
function found(text: string): string[] {
  const { offence, questions: _, idleQuestions, ...others } = wordingOf(text);
  const names = Object.entries(others).flatMap(([name, isSo]) => (isSo ? [name] : []));
  const idle = idleQuestions > 0 ? ["idle"] : [];
  return [...(offence && offence.likelihood > 0.3 ? [offence.kind] : []), ...names, ...idle];
}

test.each<[string, Offence]>([
  ["Sie sind doch ein Idiot, wenn Sie Nein sagen.", "insult"],
  ["Hey, hast du Lust?", "familiar"],
])("nobody likes to hear %p", (text, kind) => {
  expect(wordingOf(text).offence).toMatchObject({ kind });
});

test.each([
  ["Wumpfel grotz blane trimm schnorfel?", "isGibberish"],
  ["Unser Krenzelkurs mit Schleuderwimpf findet an zwei Drommstagen statt.", "isGibberish"],
  ["Die Kontrolle kostet 25.000 Euro.", "namesLargeSum"],
  ["Das kostet dreihundert Euro.", "namesLargeSum"],
  ["Damit sparen Sie 1.200 Euro im Jahr.", "promises"],
  ["Sie beziehen Ihren Strom von uns.", "knowsHim"],
  ["Vielen Dank für Ihre Bewerbung.", "knowsHim"],
])("%p: %s", (text, name) => {
  expect(found(text)).toContain(name);
});

test.each([
  "Die Reparatur dauert einen Tag.",
  "Statt 1.500 Euro zahlen Sie nur 900 Euro.",
  "Wir haben schon vielen Betrieben in Ihrer Region geholfen.",
  "Haben Sie in letzter Zeit ein neues Auto gekauft?",
  "Haben Sie Ihre letzte Stromrechnung zur Hand?",
  "Sie sind noch kein Kunde bei uns.",
  "Ist Ihr Labor gut ausgestattet?",
  "Dürfen wir Ihnen für Ihr Haus ein Angebot abgeben?",
  "Bringen Sie bitte Ihren Personalausweis mit.",
  "Wann waren Sie zum letzten Mal beim Zahnarzt?",
  "Ihren alten Vertrag kündigen wir für Sie.",
  "Welches Gericht möchten Sie bestellen?",
  "Sonst gibt es nichts zu beachten.",
  "Das Fest ist in der Alten Spinnerei.",
  "Kommen Sie aus Castrop-Rauxel oder aus Wanne-Eickel?",
  "Haben Sie einen Thermomix oder eine Monsieur Cuisine?",
  "Ich habe omar Punkt weber at example Punkt org verstanden.",
])("%p is an ordinary sentence", (text) => {
  expect(found(text)).toEqual([]);
});
