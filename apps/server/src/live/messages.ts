import { DIAL_RULES } from "@rufbaum/dialing/lawful-calling";
import { ANSWERED_BY } from "@rufbaum/telephony";
import { NODE_KINDS } from "@rufbaum/tree";
import type { TreeDiff } from "@rufbaum/tree/editing";
import { OUTCOMES } from "@rufbaum/tree/graph";
import { z } from "zod";

/** The rooms of the live socket; a client hears only what it subscribed to. */
export const topicSchema = z.enum([
  "calls",
  "trees",
  "today",
  "voice-line",
  "numbers",
  "simulation",
  "campaigns",
  "settings",
  "contacts",
]);
export type Topic = z.infer<typeof topicSchema>;

/** The settings that are kept together, each as one. */
export const SETTING_PARTS = [
  "system",
  "conversations",
  "telephony",
  "limits",
  "lawful-calling",
  "retention",
] as const;
export type SettingPart = (typeof SETTING_PARTS)[number];

/** What a dashboard or the CLI sends. */
export const clientMessageSchema = z.object({
  type: z.enum(["subscribe", "unsubscribe"]),
  topic: topicSchema,
});
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** Bytes of a string in such a message. */
const LONGEST_WORD = 256;

/**
 * Reads what came over a socket; `null` for anything else. Nothing below a field is looked at: frames
 * of nested brackets are there to exhaust whoever walks through them.
 */
export function readClientMessage(frame: unknown): ClientMessage | null {
  if (typeof frame !== "object" || frame === null) return null;
  for (const name in frame) {
    if (name !== "type" && name !== "topic") return null;
    const word: unknown = Reflect.get(frame, name);
    if (typeof word !== "string" || Buffer.byteLength(word) > LONGEST_WORD) return null;
  }
  const read = clientMessageSchema.safeParse(frame);
  return read.success ? read.data : null;
}

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
      /** An operator had the agent say it. */
      whispered: z.literal(true).optional(),
      /** How long the caller waited for it, in milliseconds. */
      waitMilliseconds: z.number().optional(),
      firstAudioMilliseconds: z.number().optional(),
    })
    .optional(),
});
export type TranscriptMessage = z.infer<typeof transcriptMessageSchema>;

/** A node on a call's way; without a kind where the tree no longer has it. */
export const pathNodeSchema = z.object({
  nodeId: z.string(),
  nodeTitle: z.string(),
  nodeKind: z.enum(NODE_KINDS).nullable(),
});
export type PathNode = z.infer<typeof pathNodeSchema>;

/** A call in progress. `duration` in seconds, `startTime` ISO 8601. */
export const activeCallSchema = z.object({
  id: z.string(),
  callSid: z.string().nullable(),
  phoneNumber: z.string(),
  currentNodeId: z.string().nullable(),
  currentNodeTitle: z.string().nullable(),
  currentNodeKind: z.enum(NODE_KINDS).nullable(),
  /** The nodes it went through; of a long way the last ones. */
  path: z.array(pathNodeSchema),
  line: z.enum(["relay", "gather"]),
  answeredBy: z.enum(ANSWERED_BY).nullable(),
  isTakenOver: z.boolean(),
  /** The rules that would have forbidden it, where it was let through all the same. */
  overriddenRules: z.array(z.enum(DIAL_RULES)),
  duration: z.number(),
  startTime: z.string(),
  status: z.string(),
  treeId: z.string(),
  treeName: z.string(),
  /** The campaign that it is an attempt of; `null` also where a call has just begun. */
  campaign: z.object({ id: z.string(), name: z.string() }).nullable(),
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
    nodeKind: z.enum(NODE_KINDS).nullable(),
  }),
  z.object({
    type: z.literal("call-status"),
    callId: z.string(),
    status: z.string(),
    /** What the call's seconds are counted from now: as of the answer no longer the dialling. */
    startTime: z.string(),
  }),
  z.object({
    type: z.literal("call-said"),
    callId: z.string(),
    message: transcriptMessageSchema,
  }),
  /** How long the caller waited for an answer, in milliseconds. */
  z.object({
    type: z.literal("call-heard"),
    callId: z.string(),
    messageId: z.string(),
    waitMilliseconds: z.number(),
    firstAudioMilliseconds: z.number().nullable(),
  }),
  /** An operator speaks with the caller now; `to` is `null` where nobody picked up. */
  z.object({
    type: z.literal("call-taken-over"),
    callId: z.string(),
    callSid: z.string().nullable(),
    to: z.string().nullable(),
  }),
  z.object({ type: z.literal("call-outcome"), callId: z.string(), outcome: z.enum(OUTCOMES) }),
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
  /** What is asked for anew; who only shows times may look at nothing but `system`. */
  z.object({ type: z.literal("settings-changed"), part: z.enum(SETTING_PARTS) }),
  /** How it stands, or how far it is; no more than about once a second of each. */
  z.object({ type: z.literal("campaign-changed"), campaignId: z.string() }),
  /** `null`: many, or all. */
  z.object({ type: z.literal("contacts-changed"), contactId: z.string().nullable() }),
  /** How far a simulation is, with a conversation of it now and then. */
  z.object({
    type: z.literal("simulation-progress"),
    key: z.string(),
    treeId: z.string(),
    done: z.number(),
    total: z.number(),
    conversationsPerSecond: z.number(),
    sample: z
      .object({
        personaName: z.string(),
        outcome: z.enum(OUTCOMES),
        lines: z.array(
          z.object({
            by: z.enum(["agent", "caller"]),
            did: z.enum(["say", "press", "nothing"]),
            text: z.string(),
          }),
        ),
      })
      .nullable(),
  }),
  /** `runId` is `null` where nothing came of it. */
  z.object({
    type: z.literal("simulation-ended"),
    key: z.string(),
    runId: z.string().nullable(),
  }),
]);
export type LiveMessage = z.infer<typeof liveMessageSchema>;

const TOPICS: Record<LiveMessage["type"], Topic> = {
  "call-started": "calls",
  "call-moved": "calls",
  "call-status": "calls",
  "call-said": "calls",
  "call-heard": "calls",
  "call-taken-over": "calls",
  "call-outcome": "calls",
  "call-ended": "calls",
  "tree-changed": "trees",
  "tree-edited": "trees",
  "today-changed": "today",
  "voice-line-changed": "voice-line",
  "numbers-changed": "numbers",
  "settings-changed": "settings",
  "campaign-changed": "campaigns",
  "contacts-changed": "contacts",
  "simulation-progress": "simulation",
  "simulation-ended": "simulation",
};

/** The room a message belongs to. */
export function topicOf(message: LiveMessage): Topic {
  return TOPICS[message.type];
}
