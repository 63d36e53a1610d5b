import type { CallRecord } from "@rufbaum/calls";
import { formatPhoneNumber } from "@rufbaum/dialing";
import type { CallClaim } from "@rufbaum/store";
import { DomainError } from "../../errors.ts";
import { HOME_TIME_ZONE, nextDay, startOfDay } from "../today/start-of-day.ts";

type Refused = Extract<CallClaim, { ok: false }>;
type Reached = Exclude<Refused, { reason: "number-in-call" }>;

/** The refusal of a call that may not begin now: which call is in its way, or which limit. */
export function claimRefusal(refused: Refused, now: number): DomainError {
  return refused.reason === "number-in-call"
    ? inCall(refused.call, now)
    : limitReached(refused, now);
}

function inCall(call: CallRecord, now: number): DomainError {
  const { id: callId, callSid, treeId, treeName, direction, createdAt } = call;
  const isInbound = direction === "inbound";
  const number = formatPhoneNumber(isInbound ? call.from : call.to);
  const what = isInbound ? `${number} ruft gerade selbst an` : `Zu ${number} läuft schon ein Anruf`;
  return new DomainError(
    "number-in-call",
    `${what}, seit ${timeOf(createdAt, now)} mit „${treeName}“. Legen Sie ihn auf, oder warten Sie, bis er endet.`,
    {
      status: 409,
      details: {
        callId,
        callSid,
        direction,
        treeId,
        treeName,
        since: new Date(createdAt).toISOString(),
      },
    },
  );
}

function limitReached({ reason, limit, used, ...known }: Reached, now: number): DomainError {
  const freeAt = limit === 0 ? null : reason === "minutesPerDay" ? nextDay(now) : known.freeAt;
  const seconds = freeAt === null ? null : Math.max(1, Math.ceil((freeAt - now) / 1_000));
  const { name, told } = WORDS[reason];
  const next = limit === 0 ? "Bei 0 wird niemand angerufen." : told(seconds ?? 1);
  return new DomainError(
    REASONS[reason],
    `Die Grenze für ${name} ist erreicht (${used} von ${limit}). ${next} Sie steht in den Einstellungen unter „Grenzen“.`,
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

const REASONS: Readonly<Record<Reached["reason"], string>> = {
  atOnce: "too-many-calls",
  perMinute: "too-many-calls-per-minute",
  minutesPerDay: "too-many-minutes",
};

const WORDS: Readonly<Record<Reached["reason"], { name: string; told(seconds: number): string }>> =
  {
    atOnce: {
      name: "gleichzeitige Anrufe",
      told: () => "Der nächste ist möglich, sobald einer endet.",
    },
    perMinute: {
      name: "Anrufe in einer Minute",
      told: (seconds) => `Der nächste ist in ${seconds} s möglich.`,
    },
    minutesPerDay: {
      name: "Gesprächsminuten an einem Tag",
      told: () => "Der nächste Anruf ist ab Mitternacht möglich.",
    },
  };

/** `10:03 Uhr`, with the date where that was not today. */
function timeOf(at: number, now: number): string {
  const isToday = at >= startOfDay(now, HOME_TIME_ZONE);
  const format = new Intl.DateTimeFormat("de-DE", {
    timeZone: HOME_TIME_ZONE,
    hour: "2-digit",
    minute: "2-digit",
    ...(!isToday && { day: "2-digit", month: "2-digit", year: "numeric" }),
  });
  return `${format.format(at)} Uhr`;
}
