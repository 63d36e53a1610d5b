import { expect, test } from "bun:test";
import { seededRandom } from "@rufbaum/runtime/virtual";
import { ACCOUNT, lineUnderTest, PUBLIC_URL, TOKEN } from "../testing/line-under-test.ts";
import { xml } from "../testing/virtual-app.ts";

const REQUESTS = 1_500;
const FROM = "+493023125800";
const PATHS = [
  "/Calls.json",
  "/Calls/{CA}.json",
  "/Calls/{CA}/Recordings.json",
  "/Calls/{CA}/Recordings/{RE}.json",
  "/Calls/{CA}/Recordings/Twilio.CURRENT.json",
  "/Recordings.json",
  "/Recordings/{RE}.json",
  "/Recordings/{RE}.wav",
  "/Messages.json",
  "/Messages/{SM}.json",
  "/IncomingPhoneNumbers.json",
  "/IncomingPhoneNumbers/{PN}.json",
  "/OutgoingCallerIds/{PN}.json",
  "/Nothing.json",
  ".json",
  "/_emulator/faults",
  "/_emulator/calls",
];
const FIELDS: Record<string, string[]> = {
  To: ["+493023125001", "+493023125100", "+493023125500", "+15005550001", "12"],
  From: [FROM, "+493023125801", "somebody"],
  Url: [`${PUBLIC_URL}/answer`, "javascript:alert(1)"],
  Twiml: ["<Response><Hangup/></Response>", "<Response>", "\u0000"],
  Body: ["Grüße", "x".repeat(2_000)],
  Status: ["completed", "canceled", "paused", "in-progress", "stopped", "__proto__"],
  PauseBehavior: ["skip", "silence"],
  Record: ["true", "maybe"],
  MachineDetection: ["Enable", "DetectMessageEnd", "Guess"],
  Timeout: ["5", "-3", "1e9", "NaN"],
  PageSize: ["1", "0", "-4", "100000", "two"],
  Page: ["0", "7", "-1", "9e99"],
  "StartTime>": ["2026-01-05", "yesterday"],
  VoiceUrl: [`${PUBLIC_URL}/incoming`, "", "//"],
  VoiceMethod: ["GET", "TRACE"],
  FriendlyName: ["Büro", "<b>", ""],
  StatusCallback: [`${PUBLIC_URL}/status`, "data:,"],
};

test.each([1, 2, 3, 4])("any request is answered, and none breaks it (seed %d)", async (seed) => {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]) =>
    items[Math.floor(random.number() * items.length)] as Item;
  const known: Record<string, string[]> = { CA: ["CA0"], RE: ["RE0"], SM: [".."], PN: ["%"] };
  const line = lineUnderTest({
    seed,
    callsPerSecond: 20,
    webhook: () => xml('<Response><Pause length="30"/></Response>'),
  });

  async function ask() {
    const path = pick(PATHS).replace(/\{(\w\w)\}/, (_, kind) => pick(known[kind] ?? []));
    const url = path.startsWith("/_") ? path : `/2010-04-01/Accounts/${ACCOUNT}${path}`;
    const fields = new URLSearchParams();
    if (random.number() < 0.5) {
      fields.set("To", "+493023125001");
      fields.set("From", FROM);
      fields.set(pick(["Url", "Twiml"]), `${PUBLIC_URL}/answer`);
    }
    for (let count = random.number() * 4; count > 0; count--) {
      const name = pick(Object.keys(FIELDS));
      fields.set(name, pick(FIELDS[name] ?? []));
    }
    const method = pick(["GET", "GET", "POST", "POST", "POST", "DELETE", "PUT"]);
    const response = await line.emulator.fetch(
      new Request(`http://carrier.test${url}${method === "GET" ? `?${fields}` : ""}`, {
        method,
        headers: { authorization: `Basic ${btoa(`${ACCOUNT}:${TOKEN}`)}` },
        ...(method === "POST" ? { body: fields } : {}),
      }),
    );
    expect(response.status).toBeLessThan(500);
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    if (!isJson) {
      await response.arrayBuffer();
      return;
    }
    const body = await response.json();
    if (response.status >= 400 && response.status !== 406) expect(body.message).toBeString();
    const kind = String(body.sid ?? "").slice(0, 2);
    known[kind]?.push(body.sid);
  }

  for (let count = 0; count < REQUESTS; count++) {
    await ask();
    if (random.number() < 0.1) await line.time.pass(random.number() * 5_000);
  }
  expect(known.CA?.length).toBeGreaterThan(20);
  expect(line.app.forged).toEqual([]);
  await line.time.pass(20_000_000);
  expect(line.time.waiting).toBe(0);
});
