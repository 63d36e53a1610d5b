import { hostileBodies } from "../attacks/hostile-bodies.ts";
import { openProbe } from "../attacks/open-probe.ts";
import { percentile, type Row } from "./row.ts";
import { startTwilioProgram, storeBenchTree } from "./twilio-program.ts";

const SIZES = [4_000_000, 8_000_000];
const QUIET = 3_000;

/** How long the carrier's webhooks wait beside bodies that are there to exhaust the server. */
export async function hostileBodiesBeside(): Promise<Row[]> {
  const { program, stop } = await startTwilioProgram();
  const treeId = await storeBenchTree(program, 20);
  const probe = await openProbe(program, treeId);
  try {
    await probe.beside(() => Bun.sleep(QUIET));
    const quiet = await probe.beside(() => Bun.sleep(QUIET));
    const rows = [row("webhook, nothing beside it", quiet.waits, "")];
    for (const size of SIZES) {
      const waits: number[] = [];
      let worst = { name: "", wait: 0 };
      const bodies = hostileBodies(treeId, size);
      for (const { name, method, path, type, body } of bodies) {
        const beside = await probe.beside(async () => {
          const headers = { "content-type": type };
          await (await program.ask(path, { method, headers, body })).arrayBuffer();
        });
        waits.push(...beside.waits);
        const wait = Math.max(...beside.waits);
        if (wait > worst.wait) worst = { name, wait };
      }
      const megabytes = size / 1e6;
      rows.push(
        row(
          `webhook beside ${bodies.length} hostile bodies of ${megabytes} MB`,
          waits,
          "p95 < 50 ms",
        ),
        { name: `  the longest wait`, value: ms(worst.wait), spread: worst.name, promise: "" },
      );
    }
    return rows;
  } finally {
    await probe.stop();
    await stop();
  }
}

function row(name: string, waits: readonly number[], promise: string): Row {
  const spread = `p95 ${ms(percentile(waits, 0.95))}, max ${ms(Math.max(...waits))} (${waits.length} webhooks)`;
  return { name, value: ms(percentile(waits, 0.5)), spread, promise };
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
