import type { Client, LiveMessage } from "../client.ts";
import { CliError } from "../errors.ts";
import { FINAL, findCall } from "./call-follower.ts";
import type { RunningCall } from "./watch-calls.ts";

/**
 * Remembers how far each call in progress was told, so that after a gap the rest can be told.
 *
 * What was said before the watching began is told no more: a call that runs already then counts as
 * told to where it stands.
 */
export function createCatchUp() {
  /** The last utterance told of each call; `null`: none, so all are due. */
  const told = new Map<string, string | null>();
  /** As it was when the connection broke. */
  let before = new Map<string, string | null>();
  /** Utterances told since, as long as the missed ones have not all been told. */
  let since: Set<string> | null = null;

  return {
    /** Calls that run when the watching begins. */
    begin(calls: readonly RunningCall[]): void {
      for (const { id, lastMessages } of calls) {
        if (!told.has(id)) told.set(id, lastMessages.at(-1)?.id ?? null);
      }
      since = null;
    },
    heard(message: LiveMessage): void {
      if (message.type === "call-started" && !told.has(message.call.id)) {
        told.set(message.call.id, null);
      }
      if (message.type === "call-said") {
        told.set(message.callId, message.message.id);
        since?.add(message.message.id);
      }
      if (message.type === "call-ended") told.delete(message.callId);
    },
    lost(): void {
      before = new Map(told);
      since = new Set();
    },
    /** Tells what the calls known before the gap, and those begun in it, have said meanwhile. */
    async tellMissed(
      client: Client,
      running: readonly RunningCall[],
      tell: (message: LiveMessage) => void,
    ): Promise<void> {
      for (const { id } of running) {
        if (!before.has(id)) before.set(id, null);
        if (!told.has(id)) told.set(id, null);
      }
      for (const [callId, last] of before) {
        const call = await findCall(client, callId).catch((error: unknown) => {
          if (error instanceof CliError && error.reason === "unknown-call") return null;
          throw error;
        });
        if (!call) {
          told.delete(callId);
          continue;
        }
        const { messages, callSid, status, outcome, endReason, error } = call;
        const from = messages.findIndex(({ id }) => id === last) + 1;
        for (const message of messages.slice(from)) {
          if (!since?.has(message.id)) tell({ type: "call-said", callId, message });
        }
        // Where it is known no more, the end was told meanwhile.
        if (FINAL.includes(status) && told.has(callId)) {
          tell({ type: "call-ended", callId, callSid, status, outcome, endReason, error });
        }
      }
      since = null;
    },
  };
}
