import { describe, expect, test } from "bun:test";
import { ACCOUNT, lineUnderTest, PUBLIC_URL, TOKEN } from "../testing/line-under-test.ts";
import { readDescription } from "../testing/openapi/read-description.ts";
import { xml } from "../testing/virtual-app.ts";

const described = readDescription();
const ROOT = "/2010-04-01/Accounts/{AccountSid}";
const ANSWERS = "+493023125001";
const FROM = "+493023125800";
const CALL = { To: ANSWERS, From: FROM, Url: `${PUBLIC_URL}/answer` };
const covered = new Set<string>();

/** An emulator whose answers are held against the description, each of them. */
function conforming() {
  const line = lineUnderTest({
    webhook: (route) => {
      if (route !== "answer") return undefined;
      return xml('<Response><Say>Guten Tag.</Say><Pause length="600"/></Response>');
    },
  });

  /** `operation` as `POST /Calls/{Sid}.json`, its path below the account. */
  async function ask(
    operation: string,
    names: Record<string, string> = {},
    fields: Record<string, string> = {},
  ): Promise<Record<string, unknown>> {
    const [method = "", path = ""] = operation.split(" ");
    const template = path === "{Sid}" ? "/2010-04-01/Accounts/{Sid}.json" : `${ROOT}${path}`;
    const key = `${method} ${template}`;
    for (const field of Object.keys(fields)) expect(described.fieldsOf(key)).toContain(field);
    const filled = Object.entries({ AccountSid: ACCOUNT, ...names }).reduce(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      template,
    );
    const query = method === "GET" ? `?${new URLSearchParams(fields)}` : "";
    const response = await line.emulator.fetch(
      new Request(`http://carrier.test${filled}${query}`, {
        method,
        headers: { authorization: `Basic ${btoa(`${ACCOUNT}:${TOKEN}`)}` },
        ...(method === "POST" ? { body: new URLSearchParams(fields) } : {}),
      }),
    );
    const text = await response.text();
    const body = text === "" ? null : JSON.parse(text);
    const faults = described.faultsOf(key, response.status, body);
    expect({ operation, body, faults }).toMatchObject({ faults: [] });
    covered.add(key);
    return body;
  }

  async function answered() {
    const { sid } = await ask("POST /Calls.json", {}, CALL);
    await line.time.pass(15_000);
    return String(sid);
  }
  return { ...line, ask, answered };
}

