import type { CallRecord, NewCall, NewMessage } from "@rufbaum/calls";
import type { ConversationState } from "@rufbaum/conversation";
import type { Tree } from "@rufbaum/tree";
import type { Database } from "../database.ts";
import { insertCall } from "../queries/calls.ts";
import { saveSnapshot } from "../queries/snapshots.ts";

/** 2026-01-05 09:00:00.250 UTC: with milliseconds, so that a loss of them shows. */
export const NOON = Date.UTC(2026, 0, 5, 9, 0, 0, 250);

export function sampleTree(more: Partial<Tree> = {}): Tree {
  return {
    id: "tree_1",
    name: "Erstkontakt",
    isActive: false,
    createdAt: "2026-01-05T09:00:00.250Z",
    nodes: [{ id: "start", type: "start", title: "Start", position: { x: 1, y: 2 } }],
    connections: [],
    ...more,
  };
}

export async function storedCall(db: Database, more: Partial<NewCall> = {}): Promise<CallRecord> {
  const snapshotId = await saveSnapshot(db, sampleTree(), NOON);
  return insertCall(db, {
    id: "call_1",
    treeId: "tree_1",
    treeName: "Erstkontakt",
    snapshotId,
    direction: "outbound",
    from: "+493023125999",
    to: "+493023125001",
    createdAt: NOON,
    ...more,
  });
}

export function state(more: Partial<ConversationState> = {}): ConversationState {
  return {
    phase: "listening",
    nodeId: "greeting",
    variables: { firstName: "Zoë" },
    path: ["start", "greeting"],
    startedAt: NOON,
    misses: 0,
    silences: 0,
    returnTo: [],
    digits: "",
    lastSaid: "Guten Tag!",
    outcome: null,
    endReason: null,
    ...more,
  };
}

export function message(id: string, more: Partial<NewMessage> = {}): NewMessage {
  return {
    id,
    at: NOON,
    speaker: "ai",
    text: "Guten Tag!",
    confidence: null,
    intent: null,
    condition: null,
    nodeId: "greeting",
    origin: null,
    ...more,
  };
}
