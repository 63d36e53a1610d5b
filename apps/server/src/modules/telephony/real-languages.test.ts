import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "@rufbaum/runtime/testing";
import type { LiveMessage } from "../../live/messages.ts";
import { type RealServer, saidBy, startRealServer } from "../../testing/real-server.ts";

const CALLEE = "+493023125001";
const at = { title: "", position: { x: 0, y: 0 } };
const speaks = (voice: string) => ({ voiceSettings: { voice, speed: 1 } });

/** Every voice that can be chosen, one after the other, with a question in either language. */
const TREE = {
  name: "Zwei Sprachen",
  isActive: true,
  nodes: [
    { ...at, id: "start", type: "start", content: "Guten Tag, hier spricht eine KI." },
    { ...at, id: "de", type: "message", content: "Ich frage kurz.", ...speaks("de-DE-Neural2-B") },
    {
      ...at,
      id: "ask",
      type: "decision",
      content: "Haben Sie einen Moment Zeit?",
      conditions: [{ id: "yes", condition: "Hat Zeit, für uns", targetNodeId: "hello" }],
    },
    { ...at, id: "hello", type: "message", content: "Hello again.", ...speaks("en-US-Neural2-B") },
    {
      ...at,
      id: "question",
      type: "decision",
      content: "Are you interested?",
      ...speaks("en-US-Neural2-C"),
      conditions: [{ id: "yes", condition: "Ja", targetNodeId: "last" }],
    },
    { ...at, id: "last", type: "message", content: "Vielen Dank.", ...speaks("de-DE-Neural2-C") },
    { ...at, id: "end", type: "end", content: "Bis bald.", outcome: "success" },
  ],
  connections: [
    { id: "c1", sourceNodeId: "start", targetNodeId: "de" },
    { id: "c2", sourceNodeId: "de", targetNodeId: "ask" },
    { id: "c3", sourceNodeId: "ask", targetNodeId: "hello" },
    { id: "c4", sourceNodeId: "hello", targetNodeId: "question" },
    { id: "c5", sourceNodeId: "question", targetNodeId: "last" },
    { id: "c6", sourceNodeId: "last", targetNodeId: "end" },
  ],
};

let server: RealServer;
let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "rufbaum-languages-"));
  server = await startRealServer({ RUFBAUM_DATA: directory, EMULATOR_SPEED: "8" });
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

const ended = (messages: readonly LiveMessage[]) =>
  messages.filter((message) => message.type === "call-ended");

/** The carrier refuses voices that do not fit, and frames that it does not know. */
test.each(["relay", "gather"])("a call in two languages is led to its end: %s", async (line) => {
  server.messages.length = 0;
  await server.ask("/api/settings/telephony", { line }, "PUT");
  const { id } = await server.ask("/api/decision-trees", TREE);
  const { callId } = await server.ask("/api/make-call", { to: CALLEE, treeId: id });
  await until(() => ended(server.messages).length > 0, 40_000);
  const call = await server.ask(`/api/calls/${callId}`);
  expect(call).toMatchObject({ line, status: "completed", outcome: "success" });
  const said = saidBy(server.messages, "ai");
  for (const { content } of TREE.nodes) expect(said.join(" ")).toContain(content);
  expect(server.logged.filter((entry) => /refused|fell back|broke/.test(entry))).toEqual([]);
});
