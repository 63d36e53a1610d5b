import { describe, expect, test } from "bun:test";
import { seededRandom, settle, type VirtualTime, virtualTime } from "@rufbaum/runtime/virtual";
import type { Bus } from "@rufbaum/store";
import { exchange } from "../testing/exchange.ts";
import { createAcrossServers, NoAnswerError, type ServerPart } from "./across-servers.ts";
import type { LiveMessage } from "./messages.ts";

let seed = 0;
async function server(bus: Bus, time: VirtualTime, part: Partial<ServerPart> = {}) {
  const told: LiveMessage[] = [];
  const logged: string[] = [];
  const closed: string[] = [];
  let renewed = 0;
  seed += 1;
  const across = createAcrossServers({
    bus,
    clock: time,
    timers: time,
    random: seededRandom(seed),
    live: {
      tell: (message) => void told.push(message),
      closeSession: (session) => void closed.push(session),
      renew() {
        renewed += 1;
      },
    },
    log: (line) => void logged.push(line),
  });
  await across.start({
    listening() {},
    beats() {},
    notice() {},
    echo() {},
    answer: async () => null,
    ...part,
  });
  return { ...across, told, logged, closed, renewed: () => renewed };
}

const said = (text: string): LiveMessage => ({ type: "tree-changed", treeId: text });

describe("servers on one database", () => {
  test("hear their own notices come back, in one order with those of the others", async () => {
    const { bus } = exchange();
    const time = virtualTime();
    const heard: string[] = [];
    const listening = {
      notice: (_: string, notice: unknown) => void heard.push(`other ${notice}`),
      echo: (notice: unknown) => void heard.push(`own ${notice}`),
    };
    const a = await server(bus(), time, listening);
    const b = await server(bus(), time);
    a.notice("first");
    b.notice("second");
    a.notice("third");
    await time.pass(1_000);
    expect(heard).toEqual(["own first", "other second", "own third"]);
  });

  test("tell the dashboards of the others, in order, and not their own twice", async () => {
    const { bus, state } = exchange();
    const time = virtualTime();
    const [a, b, c] = [
      await server(bus(), time),
      await server(bus(), time),
      await server(bus(), time),
    ];
    const messages = Array.from({ length: 300 }, (_, index) => said(`tree_${index}`));
    for (const message of messages) a.tell(message);
    await settle();
    expect([a.told, b.told, c.told]).toEqual([[], messages, messages]);
    expect(state.sent).toBeLessThan(20);
  });

  test("close the sockets of who has signed out on another", async () => {
    const { bus } = exchange();
    const time = virtualTime();
    const [a, b] = [await server(bus(), time), await server(bus(), time)];
    a.endSession("session_1");
    await settle();
    expect([a.closed, b.closed]).toEqual([[], ["session_1"]]);
  });

  test("ask each other, and only who is asked answers", async () => {
    const { bus } = exchange();
    const time = virtualTime();
    const a = await server(bus(), time);
    const b = await server(bus(), time, { answer: async (question) => ({ heard: question }) });
    await server(bus(), time, { answer: () => Promise.reject(new Error("not asked")) });
    b.notice("here");
    await settle();
    expect(await a.ask(b.id, { n: 1 }, 1_000)).toEqual({ heard: { n: 1 } });
    expect(time.waiting).toBe(3);
  });

  test("ask all, and take the first answer that is one", async () => {
    const { bus } = exchange();
    const time = virtualTime();
    const a = await server(bus(), time);
    const parts = [async () => null, async () => "mine", () => new Promise<never>(() => {})];
    for (const answer of parts) (await server(bus(), time, { answer })).notice("here");
    await settle();
    expect(await a.askAll("whose?", 1_000)).toBe("mine");
  });

  test("ask all, and know when nobody has an answer", async () => {
    const { bus } = exchange();
    const time = virtualTime();
    const a = await server(bus(), time);
    expect(await a.askAll("whose?", 1_000)).toBeNull();
    for (const answer of [async () => null, () => new Promise<never>(() => {})]) {
      (await server(bus(), time, { answer })).notice("here");
    }
    await settle();
    const none = a.askAll("whose?", 1_000);
    await time.pass(1_000);
    expect(await none).toBeNull();
  });

  test("do not wait for one that is gone, nor for long for one that is silent", async () => {
    const { bus } = exchange();
    const time = virtualTime();
    const a = await server(bus(), time);
    const b = await server(bus(), time, { answer: () => new Promise(() => {}) });
    expect(a.ask("server_unknown", 1, 60_000)).rejects.toThrow(NoAnswerError);
    b.notice("here");
    await settle();
    const silent = a.ask(b.id, 1, 1_000).catch((error) => error);
    await time.pass(1_000);
    expect(await silent).toBeInstanceOf(NoAnswerError);
    b.stop();
    await time.pass(20_000);
    expect(await a.ask(b.id, 1, 60_000).catch((error) => error)).toBeInstanceOf(NoAnswerError);
  });

  test("have dashboards look anew after what could not be sent", async () => {
    const { bus, state } = exchange();
    const time = virtualTime();
    const a = await server(bus(), time);
    const b = await server(bus(), time);
    state.isBroken = true;
    a.tell(said("tree_1"));
    await settle();
    state.isBroken = false;
    a.tell(said("tree_2"));
    await settle();
    expect([b.told, b.renewed()]).toEqual([[said("tree_2")], 1]);
    expect(a.logged).toHaveLength(1);
  });

  test("listen afresh when they do not hear themselves any more, and look anew then", async () => {
    const { bus, state, listeners } = exchange();
    const time = virtualTime();
    const a = await server(bus(), time);
    state.isDeaf = true;
    await time.pass(10_000);
    expect(a.renewed()).toBe(0);
    listeners.clear();
    state.isDeaf = false;
    await time.pass(15_000);
    expect([a.renewed(), listeners.size]).toEqual([1, 1]);
    await time.pass(60_000);
    expect(a.renewed()).toBe(1);
  });

  test("are not disturbed by what they don't understand", async () => {
    const { bus } = exchange();
    const time = virtualTime();
    const line = bus();
    const b = await server(bus(), time);
    await line.send('{"from":"server_x","items":[null,7,{"kind":"live"},{"kind":"new"}]}');
    await line.send("no JSON");
    const a = await server(line, time);
    a.tell(said("tree_1"));
    await settle();
    expect(b.told).toContainEqual(said("tree_1"));
  });

  test("drop what waits too long for a database that stands still", async () => {
    const time = virtualTime();
    const sent: string[] = [];
    let release = () => {};
    const standing = new Promise<void>((resolve) => {
      release = resolve;
    });
    const a = await server(
      {
        async send(text) {
          await standing;
          sent.push(text);
        },
        listen: async (_take, heard) => heard(),
        close: async () => {},
      },
      time,
    );
    for (let index = 0; index < 25_000; index += 1) a.tell(said(`tree_${index}`));
    release();
    for (let round = 0; round < 100; round += 1) await settle();
    const all = sent.join("");
    const messages = all.split('"live"').length - 1;
    expect({
      renews: all.split('"renew"').length - 1,
      hasLast: all.includes("tree_24999"),
      isBounded: messages < 10_000,
    }).toEqual({ renews: 1, hasLast: true, isBounded: true });
  });
});
