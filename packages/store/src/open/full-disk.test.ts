import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { appendFileSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { sql } from "drizzle-orm";
import { writeBackup } from "../backup/write-backup.ts";
import type { Database } from "../database.ts";
import { outageOf } from "../outage.ts";
import { startPglite } from "../pglite/client.ts";
import { prepareTemplate } from "../pglite/template.ts";
import { getSetting, setSetting } from "../queries/settings.ts";
import { leaveTraces } from "../queries/traces-left.ts";
import { openStore } from "./open-store.ts";

/** Bytes of a disk that the data just about fit on, twice over. */
const SIZE = 112 * 1024 * 1024;
const place = await mkdtemp(join(tmpdir(), "rufbaum-full-"));
const isMounted = Bun.spawnSync([
  "mount",
  "-t",
  "tmpfs",
  "-o",
  `size=${SIZE}`,
  "tmpfs",
  place,
]).success;
if (!isMounted) console.warn("A full disk is not tested: a small one can't be mounted here.");
afterAll(async () => {
  if (isMounted) Bun.spawnSync(["umount", "-l", place]);
  await rm(place, { recursive: true, force: true });
});
beforeAll(() => prepareTemplate());

const filler = join(place, "filler");
const freeBytes = () => {
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize;
};

/** Leaves so many bytes free, and not one more. */
function fillUp(left: number): void {
  const some = Buffer.alloc(1024 * 1024);
  try {
    while (freeBytes() > left)
      appendFileSync(
        filler,
        some.subarray(0, Math.max(4096, Math.min(freeBytes() - left, some.length))),
      );
  } catch {
    // There is no room for it.
  }
}

const failure = (promise: Promise<unknown>) => promise.then(() => null).catch((error) => error);

describe.skipIf(!isMounted)("on a full disk", () => {
  test.each([
    // A table that can't grow: the statement fails. The log that can't: PostgreSQL ends.
    [
      "a table",
      1024 * 1024,
      (text: string) =>
        sql`insert into settings (key, value) values (${crypto.randomUUID()}, ${JSON.stringify(text)})`,
    ],
    ["the log", 0, (text: string) => sql`select pg_logical_emit_message(true, 'x', ${text})`],
  ] as const)(
    "nothing that was acknowledged is lost where %s can't grow, and it goes on with room",
    async (name, left, write) => {
      const dataDirectory = join(place, name.replace(" ", "-"));
      const logged: string[] = [];
      const open = () =>
        openStore({ runtime: realRuntime(), dataDirectory, log: (line) => void logged.push(line) });
      const store = await open();
      const { db } = store;
      await setSetting(db, "before", 1);
      fillUp(left);
      let fault: unknown = null;
      let acknowledged = 0;
      while (fault === null) {
        fault = await failure(
          db.execute(
            write(Buffer.from(crypto.getRandomValues(new Uint8Array(20_000))).toString("hex")),
          ),
        );
        if (fault === null) fault = await failure(setSetting(db, "last", acknowledged + 1));
        if (fault === null) acknowledged += 1;
      }
      expect(outageOf(fault)).toBe("disk-full");
      expect(store.outage.current()?.outage).toBe("disk-full");
      // Asked again it fails again, or is answered; it does not hang.
      for (let times = 0; times < 20; times += 1) await failure(getSetting(db, "before"));
      expect(logged.filter((line) => line.includes("disk is full"))).toHaveLength(1);

      rmSync(filler);
      while ((await failure(setSetting(db, "after", 2))) !== null) await Bun.sleep(20);
      expect(await getSetting(db, "before")).toBe(1);
      expect(await getSetting(db, "last")).toBeGreaterThanOrEqual(acknowledged);
      await store.close();
      const again = await open();
      expect(await getSetting(again.db, "last")).toBeGreaterThanOrEqual(acknowledged);
      expect(await getSetting(again.db, "after")).toBe(2);
      await again.close();
      rmSync(dataDirectory, { recursive: true });
    },
  );

  test("tables that can't be rewritten stay whole, and are rewritten once there is room", async () => {
    const dataDirectory = join(place, "traces");
    const open = () => openStore({ runtime: realRuntime(), dataDirectory, log() {} });
    const store = await open();
    const { db } = store;
    await db.execute(sql`
      insert into contacts (number, subject, kind, country, last_name, custom_fields, created_at, updated_at)
      select '+49302312' || n, 'subject_' || n, 'fixed', 'DE', repeat(md5(n::text), 16), '{}', now(), now()
      from generate_series(1, 12000) n`);
    const sums = async (on: Database) => {
      const sum = sql<string>`md5(string_agg(c::text, '|' order by sequence))`;
      return (await on.select({ sum }).from(sql`contacts c`))[0]?.sum;
    };
    const whole = await sums(db);
    await db.execute(sql`checkpoint`);
    await leaveTraces(db);
    fillUp(1024 * 1024);
    expect(await failure(store.traces?.remove() ?? Promise.resolve())).not.toBeNull();
    rmSync(filler);
    while ((await failure(setSetting(db, "after", 2))) !== null) await Bun.sleep(20);
    expect(await store.traces?.areLeft()).toBe(true);
    expect(await sums(db)).toBe(whole);
    await store.traces?.remove();
    expect(await store.traces?.areLeft()).toBe(false);
    expect(await sums(db)).toBe(whole);
    await store.close();
    const again = await open();
    expect(await sums(again.db)).toBe(whole);
    await again.close();
    rmSync(dataDirectory, { recursive: true });
  });

  test("a backup of which only the very end has no room is none", async () => {
    const home = await mkdtemp(join(tmpdir(), "rufbaum-full-backup-"));
    const directory = join(home, "data");
    const client = await startPglite({ directory, template: await prepareTemplate(), isNew: true });
    // So long that the last piece is.
    const end = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))).toString("hex");
    const account = { madeAt: 0, schema: 0, end };
    const write = (target: string) => writeBackup({ client, directory, target, account });
    await write(join(home, "whole"));
    fillUp(statSync(join(home, "whole")).size - 8192);
    expect(await failure(write(join(place, "backup")))).toMatchObject({ code: "ENOSPC" });
    expect(readdirSync(place)).toEqual(["filler"]);
    rmSync(filler);
    await client.close();
    await rm(home, { recursive: true });
  });
});
