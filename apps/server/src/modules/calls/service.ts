import { type CallsDeps as LeadingDeps, createCalls as leadCalls } from "@rufbaum/calls";
import type { Database, DialLimits } from "@rufbaum/store";
import type { CarrierName } from "@rufbaum/telephony";
import type { Words } from "@rufbaum/words";
import type { Live } from "../../live/live.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import type { LawfulDialling } from "../lawful-calling/lawful-dialling.ts";
import { createHeldSound } from "../recordings/held-sound.ts";
import { announcing } from "./announcing.ts";
import { callStore, treeStore } from "./call-store.ts";
import { createCallReading } from "./reading.ts";
import { telling } from "./refusals.ts";

type Ports = "store" | "trees" | "announce" | "ringTimeout" | "homeCountry";

export interface CallsDeps extends Omit<LeadingDeps, Ports> {
  db: Database;
  /** The same data, for lists: `db` unless said otherwise. */
  reading?: Database;
  /** How much may be dialled, by all servers on the data together. */
  limits(): Promise<DialLimits>;
  /** Holds calls to the rules. */
  lawful: LawfulDialling;
  live: Live;
  /** What the carrier is kept under. */
  carrierName: CarrierName;
  /** A call of a campaign is over. */
  campaignCallEnded?(): void;
  /** In which the socket tells what became of calls. */
  words(): Words;
}

export type Calls = ReturnType<typeof createCalls>;

/** What leads calls, on the database and with its events on the socket, and what is read of calls. */
export function createCalls(deps: CallsDeps) {
  const { db, live, limits, lawful, words, carrierName, ...given } = deps;
  const { clock } = deps.runtime;
  const announce = announcing({ live, clock, words });
  const { existing, treeOf, ...calls } = leadCalls({
    ...given,
    ringTimeout: lawful.ringTimeout,
    homeCountry: () => readHomeCountry(db),
    store: callStore({ db, clock, limits, lawful, carrierName }),
    trees: treeStore(db),
    announce(event) {
      announce(event);
      if (event.type === "call-ended" && event.call.attempt) deps.campaignCallEnded?.();
    },
  });
  const reading = createCallReading({
    db,
    reading: deps.reading ?? db,
    clock,
    existing,
    treeOf,
    sound: createHeldSound({ name: carrierName, carrier: deps.carrier }),
  });

  return {
    ...calls,
    treeOf,
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
