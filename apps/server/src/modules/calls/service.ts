import { type CallsDeps as LeadingDeps, createCalls as leadCalls } from "@rufbaum/calls";
import type { Database, DialLimits } from "@rufbaum/store";
import { describeCarrierError } from "@rufbaum/telephony/twilio";
import type { Live } from "../../live/live.ts";
import { announcing } from "./announcing.ts";
import { callStore, treeStore } from "./call-store.ts";
import { createCallReading } from "./reading.ts";
import { describeCallFault, telling } from "./refusals.ts";

type Ports = "store" | "trees" | "announce" | "describe" | "callerNumberRefused";

export interface CallsDeps extends Omit<LeadingDeps, Ports> {
  db: Database;
  /** The same data, for lists: `db` unless said otherwise. */
  reading?: Database;
  /** The carrier took no call from this number, and says why in German. */
  callerNumberRefused?(number: string, why: string): Promise<void>;
  /** How much may be dialled, by all servers on the data together. */
  limits(): Promise<DialLimits>;
  live: Live;
}

export type Calls = ReturnType<typeof createCalls>;

/** What leads calls, on the database and with its events on the socket, and what is read of calls. */
export function createCalls(deps: CallsDeps) {
  const { db, live, callerNumberRefused, limits, ...given } = deps;
  const { clock } = deps.runtime;
  const { existing, treeOf, ...calls } = leadCalls({
    ...given,
    ...(callerNumberRefused && {
      callerNumberRefused: (number, error) =>
        callerNumberRefused(number, describeCarrierError(error).message),
    }),
    store: callStore(db, limits),
    trees: treeStore(db),
    announce: announcing({ live, clock }),
    describe: describeCallFault,
  });
  const reading = createCallReading({
    db,
    reading: deps.reading ?? db,
    clock,
    existing,
    treeOf,
    carrier: deps.carrier,
  });

  return {
    ...calls,
    place: told(calls.place),
    hangUp: told(calls.hangUp),
    say: told(calls.say),
    transfer: told(calls.transfer),
    mark: told(calls.mark),
    active: reading.active,
    list: told(reading.list),
    find: told(reading.find),
    recording: told(reading.recording),
  };
}

/** The same, with refusals as clients are told of them. */
function told<Given extends unknown[], T>(work: (...given: Given) => Promise<T>) {
  return (...given: Given) => telling(work(...given));
}
