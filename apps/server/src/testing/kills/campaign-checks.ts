/** A call as the carrier has it, in milliseconds since 1970. */
export interface CarrierCall {
  sid: string;
  to: string;
  createdAt: number;
  endedAt: number | null;
}

/** A call as it is written down: of which contact, and as how manieth. */
export interface WrittenCall {
  id: string;
  sid: string | null;
  to: string;
  claim: number;
  outcome: string | null;
  answeredBy: string | null;
  endReason: string | null;
  isClosed: boolean;
}

/** Where a contact stands once the campaign is over. */
export interface DialledContact {
  to: string;
  standing: string;
  /** The denial's code that left him out, or the end reason of the last call. */
  reason: string;
  attempts: number;
  isDue: boolean;
}

/** Whom nobody may call any more: he said so, or somebody has to decide whether he did. */
export interface Blocked {
  to: string;
  /** Milliseconds since 1970. */
  since: number;
}

export interface DialledPlan {
  attempts: number;
  retries: Readonly<Record<string, { attempts: number }>>;
}

/** Everything that a campaign left behind, at the carrier and here. */
export interface DialledCampaign {
  plan: DialledPlan;
  numbers: readonly string[];
  carrier: readonly CarrierCall[];
  calls: readonly WrittenCall[];
  contacts: readonly DialledContact[];
  blocked: readonly Blocked[];
  counts: readonly { standing: string; amount: number }[];
}

/** The carrier was never asked, or surely took none. */
const NEVER_TAKEN = new Set(["not-placed", "carrier-busy", "may-not-dial", "hung-up-before"]);

/**
 * What is wrong about a campaign that is over: who was called how often, by the carrier's own word and
 * the numbers' fates; that no two calls to a number overlapped; and that nobody was lost.
 */
export function faultsOfCampaign(campaign: DialledCampaign): string[] {
  return [
    ...faultsOfCarrier(campaign),
    ...faultsOfLedger(campaign),
    ...faultsOfContacts(campaign),
    ...faultsOfBlocked(campaign),
    ...faultsOfCounts(campaign),
  ];
}

/** How often a number of the emulator's has to be called, whatever is killed meanwhile. */
export function wantedCalls(to: string, plan: DialledPlan): { least: number; most: number } {
  const exactly = (amount: number) => ({ least: amount, most: amount });
  const of = (outcome: string) => Math.min(plan.attempts, plan.retries[outcome]?.attempts ?? 1);
  if (isNoNumber(to)) return exactly(0);
  switch (to.at(-3)) {
    case "1":
      return exactly(of("busy"));
    case "2":
      return exactly(of("no-answer"));
    default:
      return { least: 1, most: plan.attempts };
  }
}

/** The emulator refuses these, as Twilio does numbers that nobody has. */
function isNoNumber(to: string): boolean {
  return to.at(-3) === "4";
}

function faultsOfCarrier({ plan, numbers, carrier }: DialledCampaign): string[] {
  const faults: string[] = [];
  const byNumber = Map.groupBy(carrier, ({ to }) => to);
  for (const to of byNumber.keys()) if (!numbers.includes(to)) faults.push(`${to}: is on no list`);
  for (const to of numbers) {
    const calls = (byNumber.get(to) ?? []).toSorted((a, b) => a.createdAt - b.createdAt);
    const { least, most } = wantedCalls(to, plan);
    if (calls.length < least || calls.length > most) {
      faults.push(`${to}: called ${calls.length} times instead of ${least} to ${most}`);
    }
    for (const [place, call] of calls.entries()) {
      const before = calls[place - 1];
      if (before && (before.endedAt === null || before.endedAt > call.createdAt)) {
        faults.push(`${to}: ${call.sid} was placed while ${before.sid} went on`);
      }
    }
  }
  return faults;
}

