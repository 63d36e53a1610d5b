import { describe, expect, test } from "bun:test";
import type { Callee, Campaign } from "./dial-facts.ts";
import { mayDial, mayDialByPlan } from "./may-dial.ts";
import { PRESETS } from "./presets.ts";
import { callee, campaign, consent, rules } from "./testing/facts.ts";
import { WEEKDAYS, type WeekWindows } from "./week-windows.ts";

/** A Tuesday at noon in Berlin. */
const NOON = at("2026-11-24T12:00:00+01:00");
const DAY = 24 * 60 * 60 * 1000;
const AUSTRIAN = { country: "AT", regions: ["AT-9"] };
const SWISS = { country: "CH", regions: ["CH-ZH"] };
const ASKED = { reason: "asked", since: 1 } as const;
const LISTED = { reason: "robinson", since: 1 } as const;

function at(iso: string): number {
  return Date.parse(iso);
}

/** What forbids a call, by its codes; nothing where it is allowed. */
function codes(who: Partial<Callee>, what: Partial<Campaign> = {}, now = NOON): string[] {
  const decision = mayDial(callee(who), campaign(what), now);
  return decision.allowed ? [] : decision.denials.map(({ code }) => code);
}

function againAt(who: Partial<Callee>, what: Partial<Campaign>, now: number): (string | null)[] {
  const decision = mayDial(callee(who), campaign(what), now);
  if (decision.allowed) return [];
  return decision.denials.map(({ againAt }) =>
    againAt === null ? null : new Date(againAt).toISOString(),
  );
}

test("who agreed is called on a workday, and his consent is named", () => {
  expect(mayDial(callee(), campaign(), NOON)).toEqual({ allowed: true, consentId: "consent" });
});

test("everything that forbids a call is told, in the order of the rules", () => {
  const who = {
    suppression: { reason: "asked", since: 1 },
    consents: [],
    attempts: Array.from({ length: 9 }, () => at("2027-01-01T20:00:00Z")),
    attemptsInCampaign: 10,
  } as const;
  const what = {
    ringTimeout: 10,
    lostCalls: { answered: 50, lost: 2 },
    callerNumber: { code: "no-default" },
  } as const;
  expect(codes(who, what, at("2027-01-01T20:30:00Z"))).toEqual([
    "suppressed",
    "no-consent",
    "holiday",
    "outside-window",
    "too-many-today",
    "too-many-this-week",
    "too-many-in-campaign",
    "too-many-lost",
    "ringing-too-short",
    "no-caller-number",
  ]);
});

describe("suppression", () => {
  const robinson = { suppression: LISTED };

  test.each([
    ["a Robinson list that is not kept", robinson, {}, []],
    ["one that is", robinson, { rules: rules({ keepsRobinson: true }) }, ["suppressed"]],
    ["one in Switzerland", robinson, { rules: PRESETS.CH }, ["suppressed"]],
    ["who is in Switzerland", { ...robinson, ...SWISS }, {}, ["suppressed"]],
    [
      "him, where Switzerland's rules were changed",
      { ...robinson, ...SWISS },
      { rules: { ...PRESETS.CH, keepsRobinson: false } },
      [],
    ],
    ["him, without any rules", { ...robinson, ...SWISS }, { rules: PRESETS.none }, []],
    ["a wish", { suppression: { reason: "asked", since: 1 } }, {}, ["suppressed"]],
    ["an erasure, without any rules", erased(), { rules: PRESETS.none }, ["suppressed"]],
    ["a wish, though he asked to be called", erased(), { kind: "call-back" }, ["suppressed"]],
    ["one's own number", { ...erased(), isOwnNumber: true }, { kind: "test" }, ["suppressed"]],
    ["one that seems to lie ahead", erased(NOON + DAY), {}, ["suppressed"]],
  ] satisfies [string, Partial<Callee>, Partial<Campaign>, string[]][])(
    "%s",
    (_name, who, what, expected) => {
      expect(codes(who, what)).toEqual(expected);
    },
  );

  function erased(since = 1): Partial<Callee> {
    return { suppression: { reason: "erased", since } };
  }
});

