import { expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { spokenNames } from "../../engine/spoken-names.ts";
import { nameAsSentence } from "./name-as-sentence.ts";
import { sayableWays } from "./sayable-way.ts";
import { turnedRound } from "./turned-round.ts";

test.each([
  ["dass Sie schlechter hören", "dass ich schlechter höre"],
  ["dass Sie sie nicht mehr tragen", "dass ich sie nicht mehr trage"],
  ["dass sie sie nicht mehr tragen", "dass ich sie nicht mehr trage"],
  ["dass Sie schon neue haben", "dass ich schon neue habe"],
  ["dass Sie selbst zuständig sind", "dass ich selbst zuständig bin"],
  ["dass Sie sich abmelden wollen", "dass ich mich abmelden will"],
  ["dass Sie etwas ändern", "dass ich etwas ändere"],
  ["dass Sie Marken sammeln", "dass ich Marken sammle"],
  ["dass Sie Ihre Geräte nicht mehr tragen", "dass ich meine Geräte nicht mehr trage"],
  ["dass Ihr Gerät pfeift", "dass mein Gerät pfeift"],
  ["dass es Ihnen gefällt", "dass es mir gefällt"],
  ["zu uns ins Geschäft kommen", "zu Ihnen ins Geschäft kommen"],
  ["einen Termin in unserem Haus", "einen Termin in Ihrem Haus"],
  ["einen Besuch zu Hause", "einen Besuch zu Hause"],
  ["dass alles gut ist", "dass alles gut ist"],
])("%p is said by the other one as %p", (spoken, said) => {
  expect(turnedRound(spoken)).toBe(said);
});

test.each([
  "dass wir Sie anrufen",
  "uns besuchen",
  "Rufen Sie mich an",
  "dass Sie gestern gingen",
  "dass Sie, wenn es geht, kommen",
  "dass Sie morgen Zeit",
  "sie nicht mehr brauchen",
])("%p is not turned round, since it could be wrong", (spoken) => {
  expect(turnedRound(spoken)).toBeNull();
});

test.each([
  ["Kommt zu uns", "Ich komme zu Ihnen."],
  ["Kommt darauf an", "Kommt darauf an."],
  ["Kommt uns besuchen", null],
  ["Ist mir egal", "Ist mir egal."],
  ["Kommt gut zurecht", "Ich komme gut zurecht."],
  ["Sie sind schon Kunde", null],
] as const)("a condition called %p is said as %p", (name, said) => {
  expect(nameAsSentence(name)).toBe(said);
});

test("nobody says what the agent calls a condition, where people have words of their own", () => {
  const conditions = [
    {
      id: "a",
      condition: "Hört schlecht",
      spoken: "dass Sie schlechter hören",
      examples: ["die pfeifen"],
    },
    { id: "b", condition: "Hat neue", spoken: "dass Sie schon neue haben" },
    { id: "c", condition: "Kommt", spoken: "uns besuchen" },
    { id: "d", condition: "Beides", spoken: "ich weiß nicht", examples: ["ich weiß nicht"] },
  ];
  const names = spokenNames(tree([node("ask", "decision", { conditions })], []));
  const expected = conditions.map(({ id, condition, spoken, examples = [] }) => ({
    ...{ id, key: condition },
    examples: [...new Set([...examples, spoken])],
  }));
  expect(sayableWays(expected, names).map(({ lines }) => lines)).toEqual([
    ["die pfeifen"],
    ["dass ich schon neue habe"],
    ["Kommt."],
    ["ich weiß nicht"],
  ]);
});
