import { expect, test } from "bun:test";
import { tree } from "@rufbaum/conversation/testing";
import { openUnderstanding } from "@rufbaum/understanding";
import { prepareKnowledge } from "./prepare-knowledge.ts";

const reader = await openUnderstanding();
const knowledge = Array.from({ length: 100 }, (_, place) => ({
  ...{ id: `e${place}`, answer: "So." },
  questions: [`Wie geht ${place}?`],
}));

test("all entries are laid out, a few at a time", async () => {
  const asked: number[] = [];
  const prepare: typeof reader.prepare = (entries, most) => {
    asked.push(most);
    return reader.prepare?.(entries, most) ?? true;
  };
  await prepareKnowledge(tree([], [], { knowledge }), { ...reader, prepare });
  expect(asked).toHaveLength(4);
  expect(reader.prepare?.(knowledge, 0)).toBe(true);
});

test("a tree that knows nothing, and a reader that prepares nothing, cost nothing", async () => {
  const prepare = () => {
    throw new Error("nothing is to be prepared");
  };
  await prepareKnowledge(tree([], []), { ...reader, prepare });
  await prepareKnowledge(tree([], [], { knowledge }), { read: reader.read });
});
