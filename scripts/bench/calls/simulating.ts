import { MOST_RUNS } from "@rufbaum/simulation";
import type { Bench } from "../calls.ts";
import type { Row } from "../row.ts";
import { answers } from "./answers.ts";

const ROUND = 15_000;
const QUICK = { least: 3_000, most: 7_000 };
const KEY = "bench";

/** How long callers wait while the program simulates on its other cores. */
export async function measureSimulating({ callers, access, treeId, calls }: Bench): Promise<Row[]> {
  const ask = (path: string, body: object) =>
    fetch(`${access.url}/api/simulation/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${access.token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await callers.ask("open", { ...access, treeId, calls });
  const running = ask("run", { treeId, numSimulations: MOST_RUNS, key: KEY });
  const turns = await callers.ask("converse", { milliseconds: ROUND, pause: QUICK });
  const refused = await ask("run", { treeId, numSimulations: 1 });
  const { details } = (await refused.json()) as { details?: { done?: number } };
  await ask("cancel", { key: KEY });
  await running;
  const led = ((details?.done ?? 0) / (ROUND / 1_000)).toFixed(0);
  return [answers(`answer beside a simulation (${led} conversations a second)`, [turns], "")];
}
