import { describe, expect, test } from "bun:test";
import { sampleTree } from "@rufbaum/tree/sample";
import { openSimulation } from "../engine/open-simulation.ts";
import { openSimulationReader } from "../engine/open-simulation-reader.ts";
import { PERSONAS } from "../personas/built-in.ts";
import type { Persona } from "../personas/persona.ts";
import { readPersonas } from "../personas/read-personas.ts";
import type { RecordedCall, RecordedMessage } from "../replay/recorded-call.ts";
import { recordedOf } from "../replay/recorded-of.ts";
import { type FitJob, fitPersonas } from "./fit-personas.ts";
import { measure } from "./measures.ts";

const reader = await openSimulationReader();
const TREE = sampleTree({ id: "tree_1", createdAt: "2026-01-05T08:00:00.000Z" });

/** Somebody whom the fit does not know: seldom agrees, often silent, objects to the price. */
const HIDDEN: Persona = {
  id: "hidden",
  name: "Kunde",
  type: "Kunde",
  personality: [],
  patienceLevel: 4,
  behaviour: {
    agrees: 0.15,
    objects: 0.5,
    asksBack: 0.35,
    strays: 0.15,
    staysSilent: 0.15,
    interrupts: 0.35,
    optsOut: 0.12,
    hasTime: 0.5,
    mindsPrice: 0.8,
    isProvided: 0.1,
  },
};
const REAL = openSimulation({ tree: TREE, personas: [HIDDEN], seed: 77, noise: 0.1 }, { reader });
const CALLS = Array.from({ length: 320 }, (_, index) => recordedOf(REAL.tell(index)))
  // Now and then somebody is taken for a machine, or never says a word.
  .filter(({ endReason }) => endReason !== "voicemail" && endReason !== "silent");

const JOB: FitJob = {
  tree: TREE,
  calls: CALLS,
  personas: PERSONAS,
  seed: 1,
  holdOut: 0.3,
  noise: 0.1,
  runs: 150,
  attempts: 12,
};

test("personas come to do what callers did whom the fit has not seen", () => {
  const fit = fitPersonas(JOB, reader);
  if (!fit.ok) throw new Error("There are calls enough.");
  const { fitted, heldOut, meanDistance, rows } = fit.report;
  expect(fitted + heldOut).toBe(CALLS.length);
  expect(heldOut).toBe(Math.round(CALLS.length * 0.3));
  expect(meanDistance.after).toBeLessThan(meanDistance.before * 0.75);
  const silence = rows.find((row) => row.measure === "staysSilent");
  expect(silence?.distance.before.high).toBeLessThan(0);
  // A search of so few runs need not come all the way.
  const { before, after } = silence?.distance ?? {};
  expect(Math.abs(after?.points ?? 100)).toBeLessThan(Math.abs(before?.points ?? 0) * 0.6);
  expect(readPersonas(JSON.parse(JSON.stringify(fit.personas))).ok).toBe(true);
  expect(fit.personas.map(({ id }) => id)).toEqual(PERSONAS.map(({ id }) => id));
});

test("machines and people who ask for English become as frequent as they were", () => {
  const behaviour = { ...HIDDEN.behaviour, isMailbox: 0.5, speaksLittleGerman: 0.3 };
  const personas = [{ ...HIDDEN, behaviour }];
  const real = openSimulation({ tree: TREE, personas, seed: 78, noise: 0.1 }, { reader });
  const calls = Array.from({ length: 320 }, (_, index) => recordedOf(real.tell(index)));
  const fit = fitPersonas({ ...JOB, calls, runs: 300 }, reader);
  if (!fit.ok) throw new Error("There are calls enough.");
  for (const measure of ["isMailbox", "speaksLittleGerman"] as const) {
    const { before, after } =
      fit.report.rows.find((row) => row.measure === measure)?.distance ?? {};
    expect([measure, (before?.points ?? 0) < -5]).toEqual([measure, true]);
    expect(Math.abs(after?.points ?? 100)).toBeLessThan(Math.abs(before?.points ?? 0) / 2);
  }
});

test("the same calls give the same personas, in whatever order they come", () => {
  const small = { ...JOB, runs: 10, attempts: 3 };
  expect(fitPersonas({ ...small, calls: CALLS.toReversed() }, reader)).toEqual(
    fitPersonas(small, reader),
  );
});

test("too few calls say nothing about callers", () => {
  const machines = CALLS.slice(19).map((call) => ({ ...call, isMachine: true }));
  const calls = [...CALLS.slice(0, 19), ...machines];
  expect(fitPersonas({ ...JOB, calls }, reader)).toEqual({ ok: false, found: 19, needed: 20 });
});

test("who seems to cut in always was not timed: nothing is concluded of it", () => {
  const calls = CALLS.slice(0, 40).map((call) => ({
    ...call,
    messages: call.messages.map((message) => ({ ...message, at: 0 })),
  }));
  const fit = fitPersonas({ ...JOB, calls, runs: 10, attempts: 2 }, reader);
  expect(fit.ok && fit.report.rows.some((row) => row.measure === "interrupts")).toBe(false);
  expect(fit.ok).toBe(true);
});

describe("what is counted", () => {
  test("of a call that a machine answered nothing but that it did", () => {
    const mailbox = recorded("voicemail", [{ by: "caller", at: 0, intent: "voicemail_detected" }]);
    const told = { ...recorded("completed", [{ by: "caller", at: 0 }]), isMachine: true };
    const english = recorded("foreign-language", [{ by: "caller", at: 0 }]);
    expect(measure([mailbox, told, english])).toMatchObject({
      isMailbox: { count: 2, of: 3 },
      speaksLittleGerman: { count: 1, of: 1 },
      agrees: { count: 0, of: 1 },
      hangsUp: { count: 0, of: 1 },
    });
  });

  test("lines by what they were heard as, silence by turns, ends by calls", () => {
    const calls = [
      recorded("hung-up", [
        { by: "agent", at: 0 },
        { by: "caller", at: 9_000, intent: "price_question", condition: null },
        { by: "agent", at: 9_000 },
        { by: "agent", at: 19_000 },
        { by: "caller", at: 19_500, intent: null, condition: null },
      ]),
      recorded("opt-out", [{ by: "agent", at: 0 }]),
    ];
    expect(measure(calls)).toMatchObject({
      agrees: { count: 0, of: 2 },
      mindsPrice: { count: 1, of: 2 },
      asksBack: { count: 1, of: 2 },
      strays: { count: 1, of: 2 },
      staysSilent: { count: 1, of: 4 },
      interrupts: { count: 1, of: 2 },
      hangsUp: { count: 1, of: 2 },
      optsOut: { count: 1, of: 2 },
    });
  });
});

function recorded(endReason: string, lines: Partial<RecordedMessage>[]): RecordedCall {
  const text = "Das sind ein paar Worte.";
  return {
    id: "call",
    startedAt: 0,
    outcome: "failed",
    endReason,
    isOutcomeByHand: false,
    isTakenOver: false,
    isMachine: false,
    messages: lines.map((line) => ({
      at: 0,
      by: "agent",
      text,
      nodeId: "node",
      condition: null,
      intent: null,
      ...line,
    })),
  };
}
