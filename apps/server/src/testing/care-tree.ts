import type { Tree, TreeNode } from "@rufbaum/tree";

/** Nothing like the sample: a care service asks after an appointment, in one breath with its greeting. */
export const CARE_TREE: Tree = {
  id: "tree_care",
  name: "Pflegedienst",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  nodes: [
    node("start", "start", {
      content:
        "Grüß Gott, hier ist die digitale Assistentin vom Pflegedienst Sankt Anna, ich bin eine KI. Ich rufe wegen des Besuchs am 3. März um 8:30 Uhr an.",
    }),
    node("fits", "decision", {
      content: "Passt Ihnen das, oder sollen wir den Besuch verschieben?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "key" },
        { id: "move", condition: "Verschieben", targetNodeId: "when" },
        { id: "no", condition: "Nein", targetNodeId: "cancelled" },
      ],
    }),
    node("when", "input", {
      content: "An welchem Tag sollen wir stattdessen kommen?",
      input: { variable: "tag", value: "date" },
    }),
    node("key", "decision", {
      content:
        "Hat unsere Pflegekraft noch einen Schlüssel? Drücken Sie die 1 für ja, die 2 für nein.",
      conditions: [
        { id: "one", condition: "1", targetNodeId: "done" },
        { id: "two", condition: "2", targetNodeId: "bell" },
      ],
    }),
    node("bell", "message", { content: "Dann klingelt sie bei Ihnen." }),
    node("costs", "objection", {
      content: "Die Kosten übernimmt wie bisher Ihre Pflegekasse.",
      objection: { intent: "price_question", global: true },
    }),
    node("done", "end", { content: "Gut, bis dann, alles Gute.", outcome: "appointment" }),
    node("cancelled", "end", { content: "Dann sagen wir ab. Alles Gute.", outcome: "callback" }),
  ],
  connections: [
    { id: "c1", sourceNodeId: "start", targetNodeId: "fits", condition: null },
    { id: "c2", sourceNodeId: "fits", targetNodeId: "cancelled", condition: null },
    { id: "c3", sourceNodeId: "when", targetNodeId: "key", condition: null },
    { id: "c4", sourceNodeId: "bell", targetNodeId: "done", condition: null },
  ],
};

function node(id: string, type: TreeNode["type"], more: object): TreeNode {
  return { id, type, title: id, position: { x: 0, y: 0 }, ...more };
}
