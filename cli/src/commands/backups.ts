import { join } from "node:path";
import { Command } from "commander";
import { ask } from "../client.ts";
import { namedServer } from "../connection/connection.ts";
import { readServerConfig } from "../connection/read-config.ts";
import { type Context, withConnection } from "../context.ts";
import { formats } from "../output/formats.ts";

interface Row {
  name: string;
  madeAt: string;
  reason: string;
  bytes: number;
}

/** `rufbaum backups …` */
export function backupsCommand(context: Context): Command {
  return new Command("backups").description("backups of the data: list").addCommand(
    new Command("list")
      .description("all that are kept, the newest first; `rufbaum restore` takes their names")
      .action(async () => {
        context.output.table(
          await listAll(context),
          [
            { title: "NAME", value: ({ name }) => name, colour: () => "bold" },
            { title: "MADE", value: ({ madeAt }) => formats.dateTime(madeAt) },
            { title: "SIZE", value: ({ bytes }) => formats.bytes(bytes), align: "right" },
            { title: "REASON", value: ({ reason }) => reason },
          ],
          { empty: "There are no backups yet. Make one with: rufbaum backup" },
        );
      }),
  );
}

async function listAll(context: Context): Promise<Row[]> {
  const { deps } = context;
  if (namedServer(deps.env)) {
    return withConnection(
      context,
      async ({ client }) => (await ask(client, client.api.api.backups.get())).backups,
    );
  }
  const { dataDirectory } = await readServerConfig(deps.env);
  const { disk } = deps.runtime;
  const { backupsFolder, listBackupNames } = await import("@rufbaum/store");
  const names = await listBackupNames(disk, dataDirectory);
  return Promise.all(
    names.map(async ({ name, file, madeAt, reason }) => ({
      name,
      madeAt: new Date(madeAt).toISOString(),
      reason,
      bytes: (await disk.stat(join(backupsFolder(dataDirectory), file)))?.bytes ?? 0,
    })),
  );
}
