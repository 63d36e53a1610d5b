import { expect, test } from "bun:test";
import { localTimeAt } from "../regions/index.ts";
import { type Denial, DIAL_RULES, type DialDecision } from "./dial-decision.ts";
import type { Callee, Campaign } from "./dial-facts.ts";
import type { DayWindow, DialRules } from "./dial-rules.ts";
import { decideBy, mayDial } from "./may-dial.ts";
import { looserThan } from "./rule-fields.ts";
import { RULES } from "./rules/index.ts";
import type { Rule } from "./rules/rule.ts";
import {
  anyCallee,
  anyCampaign,
  anyMoment,
  anyRules,
  anyWeek,
  type Chance,
  chanceFrom,
} from "./testing/any-facts.ts";
import { WEEKDAYS } from "./week-windows.ts";

const MINUTE = 60_000;
const SEEDS = Array.from({ length: 8_000 }, (_, seed) => seed + 1);

interface Case {
  seed: number;
  chance: Chance;
  who: Callee;
  what: Campaign;
  now: number;
}

function caseOf(seed: number): Case {
  const chance = chanceFrom(seed);
  const now = anyMoment(chance);
  return { seed, chance, now, who: anyCallee(chance, now), what: anyCampaign(chance) };
}

const CASES = SEEDS.map(caseOf);

/** The seeds of the cases for which something does not hold; an empty list is told best. */
function failing(holds: (one: Case) => boolean): number[] {
  return CASES.filter((one) => !holds(one)).map(({ seed }) => seed);
}

test("the cases are some allowed, some denied by each rule", () => {
  const decisions = CASES.map(({ who, what, now }) => mayDial(who, what, now));
  const rules = decisions.flatMap((one) => denialsOf(one).map(({ rule }) => rule));
  for (const rule of DIAL_RULES) {
    expect(rules.filter((one) => one === rule).length).toBeGreaterThan(80);
  }
  expect(decisions.filter(({ allowed }) => allowed).length).toBeGreaterThan(80);
});

test("no order of the rules changes what is decided, nor what is told", () => {
  const differs = failing(({ chance, who, what, now }) => {
    const told = (rules: readonly Rule[]) =>
      denialsOf(decideBy(rules, who, what, now))
        .map((denial) => JSON.stringify(denial))
        .sort()
        .join("\n");
    return told(RULES) === told(shuffled(RULES, chance));
  });
  expect(differs).toEqual([]);
});

test("what one rule forbids is never allowed, and all that do are told in their order", () => {
  const wrong = failing(({ who, what, now }) => {
    const alone = RULES.flatMap((rule) => denialsOf(decideBy([rule], who, what, now)));
    const together = mayDial(who, what, now);
    const places = denialsOf(together).map(({ rule }) => DIAL_RULES.indexOf(rule));
    return (
      together.allowed === (alone.length === 0) &&
      Bun.deepEquals(denialsOf(together), alone) &&
      places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0))
    );
  });
  expect(wrong).toEqual([]);
});

test("stricter rules, also a campaign's own windows, never allow what was denied", () => {
  let allowed = 0;
  const wrong = failing(({ chance, who, what, now }) => {
    const stricter = strictest(what.rules, anyRules(chance));
    if (looserThan(what.rules, stricter).length > 0) return false;
    const narrower = { ...what, windows: what.windows ?? anyWeek(chance) };
    const before = mayDial(who, what, now).allowed;
    const after = [{ ...what, rules: stricter }, narrower].map(
      (changed) => mayDial(who, changed, now).allowed,
    );
    allowed += after.filter(Boolean).length;
    return before || !after.includes(true);
  });
  expect(wrong).toEqual([]);
  expect(allowed).toBeGreaterThan(80);
});

test("when a call is told to be possible again, its rule lets it through", () => {
  let told = 0;
  const wrong = failing(({ who, what, now }) =>
    RULES.every((rule) => {
      const [denial] = denialsOf(decideBy([rule], who, what, now));
      if (!denial || denial.againAt === null) return true;
      told += 1;
      return denial.againAt > now && decideBy([rule], who, what, denial.againAt).allowed;
    }),
  );
  expect(wrong).toEqual([]);
  expect(told).toBeGreaterThan(1_000);
});

test("nobody is called at an hour that his clock, as Intl has it, does not allow", () => {
  let allowed = 0;
  const wrong = failing(({ who, what, now }) => {
    if (who.isOwnNumber && what.kind === "test") return true;
    // A clock that is set back asks for the same hour a second time.
    return [now, now - 60 * MINUTE].every((moment) => {
      if (!mayDial(who, what, moment).allowed) return true;
      allowed += 1;
      return isAllowedByIntl(who.country, what, moment);
    });
  });
  expect(wrong).toEqual([]);
  expect(allowed).toBeGreaterThan(80);
});

