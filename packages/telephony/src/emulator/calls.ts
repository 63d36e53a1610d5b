import type { EmulatedCall } from "./call.ts";
import type { CallRecord } from "./call-record.ts";

/** The calls an emulator knows: those in progress, and the latest that are over. */
export interface Calls {
  add(call: EmulatedCall): void;
  find(sid: string): EmulatedCall | null;
  /** In the order they were placed. */
  records(): CallRecord[];
  remove(sid: string): void;
  /** A call is over; the oldest such call may now be forgotten. */
  retire(record: CallRecord): void;
  close(): void;
}

export function createCalls(keep: number): Calls {
  const calls = new Map<string, EmulatedCall>();
  const over = new Set<string>();

  return {
    add: (call) => void calls.set(call.record.sid, call),
    find: (sid) => calls.get(sid) ?? null,
    records: () => [...calls.values()].map((call) => call.record),
    remove(sid) {
      over.delete(sid);
      calls.delete(sid);
    },
    retire(record) {
      if (!calls.has(record.sid)) return;
      over.add(record.sid);
      calls.set(record.sid, remains(record));
      for (const sid of over) {
        if (over.size <= keep) return;
        over.delete(sid);
        calls.delete(sid);
      }
    },
    close() {
      for (const call of calls.values()) call.close();
    },
  };
}

/** All that is kept of a call that is over: its callee, timers and script may go. */
function remains(record: CallRecord): EmulatedCall {
  return { record, hangUp: () => false, redirect: () => false, close() {} };
}
