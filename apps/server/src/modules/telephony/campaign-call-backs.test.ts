import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { listOpenCalls } from "@rufbaum/store";
import { campaignCall, openTestClient, type TestClient } from "@rufbaum/store/testing";
import { type Callee, EMULATOR_FROM } from "@rufbaum/telephony/emulator";
import { emulatedCalls } from "../../testing/emulated-calls.ts";

const NUMBER = "+493023125001";

let client: TestClient;
beforeAll(async () => {
  ({ client } = await openTestClient());
});
beforeEach(() =>
  client.query("truncate campaign_tallies, campaign_contacts, campaigns, calls cascade"),
);
afterAll(() => client.close());

/** Says these, one after the other, to what the agent says after its first words. */
function saying(replies: readonly string[], heard: string[]): Callee {
  const left = [...replies];
  return {
    react(event) {
      if (event.type !== "agent-began") return [];
      heard.push(event.text.trim());
      const text = heard.length < 2 ? undefined : left.shift();
      return text === undefined ? [] : [{ type: "say", text, after: event.milliseconds + 400 }];
    },
  };
}

/** Somebody whom a campaign has called calls back, and says this. */
async function callsBack(replies: readonly string[]) {
  const heard: string[] = [];
  const app = emulatedCalls(client, {
    callees: () => saying(replies, heard),
    settings: { company: "Sonnwerk GmbH" },
  });
  const at = app.time.now() - 20 * 3_600_000;
  await campaignCall(app.db, { to: NUMBER, from: EMULATOR_FROM, at, purpose: "Beratung" });
  await app.callIn(NUMBER);
  await app.passUntil(
    async () =>
      (await listOpenCalls(app.db)).length === 0 &&
      (await client.query("select 1 from calls where direction = 'inbound'")).rows.length === 1 &&
      app.changedCampaigns.length > 1,
  );
  await app.calls.stop();
  app.emulator.close();
  const standing = await client.query("select * from campaign_contacts");
  const counts = await client.query(
    "select standing, amount from campaign_counts where amount > 0",
  );
  const tallies = await client.query("select kind, key, amount from campaign_tallies");
  const [row] = standing.rows as { standing: string; called_back_at: unknown }[];
  return {
    heard: heard.join(" "),
    row,
    counts: counts.rows,
    tallies: tallies.rows,
    told: app.changedCampaigns,
  };
}

test("who calls back a campaign hears when it called and why, and a no is not forgotten", async () => {
  const { heard, row, counts, tallies, told } = await callsBack(["Nein danke, kein Interesse"]);
  expect(heard).toContain("KI-Assistentin von Sonnwerk");
  expect(heard).toMatch(
    /Von dieser Nummer aus haben wir Sie gestern um .* angerufen, es ging um Beratung/,
  );
  expect(heard).not.toContain("Weber");
  expect(row).toMatchObject({ standing: "not-interested" });
  expect(row?.called_back_at).not.toBeNull();
  expect(counts).toEqual([{ standing: "not-interested", amount: 1 }]);
  // As he is counted, and as what he said moves him.
  expect(told).toEqual(["campaign_Herbst", "campaign_Herbst"]);
  expect(tallies).toEqual([{ kind: "call", key: "called-back", amount: 1 }]);
});

test("who wishes for another call gets one", async () => {
  const { row } = await callsBack(["Ja, gern", "morgen ab zehn"]);
  expect(row).toMatchObject({ standing: "again" });
});
