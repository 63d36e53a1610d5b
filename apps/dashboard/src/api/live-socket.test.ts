import { expect, test } from "bun:test";
import { openLiveSocket, RECONNECT_MILLISECONDS } from "./live-socket.ts";
import type { SocketHandlers } from "./runtime.ts";

/** A socket whose other end the test holds. */
function stage() {
  const told: string[] = [];
  const sent: string[] = [];
  const paths: string[] = [];
  const timers: { milliseconds: number; task: () => void }[] = [];
  let handlers: SocketHandlers | null = null;
  let tickets = 0;
  let hasTickets = true;
  const close = openLiveSocket({
    ticket: async () => {
      if (!hasTickets) throw new Error("refused");
      tickets += 1;
      return `t${tickets}`;
    },
    connect(path, given) {
      paths.push(path);
      handlers = given;
      return { send: (text) => sent.push(text), close: () => told.push("closed by us") };
    },
    after(milliseconds, task) {
      const timer = { milliseconds, task };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
    status: (status) => told.push(status),
    message: (message) => told.push(message.type),
    opened: () => told.push("catches up"),
    log: (text) => told.push(text),
  });
  return {
    told,
    sent,
    paths,
    timers,
    close,
    refuseTickets: () => {
      hasTickets = false;
    },
    socket: () => handlers as SocketHandlers,
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

test("it opens with a ticket and subscribes every room", async () => {
  const { paths, sent, told, socket, settle } = stage();
  await settle();
  socket().open();
  expect(paths).toEqual(["/ws?ticket=t1"]);
  expect(sent.map((text) => JSON.parse(text).topic)).toEqual([
    "calls",
    "trees",
    "today",
    "voice-line",
    "numbers",
    "settings",
    "simulation",
    "campaigns",
    "contacts",
  ]);
  expect(told).toEqual(["connecting", "connected", "catches up"]);
});

test("it comes back 3 s after it closed, with another ticket, and catches up", async () => {
  const { paths, timers, told, socket, settle } = stage();
  await settle();
  socket().open();
  socket().close();
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([RECONNECT_MILLISECONDS]);
  timers[0]?.task();
  await settle();
  socket().open();
  expect(paths.at(-1)).toBe("/ws?ticket=t2");
  expect(told.slice(3)).toEqual(["disconnected", "connecting", "connected", "catches up"]);
});

test("a refused ticket is tried again later", async () => {
  const scene = stage();
  scene.refuseTickets();
  await scene.settle();
  scene.socket().close();
  scene.timers[0]?.task();
  await scene.settle();
  expect(scene.told.at(-1)).toBe("disconnected");
  expect(scene.timers).toHaveLength(2);
});

test("a frame that is no JSON is logged and does no harm", async () => {
  const { told, socket, settle } = stage();
  await settle();
  socket().open();
  socket().message("<html>");
  socket().message('{"type":"today-changed"}');
  expect(told.slice(3)).toEqual([
    "the live socket sent something that is no JSON",
    "today-changed",
  ]);
});

test("closed here, it stays closed", async () => {
  const { close, timers, told, socket, settle } = stage();
  await settle();
  socket().open();
  close();
  socket().close();
  expect(told.at(-1)).toBe("closed by us");
  expect(timers).toHaveLength(0);
});
