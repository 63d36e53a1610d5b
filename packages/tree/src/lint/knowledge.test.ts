import { expect, test } from "bun:test";
import { newTree } from "../document/new-tree.ts";
import type { KnowledgeEntry } from "../tree.ts";
import { lintTree } from "./lint-tree.ts";

function found(...entries: Omit<KnowledgeEntry, "id">[]) {
  const tree = newTree({ id: "t", name: "T", createdAt: "2026-01-01T00:00:00.000Z" });
  const knowledge = entries.map((entry, place) => ({ id: `e${place}`, ...entry }));
  const settings = { knowledge, variables: { preis: "50" } };
  const isOfKnowledge = ({ code }: { code: string }) => /^(?:entr|answer|wording)/.test(code);
  return lintTree({ ...tree, settings }).filter(isOfKnowledge);
}

const long = Array.from({ length: 41 }, () => "Wort").join(" ");

test.each<[string, Omit<KnowledgeEntry, "id">[], string[]]>([
  ["nothing", [{ questions: ["Was kostet das?"], answer: "[preis] Euro, [firstName]." }], []],
  ["no words", [{ questions: [" ", "…"], answer: "So." }], ["entry-without-question"]],
  ["no answer", [{ questions: ["Was?"], answer: " " }], ["entry-without-answer"]],
  ["an unknown variable", [{ questions: ["Was?"], answer: "[nix]" }], ["answer-names-unknown"]],
  ["a default", [{ questions: ["Was?"], answer: "[nix|viel]" }], []],
  ["too many words", [{ questions: ["Was?"], answer: long }], ["answer-too-long"]],
  ["a yes", [{ questions: ["Ja, gern!"], answer: "So." }], ["wording-asks-nothing"]],
  ["a no", [{ questions: ["nein danke"], answer: "So." }], ["wording-asks-nothing"]],
  [
    "an opt-out",
    [{ questions: ["Rufen Sie mich nie wieder an"], answer: "So." }],
    ["wording-asks-nothing"],
  ],
])("%s", (_, entries, codes) => {
  expect(found(...entries).map(({ code }) => code)).toEqual(codes as never);
});

test("two entries that ask nearly the same are told where they answer differently", () => {
  const one = { questions: ["Was kostet die Anfahrt?"], answer: "50 Euro." };
  const other = { questions: ["Wo?", "Die Anfahrt, was kostet das denn?"], answer: "80 Euro." };
  expect(found(one, other)).toMatchObject([
    {
      code: "entries-alike",
      params: { id: "e1", earlier: one.questions[0], question: other.questions[1] },
    },
  ]);
  expect(found(one, { ...other, answer: "50 Euro" })).toEqual([]);
  const all = Array.from({ length: 5_000 }, () => one).map((entry, at) => ({
    ...entry,
    answer: `${at} Euro.`,
  }));
  expect(found(...all).length).toBeGreaterThan(400);
});
