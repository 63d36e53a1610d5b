import { join, resolve } from "node:path";
import type { Config } from "@rufbaum/server/config";
import { Command } from "commander";
import { dumpPostgres } from "../backups/dump-postgres.ts";
import { ask, type Client } from "../client.ts";
import { namedServer } from "../connection/connection.ts";
import { readServerConfig } from "../connection/read-config.ts";
import { type Context, withConnection } from "../context.ts";
import { CliError, wrongInput } from "../errors.ts";
import { formats } from "../output/formats.ts";

/** `rufbaum backup [path]` */
export function backupCommand(context: Context): Command {
  return new Command("backup")
    .description("make a backup of all data now, while calls go on")
    .argument("[path]", "a file or a folder to put a copy in, best on another machine")
    .addHelpText("after", HELP)
    .action((path?: string) => backUp(context, path));
}

async function backUp(context: Context, path: string | undefined): Promise<void> {
  const { deps, output } = context;
  const isElsewhere = namedServer(deps.env) !== null;
  if (isElsewhere && path !== undefined) {
    throw wrongInput("A copy can be made only on the server's own machine.", {
      hint: "Leave out the path, or run this where the data directory is.",
    });
  }
  const config = isElsewhere ? null : await readServerConfig(deps.env);
  if (config?.databaseUrl) {
    const made = await dumpPostgres(deps, { ...config, databaseUrl: config.databaseUrl, path });
    return tell(made);
  }
  if (config) await refuseNothing(context, config);
  const made = await withConnection(context, ({ client }) => makeOne(context, client));
  const file = config === null ? null : await copyOf(context, config, made.name, path);
  tell({ ...made, file });

  function tell(told: { name: string | null; file: string | null; bytes: number }): void {
    const where = told.file === null ? "on the server" : `in ${told.file}`;
    if (output.isJson()) output.json(told);
    else output.line(`Made ${told.name ?? "a backup"} (${formats.bytes(told.bytes)}), ${where}.`);
    if (config === null || path === undefined) return;
    const journal = resolve(config.dataDirectory, "lasting.jsonl");
    output.line(`Copy ${journal}, too, and more often: later opt-outs are in there alone.`);
  }
}

/** There has to be something to back up: a command alone shall not begin a database for it. */
async function refuseNothing({ deps }: Context, { dataDirectory }: Config): Promise<void> {
  const { lookAtData } = await import("@rufbaum/store");
  const { kind } = await lookAtData(deps.runtime.disk, dataDirectory);
  if (kind !== "none") return;
  throw new CliError(`There are no data in ${dataDirectory} yet.`, {
    reason: "no-data",
    hint: "Name the folder with RUFBAUM_DATA.",
  });
}

const LOOK = 100;

/** Has the server begin one and waits for it, however long it takes. */
async function makeOne(
  { deps }: Context,
  client: Client,
): Promise<{ name: string; bytes: number }> {
  const { timers } = deps.runtime;
  let view = await ask(client, client.api.api.backups.post());
  while (view.isRunning) {
    await new Promise<void>((look) => timers.after(LOOK, look));
    view = await ask(client, client.api.api.backups.get());
  }
  const { made, failure } = view;
  if (made === null) {
    throw new CliError(`The backup failed: ${failure ?? "the server does not say why"}`, {
      reason: "backup-failed",
    });
  }
  const bytes = view.backups.find(({ name }) => name === made)?.bytes ?? 0;
  return { name: made, bytes };
}

/** Where the backup is, or its copy, if one was asked for. */
async function copyOf(
  { deps }: Context,
  { dataDirectory }: Config,
  name: string,
  path: string | undefined,
): Promise<string> {
  const { disk } = deps.runtime;
  const { backupsFolder, listBackupNames } = await import("@rufbaum/store");
  const file = (await listBackupNames(disk, dataDirectory)).find(
    (each) => each.name === name,
  )?.file;
  if (file === undefined) throw new CliError(`The backup ${name} has disappeared.`);
  const made = resolve(backupsFolder(dataDirectory), file);
  if (path === undefined) return made;
  const isFolder = await disk.list(path).then(
    () => true,
    () => false,
  );
  const target = resolve(isFolder ? join(path, file) : path);
  const isCopied = await disk.copy(made, target).catch((error: unknown) => {
    throw notCopied(error instanceof Error ? error.message : String(error));
  });
  if (!isCopied) throw notCopied(`${target} is there already, and is left as it is`);
  return target;

  function notCopied(why: string): CliError {
    return new CliError(`The backup is in ${made}, but could not be copied: ${why}.`, {
      reason: "not-copied",
      hint: "Name another place, or copy that file yourself.",
    });
  }
}

const HELP = `
Without a path the backup lies in the folder \`backups\` of the data directory. The newest ten made by
hand are kept there, whatever others are made: every 15 minutes (kept are the newest of four quarters
of an hour and of seven days), at each stop (the newest two) and before each migration (two, too).
With PostgreSQL it is made by pg_dump and kept until you delete it.

Copy \`lasting.jsonl\` of the data directory together with the backups: who asks not to be called
after a backup was made is in there, and a restore elsewhere knows it from that file alone.

Examples:
  rufbaum backup
  rufbaum backup /mnt/elsewhere/
`;
