import { describe, expect, test } from "bun:test";
import {
  type Concern,
  type FailureReason,
  type NodeTraffic,
  type RaisedFate,
  type RaisedTraffic,
  rateOf,
  recommend as recommended,
  type SimulationResult,
} from "@rufbaum/simulation";
import type { NodeFields, Tree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { wordsIn } from "../index.ts";

const TREE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });
const RUNS = 10_000;
const SUCCESSES = 3_000;

function traffic(more: Partial<NodeTraffic> = {}): NodeTraffic {
  return {
    ...{ runs: RUNS, visits: RUNS, ends: 0, failures: 0, missed: 0, silences: 0 },
    ...more,
  };
}

function recommend(result: SimulationResult, tree?: Tree): string[] {
  return recommended(result, tree).map(wordsIn("de").recommendation);
}

/** A result in which nothing is to be mended but what is said. */
function result(more: Partial<SimulationResult> = {}): SimulationResult {
  const runs = more.totalRuns ?? RUNS;
  const rates = {
    success: rateOf((SUCCESSES * runs) / RUNS, runs),
    bounce: rateOf(runs / 10, runs),
    engagement: rateOf(runs / 2, runs),
    completion: rateOf(runs, runs),
    failure: rateOf(0, runs),
    optOut: rateOf(0, runs),
  };
  return {
    totalRuns: runs,
    executionTime: 1,
    successRate: 30,
    averagePathLength: 6,
    performanceMetrics: { bounceRate: 10, engagementRate: 50, conversionRate: 30 },
    pathAnalysis: {},
    failurePoints: {},
    discoveredIntents: {},
    treeId: TREE.id,
    treeName: TREE.name,
    treeVersion: "1",
    seed: 1,
    noise: 0.1,
    rates,
    personas: [],
    outcomes: {},
    pathLengths: [0, 0, 0, 0, 0, 0, runs],
    duration: { average: 60, median: 60, p90: 90 },
    nodes: Object.fromEntries(TREE.nodes.map(({ id }) => [id, traffic()])),
    ways: [],
    coverage: {
      nodes: { covered: 25, total: 25, missing: [] },
      connections: { covered: 9, total: 9, missing: [] },
    },
    distinctPaths: 1,
    promises: { optOut: { asked: 0, honoured: 0 }, disclosedFirst: runs },
    samples: [],
    findings: [],
    ...more,
  };
}

function failing(nodeId: string, reason: FailureReason, count: number): Partial<SimulationResult> {
  const rates = { ...result().rates, failure: rateOf(count, RUNS) };
  return { failurePoints: { [nodeId]: { count, reasons: { [reason]: count } } }, rates };
}

function withText(nodeId: string, content: string): Tree {
  const nodes = TREE.nodes.map((node) => (node.id === nodeId ? { ...node, content } : node));
  return { ...TREE, nodes };
}

test("where nothing is to be mended, just that is said, with figures", () => {
  expect(recommend(result(), TREE)).toEqual([
    "Nichts Auffälliges in 10.000 Gesprächen: 30,0 % Erfolg, 0,0 % gescheitert, 25 von 25 Nodes erreicht.",
  ]);
});

describe("a failure is told with its node, its figure and a remedy", () => {
  test.each<[FailureReason, string]>([
    ["dead-end", "„Interesse?“ ist eine Sackgasse: 1.200 von 10.000 Gesprächen (12,0 %) brechen"],
    ["loop", "Bei „Interesse?“ drehen sich 1.200 von 10.000 Gesprächen (12,0 %) im Kreis"],
    ["silent", "Bei „Interesse?“ bleibt es in 1.200 von 10.000 Gesprächen (12,0 %) still"],
    ["too-long", "Bei „Interesse?“ endet für 1.200 von 10.000 Gesprächen (12,0 %) die erlaubte"],
    ["action-failed", "Die Aktion „Interesse?“ misslingt in 1.200 von 10.000 Gesprächen (12,0 %)"],
    ["wants-human", "Bei „Interesse?“ wollen 1.200 von 10.000 Angerufenen (12,0 %) mit einem"],
    ["not-startable", "1.200 von 10.000 Gesprächen (12,0 %) konnten nicht beginnen."],
  ])("%s", (reason, beginning) => {
    const [advice, ...more] = recommend(result(failing("interest", reason, 1_200)), TREE);
    expect(advice).toStartWith(beginning);
    expect(more).toEqual([]);
  });

  test("who leaves at a long text is told how long it is, and how long it may be", () => {
    const tree = withText("interest", "Wir rechnen das gern für Sie aus. ".repeat(10));
    const impatient = result(failing("interest", "hung-up-impatient", 500));
    expect(recommend(impatient, tree)).toEqual([
      "Bei „Interesse?“ legen 500 von 10.000 Angerufenen (5,0 %) auf oder lehnen ab, und am Text stört etwas: Er hat 70 Wörter, gesprochen etwa 22 Sekunden. Kürzen Sie ihn auf 15 Sekunden, oder teilen Sie ihn und fragen Sie dazwischen etwas.",
    ]);
  });

  test.each<FailureReason>(["hung-up-impatient", "hung-up", "rejected", "goodbye", "angry"])(
    "%s at a text that nothing is wrong with is no advice, however many they are",
    (reason) => {
      const left = result(failing("person", reason, 1_200));
      expect(recommend(left, withText("person", "Spreche ich mit Frau Wolf?"))).toEqual([
        expect.stringContaining("Nichts Auffälliges"),
      ]);
      expect(recommend(left)).toEqual([expect.stringContaining("Nichts Auffälliges")]);
    },
  );

  test("rare failures are left out", () => {
    expect(recommend(result(failing("interest", "loop", 40)), TREE)).toHaveLength(1);
    expect(recommend(result(failing("interest", "loop", 40)), TREE)[0]).toStartWith("Nichts");
  });
});

