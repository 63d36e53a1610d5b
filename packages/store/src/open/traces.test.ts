import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { subjectOf } from "@rufbaum/dialing/subjects";
import { realRuntime } from "@rufbaum/runtime/real";
import { backupFileAt, backupsFolder, readBackupName } from "../backup/backup-names.ts";
import { listDataCopies } from "../backup/data-copies.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { message, NOON, state, storedCall } from "../contract/samples.ts";
import type { Database } from "../database.ts";
import { findContact, insertContact } from "../queries/contacts.ts";
import { erasePerson, eraseUnlessInCall } from "../queries/erase-person.ts";
import { readSubjectKey } from "../queries/subject-key.ts";
import { findSuppression, isSuppressed, suppressNumber } from "../queries/suppressions.ts";
import { recordTurns } from "../queries/turns.ts";
import { calls } from "../schema/calls.ts";
import { openStore, type Store } from "./open-store.ts";

const NUMBER = "+491719876543";
const OTHER = "+493023125002";
const LATER = "+493023125003";
/** What would show up of the person; also as an index has it, back to front. */
const SPELLINGS = [
  "1719876543",
  "3456789171",
  "0171 9876543",
  "Kanarienvogel",
  "kanari@example.org",
  "Zwitschermaschine",
  "Gelbgefiedert",
];

let dataDirectory = "";
const logged: string[] = [];
const runtime = realRuntime();
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "rufbaum-traces-"));
});
afterEach(() => rm(dataDirectory, { recursive: true }));

const open = () => openStore({ runtime, dataDirectory, log: (line) => void logged.push(line) });

/** The files that hold any of it, as bytes. */
async function holders(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of new Bun.Glob("**/*").scan({ cwd: dataDirectory, dot: true })) {
    const bytes = Buffer.from(await Bun.file(join(dataDirectory, file)).bytes());
    if (SPELLINGS.some((spelling) => bytes.includes(spelling))) found.push(file);
  }
  return found.sort();
}

async function fill(db: Database): Promise<{ number: string; subject: string }> {
  const key = await readSubjectKey(db, runtime.random);
  const person = { number: NUMBER, subject: subjectOf(key, NUMBER) };
  for (let index = 0; index < 50; index++) {
    const number = `+49302312${String(index).padStart(4, "0")}`;
    await insertContact(db, contact(number, subjectOf(key, number), `Somebody${index}`));
  }
  await insertContact(db, contact(NUMBER, person.subject, "Kanarienvogel"));
  await storedCall(db, { id: "theirs", to: NUMBER });
  const variables = { name: "Gelbgefiedert", number: "0171 9876543" };
  const said = message("m_1", { text: "Ich habe eine Zwitschermaschine. ".repeat(200) });
  const turn = { currentNodeId: null, outcome: null, endReason: null };
  await recordTurns(db, [
    { callId: "theirs", ...turn, state: state({ variables }), messages: [said] },
  ]);
  await db.update(calls).set({ closedAt: NOON });
  return person;
}

function contact(number: string, subject: string, lastName: string) {
  return {
    number,
    subject,
    kind: "mobile" as const,
    country: "DE",
    regions: "",
    postcode: "",
    firstName: "",
    lastName,
    company: "",
    email: lastName === "Kanarienvogel" ? "kanari@example.org" : "",
    status: "lead" as const,
    customFields: { note: `${lastName}, formatted 0171 9876543`.slice(0, lastName.length) },
    createdAt: NOON,
  };
}

async function erased(store: Store, person: { number: string; subject: string }): Promise<void> {
  const at = runtime.clock.now();
  expect(await eraseUnlessInCall(store.db, { ...person, at, by: "Ada" })).not.toBeNull();
  const { subject } = person;
  await store.remember({ kind: "suppression", subject, reason: "erased", at });
  await store.remember({ kind: "erasure", subject, by: "Ada", at });
}

test("once the tables are rewritten, no file of the database tells of who was erased", async () => {
  const store = await open();
  const person = await fill(store.db);
  expect((await holders()).length).toBeGreaterThan(0);
  await erased(store, person);
  // Deleted is not gone: that is why tables are rewritten.
  expect((await holders()).length).toBeGreaterThan(0);
  expect(await store.traces?.areLeft()).toBe(true);
  await store.traces?.remove();
  expect(await holders()).toEqual([]);
  expect(await store.traces?.areLeft()).toBe(false);
  expect(await findContact(store.db, "+493023120007")).toMatchObject({ lastName: "Somebody7" });
  await store.close();
  expect(await holders()).toEqual([]);
});

