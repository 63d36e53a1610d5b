import type { TreeDiff } from "@rufbaum/tree/editing";
import { z } from "zod";

/** The rooms of the live socket; a client hears only what it subscribed to. */
export const topicSchema = z.enum(["calls", "trees", "today", "voice-line", "numbers"]);
export type Topic = z.infer<typeof topicSchema>;

/** What a dashboard or the CLI sends. */
export const clientMessageSchema = z.object({
  type: z.enum(["subscribe", "unsubscribe"]),
  topic: topicSchema,
});
export type ClientMessage = z.infer<typeof clientMessageSchema>;

const callErrorSchema = z.object({ code: z.string(), message: z.string() });

/** One utterance as pages show it. `timestamp` is ISO 8601, `confidence` 0 to 1. */
export const transcriptMessageSchema = z.object({
  id: z.string(),
  callSid: z.string(),
  phoneNumber: z.string(),
  timestamp: z.string(),
  speaker: z.enum(["ai", "caller"]),
  message: z.string(),
  confidence: z.number().optional(),
  metadata: z
    .object({
      detectedIntent: z.string().optional(),
      condition: z.string().optional(),
      nodeId: z.string().optional(),
      nodeTitle: z.string().optional(),
    })
    .optional(),
});
export type TranscriptMessage = z.infer<typeof transcriptMessageSchema>;

/** A call in progress. `duration` in seconds, `startTime` ISO 8601. */
export const activeCallSchema = z.object({
  id: z.string(),
  callSid: z.string().nullable(),
  phoneNumber: z.string(),
  currentNodeId: z.string().nullable(),
  currentNodeTitle: z.string().nullable(),
  duration: z.number(),
  startTime: z.string(),
  status: z.string(),
  treeId: z.string(),
  treeName: z.string(),
  lastMessages: z.array(transcriptMessageSchema),
});
export type ActiveCall = z.infer<typeof activeCallSchema>;

/** What the server tells. */
export const liveMessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("call-started"), call: activeCallSchema }),
  z.object({
    type: z.literal("call-moved"),
    callId: z.string(),
    nodeId: z.string(),
    nodeTitle: z.string(),
  }),
  z.object({ type: z.literal("call-status"), callId: z.string(), status: z.string() }),
  z.object({
    type: z.literal("call-said"),
    callId: z.string(),
    message: transcriptMessageSchema,
  }),
  z.object({
    type: z.literal("call-ended"),
    callId: z.string(),
    callSid: z.string().nullable(),
    status: z.string(),
    outcome: z.string().nullable(),
    endReason: z.string().nullable(),
    error: callErrorSchema.nullable(),
  }),
  z.object({ type: z.literal("tree-changed"), treeId: z.string() }),
  z.object({
    type: z.literal("tree-edited"),
    treeId: z.string(),
    version: z.number(),
    /** The tab that made the edit; `null` if none did. */
    editor: z.string().nullable(),
    diff: z.custom<TreeDiff>(),
  }),
  z.object({ type: z.literal("today-changed") }),
  z.object({ type: z.literal("voice-line-changed") }),
  z.object({ type: z.literal("numbers-changed") }),
]);
export type LiveMessage = z.infer<typeof liveMessageSchema>;

const TOPICS: Record<LiveMessage["type"], Topic> = {
  "call-started": "calls",
  "call-moved": "calls",
  "call-status": "calls",
  "call-said": "calls",
  "call-ended": "calls",
  "tree-changed": "trees",
  "tree-edited": "trees",
  "today-changed": "today",
  "voice-line-changed": "voice-line",
  "numbers-changed": "numbers",
};

/** The room a message belongs to. */
export function topicOf(message: LiveMessage): Topic {
  return TOPICS[message.type];
}