test.each([
  ["2026-03-28T20:00:00Z"],
  ["2026-10-24T20:00:00Z"],
  ["2027-03-27T20:00:00Z"],
  ["2027-10-30T20:00:00Z"],
])("in the night of summer time after %s nothing is allowed that Intl does not", (start) => {
  const chance = chanceFrom(7);
  for (let round = 0; round < 40; round++) {
    const now = Date.parse(start);
    const who = { ...anyCallee(chance, now), country: "DE", isOwnNumber: false };
    const what: Campaign = { ...anyCampaign(chance), kind: "call-back" };
    for (let minute = 0; minute < 12 * 60; minute += 5) {
      const moment = now + minute * MINUTE;
      if (mayDial(who, what, moment).allowed) {
        expect(isAllowedByIntl(who.country, what, moment)).toBe(true);
      }
    }
  }
});

test("a clock that is set back gives nobody more calls a day", () => {
  const more = failing(({ who, what, now, chance }) => {
    const limit = what.rules.attempts.perDay;
    if (limit === null || localTimeAt(now, who.country) === null) return true;
    const attempts: number[] = [];
    for (let clock = now, step = 0; step < 60; step++) {
      // It goes on, and now and then back by an hour.
      clock += chance() < 0.2 ? -60 * MINUTE : 10 * MINUTE;
      if (localTimeAt(clock, who.country)?.date !== localTimeAt(now, who.country)?.date) break;
      const decision = mayDial({ ...who, isOwnNumber: false, attempts }, what, clock);
      if (decision.allowed) attempts.push(clock);
    }
    return attempts.length <= limit;
  });
  expect(more).toEqual([]);
});

function denialsOf(decision: DialDecision): readonly Denial[] {
  return decision.allowed ? [] : decision.denials;
}

function shuffled<Value>(values: readonly Value[], chance: Chance): Value[] {
  return values
    .map((value) => ({ value, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

const ZONES: Record<string, string> = {
  DE: "Europe/Berlin",
  AT: "Europe/Vienna",
  CH: "Europe/Zurich",
  ES: "Europe/Madrid",
};

/** Windows of rules and campaign, by the weekday and the minute that `Intl` tells. */
function isAllowedByIntl(country: string, { rules, windows }: Campaign, moment: number): boolean {
  const timeZone = ZONES[country];
  const text = new Date(moment).toLocaleString("en-GB", {
    ...{ timeZone, weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  } as Intl.DateTimeFormatOptions);
  const [, weekday = "", hour = "", minute = ""] = /^(\w+),? (\d+):(\d+)$/.exec(text) ?? [];
  const day = weekday === "Sun" ? "sunday" : weekday === "Sat" ? "saturday" : "workdays";
  const name = WEEKDAYS.find((known) => known.startsWith(weekday.toLowerCase()));
  if (name === undefined) throw new Error(`Intl names no day of the week: ${text}`);
  const at = 60 * Number(hour) + Number(minute);
  const within = (window: DayWindow | null) => window && window.from <= at && at < window.until;
  return Boolean(within(rules.windows[day]) && (windows === null || windows[name].some(within)));
}

/** Of each field the stricter of both. */
function strictest(one: DialRules, other: DialRules): DialRules {
  const least = (a: number | null, b: number | null) =>
    a === null || b === null ? (a ?? b) : Math.min(a, b);
  const narrow = (day: keyof DialRules["windows"]): DayWindow | null => {
    const [a, b] = [one.windows[day], other.windows[day]];
    if (a === null || b === null) return null;
    return { from: Math.max(a.from, b.from), until: Math.min(a.until, b.until) };
  };
  const order = ["express", "presumed-for-businesses", "not-needed"] as const;
  return {
    preset: one.preset,
    consent: order.find((way) => way === one.consent || way === other.consent) ?? "express",
    consentMonths: least(one.consentMonths, other.consentMonths),
    callBackDays: least(one.callBackDays, other.callBackDays),
    windows: {
      workdays: narrow("workdays"),
      saturday: narrow("saturday"),
      sunday: narrow("sunday"),
    },
    keepsHolidays: one.keepsHolidays || other.keepsHolidays,
    attempts: {
      perDay: least(one.attempts.perDay, other.attempts.perDay),
      perWeek: least(one.attempts.perWeek, other.attempts.perWeek),
      perCampaign: least(one.attempts.perCampaign, other.attempts.perCampaign),
    },
    ringing: {
      least: Math.max(one.ringing.least, other.ringing.least),
      most: Math.min(one.ringing.most, other.ringing.most),
    },
    lostCalls: {
      slowFrom: Math.min(one.lostCalls.slowFrom, other.lostCalls.slowFrom),
      pauseFrom: Math.min(one.lostCalls.pauseFrom, other.lostCalls.pauseFrom),
      leastCalls: Math.min(one.lostCalls.leastCalls, other.lostCalls.leastCalls),
    },
    keepsRobinson: one.keepsRobinson || other.keepsRobinson,
  };
}
