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
async function foundOut(
  broken: RegExp,
  mistake: RunOptions,
  seeds: readonly number[] = SEEDS,
): Promise<string | null> {
  for (const seed of seeds) {
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

/** Whatever is written to a table passes through this; once the work is done, no more. */
async function withTrigger<T>(on: string, body: string, work: () => Promise<T>): Promise<T> {
  const { client } = ground;
  await client.query(`create function plant() returns trigger language plpgsql as
    $$ begin ${body} end $$`);
  await client.query(`create trigger planted before ${on} for each row execute function plant()`);
  try {
    return await work();
  } finally {
    await client.query("drop function plant() cascade");
  }
}

test("a server that forgets who is blocked is found out", async () => {
  const broken = /no calls are wished/;
  const found = await withTrigger("insert on suppressions", "return null;", () =>
    foundOut(broken, { start: MORNING }),
  );
  expect(found).toMatch(broken);
});

/** In the first of them somebody stops a campaign soon. */
const SEEDS_OF_CAMPAIGNS = [10, ...SEEDS];
const TAKES = "update on campaign_contacts";
const MISTAKES_OF_CAMPAIGNS: readonly (readonly [string, string, string, RegExp])[] = [
  [
    "whom it is calling",
    TAKES,
    `if new.standing = 'calling' and new.claims < 6 then
      new.standing := old.standing; new.due_at := old.due_at + interval '50 s';
    end if; return new;`,
    /are known/,
  ],
  [
    "whom it has called",
    TAKES,
    "if old.standing = 'calling' then new.attempts := 0; end if; return new;",
    /are known/,
  ],
  [
    "whom it is to call again",
    TAKES,
    "if new.standing = 'again' then new.due_at := new.due_at + interval '1 year'; end if; return new;",
    /put off until/,
  ],
  [
    "half of a list",
    "insert on campaign_contacts",
    "if new.contact % 2 = 0 then return null; end if; return new;",
    /is in it 0 times/,
  ],
  [
    "that it was stopped",
    "update on campaigns",
    "if new.status = 'paused' then new.status := 'running'; end if; return new;",
    /although it was stopped/,
  ],
  ["to count", "insert on campaign_counts", "return null;", /counts/],
];

test.each(MISTAKES_OF_CAMPAIGNS)(
  "a server that forgets %s is found out",
  async (_, on, body, broken) => {
    const found = await withTrigger(on, body, () =>
      foundOut(
        broken,
        {
          start: MORNING,
          campaigns: true,
          plant: without({ attempts: PRESETS.none.attempts }),
        },
        SEEDS_OF_CAMPAIGNS,
      ),
    );
    expect(found).toMatch(broken);
  },
);
