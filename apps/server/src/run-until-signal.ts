import { type Config, describeConfigFaults, readConfig } from "./config.ts";
import { describeFault } from "./http/error-response.ts";
import type { RunningServer } from "./main.ts";
import { VERSION } from "./version.ts";

export interface RunOptions {
  environment: Record<string, string | undefined>;
  /** For whoever started the program: its address and, once, the password. */
  print(line: string): void;
  log(message: string): void;
}

/**
 * Runs the program until SIGTERM or SIGINT; a second one ends it at once.
 * @returns the exit code: 0 stopped, 1 could not start or stop, 2 wrong configuration
 */
export async function runUntilSignal(
  start: (config: Config) => Promise<RunningServer>,
  { environment, print, log }: RunOptions,
): Promise<0 | 1 | 2> {
  const read = readConfig(environment);
  if (!read.ok) {
    print(`The configuration can't be used:\n${describeConfigFaults(read.faults)}`);
    return 2;
  }
  try {
    const stopped = untilSignal();
    const server = await start(read.config);
    announce(server, print);
    log(`stopping after ${await stopped}`);
    await server.stop();
    return 0;
  } catch (error) {
    print(isForeseen(error) ? error.message : `Rufbaum failed: ${describeFault(error)}`);
    return 1;
  }
}

function announce({ url, generatedPassword }: RunningServer, print: (line: string) => void): void {
  print(`Rufbaum ${VERSION}: ${url}`);
  if (generatedPassword === null) return;
  print(`Password: ${generatedPassword}`);
  print("It is shown only now. Set RUFBAUM_PASSWORD to choose your own.");
}

function untilSignal(): Promise<string> {
  return new Promise((resolve) => {
    let count = 0;
    const onSignal = (signal: string) => {
      count += 1;
      if (count > 1) process.exit(1);
      resolve(signal);
    };
    process.on("SIGTERM", onSignal);
    process.on("SIGINT", onSignal);
  });
}

/** Faults of the surroundings, such as a port in use: their message says what to do. */
function isForeseen(error: unknown): error is Error {
  return error instanceof Error && "reason" in error;
}
