import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "@rufbaum/e2e/program";
import { figuresOf, milliseconds, type Row } from "./figures.ts";

const RUNS = 5;

/** From starting the process, as `bun run start` does, to the line that says where it runs. */
export async function benchStartUp(): Promise<Row[]> {
  const empty: number[] = [];
  const existing: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const data = await mkdtemp(join(tmpdir(), "rufbaum-bench-"));
    empty.push(await timeToReady(data));
    existing.push(await timeToReady(data));
    await rm(data, { recursive: true, force: true });
  }
  return [
    row("start to ready, empty data", empty, "under 2500 ms"),
    row("start to ready, existing data", existing, "under 1500 ms"),
  ];
}

async function timeToReady(data: string): Promise<number> {
  const from = performance.now();
  const program = await startProgram({ data });
  const health = await fetch(`${program.url}/api/health`);
  const passed = performance.now() - from;
  if (!health.ok) throw new Error(`health answered ${health.status}`);
  await program.stop();
  return passed;
}

function row(what: string, samples: number[], goal: string): Row {
  const { least, median, most } = figuresOf(samples);
  const figure = `median ${milliseconds(median)} (${milliseconds(least)} to ${milliseconds(most)})`;
  return { what, figure, goal };
}
