import { expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import { embeddedUnderstanding } from "@rufbaum/understanding";
import { answer, openChat } from "./chat.ts";
import { explainClue } from "./explain-clue.ts";
import { PHRASES } from "./phrases.ts";

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

/** Words of the understanding's own clues. */
const ENGLISH =
  /\b(condition|example|like|its words|counts as|takes it|double|go on|taken back|doubt|denied|yes|no)\b/u;

test.each(["German", ...PHRASES.values(), ...MORE])("clues are told in German: %s", (reply) => {
  const tree = sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" });
  const greeted = openChat(tree, {});
  const chat = answer(greeted, { kind: "said", text: reply }, embeddedUnderstanding());
  const event = chat.turns.at(-1)?.event;
  if (event?.type !== "caller-spoke") throw new Error("Nothing was said.");
  for (const clue of event.reading.why) {
    const told = explainClue(clue);
    expect(told).not.toMatch(ENGLISH);
    expect(told).not.toMatch(/“[^„]*”/u);
  }
});

test.each([
  ["condition “Ja”: yes: “ja”", "Bedingung „Ja“: Zustimmung: „ja“"],
  [
    "condition “x”: putting_through counts as secretary_detected",
    "Bedingung „x“: Intent putting_through zählt auch als secretary_detected",
  ],
  ["its words solar, dach", "enthält die Wörter solar, dach"],
  ["denied: “find ich nicht gut”", "verneint: „find ich nicht gut“"],
  ["opt_out: “nie wieder”", "Intent opt_out: „nie wieder“"],
  ["something = quite new", "something = quite new"],
])("%s", (clue, told) => {
  expect(explainClue(clue)).toBe(told);
});
