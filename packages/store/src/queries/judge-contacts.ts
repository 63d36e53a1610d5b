import type { DialledContact } from "@rufbaum/calls";
import { type PhoneNumberKind, takesText } from "@rufbaum/dialing";
import type { Callee, Denial, DialDecision, DialRules } from "@rufbaum/dialing/lawful-calling";
import { type CarrierName, reachesPeople } from "@rufbaum/telephony";
import { and, inArray, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { calls, isOpenCall, otherParty } from "../schema/calls.ts";
import { contacts } from "../schema/contacts.ts";
import { readCallees } from "./callees.ts";
import type { CampaignFacts } from "./campaign-facts.ts";
import { listBeingToldCode } from "./own-numbers.ts";

/** What campaigns are held to. */
export interface LawfulDials {
  /** Who is to place the calls. */
  carrier: CarrierName;
  /** Whether a denial holds a call back; else it is only written down with it. */
  holdsBack: boolean;
  lostCalls: DialRules["lostCalls"];
  /** Calls of one campaign to one contact; `null`: no limit. */
  attempts: number | null;
  deciding(campaign: CampaignFacts): (callee: Callee, now: number) => DialDecision;
  /** What the campaign has set for itself, and holds back in any case. */
  planned(campaign: CampaignFacts): (callee: Callee, now: number) => DialDecision;
}

/** Somebody who is due, and for which campaign. */
export interface Candidate {
  contact: number;
  attempts: number;
  of: { key: number; facts: CampaignFacts };
}

/** What was asked about, and whether he may be called now. */
export type Judged<Asked> = Asked & (Unfree | Free);

type Unfree =
  | { verdict: "gone" }
  | { verdict: "in-call" }
  | { verdict: "held"; denials: readonly [Denial, ...Denial[]] };

export interface Free {
  verdict: "free";
  person: DialledContact;
  denials: readonly Denial[] | null;
  consentId: string | null;
}

/** Asks of each whether he may be called now; two campaigns may both be told the same number. */
export async function judge<Asked extends Candidate>(
  tx: Database,
  asked: readonly Asked[],
  lawful: LawfulDials,
  now: number,
): Promise<Judged<Asked>[]> {
  const persons = await readPersons(
    tx,
    asked.map(({ contact }) => contact),
  );
  const known = asked.flatMap((one) => {
    const person = persons.get(one.contact);
    return person ? [{ ...one, person }] : [];
  });
  const numbers = known.map(({ person }) => person.number);
  const [inCall, callees] = await Promise.all([
    listInCall(tx, numbers, now, lawful.holdsBack ? known : []),
    readCallees(
      tx,
      known.map(({ attempts, person: { number, country, kind } }) => ({
        ...{ number, country, kind, attemptsInCampaign: attempts },
      })),
      { carrier: lawful.carrier, now },
    ),
  ]);
  const deciding = new Map<number, ReturnType<LawfulDials["deciding"]>>();
  const judged: Judged<Asked>[] = asked
    .filter(({ contact }) => !persons.has(contact))
    .map((one) => ({ ...one, verdict: "gone" }));
  for (const [place, one] of known.entries()) {
    const { person, of } = one;
    if (inCall.has(person.number)) {
      judged.push({ ...one, verdict: "in-call" });
      continue;
    }
    const decide = deciding.get(of.key) ?? lawful.deciding(of.facts);
    deciding.set(of.key, decide);
    const callee = callees[place] as Callee;
    const decision = decide(callee, now);
    const denials = decision.allowed ? null : decision.denials;
    const binding = lawful.holdsBack ? decision : lawful.planned(of.facts)(callee, now);
    if (!binding.allowed) {
      judged.push({ ...one, verdict: "held", denials: binding.denials });
      continue;
    }
    const isReal = reachesPeople(lawful.carrier);
    const consentId = decision.allowed && isReal ? decision.consentId : null;
    judged.push({ ...one, verdict: "free", denials, consentId });
  }
  return judged;
}

type Person = DialledContact & { country: string; kind: PhoneNumberKind };

async function readPersons(tx: Database, sequences: readonly number[]) {
  const { sequence, number, country, kind, firstName, lastName, company, email } = contacts;
  const { postcode, customFields } = contacts;
  const rows = await tx
    .select({
      ...{ sequence, number, country, kind, firstName, lastName, company, email },
      ...{ postcode, customFields },
    })
    .from(contacts)
    .where(inArray(sequence, [...sequences]));
  return new Map<number, Person>(rows.map(({ sequence: contact, ...person }) => [contact, person]));
}

/** Whoever called whom: who speaks with us, or is just told a code, is not called as well. */
async function listInCall(
  tx: Database,
  numbers: readonly string[],
  now: number,
  coded: readonly { person: Person }[],
): Promise<Set<string>> {
  const number = sql<string>`asked.number`;
  const isOpen = tx
    .select({ one: sql`1` })
    .from(calls)
    .where(and(isOpenCall(calls), sql`${otherParty(calls)} = ${number}`))
    .limit(1);
  const told = coded.flatMap(({ person }) => (takesText(person.kind) ? [] : [person.number]));
  const [open, codes] = await Promise.all([
    tx.select({ number }).from(
      sql`json_array_elements_text(${JSON.stringify(numbers)}::json) as asked(number)
          cross join lateral ${isOpen} as open`,
    ),
    told.length === 0 ? [] : listBeingToldCode(tx, told, now),
  ]);
  return new Set([...open.map((call) => call.number), ...codes]);
}
