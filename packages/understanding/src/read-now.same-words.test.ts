import { expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";
import type { Expected } from "./reading.ts";

const { read } = await openUnderstanding();

const PESTS: Expected = {
  question: "Haben Sie in den letzten zwölf Monaten Schaben oder Motten im Haus gehabt?",
  conditions: [
    { id: "c1", key: "Akut", examples: ["im Moment laufen hier Mäuse rum"] },
    {
      id: "c2",
      key: "Hatte welche",
      counts: ["Ja"],
      examples: ["im Sommer hatten wir Motten", "letztes Jahr war was, ist aber weg"],
    },
    { id: "c3", key: "Verschont", counts: ["Nein"], examples: ["bei uns ist alles sauber"] },
  ],
  intents: ["contract_bound", "already_has_provider"],
  value: null,
};

test.each(["Ja, vor einem halben Jahr Kakerlaken", "Ja, vor einem Jahr Mäuse"])(
  "the words that met the condition object to nothing: %s",
  (reply) => {
    const { condition, intent } = read(reply, PESTS);
    expect([condition, intent]).toEqual(["Hatte welche", null]);
  },
);

test("an objection in words of its own stands beside it", () => {
  const reply = "ja, letztes Jahr, aber wir haben einen Vertrag bis nächstes Jahr";
  expect(read(reply, PESTS)).toMatchObject({ condition: "Hatte welche", intent: "contract_bound" });
});
