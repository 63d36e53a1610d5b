import { expect, test } from "bun:test";
import { USUAL_PLAN } from "@rufbaum/dialing/campaigns";
import type { CampaignRecord } from "@rufbaum/store";
import { wordsIn } from "@rufbaum/words";
import type { Hold } from "./campaign-port.ts";
import { viewCampaign } from "./view.ts";

const NOW = Date.UTC(2026, 2, 3, 9, 0);
const MINUTE = 60_000;
const RUNNING = {
  ...{ id: "campaign_1", key: 1, name: "Wartung", status: "running", plan: USUAL_PLAN },
  ...{
    pausedAt: null,
    completedAt: null,
    createdAt: NOW - 10 * MINUTE,
    startedAt: NOW - 10 * MINUTE,
    createdBy: "Ada",
  },
} as CampaignRecord;

function viewed(hold: Hold | null, language: "de" | "en" = "de") {
  const count = (standing: string, amount: number) => ({
    ...{ campaign: 1, standing, reason: "", amount },
  });
  const figures = {
    ...{ counts: [count("waiting", 20), count("again", 10)], tallies: {}, starts: 50 },
    ...{ hold, isTreeGone: false, holdsBack: true, lists: [] },
  };
  return viewCampaign(RUNNING, figures, { words: wordsIn(language), now: NOW });
}

test("how long it still takes is told by the pace of the last minutes", () => {
  expect(viewed(null)).toMatchObject({ startsPerMinute: 10, secondsLeft: 180, hold: null });
});

test("while it waits for something nobody knows how long it still takes", () => {
  const until = NOW + 40 * MINUTE;
  expect(viewed({ code: "nobody-due", until })).toMatchObject({
    startsPerMinute: 10,
    secondsLeft: null,
    hold: { code: "nobody-due", until: new Date(until).toISOString() },
  });
});

test("an English sentence with a time in it names the zone", () => {
  const hold = { code: "nobody-due", until: NOW } as const;
  expect(viewed(hold, "en").hold?.message).toBe(
    "It is nobody's turn now; it goes on 2026-03-03 10:00 (Europe/Berlin).",
  );
});
