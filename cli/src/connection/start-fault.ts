import { CliError } from "../errors.ts";

/** Says why a server could not start: foreseen reasons carry their own advice. */
export function startFault(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ("reason" in error && typeof error.reason === "string") {
    return new CliError(error.message, {
      reason: error.reason,
      hint: HINTS[error.reason] ?? "`rufbaum doctor` tells more.",
      cause: error,
    });
  }
  return new CliError(`The server could not start: ${error.message}`, {
    reason: "not-started",
    hint: "`rufbaum doctor` looks for the cause.",
    cause: error,
  });
}

const HINTS: Record<string, string> = {
  "port-in-use": "`rufbaum doctor` tells what listens there; --port chooses another one.",
  "data-locked":
    "If another command has it, wait for its end; `rufbaum serve` serves many at once.",
  "data-unusable": "See all backups with: rufbaum backups list",
  "lasting-foreign": 'docs/operations.md tells why, under "Back it up".',
  "data-newer": "See all backups with: rufbaum backups list",
};
