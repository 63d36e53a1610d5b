import { join, resolve } from "node:path";
import type { CliDeps } from "../deps.ts";
import { CliError } from "../errors.ts";

/** Has PostgreSQL's own `pg_dump` write all data into one file, which appears whole or not at all. */
export async function dumpPostgres(
  { runtime, machine }: Pick<CliDeps, "runtime" | "machine">,
  options: { databaseUrl: string; dataDirectory: string; path: string | undefined },
): Promise<{ name: null; file: string; bytes: number }> {
  const { disk } = runtime;
  const { backupsFolder, dumpFileAt } = await import("@rufbaum/store");
  const name = dumpFileAt(runtime.clock.now());
  const { databaseUrl, dataDirectory, path } = options;
  const folder = backupsFolder(dataDirectory);
  if (path === undefined) await disk.makeDirectory(folder);
  const isFolder = await disk.list(path ?? folder).then(
    () => true,
    () => false,
  );
  const file = resolve(isFolder ? join(path ?? folder, name) : (path ?? folder));
  if ((await disk.stat(file)) !== null) {
    throw new CliError(`${file} is there already, and is left as it is.`, { reason: "not-copied" });
  }
  const unfinished = `${file}.unfinished`;
  // pg_dump would make it for everybody to read.
  await disk.write(unfinished, "");
  const { url, password } = withoutPassword(databaseUrl);
  const words = ["--format=custom", "--no-owner", `--file=${unfinished}`, `--dbname=${url}`];
  const ran = await machine.run(
    ["pg_dump", ...words],
    password === null ? {} : { PGPASSWORD: password },
  );
  if (ran?.code !== 0) await disk.remove(unfinished);
  if (ran === null) {
    throw new CliError("The data are on a PostgreSQL server, and pg_dump is not installed here.", {
      reason: "no-pg-dump",
      hint: 'Install PostgreSQL\'s client programs, or run where they are: pg_dump --format=custom --no-owner --file=rufbaum.dump "$DATABASE_URL"',
    });
  }
  if (ran.code !== 0) {
    throw new CliError("pg_dump made no backup.", {
      reason: "backup-failed",
      lines: ran.stderr.trim().split("\n").slice(-5),
    });
  }
  await disk.move(unfinished, file);
  return { name: null, file, bytes: (await disk.stat(file))?.bytes ?? 0 };
}

/** The password stays out of the list of processes, which everybody on the machine can read. */
function withoutPassword(databaseUrl: string): { url: string; password: string | null } {
  const url = new URL(databaseUrl);
  const password = url.password === "" ? null : decodeURIComponent(url.password);
  url.password = "";
  return { url: url.href, password };
}
