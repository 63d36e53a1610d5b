import type { MayNotDial } from "@rufbaum/calls";
import type { PhoneNumberKind } from "@rufbaum/dialing";
import { mayDial } from "@rufbaum/dialing/lawful-calling";
import {
  CODE_CALL_LASTS,
  type Database,
  holdDialling,
  openCallWith,
  readCallee,
  readCodeTimes,
} from "@rufbaum/store";
import type { CarrierName } from "@rufbaum/telephony";
import { readDialSettings, rulesHoldBack } from "../lawful-calling/dial-settings.ts";
import { dialledFor } from "../lawful-calling/dialled-for.ts";
import { mayNotDial } from "../lawful-calling/lawful-dialling.ts";

export type MayNotTell = MayNotDial | { code: "number-busy" };

export interface Called {
  /** E.164, and as it was read. */
  number: string;
  country: string;
  kind: PhoneNumberKind;
}

/**
 * What forbids a call that tells somebody a code; `null` if nothing does. He asked for it himself, so
 * that no consent is needed; but if the number is another's, his nights, holidays and what else the
 * rules leave him are kept, and who speaks with us is not called as well.
 */
export function createMayTell(carrierName: () => CarrierName) {
  return async (tx: Database, called: Called, now: number): Promise<MayNotTell | null> => {
    const carrier = carrierName();
    const settings = await readDialSettings(tx);
    if (!rulesHoldBack(settings, carrier)) return null;
    const { rules, purpose } = settings;
    // No call is claimed meanwhile, and no block passes by.
    await holdDialling(tx);
    const { number } = called;
    const [latest = 0] = (await readCodeTimes(tx, { number, since: now - CODE_CALL_LASTS })).slice(
      -1,
    );
    if (latest > 0 || (await openCallWith(tx, number))) return { code: "number-busy" };
    const callee = await readCallee(tx, { ...called, attemptsInCampaign: 0, carrier, now });
    const decision = mayDial(
      callee,
      dialledFor({
        kind: "test",
        company: null,
        settings: { rules: { ...rules, consent: "not-needed" }, purpose },
      }),
      now,
    );
    return decision.allowed ? null : mayNotDial(called.number, decision.denials, now);
  };
}
