import { connect } from "node:net";
import { sendRaw } from "@rufbaum/server/raw-http";
import { type Attack, countAnswer, isSuccess } from "./attack.ts";

const HALF_REQUESTS = 300;
/** Milliseconds in which the server has to give up on them. */
const HELD = 60_000;

/** Requests that are never finished; each sends a little now and then. */
const slow: Attack = {
  name: "requests that are never finished",
  async run({ port, program }, count) {
    const half = [
      "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-",
      "POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{",
      "GET",
      "",
    ];
    let open = 0;
    const sockets = Array.from({ length: HALF_REQUESTS }, (_, index) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(half[index % 4] ?? ""));
      open += 1;
      socket.on("error", () => {});
      socket.on("close", () => {
        open -= 1;
      });
      socket.resume();
      return socket;
    });
    const begin = performance.now();
    while (open > 0 && performance.now() - begin < HELD) {
      const health = await fetch(`${program.url}/api/health`);
      if (!health.ok) count.opened.push(`beside them: ${health.status}`);
      await health.text();
      await Bun.sleep(250);
    }
    count.tried += HALF_REQUESTS;
    count.refused += HALF_REQUESTS - open;
    if (open > 0) count.opened.push(`${open} are still open after ${HELD / 1_000} s`);
    for (const socket of sockets) socket.destroy();
  },
};

const heads: Attack = {
  name: "heads that are too long or malformed",
  async run({ port }, count) {
    const host = `Host: 127.0.0.1:${port}`;
    const long = "x".repeat(200_000);
    const tries: [what: string, head: string][] = [
      ["a header of 200 kB", `GET /api/tokens HTTP/1.1\r\n${host}\r\nX: ${long}`],
      ["a cookie of 200 kB", `GET /api/tokens HTTP/1.1\r\n${host}\r\nCookie: ${long}`],
      ["5,000 headers", `GET /api/tokens HTTP/1.1\r\n${host}\r\n${headers(5_000)}`],
      ["90 headers", `GET /api/tokens HTTP/1.1\r\n${host}\r\n${headers(90)}`],
      ["an address of 200 kB", `GET /api/tokens?${long} HTTP/1.1\r\n${host}`],
      [
        "a token of 10 kB",
        `GET /api/tokens HTTP/1.1\r\n${host}\r\nAuthorization: Bearer ${long.slice(0, 10_000)}`,
      ],
      [
        "10 kB of cookies",
        `GET /api/tokens HTTP/1.1\r\n${host}\r\nCookie: ${"a=b; ".repeat(2_000)}`,
      ],
      ["a header without a name", `GET /api/tokens HTTP/1.1\r\n${host}\r\n: x`],
      ["no Host", "GET /api/tokens HTTP/1.1"],
      ["two Hosts", `GET /api/tokens HTTP/1.1\r\n${host}\r\nHost: localhost`],
      ["HTTP/1.0", `GET /api/tokens HTTP/1.0\r\n${host}`],
      ["HTTP/9.9", `GET /api/tokens HTTP/9.9\r\n${host}`],
      ["an unknown method", `FROB /api/tokens HTTP/1.1\r\n${host}`],
      ["CONNECT", `CONNECT /api/tokens HTTP/1.1\r\n${host}`],
      ["TRACE", `TRACE /api/tokens HTTP/1.1\r\n${host}`],
      ["OPTIONS", `OPTIONS /api/tokens HTTP/1.1\r\n${host}`],
      ["NUL in the address", `GET /api/tok\0ens HTTP/1.1\r\n${host}`],
      ["a TLS handshake", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc"],
    ];
    for (const [what, head] of tries) {
      const answer = await sendRaw(port, `${head}\r\n\r\n`, 2_000);
      countAnswer(count, what, answer, isSuccess(answer));
    }
  },
};

function headers(count: number): string {
  return Array.from({ length: count }, (_, index) => `X-${index}: 1`).join("\r\n");
}

const CLIMBS = ["..", "%2e%2e", "..%2f", "%2e%2e%2f", "..%5c", "..\\", "%252e%252e", "....//"];
const GOALS = ["etc/passwd", "package.json", "data/server.json", "index.html"];

const climbing: Attack = {
  name: "files outside the dashboard",
  async run({ port }, count) {
    for (const climb of CLIMBS) {
      for (const goal of GOALS) {
        for (const times of [1, 3, 8]) {
          const path = `/assets/${`${climb}/`.repeat(times)}${goal}`;
          const head = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close`;
          const answer = await sendRaw(port, `${head}\r\n\r\n`, 2_000);
          countAnswer(count, path, answer, isSuccess(answer));
        }
      }
    }
  },
};

export const CONNECTIONS = [heads, climbing, slow];