test("replies that are not understood name the condition to add, with examples", () => {
  const missed = result({
    ...failing("interest", "unmatched", 300),
    nodes: { ...result().nodes, interest: traffic({ missed: 900 }) },
    discoveredIntents: {
      "Wir sind Mieter": {
        count: 400,
        triggeredAt: { interest: 350, doubt: 50 },
        advice: [],
        examples: [],
        suggestions: [
          {
            ...{ nodeId: "interest", condition: "Wir sind Mieter", counts: [] },
            examples: ["Wir wohnen zur Miete", "Fragen Sie den Vermieter"],
          },
        ],
      },
    },
  });
  expect(recommend(missed, TREE)).toEqual([
    "Bei „Interesse?“ bleiben 900 Antworten unverstanden (10.000 Besuche), daran scheitern 300 von 10.000 Gesprächen (3,0 %). Ergänzen Sie die Bedingung „Wir sind Mieter“ mit Beispielen wie „Wir wohnen zur Miete“ und „Fragen Sie den Vermieter“ (350-mal).",
  ]);
});

test("what is misread is told with how much was read rightly, and blames no figure", () => {
  const said = [{ said: "Sofort.", read: null, count: 60 }];
  const fact = {
    ...{ code: "condition-misread" as const, title: "Interesse?", condition: "Ja" },
    ...{ percent: 94, of: 1_000, said },
  };
  expect(wordsIn("de").recommendation(fact)).toStartWith(
    "Bei „Interesse?“ war mit 1.000 Antworten „Ja“ gemeint; davon wurden 94,0 % so gelesen. ",
  );
  expect(wordsIn("en").recommendation(fact)).toStartWith(
    "At “Interesse?”, 1,000 replies meant “Ja”, and 94.0% were read as it. ",
  );
});

test("objections that nobody answers are told with what is said", () => {
  const advice = "Einwand „Preis“ überzeugender formulieren: Er kommt danach noch 400-mal.";
  const intent = {
    ...{ count: 400, triggeredAt: { interest: 400 } },
    // As an older version wrote it down.
    advice: [{ code: "as-written" as const, text: advice }],
    ...{ examples: ["Was kostet das?"], suggestions: [] },
  };
  const told = (count: number) =>
    recommend(result({ discoveredIntents: { "Zu teuer": { ...intent, count } } }), TREE);
  expect(told(4_000)).toEqual([`${advice} Gesagt wird etwa „Was kostet das?“.`]);
  expect(told(9)[0]).toStartWith("Nichts Auffälliges");
});

test("what may win most comes first, broken promises before everything, and no more than seven", () => {
  const ids = TREE.nodes.map(({ id }) => id).slice(0, 20);
  const failurePoints = Object.fromEntries(
    ids.map((id, index) => [
      id,
      { count: 100 + index * 10, reasons: { "dead-end": 100 + index * 10 } },
    ]),
  );
  const promises = { optOut: { asked: 9, honoured: 8 }, disclosedFirst: 0 };
  const told = recommend(result({ failurePoints, promises }), TREE);
  expect(told).toHaveLength(7);
  expect(told[0]).toStartWith("1 von 9 Wünschen, nicht mehr angerufen zu werden, (11,1 %)");
  expect(told[1]).toStartWith("10.000 von 10.000 Gesprächen (100,0 %) beginnen ohne den Hinweis");
  expect(told[2]).toContain("290 von 10.000 Gesprächen");
});

