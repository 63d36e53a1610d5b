import { UPGRADE } from "@rufbaum/server/attack-surface";
import { HOSTILE_FRAMES, subscription } from "@rufbaum/server/hostile-frames";
import { sendRaw } from "@rufbaum/server/raw-http";
import { signature } from "../../bench/twilio-account.ts";
import {
  type Attack,
  type Count,
  countAnswer,
  type Session,
  signIn,
  type Target,
} from "./attack.ts";

/** Sockets of one tab. */
const MOST_SOCKETS = 20;
const TRIED_SOCKETS = 60;
const FLOOD = 25_000;
/** Milliseconds for a socket to be closed. */
const PATIENCE = 10_000;
/** Bytes that may be answered to hostile frames. */
const LONGEST = 1_000;

const handshakes: Attack = {
  name: "sockets without a ticket or signature",
  async run(target, count) {
    const { program, port } = target;
    const relay = `${program.url.replace("http", "ws")}/twilio/relay`;
    const signed = (address: string) => [`X-Twilio-Signature: ${signature(address)}`];
    const tries: [what: string, path: string, lines: string[]][] = [
      ["no ticket", "/ws", []],
      ["an empty ticket", "/ws?ticket=", []],
      ["a made-up ticket", `/ws?ticket=${"0".repeat(43)}`, []],
      ["two tickets", "/ws?ticket=a&ticket=b", []],
      ["a long ticket", `/ws?ticket=${"x".repeat(8_000)}`, []],
      ["no signature", "/twilio/relay", []],
      ["an empty signature", "/twilio/relay", ["X-Twilio-Signature: "]],
      ["a made-up signature", "/twilio/relay", [`X-Twilio-Signature: ${"A".repeat(27)}=`]],
      ["a signature of another path", "/twilio/relay", signed(`${relay}/x`)],
      ["a signature of http", "/twilio/relay", signed(relay.replace("ws", "http"))],
      ["a signature of another host", "/twilio/relay", signed("ws://evil.example/twilio/relay")],
      ["a signature without the query", "/twilio/relay?call=x", signed(`${relay}?call=y`)],
      ["a signature in the address", `/twilio/relay?signature=${signature(relay)}`, []],
    ];
    for (const [what, path, lines] of tries) {
      const head = [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...UPGRADE, ...lines];
      const answer = await sendRaw(port, `${head.join("\r\n")}\r\n\r\n`, 2_000);
      countAnswer(count, what, answer, answer.status === 101);
    }
    const ticket = await ticketOf(target, await signIn(target));
    const [first, second] = [await open(target, ticket), await open(target, ticket)];
    count.tried += 2;
    if (first.isOpen()) count.accepted += 1;
    if (second.isOpen()) count.opened.push("a ticket opened two sockets");
    else count.refused += 1;
    first.close();
  },
};

const frames: Attack = {
  name: "hostile frames",
  async run(target, count) {
    const session = await signIn(target);
    const relay = `${target.program.url.replace("http", "ws")}/twilio/relay`;
    const headers = { "x-twilio-signature": signature(relay) };
    for (const [name, frame] of HOSTILE_FRAMES) {
      const live = await open(target, await ticketOf(target, session));
      live.send(frame);
      judge(count, `/ws, ${name}`, live, (await within(live.closed)) !== null);
      // The carrier's socket drops what it does not know, and is there for the next frame.
      const carrier = await connect(relay, headers);
      for (let times = 0; times < 20; times++) carrier.send(frame);
      judge(count, `/twilio/relay, ${name}`, carrier, carrier.isOpen());
      carrier.close();
      await within(carrier.closed);
    }
  },
};

const floods: Attack = {
  name: "floods of sockets and frames",
  async run(target, count) {
    const session = await signIn(target);
    const sockets = [];
    for (let tried = 0; tried < TRIED_SOCKETS; tried++) {
      sockets.push(await open(target, await ticketOf(target, session)));
      count.tried += 1;
    }
    await Bun.sleep(100);
    const opened = sockets.filter((socket) => socket.isOpen());
    count.accepted += opened.length;
    count.refused += sockets.length - opened.length;
    if (opened.length > MOST_SOCKETS) count.opened.push(`${opened.length} sockets of one tab`);
    const [flood] = opened;
    for (let sent = 0; sent < FLOOD; sent++) flood?.send(subscription("calls"));
    const isClosed = flood ? (await within(flood.closed)) !== null : false;
    count.tried += 1;
    if (isClosed) count.refused += 1;
    else count.opened.push(`${FLOOD} frames at once were taken`);
    for (const socket of sockets) socket.close();
  },
};

interface Client {
  closed: Promise<number>;
  received(): number;
  isOpen(): boolean;
  send(frame: string | Uint8Array<ArrayBuffer>): void;
  close(): void;
}

function judge(count: Count, what: string, client: Client, isRight: boolean): void {
  count.tried += 1;
  count.longest = Math.max(count.longest, client.received());
  if (!isRight || client.received() > LONGEST) {
    count.opened.push(`${what}: ${client.received()} bytes, ${isRight ? "" : "not "}as promised`);
  } else count.refused += 1;
}

async function ticketOf({ program }: Target, { cookie, tab }: Session): Promise<string> {
  const response = await fetch(`${program.url}/api/session/socket-ticket`, {
    method: "POST",
    headers: { cookie, "x-rufbaum-tab": tab },
  });
  return ((await response.json()) as { ticket: string }).ticket;
}

function open({ program }: Target, ticket: string): Promise<Client> {
  return connect(`${program.url.replace("http", "ws")}/ws?ticket=${ticket}`, {});
}

async function connect(address: string, headers: Record<string, string>): Promise<Client> {
  // Bun's own option: the standard constructor takes protocols here.
  const socket = new WebSocket(address, { headers } as unknown as string[]);
  let bytes = 0;
  socket.onmessage = ({ data }) => {
    bytes += Buffer.byteLength(String(data));
  };
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code);
  });
  const opened = new Promise((resolve) => {
    socket.onopen = resolve;
  });
  await Promise.race([closed, opened]);
  return {
    closed,
    received: () => bytes,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (frame) => socket.send(frame),
    close: () => socket.close(),
  };
}

/** `null` if it did not happen in time. */
function within<Value>(what: Promise<Value>): Promise<Value | null> {
  return Promise.race([what, Bun.sleep(PATIENCE).then(() => null)]);
}

export const SOCKETS = [handshakes, frames, floods];
