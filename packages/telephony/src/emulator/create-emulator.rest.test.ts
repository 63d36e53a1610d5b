import { describe, expect, test } from "bun:test";
import { ACCOUNT, lineUnderTest, PUBLIC_URL, TOKEN } from "../testing/line-under-test.ts";

const CALLS = `/2010-04-01/Accounts/${ACCOUNT}/Calls`;
const VALID = { To: "+493023125001", From: "+493023125800", Url: `${PUBLIC_URL}/answer` };

function rest(options: Parameters<typeof lineUnderTest>[0] = {}) {
  const line = lineUnderTest(options);
  async function ask(
    method: string,
    path: string,
    form?: Record<string, string>,
    password = TOKEN,
  ) {
    const response = await line.emulator.fetch(
      new Request(`http://carrier.test${path}`, {
        method,
        headers: { authorization: `Basic ${btoa(`${ACCOUNT}:${password}`)}` },
        ...(form ? { body: new URLSearchParams(form) } : {}),
      }),
    );
    const body = (await response.json()) as Record<string, unknown>;
    return { status: response.status, body };
  }
  return {
    ...line,
    ask,
    create: (form: Record<string, string>) => ask("POST", `${CALLS}.json`, form),
  };
}

describe("the emulator's REST API", () => {
  test("answers a new call with all of Twilio's keys", async () => {
    const { create } = rest();
    const { status, body } = await create(VALID);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      account_sid: ACCOUNT,
      status: "queued",
      direction: "outbound-api",
      api_version: "2010-04-01",
      date_created: "Mon, 05 Jan 2026 09:00:00 +0000",
      start_time: null,
      duration: null,
      uri: `${CALLS}/${body.sid}.json`,
    });
    expect(Object.keys(body)).toHaveLength(26);
    expect(body.subresource_uris).toMatchObject({
      user_defined_messages: `${CALLS}/${body.sid}/UserDefinedMessages.json`,
    });
  });

  test.each([
    ["no To", { To: "" }, 21201],
    ["no From", { From: "" }, 21213],
    ["a From that is none", { From: "030" }, 21212],
    ["a From of somebody else", { From: "+493012345678" }, 21210],
    ["a To that is none", { To: "030 123" }, 21211],
    ["an Url that is none", { Url: "answer" }, 21205],
    ["a callback that is none", { StatusCallback: "ftp://x" }, 21205],
    ["Twilio's invalid test number", { To: "+15005550001" }, 21217],
    ["Twilio's unreachable test number", { To: "+15005550002" }, 21214],
    ["Twilio's foreign test number", { To: "+15005550003" }, 21215],
    ["Twilio's blocked test number", { To: "+15005550004" }, 21216],
    ["Twilio's invalid test From", { From: "+15005550001" }, 21212],
  ])("refuses %s", async (_, change, code) => {
    const { status, body } = await rest().create({ ...VALID, ...change });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code,
      status: 400,
      more_info: `https://www.twilio.com/docs/errors/${code}`,
    });
  });

  test("takes Twilio's valid test number as From", async () => {
    expect((await rest().create({ ...VALID, From: "+15005550006" })).status).toBe(201);
  });

  test("refuses wrong credentials, in every place", async () => {
    const { ask } = rest();
    for (const path of [`${CALLS}.json`, `${CALLS}/CA1.json`, "/"]) {
      expect(await ask("GET", path, undefined, "wrong")).toMatchObject({
        status: 401,
        body: { code: 20003 },
      });
    }
  });

  test("knows neither other calls, other accounts nor other resources", async () => {
    const { ask } = rest();
    const paths = [
      `${CALLS}/CA${"0".repeat(32)}.json`,
      `/2010-04-01/Accounts/AC${"1".repeat(32)}/Calls.json`,
      `/2010-04-01/Accounts/${ACCOUNT}/Conferences.json`,
    ];
    for (const path of paths) {
      const { status, body } = await ask("GET", path);
      expect([status, body.code]).toEqual([404, 20404]);
      expect(body.message).toBe(`The requested resource ${path} was not found`);
    }
  });

  test("cancels only before the answer, and updates nothing that is over", async () => {
    const { create, ask, time } = rest();
    const { body } = await create(VALID);
    const call = `${CALLS}/${body.sid}.json`;
    await time.pass(10_000);
    expect((await ask("GET", call)).body.status).toBe("in-progress");
    expect((await ask("POST", call, { Status: "canceled" })).body.code).toBe(21220);
    expect((await ask("POST", call, { Status: "completed" })).body.status).toBe("completed");
    expect((await ask("POST", call, { Status: "completed" })).body.code).toBe(21220);
  });

  test("lists page by page, newest first, by number, status and start", async () => {
    const { create, ask, time } = rest();
    for (let count = 0; count < 3; count++) await create(VALID);
    await create({ ...VALID, To: "+493023125100" });
    await time.pass(60_000);

    const first = (await ask("GET", `${CALLS}.json?PageSize=3`)).body;
    expect(first).toMatchObject({ page: 0, page_size: 3, start: 0, end: 2 });
    expect((first.calls as { to: string }[])[0]?.to).toBe("+493023125100");
    const second = (await ask("GET", String(first.next_page_uri))).body;
    expect(second).toMatchObject({ page: 1, start: 3, end: 3, next_page_uri: null });

    const count = async (query: string) =>
      ((await ask("GET", `${CALLS}.json?${query}`)).body.calls as unknown[]).length;
    expect(await count("To=%2B493023125001")).toBe(3);
    expect(await count("Status=busy")).toBe(1);
    expect(await count("StartTime%3E=2026-01-05T09:00:00Z")).toBe(3);
    expect(await count("StartTime%3C=2026-01-05T09:00:00Z")).toBe(0);
    expect(await count("StartTime=2026-01-05")).toBe(3);
  });

  test("starts no more calls than the account may, and queues the rest in order", async () => {
    const { create, app, time } = rest({ callsPerSecond: 2 });
    const sids: unknown[] = [];
    for (let count = 0; count < 6; count++) {
      const answer = await create({
        ...VALID,
        To: "+493023125200",
        StatusCallback: `${PUBLIC_URL}/status`,
        StatusCallbackEvent: "initiated",
      });
      sids.push(answer.body.sid);
    }
    await time.pass(10_000);
    const starts = app.seen.filter(({ data }) => data.CallStatus === "initiated");
    expect(starts.map(({ at }) => at)).toEqual([0, 500, 1_000, 1_500, 2_000, 2_500]);
    expect(starts.map(({ data }) => data.CallSid)).toEqual(sids as string[]);
  });

  test("tells how long a call waited in the queue", async () => {
    const { create, ask, time } = rest({ callsPerSecond: 1 });
    await create(VALID);
    const { body } = await create(VALID);
    await time.pass(5_000);
    expect((await ask("GET", `${CALLS}/${body.sid}.json`)).body.queue_time).toBe("1000");
  });

  test("is as much faster as it is told to be, but for what it measures", async () => {
    const { carrier, place, time } = lineUnderTest({
      speed: 10,
      callees: () => ({ react: () => [] }),
    });
    const { callSid } = await place("+493023125001");
    await time.pass(3_000);
    await carrier.endCall(callSid);
    const duration = (await carrier.findCall(callSid))?.duration ?? 0;
    expect(duration).toBeWithin(20, 30);
  });
});
