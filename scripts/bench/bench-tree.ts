import type { Tree, TreeNode } from "@rufbaum/tree";

/** A tree that asks and asks: every Ja leads to the next question, `questions` of them. */
export function benchTree(questions: number): Tree {
  const questionNodes = Array.from({ length: questions }, (_, index) => question(index));
  return {
    id: "tree_bench",
    name: "Bench",
    isActive: false,
    createdAt: "2026-01-05T08:00:00.000Z",
    settings: { maxSteps: questions + 10, maxSeconds: 3_600, silenceSeconds: 120 },
    nodes: [
      at(0, {
        id: "start",
        type: "start",
        title: "Start",
        content: "Guten Tag, hier ist eine KI.",
      }),
      ...questionNodes,
      at(questions + 1, { id: idOf(questions), type: "end", title: "Ende", content: "Danke!" }),
    ],
    connections: [
      { id: "connection_start", sourceNodeId: "start", targetNodeId: idOf(0), condition: null },
    ],
  };
}

function question(index: number): TreeNode {
  const next = idOf(index + 1);
  return at(index + 1, {
    id: idOf(index),
    type: "decision",
    title: `Frage ${index + 1}`,
    content: `Das ist die Frage Nummer ${index + 1}. Stimmen Sie ihr zu?`,
    conditions: [
      { id: `ja_${index}`, condition: "Ja", targetNodeId: next },
      { id: `nein_${index}`, condition: "Nein", targetNodeId: next },
      { id: `vielleicht_${index}`, condition: "Vielleicht", targetNodeId: next },
    ],
  });
}

function idOf(index: number): string {
  return `question_${index}`;
}

function at(column: number, node: Omit<TreeNode, "position">): TreeNode {
  return { ...node, position: { x: column * 320, y: 240 } };
}
