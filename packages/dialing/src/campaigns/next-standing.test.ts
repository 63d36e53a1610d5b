import { expect, test } from "bun:test";
import type { Denial } from "../lawful-calling/index.ts";
import { PRESETS } from "../lawful-calling/index.ts";
import { USUAL_PLAN } from "./campaign-plan.ts";
import { heldBy, isLater } from "./held-by.ts";
import { type AttemptEnd, nextStanding } from "./next-standing.ts";
import { brakeOf, isTooFaulty } from "./pace.ts";

const NOON = Date.parse("2026-11-24T11:00:00Z");
const MINUTE = 60_000;
const ENDED: AttemptEnd = {
  outcome: "no-answer",
  endReason: null,
  isTaken: true,
  isAnswered: false,
  isFax: false,
  refusedFor: null,
  attempts: 1,
  claims: 1,
  endedSo: 1,
  endedAt: NOON,
  wishedAt: null,
};

function after(end: Partial<AttemptEnd>, share = 0, most: number | null = null) {
  return nextStanding(USUAL_PLAN, { ...ENDED, ...end }, { most, share });
}

test.each([
  ["no answer", {}, "again", 180],
  ["no answer for the third time", { attempts: 3, endedSo: 3 }, "no-answer", null],
  ["busy", { outcome: "busy" }, "again", 30],
  ["a mailbox", { outcome: "voicemail", isAnswered: true }, "again", 1_440],
  ["a mailbox again", { outcome: "voicemail", isAnswered: true, endedSo: 2 }, "voicemail", null],
  ["a fax", { outcome: "voicemail", isAnswered: true, isFax: true }, "voicemail", null],
  ["he hung up", { outcome: "abandoned", isAnswered: true, endReason: "hung-up" }, "again", 1_440],
  ["grief", { outcome: "abandoned", isAnswered: true, endReason: "hardship" }, "abandoned", null],
  [
    "no help",
    { outcome: "abandoned", isAnswered: true, endReason: "emergency" },
    "abandoned",
    null,
  ],
  [
    "in doubt",
    { outcome: "abandoned", isAnswered: true, endReason: "undecided" },
    "abandoned",
    null,
  ],
  ["a wish to be called back", { outcome: "callback", isAnswered: true }, "again", 1_440],
  ["a success", { outcome: "success", isAnswered: true }, "success", null],
  ["an opt-out", { outcome: "opt-out", isAnswered: true }, "opt-out", null],
  ["no interest", { outcome: "not-interested", isAnswered: true }, "not-interested", null],
  ["all attempts are used", { attempts: 5, endedSo: 1 }, "no-answer", null],
  [
    "the carrier refused it",
    { outcome: "failed", endReason: "carrier", isTaken: false, attempts: 0 },
    "again",
    60,
  ],
  [
    "and again",
    { outcome: "failed", endReason: "carrier", isTaken: false, attempts: 0, endedSo: 2 },
    "failed",
    null,
  ],
  [
    "it never connects that number",
    { outcome: "failed", endReason: "carrier", isTaken: false, attempts: 0, refusedFor: "number" },
    "failed",
    null,
  ],
  [
    "a rule came to forbid it",
    { outcome: "abandoned", endReason: "may-not-dial", endedSo: 4 },
    "again",
    0,
  ],
  [
    "it was stopped while it rang",
    { outcome: "abandoned", endReason: "operator-hung-up" },
    "again",
    180,
  ],
  [
    "it was stopped in the talk",
    { outcome: "abandoned", endReason: "operator-hung-up", isAnswered: true, endedSo: 2 },
    "abandoned",
    null,
  ],
] satisfies [string, Partial<AttemptEnd>, string, number | null][])(
  "after %s",
  (_name, end, standing, minutes) => {
    const next = after(end);
    expect(next.standing).toBe(standing);
    expect(next.dueAt).toBe(minutes === null ? null : NOON + minutes * MINUTE);
  },
);

test("the rules' number of attempts counts where it is lower", () => {
  expect(after({ attempts: 2 }, 0, 2)).toMatchObject({ standing: "no-answer", dueAt: null });
  expect(after({ attempts: 1 }, 0, 2)).toMatchObject({ standing: "again" });
});

test.each(["carrier-busy", "not-placed", "may-not-dial", "operator-hung-up", "carrier"] as const)(
  "what the carrier never took (%s) counts as no attempt, and comes back later and later",
  (endReason) => {
    const refusedFor = endReason === "carrier" ? "account" : null;
    const never = { outcome: "abandoned", endReason, isTaken: false, refusedFor } as const;
    const waits = [1, 2, 3, 4, 9, 40].map((claims) => {
      const next = after({ ...never, attempts: 0, claims });
      expect(next.standing).toBe("waiting");
      return (next.dueAt ?? 0) - NOON;
    });
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 512_000, 600_000]);
    expect(after({ ...never, attempts: 2, claims: 3 })).toMatchObject({ standing: "again" });
  },
);

test("another attempt comes at another time of the day, never earlier than the plan says", () => {
  const due = (outcome: string, share: number) =>
    ((after({ outcome, isAnswered: outcome === "voicemail" }, share).dueAt ?? 0) - NOON) / MINUTE;
  expect([0, 0.5, 1].map((share) => due("no-answer", share))).toEqual([180, 225, 270]);
  expect([0, 0.5, 1].map((share) => due("voicemail", share))).toEqual([1_440, 1_620, 1_800]);
});

test("a time that he wished for is kept, unless it has passed", () => {
  const wished = { outcome: "callback", isAnswered: true };
  expect(after({ ...wished, wishedAt: NOON + 5 })).toMatchObject({ dueAt: NOON + 5 });
  expect(after({ ...wished, wishedAt: NOON - 5 })).toMatchObject({ dueAt: NOON + 1_440 * MINUTE });
});

