import type { Config } from "@rufbaum/server/config";
import { CliError } from "../errors.ts";

/** Says why a server could not start. */
export function startFault(error: unknown, config: Pick<Config, "port" | "host">): unknown {
  if (!(error instanceof Error)) return error;
  if ("reason" in error && error.reason === "data-locked") {
    return new CliError(error.message, { reason: "data-locked", cause: error });
  }
  if ("code" in error && error.code === "EADDRINUSE") {
    return new CliError(`Port ${config.port} of ${config.host} is in use by another program.`, {
      reason: "port-in-use",
      hint: "Choose another one with --port, or PORT in the environment.",
      cause: error,
    });
  }
  return new CliError(`The server could not start: ${error.message}`, {
    reason: "not-started",
    hint: "`rufbaum doctor` looks for the cause.",
    cause: error,
  });
}
