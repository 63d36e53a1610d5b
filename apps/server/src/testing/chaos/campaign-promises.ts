import type { TestClient } from "@rufbaum/store/testing";
import type { LedCampaign } from "./campaigner.ts";
import type { Dialled } from "./lawful.ts";

/** A call as the carrier has it; milliseconds since 1970. */
export interface CarriedCall {
  sid: string;
  to: string;
  createdAt: number;
  endedAt: number | null;
}

/** A campaign as the database has it. */
export interface KeptCampaign {
  id: string;
  status: string;
  attempts: number;
  contacts: readonly {
    number: string;
    standing: string;
    attempts: number;
    dueAt: number | null;
  }[];
  /** Its calls, by their ids, and whom they are to. */
  calls: readonly { id: string; number: string }[];
  /** What the counts say, and what counting says. */
  counted: readonly [told: string, found: string];
}

const OPEN: ReadonlySet<string> = new Set(["waiting", "again", "calling"]);
/** Milliseconds after which somebody who is due has been called. */
const OVERDUE = 120_000;
/** Milliseconds within which somebody who waits is called again: windows and days off let him wait. */
const FAR = 8 * 86_400_000;

/** Those that were not deleted. */
export async function readCampaigns(client: TestClient): Promise<KeptCampaign[]> {
  const { rows } = await client.query(`
    select id, status, (plan::json ->> 'attempts')::int as attempts,
      coalesce((select json_agg(json_build_object('number', number, 'standing', standing,
        'attempts', attempts, 'dueAt', extract(epoch from due_at) * 1000) order by position)
        from campaign_contacts join contacts on contacts.sequence = contact
        where campaign = key), '[]')::text as contacts,
      coalesce((select json_agg(json_build_object('id', calls.id, 'number', number) order by calls.id)
        from calls join contacts on contacts.sequence = calls.contact
        where calls.campaign = key), '[]')::text as calls,
      json_build_array(
        (select string_agg(standing || ' ' || amount, ', ' order by standing) from (
          select standing, sum(amount) as amount from campaign_counts
          where campaign = key and amount <> 0 group by standing) as told),
        (select string_agg(standing || ' ' || amount, ', ' order by standing) from (
          select standing, count(*) as amount from campaign_contacts
          where campaign = key group by standing) as found))::text as counted
    from campaigns where deleted_at is null order by key`);
  return (rows as Record<"contacts" | "calls" | "counted", string>[]).map((row) => ({
    ...(row as unknown as KeptCampaign),
    contacts: JSON.parse(row.contacts),
    calls: JSON.parse(row.calls),
    counted: JSON.parse(row.counted),
  }));
}

/** What campaigns did wrong, once everything has come to rest. `now`: milliseconds since 1970. */
export function faultsOfCampaigns(
  campaigns: readonly KeptCampaign[],
  {
    led,
    dialled,
    grace,
    now,
    isClockRight,
  }: {
    led: readonly LedCampaign[];
    /** By whose word: the carrier's. */
    dialled: readonly Dialled[];
    /** The longest that a call may have been on its way to the carrier. */
    grace: number;
    now: number;
    /** With clocks an hour apart the carrier is asked in vain, and nobody is due when he is. */
    isClockRight: boolean;
  },
): string[] {
  return campaigns.flatMap((campaign) => {
    const { id } = campaign;
    const known = led.find((one) => one.id === id);
    const own = new Set(campaign.calls.map((call) => call.id));
    const asked = dialled.filter(({ callId }) => own.has(callId));
    return [
      ...faultsOfContacts(campaign, { asked, now, isClockRight }),
      ...(known ? faultsOfLeading(campaign, known, { asked, grace }) : []),
    ].map((fault) => `${id}: ${fault}`);
  });
}

function faultsOfContacts(
  { status, attempts: most, contacts, calls, counted }: KeptCampaign,
  { asked, now, isClockRight }: { asked: readonly Dialled[]; now: number; isClockRight: boolean },
): string[] {
  const faults: string[] = [];
  const [told, found] = counted;
  if (told !== found) faults.push(`counts ${told}, but has ${found}`);
  for (const { number, standing, attempts, dueAt } of contacts) {
    const taken = asked.filter(({ to }) => to === number).length;
    if (taken > most) faults.push(`${number}: called ${taken} times, ${most} were planned`);
    if (isClockRight && taken > attempts) {
      faults.push(`${number}: called ${taken} times, ${attempts} are known`);
    }
    if (standing === "calling") faults.push(`${number}: still being called`);
    else if (!OPEN.has(standing)) {
      const wasCalled = calls.some((call) => call.number === number);
      if (standing !== "skipped" && !wasCalled)
        faults.push(`${number}: ${standing} without a call`);
    } else if (status === "completed") faults.push(`${number}: left behind, ${standing}`);
    else if (dueAt === null) faults.push(`${number}: forgotten, ${standing}`);
    else if (dueAt > now + FAR) faults.push(`${number}: put off until ${new Date(dueAt)}`);
    else if (isClockRight && status === "running" && dueAt < now - OVERDUE) {
      faults.push(`${number}: overdue`);
    }
  }
  return faults;
}

function faultsOfLeading(
  { contacts }: KeptCampaign,
  { numbers, halts }: LedCampaign,
  { asked, grace }: { asked: readonly Dialled[]; grace: number },
): string[] {
  const faults: string[] = [];
  for (const number of numbers) {
    const times = contacts.filter((contact) => contact.number === number).length;
    if (times !== 1) faults.push(`${number}: is in it ${times} times`);
  }
  for (const { from, to } of halts) {
    for (const { at, ...call } of asked) {
      if (at > from + grace && at < to) faults.push(`${call.to}: called although it was stopped`);
    }
  }
  return faults;
}

/** Calls to a number while another one to it went on. */
export function faultsOfOverlap(calls: readonly CarriedCall[]): string[] {
  return [...Map.groupBy(calls, ({ to }) => to)].flatMap(([to, own]) => {
    const inOrder = own.toSorted((one, other) => one.createdAt - other.createdAt);
    return inOrder.flatMap(({ sid, createdAt }, place) => {
      const before = inOrder[place - 1];
      const isOver = !before || (before.endedAt !== null && before.endedAt <= createdAt);
      return isOver ? [] : [`${to}: ${sid} was placed while ${before.sid} went on`];
    });
  });
}
