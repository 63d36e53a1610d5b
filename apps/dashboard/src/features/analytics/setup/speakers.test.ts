import { expect, test } from "bun:test";
import { speakersOf } from "./speakers.ts";

const [anna, bodo] = ["Anna", "Bodo"].map((name) => ({
  ...{ id: name, name, type: "own", personality: [], patienceLevel: 5 },
})) as [never, never];

test("where nobody is chosen, all speak who are offered", () => {
  expect(speakersOf([anna, bodo], [])).toEqual([anna, bodo]);
});

test("who is chosen speaks alone", () => {
  expect(speakersOf([anna, bodo], [bodo])).toEqual([bodo]);
});
