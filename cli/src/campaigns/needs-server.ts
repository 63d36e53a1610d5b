import { CliError } from "../errors.ts";

/** Data that were opened for a command call nobody: a running server does. */
export function needsServer(): CliError {
  return new CliError("No server is running, so there is nothing to watch.", {
    reason: "server-needed",
    hint: "Start it with `rufbaum serve`, or name one with RUFBAUM_URL and RUFBAUM_TOKEN.",
  });
}

/** What the campaigns of data that were opened for a command wait for. */
export const CALLS_LATER =
  "No server is running: it calls once one does. Start it with: rufbaum serve";
