import { realRuntime } from "@rufbaum/runtime/real";
import { openStore } from "@rufbaum/store";
import { findPostgres, startPostgres, storeManyCalls } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { openRelayCall, type RelayCall } from "./relay-call.ts";
import { median, percentile, type Row } from "./row.ts";
import { startTwilioProgram, storeBenchTree, type TwilioProgram } from "./twilio-program.ts";

const CALLERS = 20;
const TURNS = 40;
/** Milliseconds a caller thinks before he answers. */
const PAUSE = 150;
const AMOUNT = { calls: 100_000, messages: 10, trees: 20, treesWithCalls: 20, days: 90 };

/** One word in 30 % of all utterances, one in every twentieth call, a rare one, one of old calls only. */
const TEXT = `case
  when line = 1 and n % 2000 = 7 then 'Mein Name ist Kowalczyk, guten Tag.'
  when line = 1 and n < 10000 then 'Bei uns liegen Solarziegel auf dem Dach.'
  when line = 3 and n % 20 = 3 then 'Wir haben schon eine Wärmepumpe im Keller.'
  when (n * 13 + line * 7) % 10 < 3
    then 'Unsere Photovoltaikanlage rechnet sich nach ' || n % 20 || ' Jahren.'
  else 'Das ist der Satz Nummer ' || line || ' des Gesprächs Nummer ' || n || '.'
end`;

const SEARCHES = {
  "first page": {},
  "a word of 30 % of utterances": { text: "Photovoltaikanlagen" },
  "a word of every 20th call": { text: "Wärmepumpe" },
  "a rare name": { text: "Kowalczyk" },
  "a word of the oldest tenth": { text: "Solarziegel" },
  "two words, one of them rare": { text: "Photovoltaikanlage Kowalczyk" },
  "the beginning of a word": { text: "Photov" },
  "a phrase": { text: '"rechnet sich nach"' },
  "no such word": { text: "Quittenmus" },
  "a word, one tree": { text: "Wärmepumpe", treeId: "tree_many_3" },
};

/** How long searches in a million utterances take, and callers wait beside them, on both databases. */
export async function transcripts(): Promise<Row[]> {
  const rows = await on("PGlite");
  const bin = await findPostgres();
  if (bin === null) return rows;
  const server = await startPostgres(bin);
  try {
    return [...rows, ...(await on("PostgreSQL", server.url))];
  } finally {
    await server.stop();
  }
}

async function on(name: string, databaseUrl?: string): Promise<Row[]> {
  const env = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const running = await startTwilioProgram(env, (data) => fill(data, databaseUrl));
  try {
    const { program } = running;
    const treeId = await storeBenchTree(program, 3 * TURNS + 200);
    const calls: RelayCall[] = [];
    for (let index = 0; index < CALLERS; index++) {
      calls.push(await openRelayCall(program, `+4930231250${10 + index}`, treeId));
    }
    await converse(calls, 10);
    const start = performance.now();
    const whileReading = await converse(calls, TURNS);
    await untilReady(running);
    const readAfter = performance.now() - start;
    const quiet = await converse(calls, TURNS);
    const times: Record<string, number[]> = {};
    const [beside] = await Promise.all([converse(calls, TURNS), read(running, times)]);
    for (const call of calls) call.close();
    const p95 = (values: readonly number[]) => percentile(values, 0.95);
    const ratio = (values: readonly number[]) => (p95(values) / p95(quiet)).toFixed(1);
    return [
      row(`${name}: answers of ${CALLERS} calls, nobody searches`, quiet, ""),
      row(`  beside two who search (${ratio(beside)} times that)`, beside, "p95 < 50 ms"),
      row(
        `  while old transcripts are made ready (${ratio(whileReading)} times)`,
        whileReading,
        "p95 < 50 ms",
      ),
      row("  until 100,000 of them are", [readAfter], ""),
      ...Object.entries(times).map(([asked, own]) => row(`  ${asked}`, own, "p95 < 200 ms")),
    ];
  } finally {
    await running.stop();
  }
}

/** Two people search, one thing after the other, page by page. */
async function read({ program }: TwilioProgram, times: Record<string, number[]>): Promise<void> {
  async function timed<Answer>(name: string, path: string, body: object): Promise<Answer> {
    const start = performance.now();
    const response = await program.ask(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(answer));
    times[name] = [...(times[name] ?? []), performance.now() - start];
    return answer as Answer;
  }

  async function once(): Promise<void> {
    for (const [name, filter] of Object.entries(SEARCHES)) {
      const search = "/api/transcripts/search";
      const { next } = await timed<{ next: string | null }>(name, search, filter);
      if (next) await timed(`${name}, next page`, search, { ...filter, before: next });
      await timed(`${name}, counted`, "/api/transcripts/count", filter);
    }
  }

  await Promise.all(
    [1, 2].map(async () => {
      for (let round = 0; round < ROUNDS; round++) await once();
    }),
  );
}

const ROUNDS = 5;

async function untilReady({ program }: TwilioProgram): Promise<void> {
  for (;;) {
    const response = await program.ask("/api/transcripts/search", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text: "Quittenmus", limit: 1 }),
    });
    const { isComplete } = (await response.json()) as { isComplete: boolean };
    if (isComplete) return;
    await Bun.sleep(1_000);
  }
}

async function fill(data: string, databaseUrl?: string): Promise<void> {
  const runtime = realRuntime();
  const store = await openStore({ runtime, dataDirectory: data, databaseUrl, log() {} });
  const now = runtime.clock.now();
  const createdAt = new Date(now - AMOUNT.days * 86_400_000).toISOString();
  const tree = sampleTree({ id: "tree_many", createdAt });
  await storeManyCalls(store.db, tree, { ...AMOUNT, now, text: TEXT });
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

function row(name: string, values: readonly number[], promise: string): Row {
  const shown = (value: number) => value.toFixed(value < 10 ? 2 : 0);
  const spread = `p95 ${shown(percentile(values, 0.95))}, max ${shown(Math.max(...values))} ms (${values.length})`;
  return { name, value: `${shown(median(values))} ms`, spread, promise };
}
