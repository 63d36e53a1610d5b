import { expect, test } from "bun:test";
import { firmsFor } from "../corpus/firms.ts";
import { GREETINGS } from "../corpus/pick-up.ts";
import type { Persona } from "../personas/persona.ts";
import { seededRandom } from "../seeded-random.ts";
import { ANYWHERE } from "../surroundings/surroundings.ts";
import { pickUp } from "./pick-up.ts";

const PERSONA: Persona = {
  ...{ id: "x", name: "X", type: "Kunde", personality: [], patienceLevel: 5 },
  behaviour: { isMailbox: 0, hangsUpAtOnce: 0, speaksLittleGerman: 0 },
};
const PRACTICES = { ...ANYWHERE, audience: "firms", firms: firmsFor(["practices"]) } as const;

test("at a firm most pick up with its name, and nobody as he would at home", () => {
  const said = Array.from({ length: 600 }, (_, at) => {
    const [random, fate] = [seededRandom(1, at), seededRandom(2, at)];
    const { caller } = pickUp({ persona: PERSONA, named: null, random, fate, around: PRACTICES });
    return caller.greeting ?? "";
  });
  const named = said.filter((text) => /praxis|physiotherapie/iu.test(text));
  expect(named.length / said.length).toBeGreaterThan(0.75);
  expect(said.filter((text) => /^Jo\?|Familie|Hier bei/u.test(text))).toEqual([]);
  const nameless = said.filter((text) => GREETINGS.nameless.includes(text));
  expect(nameless.length / said.length).toBeWithin(0.02, 0.15);
});
