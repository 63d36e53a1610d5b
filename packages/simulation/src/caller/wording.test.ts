import { expect, test } from "bun:test";
import { type Wording, wordingOf } from "./wording.ts";

const found = (text: string) => {
  const { questions: _questions, ...wording } = wordingOf(text.toLowerCase());
  return (Object.keys(wording) as (keyof Wording)[]).filter(
    (name) => wordingOf(text.toLowerCase())[name],
  );
};

test.each<[string, keyof Wording]>([
  ["Sie sind doch ein Idiot, wenn Sie Nein sagen.", "insults"],
  ["Wumpfel grotz blane trimm schnorfel?", "isGibberish"],
  ["Würden Sie uns dafür Ihr Haus schenken?", "demands"],
  ["Nennen Sie mir bitte Ihre IBAN.", "demands"],
  ["Hey, hast du Lust?", "isTooFamiliar"],
  ["Ja oder nein, ich habe nicht ewig Zeit!", "isRude"],
  ["Sonst müssen wir Ihren Anschluss sperren.", "threatens"],
  ["Die Kontrolle kostet 25.000 Euro.", "namesLargeSum"],
  ["Das kostet dreihundert Euro.", "namesLargeSum"],
  ["Damit sparen Sie 1.200 Euro im Jahr.", "promises"],
  ["Sie beziehen Ihren Strom von uns.", "knowsHim"],
  ["Vielen Dank für Ihre Bewerbung.", "knowsHim"],
])("%p: %s", (text, name) => {
  expect(found(text)).toEqual([name]);
});

test.each([
  "Die Reparatur dauert einen Tag.",
  "Als Fachkraft beginnen Sie bei dreitausendsechshundert Euro brutto.",
  "Statt 1.500 Euro zahlen Sie nur 900 Euro.",
  "Wir haben schon vielen Betrieben in Ihrer Region geholfen.",
  "Haben Sie in letzter Zeit ein neues Auto gekauft?",
  "Haben Sie Ihre letzte Stromrechnung zur Hand?",
  "Sie sind noch kein Kunde bei uns.",
  "Ist Ihr Labor gut ausgestattet?",
  "Dürfen wir Ihnen für Ihr Haus ein Angebot abgeben?",
  "Nach Ihrer IBAN fragen wir Sie nie.",
  "Bringen Sie bitte Ihren Personalausweis mit.",
  "Damit auch Sie von günstigen Strompreisen profitieren.",
  "Wann waren Sie zum letzten Mal beim Zahnarzt?",
  "Ihren alten Vertrag kündigen wir für Sie.",
  "Welches Gericht möchten Sie bestellen?",
  "Die Anlage stellen wir dann ab Montag auf.",
  "Sonst gibt es nichts zu beachten.",
  "Das Fest ist in der Alten Spinnerei.",
])("%p is an ordinary sentence", (text) => {
  expect(found(text)).toEqual([]);
});
