import {
  type CampaignPlan,
  DIAL_ORDERS,
  type DialOrder,
  RETRIED_OUTCOMES,
  type RetriedOutcome,
  type RetryRule,
  USUAL_PLAN,
  WEEKDAYS,
  type Weekday,
  type WeekWindows,
} from "@rufbaum/dialing/campaigns";
import { type Command, InvalidArgumentError, Option } from "commander";
import { readComingInstant } from "../input/read-instant.ts";
import { wholeNumber } from "../usage-error.ts";

/** Commander takes no `null` for a value. */
type Amount = number | "any";

/** How a campaign is to dial, as it was typed. */
export interface PlanOptions {
  atOnce?: Amount;
  perMinute?: Amount;
  startsAt?: string;
  window?: WeekWindows | "any";
  attempts?: number;
  retry?: Partial<Record<RetriedOutcome, RetryRule>>;
  order?: DialOrder;
  share?: number;
  from?: string;
  purpose?: string;
  presumedConsent?: string;
}

export function withPlanOptions(command: Command): Command {
  return command
    .option("--at-once <number>", "calls open at once, or any", numberOrAny(1_000))
    .option("--per-minute <number>", "calls begun in a minute, or any", numberOrAny(60_000))
    .option(
      "--starts-at <time>",
      "not before: 2026-12-01T09:00, or 2h for in two hours; now: once it is started",
    )
    .option(
      "--window <hours>",
      'only then, where they are: "mon-fri 9-12,14-17"; may be repeated; any: when the rules allow it',
      windowsOrAny,
    )
    .option("--attempts <number>", "calls to one contact, all in all", wholeNumber(1, 30))
    .option(
      "--retry <rule>",
      `after what, how often and when again: busy=3x30m, voicemail=never; may be repeated; after ${RETRIED_OUTCOMES.join(", ")}`,
      retries,
    )
    .addOption(new Option("--order <order>", "who comes first").choices(DIAL_ORDERS))
    .option("--share <number>", "what part it gets beside other campaigns, usually 1", share)
    .option("--from <number>", "the number that is shown, of `rufbaum numbers list`")
    .option(
      "--purpose <text>",
      "what for, as consents name it (default: that of the settings)",
      textOf(0, 200),
    )
    .option(
      "--presumed-consent <reason>",
      "call businesses that would presumably agree, and answer for it with this reason",
      textOf(10, 1_000),
    );
}

/** What a request says of it; `undefined` where nothing was said. */
export function planOf(options: PlanOptions, now: number) {
  const { atOnce, perMinute, startsAt, window, attempts, retry, order, share, from, purpose } =
    options;
  const said = {
    ...(atOnce !== undefined && { atOnce: amountOf(atOnce) }),
    ...(perMinute !== undefined && { perMinute: amountOf(perMinute) }),
    ...(startsAt !== undefined && {
      startsAt: startsAt === "now" ? null : readComingInstant(startsAt, "--starts-at", now),
    }),
    ...(window && { windows: window === "any" ? null : writable(window) }),
    ...(attempts !== undefined && { attempts }),
    ...(retry && { retries: retry }),
    ...(order && { order }),
    ...(share !== undefined && { share }),
    ...(from !== undefined && { callerNumber: from }),
    ...(purpose !== undefined && { purpose }),
    ...(options.presumedConsent !== undefined && {
      presumedConsent: { reason: options.presumedConsent },
    }),
  };
  return Object.keys(said).length === 0 ? undefined : said;
}

function writable(week: WeekWindows) {
  const days = WEEKDAYS.map((day) => [day, [...week[day]]] as const);
  return Object.fromEntries(days) as Record<Weekday, { from: number; until: number }[]>;
}

function amountOf(amount: Amount): number | null {
  return amount === "any" ? null : amount;
}

function numberOrAny(most: number): (text: string) => Amount {
  const read = wholeNumber(1, most);
  return (text) => (text.toLowerCase() === "any" ? "any" : read(text));
}

/** As the server takes it, which trims it. */
export function textOf(least: number, most: number): (text: string) => string {
  return (text) => {
    const { length } = text.trim();
    if (length < least)
      throw new InvalidArgumentError(`It must have ${least} characters at least.`);
    if (length > most) throw new InvalidArgumentError(`It must have ${most} characters at most.`);
    return text;
  };
}

function share(text: string): number {
  const number = Number(text);
  if (number >= 0.01 && number <= 100) return number;
  throw new InvalidArgumentError("It must be a number from 0.01 to 100.");
}

