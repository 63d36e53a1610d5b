import type { Clock, Network, Random, Timers } from "@rufbaum/runtime";
import type { Address, CallRecord, FinalStatus, ScriptSource, StatusEvent } from "./call-record.ts";
import type { Callee } from "./callee/callee.ts";
import type { Fate } from "./fate.ts";
import type { PhoneLine } from "./line/phone-line.ts";
import type { Rooms } from "./line/room.ts";
import type { Recordings } from "./recordings/recordings.ts";
import type { StartQueue } from "./start-queue.ts";
import type { Webhooks } from "./webhooks.ts";

/** What every call of one emulator shares. */
export interface Exchange {
  clock: Clock;
  timers: Timers;
  network: Network;
  speed: number;
  queue: StartQueue;
  /** Of relays: words and keys that cut the agent off are told in any case. */
  tellsInterruptions: boolean;
  webhooks: Webhooks;
  recordings: Recordings;
  /** Conferences. */
  rooms: Rooms;
  resolveUrl(publicUrl: string): string;
  /** Calls somebody for a call in progress; `null` for a number that can't be called. */
  dial(parent: CallRecord, wanted: DialRequest, leg: Leg): EmulatedCall | null;
  /** A call's last word has been told. */
  over(record: CallRecord): void;
}

export interface DialRequest {
  to: string;
  from: string;
  /** Seconds. */
  ringTimeout: number;
  timeLimit: number;
  status: Address | null;
  statusEvents: ReadonlySet<StatusEvent>;
}

/** What becomes of a call that another call's script placed: it has no script of its own. */
export interface Leg {
  answered(line: PhoneLine): void;
  over(status: FinalStatus): void;
}

export interface EmulatedCall {
  readonly record: CallRecord;
  /** Ends the call in any state, as REST does; `false` if it is over already. */
  hangUp(): boolean;
  /** Cuts off what a call in progress does and gives it another script; `false` if it is none. */
  redirect(source: ScriptSource): boolean;
  /** Forgets everything that is still to come, without a word to the app. */
  close(): void;
}

export interface CallOptions {
  fate: Fate;
  /** Whoever is at the other end: who picks up, or who calls in. */
  callee: Callee;
  random: Random;
  leg?: Leg | undefined;
}
