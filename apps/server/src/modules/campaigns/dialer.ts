import { createDialer, type Dialer } from "@rufbaum/calls";
import type { Runtime } from "@rufbaum/runtime";
import {
  claimContacts,
  completeCampaigns,
  type Database,
  type DialLimits,
  listRunningCampaigns,
  outageOf,
  pauseCampaign,
  reopenEnded,
  settleContacts,
} from "@rufbaum/store";
import type { Calls } from "../calls/service.ts";
import type { LawfulDialling } from "../lawful-calling/lawful-dialling.ts";
import type { CallerNumbers } from "../numbers/service.ts";
import { readTelephonySettings } from "../settings/telephony-settings.ts";
import { startOfDay } from "../today/start-of-day.ts";
import type { CampaignDialling } from "./campaign-port.ts";
import { toldHold } from "./told-hold.ts";

export interface CampaignDialerDeps {
  runtime: Pick<Runtime, "clock" | "timers" | "random">;
  db: Database;
  calls: Pick<Calls, "placeClaimed" | "withdrawClaimed" | "stopCampaign" | "treeOf">;
  callerNumbers: Pick<CallerNumbers, "choose">;
  lawful: Pick<LawfulDialling, "forCampaigns">;
  /** Whether a claim keeps all others from the database: the embedded one does one thing at a time. */
  isEmbedded: boolean;
  /** How much may be dialled, by all servers on the data together. */
  limits(): Promise<DialLimits>;
  /** Whose days they count. */
  timeZone(): string;
  refuseWhenFull?(): void;
  changed(campaignId: string): void;
  log(message: string): void;
}

/** Dials once it is started. */
export type CampaignDialer = CampaignDialling & Pick<Dialer, "start" | "stop">;

/** Calls in one go: a conversation waits for one claim at most (`bun run bench campaigns`). */
const CLAIMED = 24;
const CLAIMED_EMBEDDED = 8;

/** Dials what runs on the database. */
export function createCampaignDialer(deps: CampaignDialerDeps): CampaignDialer {
  const { runtime, db, calls, lawful, limits, timeZone } = deps;
  const { clock, random } = runtime;

  function time() {
    const now = clock.now();
    return { now, startOfDay: startOfDay(now, timeZone()) };
  }

  const dialer = createDialer({
    runtime,
    store: {
      running: () => listRunningCampaigns(db),
      async claim(campaigns, most) {
        const [limited, rules] = await Promise.all([limits(), lawful.forCampaigns()]);
        return claimContacts(db, campaigns, { limits: limited, lawful: rules, time, most });
      },
      settle: () =>
        settleContacts(db, {
          readRules: lawful.forCampaigns,
          now: clock.now(),
          share: () => random.number(),
        }),
      complete: (keys) => completeCampaigns(db, keys, clock.now()),
      reopen: () => reopenEnded(db, { now: clock.now() }),
      pause: (key, reason) => pauseCampaign(db, key, reason, clock.now()),
      isOutage: (error) => outageOf(error) !== null,
    },
    placeClaimed: calls.placeClaimed,
    withdrawClaimed: calls.withdrawClaimed,
    treeOf: calls.treeOf,
    callerNumber: (wanted) => deps.callerNumbers.choose(wanted),
    settings: () => readTelephonySettings(db),
    mostClaimed: deps.isEmbedded ? CLAIMED_EMBEDDED : CLAIMED,
    ...(deps.refuseWhenFull && { refuseWhenFull: deps.refuseWhenFull }),
    changed: deps.changed,
    log: deps.log,
  });

  return {
    wake: dialer.wake,
    start: dialer.start,
    stop: dialer.stop,
    async stopCalls(campaign, how) {
      await calls.stopCampaign(campaign?.key ?? null, how);
      dialer.wake();
    },
    holdOf({ key }) {
      const hold = dialer.holdOf(key);
      return hold && toldHold(hold);
    },
  };
}
