import { afterAll, beforeAll, expect, test } from "bun:test";
import { type DialRules, PRESETS } from "@rufbaum/dialing/lawful-calling";
import type { Database } from "@rufbaum/store";
import {
  USUAL_DIAL_SETTINGS,
  writeDialSettings,
} from "../../modules/lawful-calling/dial-settings.ts";
import { type Ground, openGround, type RunOptions, runSeed } from "./run-seed.ts";

let ground: Ground;
beforeAll(async () => {
  ground = await openGround();
});
afterAll(() => ground.close());

/** Enough of them that somebody is called who must not be. */
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);
const MORNING = "2026-03-03T10:00+01:00";
const EVENING = "2026-03-03T20:00+01:00";
const FRONLEICHNAM = "2026-06-04T12:00+02:00";

/** What the simulation says of servers with this mistake, where nothing else goes wrong. */
async function foundOut(broken: RegExp, mistake: RunOptions): Promise<string | null> {
  for (const seed of SEEDS) {
    const { violations } = await runSeed(seed, ground, { ...mistake, chances: {} });
    const found = violations.find((violation) => broken.test(violation));
    if (found) return found;
  }
  return null;
}

function without(rules: Partial<DialRules>) {
  return (db: Database) =>
    writeDialSettings(db, { ...USUAL_DIAL_SETTINGS, rules: { ...PRESETS.DE, ...rules } });
}

const MISTAKES: readonly (readonly [string, RegExp, Partial<DialRules>, string])[] = [
  ["the windows", /out of hours/, { windows: PRESETS.none.windows }, EVENING],
  ["the holidays", /out of hours/, { keepsHolidays: false }, FRONLEICHNAM],
  ["consent", /without consent/, { consent: "not-needed" }, MORNING],
  ["the attempts", /times a day/, { attempts: PRESETS.none.attempts }, MORNING],
];

test.each(MISTAKES)("a server that forgets %s is found out", async (_, broken, rules, start) => {
  expect(await foundOut(broken, { start, plant: without(rules) })).toMatch(broken);
});

test("a server that forgets who is blocked is found out", async () => {
  await ground.client.query(`create function forget() returns trigger language plpgsql as
    $$ begin return null; end $$`);
  await ground.client.query(
    "create trigger forgets before insert on suppressions for each row execute function forget()",
  );
  const broken = /no calls are wished/;
  expect(await foundOut(broken, { start: MORNING })).toMatch(broken);
});
