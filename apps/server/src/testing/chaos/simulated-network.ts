import type { Network, SocketHandlers } from "@rufbaum/runtime";
import type { Emulator } from "@rufbaum/telephony/emulator";
import { verifyRelayHandshake } from "@rufbaum/telephony/twilio";
import type { Fault } from "./faults.ts";
import { AUTH_TOKEN, CARRIER_URL, PUBLIC_URL, type ServerLife } from "./server-life.ts";
import { type LineEvent, type RelayTap, simulatedSockets } from "./simulated-sockets.ts";
import type { TimerOwner } from "./simulated-time.ts";
import type { World } from "./world.ts";

/** A webhook of the carrier, as it was sent. */
export interface SentWebhook {
  url: string;
  body: string;
  headers: Record<string, string>;
}

export interface NetworkDeps {
  world: World;
  /** The process that runs now; `null` between two. */
  server(): ServerLife | null;
  emulator(): Emulator;
  /** A webhook was answered. */
  answered(webhook: SentWebhook, answer: { status: number; body: string }, waited: number): void;
  /** The carrier was asked to place a call. */
  placed(form: URLSearchParams, answer: { status: number; askedAt: number }): void;
  /** A webhook reached the server, whatever the network did to it before. */
  sent(webhook: SentWebhook): void;
  line(callId: string, event: LineEvent): void;
  relayOpened(tap: RelayTap): void;
  /** The server's, which is set forward for a while. */
  clock: { isRight(): boolean; setForward(): void };
}

/** The carrier's answer asks it for what to do next. */
const SCRIPTS =
  /\/twilio\/voice\/(answer|relay-ended|fallback|turn|dialed|incoming|incoming-fallback)$/;

export function isScript(url: string): boolean {
  return SCRIPTS.test(new URL(url).pathname);
}

