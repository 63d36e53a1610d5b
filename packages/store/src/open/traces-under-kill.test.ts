import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { sql } from "drizzle-orm";
import { prepareTemplate } from "../pglite/template.ts";
import { getSetting } from "../queries/settings.ts";
import { openStore, type Store } from "./open-store.ts";

const ROUNDS = 4;
const CONTACTS = 4_000;

const dataDirectory = await mkdtemp(join(tmpdir(), "rufbaum-traces-kill-"));
beforeAll(() => prepareTemplate());
afterAll(() => rm(dataDirectory, { recursive: true }));

const open = () => openStore({ runtime: realRuntime(), dataDirectory, log() {} });

/**
 * Rewrites all tables over and over, beside rows whose numbers it prints once they are acknowledged.
 * With each of them traces are left, so that no rewriting ends with none.
 */
const rewriter = (round: number) => `
  import { realRuntime } from "@rufbaum/runtime/real";
  import { openStore } from "${join(import.meta.dir, "open-store.ts")}";
  import { leaveTraces } from "${join(import.meta.dir, "../queries/traces-left.ts")}";
  import { setSetting } from "${join(import.meta.dir, "../queries/settings.ts")}";
  const store = await openStore({
    runtime: realRuntime(), dataDirectory: ${JSON.stringify(dataDirectory)}, log() {},
  });
  const rewriting = (async () => { for (;;) await store.traces.remove(); })();
  for (let n = 0; ; n++) {
    await leaveTraces(store.db);
    await setSetting(store.db, "${round}-" + n, n);
    process.stdout.write(n + "\\n");
  }`;

async function checksum({ db }: Store): Promise<string> {
  const { rows } = (await db.execute(
    sql`select md5(string_agg(c::text, '|' order by sequence)) as sum, count(*)::int as count from contacts c`,
  )) as unknown as { rows: { sum: string; count: number }[] };
  const [row] = rows;
  return `${row?.count} ${row?.sum}`;
}

test("kill -9 while tables are rewritten loses nothing, and they are rewritten afterwards", async () => {
  let store = await open();
  await store.db.execute(sql`
    insert into contacts (number, subject, kind, country, last_name, custom_fields, created_at, updated_at)
    select '+49302312' || n, 'subject_' || n, 'fixed', 'DE', repeat(md5(n::text), 8), '{}', now(), now()
    from generate_series(1, ${CONTACTS}::int) n`);
  const whole = await checksum(store);
  expect(whole).toStartWith(`${CONTACTS} `);
  await store.close();
  for (let round = 0; round < ROUNDS; round++) {
    const child = Bun.spawn(["bun", "-e", rewriter(round)], {
      cwd: import.meta.dir,
      stdout: "pipe",
    });
    let said = "";
    const decoder = new TextDecoder();
    for await (const chunk of child.stdout) {
      said += decoder.decode(chunk, { stream: true });
      if (said.split("\n").length > 10 + 7 * round) child.kill("SIGKILL");
    }
    await child.exited;
    store = await open();
    expect(await checksum(store)).toBe(whole);
    const acknowledged = said.split("\n").length - 1;
    expect(acknowledged).toBeGreaterThan(5);
    for (let n = 0; n < acknowledged; n++) {
      expect(await getSetting(store.db, `${round}-${n}`)).toBe(n);
    }
    // What was cut short is not forgotten.
    expect(await store.traces?.areLeft()).toBe(true);
    await store.traces?.remove();
    expect(await store.traces?.areLeft()).toBe(false);
    expect(await checksum(store)).toBe(whole);
    await store.close();
  }
});
