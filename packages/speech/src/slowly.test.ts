import { expect, test } from "bun:test";
import { slowly } from "./slowly.ts";

test.each([
  ["Wie bitte?", "Wie bitte?"],
  ["Haben Sie gerade zwei Minuten für mich?", "Haben Sie gerade zwei Minuten, für mich?"],
  ["Kommen Sie am Dienstag um zehn?", "Kommen Sie am Dienstag, um zehn?"],
  [
    "Ich rufe an, weil Sie sich für eine Photovoltaikanlage interessiert haben.",
    "Ich rufe an, weil Sie sich für eine Photovoltaikanlage interessiert haben.",
  ],
  [
    "Spreche ich mit der Person, die bei Ihnen darüber entscheidet?",
    "Spreche ich mit der Person, die bei Ihnen darüber entscheidet?",
  ],
  [
    "Die Beratung dauert etwa eine halbe Stunde und verpflichtet Sie zu gar nichts weiter.",
    "Die Beratung dauert etwa eine halbe Stunde, und verpflichtet Sie zu gar nichts weiter.",
  ],
  ["", ""],
])("%s", (text, slow) => {
  expect(slowly(text)).toBe(slow);
});

test("it only ever adds commas", () => {
  const text = "eins zwei und drei vier mit fünf sechs sieben acht neun zehn elf zwölf dreizehn. ";
  expect(slowly(text.repeat(50)).replaceAll(",", "")).toBe(text.repeat(50));
});
