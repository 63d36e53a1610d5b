import { describe, expect, test } from "bun:test";
import { node, tree } from "@rufbaum/conversation/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import type { CallerAct } from "../caller/caller.ts";
import { PERSONAS } from "../personas/built-in.ts";
import { openSimulation } from "./open-simulation.ts";
import { openSimulationReader } from "./open-simulation-reader.ts";
import { calling, GOOD, PLAIN, START, says } from "./testing/scripted-run.ts";

const reader = await openSimulationReader();

describe("what a run comes to", () => {
  test("the path, the outcome, and that it went well", () => {
    const run = calling(PLAIN, [says("Ja, gerne")]);
    expect(run).toMatchObject({
      path: ["start", "ask", "good"],
      outcome: "appointment",
      endReason: "completed",
      failure: null,
      callerTurns: 1,
      isDisclosedFirst: true,
    });
    expect(run.traced.ways).toEqual([
      { from: "start", to: "ask", condition: null },
      { from: "ask", to: "good", condition: "Ja" },
    ]);
  });

  test("time goes by as long as it takes to say it", () => {
    const short = calling(PLAIN, [says("Ja")]);
    const long = calling(PLAIN, [says("Ja, das klingt für mich eigentlich ganz interessant")]);
    const slow = calling(PLAIN, [{ type: "speak", text: "Ja", topic: null, after: 5_200 }]);
    expect(short.milliseconds).toBeGreaterThan(3_000);
    expect(long.milliseconds).toBeGreaterThan(short.milliseconds + 2_000);
    expect(slow.milliseconds).toBe(short.milliseconds + 5_000);
  });

  test("an end that nobody wanted is no failure of the tree", () => {
    expect(calling(PLAIN, [says("Nein danke")])).toMatchObject({
      outcome: "not-interested",
      failure: null,
    });
  });
});

describe("actions", () => {
  const booking = tree(
    [
      START,
      node("book", "action", { action: { kind: "book-appointment" } }),
      GOOD,
      node("sorry", "end", { content: "Leider nicht.", outcome: "callback" }),
    ],
    [
      ["start", "book"],
      ["book", "good"],
      ["book", "sorry", "failed"],
    ],
  );

  test("that need the world fail now and then, and the tree's way for that is walked", () => {
    const ends = Array.from({ length: 400 }, (_, index) => calling(booking, [], { index }));
    const failed = ends.filter(({ outcome }) => outcome === "callback");
    expect(failed.length).toBeGreaterThan(1);
    expect(failed.length).toBeLessThan(25);
    expect(failed[0]?.traced.ways.at(-1)).toEqual({
      from: "book",
      to: "sorry",
      condition: "failed",
    });
    expect(failed[0]?.lines).toContainEqual(
      expect.objectContaining({ type: "action", kind: "book-appointment", succeeded: false }),
    );
  });

  test("without a way for it end the call there", () => {
    const bare = { ...booking, connections: booking.connections.slice(0, 2) };
    const reasons = Array.from({ length: 400 }, (_, index) => calling(bare, [], { index }).failure);
    expect(reasons.find((failure) => failure !== null)).toEqual({
      nodeId: "book",
      reason: "action-failed",
    });
  });
});

test("keys are pressed one by one, and ended by a pause", () => {
  const keyed = tree(
    [
      START,
      node("code", "input", {
        content: "Bitte geben Sie Ihre Kundennummer ein.",
        input: { variable: "nr", value: "digits" },
      }),
      node("thanks", "end", { content: "Danke, [nr].", outcome: "success" }),
    ],
    [
      ["start", "code"],
      ["code", "thanks"],
    ],
  );
  const run = calling(keyed, [{ type: "press", digits: "4711", after: 300 }]);
  expect(run.heard[0]).toMatchObject({ wants: "digits", takesKeys: true });
  expect(run.outcome).toBe("success");
  expect(run.lines).toContainEqual(expect.objectContaining({ text: "Danke, 4711." }));
});

describe("who cuts in", () => {
  const cut = (heard: string) =>
    calling(PLAIN, [{ type: "interrupt", heard, text: "Nein danke", topic: null }]);

  test("has heard only the beginning", () => {
    const run = cut("Guten Tag, hier ist die KI der Sonnwerk. Haben");
    expect(run.outcome).toBe("not-interested");
    expect(run.lines.slice(0, 2)).toMatchObject([{ type: "agent" }, { heard: "Haben" }]);
  });

  test("has heard who calls in any case: that can't be cut into", () => {
    const run = cut("Guten");
    expect(run.isDisclosedFirst).toBeTrue();
    expect(run.lines[0]).not.toHaveProperty("heard");
    expect(run.lines[1]).toMatchObject({ heard: "" });
  });
});

