import { realRuntime } from "@rufbaum/runtime/real";
import { connect } from "../connection/connection.ts";
import { launchServer } from "../connection/launch.ts";
import type { CliDeps, Environment } from "../deps.ts";
import { realMachine } from "../terminal.ts";
import { type FakeCli, fakeCli } from "./fake-cli.ts";

/** The real command line with real servers; only what it writes stays here. */
export function realCli(env: Environment, overrides: Partial<CliDeps> = {}): FakeCli {
  return fakeCli({
    overrides: {
      env,
      runtime: realRuntime(),
      connect,
      launch: launchServer,
      machine: realMachine(),
      ...overrides,
    },
  });
}

/** `rufbaum serve`, running until it is stopped. */
export function serving(env: Environment) {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const cli = realCli(env, { stopRequested: () => stopped });
  return { cli, stop, result: cli.run("serve", "--json", "--port", "0") };
}
