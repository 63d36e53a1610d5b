import { loadavg } from "node:os";
import { join } from "node:path";
import type { Program } from "@rufbaum/e2e/program";
import { realDisk } from "@rufbaum/runtime/real";
import { readLocalServer } from "@rufbaum/store";
import { findPostgres, startPostgres } from "@rufbaum/store/testing";
import { openProbe } from "../attacks/open-probe.ts";
import { measureProcess } from "./calls/process-use.ts";
import { percentile, type Row } from "./row.ts";
import { startTwilioProgram, storeBenchTree } from "./twilio-program.ts";

/** As many as a file may have. `RUFBAUM_BENCH_ROWS` measures fewer. */
export const ROWS = Number(process.env.RUFBAUM_BENCH_ROWS ?? 1_000_000);
const AT_ONCE = 5_000;
const QUIET = 3_000;
/** Milliseconds between two looks at the server's memory. */
const LOOK = 200;

/** A file from its sending to its last contact stored, on either database, beside a running call. */
export async function contactImport(): Promise<Row[]> {
  const bin = await findPostgres();
  const server = bin === null ? null : await startPostgres(bin);
  try {
    const rows = await measure("pglite", {}, "< 25 s");
    if (server) rows.push(...(await measure("postgres", { DATABASE_URL: server.url }, "< 15 s")));
    return rows;
  } finally {
    await server?.stop();
  }
}

async function measure(kind: string, env: Record<string, string>, limit: string): Promise<Row[]> {
  const { program, data, directory, stop } = await startTwilioProgram(env);
  const file = Bun.file(join(directory, "contacts.csv"));
  try {
    await writeFile(file);
    const local = await readLocalServer(realDisk, data);
    if (!local) throw new Error("The program told no token.");
    const probe = await openProbe(program, await storeBenchTree(program, 20));
    try {
      await probe.beside(() => Bun.sleep(QUIET));
      const quiet = await probe.beside(() => Bun.sleep(QUIET));
      const { memory: before, cpu: cpuBefore } = measureProcess(local.pid);
      let most = before;
      const look = setInterval(() => {
        most = Math.max(most, measureProcess(local.pid).memory);
      }, LOOK);
      const began = performance.now();
      const { result: counts, waits } = await probe
        .beside(async () => {
          const answer = await program.ask("/api/contacts/import?name=contacts.csv", {
            method: "POST",
            headers: {
              "content-type": "text/csv",
              "content-length": String(file.size),
              "rufbaum-person": "bench",
            },
            body: file,
          });
          if (!answer.ok) throw new Error(await answer.text());
          return ((await answer.json()) as { counts: { added: number } }).counts;
        })
        .finally(() => clearInterval(look));
      const seconds = (performance.now() - began) / 1_000;
      const worked = (measureProcess(local.pid).cpu - cpuBefore) / 1_000;
      if (counts.added !== ROWS) throw new Error(`Only ${counts.added} contacts were stored.`);
      return [
        {
          name: `${kind}: file of ${ROWS.toLocaleString("en")} contacts, sent and stored`,
          value: `${seconds.toFixed(1)} s`,
          spread: `${(file.size / 1e6).toFixed(0)} MB, ${Math.round(ROWS / seconds).toLocaleString("en")} rows/s; ${worked.toFixed(1)} s of the server's threads; load ${(loadavg()[0] ?? 0).toFixed(1)}`,
          promise: limit,
        },
        {
          name: "  the server's memory at most",
          value: megabytes(most),
          spread: `${megabytes(before)} before`,
          promise: "< 700 MB",
        },
        waitsRow("  a call's webhook meanwhile", waits, "p95 < 50 ms"),
        waitsRow("  and before", quiet.waits, ""),
      ];
    } finally {
      await probe.stop();
    }
  } finally {
    await stop();
  }
}

/** As many contacts as are measured, on a list of the program; its import's id. */
export async function importContacts(
  program: Program,
  directory: string,
  rows = ROWS,
): Promise<string> {
  const file = Bun.file(join(directory, "contacts.csv"));
  await writeFile(file, rows);
  const answer = await program.ask("/api/contacts/import?name=contacts.csv", {
    method: "POST",
    headers: {
      "content-type": "text/csv",
      "content-length": String(file.size),
      "rufbaum-person": "bench",
    },
    body: file,
  });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
}

/** Numbers in no order, as a file has them; 7919 and ten million have no divisor in common. */
async function writeFile(file: Bun.BunFile, rows = ROWS): Promise<void> {
  const writer = file.writer();
  writer.write("Telefon;Vorname;Nachname;Firma;E-Mail;PLZ;Branche;Umsatz\r\n");
  for (let from = 0; from < rows; from += AT_ONCE) {
    const lines = Array.from({ length: Math.min(AT_ONCE, rows - from) }, (_, place) => {
      const n = from + place;
      const number = String((n * 7919) % 10_000_000).padStart(7, "0");
      return `0171 ${number};Vorname ${n % 500};Nachname ${n % 9_000};Firma ${n} GmbH;kontakt${n}@example.de;${10_000 + (n % 80_000)};Handwerk;${n}\r\n`;
    });
    writer.write(lines.join(""));
    await writer.flush();
  }
  await writer.end();
}

export function waitsRow(name: string, waits: readonly number[], promise: string): Row {
  const at = (fraction: number) => percentile(waits, fraction).toFixed(1);
  const spread = `p95 ${at(0.95)}, p99 ${at(0.99)}, max ${Math.max(...waits).toFixed(1)} ms (${waits.length} webhooks)`;
  return { name, value: `${at(0.5)} ms`, spread, promise };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
