import type { Connection, ConnectOptions } from "./connection/connection.ts";
import type { CliDeps } from "./deps.ts";
import type { Output } from "./output/output.ts";

/** What every command factory is given. */
export interface Context {
  deps: CliDeps;
  output: Output;
}

/** Who uses the command line: RUFBAUM_PERSON, else the user of this machine. */
export function whoActs({ env, machine }: Pick<CliDeps, "env" | "machine">): string | null {
  return env.RUFBAUM_PERSON?.trim() || machine.userName();
}

/** Connects, works, and lets go of the connection however the work ended. */
export async function withConnection<Result>(
  { deps, output }: Context,
  work: (connection: Connection) => Promise<Result>,
  { beforeNew }: Pick<ConnectOptions, "beforeNew"> = {},
): Promise<Result> {
  const connection = await deps.connect({
    env: deps.env,
    runtime: deps.runtime,
    launch: deps.launch,
    person: whoActs(deps),
    log: output.log,
    notice: (message) => output.notice(message),
    ...(beforeNew && { beforeNew }),
  });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
