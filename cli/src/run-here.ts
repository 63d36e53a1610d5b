import { realRuntime } from "@rufbaum/runtime/real";
import type { DashboardFiles } from "@rufbaum/server";
import { connect } from "./connection/connection.ts";
import { launchServer } from "./connection/launch.ts";
import type { CliDeps } from "./deps.ts";
import { run } from "./run.ts";
import {
  exitCodeAfter,
  leaveSoon,
  realMachine,
  realReader,
  realWriter,
  stopSignal,
} from "./terminal.ts";

/**
 * Runs the command line of this process. Its exit code is set, not forced, so that all is written;
 * only a server leaves (see `CliDeps`).
 * An executable hands in the dashboard it carries.
 */
export async function runHere(
  words: readonly string[],
  given: Pick<CliDeps, "env"> & Pick<Partial<CliDeps>, "loadDashboard">,
): Promise<void> {
  const deps: CliDeps = {
    runtime: realRuntime(),
    stdin: realReader(process.stdin),
    stdout: realWriter(process.stdout),
    stderr: realWriter(process.stderr),
    connect,
    launch: launchServer,
    machine: realMachine(),
    loadDashboard: loadBuiltDashboard,
    stopRequested: stopSignal,
    leave: leaveSoon,
    ...given,
  };
  process.exitCode = exitCodeAfter(await run(words, deps));
}

async function loadBuiltDashboard(): Promise<DashboardFiles> {
  const { loadDashboard } = await import("@rufbaum/dashboard/files");
  return loadDashboard();
}
