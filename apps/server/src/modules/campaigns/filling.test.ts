import { afterAll, beforeAll, expect, test } from "bun:test";
import { until } from "@rufbaum/runtime/testing";
import { databaseOver, openTestClient, type TestClient } from "@rufbaum/store/testing";
import { clientOf, LOCAL_TOKEN, startTestApp } from "../../testing/test-app.ts";

let client: TestClient;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ client, close } = await openTestClient());
});
afterAll(() => close());

const ENTERING = 'insert into "campaign_contacts"';

test("a list goes on after an outage, and stands with its campaign from the first contact on", async () => {
  let slices = 0;
  let fails = false;
  const query: TestClient["query"] = (sql, ...given) => {
    if (sql.includes(ENTERING)) {
      slices += 1;
      if (fails && slices > 1)
        return Promise.reject(Object.assign(new Error("away"), { code: "57P01" }));
    }
    return client.query(sql, ...given);
  };
  const db = databaseOver({ query, transaction: (body) => body({ query }) });
  const { app, time } = await startTestApp({ db });
  const headers = { authorization: `Bearer ${LOCAL_TOKEN}`, "rufbaum-person": "Ada" };
  const bulk = clientOf(app, headers).api["bulk-calls"];
  const body = ["Telefon", ...Array.from({ length: 2_500 }, (_, at) => `030 23126 ${100 + at}`)];
  const imported = await app.handle(
    new Request("http://localhost/api/contacts/import?name=messe.csv&list=Messe", {
      method: "POST",
      body: body.join("\n"),
      headers: {
        ...headers,
        host: "localhost",
        "content-type": "text/csv",
        "content-length": String(body.join("\n").length),
      },
    }),
  );
  const { id: list } = (await imported.json()) as { id: string };
  const at = bulk.campaigns({ id: (await bulk.campaigns.post({ name: "A" })).data?.id ?? "" });
  slices = 0;
  fails = true;
  let status: number | null = null;
  void at.contacts.post({ list }).then((answer) => {
    status = answer.status;
  });
  await until(async () => {
    await time.pass(100);
    return status !== null;
  });
  expect(status as number | null).toBe(202);
  expect((await at.get()).data).toMatchObject({ totalCalls: 1_000, lists: [{ id: list }] });
  expect(slices).toBeGreaterThan(2);
  fails = false;
  await until(async () => {
    await time.pass(10_000);
    return (await at.get()).data?.totalCalls === 2_500;
  });
  const left = await client.query("select is_done from campaign_lists");
  expect(left.rows).toEqual([{ is_done: true }]);
});
