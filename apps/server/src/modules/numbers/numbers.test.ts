import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { fakeCarrier } from "@rufbaum/calls/testing";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import {
  type CallerNumberRecord,
  findInboundTreeId,
  insertTree,
  publishTree,
} from "@rufbaum/store";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { type Carrier, CarrierError, type CarrierNumber } from "@rufbaum/telephony";
import { sampleTree } from "@rufbaum/tree/sample";
import { openUnderstanding } from "@rufbaum/understanding";
import { wordsIn } from "@rufbaum/words";
import { onlyEnd } from "../../carrier-ends.ts";
import { DomainError } from "../../errors.ts";
import { createLive } from "../../live/live.ts";
import { createTelephony } from "../../telephony.ts";
import { ACCOUNT, ownNumbers } from "../../testing/own-numbers.ts";
import { sentenceOf } from "../../testing/sentence-of.ts";
import { LOCAL_TOKEN, ownerOf, startTestApp } from "../../testing/test-app.ts";
import { createCallerNumbers } from "./service.ts";
import { viewCallerNumber } from "./view.ts";

const CONFIGURED = "+493023125800";
const OTHER = "+493023125801";
const time = virtualTime();

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.clear());
afterAll(() => store.close());

function inAccount(number: string, more: Partial<CarrierNumber> = {}): CarrierNumber {
  return {
    number,
    sid: `PN${number.slice(-3)}`,
    name: "",
    source: "owned",
    answersHere: false,
    canCall: true,
    canText: false,
    ...more,
  };
}

function inventory(
  carrier: Partial<Carrier> = {},
  configured = CONFIGURED,
  isFound?: () => boolean,
) {
  const told: string[] = [];
  const numbers = createCallerNumbers({
    clock: time,
    db: store.db,
    carrier: () => fakeCarrier(carrier),
    isFound,
    configured: () => configured,
    changed: () => void told.push("changed"),
    log: (message) => void told.push(message),
  });
  const view = (record: CallerNumberRecord) => viewCallerNumber(record, wordsIn("de"));
  return {
    ...numbers,
    list: async () => (await numbers.list()).map(view),
    check: async () => (await numbers.check()).map(view),
    add: async (...given: Parameters<typeof numbers.add>) => view(await numbers.add(...given)),
    change: async (...given: Parameters<typeof numbers.change>) =>
      view(await numbers.change(...given)),
    told,
  };
}

const account = (...numbers: CarrierNumber[]) => ({ listNumbers: async () => numbers });
const unreachable = {
  listNumbers: () =>
    Promise.reject(new CarrierError("away", { retryable: true, fateUnknown: false })),
};

async function refusal(work: Promise<unknown>): Promise<DomainError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DomainError)) throw new Error(`no refusal: ${String(error)}`);
  return error;
}

describe("the configured number", () => {
  test("is the default from the first call on", async () => {
    const { choose, list } = inventory();
    expect(await choose()).toBe(CONFIGURED);
    expect(await list()).toMatchObject([
      { number: CONFIGURED, written: "+49 30 23125800", isDefault: true, problem: null },
    ]);
  });

  test("is the default again where the configuration names another", async () => {
    await inventory(account(inAccount(CONFIGURED))).start();
    await inventory(account(inAccount(OTHER)), OTHER).start();
    expect(await inventory().choose()).toBe(OTHER);
    expect(
      (await inventory().list()).map(({ number, problem }) => [number, problem === null]),
    ).toEqual([
      [OTHER, true],
      [CONFIGURED, false],
    ]);
  });

  test("stays removed, and its default stays where it was put", async () => {
    const both = account(inAccount(CONFIGURED), inAccount(OTHER));
    const numbers = inventory(both);
    await numbers.start();
    await numbers.change(OTHER, { isDefault: true });
    await numbers.remove(CONFIGURED);
    await inventory(both).start();
    expect((await inventory(both).list()).map(({ number }) => number)).toEqual([OTHER]);
  });

  test("that nobody may show is not entered, and no call is placed with it", async () => {
    const { choose, told } = inventory({}, "+499001234567");
    expect(await refusal(choose())).toMatchObject({ reason: "caller-number-not-allowed" });
    expect(told).toEqual(["the configured number can't be shown by calls: premium"]);
    expect(await inventory({}, "+499001234567").shown()).toBeNull();
  });
});

