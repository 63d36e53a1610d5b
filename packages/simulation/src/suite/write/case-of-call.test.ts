import { expect, test } from "bun:test";
import { begin } from "@rufbaum/conversation";
import { sampleTree } from "@rufbaum/tree/sample";
import { openUnderstanding } from "@rufbaum/understanding";
import { openSimulation } from "../../engine/open-simulation.ts";
import { PERSONAS } from "../../personas/built-in.ts";
import { recordedOf } from "../../replay/recorded-of.ts";
import { runText } from "../testing/run-text.ts";
import { caseOfCall } from "./case-of-call.ts";
import { masking } from "./masked.ts";

const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-05T08:00:00.000Z" });
const reader = await openUnderstanding({ remembers: 2_000 });
const SIMULATION = openSimulation(
  { tree: TREE, personas: PERSONAS, seed: 3, noise: 0 },
  { reader },
);
const GIVEN = { firstName: "Anna", lastName: "Weiß" };
const CALLS = 40;

test("whatever was said in a call, its case passes on the same tree, and mostly ends as the call did", async () => {
  let same = 0;
  for (let index = 0; index < CALLS; index++) {
    const call = recordedOf(SIMULATION.tell(index));
    const about = { tree: TREE, treeRef: "sample", state: null, names: [GIVEN] };
    const { yaml, endsAsCall } = await caseOfCall({ call, ...about }, reader);
    if (endsAsCall) same += 1;
    const { cases, passed } = await runText(yaml, { tree: TREE });
    expect(cases.flatMap(({ deviations }) => deviations)).toEqual([]);
    expect(passed).toBe(1);
  }
  expect(same).toBeGreaterThan(CALLS / 2);
});

test("what was known of somebody is known of nobody in the case", async () => {
  const call = recordedOf(SIMULATION.tell(0));
  const state = begin(TREE, { ...GIVEN, telefon: "+491719876543" });
  const about = { tree: TREE, treeRef: { id: "tree_1" }, state, names: [GIVEN] };
  const { yaml } = await caseOfCall({ call, ...about }, reader);
  expect(yaml).toContain("firstName: Erika");
  expect(yaml).not.toMatch(/Anna|Weiß|9876543/);
});

test.each([
  ["Ja, hier ist Anna Weiß.", "Ja, hier ist Erika Mustermann."],
  ["Das ist Annas Anschluss, ANNA!", "Das ist Erikas Anschluss, Erika!"],
  ["Schreiben Sie an anna.weiss@firma.de", "Schreiben Sie an erika.mustermann@example.org"],
  ["Meine Nummer ist 0171/98 76 543.", "Meine Nummer ist +49 30 23125 000."],
  ["Am 2026-01-06 um 10:30, für 12.000 Euro.", "Am 2026-01-06 um 10:30, für 12.000 Euro."],
  ["Annahme verweigert", "Annahme verweigert"],
])("whoever was called stands in no case: %p", (said, masked) => {
  expect(masking([{ firstName: "Anna", lastName: "Weiß" }]).text(said)).toBe(masked);
});
