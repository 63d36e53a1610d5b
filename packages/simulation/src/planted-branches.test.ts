import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { node, tree } from "@rufbaum/conversation/testing";
import { importTree, type Tree } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { type Cause, PERSONAS, recommend, type SimulationResult, simulate } from "./index.ts";

const SAMPLE = sampleTree({ id: "tree_sample", createdAt: "2026-01-01T00:00:00.000Z" });

const PAGE = await Bun.file(join(import.meta.dir, "../../../docs/tree-files.md")).text();
/** The trees of docs/tree-files.md: of the second one no question asks for an agreement. */
const [SERVICE, INVOICE] = [...PAGE.matchAll(/^```json\n(.*?)^```/gms)].map(([, text = ""]) => {
  const read = importTree(text);
  if (!read.ok) throw new Error("A tree of docs/tree-files.md can't be imported.");
  return read.tree;
}) as [Tree, Tree];

/** A subscription that runs out, with three questions one after the other. */
const RENEWAL = tree(
  [
    node("start", "start", { content: "Guten Tag, hier ist die KI-Assistentin des Stadtblatts." }),
    asking("time", "Haben Sie gerade zwei Minuten Zeit?", "offer", "later"),
    asking("offer", "Möchten Sie Ihr Abonnement um ein Jahr verlängern?", "sure", "bye"),
    asking("sure", "Ist das so richtig?", "done", "bye"),
    node("done", "end", { content: "Vielen Dank.", outcome: "success" }),
    node("later", "end", { content: "Wir rufen wieder an.", outcome: "callback" }),
    node("bye", "end", { content: "Auf Wiederhören.", outcome: "not-interested" }),
  ],
  [["start", "time"]],
);

function asking(id: string, content: string, yes: string, no: string) {
  return node(id, "decision", {
    content,
    conditions: [
      { id: "yes", condition: "Ja", targetNodeId: yes },
      { id: "no", condition: "Nein", targetNodeId: no },
    ],
  });
}

/** The tree with conditions of a node that lead elsewhere. */
function led(of: Tree, nodeId: string, targets: Readonly<Record<string, string>>): Tree {
  return {
    ...of,
    nodes: of.nodes.map((each) =>
      each.id === nodeId
        ? {
            ...each,
            conditions: (each.conditions ?? []).map((one) => {
              const targetNodeId = targets[one.condition];
              return targetNodeId === undefined ? one : { ...one, targetNodeId };
            }),
          }
        : each,
    ),
  };
}

function simulated(of: Tree): Promise<SimulationResult> {
  const job = { tree: of, personas: PERSONAS, runs: 300, seed: 3, noise: 0, discovery: false };
  return simulate(job, { clock: { now: () => 0 } });
}

describe("a branch that leads astray is named first, at its question", () => {
  test.each<[string, Tree, string, Record<string, string>, Partial<Cause>]>([
    ...at(SAMPLE, "interest", "swapped", { Ja: "last-offer", Nein: "day", not_interested: "day" }),
    ...at(SAMPLE, "time", "astray", { Ja: "callback" }),
    // An agreement that leads round in circles.
    ...at(SAMPLE, "confirm", "swapped", { Ja: "day", Nein: "book" }),
    ...at(SAMPLE, "confirm", "astray", { Ja: "day", appointment_accepted: "day" }),
    ...at(SERVICE, "frage", "swapped", { Ja: "meldung", Nein: "bleibt" }),
    ...at(SERVICE, "frage", "astray", { Ja: "meldung" }),
    ...at(RENEWAL, "time", "swapped", { Ja: "later", Nein: "offer" }),
    ...at(RENEWAL, "offer", "astray", { Ja: "bye" }),
    ...at(RENEWAL, "sure", "swapped", { Ja: "bye", Nein: "done" }),
  ])("%s", async (_name, of, nodeId, targets, cause) => {
    const result = await simulated(led(of, nodeId, targets));
    expect(result.causes?.[0]).toMatchObject({ ...cause, nodeId, condition: "Ja" });
    expect(result.causes?.filter(({ code }) => code in AT_QUESTIONS)).toHaveLength(1);
    expect(recommend(result, of)[0]).toEqual(result.causes?.[0] as Cause);
  });

  const AT_QUESTIONS = { "wrong-branch": true, "branches-swapped": true };
});

function at(
  of: Tree,
  nodeId: string,
  how: "swapped" | "astray",
  targets: Record<string, string>,
): [string, Tree, string, Record<string, string>, Partial<Cause>][] {
  const code = how === "swapped" ? "branches-swapped" : "wrong-branch";
  return [[`${of.name}: ${nodeId}, ${how}`, of, nodeId, targets, { code }]];
}

test.each([
  ["sample", SAMPLE],
  ["service", SERVICE],
  ["invoice", INVOICE],
  ["renewal", RENEWAL],
])("nothing of the kind is named in a sound tree: %s", async (_name, of) => {
  const { causes, answers } = await simulated(of);
  expect(ofWays(causes)).toEqual([]);
  // "Ist die Rechnung angekommen?" is nothing to agree to.
  expect(Object.keys(answers ?? {}).length > 0).toBe(of !== INVOICE);
});

test("an end without an outcome is named, and one that is a success and never reached", async () => {
  const nodes = RENEWAL.nodes.map((each) => {
    const { outcome: _outcome, ...plain } = each as typeof each & { outcome?: string };
    return each.id === "later" ? { ...plain, title: "Gut", content: "Alles klar." } : each;
  });
  const more = node("gift", "end", { content: "Sie gewinnen.", outcome: "success" });
  const tree = { ...RENEWAL, nodes: [...nodes, more] as Tree["nodes"] };
  const { causes, rates } = await simulated(tree);
  expect(ofWays(causes)).toMatchObject([
    { code: "success-never-reached", nodeId: "gift", runs: rates.success.of, isCutOff: true },
    { code: "end-without-outcome", nodeId: "later", title: "Gut" },
  ]);
});

test("broken promises are told with the runs to read", async () => {
  const nodes = SAMPLE.nodes
    .filter(({ id }) => id !== "objection-opt-out")
    .map((each) => (each.id === "start" ? { ...each, content: "Guten Tag." } : each));
  const result = await simulated({ ...SAMPLE, nodes });
  const examples = result.promises.broken?.disclosure ?? [];
  expect(new Set(examples).size).toBe(3);
  expect(recommend(result, SAMPLE)).toContainEqual(
    expect.objectContaining({ code: "no-disclosure", examples }),
  );
});

/** Amounts are left open by whoever trusts nobody, and now and then something is misheard: no fault of a way. */
function ofWays(causes: readonly Cause[] = []): Cause[] {
  return causes.filter(({ code }) => !OF_VALUES.has(code));
}

const OF_VALUES: ReadonlySet<Cause["code"]> = new Set([
  ...(["success-without-value", "success-with-wrong-value", "opt-out-unasked"] as const),
]);
