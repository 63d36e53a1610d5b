import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import {
  backupsFolder,
  getSetting,
  openStore,
  restoreBackup,
  type Store,
  setSetting,
} from "@rufbaum/store";
import { findLosses, startPglite } from "@rufbaum/store/testing";
import { percentile, type Row } from "./row.ts";

const CALLS = 100_000;
const LINES_EACH = 10;
const AT_ONCE = 10_000;
const CHECKS = 5;

/** What a backup of many calls takes, how long it holds up others, and what comes back of it. */
export async function backups(): Promise<Row[]> {
  const root = await mkdtemp(join(tmpdir(), "rufbaum-bench-"));
  try {
    const runtime = realRuntime();
    const dataDirectory = join(root, "data");
    const open = () => openStore({ runtime, dataDirectory, log() {} });
    const store = await open();
    await fill(store);
    const idle = await waitsWhile(store, () => Bun.sleep(3_000));
    const before = await checksums(store);
    let seconds = 0;
    let cpu = 0;
    let made = "";
    const beside = await waitsWhile(store, async () => {
      const [began, used] = [performance.now(), process.cpuUsage()];
      made = (await store.backups?.make())?.file ?? "";
      const { user, system } = process.cpuUsage(used);
      [seconds, cpu] = [(performance.now() - began) / 1000, (user + system) / 1e6];
    });
    await store.close();
    const path = join(backupsFolder(dataDirectory), made);
    const megabytes = Bun.file(path).size / 1e6;

    const looks = await timesOfLooking(join(dataDirectory, "data"));
    await rm(join(dataDirectory, "data"), { recursive: true });
    const began = performance.now();
    await restoreBackup({ runtime, dataDirectory, path, by: "bench" });
    const restored = (performance.now() - began) / 1000;
    const again = await open();
    const isEqual = Bun.deepEquals(await checksums(again), before);
    await again.close();

    const size = `${CALLS.toLocaleString("en")} calls, ${(CALLS * LINES_EACH).toLocaleString("en")} lines`;
    return [
      row(
        `backup of ${size}`,
        `${seconds.toFixed(1)} s`,
        `${cpu.toFixed(1)} s of CPU, ${megabytes.toFixed(0)} MB`,
      ),
      waits("  writing a row meanwhile", beside, "max < 50 ms"),
      waits("  writing a row at other times", idle, ""),
      row(
        "restore of it",
        `${restored.toFixed(1)} s`,
        `checksums ${isEqual ? "equal" : "DIFFER"}`,
        "equal, < 5 min",
      ),
      row(
        "looking for losses at the start",
        `${percentile(looks, 0.5).toFixed(0)} ms of CPU`,
        `first ${looks[0]?.toFixed(0)}, max ${Math.max(...looks).toFixed(0)}`,
        "< 200 ms",
      ),
    ];
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

function row(name: string, value: string, spread: string, promise = ""): Row {
  return { name, value, spread, promise };
}

function waits(name: string, times: readonly number[], promise: string): Row {
  const at = (fraction: number) => percentile(times, fraction).toFixed(1);
  const spread = `p95 ${at(0.95)}, p99 ${at(0.99)}, max ${Math.max(...times).toFixed(1)}`;
  return row(name, `${at(0.5)} ms`, spread, promise);
}

async function fill({ db }: Store): Promise<void> {
  await db.execute("insert into tree_snapshots values ('bench', '{}')");
  for (let from = 1; from <= CALLS; from += AT_ONCE) {
    const numbers = `generate_series(${from}, ${from + AT_ONCE - 1}) n`;
    await db.execute(`insert into calls (id, tree_id, tree_name, snapshot_id, direction, from_number,
        to_number, status, status_sequence, created_at, closed_at)
      select 'call_' || md5(n::text), 'tree', 'Tree', 'bench', 'outbound', '+493023125800',
        '+49302' || n, 'completed', 1, now() - n * interval '1 minute', now() from ${numbers}`);
    await db.execute(`insert into messages (id, call_id, at, speaker, text)
      select 'message_' || md5(n || '-' || line), 'call_' || md5(n::text), now(), 'ai',
        repeat(md5(n || ' ' || line) || ' ', 3) from ${numbers}, generate_series(1, ${LINES_EACH}) line`);
  }
}

/** Milliseconds that writing and reading one row took, again and again, while `work` went on. */
async function waitsWhile({ db }: Store, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const done = work().finally(() => {
    isOver = true;
  });
  for (let n = 0; !isOver; n++) {
    const began = performance.now();
    await setSetting(db, "bench", n);
    await getSetting(db, "bench");
    times.push(performance.now() - began);
    await Bun.sleep(1);
  }
  await done;
  return times;
}

/** Of each table but the settings, which are written all the while: rows, and a sum over them all. */
async function checksums({ db }: Store): Promise<string[]> {
  const sums: string[] = [];
  for (const table of ["calls", "messages", "tree_snapshots", "trees", "suppressions"]) {
    const found = await db.execute(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${table} t`,
    );
    sums.push((found as unknown as { rows: { sum: string }[] }).rows[0]?.sum ?? "");
  }
  return sums;
}

async function timesOfLooking(directory: string): Promise<number[]> {
  const client = await startPglite({ directory, template: null });
  const times: number[] = [];
  for (let check = 0; check < CHECKS; check++) {
    const began = process.cpuUsage();
    const losses = await findLosses(client, directory, { isRecovered: false });
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    if (losses.length > 0) throw new Error(losses.join(", "));
  }
  await client.close();
  return times;
}
