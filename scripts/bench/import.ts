import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import {
  BATCH_ROWS,
  beginContactImport,
  type ContactBatch,
  type ImportRow,
  importContacts,
  openStore,
  packContacts,
  type Store,
  setSetting,
} from "@rufbaum/store";
import { jsonOfBatch } from "@rufbaum/store/contact-batch";
import { findPostgres, startPostgres } from "@rufbaum/store/testing";
import { percentile, type Row } from "./row.ts";

/** As many as a file may have. `RUFBAUM_BENCH_ROWS` measures fewer. */
const ROWS = Number(process.env.RUFBAUM_BENCH_ROWS ?? 1_000_000);
const FAMILY_NAMES = 9_000;
const COLUMNS = `line int, number text, subject text, kind text, country text, regions text,
  postcode text, "firstName" text, "lastName" text, company text, email text, "customFields" json`;

/** A million contacts into either database, beside the bare insert, and what a call waits meanwhile. */
export async function imports(): Promise<Row[]> {
  const root = await mkdtemp(join(tmpdir(), "rufbaum-bench-"));
  const bin = await findPostgres();
  const server = bin === null ? null : await startPostgres(bin);
  try {
    const rows = await measure(join(root, "embedded"), undefined);
    if (server) rows.push(...(await measure(join(root, "server"), server.url)));
    return rows;
  } finally {
    await server?.stop();
    await rm(root, { recursive: true, force: true });
  }
}

async function measure(dataDirectory: string, databaseUrl: string | undefined): Promise<Row[]> {
  const runtime = realRuntime();
  const store = await openStore({ runtime, dataDirectory, databaseUrl, log() {} });
  const { kind, sideDb } = store;
  const size = BATCH_ROWS[kind];
  try {
    const idle = await waitsWhile(store, () => Bun.sleep(3_000));
    const bare = await seconds(size, async (batch) => {
      await sideDb.execute(bareInsert(jsonOfBatch(batch).rows));
    });
    await sideDb.execute("truncate contacts");
    const run = async (id: string) => {
      await beginContactImport(store.db, {
        id,
        name: "Bench",
        fileName: "bench.csv",
        otherColumns: [],
        statementId: null,
        importedBy: "bench",
        startedAt: runtime.clock.now(),
      });
      let taken = 0;
      let resident = 0;
      const waits = await waitsWhile(store, async () => {
        taken = await seconds(size, async (batch) => {
          await importContacts(sideDb, { importId: id, batch, at: runtime.clock.now() });
          resident = Math.max(resident, process.memoryUsage.rss());
        });
      });
      return { taken, waits, resident };
    };
    const first = await run("bench_1");
    const again = await run("bench_2");
    const limit = kind === "pglite" ? 20 : 12;
    const megabytes = `at most ${(first.resident / 1e6).toFixed(0)} MB resident`;
    return [
      row(
        `${kind}: ${ROWS.toLocaleString("en")} contacts imported`,
        first.taken,
        `${megabytes}, ${size} a batch`,
        `< ${limit} s`,
      ),
      row("  the bare insert of the same rows", bare, ""),
      row("  the same file again, on another list", again.taken, ""),
      waits("  a call's write meanwhile", first.waits, "p95 < 50 ms"),
      waits("  and at other times", idle, ""),
    ];
  } finally {
    await store.close();
  }
}

/** Seconds spent in `put` alone: packing is another thread's work. */
async function seconds(size: number, put: (batch: ContactBatch) => Promise<void>): Promise<number> {
  let milliseconds = 0;
  for (let from = 0; from < ROWS; from += size) {
    const amount = Math.min(size, ROWS - from);
    const batch = packContacts(Array.from({ length: amount }, (_, place) => contact(from + place)));
    const began = performance.now();
    await put(batch);
    milliseconds += performance.now() - began;
  }
  return milliseconds / 1000;
}

/** Numbers in no order, as a file has them; 7919 and 10,000,019 have no divisor in common. */
function contact(n: number): ImportRow {
  return {
    line: n + 2,
    number: `+49171${String((n * 7919) % 10_000_019).padStart(8, "0")}`,
    subject: Bun.hash(String(n)).toString(36).padStart(22, "s"),
    kind: "mobile",
    country: "DE",
    regions: "",
    postcode: String(10_000 + (n % 80_000)),
    firstName: `Vorname ${n % 500}`,
    lastName: `Nachname ${n % FAMILY_NAMES}`,
    company: `Firma ${n} GmbH`,
    email: `kontakt${n}@example.de`,
    customFields: { Branche: "Handwerk", Umsatz: String(n) },
  };
}

function bareInsert(rows: string): string {
  return `insert into contacts (number, subject, kind, country, regions, postcode, first_name,
      last_name, company, email, custom_fields, created_at, updated_at)
    select number, subject, kind, country, regions, postcode, "firstName", "lastName", company, email,
      "customFields", now(), now()
    from json_to_recordset('${rows}'::json) as given(${COLUMNS})`;
}

async function waitsWhile({ db }: Store, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const done = work().finally(() => {
    isOver = true;
  });
  for (let n = 0; !isOver; n++) {
    const began = performance.now();
    await setSetting(db, "bench", n);
    times.push(performance.now() - began);
    await Bun.sleep(20);
  }
  await done;
  return times;
}

function row(name: string, taken: number, spread: string, promise = ""): Row {
  const rate = Math.round(ROWS / taken).toLocaleString("en");
  return {
    name,
    value: `${taken.toFixed(1)} s`,
    spread: [`${rate} rows/s`, spread].filter(Boolean).join("; "),
    promise,
  };
}

function waits(name: string, times: readonly number[], promise: string): Row {
  const at = (fraction: number) => percentile(times, fraction).toFixed(1);
  const spread = `p95 ${at(0.95)}, p99 ${at(0.99)}, max ${Math.max(...times).toFixed(1)} (${times.length})`;
  return { name, value: `${at(0.5)} ms`, spread, promise };
}
