import {
  type Callee,
  type Campaign,
  mayDial,
  PRESETS,
  WEEKDAYS,
  type WeekWindows,
} from "@rufbaum/dialing/lawful-calling";
import { median, type Row } from "./row.ts";

const ROUNDS = 7;
const PEOPLE = 20_000;
const HOUR = 60 * 60 * 1000;
/** A Tuesday at ten in Berlin; Christmas is in the weeks after. */
const START = Date.parse("2026-12-15T09:00:00Z");
const REGIONS = ["DE-BE", "DE-BB", "DE-BY", "DE-SN", "DE-NW", "DE-HH", "DE-TH", "DE-BW"];

const CAMPAIGN: Campaign = {
  kind: "campaign",
  company: "Solar Nord GmbH",
  purpose: "Beratung",
  rules: PRESETS.DE,
  windows: Object.fromEntries(
    WEEKDAYS.map((day) => [day, [{ from: 9 * 60, until: 19 * 60 }]]),
  ) as unknown as WeekWindows,
  callerNumber: null,
  ringTimeout: 30,
  lostCalls: { answered: 400, lost: 4 },
};

/** Germany's ten rules, asked of people who were called before, each in one or two Länder. */
export function lawfulCalling(): Row[] {
  const people = Array.from({ length: PEOPLE }, (_, index) => personOf(index));
  const now = rounds(() => people.filter((one) => mayDial(one, CAMPAIGN, START).allowed).length);
  const weeks = rounds(
    () =>
      people.filter((one, index) => mayDial(one, CAMPAIGN, START + (index % 500) * HOUR).allowed)
        .length,
  );
  return [
    row("mayDial, ten rules, at one moment", now, "≥ 200,000/s"),
    row("  at any hour of three weeks", weeks, "≥ 200,000/s"),
  ];
}

function personOf(index: number): Callee {
  const region = (step: number) => REGIONS[(index + step) % REGIONS.length] ?? "DE-BE";
  const grantedAt = START - ((index % 900) + 1) * 24 * HOUR;
  const purpose = index % 2 === 0 ? "Beratung" : null;
  return {
    number: `+4930${23_000_000 + index}`,
    country: "DE",
    kind: "fixed",
    regions: index % 5 === 0 ? [region(0), region(1)] : [region(0)],
    isBusiness: index % 3 === 0,
    suppression: index % 40 === 0 ? { reason: "asked", since: grantedAt } : null,
    consents: [
      {
        ...{ id: `consent_${index}`, channel: "ai-voice", company: "Solar Nord GmbH", purpose },
        ...{ grantedAt, endsAt: null, lastUsedAt: null },
        allWithdrawnAt: null,
        withdrawnAt: index % 50 === 0 ? grantedAt + HOUR : null,
      },
    ],
    attempts: Array.from({ length: index % 5 }, (_, back) => START - (back * 30 + 1) * HOUR),
    callBackWish: null,
    attemptsInCampaign: index % 12,
    isOwnNumber: false,
  };
}

/** Times `work` after one round to warm up, with how many it allowed. */
function rounds(work: () => number): { perSecond: number[]; allowed: number } {
  const allowed = work();
  const perSecond = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return PEOPLE / ((performance.now() - start) / 1000);
  });
  return { perSecond, allowed };
}

function row(
  name: string,
  { perSecond, allowed }: ReturnType<typeof rounds>,
  promise: string,
): Row {
  const count = (value: number) => `${Math.round(value).toLocaleString("en")}/s`;
  const share = Math.round((100 * allowed) / PEOPLE);
  const spread = `min ${count(Math.min(...perSecond))}, ${share} % allowed`;
  return { name, value: count(median(perSecond)), spread, promise };
}