test("whatever happens, nobody is called more often than the plan says, and somebody ends", () => {
  let state = 1;
  const chance = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const outcomes = ["no-answer", "busy", "voicemail", "abandoned", "failed", "callback"];
  for (let round = 0; round < 2_000; round++) {
    const ended = new Map<string, number>();
    let [attempts, claims, taken] = [0, 0, 0];
    const most = chance() < 0.3 ? 1 + Math.floor(chance() * 6) : null;
    const plan = { ...USUAL_PLAN, attempts: 1 + Math.floor(chance() * 8) };
    for (;;) {
      claims += 1;
      const outcome = outcomes[Math.floor(chance() * outcomes.length)] ?? "busy";
      const isTaken = claims > 60 || chance() < 0.6;
      const endReason = isTaken ? null : chance() < 0.5 ? "carrier-busy" : "carrier";
      if (isTaken) [attempts, taken] = [attempts + 1, taken + 1];
      ended.set(outcome, (ended.get(outcome) ?? 0) + 1);
      const end = { ...ENDED, outcome, endReason, isTaken, attempts, claims };
      const next = nextStanding(
        plan,
        { ...end, endedSo: ended.get(outcome) ?? 1 },
        { most, share: chance() },
      );
      expect(next.dueAt === null).toBe(next.standing === outcome);
      if (next.dueAt === null) break;
      expect(next.dueAt).toBeGreaterThanOrEqual(NOON);
      expect(claims).toBeLessThan(200);
    }
    expect(taken).toBeLessThanOrEqual(Math.min(plan.attempts, most ?? plan.attempts));
  }
});

const later = (
  code: "outside-window" | "never-open" | "holiday",
  againAt: number | null,
): Denial =>
  code === "holiday"
    ? {
        code,
        date: "2026-12-25",
        name: "Weihnachten",
        region: null,
        rule: "holiday",
        source: "own",
        againAt,
      }
    : { code, at: 1, from: 2, until: 3, rule: "window", source: "own", againAt };
const never: Denial = { code: "no-consent", rule: "consent", source: "uwg-7", againAt: null };
const companyless: Denial = { ...never, code: "no-company" };
const suppressed: Denial = {
  ...{ code: "suppressed", reason: "asked", since: 1 },
  ...{ rule: "suppression", source: "uwg-7", againAt: null },
};
const tooMany = (limit: number, used: number): Denial => ({
  ...{ code: "too-many-in-campaign", limit, used },
  ...{ rule: "attempts", source: "own", againAt: null },
});
const lost: Denial = {
  ...{ code: "too-many-lost", share: 0.1, limit: 0.03, answered: 60 },
  ...{ rule: "lost-calls", source: "own", againAt: null },
};

test.each([
  [
    "one that passes",
    [later("outside-window", 5)],
    { kind: "later", code: "outside-window", until: 5 },
  ],
  [
    "of several the last to pass",
    [later("outside-window", 5), later("holiday", 9)],
    { kind: "later", code: "holiday", until: 9 },
  ],
  [
    "one that never passes",
    [later("outside-window", 5), never],
    { kind: "never", code: "no-consent" },
  ],
  [
    "no window in sight",
    [later("never-open", null)],
    { kind: "campaign", code: "never-open", isForGood: true },
  ],
  ["what is the campaign's", [lost], { kind: "campaign", code: "too-many-lost", isForGood: false }],
  [
    "a company that nobody named",
    [companyless],
    { kind: "campaign", code: "no-company", isForGood: true },
  ],
  [
    "no company, at a late hour",
    [companyless, later("outside-window", 5)],
    { kind: "later", code: "outside-window", until: 5 },
  ],
  ["no company, and his own no", [suppressed, companyless], { kind: "never", code: "suppressed" }],
  [
    "a limit of no calls at all",
    [tooMany(0, 0)],
    { kind: "campaign", code: "too-many-in-campaign", isForGood: true },
  ],
  ["all his attempts", [tooMany(2, 2)], { kind: "never", code: "too-many-in-campaign" }],
  [
    "and his own weighs more",
    [lost, later("holiday", 9)],
    { kind: "later", code: "holiday", until: 9 },
  ],
])("held by %s", (_name, denials, expected) => {
  expect(heldBy(denials as [Denial, ...Denial[]])).toEqual(expected as never);
});

test.each([
  [null, "none"],
  [{ answered: 0, lost: 0 }, "none"],
  [{ answered: 49, lost: 49 }, "none"],
  [{ answered: 50, lost: 0 }, "none"],
  [{ answered: 100, lost: 1 }, "none"],
  [{ answered: 50, lost: 1 }, "slow"],
  [{ answered: 100, lost: 2 }, "slow"],
  [{ answered: 100, lost: 3 }, "pause"],
  [{ answered: 50, lost: 2 }, "pause"],
] as const)("of %j the brake is %s", (calls, expected) => {
  const rules = { ...PRESETS.DE.lostCalls, slowFrom: 0.02, pauseFrom: 0.03, leastCalls: 50 };
  expect(brakeOf(calls, rules)).toBe(expected);
});

test("twenty faults are too many", () => {
  expect([19, 20].map(isTooFaulty)).toEqual([false, true]);
});

test.each([later("outside-window", 5), later("holiday", 9), never, lost])(
  "what holds somebody back ($code) is told the same by its code alone",
  (denial) => {
    expect(isLater(denial.code)).toBe(heldBy([denial]).kind !== "never");
  },
);

test.each(["", "carrier-busy", "number-in-call", "toString"])("%p is no denial", (code) => {
  expect(isLater(code)).toBe(false);
});
