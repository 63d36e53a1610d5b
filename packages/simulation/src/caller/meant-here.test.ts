import { expect, test } from "bun:test";
import { textOf } from "@rufbaum/tree/graph";
import { openSimulation } from "../engine/open-simulation.ts";
import { openSimulationReader } from "../engine/open-simulation-reader.ts";
import { PERSONAS } from "../personas/built-in.ts";
import { WORKSHOP } from "../surroundings/testing/workshop.ts";
import { wordsOf } from "./agent-words.ts";
import { meantHere } from "./meant-here.ts";
import { sayableWays } from "./ways/sayable-way.ts";

const CHOICE = sayableWays([
  { id: "open", key: "Noch offen", examples: ["ist noch offen"] },
  { id: "done", key: "Plakette schon neu", examples: ["der ist schon drauf"] },
  { id: "elsewhere", key: "Anderswo angemeldet", examples: ["ich bin bei der Dekra angemeldet"] },
]);
const YES_OR_NO = sayableWays([
  { id: "yes", key: "Ja", examples: [] },
  { id: "no", key: "Nein", examples: [] },
]);
const ASKED =
  "Ist der neue TÜV schon drauf, haben Sie schon woanders einen Termin, oder ist das noch offen?";

test.each([
  [ASKED, CHOICE, "other-yes-no"],
  ["Möchten Sie den Termin lieber zu uns legen, oder bleibt es dabei?", CHOICE, "interest"],
  ["Soll ich Ihnen dafür gleich einen Termin eintragen?", YES_OR_NO, "interest"],
  ["Ich habe Dienstag notiert. Ist das richtig?", YES_OR_NO, "confirm"],
] as const)("%j asks for no value where the node has ways of its own", (text, ways, question) => {
  expect(meantHere(wordsOf(text), { wants: null, ways }, "open").question).toBe(question);
});

test("who has agreed is read back to", () => {
  const words = wordsOf("Darf ich den Termin so eintragen?");
  expect(meantHere(words, { wants: null, ways: YES_OR_NO }, "agreed").question).toBe("confirm");
});

const reader = await openSimulationReader();

/** What is said at a node of the workshop by one of the personas. */
function saidAt(nodeId: string, ids: readonly string[], runs = 400) {
  const personas = PERSONAS.filter(({ id }) => ids.includes(id));
  const simulation = openSimulation({ tree: WORKSHOP, personas, seed: 5, noise: 0 }, { reader });
  const asked = WORKSHOP.nodes
    .filter(({ id }) => id === nodeId)
    .map(textOf)
    .join("");
  return Array.from({ length: runs }, (_, index) => simulation.tell(index)).flatMap(({ lines }) =>
    lines.flatMap((line, at) => {
      const before = lines[at - 1];
      const isHere = before?.type === "agent" && before.text.endsWith(asked);
      return isHere && line.type === "caller" ? [line.said] : [];
    }),
  );
}

test("one of the household who is asked how it stands names neither a day nor an hour", () => {
  const said = saidAt("stand", ["secretary"]);
  expect(said.length).toBeGreaterThan(150);
  // Who puts it off may say when he can be called.
  const answers = said.filter((line) => !/erreichen|rufen|melden/iu.test(line));
  expect(
    answers.filter((line) => /(?<!\p{L})uhr(?!\p{L})|vormittag|montag|dienstag|zehn/iu.test(line)),
  ).toEqual([]);
  const known = said.filter((line) => /noch offen|noch nicht|schon drauf|klebt schon/iu.test(line));
  expect(known.length).toBeGreaterThan(said.length / 6);
  const passedOn = said.filter((line) => /mann|frau|nicht meine sache|weiß ich nicht/iu.test(line));
  expect(passedOn.length).toBeGreaterThan(said.length / 6);
});

test("nobody says the name of a condition that a value decides, and a few name such a value", () => {
  const said = saidAt("hour", ["decision-maker", "price-hunter"], 1_500);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((line) => /außerhalb/iu.test(line))).toEqual([]);
  const late = said.filter((line) => /(?:sechzehn|siebzehn|achtzehn) uhr/iu.test(line));
  expect(late.length).toBeGreaterThan(0);
  expect(late.length).toBeLessThan(said.length * 0.1);
});

test("who is asked again for a fact answers", () => {
  const personas = PERSONAS.map((one) => ({
    ...one,
    behaviour: { ...one.behaviour, strays: 0.5 },
  }));
  const simulation = openSimulation({ tree: WORKSHOP, personas, seed: 7, noise: 0 }, { reader });
  const told = Array.from({ length: 600 }, (_, index) => simulation.tell(index));
  const vague = told.map(
    ({ lines }) =>
      lines.filter(
        (line) => line.type === "caller" && /^(?:vielleicht|eventuell)/iu.test(line.said),
      ).length,
  );
  expect(Math.max(...vague)).toBeLessThan(3);
});
