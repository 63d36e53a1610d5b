import type { client } from "./client.ts";

type LiveSocket = ReturnType<typeof client.ws.subscribe>;

/** What the server tells over the live socket. */
export type LiveMessage = Parameters<Parameters<LiveSocket["subscribe"]>[0]>[0]["data"];

/** What it wants to hear: which rooms this page listens to. */
export type ClientMessage = Exclude<Parameters<LiveSocket["send"]>[0], readonly unknown[]>;

export type ActiveCall = Extract<LiveMessage, { type: "call-started" }>["call"];
export type PathNode = ActiveCall["path"][number];
export type TranscriptMessage = Extract<LiveMessage, { type: "call-said" }>["message"];
export type CallEnded = Extract<LiveMessage, { type: "call-ended" }>;
