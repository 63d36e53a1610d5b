import { describe, expect, test } from "bun:test";
import { linesAtHome } from "../corpus/lines.ts";
import { SPEAKERS } from "../corpus/speakers.ts";
import { REGIONS } from "../corpus/voices.ts";
import { openSimulation } from "../engine/open-simulation.ts";
import { openSimulationReader } from "../engine/open-simulation-reader.ts";
import { PERSONAS } from "../personas/built-in.ts";
import { MANNERS, type Persona } from "../personas/persona.ts";
import { ANYWHERE } from "../surroundings/surroundings.ts";
import { manyTrees } from "../surroundings/testing/trees.ts";

const reader = await openSimulationReader();
const SECRETARY = PERSONAS.filter(({ id }) => id === "secretary");
const OFFICE =
  /(?<!\p{L})(?:chef|chefin|empfang|zentrale|sekretariat|vorzimmer|büro|geschäftsleitung|gmbh|kanzlei)(?!\p{L})/iu;

const TREES = new Map(await manyTrees());
const known = new Map<string, ReturnType<typeof leadCalls>>();

/** Calls of a secretary; those to a tree are led once for all tests. */
function toldBy(name: string) {
  const told = known.get(name) ?? leadCalls(name, SECRETARY);
  known.set(name, told);
  return told;
}

function leadCalls(name: string, personas: readonly Persona[]) {
  const tree = TREES.get(name);
  if (!tree) throw new Error(`There is no tree ${name}.`);
  const simulation = openSimulation({ tree, personas, seed: 3, noise: 0 }, { reader });
  return Array.from({ length: 300 }, (_, index) => simulation.tell(index)).filter(
    ({ isMailbox }) => !isMailbox,
  );
}

function linesOf(told: ReturnType<typeof toldBy>) {
  return told.flatMap(({ lines }) => lines.flatMap((line) => (line.type === "caller" ? line : [])));
}

describe("who answers for another where households are called", () => {
  test.each(["choir", "dental-recall", "newspaper-renewal"])(
    "%s: speaks as one of them",
    (name) => {
      const said = linesOf(toldBy(name)).map((line) => line.said);
      expect(said.filter((line) => OFFICE.test(line))).toEqual([]);
      expect(said.filter((line) => /damit ich sie anmelden|wen möchten sie/iu.test(line))).toEqual(
        [],
      );
      expect(
        said.filter((line) => /mein(?:en)? mann|meine frau/iu.test(line)).length,
      ).toBeGreaterThan(40);
    },
  );

  test("picks up with a surname, or a hello", () => {
    const greetings = linesOf(leadCalls("choir", PERSONAS)).filter(
      ({ before }) => before !== undefined,
    );
    expect(greetings.length).toBeGreaterThan(150);
    for (const { said } of greetings) expect(said).not.toMatch(OFFICE);
  });

  test("has either a husband or a wife for the whole of a call", () => {
    for (const { lines } of toldBy("choir")) {
      const said = lines.map((line) => (line.type === "caller" ? line.said : "")).join(" ");
      const isBoth = /mein(?:en|em)? Mann\b/u.test(said) && /meine[rn]? Frau\b/u.test(said);
      const isHandedOver = /hole mein|gebe Ihnen mein|gleich nebenan|wollten mich/u.test(said);
      if (!isHandedOver) expect([said, isBoth]).toEqual([said, false]);
    }
  });

  test("fetches the one who is meant, who then speaks for himself", () => {
    const told = toldBy("choir");
    const fetched = told.filter(({ lines }) =>
      lines.some((line) => line.type === "caller" && /hole mein|gebe Ihnen mein/u.test(line.said)),
    );
    expect(fetched.length).toBeGreaterThan(20);
  });
});

test("where firms are called, a front desk speaks as it always did", () => {
  const said = linesOf(toldBy("b2b-appointment")).map((line) => line.said);
  expect(said.filter((line) => OFFICE.test(line)).length).toBeGreaterThan(50);
});

test("nobody who answers for another says how it is with him", () => {
  const own = new Set(
    (TREES.get("choir")?.nodes ?? [])
      .filter(({ id }) => id === "place")
      .flatMap(({ conditions = [] }) =>
        conditions.flatMap(({ condition, examples = [] }) => [condition, ...examples]),
      ),
  );
  for (const { lines } of toldBy("choir")) {
    const isFetched = lines.some(
      (line) => line.type === "caller" && /hol|gebe Ihnen|Telefon|Hörer|dran/u.test(line.said),
    );
    const answered = lines.filter((line) => line.type === "caller" && own.has(line.said));
    if (!isFetched) expect(answered).toEqual([]);
  }
});

test("at home every manner and region has something to say of its own, husband or wife", () => {
  for (const topic of [
    "front-desk",
    "no-authority",
    "boss-away",
    "puts-through",
    "new-on-the-line",
  ] as const) {
    for (const manner of MANNERS) {
      for (const region of REGIONS) {
        for (const speaker of SPEAKERS) {
          expect(linesAtHome(topic, manner, region, speaker).length).toBeGreaterThanOrEqual(2);
        }
      }
    }
  }
  expect(ANYWHERE.audience).toBeNull();
});
