import { describe, expect, test } from "bun:test";
import {
  changedFrom,
  DIAL_RULE_FIELDS,
  type DialRuleField,
  type DialRules,
  looserThan,
  PRESET_NAMES,
  PRESETS,
  RULE_SOURCES,
  sourceOf,
} from "./index.ts";
import { rules } from "./testing/facts.ts";

const { attempts, lostCalls, ringing, windows } = PRESETS.DE;

test("Germany begins with what the law and its practice ask for", () => {
  expect(PRESETS.DE).toEqual({
    preset: "DE",
    consent: "express",
    consentMonths: 60,
    callBackDays: 14,
    windows: {
      workdays: { from: 480, until: 1200 },
      saturday: { from: 540, until: 1080 },
      sunday: null,
    },
    keepsHolidays: true,
    attempts: { perDay: 2, perWeek: 5, perCampaign: 10 },
    ringing: { least: 15, most: 40 },
    lostCalls: { slowFrom: 0.02, pauseFrom: 0.03, leastCalls: 50 },
    keepsRobinson: false,
  });
});

describe.each([...PRESET_NAMES])("%s", (name) => {
  test("bears its name, has a source for each value and is looser than itself in none", () => {
    expect(PRESETS[name].preset).toBe(name);
    expect(Object.keys(RULE_SOURCES[name]).sort()).toEqual([...DIAL_RULE_FIELDS].sort());
    expect(looserThan(PRESETS[name], PRESETS[name])).toEqual([]);
  });
});

test("countries ask for the same but of Robinson lists; without a country all is open", () => {
  // Other values would have to be asked for by who is called, as `keepsRobinsonIn` does.
  expect(PRESETS.AT).toEqual({ ...PRESETS.DE, preset: "AT" });
  expect(PRESETS.CH).toEqual({ ...PRESETS.DE, preset: "CH", keepsRobinson: true });
  const none = { ...PRESETS.none, keepsRobinson: false };
  expect(looserThan({ ...PRESETS.DE, keepsRobinson: true }, none)).toEqual(
    DIAL_RULE_FIELDS.filter((field) => field !== "lostCalls.leastCalls"),
  );
});

describe("a field by itself", () => {
  const presumed = "presumed-for-businesses";

  test.each([
    ["consent", rules({ consent: presumed }), rules({ consent: "express" })],
    ["consent", rules({ consent: "not-needed" }), rules()],
    ["consentMonths", rules({ consentMonths: 61 }), rules({ consentMonths: 59 })],
    ["consentMonths", rules({ consentMonths: null }), rules({ consentMonths: 1 })],
    ["callBackDays", rules({ callBackDays: 15 }), rules({ callBackDays: 0 })],
    ["windows.workdays", workdays(479, 1200), workdays(481, 1200)],
    ["windows.workdays", workdays(600, 1201), workdays(600, 1199)],
    ["windows.saturday", saturday(540, 1081), rules({ windows: { ...windows, saturday: null } })],
    ["windows.sunday", sunday(600, 601), sunday(600, 600)],
    ["keepsHolidays", rules({ keepsHolidays: false }), rules()],
    ["attempts.perDay", rules({ attempts: { ...attempts, perDay: 3 } }), tried({ perDay: 1 })],
    ["attempts.perWeek", tried({ perWeek: null }), tried({ perWeek: 0 })],
    ["attempts.perCampaign", tried({ perCampaign: 11 }), tried({ perCampaign: 9 })],
    ["ringing.least", rung({ least: 14 }), rung({ least: 16 })],
    ["ringing.most", rung({ most: 41 }), rung({ most: 39 })],
    ["lostCalls.slowFrom", lost({ slowFrom: 0.021 }), lost({ slowFrom: 0.01 })],
    ["lostCalls.pauseFrom", lost({ pauseFrom: 0.04 }), lost({ pauseFrom: 0.02 })],
    ["lostCalls.pauseFrom", lost({ pauseFrom: Number.NaN }), lost({ pauseFrom: 0 })],
    ["lostCalls.leastCalls", lost({ leastCalls: 51 }), lost({ leastCalls: 20 })],
  ] satisfies [DialRuleField, DialRules, DialRules][])(
    "%s: looser needs a reason, stricter none",
    (field, looser, stricter) => {
      expect(looserThan(PRESETS.DE, looser)).toEqual([field]);
      expect(changedFrom(PRESETS.DE, looser)).toEqual([field]);
      expect(sourceOf(looser, field)).toBe("own");
      expect(looserThan(PRESETS.DE, stricter)).toEqual([]);
    },
  );

  test("a Robinson list that a preset keeps is not given up without one", () => {
    const changed = { ...PRESETS.CH, keepsRobinson: false };
    expect(looserThan(PRESETS.CH, changed)).toEqual(["keepsRobinson"]);
    expect(looserThan(PRESETS.DE, rules({ keepsRobinson: true }))).toEqual([]);
  });

  function workdays(from: number, until: number): DialRules {
    return rules({ windows: { ...windows, workdays: { from, until } } });
  }
  function saturday(from: number, until: number): DialRules {
    return rules({ windows: { ...windows, saturday: { from, until } } });
  }
  function sunday(from: number, until: number): DialRules {
    return rules({ windows: { ...windows, sunday: { from, until } } });
  }
  function tried(change: Partial<DialRules["attempts"]>): DialRules {
    return rules({ attempts: { ...attempts, ...change } });
  }
  function rung(change: Partial<DialRules["ringing"]>): DialRules {
    return rules({ ringing: { ...ringing, ...change } });
  }
  function lost(change: Partial<DialRules["lostCalls"]>): DialRules {
    return rules({ lostCalls: { ...lostCalls, ...change } });
  }
});
