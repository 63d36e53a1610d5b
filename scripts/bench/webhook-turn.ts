import type { Program } from "@rufbaum/e2e/program";
import { openRelayCall, type RelayCall } from "./relay-call.ts";
import { median, percentile, type Row } from "./row.ts";
import { startTwilioProgram, storeBenchTree } from "./twilio-program.ts";

const QUESTIONS = 60;
const CALLS = 100;
/** Milliseconds a caller thinks before he answers; real ones take several times as long. */
const PAUSE = { least: 500, most: 1_500 };

/** From the caller's last word over the relay's socket to the agent's first, stored on the way. */
export async function webhookTurn(): Promise<Row[]> {
  const { program, stop } = await startTwilioProgram();
  try {
    const treeId = await storeBenchTree(program, QUESTIONS);
    // A number is in one call at a time: those before the hundred have numbers of their own.
    await measureAlone(program, numberOf(CALLS), treeId);
    const alone = await measureAlone(program, numberOf(CALLS + 1), treeId);
    const calls: RelayCall[] = [];
    for (let index = 0; index < CALLS; index++) {
      calls.push(await openRelayCall(program, numberOf(index), treeId));
    }
    const together = (await Promise.all(calls.map(converse))).flat();
    const atOnce = (await Promise.all(calls.map((call) => call.ask("Ja")))).flat();
    for (const call of calls) call.close();
    return [
      row("turn, 1 call", alone, ""),
      row(`turn, ${CALLS} calls at once`, together, "median < 5 ms, p99 < 25 ms"),
      row(`turn, ${CALLS} callers speaking in the same instant`, atOnce, ""),
    ];
  } finally {
    await stop();
  }
}

async function measureAlone(program: Program, to: string, treeId: string): Promise<number[]> {
  const call = await openRelayCall(program, to, treeId);
  const turns: number[] = [];
  for (let turn = 0; turn < QUESTIONS - 5; turn++) {
    turns.push(await call.ask("Ja, gern"));
    await Bun.sleep(5);
  }
  call.close();
  return turns;
}

async function converse(call: RelayCall): Promise<number[]> {
  const turns: number[] = [];
  for (let turn = 0; turn < 15; turn++) {
    await Bun.sleep(PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least));
    turns.push(await call.ask("Ja, gern"));
  }
  return turns;
}

/** Of the block that belongs to nobody. */
function numberOf(index: number): string {
  return `+493023125${String(index).padStart(3, "0")}`;
}

function row(name: string, values: readonly number[], promise: string): Row {
  return {
    name,
    value: `${median(values).toFixed(2)} ms`,
    spread: `p99 ${percentile(values, 0.99).toFixed(2)}, max ${Math.max(...values).toFixed(2)} ms (${values.length} turns)`,
    promise,
  };
}
