import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@rufbaum/e2e/free-port";
import { type Program, startProgram } from "@rufbaum/e2e/program";
import type { Tree } from "@rufbaum/tree";
import { ACCOUNT, openCarrierStandIn, openRelay, type RelayClient } from "./carrier-stand-in.ts";
import { figuresOf, milliseconds, type Row } from "./figures.ts";

const ROUNDS = 40;
/** Rounds that are not counted: the database and the compiler warm up. */
const WARM_UP = 10;

/**
 * From a caller's reply at the relay socket to the first word of the answer, with the turn stored
 * in between, as the carrier sees it: over a real socket, against the program in its own process.
 */
export async function benchTurns(): Promise<Row[]> {
  const carrier = openCarrierStandIn();
  const data = await mkdtemp(join(tmpdir(), "rufbaum-bench-"));
  const port = freePort();
  const program = await startProgram({
    data,
    port,
    env: { ...ACCOUNT, TWILIO_API_BASE: carrier.url, PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  try {
    const treeId = await importLoop(program);
    const rows: Row[] = [];
    for (const calls of [1, 100]) {
      const lines = await placeCalls(program, carrier.callIds, treeId, calls);
      const at = figuresOf(await talk(lines));
      rows.push({
        what: `turn, ${calls} calls at once`,
        figure: `median ${milliseconds(at.median)}, p99 ${milliseconds(at.p99)} (${at.count} turns)`,
        goal: calls === 100 ? "median under 5 ms, p99 under 25 ms" : "",
      });
      for (const line of lines) line.close();
    }
    return rows;
  } finally {
    await program.stop();
    carrier.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** Everybody speaks within one second, as people do: each at a moment of its own. */
async function talk(lines: readonly RelayClient[]): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const waits = await Promise.all(
      lines.map(async (line, place) => {
        await Bun.sleep((1_000 * place) / lines.length);
        return line.say(round % 2 === 0 ? "Ja, gern" : "Nein, eher nicht");
      }),
    );
    if (round >= WARM_UP) samples.push(...waits);
  }
  return samples;
}

async function placeCalls(
  program: Program,
  callIds: string[],
  treeId: string,
  count: number,
): Promise<RelayClient[]> {
  const before = callIds.length;
  for (let call = 0; call < count; call++) {
    const body = JSON.stringify({ to: "+49 30 23125 001", treeId });
    const placed = await program.ask("/api/make-call", { ...JSON_POST, body });
    if (!placed.ok) throw new Error(`make-call: ${placed.status} ${await placed.text()}`);
  }
  return Promise.all(callIds.slice(before).map((callId) => openRelay(program.url, callId)));
}

const JSON_POST = { method: "POST", headers: { "content-type": "application/json" } };

async function importLoop(program: Program): Promise<string> {
  const body = JSON.stringify(LOOP);
  const imported = await program.ask("/api/decision-trees/import", { ...JSON_POST, body });
  if (!imported.ok) throw new Error(`import: ${imported.status} ${await imported.text()}`);
  const { tree } = (await imported.json()) as { tree: Tree };
  return tree.id;
}

/** Two questions that lead to each other. */
const LOOP = {
  name: "Bench",
  nodes: [
    {
      id: "start",
      type: "start",
      title: "Start",
      position: { x: 0, y: 0 },
      content: "Hier spricht eine KI.",
    },
    question("first", "second"),
    question("second", "first"),
  ],
  connections: [{ id: "c", sourceNodeId: "start", targetNodeId: "first", condition: null }],
  settings: { maxSteps: 5_000, maxSeconds: 3_600 },
};

function question(id: string, targetNodeId: string) {
  const conditions = ["Ja", "Nein", "Vielleicht"].map((condition) => ({
    id: condition,
    condition,
    targetNodeId,
  }));
  return {
    id,
    type: "decision",
    title: id,
    position: { x: 0, y: 0 },
    content: "Passt Ihnen das so?",
    conditions,
  };
}