describe("the promises", () => {
  const optsOut: CallerAct = {
    type: "speak",
    text: "Rufen Sie mich bitte nie wieder an!",
    topic: "opt-out",
    after: 0,
  };

  test("an opt-out that was honoured, and one that was not heard as such", () => {
    expect(calling(PLAIN, [optsOut]).optOut).toEqual({ asked: true, honoured: true });
    const mumbled: CallerAct = { ...optsOut, text: "Hmpf" };
    expect(calling(PLAIN, [mumbled, says("Nein")]).optOut).toEqual({
      asked: true,
      honoured: false,
    });
    expect(calling(PLAIN, [says("Nein")]).optOut).toEqual({ asked: false, honoured: false });
  });

  const leaves = (heard: string): CallerAct => ({
    ...{ type: "hang-up", cause: "rejected", says: null, after: 0, heard },
  });

  test("who puts the phone down has heard that an AI speaks if he heard the sentence to its end", () => {
    const heard = (words: string) => calling(PLAIN, [leaves(words)]).isDisclosedFirst;
    expect(heard("Guten Tag, hier ist die KI")).toBeNull();
    expect(heard("Guten Tag, hier ist die KI der Sonnwerk.")).toBeTrue();
    expect(calling(PLAIN, []).isDisclosedFirst).toBeTrue();
  });

  test("a tree that says it in its second sentence, where one can cut in", () => {
    const late = { ...START, content: "Guten Tag. Hier ist die KI der Sonnwerk." };
    const first = { ...PLAIN, nodes: [late, ...PLAIN.nodes.slice(1)] };
    expect(calling(first, [leaves("Guten Tag.")]).isDisclosedFirst).toBeNull();
    const asks = node("ask", "decision", {
      content: "Haben Sie Interesse? Hier spricht die KI.",
      conditions: [{ id: "yes", condition: "Ja", targetNodeId: "good" }],
    });
    const hello = { ...START, content: "Guten Tag." };
    const cuttable = { ...PLAIN, nodes: [hello, asks, GOOD] };
    const cutIn: CallerAct = {
      type: "interrupt",
      heard: "Guten Tag. Haben",
      text: "Ja",
      topic: null,
    };
    expect(calling(cuttable, [cutIn]).isDisclosedFirst).toBeFalse();
    expect(calling(cuttable, [says("Ja")]).isDisclosedFirst).toBeTrue();
  });

  test("a tree that does not say that an AI speaks", () => {
    const hidden = {
      ...PLAIN,
      nodes: [{ ...START, content: "Guten Tag." }, ...PLAIN.nodes.slice(1)],
    };
    expect(calling(hidden, [says("Nein")]).isDisclosedFirst).toBeFalse();
    expect(calling(hidden, [leaves("Guten")]).isDisclosedFirst).toBeFalse();
  });
});

test("what was missed is told where it was said, as it was said and as it was recognised", () => {
  const run = calling(PLAIN, [says("Wurstbrot, mein Lieber"), says("Ja")]);
  const said = "Wurstbrot, mein Lieber";
  const missed = {
    nodeId: "ask",
    said,
    text: said,
    intent: null,
    attitude: "aside" as const,
    topic: null,
    chosen: null,
    isMisheard: false,
  };
  expect(run.missed).toEqual([missed]);
  expect(run.lines).toContainEqual(
    expect.objectContaining({ said: "Wurstbrot, mein Lieber", isMissed: true }),
  );
  expect(run.lines).toContainEqual(expect.objectContaining({ said: "Ja", isMissed: false }));
});

test("what would have been understood, had it been heard as it was said, was misheard", () => {
  // A text has few ways of being misheard, so that several are said.
  const texts = ["Kein Bedarf", "Gern", "Machen wir", "Das klingt interessant", "Passt mir gut"];
  const missed = Array.from({ length: 60 }, (_, index) =>
    calling(PLAIN, [says(texts[index % texts.length] ?? "")], { noise: 1, index }),
  ).flatMap((run) => run.missed);
  expect(missed.length).toBeGreaterThan(0);
  for (const reply of missed) {
    expect(reply.isMisheard).toBe(true);
    expect(texts).toContain(reply.said);
    expect(reply.text).not.toBe(reply.said);
  }
});

test("a run is the same when it is told, and when others were led before it", () => {
  const job = {
    tree: sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" }),
    personas: PERSONAS,
    seed: 3,
    noise: 0.3,
  };
  const simulation = openSimulation(job, { reader });
  const runs = Array.from({ length: 40 }, (_, index) => simulation.run(index));
  const fresh = openSimulation(job, { reader });
  for (const run of runs.toReversed()) {
    const { lines, personaId, ...told } = fresh.tell(run.index);
    expect(told).toEqual(run);
    expect(personaId).toBe(PERSONAS[run.index % PERSONAS.length]?.id ?? "");
    // Who he is was said before.
    const said = lines.filter(({ type }) => type === "caller");
    expect(said).toHaveLength(1 + run.callerTurns);
    expect(lines.at(-1)).toMatchObject({ type: "end", outcome: run.outcome, at: run.milliseconds });
    const times = lines.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
});
