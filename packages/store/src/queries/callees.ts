import { type PhoneNumberKind, takesText } from "@rufbaum/dialing";
import type { Callee } from "@rufbaum/dialing/lawful-calling";
import { regionsOf } from "@rufbaum/dialing/regions";
import type { CarrierName } from "@rufbaum/telephony";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, otherParty } from "../schema/calls.ts";
import { contacts } from "../schema/contacts.ts";
import { findCallBackWish } from "./call-back-wishes.ts";
import { readConsents } from "./consent-entries.ts";
import { isConfirmedOwn, readCodeTimes } from "./own-numbers.ts";
import { findSubject, findSuppression } from "./suppressions.ts";
import { isMaybeTaken } from "./taken-calls.ts";

/** All that the rules of lawful calling ask of somebody. `now` in milliseconds since 1970. */
export async function readCallee(
  db: Database,
  asked: {
    /** E.164, and as it was read. */
    number: string;
    country: string;
    kind: PhoneNumberKind;
    /** How often the campaign that asks has called him. */
    attemptsInCampaign: number;
    /** Who is to place the call. */
    carrier: CarrierName;
    now: number;
  },
): Promise<Callee> {
  const { number, country, kind, attemptsInCampaign, carrier, now } = asked;
  const subject = await findSubject(db, { number });
  const [contact] = await db
    .select({
      company: contacts.company,
      regions: contacts.regions,
      postcode: contacts.postcode,
    })
    .from(contacts)
    .where(eq(contacts.number, number));
  const blocked = await findSuppression(db, { number });
  const stored = (contact?.regions ?? "").split(" ").filter((region) => region !== "");
  const found = regionsOf({ e164: number, country, kind, postcode: contact?.postcode ?? "" });
  // Older versions stored the postcode's alone.
  const isStored = stored.length > 0 && found.by !== "both";
  return {
    number,
    country,
    kind,
    regions: isStored ? stored : found.regions,
    isBusiness: (contact?.company ?? "").trim() !== "",
    suppression: blocked && { reason: blocked.reason, since: blocked.createdAt },
    consents: subject === null ? [] : await readConsents(db, subject),
    callBackWish: await findCallBackWish(db, { number, carrier }),
    attempts: await readAttempts(db, { number, kind, since: now - EIGHT_DAYS }),
    attemptsInCampaign,
    isOwnNumber: await isConfirmedOwn(db, { number, carrier }),
  };
}

const EIGHT_DAYS = 8 * 24 * 60 * 60_000;

/** When the carrier took a call to the number, or may have taken it; of all servers, in order. */
async function readAttempts(
  db: Database,
  { number, kind, since }: { number: string; kind: PhoneNumberKind; since: number },
): Promise<number[]> {
  const rows = await db
    .select({ at: calls.createdAt })
    .from(calls)
    .where(
      and(
        eq(sql`${otherParty(calls)}`, number),
        eq(calls.direction, "outbound"),
        gt(calls.createdAt, since),
        isMaybeTaken,
      ),
    )
    .orderBy(asc(calls.createdAt));
  // Where no text arrives a code was told by a call.
  const codes = takesText(kind) ? [] : await readCodeTimes(db, { number, since });
  return [...rows.map(({ at }) => at), ...codes].sort((one, other) => one - other);
}
