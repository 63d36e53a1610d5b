import { expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import { type Clue, openUnderstanding } from "@rufbaum/understanding";
import { answer, openChat } from "./chat.ts";
import { explainClue } from "./explain-clue.ts";
import { PHRASES } from "./phrases.ts";

const reader = await openUnderstanding();

const MORE = [
  "nicht uninteressant",
  "ja nee, eher nicht",
  "nein, reden Sie ruhig",
  "find ich nicht gut",
  "am Apparat",
  "einen Moment bitte sehr",
  "mal schauen",
  "Ja, aber was kostet das?",
];

/** Names inside the understanding. */
const INTERNAL =
  /\b(rule|phrase|words|example|key|roll-up|double-negation|go-on|yes-taken-back|denied|yes|no|maybe)\b/u;

test.each(["German", ...PHRASES.values(), ...MORE])("clues are told in German: %s", (reply) => {
  const tree = sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" });
  const greeted = openChat(tree, {});
  const chat = answer(greeted, { kind: "said", text: reply }, reader);
  const event = chat.turns.at(-1)?.event;
  if (event?.type !== "caller-spoke") throw new Error("Nothing was said.");
  for (const clue of event.reading.why) {
    const told = explainClue(clue);
    expect(told).not.toMatch(INTERNAL);
    expect(told).not.toMatch(/“[^„]*”/u);
  }
});

test.each([
  [
    { kind: "roll-up", for: "Nein", heard: "not_interested" },
    "Bedingung „Nein“: Absicht „Kein Interesse“ zählt hier dazu",
  ],
  [{ kind: "roll-up", for: "send_info", heard: "send_info" }, "Absicht „Möchte Unterlagen“"],
  [
    { kind: "key", for: "Dach", heard: "solar, dach" },
    "Bedingung „Dach“: enthält die Wörter „solar, dach“",
  ],
  [
    { kind: "meaning", for: "Läuft weiter", heard: "dabei bleibt es" },
    "Bedingung „Läuft weiter“: der Bedeutung nach wie „dabei bleibt es“",
  ],
  [
    { kind: "meaning", for: "Läuft weiter", heard: "Läuft weiter" },
    "Bedingung „Läuft weiter“: der Bedeutung nach",
  ],
  [
    { kind: "rule", rule: "denied", for: "no", heard: "find ich nicht gut" },
    "verneint: „find ich nicht gut“",
  ],
  [
    { kind: "rule", rule: "otherwise", for: "Sonstiges", heard: "es regnet" },
    "passt zu keiner anderen Bedingung: „es regnet“",
  ],
  [{ kind: "rule", rule: "new one", for: "no", heard: "nö" }, "Ablehnung: „nö“"],
  [
    { kind: "phrase", for: "opt_out", heard: "nie wieder" },
    "Absicht „Keine weiteren Anrufe“: „nie wieder“",
  ],
  [{ kind: "words", for: "yes", heard: "gern" }, "Zustimmung, erkannt an „gern“"],
  [
    { kind: "example", for: "Dach", heard: "auf den Ziegeln" },
    "Bedingung „Dach“: wie das Beispiel „auf den Ziegeln“",
  ],
  [{ kind: "value", for: "date", heard: "morgen" }, "Datum: „morgen“"],
  [
    { kind: "llm", for: "send_info", heard: "" },
    "Absicht „Möchte Unterlagen“, vom Sprachmodell gelesen",
  ],
] satisfies [Clue, string][])("%j", (clue, told) => {
  expect(explainClue(clue)).toBe(told);
});
