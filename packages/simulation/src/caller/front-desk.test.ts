import { expect, test } from "bun:test";
import { PEOPLE } from "../corpus/values/person.ts";
import type { Persona } from "../personas/persona.ts";
import { seededRandom } from "../seeded-random.ts";
import type { CallerAct } from "./caller.ts";
import { openCaller } from "./open-caller.ts";
import { pickUp } from "./pick-up.ts";

const SECRETARY: Persona = {
  id: "secretary",
  name: "Sekretariat",
  type: "Sekretärin",
  personality: ["höflich"],
  patienceLevel: 10,
  behaviour: { decides: 0, staysSilent: 0, hangsUp: 0, optsOut: 0, strays: 0, interrupts: 0 },
};
const OPENING =
  "Guten Tag, hier ist Lena von der Sonnwerk GmbH. Es geht um Ihr Dach. Spreche ich mit Herrn Krüger?";
const TRANSFER = "Könnten Sie mich bitte mit ihm verbinden?";
const WAITS = "Vielen Dank, ich warte gern.";

/** The topics of what was said to these words, in 400 calls. */
function calls(persona: Persona, texts: readonly string[]): string[][] {
  return Array.from({ length: 400 }, (_, seed) => {
    const caller = openCaller(persona, seededRandom(21, seed));
    return texts.map((text) => topicOf(caller.react(turn(text))));
  });
}

function turn(text: string) {
  return { text, milliseconds: text.length * 60, firm: 0, wants: null, takesKeys: false };
}

function topicOf(act: CallerAct): string {
  return "topic" in act ? (act.topic ?? "a value") : act.type;
}

test("she never says that she is the one", () => {
  const said = calls(SECRETARY, [OPENING, TRANSFER]).flat();
  expect(said).not.toContain("that-is-me");
  expect(said.filter((topic) => topic === "front-desk").length).toBeGreaterThan(100);
});

test("whoever is put through to speaks up after a while, and has heard nothing yet", () => {
  const through = calls(SECRETARY, [
    OPENING,
    TRANSFER,
    WAITS,
    "Worum geht es? Spreche ich mit Herrn Krüger?",
  ]).filter(([, answer]) => answer === "puts-through");
  expect(through.length).toBeGreaterThan(60);
  const here = through.filter(([, , next]) => next === "new-on-the-line");
  expect(here.length).toBeGreaterThan(through.length * 0.8);
  for (const [, , next] of through) expect(next).toBeOneOf(["new-on-the-line", "boss-away"]);
  const [, , , fourth] = here.find(([, , , said]) => said === "that-is-me") ?? [];
  expect(fourth).toBe("that-is-me");
});

test.each([
  { first: "Sabine", last: "Krüger", speaker: "woman", number: 3 },
  { first: "Mehmet", last: "Yilmaz", speaker: "man", number: 4 },
] as const)("who is put through to is $first $last, who was asked for", (named) => {
  const names = PEOPLE.map(({ last }) => last).filter((last) => last !== named.last);
  const texts = [OPENING, TRANSFER, WAITS, "Wie heißen Sie mit Vornamen und Nachnamen?"];
  const said = Array.from({ length: 400 }, (_, seed) => {
    const [random, fate] = [seededRandom(22, seed), seededRandom(23, seed)];
    const persona = { ...SECRETARY, behaviour: { ...SECRETARY.behaviour, ...REACHED } };
    const { caller } = pickUp({ persona, named, random, fate });
    return texts.map((text) => caller.react(turn(text)));
  });
  const here = said.filter((acts) => acts.some((act) => topicOf(act) === "new-on-the-line"));
  expect(here.length).toBeGreaterThan(60);
  const words = here.flat().flatMap((act) => ("text" in act ? [act.text] : []));
  expect(words.filter((text) => names.some((name) => text.includes(` ${name}`)))).toEqual([]);
  expect(words.some((text) => text.includes(named.last))).toBe(true);
  expect(words.join(" ")).not.toContain("{");
});

/** Somebody picks up, and talks. */
const REACHED = { isMailbox: 0, hangsUpAtOnce: 0, speaksLittleGerman: 0 };

test("how often she puts through depends on how she feels about it", () => {
  const through = (agrees: number) =>
    calls({ ...SECRETARY, behaviour: { ...SECRETARY.behaviour, agrees } }, [
      OPENING,
      TRANSFER,
    ]).filter(([, answer]) => answer === "puts-through").length;
  expect(through(0.8)).toBeGreaterThan(through(0.1) * 2);
});

test("whoever decides for himself does so at the front desk, too", () => {
  const boss = { ...SECRETARY, behaviour: { ...SECRETARY.behaviour, decides: 1 } };
  expect(calls(boss, [OPENING]).flat()).not.toContain("front-desk");
});