describe("a number", () => {
  test("is entered as people write it, and may be used once the carrier has it", async () => {
    const { add, choose, told } = inventory(account(inAccount(CONFIGURED), inAccount(OTHER)));
    await choose();
    expect(await add({ number: "030 / 231 25-801", label: "Vertrieb", proof: null })).toMatchObject(
      { number: OTHER, label: "Vertrieb", carrierSource: "owned", problem: null, isDefault: false },
    );
    expect(await choose("030 23125801")).toBe(OTHER);
    expect(told).toEqual(["changed"]);
  });

  test("with a proof may be used while the carrier can't be asked", async () => {
    const { add, choose } = inventory(unreachable);
    await choose();
    const added = await add({ number: OTHER, label: "", proof: "Vertrag 4711" });
    expect(added).toMatchObject({ problem: null, checkedAt: null, proof: "Vertrag 4711" });
    expect(await choose(OTHER)).toBe(OTHER);
  });

  test("with neither can't be used, nor be the default", async () => {
    const { add, change, choose } = inventory(unreachable);
    await choose();
    const { problem } = await add({ number: OTHER, label: "", proof: null });
    expect(problem).toContain("Nachweis");
    expect(sentenceOf(await refusal(choose(OTHER)))).toContain("+49 30 23125801");
    expect(await refusal(change(OTHER, { isDefault: true }))).toMatchObject({
      reason: "number-not-usable",
    });
    expect(await change(OTHER, { proof: "Vertrag", isDefault: true })).toMatchObject({
      isDefault: true,
      problem: null,
    });
    expect(await choose()).toBe(OTHER);
  });

  test.each([
    ["0900 1234567", "invalid-caller-number", "§ 120 TKG"],
    ["112", "invalid-caller-number", "Notrufnummern"],
    ["keine", "invalid-caller-number", "Buchstaben"],
    ["030 23125800", "number-known", "steht schon"],
  ])("%s is refused", async (number, reason, told) => {
    const { add, choose } = inventory();
    await choose();
    const refused = await refusal(add({ number, label: "", proof: "Vertrag" }));
    expect(refused.reason).toBe(reason);
    expect(sentenceOf(refused)).toContain(told);
  });

  test("that is the default goes last", async () => {
    const { add, choose, list, remove } = inventory(unreachable);
    await choose();
    await add({ number: OTHER, label: "", proof: "x" });
    expect(await refusal(remove(CONFIGURED))).toMatchObject({ reason: "default-number" });
    await remove(OTHER);
    expect(await refusal(remove(OTHER))).toMatchObject({ reason: "unknown-number" });
    expect((await list()).map(({ number }) => number)).toEqual([CONFIGURED]);
    await remove(CONFIGURED);
    expect(await list()).toEqual([]);
    expect(sentenceOf(await refusal(choose()))).toContain("keine Standardnummer");
  });
});