describe("consent", () => {
  const granted = at("2026-01-05T10:00:00Z");
  const withdrawn = consent({ withdrawnAt: granted + DAY });
  const former = consent({ company: "Solar Süd", withdrawnAt: granted + DAY });
  const all = consent({
    id: "all",
    ...{ company: "Solar Süd", withdrawnAt: granted + DAY, allWithdrawnAt: granted + DAY },
  });
  const nobodysCallBack = { kind: "call-back", company: null } as const;
  const business = { isBusiness: true, consents: [] };
  const presumed = rules({ consent: "presumed-for-businesses" });

  test.each([
    ["none", { consents: [] }, {}, "no-consent"],
    ["another company's", one({ company: "Solar Süd" }), {}, "consent-for-other"],
    ["another purpose's", one({ purpose: "Umfrage" }), {}, "consent-for-other"],
    ["to calls by people", one({ channel: "voice" }), {}, "consent-for-other"],
    ["to e-mails", one({ channel: "email" }), {}, "consent-for-other"],
    ["written otherwise", one({ company: " SOLAR  nord gmbh", purpose: "beratung " }), {}, null],
    ["to all that the company offers", one({ purpose: null }), {}, null],
    ["to a purpose, and none is asked", {}, { purpose: null }, "consent-for-other"],
    ["to all, and none is asked", one({ purpose: null }), { purpose: null }, null],
    ["withdrawn with all, another's", { consents: [all] }, {}, NO],
    ["another's with all, then granted", { consents: [all, newer()] }, {}, null],
    ["another's with all, granted before", { consents: [all, other(consent())] }, {}, NO],
    ["other purposes' with all", { consents: [{ ...all, purpose: "Umfrage" }] }, {}, NO],
    ["e-mails with all", { consents: [{ ...all, channel: "email" }] }, {}, NO],
    ["all, and he wants to be called back", { ...WISHED, consents: [all] }, CALL_BACK, NO],
    ["all, of a business", { ...business, consents: [all] }, { rules: presumed }, NO],
    ["for a campaign of nobody's", {}, { company: null }, "no-company"],
    ["none, and nobody's campaign", { consents: [] }, { company: null }, "no-company"],
    ["withdrawn, and nobody's campaign", { consents: [withdrawn] }, { company: null }, NO],
    ["nobody's call-back", WISHED, { kind: "call-back", company: null }, null],
    ["one that he wants no more", { ...WISHED, consents: [withdrawn] }, nobodysCallBack, NO],
    ["another company's, withdrawn", { consents: [former] }, {}, "consent-for-other"],
    ["that, and a wish", { ...WISHED, consents: [former] }, { kind: "call-back" }, null],
    ["granted in a moment", one({ grantedAt: NOON + 1 }), {}, "no-consent"],
    ["granted now", one({ grantedAt: NOON }), {}, null],
    ["withdrawn", { consents: [withdrawn] }, {}, "consent-withdrawn"],
    ["withdrawn, and for another", { consents: [withdrawn, other()] }, {}, "consent-withdrawn"],
    ["withdrawn, then granted anew", anew(granted + DAY + 1), {}, null],
    ["withdrawn, and granted before that", anew(granted + DAY), {}, "consent-withdrawn"],
    ["withdrawn later than now", one({ withdrawnAt: NOON + DAY }), {}, "consent-withdrawn"],
    ["ended now", one({ endsAt: NOON }), {}, "consent-lapsed"],
    ["ends in a moment", one({ endsAt: NOON + 1 }), {}, null],
    ["60 months ago", one({ grantedAt: at("2021-11-24T11:00:00Z") }), {}, "consent-lapsed"],
    ["a moment less", one({ grantedAt: at("2021-11-24T11:00:00.001Z") }), {}, null],
    ["old, and used since", one({ grantedAt: 1, lastUsedAt: NOON - DAY }), {}, null],
    ["used, but ended", one({ lastUsedAt: NOON - DAY, endsAt: NOON }), {}, "consent-lapsed"],
    ["old, and never lapsing", one({ grantedAt: 1 }), { rules: rules(FOREVER) }, null],
    ["a business", business, {}, "no-consent"],
    ["a business that would agree", business, { rules: presumed }, null],
    ["a consumer who would", { consents: [] }, { rules: presumed }, "no-consent"],
    ["a business that would not", { ...business, consents: [withdrawn] }, { rules: presumed }, NO],
    ["nobody needs one", { consents: [] }, { rules: rules({ consent: "not-needed" }) }, null],
    ["he asked to be called back", WISHED, { kind: "call-back" }, null],
    ["he did, and withdrew", { ...WISHED, consents: [withdrawn] }, { kind: "call-back" }, NO],
    ["he did not", { consents: [] }, { kind: "call-back" }, "no-call-back-wish"],
    ["he did, and a campaign calls", WISHED, {}, "no-consent"],
    ["he did, and a trial", WISHED, { kind: "test" }, "no-consent"],
    ["he was called back", wished(DAY, NOON - 1), { kind: "call-back" }, "call-back-wish-used"],
    ["he was, and agreed to more", { callBackWish: null }, { kind: "call-back" }, null],
    ["14 days ago", wished(14 * DAY), { kind: "call-back" }, "call-back-wish-lapsed"],
    ["a moment less", wished(14 * DAY - 1), { kind: "call-back" }, null],
    ["in a moment, by a clock set back", wished(-1), { kind: "call-back" }, null],
    ["long ago, without a limit", wished(DAY * 999), { kind: "call-back", ...ANY_DAY }, null],
    ["a business", { ...business, ...NO_WISH }, { kind: "call-back" }, "no-call-back-wish"],
    ["one that would agree", business, { kind: "call-back", rules: presumed }, null],
    ["a trial with somebody else", { consents: [] }, { kind: "test" }, "no-consent"],
    ["a trial with oneself", { consents: [], isOwnNumber: true }, { kind: "test" }, null],
    ["one's own number in a list", { consents: [], isOwnNumber: true }, {}, "no-consent"],
  ] satisfies [string, Partial<Callee>, Partial<Campaign>, string | null][])(
    "%s",
    (_name, who, what, expected) => {
      expect(codes(who, what)).toEqual(expected === null ? [] : [expected]);
    },
  );

  test("what was agreed to with others is told, what stands first, and when it was withdrawn", () => {
    const told = (consents: Callee["consents"]) => {
      const decision = mayDial(callee({ consents }), campaign(), NOON);
      return decision.allowed ? null : decision.denials[0];
    };
    const fact = { company: "Solar Süd", purpose: "Beratung", channel: "ai-voice" };
    expect(told([former])).toMatchObject({ ...fact, withdrawnAt: granted + DAY });
    const standing = consent({ company: "Solar Ost", grantedAt: 1 });
    for (const consents of [
      [former, standing],
      [standing, former],
    ]) {
      expect(told(consents)).toMatchObject({ company: "Solar Ost", withdrawnAt: null });
    }
  });

  test("a leap day's consent ends with the month", () => {
    const grantedAt = at("2024-02-29T10:00:00Z");
    const months = { rules: rules({ consentMonths: 12 }) };
    const before = at("2025-02-28T09:59:59.999Z");
    expect(codes(one({ grantedAt }), months, before)).toEqual([]);
    expect(codes(one({ grantedAt }), months, before + 1)).toEqual(["consent-lapsed"]);
  });

  test("of several that count the newest is used", () => {
    const consents = [consent({ id: "old", grantedAt: 1, endsAt: null }), consent({ id: "new" })];
    for (const order of [consents, consents.toReversed()]) {
      expect(mayDial(callee({ consents: order }), campaign(), NOON)).toEqual({
        allowed: true,
        consentId: "new",
      });
    }
  });

  test("one that lies ahead counts from then on", () => {
    const ahead = NOON + 60_000;
    const who = one({ grantedAt: ahead });
    expect(againAt(who, {}, NOON)).toEqual([new Date(ahead).toISOString()]);
    expect(codes(who, {}, ahead)).toEqual([]);
  });

  function one(change: Parameters<typeof consent>[0]): Partial<Callee> {
    return { consents: [consent(change)] };
  }

  function other(change: Parameters<typeof consent>[0] = { company: "Solar Süd" }) {
    return consent({ ...change, id: "other" });
  }

  function newer() {
    return consent({ grantedAt: granted + DAY + 1 });
  }

  function anew(grantedAt: number): Partial<Callee> {
    return { consents: [withdrawn, consent({ id: "anew", grantedAt })] };
  }
});

