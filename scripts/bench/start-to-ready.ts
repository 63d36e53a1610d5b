import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@rufbaum/e2e/free-port";
import { environment } from "@rufbaum/e2e/program";
import { ROOT } from "../process/run-child.ts";
import { median, type Row } from "./row.ts";

const RUNS = 9;

/** From the start of `bun run start` to the first answer, on data that is there and on none. */
export async function startToReady(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-bench-"));
  try {
    const data = join(directory, "data");
    const empty: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      await rm(data, { recursive: true, force: true });
      empty.push(await measureStart(data));
    }
    const existing: number[] = [];
    for (let run = 0; run < RUNS; run++) existing.push(await measureStart(data));
    return [
      row("start to ready, existing data", existing, "< 1.5 s"),
      row("start to ready, empty data", empty, "< 2.5 s"),
    ];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Milliseconds until `GET /api/health` answers. */
async function measureStart(data: string): Promise<number> {
  const port = freePort();
  const start = performance.now();
  const child = Bun.spawn([process.execPath, "run", "--silent", "start"], {
    cwd: ROOT,
    env: environment({ PORT: String(port), RUFBAUM_DATA: data }),
    stdout: "ignore",
    stderr: "ignore",
  });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error("The program ended instead of starting.");
    await Bun.sleep(2);
  }
  const milliseconds = performance.now() - start;
  child.kill("SIGTERM");
  await child.exited;
  return milliseconds;
}

async function answers(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
  return response?.ok ?? false;
}

function row(name: string, values: readonly number[], promise: string): Row {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  return {
    name,
    value: `${seconds(median(values))} s`,
    spread: `min ${seconds(Math.min(...values))}, max ${seconds(Math.max(...values))} s (${values.length} runs)`,
    promise,
  };
}
