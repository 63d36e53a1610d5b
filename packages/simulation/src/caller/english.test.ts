import { describe, expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { openUnderstanding } from "@rufbaum/understanding";
import { LITTLE_GERMAN } from "../corpus/pick-up.ts";
import { emailInEnglish } from "../corpus/values/contact.ts";
import { personAs } from "../corpus/values/person.ts";
import { openSimulation } from "../engine/open-simulation.ts";
import { openSimulationReader } from "../engine/open-simulation-reader.ts";
import { BEGINNING } from "../engine/virtual-time.ts";
import { seededRandom } from "../seeded-random.ts";
import type { AgentTurn } from "./caller.ts";
import { answerInEnglish, goesOnInEnglish } from "./english.ts";

const reader = await openSimulationReader();
const understanding = await openUnderstanding();
const person = personAs("woman", seededRandom(1, 1));

function answer(text: string, agrees = 1, more: Partial<AgentTurn> = {}) {
  const turn = { text, milliseconds: 1_000, firm: 0, wants: null, takesKeys: false, ...more };
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
  ["May I have your email address?", "english-email"],
  ["Please tell me your phone number.", "english-phone"],
  ["Could you spell your last name, please?", "english-spelling"],
  ["What is your address?", "english-address"],
  ["I would just need your postcode.", "english-postcode"],
  ["Thank you. Please tell me which day suits you. A colleague will call.", "english-when"],
  ["Please hold the line, I will note your number.", "english-okay"],
] as const)("%s is answered plainly", (question, lines) => {
  const forms = LITTLE_GERMAN[lines].map((line) =>
    line
      .replaceAll("{first}", person.first)
      .replaceAll("{last}", person.last)
      .replaceAll("{letters}", [...person.last.toUpperCase()].join(", "))
      .replaceAll("{email}", emailInEnglish(person)),
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

test("what is waited for is given where the words do not tell", () => {
  const given = answer("And that would be?", 1, { wants: "email" }).text;
  expect(given).toContain(emailInEnglish(person));
  const unknown = answer("Please tell me your company.", 1, { wants: "text" }).text;
  expect(LITTLE_GERMAN["english-open"]).toContain(unknown);
});

test.each(["email", "postcode", "spelled-name", "phone-number"] as const)(
  "%s: a German reader makes out what is given in English",
  (kind) => {
    const question = "May I have it?";
    const expected = { conditions: [], intents: [], value: kind, question, now: BEGINNING };
    const given = Array.from({ length: 40 }, (_, seed) => {
      const random = seededRandom(seed, 1);
      const turn = { text: question, milliseconds: 1_000, firm: 0, wants: kind, takesKeys: false };
      const speaker = { agrees: 1, person: personAs("man", random), random, said: new Map() };
      return answerInEnglish(turn, speaker).text;
    });
    const unread = (text: string) => understanding.read(text, expected).values[kind] === undefined;
    expect(given.filter(unread)).toEqual([]);
  },
);

describe("asked between two things", () => {
  const question = "Is this about your heating or your roof?";
  const way = (key: string) => ({ key, intents: [], lines: [], declines: false });
  const ways = [way("Roof"), way("Heating"), way("Other")];

  test("he names one of them, as his own, and means the way that is called so", () => {
    const named = new Map<string, string | null | undefined>();
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = seededRandom(seed, 1);
      const turn = { text: question, milliseconds: 1_000, firm: 0, wants: null, takesKeys: false };
      const speaker = { agrees: 1, person, random, said: new Map() };
      const { text, topic, chosen } = answerInEnglish({ ...turn, ways }, speaker);
      expect(topic).toBeNull();
      named.set(text, chosen);
    }
    expect(Object.fromEntries(named)).toEqual({ "My heating.": "Heating", "My roof.": "Roof" });
  });

  test("and the same one when he is asked again", () => {
    const random = seededRandom(3, 3);
    const said = new Map<string, "yes" | "no" | number>();
    const turn = { milliseconds: 1_000, firm: 0, wants: null, takesKeys: false };
    const ask = (text: string) =>
      answerInEnglish({ ...turn, text }, { agrees: 1, person, random, said }).text;
    const first = ask(question);
    for (let times = 0; times < 20; times += 1) expect(ask(`Sorry? ${question}`)).toBe(first);
  });
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
