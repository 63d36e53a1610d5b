import { join } from "node:path";
import { realDisk, realRuntime } from "@rufbaum/runtime/real";
import { openStore, readLocalServer } from "@rufbaum/store";
import { storeManyCalls } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { openRelayCall, type RelayCall } from "./relay-call.ts";
import { median, percentile, type Row } from "./row.ts";
import { startTwilioProgram, storeBenchTree } from "./twilio-program.ts";

const CALLERS = 10;
const TURNS = 40;
/** Milliseconds a caller thinks before he answers. */
const PAUSE = 150;
const AMOUNT = { calls: 100_000, messages: 10, trees: 5_000, treesWithCalls: 20, days: 90 };

/** How long callers wait beside a client that reads everything there is, again and again. */
export async function besideReaders(): Promise<Row[]> {
  const running = await startTwilioProgram({}, fill);
  try {
    // Days that are over are added up once: this installation's, all of them together.
    const added = await timed(() => running.program.ask("/api/latency?days=90"));
    await running.restart();
    const { program, data } = running;
    const latency = await timed(() => program.ask("/api/latency?days=90"));
    const treeId = await storeBenchTree(program, 2 * TURNS + 20);
    const calls: RelayCall[] = [];
    for (let index = 0; index < CALLERS; index++) {
      calls.push(await openRelayCall(program, `+4930231250${10 + index}`, treeId));
    }
    await converse(calls, 10);
    const quiet = await converse(calls, TURNS);
    const local = await readLocalServer(realDisk, data);
    const readers = Bun.spawn(
      [
        process.execPath,
        join(import.meta.dir, "readers-child.ts"),
        program.url,
        local?.token ?? "",
      ],
      { stdout: "pipe" },
    );
    const beside = await converse(calls, TURNS);
    readers.kill("SIGTERM");
    const read: Record<string, number[]> = JSON.parse(await new Response(readers.stdout).text());
    for (const call of calls) call.close();
    const ratio = percentile(beside, 0.95) / percentile(quiet, 0.95);
    return [
      row("answers, nobody reads", quiet, ""),
      row(`answers beside readers (${ratio.toFixed(1)} times that)`, beside, "p95 < 50 ms"),
      row("latency of 90 days, first after a start", [latency], "< 0.5 s"),
      row("  and of days nobody had added up yet", [added], ""),
      ...Object.entries(read).map(([path, times]) => row(`  read ${path}`, times, "")),
    ];
  } finally {
    await running.stop();
  }
}

async function fill(data: string): Promise<void> {
  const runtime = realRuntime();
  const store = await openStore({ runtime, dataDirectory: data, log() {} });
  const now = runtime.clock.now();
  const createdAt = new Date(now - AMOUNT.days * 86_400_000).toISOString();
  await storeManyCalls(store.db, sampleTree({ id: "tree_many", createdAt }), { ...AMOUNT, now });
  await store.close();
}

async function converse(calls: readonly RelayCall[], turns: number): Promise<number[]> {
  const waits = await Promise.all(
    calls.map(async (call) => {
      const own: number[] = [];
      for (let turn = 0; turn < turns; turn++) {
        await Bun.sleep(PAUSE * (0.5 + Math.random()));
        own.push(await call.ask("Ja, gern"));
      }
      return own;
    }),
  );
  return waits.flat();
}

async function timed(deed: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  await (await deed()).arrayBuffer();
  return performance.now() - start;
}

function row(name: string, values: readonly number[], promise: string): Row {
  const shown = (value: number) => value.toFixed(value < 10 ? 2 : 0);
  const spread = `p95 ${shown(percentile(values, 0.95))}, max ${shown(Math.max(...values))} ms (${values.length})`;
  return { name, value: `${shown(median(values))} ms`, spread, promise };
}
