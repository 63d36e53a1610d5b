import type { Runtime } from "@rufbaum/runtime";
import type { DashboardFiles } from "@rufbaum/server";
import type { Config } from "@rufbaum/server/config";
import type { RunningServer } from "@rufbaum/server/main";

export interface LaunchParts {
  runtime: Runtime;
  dashboard: DashboardFiles;
  /** No other command may find it: it ends before that one does. */
  isPrivate?: boolean;
  log(message: string): void;
}

/** Starts a server in this process. */
export type Launch = (config: Config, parts: LaunchParts) => Promise<RunningServer>;

/** Loads the server only now: `rufbaum --help` shall not wait for it. */
export const launchServer: Launch = async (config, parts) => {
  const { startServer } = await import("@rufbaum/server/main");
  return startServer(config, parts);
};

/** Of a server that serves one command and no browser. */
export const NO_DASHBOARD: DashboardFiles = {
  html: "<!doctype html><title>Rufbaum</title>This server runs for one command of the CLI.",
  asset: () => null,
};
