import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import { begin, type Variables } from "@rufbaum/conversation";
import { USUAL_PLAN } from "@rufbaum/dialing/campaigns";
import {
  changeCampaign,
  enterContacts,
  insertCampaign,
  insertContact,
  recordTurns,
  saveSnapshot,
} from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { Tree } from "@rufbaum/tree";
import { campaignTree } from "@rufbaum/tree/campaign";
import { sampleTree } from "@rufbaum/tree/sample";
import { strFromU8, unzipSync } from "fflate";
import { agreed } from "../../testing/agreed.ts";
import { diallingServer } from "../../testing/dialling-server.ts";
import { LOCAL_TOKEN, startTestApp } from "../../testing/test-app.ts";

let store: TestStore;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => store.close());

const WITHOUT_TREE = campaignTree({
  ...{ tree: null, greeting: "Darf sich jemand melden?", company: "Muster", agentVoice: null },
});
const SAMPLE = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });

/** A campaign whose calls walk this tree; the first of two contacts was called, and said this. */
async function calledWith(tree: Tree, said: Variables) {
  const { time, placed, pass, tell, campaigns, stop } = await diallingServer(store.db);
  stops.push(stop);
  const now = time.now();
  const { id, key } = await insertCampaign(store.db, {
    ...{ id: "campaign_1", name: "Probe", agent: "", message: "", useDecisionTree: false },
    ...{
      treeId: null,
      treeName: null,
      plan: { ...USUAL_PLAN, atOnce: null, perMinute: 1 },
      lists: [],
    },
    ...{ otherColumns: ["Dach"], createdAt: now, createdBy: "Ada" },
  });
  const contacts: number[] = [];
  for (const number of ["+4930231250001", "+4930231250002"]) {
    const subject = await agreed(store.db, number, now);
    const contact = await insertContact(store.db, {
      ...{ number, subject, kind: "fixed", country: "DE", regions: "DE-BE", postcode: "10115" },
      ...{ firstName: "Eva", lastName: "", company: "", email: "eva@beispiel.de" },
      ...{ status: "lead", customFields: { Dach: "Flach" }, createdAt: now, updatedAt: now },
    } as Parameters<typeof insertContact>[1]);
    contacts.push((contact as { sequence: number }).sequence);
  }
  await enterContacts(store.db, { campaign: key, dueAt: now, priority: 0, contacts });
  const snapshotId = await saveSnapshot(store.db, tree, now);
  const changes = { status: "running", snapshotId, startedBy: "Ada", resumedAt: now } as const;
  await changeCampaign(store.db, id, { among: ["draft"], changes });
  campaigns.start();
  await pass(2_000);
  const [{ callId } = { callId: "" }] = placed;
  const state = begin(tree, { firstName: "Eva", email: "eva@beispiel.de", ...said });
  const inputs = Object.keys(said).map((variable) => ({
    ...{ nodeId: "when", variable, kind: "text" as const },
  }));
  const turn = { callId, currentNodeId: null, outcome: "success", endReason: "completed" } as const;
  await recordTurns(store.db, [{ ...turn, state: { ...state, inputs }, messages: [] }]);
  await tell(callId, "completed");
  await pass(2_000);
  const { app } = await startTestApp(store);
  return async (format: "csv" | "xlsx") => {
    const body = JSON.stringify({ format });
    const answer = await app.handle(
      new Request(`http://localhost/api/bulk-calls/campaigns/${id}/export`, {
        method: "POST",
        headers: {
          ...{ host: "localhost", authorization: `Bearer ${LOCAL_TOKEN}`, "rufbaum-person": "Ada" },
          ...{ "content-type": "application/json", "content-length": `${body.length}` },
        },
        body,
      }),
    );
    return new Uint8Array(await answer.arrayBuffer());
  };
}

test("what was said in a call without a tree stands behind what it came to", async () => {
  const exported = await calledWith(WITHOUT_TREE, { rueckruf: "=Dienstag wäre gut." });
  const csv = strFromU8(await exported("csv"));
  const [head, first, second] = csv.split("\r\n").map((line) => line.split(";"));
  expect(head?.slice(4, 9)).toEqual([
    ...["Ergebnis", "Grund", "Gewünschte Zeit", "E-Mail für Unterlagen", "Anrufe"],
  ]);
  // What was only known of him beforehand he has not said.
  expect(first?.slice(6, 9)).toEqual(["'=Dienstag wäre gut.", "", "1"]);
  expect([first?.length, first?.at(-1)]).toEqual([head?.length, "Flach"]);
  expect(second?.slice(6, 9)).toEqual(["", "", "0"]);
});

test("a workbook has it as well, and a tree's variables by their names", async () => {
  const exported = await calledWith(SAMPLE, { ansprechpartner: "=1+1" });
  const entries = Object.values(unzipSync(await exported("xlsx"))).map((one) => strFromU8(one));
  const sheet = entries.find((text) => text.includes("<sheetData>")) ?? "";
  for (const text of ["ansprechpartner", "=1+1", "uhrzeit"]) expect(sheet).toContain(`>${text}<`);
  expect(sheet).not.toContain("<f>");
  expect(sheet).not.toContain("eva@beispiel.de");
});
