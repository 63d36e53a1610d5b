import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { until } from "@rufbaum/runtime/testing";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { openStore } from "@rufbaum/store";
import { NO_RULES } from "../no-rules.ts";
import { type DialledCampaign, faultsOfCampaign } from "./campaign-checks.ts";
import { type KillableServer, startKillableServer } from "./killable-server.ts";
import { serveLossyCarrier } from "./lossy-carrier.ts";

/** How a campaign is dialled while its servers are killed. */
export interface KilledCampaignOptions {
  /** A PostgreSQL that the servers share; `null`: one server on the embedded database. */
  databaseUrl: string | null;
  servers: number;
  /** Of the emulator's test numbers, from any of their blocks. */
  numbers: readonly string[];
  kills: number;
  /** Least and most milliseconds that a server runs between two of its own, and most that it is down. */
  every: readonly [least: number, most: number];
  downFor: number;
  /** How much faster than the machine's all clocks run, and the line once more. */
  factor: number;
  speed: number;
  seed: number;
  /** Milliseconds of the pace in which it has to be found out whether the carrier has a call. */
  settledWithin: number;
  /** Real milliseconds that all of it may take. */
  limit: number;
}

export interface KilledCampaign {
  faults: string[];
  kills: number;
  /** Calls that the carrier had, and those of them of whose placing nobody was told. */
  calls: number;
  lost: number;
  /** Milliseconds of the pace until the last of those was settled. */
  slowest: number;
  milliseconds: number;
}

const PLAN = {
  atOnce: 60,
  perMinute: null,
  attempts: 4,
  retries: {
    "no-answer": { attempts: 2, minutes: 1 },
    busy: { attempts: 2, minutes: 1 },
    voicemail: { attempts: 2, minutes: 1 },
    abandoned: { attempts: 2, minutes: 1 },
    failed: { attempts: 2, minutes: 1 },
    callback: { attempts: 1, minutes: 1 },
  },
};
const LOSSES = { answerLost: 0.1, tooMany: 0.03, slow: 0.03 };
/** Milliseconds between two looks, in which a call can have been settled and is not known to be. */
const LOOKS_EVERY = 500;