const CALL_BACK = { kind: "call-back" } as const;
const NO_WISH = { consents: [], callBackWish: null };
const WISHED = wished(DAY);
const ANY_DAY = { rules: rules({ callBackDays: null }) };

function wished(ago: number, answeredAt: number | null = null): Partial<Callee> {
  return { consents: [], callBackWish: { at: NOON - ago, answeredAt } };
}

const FOREVER = { consentMonths: null };
const NO = "consent-withdrawn";

const NEVER = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as WeekWindows;

describe("window and holidays", () => {
  const sundays = { ...NEVER, sunday: [{ from: 600, until: 660 }] };
  const anySunday = rules({
    windows: { ...PRESETS.DE.windows, sunday: { from: 600, until: 900 } },
  });
  const evening = { windows: { ...NEVER, tuesday: [{ from: 1080, until: 1320 }] } };
  const breaks = {
    windows: {
      ...NEVER,
      // In no order, as somebody may have sent them.
      tuesday: [
        { from: 900, until: 1080 },
        { from: 420, until: 720 },
      ],
      thursday: [{ from: 600, until: 660 }],
    },
  };
  const vienna = { country: "AT", regions: ["AT-9"] };

  test.each([
    ["the last second before eight", "2026-11-24T07:59:59+01:00", {}, {}, ["outside-window"]],
    ["eight", "2026-11-24T08:00:00+01:00", {}, {}, []],
    ["the last second before eight at night", "2026-11-24T19:59:59+01:00", {}, {}, []],
    ["eight at night", "2026-11-24T20:00:00+01:00", {}, {}, ["outside-window"]],
    ["a Saturday before nine", "2026-11-28T08:59:59+01:00", {}, {}, ["outside-window"]],
    ["a Saturday at nine", "2026-11-28T09:00:00+01:00", {}, {}, []],
    ["a Saturday before six", "2026-11-28T17:59:59+01:00", {}, {}, []],
    ["a Saturday at six", "2026-11-28T18:00:00+01:00", {}, {}, ["outside-window"]],
    ["a Sunday", "2026-11-29T12:00:00+01:00", {}, {}, ["day-off"]],
    ["a campaign that begins later", "2026-11-24T17:59:00+01:00", {}, evening, ["outside-window"]],
    ["within both", "2026-11-24T19:59:00+01:00", {}, evening, []],
    ["no later for its wish", "2026-11-24T20:00:00+01:00", {}, evening, ["outside-window"]],
    ["before a campaign's noon", "2026-11-24T11:59:59+01:00", {}, breaks, []],
    ["at noon", "2026-11-24T12:00:00+01:00", {}, breaks, ["outside-window"]],
    ["after its break", "2026-11-24T15:00:00+01:00", {}, breaks, []],
    ["no earlier than the rules", "2026-11-24T07:30:00+01:00", {}, breaks, ["outside-window"]],
    ["a weekday that it leaves out", "2026-11-25T12:00:00+01:00", {}, breaks, ["day-off"]],
    [
      "a campaign for Sundays",
      "2026-11-29T10:30:00+01:00",
      {},
      { windows: sundays },
      ["never-open"],
    ],
    [
      "where it is allowed",
      "2026-11-29T10:30:00+01:00",
      {},
      { rules: anySunday, windows: sundays },
      [],
    ],
    ["Epiphany in Berlin", "2027-01-06T12:00:00+01:00", {}, {}, []],
    ["in Bavaria", "2027-01-06T12:00:00+01:00", { regions: ["DE-BY"] }, {}, ["holiday"]],
    ["in either", "2027-01-06T12:00:00+01:00", { regions: ["DE-BE", "DE-BY"] }, {}, ["holiday"]],
    ["nobody knows where", "2027-01-06T12:00:00+01:00", { regions: [] }, {}, ["holiday"]],
    ["not kept", "2027-01-06T12:00:00+01:00", { regions: ["DE-BY"] }, lax(), []],
    ["a holiday as a Sunday", "2027-01-01T10:00:00+01:00", {}, { rules: anySunday }, []],
    ["too late on it", "2027-01-01T15:00:00+01:00", {}, { rules: anySunday }, ["holiday"]],
    ["Austria's national day", "2026-10-26T12:00:00+01:00", vienna, {}, ["holiday"]],
    ["Germany's in Austria", "2025-10-03T12:00:00+02:00", { ...vienna, consents: OLD }, {}, []],
    ["Switzerland's", "2025-08-01T12:00:00+02:00", ZURICH, {}, ["holiday"]],
    ["Saint Stephen's in Zurich", "2025-12-26T12:00:00+01:00", ZURICH, {}, ["holiday"]],
    [
      "a call-back at night",
      "2026-11-24T21:00:00+01:00",
      {},
      { kind: "call-back" },
      ["outside-window"],
    ],
    ["a trial at night", "2026-11-29T22:00:00+01:00", { isOwnNumber: true }, { kind: "test" }, []],
    ["a trial with another", "2026-11-24T22:00:00+01:00", {}, { kind: "test" }, ["outside-window"]],
  ] satisfies [string, string, Partial<Callee>, Partial<Campaign>, string[]][])(
    "%s",
    (_name, moment, who, what, expected) => {
      expect(codes(who, what, at(moment))).toEqual(expected);
    },
  );

  test.each([
    ["the evening", "2026-11-24T20:00:00+01:00", {}, ["2026-11-25T07:00:00.000Z"]],
    ["the morning", "2026-11-24T05:00:00+01:00", {}, ["2026-11-24T07:00:00.000Z"]],
    ["Friday night", "2026-11-27T20:00:00+01:00", {}, ["2026-11-28T08:00:00.000Z"]],
    ["Christmas Eve", "2026-12-24T20:00:00+01:00", {}, ["2026-12-28T07:00:00.000Z"]],
    ["the night summer time begins", "2027-03-27T20:00:00+01:00", {}, ["2027-03-30T06:00:00.000Z"]],
    ["no window at all", "2026-11-24T12:00:00+01:00", { windows: NEVER }, [null]],
    ["a campaign's break", "2026-11-24T12:00:00+01:00", breaks, ["2026-11-24T14:00:00.000Z"]],
    ["its evening", "2026-11-24T18:00:00+01:00", breaks, ["2026-11-26T09:00:00.000Z"]],
    ["its days off", "2026-11-26T11:00:00+01:00", breaks, ["2026-12-01T07:00:00.000Z"]],
  ] satisfies [string, string, Partial<Campaign>, (string | null)[]][])(
    "%s: the next window that no holiday closes",
    (_name, moment, what, expected) => {
      expect(againAt({}, what, at(moment))).toEqual(expected);
    },
  );

  test.each([
    [
      "of several windows the next is told",
      "2026-11-24T12:30:00+01:00",
      { from: 900, until: 1080 },
    ],
    ["after all of them the last", "2026-11-24T18:30:00+01:00", { from: 900, until: 1080 }],
    ["cut to what the rules allow", "2026-11-24T07:30:00+01:00", { from: 480, until: 720 }],
  ])("%s", (_name, moment, window) => {
    const decision = mayDial(callee(), campaign(breaks), at(moment));
    expect(decision.allowed ? null : decision.denials[0]).toMatchObject(window);
  });

  test("a day that only the campaign leaves out is told as such", () => {
    const told = (what: Partial<Campaign>, moment: string) => {
      const decision = mayDial(callee(), campaign(what), at(moment));
      return decision.allowed ? null : decision.denials[0];
    };
    const wednesday = "2026-11-25T12:00:00+01:00";
    const dayOff = { code: "day-off", day: "this-weekday", source: "own" } as const;
    expect(told(breaks, wednesday)).toMatchObject(dayOff);
    expect(told(breaks, "2026-11-29T12:00:00+01:00")).toMatchObject({ day: "sunday" });
  });

  function lax(): Partial<Campaign> {
    return { rules: rules({ keepsHolidays: false }) };
  }
});

