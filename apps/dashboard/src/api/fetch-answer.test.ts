import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { treaty } from "@elysiajs/eden";
import type { App } from "@rufbaum/server";
import { messages } from "../messages/index.ts";
import { ApiError, errorText } from "./api-error.ts";
import { answerOf, fetchData } from "./fetch-answer.ts";

const PAGE = "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";

/** What stands between, or in the place of, the server: what it sends is the whole of its answer. */
const HOSTILE: Record<string, string> = {
  "a proxy's page": http("502 Bad Gateway", "text/html", PAGE),
  "a proxy's page that calls itself JSON": http("502 Bad Gateway", "application/json", PAGE),
  "a proxy's text in chunks": `HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n5\r\nupstr\r\n3\r\neam\r\n0\r\n\r\n`,
  "an empty body": http("500 Internal Server Error", "text/plain", ""),
  "JSON of another shape": http("500 Internal Server Error", "application/json", '{"error":"x"}'),
  "a list": http("500 Internal Server Error", "application/json", '["Oops"]'),
  "a message that is no text": http("500 Oops", "application/json", '{"message":{"a":1}}'),
  "a blank message": http("500 Oops", "application/json", '{"message":"  "}'),
  "JSON that is cut short": http("500 Oops", "application/json", '{"message":"Der Baum'),
  "20 MB": http("500 Oops", "text/html", "x".repeat(20_000_000)),
  "a connection that drops in the middle": cut(http("502 Bad Gateway", "text/html", PAGE)),
  "a page instead of data": http("200 OK", "text/html; charset=utf-8", PAGE),
  "data that are cut short": http("200 OK", "application/json", '[{"id":"a"'),
};

let server: Bun.TCPSocketListener<unknown>;
let answer = "";

beforeAll(() => {
  server = Bun.listen<unknown>({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      data(socket) {
        rest(socket, Buffer.from(answer));
      },
      drain(socket) {
        rest(socket, waiting.get(socket) ?? Buffer.alloc(0));
      },
    },
  });
});

afterAll(() => server.stop(true));

const waiting = new WeakMap<object, Buffer>();

function rest(socket: Bun.Socket<unknown>, bytes: Buffer): void {
  const left = bytes.subarray(Math.max(0, socket.write(bytes)));
  waiting.set(socket, left);
  if (left.length === 0) socket.end();
}

function http(status: string, type: string, body: string): string {
  const head = `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n`;
  return `${head}connection: close\r\n\r\n${body}`;
}

function cut(whole: string): string {
  return whole.slice(0, -30);
}

async function failure(hostile: string): Promise<unknown> {
  answer = hostile;
  const client = treaty<App>(`http://127.0.0.1:${server.port}`, {
    fetcher: ((input: string, init?: RequestInit) => fetchData(fetch, input, init)) as typeof fetch,
  });
  return answerOf(client.api["decision-trees"].get()).then(
    () => null,
    (error: unknown) => error,
  );
}

describe("an answer that is not the server's own", () => {
  test.each(Object.keys(HOSTILE))("shows nothing of %s", async (name) => {
    const error = await failure(HOSTILE[name] ?? "");
    expect(error).toBeInstanceOf(ApiError);
    const { text, status, message } = error as ApiError;
    expect(text).toBeNull();
    expect(errorText(error, "Failed to initiate call")).toBe("Failed to initiate call");
    expect(errorText(error)).toBe(messages().common.unreadable(status));
    expect(message.length).toBeLessThan(2_100);
  });

  test("is in the log as status and body", async () => {
    expect(await failure(HOSTILE["a proxy's page"] ?? "")).toHaveProperty(
      "message",
      `502: ${PAGE}`,
    );
    expect(await failure(HOSTILE["a proxy's text in chunks"] ?? "")).toHaveProperty(
      "message",
      "503: upstream",
    );
    expect(await failure(HOSTILE["an empty body"] ?? "")).toHaveProperty(
      "message",
      "500: Internal Server Error",
    );
  });

  test("keeps its status where it was cut off", async () => {
    const error = await failure(HOSTILE["a connection that drops in the middle"] ?? "");
    expect(error).toHaveProperty("status", 502);
  });
});

test("data whose connection drops are not there: the server is told to be away", async () => {
  const error = await failure(cut(http("200 OK", "application/json", `["${"x".repeat(99)}"]`)));
  expect(errorText(error)).toBe(messages().common.unreachable);
});

test("the server's own sentence is shown", async () => {
  const told = JSON.stringify({ message: "Der Baum hat keinen Start.", reason: "no-start" });
  const error = await failure(http("409 Conflict", "application/json", told));
  expect(errorText(error, "Failed to initiate call")).toBe("Der Baum hat keinen Start.");
  expect(error).toHaveProperty("reason", "no-start");
});
