import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { realRuntime } from "@rufbaum/runtime/real";
import { until } from "@rufbaum/runtime/testing";
import {
  type Database,
  endCall,
  insertCall,
  listPendingErasures,
  openStore,
  saveRecording,
  saveSnapshot,
} from "@rufbaum/store";
import { findPostgres, type PostgresServer, startPostgres } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { readConfig } from "./config.ts";
import { startServer } from "./main.ts";
import { TEST_DASHBOARD } from "./testing/test-app.ts";

const NUMBER = "+493023125001";
const ELSEWHERE = "twilio:AC0000000000000000000000000000cdef";
const bin = await findPostgres();

describe.skipIf(bin === null)("a command's own server beside others on one PostgreSQL", () => {
  const runtime = realRuntime();
  let database: PostgresServer;
  let directory = "";
  beforeAll(async () => {
    database = await startPostgres(bin as string);
    directory = await mkdtemp(join(tmpdir(), "rufbaum-guest-"));
  });
  afterAll(async () => {
    await database.stop();
    await rm(directory, { recursive: true, force: true });
  });

  function start(name: string, more: { isPrivate?: boolean } = {}) {
    const environment = { PORT: "0", RUFBAUM_DATA: join(directory, name) };
    const read = readConfig({ ...environment, DATABASE_URL: database.url });
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    return startServer(read.config, { runtime, dashboard: TEST_DASHBOARD, log() {}, ...more });
  }

  test("an erasure there leaves recordings to whoever has them", async () => {
    const store = await openStore({
      runtime,
      dataDirectory: join(directory, "test"),
      databaseUrl: database.url,
      log() {},
    });
    await recordedCall(store.db);
    const guest = await start("guest", { isPrivate: true });
    const answer = await fetch(`${guest.url}/api/persons/erase`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${guest.localToken}`,
        "content-type": "application/json",
        "rufbaum-person": "Ada",
      },
      body: JSON.stringify({ number: NUMBER }),
    });
    const erased = await answer.json();
    await guest.stop();
    expect(erased.counts).toMatchObject({ calls: 1, recordings: 2 });
    expect(new Set(erased.pendingRecordings)).toEqual(
      new Set([
        { account: "emulator", recordings: 1 },
        { account: "twilio:AC00…cdef", recordings: 1 },
      ]),
    );

    const server = await start("server");
    const elsewhere = [{ sid: "RE_elsewhere", carrier: ELSEWHERE }];
    await until(async () => {
      const [pending] = await listPendingErasures(store.db);
      return Bun.deepEquals(pending?.pendingRecordings, elsewhere);
    });
    await server.stop();
    await store.close();
  });
});

async function recordedCall(db: Database): Promise<void> {
  const at = Date.UTC(2026, 10, 21);
  const tree = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
  await insertCall(db, {
    id: "call_1",
    treeId: "tree_1",
    treeName: "Erstkontakt",
    snapshotId: await saveSnapshot(db, tree, at),
    direction: "outbound",
    from: "+493023125800",
    to: NUMBER,
    createdAt: at,
  });
  const end = {
    callId: "call_1",
    status: "completed",
    outcome: "success",
    endReason: "end",
  } as const;
  await endCall(db, { ...end, errorCode: null, at });
  const recording = { callId: "call_1", duration: 3, createdAt: at, status: "completed" } as const;
  await saveRecording(db, { ...recording, sid: "RE_elsewhere", carrier: ELSEWHERE });
  await saveRecording(db, { ...recording, sid: "RE_emulator", carrier: "emulator" });
}