const OLD = [consent({ grantedAt: Date.parse("2024-01-01T00:00:00Z") })];
const ZURICH = { ...SWISS, consents: OLD };

describe("the two nights of summer time", () => {
  const night = { from: 2 * 60, until: 3 * 60 };
  const what = {
    rules: rules({ windows: { workdays: night, saturday: night, sunday: night } }),
  };

  test.each([
    ["the hour that is left out is never", "2026-03-29T00:00:00Z", 180, 0],
    ["the hour that comes twice counts twice", "2026-10-25T00:00:00Z", 180, 120],
    ["on any other night once", "2026-10-18T00:00:00Z", 180, 60],
  ])("%s", (_name, first, minutes, open) => {
    const moments = Array.from({ length: minutes }, (_, minute) => at(first) + minute * 60_000);
    expect(moments.filter((moment) => codes({}, what, moment).length === 0)).toHaveLength(open);
  });

  test("a window that begins in the hour left out opens when that has passed", () => {
    const early = { from: 2 * 60 + 30, until: 5 * 60 };
    const changed = {
      rules: rules({ windows: { workdays: early, saturday: early, sunday: early } }),
    };
    const [again] = againAt({}, changed, at("2026-03-29T00:00:00Z"));
    expect(again).toBe("2026-03-29T01:00:00.000Z");
    expect(codes({}, changed, at("2026-03-29T01:00:00Z"))).toEqual([]);
  });
});

