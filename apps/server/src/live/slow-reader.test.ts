import { afterAll, beforeAll, expect, test } from "bun:test";
import { connect, type Socket } from "node:net";
import { until } from "@rufbaum/runtime/testing";
import { openTestStore, type TestStore } from "@rufbaum/store/testing";
import { UPGRADE } from "../testing/attack-surface.ts";
import { subscription } from "../testing/hostile-frames.ts";
import { ownerOf, startTestApp, type TestApp } from "../testing/test-app.ts";

let store: TestStore;
let running: TestApp;
beforeAll(async () => {
  store = await openTestStore();
  running = await startTestApp(store);
  running.app.listen({ hostname: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await running.app.stop(true);
  await store.close();
});

test("a socket that does not read is closed before it fills the memory; one that reads stays", async () => {
  const { server } = running.app;
  const [deaf, reader] = [await subscribe(), await subscribe()];
  deaf.pause();
  reader.resume();
  await until(() => server?.subscriberCount("calls") === 2);
  const text = "x".repeat(200_000);
  // Beyond what the kernel takes for it.
  for (let count = 0; count < 150 && server?.subscriberCount("calls") === 2; count++) {
    server.publish("calls", text);
    await Bun.sleep(1);
  }
  expect(server?.subscriberCount("calls")).toBe(1);
  deaf.destroy();
  reader.destroy();
});

/** A browser below the WebSocket API, which always reads. */
async function subscribe(): Promise<Socket> {
  const { data } = await ownerOf(running.app).api.session["socket-ticket"].post();
  const port = running.app.server?.port ?? 0;
  const head = [`GET /ws?ticket=${data?.ticket} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...UPGRADE];
  const socket = connect(port, "127.0.0.1", () => socket.write(`${head.join("\r\n")}\r\n\r\n`));
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("data", resolve));
  socket.write(masked(subscription("calls")));
  return socket;
}

/** A text of fewer than 126 bytes as a client's frame; the mask is four zeros. */
function masked(text: string): Uint8Array {
  const payload = new TextEncoder().encode(text);
  return Uint8Array.from([0x81, 0x80 | payload.length, 0, 0, 0, 0, ...payload]);
}
