import { loadavg } from "node:os";
import { join } from "node:path";
import type { Program } from "@rufbaum/e2e/program";
import { realDisk } from "@rufbaum/runtime/real";
import { readLocalServer } from "@rufbaum/store";
import { answers } from "./calls/answers.ts";
import type { Callers } from "./calls/callers.ts";
import { type Child, startChild } from "./calls/child.ts";
import { measureProcess } from "./calls/process-use.ts";
import { measureSimulating } from "./calls/simulating.ts";
import { measureWatched } from "./calls/watched.ts";
import type { Row } from "./row.ts";
import { startTwilioProgram, storeBenchTree } from "./twilio-program.ts";

const ROUNDS = 3;
const CALLS = 500;
/** So many run when memory is measured for the first time: what is loaded once is in it. */
const FEW_CALLS = 100;
const QUESTIONS = 250;
/** Milliseconds between what a caller hears and his next words. */
const QUICK = { least: 3_000, most: 7_000 };
const ROUND = 15_000;
const FLOOD = { milliseconds: 5_000, framesPerSecond: 10_000 };
const FLOOD_FRAMES = {
  "unfinished words": { type: "prompt", voicePrompt: "Ja", lang: "de-DE", last: false },
  replies: { type: "prompt", voicePrompt: "Ja, gern", lang: "de-DE", last: true },
};

export interface Bench {
  program: Program;
  pid: number;
  directory: string;
  access: { url: string; token: string; times: string; most: number };
  callers: Child<Callers>;
  treeId: string;
  calls: number;
}

/** Many calls at once and many who look on; callers, dashboards and program each in a process of their own. */
export async function calls(): Promise<Row[]> {
  const { program, directory, data, stop } = await startTwilioProgram();
  const callers = startChild<Callers>("callers.ts");
  try {
    const local = await readLocalServer(realDisk, data);
    if (!local) throw new Error("The program told no token.");
    const times = join(directory, "times");
    const access = { url: program.url, token: local.token, times, most: CALLS };
    const treeId = await storeBenchTree(program, QUESTIONS);
    const bench = { program, pid: local.pid, directory, access, callers, treeId, calls: CALLS };
    const memory = await measureMemory(bench);
    const alone = await measureAnswers(bench);
    const watched = await measureWatched(bench);
    const simulating = await measureSimulating(bench);
    const flooded = await measureFlood(bench);
    return [...alone, memory, ...watched, ...simulating, ...flooded, load()];
  } finally {
    await callers.stop();
    await stop();
  }
}

/** Opens all calls; afterwards they run. */
async function measureMemory({ callers, access, treeId, pid }: Bench): Promise<Row> {
  const speak = () => callers.ask("converse", { milliseconds: ROUND, pause: QUICK });
  await callers.ask("open", { ...access, treeId, calls: FEW_CALLS });
  await speak();
  const before = measureProcess(pid).memory;
  await callers.ask("open", { ...access, treeId, calls: CALLS });
  await speak();
  const after = measureProcess(pid).memory;
  return {
    name: "memory for each running call",
    value: `${((after - before) / (CALLS - FEW_CALLS) / 1000).toFixed(0)} kB`,
    spread: `${megabytes(before)} with ${FEW_CALLS} calls, ${megabytes(after)} with ${CALLS}`,
    promise: "< 200 kB",
  };
}

async function measureAnswers({ callers, pid }: Bench): Promise<Row[]> {
  const rounds: number[][] = [];
  const before = measureProcess(pid).cpu;
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await callers.ask("converse", { milliseconds: ROUND, pause: QUICK }));
  }
  const cpu = (measureProcess(pid).cpu - before) / (ROUNDS * ROUND);
  return [
    answers(`answer, ${CALLS} calls at once`, rounds, "median < 5 ms, p99 < 25 ms"),
    { name: "  the program's share of a core", value: cpu.toFixed(2), spread: "", promise: "" },
  ];
}

/** How long others wait while one socket sends what it can. */
async function measureFlood({ callers, access, treeId }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, frame] of Object.entries(FLOOD_FRAMES)) {
    await callers.ask("open", { ...access, treeId, calls: CALLS });
    const [flood, turns] = await callers.ask("floodBeside", {
      ...FLOOD,
      frame,
      pause: { least: 1_000, most: 3_000 },
    });
    const whole = (count: number) => count.toLocaleString("en");
    const end = flood.isClosed ? `, closed after ${whole(flood.sent)}` : "";
    const what = `${whole(FLOOD.framesPerSecond)} ${name} a second on one socket${end}`;
    rows.push(answers(`answer beside ${what}`, [turns], ""));
  }
  return rows;
}

function load(): Row {
  const [one = 0, five = 0] = loadavg();
  return {
    name: "load of the machine at the end",
    value: one.toFixed(2),
    spread: `${five.toFixed(2)} over five minutes`,
    promise: "",
  };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