/** Dials a campaign, kills its servers, sees it to its end and reckons. */
export async function killCampaign(options: KilledCampaignOptions): Promise<KilledCampaign> {
  const { databaseUrl, factor, speed, limit } = options;
  const began = performance.now();
  const random = seededRandom(options.seed);
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-kills-"));
  const pace = { factor, since: Date.now() };
  const now = () => pace.since + (Date.now() - pace.since) * factor;
  const servers: KillableServer[] = [];
  const carrier = serveLossyCarrier({
    pace,
    speed,
    losses: LOSSES,
    random: seededRandom(options.seed + 1),
    listening: () => servers.flatMap((server) => server.listensAt() ?? []),
  });
  const folder = (number: number) => join(directory, `${number}`);
  const environment = {
    ...carrier.account,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    TEST_PACE: JSON.stringify(pace),
  };
  let isStopping = false;
  try {
    for (let number = 0; number < options.servers; number += 1) {
      servers.push(await startKillableServer({ ...environment, RUFBAUM_DATA: folder(number) }));
    }
    /** Asks whichever server answers. */
    const ask: KillableServer["ask"] = async (path, body, method) => {
      for (let tries = 1; ; tries += 1) {
        const server = servers[tries % servers.length] as KillableServer;
        try {
          return await server.ask(path, body, method);
        } catch (error) {
          const isOurs = error instanceof Error && /: [45]\d\d /.test(error.message);
          if ((isOurs && !/: 50[03] /.test(error.message)) || tries > 200) throw error;
          await Bun.sleep(100);
        }
      }
    };
    await ask("/api/numbers/check", {});
    const lifted = { atOnce: null, perMinute: null, minutesPerDay: null };
    await ask("/api/settings/limits", lifted, "PUT");
    await ask("/api/settings/lawful-calling", NO_RULES, "PUT");
    const [tree] = await ask("/api/decision-trees");
    await ask(`/api/decision-trees/${tree.id}/versions`, {});
    // Not asked again where an answer is lost: that would be another campaign.
    const first = servers[0] as KillableServer;
    const file = ["Telefon", ...options.numbers].join("\n");
    const { id: list } = await first.send("/api/contacts/import?name=kills.csv&list=Kills", file);
    await until(async () => (await ask(`/api/contacts/imports/${list}`)).endedAt !== null);
    const wanted = { name: "Kills", treeId: tree.id, useDecisionTree: true, plan: PLAN, list };
    const campaign = await first.ask("/api/bulk-calls/campaigns", wanted);
    const checking = `/api/bulk-calls/campaigns/${campaign.id}/check`;
    await first.ask(checking, {});
    await until(async () => !("done" in (await first.ask(checking))));
    await first.ask(`/api/bulk-calls/campaigns/${campaign.id}/start`, {});

    let kills = 0;
    // Each by itself, so that now and then none is left.
    const killing = Promise.all(
      servers.map(async (server) => {
        const [least, most] = options.every;
        for (;;) {
          await Bun.sleep(least + random.number() * (most - least));
          if (kills >= options.kills || isStopping) return;
          kills += 1;
          await server.killAndRestart(random.number() * options.downFor);
        }
      }),
    );

    /** When calls without a word of the carrier were first seen, and last. */
    const unsettled = new Map<string, { since: number; last: number }>();
    for (;;) {
      await Bun.sleep(LOOKS_EVERY);
      if (performance.now() - began > limit) break;
      const active = await ask("/api/calls/active");
      for (const { id, callSid } of active as { id: string; callSid: string | null }[]) {
        const since = carrier.lost.get(id);
        if (since !== undefined && callSid === null) unsettled.set(id, { since, last: now() });
      }
      const { status } = await ask(`/api/bulk-calls/campaigns/${campaign.id}`);
      // So many calls break by kills that it pauses by itself: somebody looks at it, and goes on.
      if (status === "paused") await ask(`/api/bulk-calls/campaigns/${campaign.id}/resume`, {});
      if (status === "completed" && active.length === 0 && kills >= options.kills) break;
    }
    isStopping = true;
    await killing;
    const { status, ...last } = await ask(`/api/bulk-calls/campaigns/${campaign.id}`);
    for (const server of servers) await server.stop();

    const left = await readCampaign({ databaseUrl, directory: folder(0), id: campaign.id });
    const calls = await carrier.log();
    const faults = faultsOfCampaign({
      plan: PLAN,
      numbers: options.numbers,
      carrier: calls,
      ...left,
    });
    if (status !== "completed") {
      faults.unshift(
        `not completed after ${limit} ms: ${status}, ${JSON.stringify(last.counts)}, ${JSON.stringify(last.hold)}`,
      );
    }
    let slowest = 0;
    for (const [id, { since, last }] of unsettled) {
      slowest = Math.max(slowest, last - since);
      if (last - since > options.settledWithin)
        faults.push(`${id}: unknown for ${last - since} ms`);
    }
    return {
      faults,
      kills,
      calls: calls.length,
      lost: carrier.lost.size,
      slowest,
      milliseconds: performance.now() - began,
    };
  } finally {
    for (const server of servers) await server.stop();
    await carrier.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** What the database holds of a campaign, once no server has it open. */
async function readCampaign(where: {
  databaseUrl: string | null;
  directory: string;
  id: string;
}): Promise<Pick<DialledCampaign, "blocked" | "calls" | "contacts" | "counts">> {
  const { databaseUrl, directory, id } = where;
  const store = await openStore({
    runtime: realRuntime(),
    dataDirectory: directory,
    ...(databaseUrl && { databaseUrl }),
    log() {},
  });
  const key = `(select key from campaigns where id = '${id}')`;
  async function rows<Row>(query: string): Promise<Row[]> {
    const found = (await store.db.execute(query)) as unknown as { rows: Row[] } | Iterable<Row>;
    return "rows" in found ? found.rows : [...found];
  }
  try {
    return {
      calls: await rows(
        `select id, call_sid as sid, to_number as to, claim, outcome, answered_by as "answeredBy",
          end_reason as "endReason", closed_at is not null as "isClosed" from calls where campaign = ${key}`,
      ),
      contacts: await rows(
        `select c.number as to, d.standing, d.reason, d.attempts, d.due_at is not null as "isDue"
          from campaign_contacts d join contacts c on c.sequence = d.contact where d.campaign = ${key}`,
      ),
      blocked: await rows(
        "select number as to, extract(epoch from created_at)::float8 * 1000 as since from suppressions where number is not null",
      ),
      counts: await rows(
        `select standing, amount from campaign_counts where campaign = ${key} and amount <> 0`,
      ),
    };
  } finally {
    await store.close();
  }
}

/** So many of the emulator's numbers, whose fates are mixed; none that the carrier always refuses. */
export function mixedNumbers(amount: number, seed: number): string[] {
  const blocks = ["+493023125", "+496990009", "+494066969", "+492214710", "+498999998"];
  const all = blocks.flatMap((block) =>
    Array.from({ length: 1_000 }, (_, last) => block + String(last).padStart(3, "0")),
  );
  const random = seededRandom(seed);
  return all
    .filter((number) => /(?:[0-3567]\d\d|4[0-2]\d|950)$/.test(number) && !number.endsWith("800"))
    .map((number) => ({ number, place: random.number() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, amount)
    .map(({ number }) => number);
}
