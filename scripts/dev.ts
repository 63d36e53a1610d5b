import { type FSWatcher, watch } from "node:fs";
import { join } from "node:path";
import { inSeconds } from "./prepare/step.ts";
import { prepare } from "./prepare.ts";
import { ROOT } from "./process/run-child.ts";

const SERVER = ["apps/server/src", "packages", "cli/src"];
const DASHBOARD = ["apps/dashboard/src"];
/** Milliseconds: editors write a file in several steps. */
const QUIET = 80;

/**
 * `bun run dev [options of rufbaum serve]`: as `start`, and again after each change.
 *
 * A change of the dashboard rebuilds it, any change restarts the server; changes that come while
 * that is under way are dealt with after it. A build that fails leaves the old server running.
 */
await prepare();
const { buildDashboard } = await import("@rufbaum/dashboard/build");
let server = startServer();
let busy: Promise<void> = Promise.resolve();

function startServer() {
  const command = [process.execPath, join(ROOT, "cli/src/main.ts"), "serve"];
  return Bun.spawn([...command, ...process.argv.slice(2)], {
    stdio: ["inherit", "inherit", "inherit"],
  });
}

async function stopServer(): Promise<void> {
  server.kill("SIGTERM");
  await server.exited;
}

async function restart(isDashboard: boolean): Promise<void> {
  const start = performance.now();
  try {
    if (isDashboard) await buildDashboard();
  } catch (error) {
    console.error(error);
    return;
  }
  await stopServer();
  server = startServer();
  console.error(`  restarted after ${inSeconds(performance.now() - start).trim()}`);
}

function watchAll(directories: readonly string[], changed: () => void): FSWatcher[] {
  let timer: Timer | undefined;
  return directories.map((directory) =>
    watch(join(ROOT, directory), { recursive: true }, (_event, path) => {
      if (!path || /node_modules|\.test\.tsx?$|\/dist\//.test(path)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, QUIET);
    }),
  );
}

function enqueue(isDashboard: boolean): void {
  busy = busy.then(() => restart(isDashboard));
}

const watchers = [
  ...watchAll(SERVER, () => enqueue(false)),
  ...watchAll(DASHBOARD, () => enqueue(true)),
];
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    for (const watcher of watchers) watcher.close();
    await busy;
    await stopServer();
    process.exit(0);
  });
}
