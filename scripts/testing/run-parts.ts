import type { TestPart } from "./parts.ts";
import { runSuite } from "./run-suite.ts";
import type { Tally } from "./tally.ts";

export interface Parts {
  parts: readonly TestPart[];
  env: Record<string, string | undefined>;
  /** Where reports may be written. */
  directory: string;
  tell(tally: Tally): void;
}

/**
 * Runs walks beside servers, for both wait more than they compute; and then the tests, which keep every
 * core busy: a program in a walk hardly gets on beside them, least of all a simulation, whose threads
 * give way to everything else.
 */
export async function runParts({ parts, env, directory, tell }: Parts): Promise<void> {
  const run = (part: TestPart) => runSuite({ env, directory, ...part }).then(tell);
  const isBusy = ({ name }: TestPart) => name === "tests";
  await Promise.all(parts.filter((part) => !isBusy(part)).map(run));
  await Promise.all(parts.filter(isBusy).map(run));
}
