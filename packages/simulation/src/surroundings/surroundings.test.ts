import { describe, expect, test } from "bun:test";
import type { Tree } from "@rufbaum/tree";
import { CORPUS } from "../corpus/lines.ts";
import { TOPICS } from "../corpus/topic.ts";
import { openSimulation } from "../engine/open-simulation.ts";
import { openSimulationReader } from "../engine/open-simulation-reader.ts";
import { PERSONAS } from "../personas/built-in.ts";
import { surroundingsOf } from "./surroundings.ts";
import { CHOIR, KENNEL, manyTrees } from "./testing/trees.ts";
import { speaksOf, WORLDS } from "./worlds.ts";

const reader = await openSimulationReader();
const TREES = await manyTrees();

/** Words of one world each, chosen apart from the patterns: who speaks of one has to speak of others. */
const TELLING: readonly (readonly RegExp[])[] = [
  [/förder(?:ung|mittel|antrag)|\bkommune\b|vom staat|zahlt (?:der|dr|da) staat/iu],
  [/vermieter|mietwohnung|zur miete|eigentümer|hausverwaltung/iu, /wohnung|haus\b|umgezogen/iu],
  [/vertrag|laufzeit|doppelt zahlen|vor ablauf/iu, /abonnement|tarif/iu],
  [/wartung/iu],
  [/baut.{1,12}\bein?\b|umgebaut|elektriker/iu],
  [/lieferant|handwerker|rahmenvertrag|schwager macht/iu, /dienstleister|makler|anbieter/iu],
  [/hersteller|garantie|gewährleistung|reparatur/iu, /gerät|server|technik/iu],
  [/kostenvoranschlag|angebot machen|schriftliches angebot/iu, /angebot|beratung/iu],
];

/** Conversations with each tree. */
const RUNS = process.env.RUFBAUM_SOAK === undefined ? 200 : 400;

/** Without what is said on picking up, and by machines: firms of all trades answer the phone. */
function saidTo(tree: Tree, runs: number): string[] {
  const simulation = openSimulation({ tree, personas: PERSONAS, seed: 5, noise: 0 }, { reader });
  return Array.from({ length: runs }, (_, index) => simulation.tell(index)).flatMap(
    ({ lines, isMailbox }) =>
      lines.flatMap((line) =>
        !isMailbox && line.type === "caller" && line.before === undefined ? [line.said] : [],
      ),
  );
}

describe("nobody speaks of another trade", () => {
  test.each(TREES.map(([name, tree]) => ({ name, tree })))("$name", ({ tree }) => {
    const written = JSON.stringify([tree.nodes, tree.settings]);
    const foreign = TELLING.filter((words) => !words.some((word) => word.test(written)));
    expect(foreign.length).toBeGreaterThan(1);
    const moment = /handwerker sind da|reparieren lassen/iu;
    const said = saidTo(tree, RUNS).filter((line) => !moment.test(line));
    expect(said.length).toBeGreaterThan(1.25 * RUNS);
    for (const [first] of foreign) {
      expect(said.filter((line) => first?.test(line))).toEqual([]);
    }
  });
});

test("who is called about a roof asks for funding and may be a tenant, who is called by a choir not", () => {
  const roof = structuredClone(CHOIR);
  const offer = roof.nodes.find(({ id }) => id === "tickets");
  if (offer) offer.content = "Auf Ihrem Dach wäre Platz für eine Photovoltaikanlage. Interesse?";
  expect(surroundingsOf(roof).knows("is-tenant")).toBe(true);
  expect(surroundingsOf(roof).knows("asks-subsidy")).toBe(true);
  for (const topic of ["is-tenant", "asks-subsidy", "under-contract", "moves-soon"] as const) {
    expect(surroundingsOf(CHOIR).knows(topic)).toBe(false);
    expect(surroundingsOf(KENNEL).knows(topic)).toBe(false);
  }
});

test("what callers say by the way makes a tree about nothing", () => {
  const aside = structuredClone(CHOIR);
  const offer = aside.nodes.find(({ id }) => id === "tickets");
  const [first] = offer?.conditions ?? [];
  if (first) first.examples = [...(first.examples ?? []), "erst muss der Keller leer werden"];
  expect(surroundingsOf(aside).knows("is-tenant")).toBe(false);
  if (offer) offer.content = "Sind Sie in Ihrem Haus dafür zuständig?";
  expect(surroundingsOf(aside).knows("is-tenant")).toBe(false);
});

test("a condition that knows contracts lets people speak of theirs", () => {
  const bound = structuredClone(KENNEL);
  const litter = bound.nodes.find(({ id }) => id === "litter");
  litter?.conditions?.push({ id: "x", condition: "contract_bound", targetNodeId: "bye" });
  expect(surroundingsOf(bound).knows("under-contract")).toBe(true);
});

test("what is said of the moment is said to anybody, and all lines stay the same list", () => {
  const { sayable } = surroundingsOf(KENNEL);
  const lines = CORPUS["no-time"]["matter-of-fact"];
  expect(sayable(lines, "no-time")).toBe(lines);
  const owned = CORPUS["has-provider"]["matter-of-fact"];
  expect(sayable(owned, "has-provider")).toBe(sayable(owned, "has-provider"));
  expect(sayable(owned, "has-provider").length).toBeGreaterThan(2);
});

test("trees that speak to families call households, those that ask for a chief call firms", () => {
  const audience = Object.fromEntries(
    TREES.map(([name, tree]) => [name, surroundingsOf(tree).audience]),
  );
  expect(audience).toMatchObject({
    "b2b-appointment": "firms",
    "energy-tariff": "households",
    "dental-recall": "households",
    "insurance-review": "households",
    "newspaper-renewal": "households",
    choir: "households",
    kennel: null,
  });
});

test("customers hardly ask a firm they know where it has their number from", () => {
  const known = TREES.filter(([, tree]) => surroundingsOf(tree).isAcquainted).map(([name]) => name);
  expect(known).toContain("newspaper-renewal");
  expect(known).toContain("insurance-review");
  expect(known).not.toContain("kennel");
  const asks = (tree: Tree) =>
    saidTo(tree, 400).filter((line) => /(?:meine|die) nummer|nummer (?:her|von wo)/iu.test(line))
      .length;
  const stranger = structuredClone(KENNEL);
  const customer = structuredClone(KENNEL);
  const [start] = customer.nodes;
  if (start)
    start.content = `${start.content} Sie haben vor einem Jahr einen Hund von uns bekommen.`;
  expect(surroundingsOf(customer).isAcquainted).toBe(true);
  expect(asks(customer)).toBeLessThan(0.5 * asks(stranger));
});

// WORLDS=show bun test surroundings: what the corpus says of each world.
test("each world is spoken of somewhere in the corpus, or by what people answer", () => {
  const all = TOPICS.map(
    (topic) => [topic, [...new Set(Object.values(CORPUS[topic]).flat())]] as const,
  );
  for (const world of WORLDS) {
    const said = all.map(
      ([topic, lines]) => [topic, lines.filter((one) => speaksOf(world, one))] as const,
    );
    const some = said.filter(([, lines]) => lines.length > 0);
    if (world !== "heating") expect([world, some.length > 0]).toEqual([world, true]);
    if (process.env.WORLDS !== "show") continue;
    for (const [topic, lines] of some) console.log(`${world}, ${topic}: ${lines.join(" | ")}`);
  }
});
