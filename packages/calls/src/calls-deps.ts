import type { HomeCountry } from "@rufbaum/dialing";
import type { Runtime } from "@rufbaum/runtime";
import type { Understanding } from "@rufbaum/understanding";
import type { CallLine, CallRecord } from "./call.ts";
import type { Announce } from "./call-events.ts";
import type { CallStore, TreeStore } from "./call-store.ts";
import type { CarrierOf } from "./carrier-of.ts";
import type { Leaders } from "./leaders.ts";
import type { PlacingDeps } from "./placing.ts";
import type { SessionDeps } from "./session/session-ports.ts";

/** How conversations on the phone are led. */
export interface CallSettings {
  line: CallLine;
  /** Whether the carrier is asked what picked up, a person or a machine. */
  detectsMachines: boolean;
  /** Whom calls are passed on to, E.164. */
  operatorNumber: string | null;
  /** Who calls, as the voice says it to whoever calls back. */
  company: string | null;
  /** Whether calls are recorded, each only after the caller has agreed. */
  records: boolean;
  /** Who speaks where neither a tree nor its nodes say who does; `null`: the carrier's usual voice. */
  voice: string | null;
  /** By whose clock the voice tells times; IANA. */
  timeZone: string;
}

export interface CallsDeps {
  runtime: Pick<Runtime, "clock" | "timers" | "random">;
  store: CallStore;
  trees: TreeStore;
  carrierOf: CarrierOf;
  callerNumber: PlacingDeps["callerNumber"];
  callerNumberRefused?: NonNullable<PlacingDeps["callerNumberRefused"]>;
  /** @throws where what happens in a call could not be stored */
  refuseWhenFull?(): void;
  settings(): Promise<CallSettings>;
  understanding: Understanding;
  announce: Announce;
  act: SessionDeps["act"];
  /** Lets nobody call whom a call was with until a person has decided. */
  holdBack(call: CallRecord): Promise<void>;
  /** Seconds a call may ring; `RING_TIMEOUT` unless said otherwise. */
  ringTimeout?(): Promise<number>;
  /** Whose national spellings (`0512 …`) are meant; Germany's unless said otherwise. */
  homeCountry?(): Promise<HomeCountry>;
  /** Whether its carrier lives in this process, so that the call ends when it does. */
  endsWithUs(call: Pick<CallRecord, "carrier">): boolean;
  /** Who leads which call, where several servers share the data. */
  leaders?: Leaders;
  log(message: string): void;
}
