import { join, resolve } from "node:path";
import { Command } from "commander";
import { namedServer } from "../connection/connection.ts";
import { findLocalServer } from "../connection/local-server.ts";
import { readServerConfig } from "../connection/read-config.ts";
import { startFault } from "../connection/start-fault.ts";
import { type Context, whoActs } from "../context.ts";
import { CliError, wrongInput } from "../errors.ts";

/** `rufbaum restore <name>` */
export function restoreCommand(context: Context): Command {
  return new Command("restore")
    .description("put a backup in the place of the data, which are set aside")
    .argument("<backup>", "its name from `rufbaum backups list`, `newest`, or the path of its file")
    .addHelpText("after", HELP)
    .action((wanted: string) => restore(context, wanted));
}

async function restore({ deps, output }: Context, wanted: string): Promise<void> {
  const { runtime, env } = deps;
  if (namedServer(env)) {
    throw wrongInput("Data are restored only on the server's own machine.", {
      hint: "Run this where the data directory is, without RUFBAUM_URL.",
    });
  }
  const { dataDirectory, databaseUrl } = await readServerConfig(env);
  if (databaseUrl !== null) {
    throw wrongInput("The data are on a PostgreSQL server, whose own tools restore them.", {
      reason: "not-embedded",
      lines: POSTGRES,
      hint: 'docs/operations.md has the whole way, under "Back it up".',
    });
  }
  const path = await find(wanted, dataDirectory);
  const server = await findLocalServer(runtime, dataDirectory);
  if (server) {
    throw new CliError(`The server at ${server.url} runs on these data.`, {
      reason: "data-locked",
      hint: "Stop it, restore, and start it again.",
    });
  }
  const { BackupFault, restoreBackup } = await import("@rufbaum/store");
  const { aside, couldRead, hadJournal } = await restoreBackup({
    runtime,
    dataDirectory,
    path,
    by: whoActs(deps) ?? "",
  }).catch((error: unknown) => {
    throw error instanceof BackupFault
      ? new CliError(`The backup ${path} ${error.message}. Nothing was changed.`, {
          reason: error.reason,
          hint: "See all backups with: rufbaum backups list",
          cause: error,
        })
      : startFault(error);
  });
  if (output.isJson()) output.json({ restored: path, aside, couldRead, hadJournal });
  output.line(`Restored ${path}.`);
  if (aside !== null)
    output.line(`The data of before are in ${aside}; delete them once all is well.`);
  if (couldRead !== true && !hadJournal) {
    output.notice(
      `Opt-outs later than this backup are unknown, as there are neither readable data of before nor a lasting.jsonl: before the next start, copy lasting.jsonl from the data directory that the backup was made in to ${join(dataDirectory, "lasting.jsonl")}.`,
    );
  } else if (couldRead === false) {
    output.notice(
      "The data of before could not be read: who asked not to be called since the backup was taken from lasting.jsonl beside them.",
    );
  }

  async function find(name: string, directory: string): Promise<string> {
    const { backupsFolder, listBackupNames } = await import("@rufbaum/store");
    const all = await listBackupNames(runtime.disk, directory);
    const found =
      name === "newest" ? all[0] : all.find((each) => each.name === name || each.file === name);
    if (found) return resolve(backupsFolder(directory), found.file);
    if ((await runtime.disk.stat(name).catch(() => null)) !== null) return resolve(name);
    const which = name === "newest" ? "no backup" : `no backup "${name}"`;
    throw wrongInput(`There is ${which} in ${backupsFolder(directory)}.`, {
      reason: "unknown-backup",
      hint: "See all with: rufbaum backups list",
    });
  }
}

const POSTGRES = [
  "Stop all servers, then:",
  'createdb --maintenance-db="$DATABASE_URL" rufbaum_restored',
  "pg_restore --no-owner --exit-on-error --dbname=<address of rufbaum_restored> <file>",
  "psql <address of rufbaum_restored> -c \"update campaigns set status = replace(status, 'running', 'paused'), pause_reason = 'restored', paused_at = now() where status in ('running', 'completed')\"",
  "and start them with DATABASE_URL of the new database.",
];

const HELP = `
The server has to be stopped. The backup is checked and opened before anything is moved; the data
of before stay beside it in a folder \`data.aside-…\`. Who asked not to be called since the backup is
not forgotten: that is read from the data of before and from \`lasting.jsonl\` of the data directory.
Into another directory, copy that file, too, before the next start. What else happened since is gone.

Examples:
  rufbaum restore newest
  rufbaum restore 20260105T091500Z
  rufbaum restore /mnt/elsewhere/20260105T091500Z.tar.zst
`;
