import { serveRequests } from "./child.ts";
import { type LiveSocket, openLiveSocket } from "./live-socket.ts";
import { sharedTimes } from "./shared-times.ts";

/** Dashboards that look on: each subscribes to every topic and notes when it is told what was said. */
export type Dashboards = typeof requests;

const TOPICS = ["calls", "trees", "today", "voice-line"];
const OPENED_AT_ONCE = 8;
const SAID = '{"type":"call-said","callId":"';
/** From 0 to 1 s in steps of a tenth of a millisecond; the last holds what took longer. */
const waits = new Uint32Array(10_001);
const sockets: LiveSocket[] = [];
let times: Float64Array = new Float64Array();
let indexes = new Map<string, number>();
let frames = 0;
let bytes = 0;

const requests = {
  async open(options: {
    url: string;
    token: string | null;
    times: string;
    most: number;
    dashboards: number;
  }) {
    times = sharedTimes(options.times, options.most);
    let next = 0;
    async function openSome(): Promise<void> {
      while (next++ < options.dashboards) {
        const path =
          options.token === null ? "/ws" : `/ws?ticket=${await ticket(options.url, options.token)}`;
        const socket = await openLiveSocket(options.url, path, told);
        for (const topic of TOPICS) socket.send(JSON.stringify({ type: "subscribe", topic }));
        sockets.push(socket);
      }
    }
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openSome));
  },

  /** Begins anew to count what is told of these calls. */
  watch(calls: readonly { index: number; callId: string }[]) {
    indexes = new Map(calls.map(({ index, callId }) => [callId, index]));
    waits.fill(0);
    frames = 0;
    bytes = 0;
  },

  /** How many utterances arrived, over all dashboards, and how long they took, in milliseconds. */
  told() {
    return { utterances: sum(waits), frames, bytes, p50: quantile(0.5), p99: quantile(0.99) };
  },

  close() {
    for (const socket of sockets.splice(0)) socket.close();
  },
};

/** Reads no JSON: that would measure this process. */
function told(chunk: Buffer, start: number, end: number, at: number): void {
  frames += 1;
  bytes += end - start;
  for (
    let place = chunk.indexOf(SAID, start, "latin1");
    place >= 0 && place < end;
    place = chunk.indexOf(SAID, place + SAID.length, "latin1")
  ) {
    const id = place + SAID.length;
    const index = indexes.get(chunk.toString("latin1", id, chunk.indexOf(0x22, id)));
    if (index === undefined) continue;
    const wait = at - (times[index] ?? Number.NaN);
    const step = Math.min(waits.length - 1, Math.max(0, Math.floor(wait * 10)));
    waits[step] = (waits[step] ?? 0) + 1;
  }
}

async function ticket(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/session/socket-ticket`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`No ticket: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { ticket: string }).ticket;
}

function sum(counts: Uint32Array): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The upper end of the step in which that fraction is reached. */
function quantile(fraction: number): number {
  let rest = sum(waits) * fraction;
  for (const [step, count] of waits.entries()) {
    rest -= count;
    if (rest <= 0) return (step + 1) / 10;
  }
  return Number.NaN;
}

serveRequests(requests);
