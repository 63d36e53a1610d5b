import { prepare } from "./prepare.ts";

/** `bun run bench`: prints figures; a machine's noise is no reason to fail. */
await prepare();
const { benchCore } = await import("./bench/core.ts");
const { benchDashboard } = await import("./bench/dashboard.ts");
const { printRows } = await import("./bench/figures.ts");
const { benchRequests } = await import("./bench/requests.ts");
const { benchStartUp } = await import("./bench/start-up.ts");
const { benchTurns } = await import("./bench/turns.ts");

console.log();
for (const bench of [benchStartUp, benchTurns, benchRequests, benchDashboard, benchCore]) {
  printRows(await bench());
}
