import { expect, test } from "bun:test";
import { ENDING_HOURS } from "../corpus/values/hours.ts";
import type { Persona } from "../personas/persona.ts";
import { seededRandom } from "../seeded-random.ts";
import { hourNamed } from "./offered.ts";
import { openCaller } from "./open-caller.ts";
import { asksWhenItEnds } from "./when-it-ends.ts";

test.each([
  ["ab wann ist die praxis leer?", true],
  ["wann ist ihre sprechstunde zu ende?", true],
  ["und um wie viel uhr ist ihre sprechstunde an dem tag vorbei?", true],
  ["wann schließen sie ihr büro?", true],
  ["wann läuft ihr vertrag aus?", false],
  ["wann endet ihr vertrag?", false],
  ["um wie viel uhr passt es ihnen?", false],
])("%s asks when a day's work is over: %p", (sentence, isAsked) => {
  expect(asksWhenItEnds(sentence)).toBe(isAsked);
});

const PLAIN = { staysSilent: 0, hangsUp: 0, optsOut: 0, strays: 0, interrupts: 0, asksBack: 0 };
const SOMEBODY: Persona = {
  ...{ id: "x", name: "X", type: "Kunde", personality: [], patienceLevel: 10 },
  behaviour: { ...PLAIN, objects: 0, hasTime: 1, decides: 1, agrees: 1 },
};

test("what ends is told between noon and eight, the same when it is asked again", () => {
  for (const hour of ENDING_HOURS) expect(hourNamed(hour) ?? 0).toBeWithin(12, 21);
  for (let seed = 0; seed < 100; seed += 1) {
    const caller = openCaller(SOMEBODY, seededRandom(31, seed));
    const said = ["Wann ist Ihre Sprechstunde zu Ende?", "Noch einmal: Wann ist die Praxis leer?"]
      .map((text) =>
        caller.react({ text, milliseconds: 2_000, firm: 0, wants: "time", takesKeys: false }),
      )
      .map((act) => (act.type === "speak" ? act.text : act.type));
    expect(hourNamed(said[0] ?? "") ?? 0).toBeWithin(12, 21);
    expect(said[1]).toBe(said[0] ?? "");
  }
});

test("who finds a right hour wrong has meant another one, and names that", () => {
  const turns = [
    "Wann ist Ihre Sprechstunde zu Ende?",
    "Ich habe 17 Uhr verstanden. Ist das richtig?",
    "Wann ist Ihre Sprechstunde zu Ende?",
  ];
  let corrected = 0;
  for (let seed = 0; seed < 1_500; seed += 1) {
    const caller = openCaller(SOMEBODY, seededRandom(37, seed));
    const said = turns.map((text) => {
      const act = caller.react({
        text,
        milliseconds: 2_000,
        firm: 0,
        wants: text === turns[1] ? "yes-no" : "time",
        takesKeys: false,
      });
      return act.type === "speak" ? act : null;
    });
    const [first, answer, second] = said;
    if (hourNamed(first?.text ?? "") !== 17 || answer?.topic !== "denies") continue;
    corrected += 1;
    expect(hourNamed(second?.text ?? "")).not.toBe(17);
  }
  expect(corrected).toBeGreaterThan(0);
});
