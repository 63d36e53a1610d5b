import { join } from "node:path";
import pglite from "../../node_modules/@electric-sql/pglite/package.json" with { type: "json" };
import { drizzleOn } from "../open/drizzle-on.ts";
import { migrate, schemaHash } from "../open/migrate.ts";
import { startPglite } from "./client.ts";
import { embeddedFiles } from "./embedded-files.ts";

/** A dumped cluster of the newest schema, if one is there: loading it saves two seconds of initdb. */
export async function findTemplate(): Promise<string | null> {
  const path = embeddedFiles()?.template ?? cachedPath();
  return (await Bun.file(path).exists()) ? path : null;
}

/** Makes the template unless it is there, and answers its path. Safe to run twice at once. */
export function prepareTemplate(): Promise<string> {
  preparing ??= prepare().finally(() => {
    preparing = null;
  });
  return preparing;
}

let preparing: Promise<string> | null = null;

async function prepare(): Promise<string> {
  const path = cachedPath();
  if (await Bun.file(path).exists()) return path;
  const client = await startPglite({ directory: null, template: null });
  try {
    await migrate(drizzleOn(client));
    await client.dump(path);
  } finally {
    await client.close();
  }
  return path;
}

function cachedPath(): string {
  const name = `pglite-${pglite.version}-${schemaHash().slice(0, 16)}.tar.gz`;
  return join(import.meta.dir, "../../node_modules/.cache/rufbaum", name);
}
