import { afterAll, beforeAll, expect, test } from "bun:test";
import { insertTree, listOpenCalls } from "@rufbaum/store";
import { openTestClient, type TestClient } from "@rufbaum/store/testing";
import { sampleTree } from "@rufbaum/tree/sample";
import { emulatedCalls } from "../../testing/emulated-calls.ts";

const TREE = sampleTree({ id: "sample", createdAt: "2026-01-01T00:00:00.000Z" });
const BLOCKS = ["+493023125", "+496990009", "+494066969", "+492214710", "+498999998"];

/** What a call to somebody like this comes to, whatever he is taken for. */
const SPOKEN_WITH = ["appointment", "not-interested", "info-requested", "callback"];
const EXPECTED: Record<string, { answeredBy: string | null; outcomes: readonly string[] }> = {
  "001": { answeredBy: "human", outcomes: ["appointment"] },
  "081": { answeredBy: "unknown", outcomes: ["appointment"] },
  "082": { answeredBy: "unknown", outcomes: SPOKEN_WITH },
  // People who are taken for a machine, for they pause.
  "041": { answeredBy: "machine_end_silence", outcomes: ["appointment"] },
  "042": { answeredBy: "machine_end_silence", outcomes: SPOKEN_WITH },
  "043": { answeredBy: "machine_end_silence", outcomes: SPOKEN_WITH },
  // Who says no more over the greeting than a queue does ("Moment bitte") is lost.
  "044": { answeredBy: "machine_end_silence", outcomes: ["callback", "voicemail"] },
  "045": { answeredBy: "machine_end_silence", outcomes: SPOKEN_WITH },
  "046": { answeredBy: "machine_end_silence", outcomes: ["opt-out"] },
  // Mailboxes, and what they are taken for.
  "301": { answeredBy: "machine_end_beep", outcomes: ["voicemail"] },
  "302": { answeredBy: "machine_end_beep", outcomes: ["voicemail"] },
  "303": { answeredBy: "machine_end_beep", outcomes: ["voicemail"] },
  "304": { answeredBy: "machine_end_silence", outcomes: ["voicemail"] },
  "305": { answeredBy: "machine_end_silence", outcomes: ["voicemail"] },
  "371": { answeredBy: "human", outcomes: ["voicemail"] },
  "372": { answeredBy: "human", outcomes: ["voicemail"] },
  "373": { answeredBy: "human", outcomes: ["voicemail"] },
  "374": { answeredBy: "human", outcomes: ["voicemail"] },
  "375": { answeredBy: "human", outcomes: ["voicemail"] },
  "391": { answeredBy: "unknown", outcomes: ["voicemail"] },
  "394": { answeredBy: "unknown", outcomes: ["voicemail"] },
  // The call's own field says that it was none.
  "380": { answeredBy: "fax", outcomes: ["voicemail"] },
  // Somebody is behind a call filter, or nobody comes.
  "701": { answeredBy: "human", outcomes: ["appointment"] },
  "781": { answeredBy: "machine_end_silence", outcomes: ["appointment"] },
  "782": { answeredBy: "machine_end_silence", outcomes: SPOKEN_WITH },
  "791": { answeredBy: "human", outcomes: ["voicemail", "abandoned"] },
  "501": { answeredBy: "human", outcomes: ["abandoned"] },
  "100": { answeredBy: null, outcomes: ["busy"] },
  "200": { answeredBy: null, outcomes: ["no-answer"] },
};

let client: TestClient;
beforeAll(async () => {
  ({ client } = await openTestClient());
});
afterAll(() => client.close());

test("a call comes to what picked up, whatever machine detection takes it for", async () => {
  const numbers = BLOCKS.flatMap((block) => Object.keys(EXPECTED).map((digits) => block + digits));
  const app = emulatedCalls(client, { callees: () => null, settings: { detectsMachines: true } });
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
  const faults = (rows as { to: string; outcome: string; answered_by: string; said: string }[])
    .filter(({ to, outcome, answered_by }) => {
      const { answeredBy, outcomes } = EXPECTED[to.slice(-3)] as (typeof EXPECTED)[string];
      return answered_by !== answeredBy || !outcomes.includes(outcome);
    })
    .map(
      ({ to, outcome, answered_by, said }) =>
        `…${to.slice(-3)}: ${outcome}, ${answered_by}: ${said}`,
    );
  expect(faults).toEqual([]);
  expect(rows).toHaveLength(numbers.length);
  expect(app.logged).toEqual([]);
});
