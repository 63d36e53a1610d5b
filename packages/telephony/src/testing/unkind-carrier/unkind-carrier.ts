import type { Clock, Timers } from "@rufbaum/runtime";
import { type Account, createAccount } from "./account.ts";
import type { Call } from "./call.ts";
import type { Fate } from "./fate.ts";
import { createRest } from "./rest.ts";
import { countedSids, type Reach, type World, waiting } from "./world.ts";

export interface UnkindCarrierOptions {
  clock: Clock;
  timers: Timers;
  reach: Reach;
  accountSid: string;
  authToken: string;
  /** The first of the account's numbers, E.164. */
  from: string;
  /** What becomes of calls to a number. */
  fateOf(number: string): Fate;
  /** How fast people and callbacks are; 1 unless given. Answers are waited for in real time. */
  speed?: number;
}

export interface UnkindCarrier {
  /** The REST API. */
  fetch(request: Request): Promise<Response>;
  account: Account;
  /** In the order in which they came about. */
  calls(): readonly Call[];
  /** The numbers that calls were asked for to, each time. */
  asked: readonly string[];
  /** What the documentation does not allow the other end to do, and it did. */
  complaints: readonly string[];
}

/**
 * A second carrier, written from Twilio's public documentation and from nothing of ours, which does
 * whatever that documentation allows and a kind carrier never does: callbacks come twice, late, in
 * any order and after the end; fields are empty or unknown; lists come in pages; only what the
 * documents ask for is told, and what no documentation knows is noted as a complaint.
 */
export function createUnkindCarrier(options: UnkindCarrierOptions): UnkindCarrier {
  const { clock, timers, reach, accountSid, authToken, from, fateOf, speed = 1 } = options;
  const complaints: string[] = [];
  const asked: string[] = [];
  const calls = new Map<string, Call>();
  const world: World & { speed: number } = {
    clock,
    timers,
    reach,
    accountSid,
    authToken,
    speed,
    wait: waiting(timers, speed),
    sid: countedSids(),
    complain: (about) => void complaints.push(about),
  };
  const account = createAccount(world, from);
  const note = (to: string) => void asked.push(to);
  return {
    fetch: createRest({ world, account, calls, fateOf, asked: note }),
    account,
    calls: () => [...calls.values()],
    asked,
    complaints,
  };
}
