import type { Clock } from "@rufbaum/runtime";
import {
  type CallRecord,
  type Database,
  findCall,
  lastMessages,
  listCalls,
  listMessages,
  listOpenCalls,
} from "@rufbaum/store";
import { DomainError } from "../../errors.ts";
import type { ActiveCall, TranscriptMessage } from "../../live/messages.ts";
import type { Snapshots } from "./snapshots.ts";
import { type CallView, viewActiveCall, viewCall, viewMessage } from "./views.ts";

/** Utterances shown with a running call in a list. */
const LAST_WORDS = 2;

export type CallReading = ReturnType<typeof createCallReading>;

/** What pages and the command line see of calls; changes nothing. */
export function createCallReading(deps: { db: Database; clock: Clock; snapshots: Snapshots }) {
  const { db, clock, snapshots } = deps;

  /** By our id or the carrier's. @throws DomainError `unknown-call` */
  async function existing(id: string): Promise<CallRecord> {
    const call = await findCall(db, id);
    if (call) return call;
    throw new DomainError("unknown-call", `Es gibt keinen Anruf mit der Kennung „${id}“.`, {
      status: 404,
    });
  }

  async function active(): Promise<ActiveCall[]> {
    const calls = await listOpenCalls(db);
    const ids = calls.map((call) => call.id);
    const messages = await lastMessages(db, ids, LAST_WORDS);
    const now = clock.now();
    return Promise.all(
      calls.map(async (call) => {
        const titles = await snapshots.titlesOf(call);
        const last = (messages.get(call.id) ?? []).map((message) =>
          viewMessage(message, call, titles),
        );
        return viewActiveCall(call, titles, last, now);
      }),
    );
  }

  async function list(limit: number): Promise<CallView[]> {
    const now = clock.now();
    return (await listCalls(db, { limit })).map((call) => viewCall(call, now));
  }

  async function find(
    id: string,
  ): Promise<CallView & { messages: TranscriptMessage[]; path: string[] }> {
    const call = await existing(id);
    const titles = await snapshots.titlesOf(call);
    const messages = await listMessages(db, call.id);
    return {
      ...viewCall(call, clock.now()),
      messages: messages.map((message) => viewMessage(message, call, titles)),
      path: [...(call.state?.path ?? [])],
    };
  }

  return { existing, active, list, find };
}
