import type { MayNotDial } from "@rufbaum/calls";
import type { PhoneNumberKind } from "@rufbaum/dialing";
import { mayDial } from "@rufbaum/dialing/lawful-calling";
import { type Database, readCallee } from "@rufbaum/store";
import { type CarrierName, reachesPeople } from "@rufbaum/telephony";
import { readDialSettings } from "../lawful-calling/dial-settings.ts";
import { mayNotDial, ringTimeoutWithin } from "../lawful-calling/lawful-dialling.ts";

export interface Called {
  /** E.164, and as it was read. */
  number: string;
  country: string;
  kind: PhoneNumberKind;
}

/**
 * What forbids a call that tells somebody a code; `null` if nothing does. He asked for it himself, so
 * that no consent is needed; but if the number is another's, his nights and holidays are kept.
 */
export function createMayTell({ db, carrier }: { db: Database; carrier: CarrierName }) {
  return async (called: Called, now: number): Promise<MayNotDial | null> => {
    const { rules, purpose, applyInEmulator } = await readDialSettings(db);
    if (!reachesPeople(carrier) && !applyInEmulator) return null;
    const callee = await readCallee(db, { ...called, attemptsInCampaign: 0, carrier, now });
    const decision = mayDial(
      callee,
      {
        kind: "test",
        company: null,
        purpose,
        rules: { ...rules, consent: "not-needed" },
        windows: null,
        callerNumber: null,
        ringTimeout: ringTimeoutWithin(rules),
        lostCalls: null,
      },
      now,
    );
    return decision.allowed ? null : mayNotDial(called.number, decision.denials, now);
  };
}
