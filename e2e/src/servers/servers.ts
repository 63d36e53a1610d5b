import { test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres, type PostgresServer, startPostgres } from "@rufbaum/store/testing";
import { type Emulator, startEmulator } from "../program/start-emulator.ts";
import { type Program, startProgram } from "../program/start-program.ts";
import { until } from "../until.ts";
import { ask, PATIENTLY } from "./place-call.ts";

/** What such a test works with; everything it started is ended after it. */
export interface Servers {
  /** The program as a process of its own; those of one name follow each other on the same data. */
  start(name: string, env?: Record<string, string>): Promise<Program>;
  /** A carrier that outlives the program. */
  carrier(options: { speed: number; env?: Record<string, string> }): Promise<Emulator>;
}

const MINUTES = 60_000;
const bin = await findPostgres();

/** A test of whole processes on the embedded database. */
export function servers(name: string, body: (servers: Servers) => Promise<void>): void {
  test.concurrent(name, () => run({}, body), 10 * MINUTES);
}

/** The same on a PostgreSQL server of its own; left out where there is none. */
export function serversOnPostgres(
  name: string,
  body: (servers: Servers, database: PostgresServer) => Promise<void>,
): void {
  const onPostgres = async () => {
    const database = await startPostgres(bin as string);
    try {
      await run({ DATABASE_URL: database.url }, (servers) => body(servers, database));
    } finally {
      await database.stop();
    }
  };
  if (bin === null) test.skip(name, () => {});
  else test.concurrent(name, onPostgres, 10 * MINUTES);
}

async function run(
  shared: Record<string, string>,
  body: (servers: Servers) => Promise<void>,
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "rufbaum-servers-"));
  const programs: Program[] = [];
  const carriers: Emulator[] = [];
  try {
    await body({
      async start(name, env) {
        const program = await startProgram({
          data: join(directory, name),
          // Nothing needs to be prepared, which takes a second each time.
          command: [process.execPath, "cli/src/main.ts", "serve"],
          env: { ...shared, ...env },
        });
        programs.push(program);
        // It asks its carrier for them once it listens.
        await until(
          "a number to call from",
          async () => (await ask(program, "/api/voice-line")).from,
          PATIENTLY,
        );
        return program;
      },
      async carrier(options) {
        const carrier = await startEmulator(options);
        carriers.push(carrier);
        return carrier;
      },
    });
  } catch (error) {
    for (const program of programs) console.error(program.output());
    throw error;
  } finally {
    for (const program of programs) await program.stop();
    for (const carrier of carriers) await carrier.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