describe("what callers bring up is told by what they meant", () => {
  const raised = (concern: Concern, fate: RaisedFate, count: number) => ({
    ...{ nodeId: "gatekeeper", concern, fate, personaId: "secretary", count },
    examples: [0, 4],
  });
  const told = (...all: RaisedTraffic[]) => recommend(result({ raised: all }), TREE);

  test("who is not the one to decide is asked for the right one, and offered nothing", () => {
    expect(told(raised("not-the-one", "led-off", 700))).toEqual([
      "Bei „Vorzimmer“ entscheiden 700 von 10.000 Angerufenen (7,0 %) nicht selbst; der Baum führt zu einem Ende, an dem vom Gespräch nichts bleibt. Fragen Sie vor diesem Ende nach dem Namen der richtigen Person und danach, wann sie zu erreichen ist. Zu lesen in den Gesprächen 1 und 5.",
    ]);
  });

  test("of one node what may win most is told, and what may win nearly as much", () => {
    const time = raised("no-time", "no-way", 500);
    const timeTold = expect.stringContaining("haben 500 von 10.000 Angerufenen (5,0 %)");
    expect(told(raised("price", "no-way", 200), time)).toEqual([timeTold]);
    expect(told(raised("price", "no-way", 400), time)).toEqual([
      timeTold,
      expect.stringContaining("finden 400 von 10.000 Angerufenen (4,0 %) es zu teuer"),
    ]);
  });

  test("who left, refuses, or was answered is no advice, nor are so few that it may be chance", () => {
    const few = raised("no-time", "no-way", 50);
    const left = raised("no-time", "left", 900);
    const answered = raised("price", "led-off", 900);
    expect(told(few, left, answered, raised("refuses", "no-way", 900))).toEqual([
      expect.stringContaining("Nichts Auffälliges"),
    ]);
  });
});

test("what was only misheard is told apart from what the tree could understand", () => {
  const nodes = { ...result().nodes, interest: traffic({ missed: 3_400, misheard: 400 }) };
  const bare = TREE.nodes.map((node) =>
    node.id === "interest" ? { ...node, reprompts: [] } : node,
  );
  const [told] = recommend(result({ nodes }), { ...TREE, nodes: bare });
  expect(told).toContain("bleiben 3.000 Antworten unverstanden");
  expect(told).toContain("Außerdem kamen 400 nur verhört an");
  const all = { ...nodes, interest: traffic({ missed: 3_400, misheard: 3_400 }) };
  expect(recommend(result({ nodes: all }), TREE)[0]).toStartWith("Nichts Auffälliges");
});

test("a small sample is told with how many it would take", () => {
  expect(recommend(result({ totalRuns: 100 }), TREE)).toEqual([
    expect.stringContaining("Nichts Auffälliges"),
    "Mit 100 Gesprächen ist die Erfolgsrate von 30,0 % nur auf ±8,8 Punkte genau (21,9 bis 39,6 %). Für ±2 Punkte brauchen Sie etwa 2.100 Gespräche.",
  ]);
});

test("nodes that nobody reaches are told apart by whether a way leads there", () => {
  const lone = { id: "lone", type: "end" as const, title: "Allein", position: { x: 0, y: 0 } };
  const coverage = {
    nodes: { covered: 24, total: 26, missing: ["lone", "end-mail"] },
    connections: { covered: 1, total: 1, missing: [] },
  };
  const told = recommend(result({ coverage }), { ...TREE, nodes: [...TREE.nodes, lone] });
  expect(told[0]).toContain("zu „Allein“ führt gar kein Weg");
  expect(told[1]).toContain("zu „Unterlagen“ kommt niemand");
});

test("opt-outs beyond the usual, short and long conversations are told", () => {
  const rates = { ...result().rates, optOut: rateOf(720, RUNS), bounce: rateOf(5_000, RUNS) };
  const pathLengths = [0, 0, 0, 5_000, 0, 0, 0, 0, 0, 0, 0, 0, 5_000];
  const impatient = { person: { count: 900, reasons: { "hung-up-impatient": 900 } } };
  const nodes = TREE.nodes.map((node) =>
    node.type === "start" ? { ...node, content: "Guten Tag." } : node,
  );
  const more = { rates, pathLengths, failurePoints: impatient };
  const told = recommend(result(more), { ...TREE, nodes });
  expect(told).toHaveLength(3);
  expect(told.join(" ")).toContain("7,2 % wollen nie wieder angerufen werden (720 von 10.000)");
  expect(told.join(" ")).toContain("5.000 von 10.000 Gesprächen (50,0 %) sind nach höchstens 3");
  expect(told.join(" ")).toContain("50,0 % der Gespräche haben mehr als 10 Schritte");
});

test("a tree without an end that counts as success is told so", () => {
  const rates = { ...result().rates, success: rateOf(0, RUNS) };
  const nodes = TREE.nodes.filter(({ outcome }: NodeFields) => outcome !== "appointment");
  expect(recommend(result({ rates }), { ...TREE, nodes })[0]).toContain("Kein Ende von");
  const connections = TREE.connections.filter(({ targetNodeId }) => targetNodeId !== "book");
  const cut = { ...TREE, connections, nodes: TREE.nodes.filter(({ id }) => id !== "confirm") };
  expect(recommend(result({ rates }), cut)[0]).toContain("Zu „Termin“ führt kein Weg");
});

test("one visit is one", () => {
  const advice = wordsIn("de").recommendation({
    ...{ code: "replies-not-understood", title: "Interesse?", missed: 1, misheard: 1, visits: 1 },
    ...{ lost: 0, runs: 1, remedy: { code: "write-reprompt", for: "value" } },
  });
  expect(advice).toContain("bleibt eine Antwort unverstanden (1 Besuch).");
  expect(advice).toEndWith("Außerdem kam eine nur verhört an; dagegen hilft keine Änderung.");
});
