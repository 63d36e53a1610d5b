import { bareCallId } from "./bare-call-id.ts";
import { endWithParent } from "./child.ts";
import { now, sharedTimes } from "./shared-times.ts";

/**
 * `bun bare-publish.ts <times> <calls> <turns a second> <frames as JSON>`: Bun's publish and nothing
 * else. A turn is as many frames, as long and as close together, as the program's.
 */
endWithParent();
const [, , path = "", calls = "0", turnsPerSecond = "0", frames = "[]"] = process.argv;
const times = sharedTimes(path, Number(calls));
const turn = JSON.parse(frames) as string[];
const server = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  fetch: (request, server) =>
    server.upgrade(request) ? undefined : new Response("", { status: 400 }),
  websocket: {
    open: (socket) => void socket.subscribe("calls"),
    message: () => {},
  },
});
console.log(server.port);
let due = now();
for (let sent = 0; ; sent++) {
  // People speak when they like: several at once, then nobody.
  due -= Math.log(1 - Math.random()) * (1000 / Number(turnsPerSecond));
  await Bun.sleep(Math.max(0, due - now()));
  const index = sent % times.length;
  times[index] = now();
  for (const text of turn) server.publish("calls", text.replaceAll("{call}", bareCallId(index)));
}
