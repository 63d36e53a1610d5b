import { expect, test } from "bun:test";
import type { Topic } from "../corpus/topic.ts";
import { type Raised, raisedBy } from "./concern.ts";

function after(
  ...said: [
    topic: Topic | null,
    chosen: string | null,
    read?: string | null,
    isAnswered?: boolean,
  ][]
): Raised | null {
  return said.reduce<Raised | null>(
    (before, [topic, chosen, read = null, isAnswered = false], index) =>
      raisedBy(before, { nodeId: `n${index}`, topic, chosen, read, isAnswered }),
    null,
  );
}

test("what was brought up last stays, through talk, values and words of leave", () => {
  expect(
    after(["too-expensive", null], ["no-time", "Keine Zeit", "Keine Zeit"], ["chatter", null]),
  ).toEqual({
    ...{ nodeId: "n1", concern: "no-time", hasWay: true, isUnderstood: true },
  });
  expect(after(["boss-away", null], [null, null])).toEqual({
    ...{ nodeId: "n0", concern: "boss-away", hasWay: false, isUnderstood: false },
  });
});

test("who agrees after all, or comes to the phone, has left it behind", () => {
  expect(after(["too-expensive", null], ["interested", "Ja"])).toBeNull();
  expect(after(["front-desk", null], ["new-on-the-line", null])).toBeNull();
});

test("a wrong number is nobody who could name the right one", () => {
  expect(after(["not-me", null], ["wrong-person", "Falsche Person", "Falsche Person"])).toBeNull();
  expect(after(["not-me", "Falsche Person"])).toMatchObject({ concern: "not-the-one" });
});

test("what was meant and taken for something else was not understood", () => {
  expect(after(["no-time", "Keine Zeit", "Nein"])).toMatchObject({ isUnderstood: false });
});

test("what an objection of the tree answers has a way", () => {
  expect(after(["too-expensive", null, null, true])).toMatchObject({
    ...{ concern: "price", hasWay: true, isUnderstood: false },
  });
});
