#!/usr/bin/env bun
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
export async function main(
  words: readonly string[],
  overrides: Pick<Partial<CliDeps>, "loadDashboard"> = {},
): Promise<void> {
  const deps: CliDeps = {
    env: process.env,
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
    ...overrides,
  };
  process.exitCode = exitCodeAfter(await run(words, deps));
}

async function loadBuiltDashboard(): Promise<DashboardFiles> {
  const { loadDashboard } = await import("@rufbaum/dashboard/files");
  return loadDashboard();
}

if (import.meta.main) await main(process.argv.slice(2));
