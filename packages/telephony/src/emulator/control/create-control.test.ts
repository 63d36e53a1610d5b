import { describe, expect, test } from "bun:test";
import { ACCOUNT, lineUnderTest, PUBLIC_URL, TOKEN } from "../../testing/line-under-test.ts";
import { xml } from "../../testing/virtual-app.ts";

const ROOT = `/2010-04-01/Accounts/${ACCOUNT}`;
const CALL = { To: "+493023125001", From: "+493023125800", Url: `${PUBLIC_URL}/answer` };

function controlled() {
  const line = lineUnderTest({
    webhook: () => xml('<Response><Pause length="600"/></Response>'),
  });
  async function ask(method: string, path: string, body?: object | URLSearchParams) {
    const isForm = body instanceof URLSearchParams;
    const response = await line.emulator.fetch(
      new Request(`http://carrier.test${path}`, {
        method,
        headers: { authorization: `Basic ${btoa(`${ACCOUNT}:${TOKEN}`)}` },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      }),
    );
    return { status: response.status, body: await response.json() };
  }
  return {
    ...line,
    ask,
    control: (method: string, path: string, body?: object) =>
      ask(method, `/_emulator${path}`, body),
    create: () => ask("POST", `${ROOT}/Calls.json`, new URLSearchParams(CALL)),
    list: async () => (await ask("GET", `${ROOT}/Calls.json`)).body.calls as unknown[],
  };
}

describe("faults on request", () => {
  test("an account that is asked too often may say when to come back", async () => {
    const { control, carrier, emulator } = controlled();
    await control("POST", "/faults", { kind: "too-many-requests", retryAfter: 7, count: 1 });
    const request = { callId: "call_1", to: CALL.To, from: emulator.from };
    const times = { ringTimeout: 20, timeLimit: 600, detectsMachines: false };
    const fault = await carrier.placeCall({ ...request, ...times }).catch((error) => error);
    expect(fault).toMatchObject({ code: 20429, later: { retryAfter: 7_000 } });
    expect((await carrier.placeCall({ ...request, ...times })).status).toBe("queued");
  });

  test.each([
    ["too-many-requests", 429, 20429],
    ["server-error", 500, 20500],
    ["unavailable", 503, 20503],
  ])(
    "%s befalls as many requests as it is told to, and places no call",
    async (kind, status, code) => {
      const { control, create, list } = controlled();
      expect((await control("POST", "/faults", { kind, count: 2 })).status).toBe(201);
      for (let count = 0; count < 2; count++) {
        expect(await create()).toMatchObject({ status, body: { code, status } });
      }
      expect((await create()).status).toBe(201);
      expect(await list()).toHaveLength(1);
    },
  );

  test("an answer can be lost although the call is placed", async () => {
    const { control, create, list } = controlled();
    await control("POST", "/faults", { kind: "answer-lost" });
    expect((await create()).status).toBe(500);
    expect(await list()).toHaveLength(1);
  });

  test("an answer can be slow, or never come", async () => {
    const { control, create, time, emulator } = controlled();
    await control("POST", "/faults", { kind: "slow", milliseconds: 4_000 });
    let answered = 0;
    const slow = create().then(({ status }) => {
      answered = status;
    });
    await time.pass(3_999);
    expect(answered).toBe(0);
    await time.pass(1);
    await slow;
    expect(answered).toBe(201);

    await control("POST", "/faults", { kind: "silent" });
    const silent = create();
    await time.pass(60_000);
    emulator.close();
    expect((await silent).status).toBe(503);
  });

  test("one can be meant for some requests only, and for some time", async () => {
    const { control, create, list, time } = controlled();
    const until = new Date(time.now() + 10_000).toISOString();
    await control("POST", "/faults", {
      kind: "unavailable",
      method: "POST",
      path: "/Calls",
      until,
    });
    expect(await list()).toHaveLength(0);
    for (let count = 0; count < 3; count++) expect((await create()).status).toBe(503);
    await time.pass(10_001);
    expect((await create()).status).toBe(201);
    expect((await control("GET", "/faults")).body).toEqual([]);
  });

  test("one can befall a share of the requests, until it is taken back", async () => {
    const { control, create, list } = controlled();
    await control("POST", "/faults", { kind: "answer-lost", path: "/Calls", share: 0.3 });
    const answers: number[] = [];
    for (let count = 0; count < 100; count++) answers.push((await create()).status);
    const lost = answers.filter((status) => status === 500).length;
    expect(lost).toBeWithin(15, 46);
    expect(answers.filter((status) => status === 201)).toHaveLength(100 - lost);
    await control("DELETE", "/faults");
    expect((await control("GET", "/log")).body).toHaveLength(100);
    expect(await list()).toHaveLength(50);
  });

  test("they can be taken back", async () => {
    const { control, create } = controlled();
    await control("POST", "/faults", { kind: "server-error", count: 100 });
    expect((await control("DELETE", "/faults")).body).toEqual([]);
    expect((await create()).status).toBe(201);
  });

  test.each([
    [{ kind: "earthquake" }, "kind"],
    [{ kind: "slow", count: 0 }, "count"],
    [{ kind: "slow", until: "soon" }, "until"],
    [{ kind: "slow", share: 2 }, "share"],
    [{ kind: "slow", often: 3 }, "often"],
  ])("%p is none, and the answer says why", async (wish, named) => {
    const { status, body } = await controlled().control("POST", "/faults", wish);
    expect(status).toBe(400);
    expect(body.message).toContain(named);
  });
});

describe("somebody calls in", () => {
  test("at the number whose address is known", async () => {
    const { ask, control, app, time } = controlled();
    const { body: numbers } = await ask("GET", `${ROOT}/IncomingPhoneNumbers.json`);
    const [number] = numbers.incoming_phone_numbers;
    const directed = new URLSearchParams({ VoiceUrl: `${PUBLIC_URL}/incoming` });
    await ask("POST", `${ROOT}/IncomingPhoneNumbers/${number.sid}.json`, directed);
    const { status, body } = await control("POST", "/calls", { from: "+493023125001" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      direction: "inbound",
      to: number.phone_number,
      from: "+493023125001",
      phone_number_sid: number.sid,
    });
    await time.pass(15_000);
    expect(app.seen.find(({ what }) => what === "incoming")?.data).toMatchObject({
      CallSid: body.sid,
      Direction: "inbound",
    });
    expect((await control("GET", "/calls")).body).toHaveLength(1);
    expect((await control("GET", "")).body).toMatchObject({ calls: { "in-progress": 1 } });
    expect(app.forged).toEqual([]);
  });

  test.each([
    [{ from: "+493023125001" }, "VoiceUrl"],
    [{ from: "+493023125001", to: "+493023125001" }, "+493023125802"],
    [{ from: "somebody" }, "from"],
    [{}, "from"],
  ])("%p is refused, and the answer says why", async (wish, named) => {
    const { status, body } = await controlled().control("POST", "/calls", wish);
    expect(status).toBe(400);
    expect(body.message).toContain(named);
  });
});

test("control requests need the account's credentials", async () => {
  const { emulator } = controlled();
  const request = new Request("http://carrier.test/_emulator/faults", { method: "DELETE" });
  expect((await emulator.fetch(request)).status).toBe(401);
});
