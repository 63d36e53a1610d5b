import type { Tree, TreeNode } from "@rufbaum/tree";
import type { CallRecord } from "../call.ts";
import { voicesOf } from "../lines/voices.ts";
import type { SessionContext } from "../session/session-state.ts";

function node(id: string, type: TreeNode["type"], more: Partial<TreeNode>): TreeNode {
  return { id, type, title: id, position: { x: 0, y: 0 }, ...more };
}

/** Asks, records, puts through and says goodbye: there is a way to everything a session can do. */
export const EVERYTHING: Tree = {
  id: "tree_all",
  name: "Alles",
  isActive: true,
  createdAt: "2026-01-01T00:00:00.000Z",
  settings: { voicemailMessage: "Hier ist die Sonnwerk." },
  nodes: [
    node("start", "start", { content: "Guten Tag, hier spricht eine KI." }),
    node("ask", "decision", {
      content: "Dürfen wir das Gespräch aufzeichnen?",
      conditions: [
        { id: "yes", condition: "Ja", targetNodeId: "record" },
        { id: "no", condition: "Nein", targetNodeId: "put" },
        { id: "one", condition: "1", targetNodeId: "tag" },
      ],
    }),
    node("record", "action", { action: { kind: "start-recording" } }),
    node("tag", "action", { action: { kind: "tag", tag: "neu" } }),
    node("put", "action", {
      action: { kind: "transfer", to: "+493023125002", announce: "Ich verbinde Sie." },
    }),
    node("good", "end", { content: "Wunderbar, bis bald.", outcome: "success" }),
  ],
  connections: [
    { id: "c1", sourceNodeId: "start", targetNodeId: "ask", condition: null },
    { id: "c2", sourceNodeId: "record", targetNodeId: "good", condition: null },
    { id: "c3", sourceNodeId: "tag", targetNodeId: "good", condition: null },
    { id: "c4", sourceNodeId: "put", targetNodeId: "good", condition: null },
    { id: "c5", sourceNodeId: "ask", targetNodeId: "good", condition: null },
  ],
};

export const CONTEXT: SessionContext = {
  call: { id: "call_1", callSid: "CA1" } as CallRecord,
  tree: EVERYTHING,
  voices: voicesOf(EVERYTHING),
  mayRecord: true,
};
