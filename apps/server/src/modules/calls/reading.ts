import type { Clock } from "@rufbaum/runtime";
import {
  type CallFilter,
  type CallRecord,
  type Database,
  findCall,
  lastMessages,
  listCalls,
  listMessages,
  listOpenCalls,
  listRecordings,
  type RecordingRecord,
} from "@rufbaum/store";
import type { Carrier } from "@rufbaum/telephony";
import { DomainError } from "../../errors.ts";
import type { ActiveCall, TranscriptMessage } from "../../live/messages.ts";
import { sharedRead } from "../../shared-read.ts";
import { asked } from "./asked.ts";
import { type Snapshots, titlesIn } from "./snapshots.ts";
import { type CallView, viewActiveCall, viewCall, viewMessage } from "./views.ts";

/** Utterances shown with a running call in a list. */
const LAST_WORDS = 2;

export interface CallDetail extends CallView {
  messages: TranscriptMessage[];
  path: string[];
  /** `duration` in seconds, once it is completed. */
  recordings: Pick<RecordingRecord, "sid" | "status" | "duration">[];
}

export type CallQuery = Omit<CallFilter, "before"> & { before?: string | undefined; limit: number };

export type CallReading = ReturnType<typeof createCallReading>;

/** What pages and the command line see of calls; changes nothing. */
export function createCallReading(deps: {
  db: Database;
  /** The same data, for lists. */
  reading: Database;
  clock: Clock;
  snapshots: Snapshots;
  carrier: Pick<Carrier, "fetchRecording">;
}) {
  const { db, reading, clock, snapshots } = deps;

  /** By our id or the carrier's. @throws DomainError `unknown-call` */
  async function existing(id: string): Promise<CallRecord> {
    const call = await findCall(db, id);
    if (call) return call;
    throw new DomainError("unknown-call", `Es gibt keinen Anruf mit der Kennung „${id}“.`, {
      status: 404,
    });
  }

  /** Every dashboard asks for them every two seconds: one read does for all who ask meanwhile. */
  const active = sharedRead(readActive);

  async function readActive(): Promise<ActiveCall[]> {
    const calls = await listOpenCalls(reading);
    const ids = calls.map((call) => call.id);
    const messages = await lastMessages(reading, ids, LAST_WORDS);
    const now = clock.now();
    return Promise.all(
      calls.map(async (call) => {
        const tree = await snapshots.treeOf(call);
        const last = (messages.get(call.id) ?? []).map((message) =>
          viewMessage(message, call, titlesIn(tree)),
        );
        return viewActiveCall(call, tree, last, now);
      }),
    );
  }

  /** The newest first; `before` is the id of a call, only older ones follow. */
  async function list({ before, ...filter }: CallQuery): Promise<CallView[]> {
    const now = clock.now();
    const last = before === undefined ? undefined : await existing(before);
    const calls = await listCalls(reading, { ...filter, before: last });
    return calls.map((call) => viewCall(call, now));
  }

  async function find(id: string): Promise<CallDetail> {
    const call = await existing(id);
    const titles = titlesIn(await snapshots.treeOf(call));
    const messages = await listMessages(reading, call.id);
    const recordings = await listRecordings(reading, call.id);
    return {
      ...viewCall(call, clock.now()),
      messages: messages.map((message) => viewMessage(message, call, titles)),
      path: [...(call.state?.path ?? [])],
      recordings: recordings.map(({ sid, status, duration }) => ({ sid, status, duration })),
    };
  }

  /** The sound of a call, from the carrier. @throws DomainError `no-recording`, `carrier-refused` */
  async function recording(id: string): Promise<Response> {
    const call = await existing(id);
    const [made] = (await listRecordings(db, call.id)).filter(
      ({ status }) => status === "completed",
    );
    const sound = made && (await asked(deps.carrier.fetchRecording(made.sid)));
    if (sound) return sound;
    const message = "Von diesem Anruf gibt es keine Aufnahme.";
    throw new DomainError("no-recording", message, { status: 404 });
  }

  return { existing, active, list, find, recording };
}