/** Carrier's calls and written ones are pairs, and each attempt but the last was to be repeated. */
function faultsOfLedger({ plan, carrier, calls, blocked }: DialledCampaign): string[] {
  const faults: string[] = [];
  const isBlocked = new Set(blocked.map(({ to }) => to));
  const known = new Map(carrier.map((call) => [call.sid, call]));
  const written = new Map<string, WrittenCall>();
  for (const call of calls) {
    if (!call.isClosed) faults.push(`${call.id}: is still open`);
    if (call.sid === null) continue;
    const twin = written.get(call.sid);
    if (twin) faults.push(`${call.sid}: is both ${twin.id} and ${call.id}`);
    written.set(call.sid, call);
    if (!known.has(call.sid)) faults.push(`${call.id}: the carrier knows no ${call.sid}`);
    else if (known.get(call.sid)?.to !== call.to) faults.push(`${call.id}: calls somebody else`);
  }
  for (const { sid, to } of carrier) {
    if (!written.has(sid)) faults.push(`${to}: nothing is written down of ${sid}`);
  }
  for (const [to, claims] of Map.groupBy(calls, (call) => call.to)) {
    const attempts = claims.toSorted((a, b) => a.claim - b.claim).filter(isAttempt);
    for (const [place, attempt] of attempts.entries()) {
      const isLast = place === attempts.length - 1;
      const again = isRepeated(attempts.slice(0, place + 1), plan);
      if (!isLast && !again) faults.push(`${to}: called again after ${attempt.outcome}`);
      if (isLast && again && !isBlocked.has(to)) {
        const ends = attempts.map(({ outcome, endReason }) => `${outcome}/${endReason}`);
        faults.push(`${to}: not called again after ${attempt.outcome} (${ends.join(", ")})`);
      }
    }
  }
  return faults;
}

function isAttempt({ sid, endReason }: WrittenCall): boolean {
  return sid !== null || !NEVER_TAKEN.has(endReason ?? "");
}

/** Whether there is to be another attempt after these. */
function isRepeated(attempts: readonly WrittenCall[], plan: DialledPlan): boolean {
  const last = attempts.at(-1);
  const rule = last && plan.retries[last.outcome ?? ""];
  if (!last || !rule || attempts.length >= plan.attempts) return false;
  // Who has a fax has it tomorrow, too; and a number that there is not, there will not be.
  if (last.answeredBy === "fax" || isNoNumber(last.to)) return false;
  return attempts.filter(({ outcome }) => outcome === last.outcome).length < rule.attempts;
}

function faultsOfContacts({ numbers, contacts, calls, plan }: DialledCampaign): string[] {
  const faults: string[] = [];
  const byNumber = Map.groupBy(contacts, ({ to }) => to);
  const written = Map.groupBy(calls, ({ to }) => to);
  for (const to of numbers) {
    const rows = byNumber.get(to) ?? [];
    if (rows.length !== 1) faults.push(`${to}: stands ${rows.length} times in the campaign`);
    for (const { standing, attempts, isDue } of rows) {
      if (["waiting", "again", "calling"].includes(standing) || isDue) {
        faults.push(`${to}: was left behind, ${standing}`);
      }
      const taken = (written.get(to) ?? []).filter(({ sid }) => sid !== null).length;
      if (attempts > plan.attempts) faults.push(`${to}: ${attempts} attempts are counted`);
      if (attempts < taken) faults.push(`${to}: ${attempts} attempts are counted of ${taken}`);
    }
  }
  return faults;
}

/** Nobody calls them after that; where a call was left to them, the block is why they have none. */
function faultsOfBlocked({ blocked, carrier, contacts }: DialledCampaign): string[] {
  return blocked.flatMap(({ to, since }) => {
    const late = carrier.filter((call) => call.to === to && call.createdAt > since);
    const others = contacts.filter(
      (one) => one.to === to && one.standing === "skipped" && one.reason !== "suppressed",
    );
    return [
      ...late.map(({ sid }) => `${to}: ${sid} was placed though the number is blocked`),
      ...others.map(({ reason }) => `${to}: left out for ${reason}, not for its block`),
    ];
  });
}

function faultsOfCounts({ contacts, counts }: DialledCampaign): string[] {
  const recounted = Map.groupBy(contacts, ({ standing }) => standing);
  const told = Map.groupBy(counts, ({ standing }) => standing);
  return [...new Set([...recounted.keys(), ...told.keys()])].flatMap((standing) => {
    const real = recounted.get(standing)?.length ?? 0;
    const said = (told.get(standing) ?? []).reduce((sum, { amount }) => sum + amount, 0);
    return real === said ? [] : [`${said} are counted as ${standing} instead of ${real}`];
  });
}