describe("attempts", () => {
  const midnight = at("2026-11-24T00:00:00+01:00");
  const limits = (perDay: number | null, perWeek: number | null) => ({
    rules: rules({ attempts: { perDay, perWeek, perCampaign: null } }),
  });

  test.each([
    ["one today", [NOON - 1], {}, []],
    ["two today", [NOON - 1, midnight], {}, ["too-many-today"]],
    ["one of them yesterday", [NOON - 1, midnight - 1], {}, []],
    ["two that seem to lie ahead", [NOON + 1, NOON + DAY], {}, ["too-many-today"]],
    ["four of this week", days(1, 2, 3, 4), {}, []],
    ["five of it", days(1, 2, 3, 4, 6.9), {}, ["too-many-this-week"]],
    ["the first a week ago", days(1, 2, 3, 4, 7), {}, []],
    ["none is allowed", [], limits(0, 0), ["too-many-today", "too-many-this-week"]],
    ["any is", days(0, 0, 0, 0, 0, 0, 0), limits(null, null), []],
  ] satisfies [string, number[], Partial<Campaign>, string[]][])(
    "%s",
    (_name, attempts, what, expected) => {
      expect(codes({ attempts }, what)).toEqual(expected);
    },
  );

  test.each([
    [9, []],
    [10, ["too-many-in-campaign"]],
  ])("%p of a campaign", (attemptsInCampaign, expected) => {
    expect(codes({ attemptsInCampaign })).toEqual(expected);
  });

  test("today's are over at his midnight, this week's when the oldest is a week ago", () => {
    const today = { attempts: [NOON - 1, NOON - 2] };
    expect(againAt(today, {}, NOON)).toEqual(["2026-11-24T23:00:00.000Z"]);
    const week = { attempts: days(1, 2, 3, 4, 6, 5) };
    expect(againAt(week, {}, NOON)).toEqual([new Date(NOON - 5 * DAY + 7 * DAY).toISOString()]);
    expect(againAt({}, limits(0, 0), NOON)).toEqual([null, null]);
  });

  function days(...ago: number[]): number[] {
    return ago.map((count) => NOON - count * DAY);
  }
});