describe("answers as Twilio's published description has them", () => {
  test("a call in each of its states", async () => {
    const { ask, answered, time } = conforming();
    const numbers = ["001", "100", "200", "300", "500"];
    const sids: string[] = [];
    for (const digits of numbers) {
      const call = await ask("POST /Calls.json", {}, { ...CALL, To: `+493023125${digits}` });
      sids.push(String(call.sid));
    }
    const seen = new Set<unknown>();
    for (let second = 0; second < 90; second++) {
      await time.pass(1_000);
      for (const Sid of sids) seen.add((await ask("GET /Calls/{Sid}.json", { Sid })).status);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(["queued", "ringing", "in-progress", "busy", "no-answer"]),
    );
    const running = await answered();
    const change = { Url: `${PUBLIC_URL}/answer`, Method: "POST" };
    const redirected = await ask("POST /Calls/{Sid}.json", { Sid: running }, change);
    expect(redirected.status).toBe("in-progress");
    const ended = await ask("POST /Calls/{Sid}.json", { Sid: running }, { Status: "completed" });
    expect(ended.status).toBe("completed");
    const list = await ask("GET /Calls.json", {}, { To: ANSWERS, PageSize: "1" });
    expect(list.next_page_uri).toBeString();
    await ask("DELETE /Calls/{Sid}.json", { Sid: running });
  });

  test("a recording in each of its states", async () => {
    const { ask, answered, time } = conforming();
    const CallSid = await answered();
    const started = await ask("POST /Calls/{CallSid}/Recordings.json", { CallSid });
    const Sid = String(started.sid);
    const one = { CallSid, Sid };
    const path = "/Calls/{CallSid}/Recordings/{Sid}.json";
    const states: unknown[] = [started.status];
    for (const Status of ["paused", "in-progress", "stopped"]) {
      await time.pass(2_000);
      const fields = { Status, PauseBehavior: "skip" };
      states.push((await ask(`POST ${path}`, one, fields)).status);
    }
    await time.pass(5_000);
    states.push((await ask(`GET ${path}`, one)).status);
    expect(states).toEqual(["in-progress", "paused", "in-progress", "processing", "completed"]);
    expect((await ask("GET /Recordings/{Sid}.json", { Sid })).duration).toBe("4");
    for (const list of ["GET /Calls/{CallSid}/Recordings.json", "GET /Recordings.json"]) {
      expect((await ask(list, { CallSid }, { PageSize: "5" })).recordings).toHaveLength(1);
    }
    await ask("DELETE /Recordings/{Sid}.json", { Sid });
    const second = await ask("POST /Calls/{CallSid}/Recordings.json", { CallSid });
    await ask(`DELETE ${path}`, { CallSid, Sid: String(second.sid) });
  });

  test("messages, numbers and the account", async () => {
    const { ask, time } = conforming();
    expect((await ask("GET {Sid}", { Sid: ACCOUNT })).status).toBe("active");
    const fields = { To: "+491711234567", From: FROM, Body: "Grüß Gott" };
    const Sid = String((await ask("POST /Messages.json", {}, fields)).sid);
    await ask("POST /Messages.json", {}, { ...fields, To: "+493023125200" });
    await time.pass(5_000);
    expect((await ask("GET /Messages/{Sid}.json", { Sid })).status).toBe("delivered");
    const { messages } = await ask("GET /Messages.json");
    expect(messages).toMatchObject([{ status: "undelivered", error_code: 30003 }, { sid: Sid }]);
    await ask("DELETE /Messages/{Sid}.json", { Sid });

    const lists = {
      IncomingPhoneNumbers: "incoming_phone_numbers",
      OutgoingCallerIds: "outgoing_caller_ids",
    };
    for (const [name, key] of Object.entries(lists)) {
      const rows = (await ask(`GET /${name}.json`))[key] as { sid: string }[];
      const one = { Sid: rows[0]?.sid ?? "" };
      const changed = await ask(`POST /${name}/{Sid}.json`, one, { FriendlyName: "Büro" });
      expect(changed.friendly_name).toBe("Büro");
      expect(await ask(`GET /${name}/{Sid}.json`, one)).toEqual(changed);
    }
    const [number] = (await ask("GET /IncomingPhoneNumbers.json")).incoming_phone_numbers as [
      { sid: string },
    ];
    const directed = { VoiceUrl: `${PUBLIC_URL}/in`, StatusCallback: `${PUBLIC_URL}/status` };
    const update = "POST /IncomingPhoneNumbers/{Sid}.json";
    expect(await ask(update, { Sid: number.sid }, directed)).toMatchObject({
      voice_url: `${PUBLIC_URL}/in`,
    });
    expect(await ask(update, { Sid: number.sid }, { VoiceUrl: "" })).toMatchObject({
      voice_url: null,
      status_callback: `${PUBLIC_URL}/status`,
    });
  });
});

test("the check finds a missing, a foreign and a wrong key", () => {
  const operation = `GET ${ROOT}/OutgoingCallerIds/{Sid}.json`;
  const good = {
    sid: `PN${"0".repeat(32)}`,
    date_created: "Sun, 30 Aug 2026 08:33:32 +0000",
    date_updated: null,
    friendly_name: null,
    account_sid: ACCOUNT,
    phone_number: FROM,
    uri: "/",
  };
  expect(described.faultsOf(operation, 200, good)).toEqual([]);
  expect(described.faultsOf(operation, 201, good)).toHaveLength(1);
  for (const change of [{ sid: "PN1" }, { date_created: "2026-08-30" }, { more: 1 }, { uri: 1 }]) {
    expect(described.faultsOf(operation, 200, { ...good, ...change })).not.toEqual([]);
  }
  const { uri: _, ...short } = good;
  expect(described.faultsOf(operation, 200, short)).toHaveLength(1);
});

test("every operation of the description was asked for", () => {
  expect(described.operations.filter((operation) => !covered.has(operation))).toEqual([]);
});