export function simulatedNetwork(deps: NetworkDeps) {
  const { world } = deps;
  const { faults, time } = world;
  const random = world.randomFor("network");
  const wire: TimerOwner = { name: "wire" };
  const timers = time.timersOf(wire);

  const between = (least: number, most: number) =>
    Math.round(least + random.number() * (most - least));
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => void timers.after(milliseconds, resolve));
  const sockets = simulatedSockets({ world, between, line: deps.line });
  const never = <T>() => new Promise<T>(() => {});

  /** The server's way to the carrier. */
  function forServer(life: ServerLife): Network {
    return {
      async fetch(url, init = {}) {
        const answer = await askCarrier(url, init);
        return life.isAlive ? answer : never();
      },
      connect: () => {
        throw new Error("the server opens no sockets");
      },
    };
  }

  async function askCarrier(url: string, init: RequestInit): Promise<Response> {
    if (!url.startsWith(CARRIER_URL)) throw refused();
    const what = `${init.method ?? "GET"} ${new URL(url).pathname.split("/").slice(4).join("/")}`;
    const askedAt = time.now();
    await wait(between(20, 120));
    const strikes = (fault: Fault) => {
      const does = faults.strikes(fault);
      if (does) world.note(`rest ${what}: ${fault}`);
      return does;
    };
    if (strikes("rest-unreachable")) throw refused();
    if (strikes("rest-request-lost")) return untilAborted(never(), init.signal);
    if (strikes("rest-too-many")) return fault(429, 20429);
    if (strikes("rest-fault-before")) return fault(500, 20500);
    const isPlacing = init.method === "POST" && url.endsWith("/Calls.json");
    if (isPlacing && deps.clock.isRight() && strikes("clock-forward")) {
      deps.clock.setForward();
      // Not known to the carrier before open calls were looked at.
      await wait(between(5_000, 25_000));
    }
    const answer = await deps.emulator().fetch(new Request(url, init));
    if (isPlacing) {
      const { status } = answer;
      deps.placed(new URLSearchParams(String(init.body)), { status, askedAt });
    }
    world.note(`rest ${what}: ${answer.status}`);
    if (strikes("rest-answer-lost")) return untilAborted(never(), init.signal);
    if (strikes("rest-fault-after")) return fault(500, 20500);
    await wait(strikes("rest-slow") ? between(2_000, 14_000) : between(20, 120));
    return answer;
  }

  /** The carrier's way to the server. */
  const forCarrier: Network = {
    async fetch(url, init = {}) {
      const webhook: SentWebhook = {
        url,
        body: String(init.body ?? ""),
        headers: { ...(init.headers as Record<string, string>) },
      };
      const isAwaited = isScript(url);
      await wait(between(15, 90));
      return isAwaited
        ? untilAborted(askScript(webhook), init.signal)
        : untilAborted(tell(webhook), init.signal);
    },
    connect: (url, { headers = {}, handlers }) => connect(url, headers, handlers),
  };

  async function askScript(webhook: SentWebhook): Promise<Response> {
    if (faults.strikes("script-asked-twice")) {
      timers.after(between(0, 3_000), () => void post(webhook).catch(() => {}));
    }
    const answer = await post(webhook);
    if (faults.strikes("script-answer-lost")) {
      world.note("the answer to the carrier is lost");
      throw refused();
    }
    return answer;
  }

  /** Callbacks are posted and not waited for: they may get lost, come late, twice, or in any order. */
  async function tell(webhook: SentWebhook): Promise<Response> {
    if (faults.strikes("callback-lost")) {
      world.note(`lost: ${nameOf(webhook)}`);
      return fault(502, 0);
    }
    if (faults.strikes("callback-doubled")) {
      timers.after(between(0, 20_000), () => void post(webhook).catch(() => {}));
    }
    const isVerdict = nameOf(webhook).startsWith("machine");
    if (isVerdict && faults.strikes("verdict-late")) await wait(between(20_000, 300_000));
    if (faults.strikes("callback-late")) await wait(between(20_000, 3_600_000));
    else if (faults.strikes("callback-shuffled")) await wait(between(0, 8_000));
    return post(webhook);
  }

  async function post(webhook: SentWebhook): Promise<Response> {
    const life = deps.server();
    if (!life) throw refused();
    deps.sent(webhook);
    const begin = time.now();
    const path = webhook.url.slice(PUBLIC_URL.length);
    const gone = Promise.withResolvers<never>();
    const waiting = { life, reject: gone.reject };
    pending.add(waiting);
    const answer = await Promise.race([
      life.handle(
        new Request(`http://localhost${path}`, {
          method: "POST",
          body: webhook.body,
          headers: { ...webhook.headers, host: "localhost" },
        }),
      ),
      gone.promise,
    ]).finally(() => pending.delete(waiting));
    const body = await answer.text();
    const waited = time.now() - begin;
    world.note(`webhook ${nameOf(webhook)}: ${answer.status} ${body.length}`);
    deps.answered(webhook, { status: answer.status, body }, waited);
    await wait(between(10, 60));
    return new Response(body || null, { status: answer.status, headers: answer.headers });
  }

  /** Requests that wait for a process which may end. */
  const pending = new Set<{ life: ServerLife; reject(error: Error): void }>();

  function connect(url: string, headers: Record<string, string>, handlers: SocketHandlers) {
    let carrierOpen = false;
    let fromCarrier = (_text: string) => {};
    let carrierCloses = () => {};
    let isOver = false;

    function closeForCarrier(code: number, reason: string): void {
      if (isOver) return;
      isOver = true;
      carrierOpen = false;
      handlers.close(code, reason);
    }

    timers.after(between(10, 60), () => {
      if (isOver) return;
      const life = deps.server();
      if (!life || faults.strikes("socket-refused")) {
        world.note("relay socket refused");
        return closeForCarrier(1006, "refused");
      }
      const { pathname } = new URL(url);
      const signature = headers["x-twilio-signature"];
      const handshake = { authToken: AUTH_TOKEN, publicUrl: PUBLIC_URL, path: pathname, signature };
      if (!verifyRelayHandshake(handshake)) {
        world.violate("the relay's handshake was not signed rightly");
        return closeForCarrier(1006, "forged");
      }
      const opened = sockets.open(life, {
        receive: (text) => {
          if (carrierOpen) handlers.message(text);
        },
        closed: closeForCarrier,
      });
      fromCarrier = opened.send;
      carrierCloses = opened.close;
      carrierOpen = true;
      deps.relayOpened(opened.tap);
      handlers.open();
    });
    return {
      send(text: string) {
        if (!carrierOpen) return;
        fromCarrier(text);
      },
      close() {
        carrierOpen = false;
        carrierCloses();
        timers.after(1, () => closeForCarrier(1000, ""));
      },
    };
  }

  return {
    forServer,
    forCarrier,
    openSocket: sockets.open,
    /** A process is gone: what waited for it sees its connection break. */
    lost(life: ServerLife): void {
      for (const waiting of pending) if (waiting.life === life) waiting.reject(reset());
      sockets.lost(life);
    },
  };
}

export function nameOf({ url, body }: SentWebhook): string {
  const { pathname, searchParams } = new URL(url);
  const form = new URLSearchParams(body);
  const route = pathname.split("/").at(-1);
  return [route, searchParams.get("call"), form.get("CallStatus"), form.get("SequenceNumber")]
    .filter((part) => part !== null)
    .join(" ");
}

function fault(status: number, code: number): Response {
  return Response.json({ code, message: "a fault of the simulation", status }, { status });
}

function refused(): Error {
  return Object.assign(new Error("nobody is there"), { code: "ECONNREFUSED" });
}

function reset(): Error {
  return Object.assign(new Error("the connection broke"), { code: "ECONNRESET" });
}

function untilAborted<T>(work: Promise<T>, signal?: AbortSignal | null): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  aborted.promise.catch(() => {});
  if (signal?.aborted) aborted.reject(signal.reason);
  signal?.addEventListener("abort", () => aborted.reject(signal.reason), { once: true });
  return Promise.race([work, aborted.promise]);
}
