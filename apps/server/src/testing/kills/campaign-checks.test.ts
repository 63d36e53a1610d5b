import { expect, test } from "bun:test";
import { type DialledCampaign, faultsOfCampaign } from "./campaign-checks.ts";

const BUSY = "+493023125100";
const ANSWERS = "+493023125001";
const NOBODYS = "+493023125400";
const PLAN = { attempts: 3, retries: { busy: { attempts: 2 }, failed: { attempts: 2 } } };

/** Somebody busy was called twice, somebody else once; of a third number the carrier knows none. */
function good(): DialledCampaign {
  const call = (id: string, to: string, claim: number, outcome: string) => ({
    ...{ id, sid: `CA${id}`, to, claim, outcome },
    ...{ answeredBy: null, endReason: null, isClosed: true },
  });
  return {
    plan: PLAN,
    numbers: [BUSY, ANSWERS, NOBODYS],
    carrier: [
      { sid: "CA1", to: BUSY, createdAt: 0, endedAt: 10 },
      { sid: "CA2", to: BUSY, createdAt: 20, endedAt: 30 },
      { sid: "CA3", to: ANSWERS, createdAt: 5, endedAt: 60 },
    ],
    calls: [
      call("1", BUSY, 1, "busy"),
      call("2", BUSY, 2, "busy"),
      call("3", ANSWERS, 1, "appointment"),
      { ...call("4", NOBODYS, 1, "failed"), sid: null, endReason: "carrier" },
    ],
    contacts: [
      { to: BUSY, standing: "busy", reason: "", attempts: 2, isDue: false },
      { to: ANSWERS, standing: "appointment", reason: "", attempts: 1, isDue: false },
      { to: NOBODYS, standing: "failed", reason: "", attempts: 0, isDue: false },
    ],
    blocked: [],
    counts: [
      { standing: "busy", amount: 1 },
      { standing: "appointment", amount: 1 },
      { standing: "failed", amount: 1 },
    ],
  };
}

/** Who is called once more, and of that nothing is known here. */
const UNKNOWN = { sid: "CA4", to: ANSWERS, createdAt: 70, endedAt: 80 };

test("nothing is wrong about a campaign that did what it should", () => {
  expect(faultsOfCampaign(good())).toEqual([]);
});

test("who was blocked in a call is not called again, and that is no fault", () => {
  const { calls, contacts, ...others } = good();
  const campaign = {
    ...others,
    calls: at(calls, 2, { outcome: "failed", endReason: "goodbye" }),
    contacts: at(contacts, 1, { standing: "skipped", reason: "suppressed" }),
    counts: [
      { standing: "busy", amount: 1 },
      { standing: "skipped", amount: 1 },
      { standing: "failed", amount: 1 },
    ],
  };
  expect(faultsOfCampaign({ ...campaign, blocked: [{ to: ANSWERS, since: 50 }] })).toEqual([]);
  expect(faultsOfCampaign(campaign)).toEqual([
    `${ANSWERS}: not called again after failed (failed/goodbye)`,
  ]);
});

test.each<[string, (campaign: DialledCampaign) => object]>([
  ["called 1 times instead of 2", ({ carrier }) => ({ carrier: carrier.slice(1) })],
  [
    "called 3 times instead of 2",
    (all) => ({ carrier: [...all.carrier, { ...UNKNOWN, to: BUSY }] }),
  ],
  ["placed while CA1 went on", ({ carrier }) => ({ carrier: at(carrier, 0, { endedAt: 21 }) })],
  ["placed while CA1 went on", ({ carrier }) => ({ carrier: at(carrier, 0, { endedAt: null }) })],
  ["is on no list", ({ carrier }) => ({ carrier: [...carrier, { ...UNKNOWN, to: "+49" }] })],
  ["nothing is written down of CA4", ({ carrier }) => ({ carrier: [...carrier, UNKNOWN] })],
  ["the carrier knows no CAx", ({ calls }) => ({ calls: at(calls, 2, { sid: "CAx" }) })],
  ["is both 1 and 2", ({ calls }) => ({ calls: at(calls, 1, { sid: "CA1" }) })],
  ["calls somebody else", ({ calls }) => ({ calls: at(calls, 2, { sid: "CA1" }) })],
  ["is still open", ({ calls }) => ({ calls: at(calls, 2, { isClosed: false }) })],
  [
    "called again after appointment",
    ({ calls }) => ({ calls: at(calls, 0, { outcome: "appointment" }) }),
  ],
  [
    "not called again after failed",
    ({ calls }) => ({ calls: at(calls, 2, { outcome: "failed" }) }),
  ],
  [
    "called again after failed",
    ({ calls }) => ({ calls: [...calls, { ...calls[3], id: "5", claim: 2 }] }),
  ],
  [
    "was left behind, calling",
    ({ contacts }) => ({ contacts: at(contacts, 1, { standing: "calling" }) }),
  ],
  ["was left behind, busy", ({ contacts }) => ({ contacts: at(contacts, 0, { isDue: true }) })],
  ["stands 0 times", ({ contacts }) => ({ contacts: contacts.slice(1) })],
  ["4 attempts are counted", ({ contacts }) => ({ contacts: at(contacts, 0, { attempts: 4 }) })],
  [
    "1 attempts are counted of 2",
    ({ contacts }) => ({ contacts: at(contacts, 0, { attempts: 1 }) }),
  ],
  ["CA3 was placed though the number is blocked", () => ({ blocked: [{ to: ANSWERS, since: 4 }] })],
  [
    "left out for no-consent",
    ({ contacts }) => ({
      blocked: [{ to: ANSWERS, since: 50 }],
      contacts: at(contacts, 1, { standing: "skipped", reason: "no-consent" }),
    }),
  ],
  [
    "2 are counted as busy instead of 1",
    ({ counts }) => ({ counts: at(counts, 0, { amount: 2 }) }),
  ],
])("seen is: %s", (fault, planted) => {
  const campaign = good();
  const faults = faultsOfCampaign({ ...campaign, ...planted(campaign) });
  expect(faults.join("\n")).toContain(fault);
});

/** The list with one of its members changed. */
function at<Row>(list: readonly Row[], place: number, changes: Partial<Row>): Row[] {
  return list.map((row, index) => (index === place ? { ...row, ...changes } : row));
}
