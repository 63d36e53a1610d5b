import { afterAll, beforeAll, expect, test } from "bun:test";
import { insertTree, listOpenCalls } from "@rufbaum/store";
import { openTestClient, type TestClient } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { simulatedPeople } from "../../simulated-people.ts";
import { emulatedCalls } from "../../testing/emulated-calls.ts";

const TREE = sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" });
const BLOCKS = ["+493023125", "+496990009", "+494066969", "+492214710", "+498999998"];

let client: TestClient;
beforeAll(async () => {
  ({ client } = await openTestClient());
});
afterAll(() => client.close());

test("the simulation's people greet in real calls, are taken for no machine, and are led on", async () => {
  const numbers = BLOCKS.flatMap((block) =>
    ["011", "012", "013", "014", "015"].map((digits) => block + digits),
  );
  const app = emulatedCalls(client, {
    callees: simulatedPeople,
    settings: { detectsMachines: true },
  });
  const { calls, db, own, passUntil } = app;
  await insertTree(db, TREE);
  await own(numbers);
  for (const to of numbers) await calls.place({ to, treeId: TREE.id });
  await passUntil(async () => (await listOpenCalls(db)).length === 0);
  await calls.stop();
  app.emulator.close();
  const { rows } = await client.query(
    "select to_number as to, outcome, answered_by, (select string_agg(speaker || ': ' || text, ' | ' order by at) from messages where call_id = calls.id) as said from calls",
  );
  const led = rows as { to: string; outcome: string; answered_by: string; said: string }[];
  expect(led).toHaveLength(numbers.length);
  const greetings = led.map(({ said }) => /(?<= \| caller: )[^|]+(?= \|)/.exec(said)?.[0]);
  expect(new Set(greetings).size).toBeGreaterThan(15);
  const faults = led.filter(({ outcome, answered_by, said }) => {
    const lines = said.split(" | ").filter((line) => line.startsWith("ai: "));
    return outcome === "failed" || answered_by !== "human" || lines.length < 3;
  });
  expect(faults).toEqual([]);
});
