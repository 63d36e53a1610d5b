import { describe, expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { LITTLE_GERMAN } from "../corpus/pick-up.ts";
import { personAs } from "../corpus/values/person.ts";
import { openSimulation } from "../engine/open-simulation.ts";
import { openSimulationReader } from "../engine/open-simulation-reader.ts";
import { seededRandom } from "../seeded-random.ts";
import { answerInEnglish, goesOnInEnglish } from "./english.ts";

const reader = await openSimulationReader();
const person = personAs("woman", seededRandom(1, 1));

function answer(text: string, agrees = 1): { text: string; topic: string | null } {
  const turn = { text, milliseconds: 1_000, firm: 0, wants: null, takesKeys: false };
  const said = new Map<string, "yes" | "no">();
  return answerInEnglish(turn, {
    agrees,
    person,
    random: seededRandom(1, 1),
    said,
  });
}

test.each([
  ["Would you like an appointment?", "english-yes"],
  ["Thank you. What is your name, please?", "english-name"],
  ["Which number can we call you back on?", "english-phone"],
  ["How many windows do you have?", "english-number"],
  ["Which day suits you?", "english-when"],
  ["Why is that?", "english-open"],
  ["A colleague will call you.", "english-okay"],
] as const)("%s is answered plainly", (question, lines) => {
  const forms = LITTLE_GERMAN[lines].map((line) =>
    line.replaceAll("{first}", person.first).replaceAll("{last}", person.last),
  );
  expect(forms).toContain(answer(question).text);
});

test("who does not agree says no, and the same when he is asked again", () => {
  expect(answer("Would you like an appointment?", 0).topic).toBe("no");
  const said = new Map<string, "yes" | "no">();
  const random = seededRandom(2, 2);
  const turn = { milliseconds: 1_000, firm: 0, wants: null, takesKeys: false };
  const ask = (text: string) =>
    answerInEnglish({ ...turn, text }, { agrees: 0.5, person, random, said }).topic;
  const first = ask("Would you like that?");
  for (let times = 0; times < 20; times += 1) {
    expect(ask("Sorry? Would you like that?")).toBe(first);
  }
});

test.each([
  ["Entschuldigung, das habe ich nicht verstanden. Would you like an appointment?", true],
  ["Haben Sie Interesse an einem Termin?", false],
  ["We will call you back.", true],
])("%s: in English? %p", (text, isSo) => {
  expect(goesOnInEnglish(text)).toBe(isSo);
});

describe("in a simulation", () => {
  const persona = {
    ...{ id: "x", name: "X", type: "Kunde", personality: [], patienceLevel: 5 },
    behaviour: { isMailbox: 0, hangsUpAtOnce: 0, speaksLittleGerman: 1, agrees: 0.7 },
  };
  const START = node("start", "start", { content: "Guten Tag, hier ist die KI der Sonnwerk." });
  const ask = (...more: { id: string; condition: string; targetNodeId: string }[]) =>
    node("ask", "decision", {
      content: "Haben Sie Interesse an einem Termin?",
      conditions: [
        { id: "y", condition: "Ja", targetNodeId: "good" },
        { id: "n", condition: "Nein", targetNodeId: "bad" },
        ...more,
      ],
    });
  const ENDS = [
    node("good", "end", { content: "Schön.", outcome: "appointment" }),
    node("bad", "end", { content: "Schade.", outcome: "not-interested" }),
  ];

  function runs(...nodes: Parameters<typeof tree>[0]) {
    const called = tree(nodes, [
      ["start", "ask"],
      ...(nodes.some(({ id }) => id === "name")
        ? ([["name", "thanks"]] as [string, string][])
        : []),
    ]);
    const simulation = openSimulation(
      { tree: called, personas: [persona], seed: 1, noise: 0 },
      { reader },
    );
    return Array.from({ length: 200 }, (_, index) => simulation.tell(index));
  }

  test("who asks for English is taken leave of where the tree has none of it", () => {
    const ends = runs(START, ask(), ...ENDS).map(({ endReason }) => endReason);
    expect(ends.filter((reason) => reason === "foreign-language").length).toBeGreaterThan(30);
  });

  test("and goes the tree's English way to its end where it has one", () => {
    const english = [
      node("english", "decision", {
        content: "We can speak English. Would you like an appointment?",
        conditions: [
          { id: "y", condition: "Yes", targetNodeId: "name" },
          { id: "n", condition: "No", targetNodeId: "bad" },
        ],
      }),
      node("name", "input", {
        content: "What is your name, please?",
        input: { variable: "name", value: "text" },
      }),
      node("thanks", "end", { content: "Thank you, goodbye.", outcome: "appointment" }),
    ];
    const way = { id: "e", condition: "Spricht Englisch", targetNodeId: "english" };
    const led = runs(START, ask(way), ...english, ...ENDS);
    expect(led.filter(({ endReason }) => endReason === "foreign-language")).toEqual([]);
    const through = led.filter(({ path }) => path.includes("english"));
    expect(through.length).toBeGreaterThan(50);
    const won = through.filter(({ path }) => path.at(-1) === "thanks");
    expect(won.length / through.length).toBeGreaterThan(0.5);
    expect(through.every(({ endReason }) => endReason !== "hung-up")).toBe(true);
  });
});