test("what calls were in the way of is done at the stop", async () => {
  const store = await open();
  await erased(store, await fill(store.db));
  await store.close();
  expect(await holders()).toEqual([]);
});

test("a backup from before is restored without who was erased since, and with later blocks", async () => {
  let store = await open();
  const person = await fill(store.db);
  const { file } = (await store.backups?.make("by-hand")) ?? { file: "" };
  await erased(store, person);
  const at = runtime.clock.now();
  await suppressNumber(store.db, { number: OTHER, callId: null, createdAt: at });
  await store.remember({ kind: "suppression", number: OTHER, at });
  await store.close();
  // As if these data were lost: only the backup and the file beside it know.
  await rm(join(dataDirectory, "data"), { recursive: true });
  await restoreBackup({
    runtime,
    dataDirectory,
    path: join(backupsFolder(dataDirectory), file),
    by: "Ada",
  });
  store = await open();
  expect(await findContact(store.db, NUMBER)).toBeNull();
  expect(await findContact(store.db, "+493023120007")).not.toBeNull();
  expect(await findSuppression(store.db, { number: NUMBER })).toMatchObject({ reason: "erased" });
  expect(await isSuppressed(store.db, OTHER)).toBe(true);
  expect(await isSuppressed(store.db, LATER)).toBe(false);
  await store.close();
  expect(await holders()).toEqual([]);
});

test("who may be called again after an erasure stays so through a restore", async () => {
  let store = await open();
  const person = await fill(store.db);
  const { file } = (await store.backups?.make("by-hand")) ?? { file: "" };
  await erased(store, person);
  const { subject } = person;
  await store.remember({ kind: "suppression-lifted", subject, at: runtime.clock.now() });
  await store.close();
  await rm(join(dataDirectory, "data"), { recursive: true });
  await restoreBackup({
    runtime,
    dataDirectory,
    path: join(backupsFolder(dataDirectory), file),
    by: "Ada",
  });
  store = await open();
  expect(await findContact(store.db, NUMBER)).toBeNull();
  expect(await isSuppressed(store.db, NUMBER)).toBe(false);
  await store.close();
});

test("each copy of older data is named with what ends it, a day or newer ones of its kind", async () => {
  const DAY = 24 * 60 * 60_000;
  const now = Date.UTC(2026, 5, 20, 17, 59);
  const write = (path: string) => Bun.write(join(dataDirectory, path), "");
  for (const [age, reason] of [
    [0, "regular"],
    [3 * DAY, "regular"],
    [6 * DAY, "regular"],
    [DAY, "by-hand"],
    [2 * DAY, "by-hand"],
    [DAY, "at-stop"],
  ] as const) {
    await write(join("backups", backupFileAt(now - age, reason)));
  }
  await write("backups/20260101T000000Z.dump");
  await write("data.aside-20260101T000000Z/PG_VERSION");
  const ends = Object.fromEntries(
    (await listDataCopies(runtime.disk, dataDirectory, now)).map(({ path, lastDay, endsAfter }) => [
      path,
      lastDay === null ? endsAfter : new Date(lastDay).toISOString().slice(0, 10),
    ]),
  );
  expect(ends).toEqual({
    // Seven days of backups stay; of those there are, three and six days old ones count.
    "backups/20260620T175900Z.tar.zst": "2026-06-27",
    "backups/20260617T175900Z.tar.zst": "2026-06-25",
    "backups/20260614T175900Z.tar.zst": "2026-06-24",
    "backups/20260619T175900Z-by-hand.tar.zst": 10,
    "backups/20260618T175900Z-by-hand.tar.zst": 9,
    "backups/20260619T175900Z-at-stop.tar.zst": 2,
    "backups/20260101T000000Z.dump": null,
    "data.aside-20260101T000000Z": null,
  });
  expect(readBackupName("20260620T175900Z.tar.zst")?.reason).toBe("regular");
});

test("an erasure alone blocks nobody", async () => {
  const store = await open();
  const person = await fill(store.db);
  await erasePerson(store.db, { ...person, at: NOON, by: "Ada" });
  expect(await isSuppressed(store.db, NUMBER)).toBe(false);
  await store.close();
});
