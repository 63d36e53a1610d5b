import type { CallRecord } from "@rufbaum/calls";
import { formatPhoneNumber } from "@rufbaum/dialing";
import type { CallClaim } from "@rufbaum/store";
import { DomainError } from "../../errors.ts";
import { nextDay, startOfDay } from "../today/start-of-day.ts";

type Refused = Extract<CallClaim, { ok: false }>;
type Reached = Exclude<Refused, { reason: "number-in-call" }>;

/** The moment at which a call was refused, and whose day it is. */
interface Moment {
  now: number;
  timeZone: string;
}

/** The refusal of a call that may not begin now: which call is in its way, or which limit. */
export function claimRefusal(refused: Refused, moment: Moment): DomainError {
  return refused.reason === "number-in-call"
    ? inCall(refused.call, moment)
    : limitReached(refused, moment);
}

function inCall(call: CallRecord | null, { now, timeZone }: Moment): DomainError {
  if (!call) return new DomainError({ code: "number-busy" }, { status: 409 });
  const { id: callId, callSid, treeId, treeName, direction, createdAt } = call;
  const isInbound = direction === "inbound";
  const since = new Date(createdAt).toISOString();
  return new DomainError(
    {
      code: "number-in-call",
      number: formatPhoneNumber(isInbound ? call.from : call.to),
      isInbound,
      since,
      isToday: createdAt >= startOfDay(now, timeZone),
      timeZone,
      treeName,
    },
    { status: 409, details: { callId, callSid, direction, treeId, treeName, since } },
  );
}

function limitReached(
  { reason, limit, used, ...known }: Reached,
  { now, timeZone }: Moment,
): DomainError {
  const midnight = () => nextDay(now, timeZone);
  const freeAt = limit === 0 ? null : reason === "minutesPerDay" ? midnight() : known.freeAt;
  const seconds = freeAt === null ? null : Math.max(1, Math.ceil((freeAt - now) / 1_000));
  return new DomainError(
    { code: REASONS[reason], limit, used, seconds },
    {
      status: 429,
      details: {
        limit,
        used,
        freeAt: freeAt === null ? null : new Date(freeAt).toISOString(),
        ...(seconds !== null && { retryAfterSeconds: seconds }),
      },
    },
  );
}

const REASONS = {
  atOnce: "too-many-calls",
  perMinute: "too-many-calls-per-minute",
  minutesPerDay: "too-many-minutes",
} as const satisfies Readonly<Record<Reached["reason"], string>>;
