import { listRoutes } from "@rufbaum/server/list-routes";
import { openProbe } from "../../attacks/open-probe.ts";
import { percentile } from "../../bench/row.ts";
import { startTwilioProgram, storeBenchTree } from "../../bench/twilio-program.ts";
import { type Attack, type Count, newCount, type Target } from "./attack.ts";
import { BODIES } from "./bodies.ts";
import { CONNECTIONS } from "./connections.ts";
import { EMULATOR } from "./emulator.ts";
import { LOGIN } from "./login.ts";
import { SOCKETS } from "./sockets.ts";
import { WEBHOOKS } from "./webhooks.ts";
import { WITHOUT_LOGIN } from "./without-login.ts";

const PASSWORD = "ein Passwort, das keiner errät";
const QUIET = 5_000;
const ATTACKS: readonly Attack[] = [
  ...WITHOUT_LOGIN,
  ...WEBHOOKS,
  ...SOCKETS,
  ...BODIES,
  ...CONNECTIONS,
  ...EMULATOR,
  ...LOGIN,
];

/** Attacks a program on empty data, on this machine alone; `true` if nothing was opened. */
export async function security(): Promise<boolean> {
  const { program, stop } = await startTwilioProgram({ RUFBAUM_PASSWORD: PASSWORD });
  const treeId = await storeBenchTree(program, 20);
  const probe = await openProbe(program, treeId);
  const port = Number(new URL(program.url).port);
  const routes = await listRoutes();
  const target: Target = { program, port, password: PASSWORD, treeId, routes };
  const total = newCount();
  try {
    console.log(lineOf("", ["tried", "refused", "accepted", "longest", "webhooks", "p95", "max"]));
    await probe.beside(() => Bun.sleep(QUIET));
    const quiet = await probe.beside(() => Bun.sleep(QUIET));
    console.log(lineOf("nothing", ["", "", "", "", ...waitsOf(quiet.waits)]));
    for (const { name, run } of ATTACKS) {
      const count = newCount();
      const { waits } = await probe.beside(() => run(target, count));
      console.log(lineOf(name, [...figuresOf(count), ...waitsOf(waits)]));
      for (const what of count.opened.slice(0, 10)) console.log(`    OPENED ${what}`);
      total.tried += count.tried;
      total.refused += count.refused;
      total.accepted += count.accepted;
      total.longest = Math.max(total.longest, count.longest);
      total.opened.push(...count.opened);
    }
    console.log(lineOf("all", figuresOf(total)));
  } finally {
    await probe.stop();
    await stop();
  }
  const faults = program.output().match(/^.*fault_\w+:.*$/gm) ?? [];
  for (const fault of faults.slice(0, 10)) console.log(`    FAULT ${fault}`);
  console.log(
    total.opened.length + faults.length === 0
      ? `${routes.length} routes: nothing was opened, and nothing broke.`
      : `${total.opened.length} opened, ${faults.length} faults.`,
  );
  return total.opened.length + faults.length === 0;
}

function figuresOf({ tried, refused, accepted, longest }: Count): string[] {
  return [tried, refused, accepted, longest].map((figure) => figure.toLocaleString("en"));
}

function waitsOf(waits: readonly number[]): string[] {
  const longest = [percentile(waits, 0.95), Math.max(...waits)];
  return [String(waits.length), ...longest.map((wait) => `${wait.toFixed(0)} ms`)];
}

function lineOf(name: string, figures: readonly string[]): string {
  return [name.padEnd(52), ...figures.map((figure) => figure.padStart(10))].join("").trimEnd();
}
