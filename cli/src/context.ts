import type { Connection } from "./connection/connection.ts";
import type { CliDeps } from "./deps.ts";
import type { Output } from "./output/output.ts";

/** What every command factory is given. */
export interface Context {
  deps: CliDeps;
  output: Output;
}

/** Connects, works, and lets go of the connection however the work ended. */
export async function withConnection<Result>(
  { deps, output }: Context,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = await deps.connect({
    env: deps.env,
    runtime: deps.runtime,
    launch: deps.launch,
    log: output.log,
  });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
