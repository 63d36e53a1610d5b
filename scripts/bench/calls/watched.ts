import { join } from "node:path";
import type { Bench } from "../calls.ts";
import { median, type Row } from "../row.ts";
import { answers } from "./answers.ts";
import { bareCallId } from "./bare-call-id.ts";
import { type Child, startChild } from "./child.ts";
import type { Dashboards } from "./dashboards.ts";
import { measureProcess } from "./process-use.ts";
import { turnFrames } from "./turn-frames.ts";

const ROUNDS = 3;
const ROUND = 15_000;
/** Milliseconds in which the last messages arrive. */
const UNDER_WAY = 1_000;
const DASHBOARDS = 1_000;
/** As people speak, who hear a sentence of five seconds first: 100 utterances a second in all. */
const PAUSE = { least: 8_000, most: 12_000 };

type Told = Awaited<ReturnType<Dashboards["told"]>>;

/** The program's messages, and in turns the same frames through Bun's bare publish. */
export async function measureWatched(bench: Bench): Promise<Row[]> {
  const { callers, access, treeId, pid } = bench;
  const dashboards = startChild<Dashboards>("dashboards.ts");
  try {
    const running = await callers.ask("open", { ...access, treeId, calls: bench.calls });
    const frames = await turnFrames(bench, running[0]?.callId ?? "");
    const ours: Told[] = [];
    const theirs: Told[] = [];
    const turns: number[][] = [];
    let cpu = 0;
    for (let round = 0; round < ROUNDS; round++) {
      await dashboards.ask("open", { ...access, dashboards: DASHBOARDS });
      await dashboards.ask("watch", running);
      const before = measureProcess(pid).cpu;
      turns.push(await callers.ask("converse", { milliseconds: ROUND, pause: PAUSE }));
      cpu += measureProcess(pid).cpu - before;
      await Bun.sleep(UNDER_WAY);
      ours.push(await dashboards.ask("told"));
      await dashboards.ask("close");
      theirs.push(await measureBare(bench, dashboards, frames, `bare-${round}`));
    }
    return rows({ ours, theirs, turns, cpu: cpu / (ROUNDS * ROUND), calls: bench.calls });
  } finally {
    await dashboards.stop();
  }
}

async function measureBare(
  { directory, calls }: Bench,
  dashboards: Child<Dashboards>,
  frames: readonly string[],
  name: string,
): Promise<Told> {
  const times = join(directory, name);
  const perSecond = (calls * 1000) / ((PAUSE.least + PAUSE.most) / 2);
  const file = join(import.meta.dir, "bare-publish.ts");
  const given = [times, String(calls), String(perSecond), JSON.stringify(frames)];
  const bare = Bun.spawn([process.execPath, file, ...given], { stdout: "pipe", ipc: () => {} });
  try {
    const port = await firstLine(bare.stdout);
    const url = `http://127.0.0.1:${port}`;
    await dashboards.ask("open", { url, token: null, times, most: calls, dashboards: DASHBOARDS });
    const ids = Array.from({ length: calls }, (_, index) => ({ index, callId: bareCallId(index) }));
    await dashboards.ask("watch", ids);
    await Bun.sleep(ROUND);
    const told = await dashboards.ask("told");
    await dashboards.ask("close");
    return told;
  } finally {
    bare.kill();
    await bare.exited;
  }
}

async function firstLine(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const chunk of stream) {
    text += new TextDecoder().decode(chunk);
    if (text.includes("\n")) break;
  }
  return text.trim();
}

function rows({
  ours,
  theirs,
  turns,
  cpu,
  calls,
}: {
  ours: readonly Told[];
  theirs: readonly Told[];
  turns: readonly number[][];
  cpu: number;
  calls: number;
}): Row[] {
  const expected = 2 * DASHBOARDS * turns.flat().length;
  const arrived = ours.reduce((total, { utterances }) => total + utterances, 0);
  const p99 = (all: readonly Told[]) => median(all.map((told) => told.p99));
  const whole = (value: number) => Math.round(value).toLocaleString("en");
  const framesPerSecond = (all: readonly Told[]) =>
    whole(all.reduce((total, { frames }) => total + frames, 0) / ((ROUNDS * ROUND) / 1000));
  return [
    told(
      `utterance at ${whole(DASHBOARDS)} dashboards, ${calls} calls`,
      ours,
      `${whole(arrived)} of ${whole(expected)} arrived`,
      "p99 < 30 ms",
    ),
    told(
      "  bare Bun publish of the same",
      theirs,
      `ratio ${(p99(ours) / p99(theirs)).toFixed(2)}`,
      "",
    ),
    answers("  answer meanwhile", turns, ""),
    {
      name: "  the program's share of a core",
      value: cpu.toFixed(2),
      spread: `${framesPerSecond(ours)} frames/s, bare ${framesPerSecond(theirs)}`,
      promise: "",
    },
  ];
}

function told(name: string, rounds: readonly Told[], note: string, promise: string): Row {
  const over = (pick: (told: Told) => number) => median(rounds.map(pick)).toFixed(1);
  return {
    name,
    value: `${over(({ p50 }) => p50)} ms`,
    spread: `p99 ${over((told) => told.p99)} ms; ${note}`,
    promise,
  };
}
