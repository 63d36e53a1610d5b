import { CommanderError } from "commander";
import type { CliDeps } from "./deps.ts";
import { CliError, type ExitCode, FailedResult } from "./errors.ts";
import { createProgram } from "./program.ts";

/** Runs one command line (without program names) and tells how it ended. Throws nothing. */
export async function run(words: readonly string[], deps: CliDeps): Promise<ExitCode> {
  const { command, output } = createProgram(deps);
  // Asked for also where the command line is so wrong that it is never parsed to the end.
  if (words.includes("--json")) command.setOptionValue("json", true);
  try {
    await command.parseAsync([...words], { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof FailedResult) return 1;
    const told = error instanceof CliError ? error : bug(error);
    output.error(told);
    return told.exitCode;
  }
}

function bug(error: unknown): CliError {
  const message = error instanceof Error ? error.message : String(error);
  const frames = error instanceof Error ? (error.stack ?? "").split("\n").slice(1, 6) : [];
  return new CliError(`This should not have happened: ${message}`, {
    reason: "internal",
    lines: frames.map((frame) => frame.trim()),
    cause: error,
  });
}
