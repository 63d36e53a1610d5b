import { describe, expect, test } from "bun:test";
import type { Tree, TreeNode } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import { PERSONAS } from "../personas/built-in.ts";
import { openSimulation } from "./open-simulation.ts";
import { openSimulationReader } from "./open-simulation-reader.ts";
import type { Conversation } from "./run.ts";

/** A change of a tree leaves alone what it does not touch: the same customers, word for word. */

const reader = await openSimulationReader();
const SAMPLE = sampleTree({ id: "tree", createdAt: "2026-01-01T00:00:00.000Z" });
const RUNS = 60;

function told(tree: Tree): Conversation[] {
  const job = { tree, personas: PERSONAS, seed: 4, noise: 0.1 };
  const simulation = openSimulation(job, { reader });
  return Array.from({ length: RUNS }, (_, run) => simulation.tell(run));
}

const at = (id: string, change: (node: TreeNode) => TreeNode): Tree => ({
  ...SAMPLE,
  nodes: SAMPLE.nodes.map((node) => (node.id === id ? change(node) : node)),
});

/** All that happened before the conversation came to the node; everything, where it never did. */
function before(id: string, { lines, ...run }: Conversation): unknown {
  const there = lines.findIndex((line) => "nodeId" in line && line.nodeId === id);
  return there < 0 ? { lines, ...run } : lines.slice(0, there);
}

const original = told(SAMPLE);

describe.each(["person", "interest", "time"])("at “%s”", (id) => {
  const [condition] = SAMPLE.nodes.find((node) => node.id === id)?.conditions ?? [];
  if (!condition) throw new Error(`“${id}” has no condition.`);

  test.each<[string, (node: TreeNode) => TreeNode]>([
    ["another text", (node) => ({ ...node, content: `Eine kurze Frage noch. ${node.content}` })],
    [
      "one more example",
      (node) => ({
        ...node,
        conditions: (node.conditions ?? []).map((one) =>
          one.id === condition.id
            ? { ...one, examples: [...(one.examples ?? []), "holladrio und juchhe"] }
            : one,
        ),
      }),
    ],
    [
      "one more condition",
      (node) => ({
        ...node,
        conditions: [
          ...(node.conditions ?? []),
          { ...condition, id: "more", condition: "Singt ein Lied", examples: ["holladrio"] },
        ],
      }),
    ],
  ])("%s changes nothing before it, and no run that never comes there", (_, change) => {
    const changed = told(at(id, change));
    expect(changed.map((run) => before(id, run))).toEqual(original.map((run) => before(id, run)));
  });

  test("another title, or another place, changes nothing at all", () => {
    const moved = at(id, (node) => ({
      ...node,
      title: `${node.title} (neu)`,
      position: { x: 1_234, y: 567 },
    }));
    expect(told(moved)).toEqual(original);
  });
});
