import { describe, expect, test } from "bun:test";
import type { ExpectedCondition } from "../reading.ts";
import { openExplainer } from "./explain-conditions.ts";

const explain = await openExplainer();

type Written = Record<string, readonly string[] | Partial<ExpectedCondition>>;

/** Conditions by name, with their examples; the name is the id as well. */
function conditionsOf(written: Written): ExpectedCondition[] {
  return Object.entries(written).map(([key, one]) => ({
    id: key,
    key,
    examples: [],
    ...(Array.isArray(one) ? { examples: one } : one),
  }));
}

function report(question: string, written: Written) {
  return explain({ question, conditions: conditionsOf(written) });
}

const CONTRACT = "Ihr Vertrag läuft im März aus. Soll er weiterlaufen?";
const KEEP = ["ja der kann so bleiben", "lassen Sie ihn weiterlaufen"];
const END = ["nein den will ich kündigen", "machen wir Schluss damit"];

describe("a mere yes and no", () => {
  test.each<[string, string, Written, string | null, string | null]>([
    [
      "by name",
      "Haben Sie Interesse?",
      { Ja: [], Nein: [], Vielleicht: [] },
      "Ja name",
      "Nein name",
    ],
    [
      "by likeness",
      CONTRACT,
      { "Läuft weiter": KEEP, "Soll enden": END },
      "Läuft weiter likeness",
      "Soll enden likeness",
    ],
    [
      "as the author counts them",
      CONTRACT,
      { "Läuft weiter": { counts: ["Nein"] }, "Soll enden": { counts: ["Ja"] } },
      "Soll enden counts",
      "Läuft weiter counts",
    ],
    ["turned by the question", "Störe ich gerade?", { Ja: [], Nein: [] }, "Nein name", "Ja name"],
    ["of an open question", "Wie heizen Sie?", { Gas: [], Öl: [] }, null, null],
    ["of no conditions", CONTRACT, {}, null, null],
    ["of the rest", CONTRACT, { Sonstiges: [] }, null, null],
  ])("%s", (_, question, written, yes, no) => {
    const found = report(question, written);
    const told = (role: typeof found.yes) => role && `${role.condition} ${role.by}`;
    expect([told(found.yes), told(found.no)]).toEqual([yes, no]);
  });

  test("is sure of what the author says, and less of what was found out", () => {
    const named = report("Passt das?", { Ja: [], Nein: [] });
    const found = report(CONTRACT, { "Läuft weiter": KEEP, "Soll enden": END });
    expect(named.yes?.confidence).toBe(1);
    expect(found.yes?.confidence).toBeWithin(0.5, 1);
  });
});

test("conditions are told by the intents of name and examples, the likeliest first", () => {
  const { conditions } = report("Wie verbleiben wir?", {
    Rückruf: [],
    "Passt grad nicht": ["rufen Sie mich morgen an", "später nochmal anrufen bitte"],
    Blau: [],
    Sonstiges: [],
    "": [],
  });
  expect(conditions.map(({ intents }) => intents[0]?.name)).toEqual([
    "callback_later",
    "callback_later",
    undefined,
    undefined,
    undefined,
  ]);
  expect(conditions.map(({ takesRest }) => takesRest)).toEqual([false, false, false, true, false]);
  for (const { intents } of conditions) {
    for (const { confidence } of intents) expect(confidence).toBeWithin(0.25, 1.01);
  }
});

const SHIFT = [
  "das müssen wir verschieben",
  "geht auch nächste Woche",
  "lieber an einem anderen Tag",
];
const MOVE = [
  "können wir das verlegen",
  "geht es auch eine Woche später",
  "ein anderer Tag wäre besser",
];
const COMES = ["ich bin da", "passt bis Donnerstag", "der Termin bleibt"];

describe("conditions that can hardly be told apart", () => {
  test.each<[string, Written, [string, string][]]>([
    [
      "examples for the same",
      { Verschieben: SHIFT, "Termin verlegen": MOVE, Kommt: COMES },
      [["Verschieben", "Termin verlegen"]],
    ],
    [
      "names of the same",
      { "Termin absagen": [], "Termin streichen": [], Kommt: [] },
      [["Termin absagen", "Termin streichen"]],
    ],
    ["names of one built-in intent", { Ja: [], Zustimmung: [], Nein: [] }, [["Ja", "Zustimmung"]]],
    ["different things", { Verschieben: SHIFT, Kommt: COMES }, []],
    ["a name and its denial", { Versichert: [], "Nicht versichert": [] }, []],
    ["names that differ in a number", { "1x täglich": [], "2x täglich": [] }, []],
    ["yes and no", { Ja: [], Nein: [], Vielleicht: [] }, []],
    ["nothing at all", { "": [], "🙂": [], "👍": [] }, []],
    ["one condition", { Ja: [] }, []],
  ])("%s", (_, written, alike) => {
    expect(report("Bleibt es beim Donnerstag?", written).alike).toEqual(alike);
  });

  test("two of the same name, however it is written", () => {
    const conditions = [
      { id: "a", key: "Läuft weiter", examples: KEEP },
      { id: "b", key: "läuft weiter!", examples: END },
    ];
    expect(explain({ question: CONTRACT, conditions }).alike).toEqual([["a", "b"]]);
  });
});

test("what nobody writes on purpose is told about all the same", () => {
  const long = "wort ".repeat(200);
  const { conditions } = report(long, { [long]: [long], "👍👍": ["🙂"], "Je veux partir": [" "] });
  expect(conditions).toHaveLength(3);
});
