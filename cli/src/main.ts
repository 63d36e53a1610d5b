#!/usr/bin/env bun
import { realRuntime } from "@rufbaum/runtime/real";
import { connect } from "./connection/connection.ts";
import { launchServer } from "./connection/launch.ts";
import type { CliDeps } from "./deps.ts";
import { run } from "./run.ts";
import { realMachine, realReader, realWriter, stopSignal } from "./terminal.ts";

/** Runs the command line of this process; its exit code is set, not forced, so that all is written. */
export async function main(words: readonly string[]): Promise<void> {
  const deps: CliDeps = {
    env: process.env,
    runtime: realRuntime(),
    stdin: realReader(process.stdin),
    stdout: realWriter(process.stdout),
    stderr: realWriter(process.stderr),
    connect,
    launch: launchServer,
    machine: realMachine(),
    stopRequested: stopSignal,
  };
  process.exitCode = await run(words, deps);
}

if (import.meta.main) await main(process.argv.slice(2));
