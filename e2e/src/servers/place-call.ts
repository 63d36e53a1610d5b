import type { Program } from "../program/start-program.ts";
import { until } from "../until.ts";

/** A call as the program tells of it, as far as these tests read it. */
export interface Call {
  id: string;
  callSid: string | null;
  status: string;
  outcome: string | null;
  endReason: string | null;
  messages: { id: string; speaker: "ai" | "caller"; message: string }[];
}

/** @throws Error with what the program said, if it refuses */
// biome-ignore lint/suspicious/noExplicitAny: what a test reads of an answer, it checks
export async function ask(program: Program, path: string, body?: object): Promise<any> {
  const response = await program.ask(path, {
    ...(body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return text === "" ? null : JSON.parse(text);
}

/** @returns our id of the call */
export async function placeCall(program: Program, to: string): Promise<string> {
  const [tree] = await ask(program, "/api/decision-trees");
  const { callId } = await ask(program, "/api/make-call", { to, treeId: tree.id });
  return callId;
}

export function readCall(program: Program, id: string): Promise<Call> {
  return ask(program, `/api/calls/${id}`);
}

/** Milliseconds between two looks: these tests wait for long, beside others that compute. */
export const PATIENTLY = { pause: 250 };

/** Waits until both have spoken. */
export async function inConversation(program: Program, id: string): Promise<void> {
  await until(
    "a conversation",
    async () => {
      const { messages } = await readCall(program, id);
      return messages.some(({ speaker }) => speaker === "caller") || null;
    },
    PATIENTLY,
  );
}

/** Waits until nobody has anything more to do about the call; the program may be away meanwhile. */
export function untilOver(program: Program, id: string): Promise<Call> {
  return until(
    "the end of a call",
    async () => {
      const open = await ask(program, "/api/calls/active").catch(() => null);
      if (!open || open.some((other: Call) => other.id === id)) return null;
      // Read after it was closed: before, it may have been just about to end.
      return readCall(program, id).catch(() => null);
    },
    PATIENTLY,
  );
}
