import { type CommanderError, InvalidArgumentError } from "commander";
import { wrongInput } from "./errors.ts";

/** What Commander says about a wrong command line, as ours; help and version stay as they are. */
export function usageError(error: CommanderError, path: string): Error {
  const isAnswered = error.exitCode === 0 || error.code === "commander.help";
  if (isAnswered) return error;
  const [message = "", ...rest] = error.message.replace(/^error: /, "").split("\n");
  return wrongInput(message, {
    reason: "usage",
    lines: rest,
    hint: `See: ${path} --help`,
    cause: error,
  });
}

/** Reads an option that is a whole number. */
export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= from && number <= to) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${from} to ${to}.`);
  };
}
