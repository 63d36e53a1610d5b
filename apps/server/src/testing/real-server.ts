import { realRuntime } from "@rufbaum/runtime/real";
import { readConfig } from "../config.ts";
import type { LiveMessage } from "../live/messages.ts";
import { type RunningServer, startServer } from "../main.ts";
import { TEST_DASHBOARD } from "./test-app.ts";

export interface RealServer extends RunningServer {
  /** Asks over HTTP with the right of the command line; POST where there is a body. @throws Error if refused */
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads of an answer, it checks
  ask(path: string, body?: object, method?: string): Promise<any>;
  /** What a dashboard of this server was told about calls since its start. */
  messages: LiveMessage[];
  logged: string[];
}

/** The program as it is started, on a free port of the loopback. */
export async function startRealServer(
  environment: Record<string, string>,
  parts: { isPrivate?: boolean } = {},
): Promise<RealServer> {
  const read = readConfig({ PORT: "0", ...environment });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const logged: string[] = [];
  const server = await startServer(read.config, {
    runtime: realRuntime(),
    dashboard: TEST_DASHBOARD,
    ...parts,
    log: (line) => void logged.push(line),
  });
  const ask: RealServer["ask"] = (path, body, method) => request(server, path, body, method);
  return { ...server, ask, logged, messages: await watch(server, ask) };
}

/** What was said of calls by `speaker`, in its order. */
export function saidBy(messages: readonly LiveMessage[], speaker: "ai" | "caller"): string[] {
  return messages.flatMap((message) =>
    message.type === "call-said" && message.message.speaker === speaker
      ? [message.message.message]
      : [],
  );
}

async function request(
  { url, localToken }: RunningServer,
  path: string,
  body?: object,
  method = body ? "POST" : "GET",
): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${localToken}`,
      "rufbaum-person": "Ada",
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return text === "" ? null : JSON.parse(text);
}

async function watch({ url }: RunningServer, ask: RealServer["ask"]): Promise<LiveMessage[]> {
  const messages: LiveMessage[] = [];
  const { ticket } = await ask("/api/session/socket-ticket", {});
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws?ticket=${ticket}`);
  socket.onmessage = ({ data }) => void messages.push(JSON.parse(String(data)));
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  socket.send(JSON.stringify({ type: "subscribe", topic: "calls" }));
  return messages;
}
