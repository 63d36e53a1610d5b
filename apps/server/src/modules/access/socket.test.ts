import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { clientOf, ownerOf, PASSWORD, startTestApp, type TestApp } from "../../testing/test-app.ts";

let store: TestStore;
let running: TestApp;
let port = 0;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.clear();
  running = await startTestApp(store);
  running.app.listen({ hostname: "127.0.0.1", port: 0 });
  port = running.app.server?.port ?? 0;
});
afterEach(() => running.app.stop(true));
afterAll(() => store.close());

test("a ticket opens one socket", async () => {
  const { ticket } = await signIn();
  const socket = await open(ticket);
  expect(socket.isOpen).toBe(true);
  expect((await open(ticket)).isOpen).toBe(false);
  expect((await open("made-up")).isOpen).toBe(false);
});

test("a ticket is void after 30 seconds", async () => {
  const { ticket } = await signIn();
  running.time.advance(30_000);
  expect((await open(ticket)).isOpen).toBe(false);
});

test("a page of another site opens none, even with a ticket", async () => {
  const { ticket } = await signIn();
  expect((await open(ticket, { origin: "https://evil.example" })).isOpen).toBe(false);
  expect((await open(ticket, { origin: `http://127.0.0.1:${port}` })).isOpen).toBe(true);
});

test("signing out closes the tab's socket and no other", async () => {
  const mine = await signIn();
  const other = await signIn();
  const [socket, otherSocket] = [await open(mine.ticket), await open(other.ticket)];
  await mine.client.api.session.delete();
  expect(await socket.closed).toBe(4401);
  expect(otherSocket.isOpen).toBe(true);
});

test("a socket ends with the four hours of its session", async () => {
  const { ticket } = await signIn();
  const socket = await open(ticket);
  running.time.advance(4 * 60 * 60_000);
  expect(await socket.closed).toBe(4401);
});

test("revoking an API token closes its socket", async () => {
  const owner = ownerOf(running.app);
  const { data: made } = await owner.api.tokens.post({ name: "Wächter" });
  const client = clientOf(running.app, { authorization: `Bearer ${made?.token}` });
  const { data } = await client.api.session["socket-ticket"].post();
  const socket = await open(data?.ticket ?? "");
  await owner.api.tokens({ id: made?.id ?? "" }).delete();
  expect(await socket.closed).toBe(4401);
});

test.each(["", "?ticket=", "?ticket=void"])(
  "an upgrade of /ws%s is refused with 401",
  async (query) => {
    const answer = await fetch(`http://127.0.0.1:${port}/ws${query}`, {
      headers: {
        ...{ connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" },
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      },
    });
    expect(answer.status).toBe(401);
  },
);

test("a frame of more than 64 KiB closes the socket", async () => {
  const { ticket } = await signIn();
  const socket = await open(ticket);
  socket.send("x".repeat(64 * 1024 + 1));
  expect(await socket.closed).toBe(1009);
});

async function signIn() {
  const signedIn = await clientOf(running.app).api.session.post({ password: PASSWORD });
  const cookie = signedIn.response.headers.get("set-cookie")?.split(";")[0] ?? "";
  const client = clientOf(running.app, { cookie, "x-rufbaum-tab": signedIn.data?.token ?? "" });
  const { data } = await client.api.session["socket-ticket"].post();
  return { client, ticket: data?.ticket ?? "" };
}

async function open(ticket: string, headers: Record<string, string> = {}) {
  const address = `ws://127.0.0.1:${port}/ws?ticket=${ticket}`;
  const socket = new WebSocket(address, { headers } as unknown as string[]);
  const closed = new Promise<number>((resolve) => {
    socket.onclose = (event) => resolve(event.code);
  });
  await Promise.race([closed, new Promise((resolve) => (socket.onopen = resolve))]);
  return {
    closed,
    send: (text: string) => socket.send(text),
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
  };
}
