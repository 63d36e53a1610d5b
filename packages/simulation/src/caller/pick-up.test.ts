import { describe, expect, test } from "bun:test";
import { openUnderstanding } from "@rufbaum/understanding";
import { GREETINGS, LITTLE_GERMAN, MAILBOXES } from "../corpus/pick-up.ts";
import { readAllSections } from "../corpus/read-sections.ts";
import { PEOPLE, type Person, personNamed } from "../corpus/values/person.ts";
import type { Behaviour, Persona } from "../personas/persona.ts";
import { seededRandom } from "../seeded-random.ts";
import type { AgentTurn, CallerAct } from "./caller.ts";
import { pickUp } from "./pick-up.ts";

const reader = await openUnderstanding();

function somebody(behaviour: Partial<Behaviour>, type = "Kunde"): Persona {
  return { id: "x", name: "X", type, personality: [], patienceLevel: 5, behaviour };
}

const PERSON = { isMailbox: 0, hangsUpAtOnce: 0, speaksLittleGerman: 0 };

function calls(persona: Persona, count: number, named: Person | null = null) {
  return Array.from({ length: count }, (_, at) =>
    pickUp({ persona, named, random: seededRandom(1, at), fate: seededRandom(2, at) }),
  );
}

function says(text: string): AgentTurn {
  return { text, milliseconds: 4_000, firm: 0, wants: null, takesKeys: false };
}

const textOf = (act: CallerAct) => ("text" in act ? act.text : null);

describe("the dials say who answers", () => {
  test("a machine, so often, and nobody who was reached is one", () => {
    const answered = calls(somebody({ ...PERSON, isMailbox: 0.3 }), 1_000);
    expect(answered.filter(({ isMailbox }) => isMailbox).length).toBeWithin(250, 350);
  });

  test("of those who are reached some put the phone down within nine seconds", () => {
    const opening = `${"Guten Tag, hier ist Lena, die KI der Sonnwerk. ".repeat(5)}Passt es?`;
    const acts = calls(somebody({ ...PERSON, hangsUpAtOnce: 0.5 }), 400).map(({ caller }) =>
      caller.react(says(opening)),
    );
    const heard = acts.flatMap((act) => (act.type === "hang-up" && act.heard ? [act.heard] : []));
    expect(heard.length).toBeWithin(160, 240);
    for (const words of heard) {
      expect(opening.startsWith(words)).toBe(true);
      expect(words.length).toBeWithin(10, 141);
    }
  });

  test("some have another mother tongue: they answer in the words they have, and leave soon", () => {
    const known = new Set(Object.values(LITTLE_GERMAN).flat());
    for (const { caller } of calls(somebody({ ...PERSON, speaksLittleGerman: 1 }), 200)) {
      expect(GREETINGS["little-german"]).toContain(caller.greeting ?? "");
      for (let turn = 0; turn < 40; turn += 1) {
        const act = caller.react(says("Möchten Sie einen Termin?"));
        const text = act.type === "hang-up" ? act.says : textOf(act);
        expect(known.has(text ?? "")).toBe(true);
        if (act.type === "hang-up") break;
        expect(turn).toBeLessThan(39);
      }
      expect(caller.react(says("Auf Wiederhören.")).type).toBe("hang-up");
    }
  });
});

describe("picking up", () => {
  test("people say names of many kinds, firms' or none, each in his own way", () => {
    const said = calls(somebody(PERSON), 2_000).map(({ caller }) => caller.greeting ?? "");
    expect(new Set(said).size).toBeWithin(200, 600);
    expect(said.filter((text) => GREETINGS.nameless.includes(text)).length).toBeWithin(500, 700);
    for (const text of said) expect(text).toMatch(/^\p{Lu}[^{}]*[.?]$/u);
  });

  test("a front desk names the house, and who is asked for by name bears it", () => {
    const frontDesk = calls(somebody({ ...PERSON, decides: 0 }, "Sekretärin"), 50);
    for (const { caller } of frontDesk)
      expect(GREETINGS.nameless).not.toContain(caller.greeting ?? "");
    const named = { first: "Sabine", last: "Krüger", speaker: "woman", number: 3 } as const;
    const names = PEOPLE.map(({ last }) => last).filter((last) => last !== "Krüger");
    for (const { caller } of calls(somebody({ ...PERSON, decides: 1 }), 200, named)) {
      const words = caller.greeting?.match(/[\p{L}-]+/gu) ?? [];
      expect(words.filter((word) => names.includes(word))).toEqual([]);
    }
  });
});

