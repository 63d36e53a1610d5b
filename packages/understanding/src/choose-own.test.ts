import { expect, test } from "bun:test";
import { openUnderstanding } from "./open-understanding.ts";

const { read } = await openUnderstanding();

const MACHINES =
  "Traktor,Bagger,Computer,Anrufbeantworter,Lautsprecher,Telefonanlage,Wartemarke,Liste,Datenbank,Nummer".split(
    ",",
  );

function expecting(names: readonly string[], examplesOf: (name: string) => readonly string[]) {
  const conditions = names.map((key) => ({ id: key, key, examples: examplesOf(key) }));
  return { conditions, intents: [], value: null, question: "Welche Maschine haben Sie?" };
}

test.each([
  ["Streichen Sie mich aus Ihrer Liste", "opt_out"],
  ["Löschen Sie meine Nummer", "opt_out"],
  ["Bist du ein Computer?", "is_this_a_bot"],
  ["Ist das ein Computer", "is_this_a_bot"],
  ["Bin ich mit einem Roboter verbunden?", "is_this_a_bot"],
  ["schwätz i do mit re Maschin", "is_this_a_bot"],
  ["Können Sie lauter sprechen?", "repeat_please"],
  ["Moment bitte", "hold_on"],
  ["Wer spricht da?", "who_is_calling"],
])("at a node of many conditions, “%s” answers nothing", (reply, intent) => {
  const examples = (name: string) => [`einen ${name}`, `wir haben ${name}`, `das ist ein ${name}`];
  for (const names of [MACHINES, [...MACHINES, "Sonstiges"]]) {
    expect(read(reply, expecting(names, examples))).toMatchObject({ condition: null, intent });
  }
});

test("of more than eight conditions, examples tell by their likeness", () => {
  const examples = (name: string) => [`einen ${name}`, `wir haben ${name}`, `das ist ein ${name}`];
  for (const [count, kind] of [
    [8, "key"],
    [9, "example"],
  ] as const) {
    const { condition, why } = read(
      "wir haben hier einen Bagger stehen",
      expecting(MACHINES.slice(0, count), examples),
    );
    expect([condition, why[0]?.kind]).toEqual(["Bagger", kind]);
  }
});

test("blank examples are none, and are not what a reply is like", () => {
  const expected = expecting(["Grill kaufen", "Möbel kaufen"], (name) =>
    name === "Grill kaufen"
      ? ["", "   ", "kohle im sack"]
      : ["😀", "tisch und stühle", "eine bank für den garten"],
  );
  for (const [reply, heard] of [
    ["kohle brauche ich", "kohle im sack"],
    ["eine gartenbank", "eine bank für den garten"],
  ] as const) {
    expect(read(reply, expected).why[0]).toMatchObject({ kind: "meaning", heard });
  }
});

test("the same example of two conditions is no reason for the first of them", () => {
  const expected = expecting(["Will Beratung", "Will Angebot"], (name) => [
    "das passt",
    `${name} gern`,
  ]);
  const { condition, alternatives } = read("das passt", expected);
  expect(condition).toBeNull();
  expect(alternatives.map((one) => one.condition).sort()).toEqual([
    "Will Angebot",
    "Will Beratung",
  ]);
});
