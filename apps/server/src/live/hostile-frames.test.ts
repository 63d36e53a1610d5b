import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { treaty } from "@elysiajs/eden";
import { processorTime, until } from "@rufbaum/runtime/testing";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import type { App } from "../app.ts";
import { brackets, HOSTILE_FRAMES, subscription } from "../testing/hostile-frames.ts";
import { clientOf, ownerOf, PASSWORD, startTestApp, type TestApp } from "../testing/test-app.ts";

/*
 * What a signed-in socket sends that no dashboard would.
 */

let store: TestStore;
let running: TestApp;
let port = 0;
beforeAll(async () => {
  store = await openTestStore();
  running = await startTestApp(store);
  running.app.listen({ hostname: "127.0.0.1", port: 0 });
  port = running.app.server?.port ?? 0;
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.close();
  await until(() => running.app.server?.pendingWebSockets === 0);
});
afterAll(async () => {
  await running.app.stop(true);
  await store.close();
});

/** Of the test that runs. */
const opened: WebSocket[] = [];

test.each([...HOSTILE_FRAMES])(
  "%s: the socket is closed, and nothing is repeated",
  async (_name, frame) => {
    const socket = await open(await ticketOf(ownerOf(running.app)));
    socket.send(frame);
    expect(await socket.closed).toBe(1008);
    expect(socket.received()).toBe(0);
  },
);

test("hostile frames cost what their bytes cost, not what they would become", async () => {
  const frame = brackets(32_000);
  const hostile = async () => {
    const sockets = [];
    for (let count = 0; count < 10; count++) {
      sockets.push(await open(await ticketOf(ownerOf(running.app))));
    }
    for (const socket of sockets) socket.send(frame);
    await Promise.all(sockets.map(({ closed }) => closed));
  };
  expect(await processorTime(200, hostile)).toBeLessThan(200);
});

test("what follows in the same breath is not looked at", async () => {
  const socket = await open(await ticketOf(ownerOf(running.app)));
  for (let count = 0; count < 50; count++) socket.send(count === 0 ? "[]" : subscription("calls"));
  expect(await socket.closed).toBe(1008);
  expect(running.app.server?.subscriberCount("calls")).toBe(0);
});

test("a socket that sends without end is closed; one that pauses is heard", async () => {
  const flood = await open(await ticketOf(ownerOf(running.app)));
  const calm = await open(await ticketOf(ownerOf(running.app)));
  for (let count = 0; count < 21_000; count++) flood.send(subscription("calls"));
  expect(await flood.closed).toBe(1008);
  calm.send(subscription("calls"));
  await until(() => running.app.server?.subscriberCount("calls") === 1);
});

test("a tab has at most 20 sockets, and room again when one closes", async () => {
  const tab = await signIn();
  const sockets = [];
  for (let count = 0; count < 20; count++) sockets.push(await open(await ticketOf(tab)));
  expect((await open(await ticketOf(tab))).isOpen()).toBe(false);
  expect((await open(await ticketOf(await signIn()))).isOpen()).toBe(true);
  sockets[0]?.close();
  await sockets[0]?.closed;
  await until(async () => (await open(await ticketOf(tab))).isOpen());
});

test("tickets that are redeemed at the same moment open no more", async () => {
  const tab = await signIn();
  const tickets: string[] = [];
  for (let count = 0; count < 30; count++) tickets.push(await ticketOf(tab));
  const sockets = await Promise.all(tickets.map(open));
  await until(() => sockets.filter((socket) => socket.isOpen()).length === 20);
});

test("a token has more than a tab, the command line too", async () => {
  const owner = ownerOf(running.app);
  const { data: made } = await owner.api.tokens.post({ name: "Wächter" });
  const token = clientOf(running.app, { authorization: `Bearer ${made?.token}` });
  for (const client of [owner, token]) {
    for (let count = 0; count < 25; count++) {
      expect((await open(await ticketOf(client))).isOpen()).toBe(true);
    }
  }
});

test("what clients may send stays typed from end to end", async () => {
  const ticket = await ticketOf(ownerOf(running.app));
  const socket = treaty<App>(`127.0.0.1:${port}`).ws.subscribe({ query: { ticket } });
  opened.push(socket.ws);
  const closed = new Promise<number>((resolve) => {
    socket.on("close", ({ code }) => resolve(code));
  });
  socket.on("open", () => {
    socket.send({ type: "subscribe", topic: "trees" });
    // @ts-expect-error: the compiler would tell.
    socket.send({ type: "subscribe", topic: "secrets" });
  });
  expect(await closed).toBe(1008);
});

type Client = ReturnType<typeof clientOf>;

async function signIn(): Promise<Client> {
  const signedIn = await clientOf(running.app).api.session.post({ password: PASSWORD });
  const cookie = signedIn.response.headers.get("set-cookie")?.split(";")[0] ?? "";
  return clientOf(running.app, { cookie, "x-rufbaum-tab": signedIn.data?.token ?? "" });
}

async function ticketOf(client: Client): Promise<string> {
  const { data } = await client.api.session["socket-ticket"].post();
  return data?.ticket ?? "";
}

async function open(ticket: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?ticket=${ticket}`);
  opened.push(socket);
  let bytes = 0;
  socket.onmessage = ({ data }) => {
    bytes += Buffer.byteLength(String(data));
  };
  const closed = new Promise<number>((resolve) => {
    socket.onclose = (event) => resolve(event.code);
  });
  await Promise.race([closed, new Promise((resolve) => (socket.onopen = resolve))]);
  return {
    closed,
    send: (frame: string | Uint8Array<ArrayBuffer>) => socket.send(frame),
    close: () => socket.close(),
    received: () => bytes,
    isOpen: () => socket.readyState === WebSocket.OPEN,
  };
}