describe("asking the carrier", () => {
  test("marks what is gone, learns what is new, and heals what is back", async () => {
    await inventory(account(inAccount(CONFIGURED))).start();
    const gone = await inventory(account(inAccount(OTHER, { name: "Büro" }))).check();
    expect(gone).toMatchObject([
      { number: CONFIGURED, problem: expect.stringContaining("gehört nicht mehr") },
      { number: OTHER, label: "Büro", problem: null },
    ]);
    expect(await refusal(inventory().choose())).toMatchObject({
      reason: "caller-number-not-allowed",
    });
    const back = await inventory(account(inAccount(CONFIGURED))).check();
    expect(back[0]).toMatchObject({ number: CONFIGURED, problem: null });
  });

  test("for a call in vain marks the number, until it is found in order", async () => {
    const numbers = inventory(account(inAccount(CONFIGURED)));
    await numbers.start();
    await numbers.refused(CONFIGURED, 21210);
    expect((await refusal(numbers.choose())).refusal).toMatchObject({
      why: { code: "unusable", why: { code: "refused-21210" } },
    });
    await numbers.check();
    expect(await numbers.choose()).toBe(CONFIGURED);
    const { told } = numbers;
    told.length = 0;
    await numbers.refused("+493099999999", 21212);
    expect(told).toEqual([]);
  });

  test("in vain changes nothing and says so", async () => {
    await inventory(account(inAccount(CONFIGURED))).start();
    const before = await inventory().list();
    expect(await refusal(inventory(unreachable).check())).toMatchObject({
      reason: "carrier-refused",
    });
    const start = inventory(unreachable);
    await start.start();
    expect(start.told).toEqual(["the carrier could not be asked for its numbers: no-answer"]);
    expect(await inventory().list()).toEqual(before);
  });
});

describe("calls to a number", () => {
  const answered: string[] = [];
  const carrier = {
    ...account(inAccount(CONFIGURED), inAccount(OTHER, { source: "verified", sid: "PN2" })),
    answerNumber: async (sid: string) => void answered.push(sid),
  };

  beforeEach(async () => {
    answered.length = 0;
    await inventory(carrier).start();
    const tree = sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" });
    await insertTree(store.db, tree);
    await publishTree(store.db, "tree_1", { note: null, publishedAt: time.now() });
    await insertTree(store.db, { ...tree, id: "tree_2", name: "Entwurf" });
  });

  test("are led here and answered with the chosen tree", async () => {
    const { change } = inventory(carrier);
    expect(await change(CONFIGURED, { inboundTreeId: "tree_1" })).toMatchObject({
      inboundTreeId: "tree_1",
    });
    expect(answered).toEqual(["PN800"]);
    expect(await findInboundTreeId(store.db, CONFIGURED)).toBe("tree_1");
    await change(CONFIGURED, { inboundTreeId: null });
    expect(await findInboundTreeId(store.db, CONFIGURED)).toBeNull();
  });

  test("are led here for the built-in tree as well", async () => {
    expect(await inventory(carrier).change(CONFIGURED, { answersHere: true })).toMatchObject({
      inboundTreeId: null,
    });
    expect(answered).toEqual(["PN800"]);
  });

  test("are led here again where the account leads them elsewhere", async () => {
    await inventory(carrier).change(CONFIGURED, { inboundTreeId: "tree_1" });
    await inventory(carrier).check();
    await inventory({
      ...carrier,
      ...account(inAccount(CONFIGURED, { answersHere: true })),
    }).check();
    expect(answered).toEqual(["PN800", "PN800"]);
  });

  test("stay where they are while the carrier would not find us", async () => {
    await inventory(carrier).change(CONFIGURED, { inboundTreeId: "tree_1" });
    await inventory(carrier, CONFIGURED, () => false).check();
    expect(answered).toEqual(["PN800"]);
  });

  test.each([
    [CONFIGURED, "tree_9", "unknown-tree"],
    [CONFIGURED, "tree_2", "not-published"],
    [OTHER, "tree_1", "number-not-answerable"],
  ])("%s with %s are refused: %s", async (number, inboundTreeId, reason) => {
    expect(await refusal(inventory(carrier).change(number, { inboundTreeId }))).toMatchObject({
      reason,
    });
    expect(answered).toEqual([]);
  });

  test("stay as they are where the carrier refuses", async () => {
    const refusing = {
      answerNumber: () =>
        Promise.reject(
          new CarrierError("no", {
            retryable: false,
            fateUnknown: false,
            code: 20404,
            status: 404,
          }),
        ),
    };
    const refused = inventory(refusing).change(CONFIGURED, { inboundTreeId: "tree_1" });
    expect(await refusal(refused)).toMatchObject({ reason: "carrier-refused" });
    expect(await findInboundTreeId(store.db, CONFIGURED)).toBeNull();
  });
});

