import type { Tree } from "@rufbaum/tree";
import type { LiveMessage } from "../client.ts";
import type { Handler } from "./fake-server.ts";

type ActiveCall = Extract<LiveMessage, { type: "call-started" }>["call"];

/** A small tree with one decision, of two ways out. */
export function smallTree(overrides: Partial<Tree> = {}): Tree {
  const position = { x: 0, y: 0 };
  return {
    id: "tree_1",
    name: "Begrüßung",
    isActive: true,
    createdAt: "2026-01-05T09:00:00.000Z",
    nodes: [
      { id: "node_1", type: "start", title: "Start", position, content: "Guten Tag." },
      {
        id: "node_2",
        type: "decision",
        title: "Interesse?",
        position,
        content: "Haben Sie Interesse?",
        conditions: [
          { id: "c1", condition: "Ja", targetNodeId: "node_3" },
          { id: "c2", condition: "Nein", targetNodeId: null },
        ],
      },
      { id: "node_3", type: "end", title: "Ende", position, content: "Bis bald!" },
    ],
    connections: [
      { id: "k1", sourceNodeId: "node_1", targetNodeId: "node_2", condition: null },
      { id: "k2", sourceNodeId: "node_2", targetNodeId: "node_2", condition: null },
    ],
    ...overrides,
  };
}

/** A small tree whose first words name the firm that calls. */
export function treeOfFirm(variables?: Record<string, string>): Tree {
  const small = smallTree();
  const nodes = small.nodes.map((node) =>
    node.type === "start" ? { ...node, content: "Guten Tag, hier ist die KI von [firma]." } : node,
  );
  return { ...small, nodes, ...(variables && { settings: { variables } }) };
}

/** What a server answers that is asked for the firm of its settings. */
export function firmRoute(company: string | null): Record<string, Handler> {
  return { "GET /api/settings/lawful-calling": () => ({ company }) };
}

/** A call as the server shows it. */
export function callView(overrides: Record<string, unknown> = {}) {
  return {
    id: "call_1",
    callSid: "CA1111",
    phoneNumber: "+493023125001",
    direction: "outbound",
    status: "completed",
    outcome: "appointment",
    outcomeBy: null,
    endReason: "ended",
    error: null,
    line: "relay",
    answeredBy: null,
    isTakenOver: false,
    treeId: "tree_1",
    treeName: "Begrüßung",
    startTime: "2026-01-05T09:00:00.000Z",
    endTime: "2026-01-05T09:01:05.000Z",
    duration: 65,
    ...overrides,
  };
}

/** A call in progress as the server shows it. */
export function activeCall(overrides: Partial<ActiveCall> = {}): ActiveCall {
  return {
    id: "call_1",
    callSid: "CA1111",
    phoneNumber: "+493023125001",
    currentNodeId: "node_1",
    currentNodeTitle: "Start",
    currentNodeKind: "start",
    path: [],
    line: "relay",
    answeredBy: null,
    isTakenOver: false,
    overriddenRules: [],
    campaign: null,
    duration: 3,
    startTime: "2026-01-05T09:00:00.000Z",
    status: "in-progress",
    treeId: "tree_1",
    treeName: "Begrüßung",
    lastMessages: [],
    ...overrides,
  };
}

export function utterance(id: string, speaker: "ai" | "caller", message: string) {
  return {
    id,
    callSid: "CA1111",
    phoneNumber: "+493023125001",
    timestamp: "2026-01-05T09:00:03.000Z",
    speaker,
    message,
    metadata: { nodeId: "node_1", nodeTitle: "Start" },
  };
}

/** The routes of a server that has these trees. */
export function treeRoutes(...trees: Tree[]): Record<string, Handler> {
  const entries = trees.map(({ id, name, isActive, createdAt, nodes, connections }) => ({
    id,
    name,
    isActive,
    createdAt,
    nodes: nodes.length,
    connections: connections.length,
    published: { number: 3, publishedAt: createdAt },
  }));
  return {
    "GET /api/decision-trees": ({ search }) => (search.get("view") === "list" ? entries : trees),
    "GET /api/decision-trees/:id": ({ path }) =>
      trees.find(({ id }) => path.endsWith(`/${encodeURIComponent(id)}`)),
  };
}