describe("whoever is told to be somebody", () => {
  // "Kindergarten Sankt Martin" is a house.
  const known = new Set(PEOPLE.flatMap(({ first, last }) => [first, last]));
  known.delete("Martin");

  test.each([
    ["decides", 1, "Kunde"],
    ["sends on to another", 0, "Kunde"],
    ["answers for others", 0, "Sekretärin"],
  ])("says no name but his own where he %s", (_who, decides, type) => {
    const persona = somebody({ ...PERSON, decides }, type);
    const names = Array.from({ length: 200 }, (_, at) => {
      const himself = personNamed("Thomas Krüger", seededRandom(3, at));
      const draws = { random: seededRandom(1, at), fate: seededRandom(2, at) };
      return pickUp({ persona, named: null, himself, ...draws }).caller.greeting ?? "";
    }).flatMap((text) => (text.match(/[\p{L}-]+/gu) ?? []).filter((word) => known.has(word)));
    expect(names.length).toBeGreaterThan(100);
    expect(new Set(names)).toEqual(new Set(["Thomas", "Krüger"]));
  });

  test.each([
    ["Sabine Wolf", { first: "Sabine", last: "Wolf", speaker: "woman" }],
    [" Karl-Heinz  von der Heide ", { first: "Karl-Heinz", last: "von der Heide", speaker: "man" }],
    ["Sabine", null],
    ["Der Skeptiker", null],
    ["", null],
  ])("%p names %o", (name, person) => {
    const named = personNamed(name, seededRandom(1, 1));
    if (person === null) expect(named).toBeNull();
    else expect(named).toMatchObject(person);
  });
});

describe("a machine", () => {
  test("says its announcement, and nothing more after the tone", () => {
    for (const { caller } of calls(somebody({ ...PERSON, isMailbox: 1 }), 100)) {
      expect(caller.greeting).toMatch(/^\p{Lu}[^{}|]*[.]$/u);
      expect(caller.react(says("Guten Tag.")).type).toBe("speak");
      expect(caller.react(says("Sind Sie noch da?")).type).toBe("stay-silent");
      expect(caller.react(says("Hallo?")).type).toBe("stay-silent");
    }
  });

  test("is known for one by the reader in at least 9 of 10 announcements", () => {
    const all = Object.values(MAILBOXES).flat();
    expect(all.length).toBeGreaterThanOrEqual(20);
    const expected = { conditions: [], intents: [], value: null, question: "" };
    const known = all.filter((line) =>
      line.split(" | ").some((text) => reader.read(text, expected).intent === "voicemail_detected"),
    );
    expect(known.length / all.length).toBeGreaterThanOrEqual(0.9);
  });
});

test("there are more than forty lines of people with another mother tongue", () => {
  expect(new Set(Object.values(LITTLE_GERMAN).flat()).size).toBeGreaterThanOrEqual(40);
});

test.each([
  ["Hallo.", 'x.txt:1: "Hallo." comes before any [section]'],
  ["[b]\nHallo.", "x.txt:1: [b] is no section; there are a"],
  ["[a]\nHallo.\nHallo.", 'x.txt:3: "Hallo." is said twice by the same section'],
  ["[a]\nHallo.\n[a]", "x.txt:3: [a] stands here for the second time"],
  ["# nothing", "x.txt:1: [a] is missing"],
])("%p is no file of sections", (text, problem) => {
  expect(() => readAllSections("x.txt", text, ["a"])).toThrow(problem);
});