describe("where nobody knows what the clock shows", () => {
  const spain = { country: "ES", regions: [] };
  const noon = at("2026-11-24T12:00:00Z");
  const anytime = { rules: { ...PRESETS.none, attempts: PRESETS.DE.attempts } };

  test("nobody is called, unless every hour of every day is open", () => {
    expect(codes(spain, {}, noon)).toEqual(["unknown-local-time"]);
    expect(codes(spain, anytime, noon)).toEqual([]);
    const holidays = { rules: { ...anytime.rules, keepsHolidays: true } };
    expect(codes(spain, holidays, noon)).toEqual(["unknown-local-time"]);
  });

  test("a day of attempts has 24 hours", () => {
    const attempts = [noon - DAY + 1, noon - 1];
    expect(codes({ ...spain, attempts }, anytime, noon)).toEqual(["too-many-today"]);
    expect(againAt({ ...spain, attempts }, anytime, noon)).toEqual(["2026-11-24T12:00:00.001Z"]);
    expect(codes({ ...spain, attempts }, anytime, noon + 1)).toEqual([]);
  });
});

describe("lost calls, ringing and caller number", () => {
  test.each([
    ["3 % of too few", { lostCalls: { answered: 49, lost: 49 } }, []],
    ["less than 3 %", { lostCalls: { answered: 100, lost: 2 } }, []],
    ["3 %", { lostCalls: { answered: 100, lost: 3 } }, ["too-many-lost"]],
    ["nobody answered yet", { lostCalls: { answered: 0, lost: 0 } }, []],
    ["15 s", { ringTimeout: 15 }, []],
    ["14 s", { ringTimeout: 14 }, ["ringing-too-short"]],
    ["40 s", { ringTimeout: 40 }, []],
    ["41 s", { ringTimeout: 41 }, ["ringing-too-long"]],
    ["no number to show", { callerNumber: { code: "no-default" } }, ["no-caller-number"]],
  ] satisfies [string, Partial<Campaign>, string[]][])("%s", (_name, what, expected) => {
    expect(codes({}, what)).toEqual(expected);
  });
});