test("the routes give, take, change and remove numbers, and tell all who watch", async () => {
  const { app, published } = await startTestApp(store);
  const { numbers, "voice-line": line } = ownerOf(app).api;
  expect((await line.get()).data).toMatchObject({ from: CONFIGURED, account: null });
  expect((await numbers.get()).data).toMatchObject([{ isDefault: true }]);
  const added = await numbers.post({ number: "030 23125 801", proof: " Vertrag " });
  expect(added.status).toBe(201);
  expect(added.data).toMatchObject({ number: OTHER, label: "", proof: "Vertrag" });
  expect(published).toContainEqual({ type: "numbers-changed" });
  const one = numbers({ number: encodeURIComponent(OTHER) });
  expect((await one.patch({ label: "Zweite" })).data).toMatchObject({ label: "Zweite" });
  expect((await one.patch({ proof: "" })).data).toMatchObject({ proof: null });
  expect((await one.delete()).data).toEqual({ ok: true });
  expect((await one.delete()).error).toMatchObject({
    status: 404,
    value: { reason: "unknown-number" },
  });
  expect((await numbers.post({ number: "110" })).status).toBe(400);
  expect((await numbers.post({ number: "1".repeat(65) })).status).toBe(422);
});

test.each(["%", "%00", "..%2F", "x".repeat(5_000), "'%3B%20drop%20table", "%2B", "%2B4930%00"])(
  "a path that names no number is refused: %s",
  async (path) => {
    const { app } = await startTestApp(store);
    const answer = await app.handle(
      new Request(`http://localhost/api/numbers/${path}`, {
        method: "PATCH",
        headers: {
          host: "localhost",
          authorization: `Bearer ${LOCAL_TOKEN}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ label: "x" }),
      }),
    );
    expect([404, 422]).toContain(answer.status);
    expect((await answer.text()).length).toBeLessThan(400);
  },
);

test("control characters in what is written about a number do no harm", async () => {
  const { app } = await startTestApp(store);
  const added = await ownerOf(app).api.numbers.post({ number: OTHER, label: "a\0b", proof: "\0" });
  expect(added).toMatchObject({ status: 201, data: { label: "a\ufffdb" } });
});

test("a number that the carrier refuses in a call is not used again", async () => {
  const tried: string[] = [];
  const notOurs = { retryable: false, fateUnknown: false, code: 21210, status: 400 };
  const { calls, callerNumbers } = createTelephony({
    runtime: { clock: time, timers: time, random: seededRandom(1) },
    db: store.db,
    carrierEnds: onlyEnd({
      kind: "twilio",
      name: ACCOUNT,
      carrier: fakeCarrier({
        placeCall: ({ from }) => {
          tried.push(from);
          return Promise.reject(new CarrierError("not verified", notOurs));
        },
      }),
      authToken: "0".repeat(32),
      from: CONFIGURED,
      voiceToken: async () => null,
    }),
    publicUrl: "http://localhost",
    understanding: await openUnderstanding(),
    live: createLive(),
    log: () => {},
  });
  await insertTree(store.db, sampleTree({ id: "tree_1", createdAt: "2026-01-01T00:00:00.000Z" }));
  await ownNumbers(store.db, ["+493023125001"]);
  const call = () => refusal(calls.place({ to: "030 23125 001", treeId: "tree_1" }));
  expect(await call()).toMatchObject({ reason: "carrier-refused" });
  expect(await call()).toMatchObject({ reason: "caller-number-not-allowed" });
  expect(tried).toEqual([CONFIGURED]);
  expect((await callerNumbers.list())[0]?.problem).toBe("refused-21210");
  await calls.stop();
});
