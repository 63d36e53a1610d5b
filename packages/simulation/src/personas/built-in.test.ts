import { expect, test } from "bun:test";
import { isSuccess } from "@rufbaum/tree/graph";
import { sampleTree } from "@rufbaum/tree/sample";
import { openSimulation } from "../engine/open-simulation.ts";
import { openSimulationReader } from "../engine/open-simulation-reader.ts";
import type { Run } from "../engine/run.ts";
import { PERSONAS } from "./built-in.ts";
import type { Persona } from "./persona.ts";
import { readPersonas } from "./read-personas.ts";

const reader = await openSimulationReader();
const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

function runsOf(personas: readonly Persona[], runs: number): Run[][] {
  const job = { tree: TREE, personas, runs, seed: 1, noise: 0.1, discovery: false };
  const simulation = openSimulation(job, { reader });
  const by: Run[][] = personas.map(() => []);
  for (let index = 0; index < runs; index += 1) {
    const run = simulation.run(index);
    by[run.persona]?.push(run);
  }
  return by;
}

function percent(runs: readonly Run[] | undefined, isIt: (run: Run) => boolean): number {
  const all = runs ?? [];
  return (100 * all.filter(isIt).length) / all.length;
}

const ALL = runsOf(PERSONAS, 1_500);
/** Those who were reached. */
const BY_PERSONA = ALL.map((runs) => runs.filter(({ isMailbox }) => !isMailbox));

test("on the sample tree each of the five comes to what one expects of it", () => {
  const by = BY_PERSONA;
  const success = by.map((runs) => percent(runs, ({ outcome }) => isSuccess(outcome)));
  const [friendly = 0, sceptic = 0, secretary = 0, hurried = 0, thrifty = 0] = success;
  expect(friendly).toBeWithin(30, 60);
  expect(friendly).toBeGreaterThan(thrifty + 10);
  expect(thrifty).toBeGreaterThan(sceptic);
  expect(sceptic).toBeLessThan(12);
  expect(hurried).toBeLessThan(10);
  // Nearer to what is told of cold calls (docs/simulation.md), and enough to compare by.
  expect(percent(by.flat(), ({ outcome }) => isSuccess(outcome))).toBeWithin(10, 18);

  const calledBack = by.map((runs) => percent(runs, ({ outcome }) => outcome === "callback"));
  expect(calledBack[2]).toBeGreaterThan(35);
  expect(calledBack[3]).toBeGreaterThan(25);
  const putThrough = percent(by[2], ({ path }) => path.includes("put-through"));
  expect(putThrough).toBeWithin(10, 60);
  expect(secretary).toBeLessThan(putThrough);

  const priced = by.map((runs) => percent(runs, ({ path }) => path.includes("objection-price")));
  // The friendly ask for it as well, and whoever asks is answered by it.
  expect(priced[4]).toBeGreaterThan(1.5 * Math.max(priced[0] ?? 0, priced[3] ?? 0));
  const trusted = by.map((runs) => percent(runs, ({ path }) => path.includes("objection-trust")));
  expect(trusted[1]).toBeGreaterThan(2 * (trusted[0] ?? 0));
});

test("a machine answers now and then, and is known for one; some hang up before they listen", () => {
  const runs = ALL.flat();
  const mailboxes = runs.filter(({ isMailbox }) => isMailbox);
  expect((100 * mailboxes.length) / runs.length).toBeWithin(10, 20);
  expect(percent(mailboxes, ({ endReason }) => endReason === "voicemail")).toBeGreaterThan(90);
  expect(mailboxes.filter(({ failure }) => failure !== null)).toEqual([]);
  const reached = BY_PERSONA.flat();
  const atOnce = percent(
    reached,
    ({ endReason, callerTurns, milliseconds }) =>
      endReason === "hung-up" && callerTurns === 0 && milliseconds < 10_000,
  );
  expect(atOnce).toBeWithin(5, 14);
  expect(percent(reached, ({ endReason }) => endReason === "voicemail")).toBeLessThan(0.5);
  expect(percent(reached, ({ endReason }) => endReason === "foreign-language")).toBeWithin(0.5, 3);
});

test("some opt out, some lose patience, some fall silent, and most do none of it", () => {
  const runs = BY_PERSONA.flat();
  const reasons = (reason: string) => percent(runs, ({ failure }) => failure?.reason === reason);
  expect(percent(runs, ({ outcome }) => outcome === "opt-out")).toBeWithin(1, 6);
  const asked = runs.filter(({ optOut }) => optOut.asked);
  expect(percent(asked, ({ optOut }) => optOut.honoured)).toBeGreaterThan(90);
  expect(reasons("hung-up-impatient")).toBeWithin(0.5, 8);
  expect(reasons("silent")).toBeWithin(0.3, 5);
  expect(percent(runs, ({ failure }) => failure === null)).toBeGreaterThan(65);
});

test("own personas of five fields differ by their traits", () => {
  const read = readPersonas([
    own("rentner", "Rentner", ["freundlich", "geduldig", "neugierig"], 9),
    own("grantler", "Hausbesitzer", ["misstrauisch", "unfreundlich", "genervt"], 2),
  ]);
  if (!read.ok) throw new Error(read.problems[0]?.code);
  const [open, closed] = runsOf(read.personas, 300);
  const succeeded = ({ outcome }: Run) => isSuccess(outcome);
  expect(percent(open, succeeded)).toBeGreaterThan(percent(closed, succeeded) + 20);
  const failed = ({ failure }: Run) => failure !== null;
  expect(percent(closed, failed)).toBeGreaterThan(percent(open, failed) + 15);
});

function own(id: string, type: string, personality: string[], patienceLevel: number): Persona {
  return { id, name: id, type, personality, patienceLevel };
}