/** The first two letters of each day, in English and German. */
const DAYS: Readonly<Record<string, number>> = {
  ...{ mo: 0, tu: 1, we: 2, th: 3, fr: 4, sa: 5, su: 6 },
  ...{ di: 1, mi: 2, do: 3, so: 6 },
};
const DAY_NAMES =
  /^(?:mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mo|di|mi|do|fr|sa|so)$/;
const WINDOW =
  /^(?<from>\d{1,2})(?::(?<fromMinute>[0-5]\d))?-(?<until>\d{1,2})(?::(?<untilMinute>[0-5]\d))?$/;
const HOW = 'Write it as "mon-fri 9-12,14-17", "sat 10:30-14" or "daily 9-20".';

function windowsOrAny(text: string, before?: WeekWindows | "any"): WeekWindows | "any" {
  if (text.trim().toLowerCase() === "any") return "any";
  return windows(text, before === "any" ? undefined : before);
}

/** Reads `mon-fri 9-12,14-17`; days that no window names are days off. */
export function windows(text: string, before?: WeekWindows): WeekWindows {
  const [days = "", hours = "", ...rest] = text.trim().toLowerCase().split(/\s+/);
  if (hours === "" || rest.length > 0) throw new InvalidArgumentError(HOW);
  const week = before ?? (Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as never);
  const open = hours.split(",").map(dayWindow);
  const named = new Set(daysOf(days));
  return Object.fromEntries(
    WEEKDAYS.map((day, place) => [
      day,
      named.has(place) ? inOrder([...week[day], ...open]) : week[day],
    ]),
  ) as unknown as WeekWindows;
}

function daysOf(text: string): number[] {
  if (text === "daily") return WEEKDAYS.map((_, place) => place);
  return text.split(",").flatMap((part) => {
    const [first = "", last = first, ...rest] = part.split("-");
    const [from, until] = [dayNamed(first), dayNamed(last)];
    if (rest.length > 0) throw new InvalidArgumentError(HOW);
    const length = ((until - from + 7) % 7) + 1;
    return Array.from({ length }, (_, step) => (from + step) % 7);
  });
}

function dayNamed(text: string): number {
  const day = DAY_NAMES.test(text) ? DAYS[text.slice(0, 2)] : undefined;
  if (day !== undefined) return day;
  throw new InvalidArgumentError(`"${text}" is no day of the week. ${HOW}`);
}

function dayWindow(text: string) {
  const { from, fromMinute, until, untilMinute } = WINDOW.exec(text)?.groups ?? {};
  if (from === undefined || until === undefined) throw new InvalidArgumentError(HOW);
  const window = {
    from: Number(from) * 60 + Number(fromMinute ?? 0),
    until: Number(until) * 60 + Number(untilMinute ?? 0),
  };
  if (window.from < window.until && window.until <= 24 * 60) return window;
  throw new InvalidArgumentError(`"${text}" ends before it begins, or after midnight. ${HOW}`);
}

function inOrder(open: readonly { from: number; until: number }[]) {
  const sorted = open.toSorted((one, other) => one.from - other.from);
  const overlaps = sorted.some(({ from }, place) => from < (sorted[place - 1]?.until ?? 0));
  if (overlaps) throw new InvalidArgumentError("Two of its hours overlap.");
  return sorted;
}

const MINUTES: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1_440 };
const RULE =
  /^(?<outcome>[a-z-]+)=(?:(?<never>never)|(?<attempts>\d{1,2})x(?<count>\d{1,5})(?<unit>[mhd]))$/;

/** Reads `busy=3x30m`: three calls that end so at most, half an hour between them. */
export function retries(
  text: string,
  before: Partial<CampaignPlan["retries"]> = {},
): Partial<CampaignPlan["retries"]> {
  const { outcome, never, attempts, count, unit } =
    RULE.exec(text.trim().toLowerCase())?.groups ?? {};
  const known = RETRIED_OUTCOMES.find((one) => one === outcome);
  if (!known) {
    throw new InvalidArgumentError(
      `Write it as busy=3x30m or busy=never, with one of: ${RETRIED_OUTCOMES.join(", ")}.`,
    );
  }
  if (never !== undefined) {
    return { ...before, [known]: { attempts: 1, minutes: USUAL_PLAN.retries[known].minutes } };
  }
  const rule = { attempts: Number(attempts), minutes: Number(count) * (MINUTES[unit ?? ""] ?? 0) };
  const isPossible =
    rule.attempts >= 1 && rule.attempts <= 30 && rule.minutes >= 1 && rule.minutes <= 90 * 1_440;
  if (isPossible) return { ...before, [known]: rule };
  throw new InvalidArgumentError("It must be 1 to 30 calls, 1 minute to 90 days apart.");
}
