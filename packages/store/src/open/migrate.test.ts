import { afterAll, expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { listOwnNumbers } from "../queries/own-numbers.ts";
import { getSetting } from "../queries/settings.ts";
import { testStores } from "../testing/index.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "./migrations.ts";

for (const { name, open } of await testStores()) {
  const store = await open();
  afterAll(() => store.close());

  /** The database as a version left it that knew only the first so many migrations. */
  async function before(known: number) {
    const { db } = store;
    await db.execute(sql`drop schema if exists drizzle cascade`);
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);
    await migrate(db, migrations.slice(0, known));
    return db;
  }

  test.each([
    [`'"twilio"'`, ["twilio"], []],
    [`'"emulator"'`, [], ["emulator"]],
    [null, [], ["emulator"]],
  ])(`own numbers of ${name} keep the carrier of the setting %s`, async (kept, real, emulated) => {
    const db = await before(8);
    await db.execute(sql`
      insert into own_numbers (number, added_by, confirmed_at) values ('+491', 'Ada', now())`);
    if (kept !== null) {
      await db.execute(
        sql.raw(`insert into settings (key, value) values ('own-numbers-carrier', ${kept})`),
      );
    }
    await migrate(db);
    const carriers = async (carrier: "emulator" | "twilio:AC1") =>
      (await listOwnNumbers(db, carrier)).map((own) => own.carrier as string);
    expect(await carriers("twilio:AC1")).toEqual(real);
    expect(await carriers("emulator")).toEqual(emulated);
    expect(await getSetting(db, "own-numbers-carrier")).toBeUndefined();
  });
}
