import type { CampaignPlan } from "@rufbaum/dialing/campaigns";
import type { CallRecord, NewCall } from "../call.ts";

/** A campaign that dials, as it stands. */
export interface RunningCampaign {
  key: number;
  id: string;
  /** What its calls walk; `null`: it was started without, and can't call. */
  snapshotId: string | null;
  plan: CampaignPlan;
  otherColumns: readonly string[];
  /** Who started it. */
  startedBy: string | null;
}

/** Somebody whom a campaign calls now. `number`: E.164. */
export interface DialledContact {
  number: string;
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  postcode: string;
  customFields: Readonly<Record<string, string>>;
}

/** A campaign that dials, with what its calls are made of. */
export interface DialledCampaign {
  key: number;
  /** How many due contacts are looked at for each that may be called: more where most may not. */
  lookAhead: number;
  callTo(contact: DialledContact): Omit<NewCall, "createdAt" | "to" | "attempt" | "direction">;
}

/** Why a campaign begins no call just now; times in milliseconds since 1970, `null`: nobody knows. */
export interface DialHold {
  code:
    | "before-start"
    | "at-once"
    | "per-minute"
    | "server-at-once"
    | "server-per-minute"
    | "server-minutes-per-day"
    | "rules"
    | "nobody-due"
    | "carrier-later"
    | "carrier-down"
    | "no-caller-number"
    | "no-script";
  until: number | null;
  /** What of the rules holds all of it back; or why he waits who is next, in the words of his standing. */
  denial?: string;
}

/** What was written down in one go. */
export interface ClaimRound {
  calls: CallRecord[];
  /** Of campaigns that could begin none, by key. */
  holds: Map<number, DialHold>;
  /** Of each campaign how many were looked at, and how many of them may be called now. */
  looked: Map<number, { asked: number; allowed: number }>;
}

/** What changed. */
export interface Settled {
  contacts: number;
  /** The ids of the campaigns. */
  campaigns: Set<string>;
  /** Which of them was paused, and why. */
  paused: Map<string, PausedBy>;
}

export type PausedBy = "too-many-lost" | "too-many-faults" | "no-caller-number" | "carrier-refuses";

/** What dialling needs kept. */
export interface DialerStore {
  running(): Promise<RunningCampaign[]>;
  /**
   * Writes down the calls that may begin now, at most so many; each with its contact, so that nobody
   * else calls him.
   */
  claim(campaigns: readonly DialledCampaign[], most: number): Promise<ClaimRound>;
  /** Moves contacts on whose call is over; as often as it is asked for. */
  settle(): Promise<Settled>;
  /** Ends those of these campaigns in which nobody is left. @returns their keys */
  complete(keys: readonly number[]): Promise<number[]>;
  /** Lets those go on that ended although somebody is left. @returns their ids */
  reopen(): Promise<string[]>;
  /** @returns whether it was running */
  pause(key: number, reason: PausedBy): Promise<boolean>;
  /** Whether it failed because it was away, so that it may be asked again. */
  isOutage(error: unknown): boolean;
}
