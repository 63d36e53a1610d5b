import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { realCli } from "./testing/real-cli.ts";

const PAGE = "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";

let server: Bun.TCPSocketListener<unknown>;
let answer = "";
const waiting = new WeakMap<object, Buffer>();

beforeAll(() => {
  server = Bun.listen<unknown>({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      data: (socket) => send(socket, Buffer.from(answer)),
      drain: (socket) => send(socket, waiting.get(socket) ?? Buffer.alloc(0)),
    },
  });
});

afterAll(() => server.stop(true));

function send(socket: Bun.Socket<unknown>, bytes: Buffer): void {
  const left = bytes.subarray(Math.max(0, socket.write(bytes)));
  waiting.set(socket, left);
  if (left.length === 0) socket.end();
}

function http(status: string, type: string, body: string): string {
  const head = `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n`;
  return `${head}connection: close\r\n\r\n${body}`;
}

async function told(hostile: string, ...words: string[]) {
  answer = hostile;
  const env = { RUFBAUM_URL: `http://127.0.0.1:${server.port}`, RUFBAUM_TOKEN: "t" };
  return realCli(env).run(...words);
}

describe("an answer that is not the server's own", () => {
  test.each([
    ["a proxy's page", 502, http("502 Bad Gateway", "text/html", PAGE)],
    ["a proxy's page that calls itself JSON", 502, http("502 Oops", "application/json", PAGE)],
    ["a proxy's text", 503, http("503 Oops", "text/plain", "upstream nginx")],
    ["an empty body", 500, http("500 Oops", "text/plain", "")],
    ["JSON of another shape", 500, http("500 Oops", "application/json", '{"error":"nginx"}')],
    ["a list", 500, http("500 Oops", "application/json", '["nginx"]')],
    ["JSON that is cut short", 500, http("500 Oops", "application/json", '{"message":"nginx')],
    ["20 MB", 500, http("500 Oops", "text/html", "nginx".repeat(4_000_000))],
    ["a dropped connection", 502, http("502 Oops", "text/html", PAGE).slice(0, -20)],
    ["a page instead of data", 200, http("200 OK", "text/html; charset=utf-8", PAGE)],
  ])("shows nothing of %s", async (_, status, hostile) => {
    for (const words of [
      ["tree", "list"],
      ["tree", "list", "--json"],
    ]) {
      const { code, stderr, stdout } = await told(hostile, ...words);
      expect(code).toBe(1);
      expect(stdout).toBe("");
      expect(stderr).toContain(`The server said no (${status}), and not in words of its own.`);
      expect(stderr).not.toMatch(/nginx|html|should not have happened/);
    }
  });

  test("that comes for a download leaves the file alone", async () => {
    const page = http("502 Bad Gateway", "text/html", PAGE);
    const { code, stderr } = await told(page, "contacts", "export", "--out", "/nowhere/x.csv");
    expect(code).not.toBe(0);
    expect(stderr).not.toMatch(/nginx|html|should not have happened/);
  });
});

test("data that are cut short may have been changed: exit code 3", async () => {
  const { code, stderr } = await told(
    http("200 OK", "application/json", '[{"id":"a"'),
    "tree",
    "list",
  );
  expect(code).toBe(3);
  expect(stderr).toContain("is not whole.");
  expect(stderr).not.toContain("should not have happened");
});

test("the server's own sentence is shown", async () => {
  const body = JSON.stringify({ message: "There is no such tree.", reason: "unknown-tree" });
  const { code, stderr } = await told(http("404 No", "application/json", body), "tree", "list");
  expect(code).toBe(1);
  expect(stderr).toContain("There is no such tree.");
});