describe("the source of a denial", () => {
  test.each([
    ["the country's", {}, { consents: [] }, "uwg-7"],
    ["Austria's", { rules: PRESETS.AT }, { ...AUSTRIAN, consents: [] }, "tkg-at-174"],
    ["Switzerland's", { rules: PRESETS.CH }, { ...SWISS, consents: [] }, "uwg-ch-3"],
    ["his country's, not the preset's", { rules: PRESETS.AT }, { consents: [] }, "uwg-7"],
    ["that of Austrians also here", {}, { ...AUSTRIAN, consents: [] }, "tkg-at-174"],
    ["Germany's for them", {}, { ...AUSTRIAN, attemptsInCampaign: 10 }, "as-in-germany"],
    ["Germany's elsewhere", {}, { country: "ES", consents: [], regions: [] }, "as-in-germany"],
    [
      "one's own for them, too",
      { rules: stricter() },
      { ...AUSTRIAN, attemptsInCampaign: 10 },
      "own",
    ],
    ["an objection's", {}, { suppression: ASKED }, "dsgvo-21"],
    ["one's in Switzerland", {}, { ...SWISS, suppression: ASKED }, "dsg-ch-30"],
    ["a voluntary list's", { rules: PRESETS.CH }, { suppression: LISTED }, "robinson"],
    ["a list's in Switzerland", {}, { ...SWISS, suppression: LISTED }, "uwg-ch-3"],
    ["a number's to show", { callerNumber: { code: "no-default" } }, {}, "tkg-120"],
    ["it in Austria", { callerNumber: { code: "no-default" } }, AUSTRIAN, "tkg-at-174"],
    ["the code's", {}, { attemptsInCampaign: 10 }, "industry-code"],
    ["one's own", { rules: stricter() }, { attemptsInCampaign: 10 }, "own"],
    ["the campaign's own", { windows: NEVER }, {}, "own"],
  ] satisfies [string, Partial<Campaign>, Partial<Callee>, string][])(
    "is %s",
    (_name, what, who, source) => {
      const decision = mayDial(callee(who), campaign(what), NOON);
      expect(decision.allowed ? null : decision.denials[0].source).toBe(source as never);
    },
  );

  function stricter() {
    return rules({ attempts: { ...PRESETS.DE.attempts, perCampaign: 3 } });
  }
});

test("a campaign's own hours hold where no rule does, and they alone", () => {
  const days = WEEKDAYS.map((day) => [day, day === "saturday" ? [{ from: 600, until: 840 }] : []]);
  const windows = Object.fromEntries(days) as WeekWindows;
  const who = callee({ consents: [], suppression: ASKED });
  const decided = mayDialByPlan(who, campaign({ windows }), NOON);
  expect(decided).toMatchObject({
    allowed: false,
    denials: [{ code: "day-off", againAt: at("2026-11-28T10:00:00+01:00") }],
  });
  const free = { allowed: true, consentId: null };
  const saturday = at("2026-11-28T10:00:00+01:00");
  expect(mayDialByPlan(who, campaign({ windows }), saturday)).toMatchObject({ allowed: true });
  expect(mayDialByPlan(who, campaign(), at("2026-11-22T03:00:00+01:00"))).toMatchObject(free);
});
