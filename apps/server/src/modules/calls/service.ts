import {
  type CallRecord,
  type CallsDeps as LeadingDeps,
  createCalls as leadCalls,
} from "@rufbaum/calls";
import { describeFault } from "@rufbaum/runtime";
import {
  type Database,
  type DialLimits,
  findCall,
  findCalledBefore,
  findCampaignByKey,
} from "@rufbaum/store";
import type { Words } from "@rufbaum/words";
import type { CarrierEnd } from "../../carrier-end.ts";
import type { CarrierEnds } from "../../carrier-ends.ts";
import type { Live } from "../../live/live.ts";
import { readHomeCountry } from "../lawful-calling/home-country.ts";
import type { LawfulDialling } from "../lawful-calling/lawful-dialling.ts";
import { createHeldSound } from "../recordings/held-sound.ts";
import { announcing } from "./announcing.ts";
import { createCallQueries } from "./call-queries.ts";
import { callStore, treeStore } from "./call-store.ts";
import { telling } from "./refusals.ts";

type Ports = "store" | "trees" | "announce" | "ringTimeout" | "homeCountry" | "carrierOf";

export interface CallsDeps extends Omit<LeadingDeps, Ports> {
  db: Database;
  /** The same data, for lists: `db` unless said otherwise. */
  sideDb?: Database;
  /** How much may be dialled, by all servers on the data together. */
  limits(): Promise<DialLimits>;
  /** Holds calls to the rules. */
  lawful: LawfulDialling;
  live: Live;
  ends: CarrierEnds<Pick<CarrierEnd, "name" | "carrier">>;
  /** A call of a campaign is over. */
  campaignCallEnded?(): void;
  /** Somebody whom it has called calls back, or what he said there moved him in it. */
  campaignChanged?(campaignId: string): void;
  /** Whose days the limits count. */
  timeZone(): string;
  /** In which the socket tells what became of calls. */
  words(): Words;
}

export type Calls = ReturnType<typeof createCalls>;

/** What leads calls, on the database and with its events on the socket, and what is read of calls. */
export function createCalls(deps: CallsDeps) {
  const { db, live, limits, lawful, words, timeZone, ends, ...given } = deps;
  const { clock } = deps.runtime;
  const announce = announcing({ live, clock, words });
  const { existing, treeOf, ...calls } = leadCalls({
    ...given,
    carrierOf: (call) => ends.of(call).carrier,
    ringTimeout: lawful.ringTimeout,
    homeCountry: () => readHomeCountry(db),
    store: callStore({ db, clock, timeZone, limits, lawful, ends }),
    trees: treeStore(db),
    announce(event) {
      announce(event);
      if (event.type === "call-ended" && event.call.attempt) deps.campaignCallEnded?.();
      if (event.type === "call-started" || event.type === "call-ended") tellOfCallBack(event.call);
      else if (event.type === "call-outcome") tellOfCallBack(event.callId);
    },
  });
  const queries = createCallQueries({
    db,
    sideDb: deps.sideDb ?? db,
    clock,
    existing,
    treeOf,
    sound: createHeldSound({ ends }),
  });

  /** To the campaign that had called whoever calls us, if one did. */
  function tellOfCallBack(call: CallRecord | string): void {
    if (!deps.campaignChanged) return;
    campaignOfCallBack(db, call)
      .then((id) => id && deps.campaignChanged?.(id))
      .catch((error: unknown) => {
        given.log(`a campaign was not told of a call-back: ${describeFault(error)}`);
      });
  }

  return {
    ...calls,
    existing: told(existing),
    treeOf,
    place: told(calls.place),
    hangUp: told(calls.hangUp),
    say: told(calls.say),
    transfer: told(calls.transfer),
    mark: told(calls.mark),
    unmark: told(calls.unmark),
    active: queries.active,
    list: told(queries.list),
    count: told(queries.count),
    find: told(queries.find),
    recording: told(queries.recording),
  };
}

async function campaignOfCallBack(db: Database, told: CallRecord | string): Promise<string | null> {
  const call = typeof told === "string" ? await findCall(db, told) : told;
  if (call?.direction !== "inbound" || call.from === "") return null;
  const { from: number, to: ours, createdAt: at } = call;
  const before = await findCalledBefore(db, { number, ours, at });
  return before && ((await findCampaignByKey(db, before.campaign))?.id ?? null);
}

/** The same, with refusals as clients are told of them. */
function told<Given extends unknown[], T>(work: (...given: Given) => Promise<T>) {
  return (...given: Given) => telling(work(...given));
}
