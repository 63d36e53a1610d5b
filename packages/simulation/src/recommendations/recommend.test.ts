import { expect, test } from "bun:test";
import { processorTime } from "@rufbaum/runtime/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import type { DiscoveryAdvice } from "../discovery/advice.ts";
import type { SimulationResult } from "../engine/result.ts";
import { toldResult } from "../testing/told-result.ts";
import { recommend } from "./recommend.ts";

const TREE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });
const RUNS = 10_000;

function failing(nodeIds: readonly string[], reason: string): Partial<SimulationResult> {
  const point = { count: 100, reasons: { [reason]: 100 } };
  return { failurePoints: Object.fromEntries(nodeIds.map((id) => [id, point])) };
}

function missedAt(nodeId: string, advice: DiscoveryAdvice[]): Partial<SimulationResult> {
  const traffic = { runs: RUNS, visits: RUNS, ends: 0, failures: 0, missed: RUNS, silences: 0 };
  return {
    nodes: { [nodeId]: traffic },
    discoveredIntents: {
      "time-unread": {
        ...{ count: RUNS, triggeredAt: { [nodeId]: RUNS }, advice },
        ...{ examples: [], suggestions: [] },
      },
    },
  };
}

test("what may win as much is told by the name of its place, ways that are missing last", () => {
  const more = {
    failurePoints: {
      ...failing(["mail", "day"], "loop").failurePoints,
      ...failing(["doubt"], "dead-end").failurePoints,
    },
  };
  const told = recommend(toldResult({ more }), TREE);
  expect(told.map((each) => [each.code, "title" in each && each.title])).toEqual([
    ["loop", "E-Mail-Adresse?"],
    ["loop", "Welcher Tag?"],
    ["dead-end", "Noch unsicher"],
  ]);
});

test.each<[string, DiscoveryAdvice]>([
  [
    "as discovery gives it",
    { code: "value-unread", nodeId: "hour", title: "Welche Uhrzeit?", value: "time", examples: [] },
  ],
  [
    "as an older version wrote it",
    { code: "as-written", text: "Am Node „Welche Uhrzeit?“ werden Antworten nicht verstanden." },
  ],
])("a value that is not read comes with the advice on it, %s", (_what, advice) => {
  const [told] = recommend(toldResult({ more: missedAt("hour", [advice]) }), TREE);
  expect(told).toMatchObject({
    code: "replies-not-understood",
    remedy: { code: "read-value", advice },
  });
  const [elsewhere] = recommend(toldResult({ more: missedAt("day", [advice]) }), TREE);
  // That node has a reprompt of its own, and nothing is known that would do better.
  expect(elsewhere).toMatchObject({ code: "nothing-to-mend" });
});

test("who is called again after few steps is no short conversation that came to nothing", () => {
  const rate = { count: 6_000, of: RUNS, percent: 60, low: 59, high: 61 };
  const of = (later: number, hungUp: number, start = "Guten Tag.") => {
    const told = toldResult({
      more: {
        pathAnalysis: {
          "start → person → end-callback": { count: later, successRate: 0 },
          "start → person": { count: hungUp, successRate: 0 },
        },
      },
    });
    const result = { ...told, rates: { ...told.rates, bounce: rate } };
    const nodes = TREE.nodes.map((node) =>
      node.type === "start" ? { ...node, content: start } : node,
    );
    return recommend(result, { ...TREE, nodes }).find(({ code }) => code === "short-runs");
  };
  expect(of(5_000, 1_000)).toBeUndefined();
  expect(of(1_000, 5_000)).toMatchObject({
    count: 5_000,
    most: { title: "Richtige Person?", count: 5_000 },
  });
  // Whoever says at once who calls and what for has nothing to say sooner.
  expect(of(1_000, 5_000, "Guten Tag, ich rufe an wegen Ihrer Anfrage.")).toBeUndefined();
});

test("a result with very many nodes and intents is advised on as quickly as it is long", async () => {
  const many = Array.from({ length: 6_000 }, (_, index) => `n${index}`);
  const traffic = { runs: RUNS, visits: RUNS, ends: 0, failures: 0, missed: RUNS, silences: 0 };
  const more = {
    nodes: Object.fromEntries(many.map((id) => [id, traffic])),
    discoveredIntents: Object.fromEntries(
      many.map((id) => [
        `Absicht ${id}`,
        {
          count: RUNS,
          triggeredAt: { [id]: RUNS },
          advice: [],
          examples: [],
          suggestions: [{ nodeId: id, condition: id, examples: [`Beispiel ${id}`], counts: [] }],
        },
      ]),
    ),
  };
  const given = toldResult({ more });
  // Each node was asked for in each intent: 36 million questions, 5 s.
  expect(await processorTime(1_000, () => recommend(given))).toBeLessThan(1_000);
  const remedies = recommend(given).flatMap((each) => ("remedy" in each ? [each.remedy] : []));
  expect(remedies.map(({ code }) => code)).toContain("add-condition");
  for (const remedy of remedies) {
    if (remedy.code !== "add-condition") continue;
    expect(remedy.examples).toEqual([`Beispiel ${remedy.condition}`]);
  }
});

test("where nothing stands out it is told how most of the others end", () => {
  const ways = [
    { from: "interest", to: "end-no", condition: "Nein", count: 900 },
    { from: "day", to: "end-no", condition: "Nein", count: 20 },
  ];
  const ended = TREE.nodes.find(
    ({ type, ...node }) => type === "end" && "outcome" in node && node.outcome === "not-interested",
  );
  const more = { ways: ways.map((way) => ({ ...way, to: ended?.id ?? "" })) };
  expect(recommend(toldResult({ runs: 1_000, more }), TREE)[0]).toMatchObject({
    code: "nothing-to-mend",
    isElse: false,
    instead: [{ title: "Interesse?", outcome: "not-interested", count: 900 }],
  });
});

test("what is said where there is no way for it is told with its name", () => {
  const traffic = { runs: 900, visits: 900, ends: 0, failures: 0, missed: 300, silences: 0 };
  const at = { nodeId: "interest", lost: 200 };
  const withoutWay = [
    { ...at, topic: "moves-soon" as const, count: 200, examples: ["Wir ziehen bald um."] },
    { ...at, topic: "value" as const, count: 50, examples: ["Um acht."] },
  ];
  const nodes = TREE.nodes.map((node) =>
    node.id === "interest" ? { ...node, reprompts: [] } : node,
  );
  const more = {
    ...{ nodes: { interest: traffic }, withoutWay },
    failurePoints: { interest: { count: 200, reasons: { unmatched: 200 } } },
  };
  expect(recommend(toldResult({ runs: 1_000, more }), { ...TREE, nodes })[0]).toMatchObject({
    code: "replies-not-understood",
    remedy: {
      code: "give-ways",
      heard: [
        { name: "Zieht bald um", count: 200, example: "Wir ziehen bald um." },
        { name: null, count: 50, example: "Um acht." },
      ],
    },
  });
});

test("a question that nobody reaches is named, an objection that nobody raises is not", () => {
  const coverage = (missing: string[]) => ({
    nodes: { covered: 26, total: 27, missing },
    connections: { covered: 0, total: 0, missing: [] },
  });
  const told = (id: string) =>
    recommend(toldResult({ more: { coverage: coverage([id]) } }), TREE).map(({ code }) => code);
  expect(told("doubt")).toContain("never-reached");
  expect(told("objection-price")).not.toContain("never-reached");
});
