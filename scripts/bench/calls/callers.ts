import { openRelayCall, type RelayCall } from "../relay-call.ts";
import { serveRequests } from "./child.ts";
import { now, sharedTimes } from "./shared-times.ts";

/** Twilio's side of many calls: who picks up, who speaks, and one that floods. */
export type Callers = typeof requests;

interface Caller extends RelayCall {
  index: number;
}

interface Pause {
  /** Milliseconds. */
  least: number;
  most: number;
}

/** Milliseconds after which an answer is given up, and counted as that long. */
const LOST = 10_000;
const OPENED_AT_ONCE = 8;
const callers: Caller[] = [];
let times: Float64Array = new Float64Array();

const requests = {
  async open(options: {
    url: string;
    token: string;
    treeId: string;
    times: string;
    most: number;
    calls: number;
  }) {
    const { url, token, treeId } = options;
    times = sharedTimes(options.times, options.most);
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(url + path, {
        ...init,
        headers: { authorization: `Bearer ${token}`, ...init.headers },
      });
    let next = callers.length;
    async function openSome(): Promise<void> {
      while (next < options.calls) {
        const index = next++;
        callers.push({ index, ...(await openRelayCall({ url, ask }, numberOf(index), treeId)) });
      }
    }
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openSome));
    return callers.map(({ index, callId }) => ({ index, callId }));
  },

  /** Every caller answers again and again. @returns milliseconds until the first word came back */
  converse(options: { milliseconds: number; pause: Pause }) {
    return converseAll(callers, options);
  },

  /**
   * The first caller who is still there sends frames as fast as that, whatever comes of it, while the others converse.
   * @returns how many were sent, and how long the others waited
   */
  floodBeside(options: {
    milliseconds: number;
    framesPerSecond: number;
    frame: unknown;
    pause: Pause;
  }) {
    const [first, ...others] = callers.filter((caller) => caller.isOpen());
    if (!first) throw new Error("Nobody calls.");
    return Promise.all([flood(first, options), converseAll(others, options)]);
  },

  close() {
    for (const call of callers.splice(0)) call.close();
  },
};

async function converseAll(
  callers: readonly Caller[],
  { milliseconds, pause }: { milliseconds: number; pause: Pause },
): Promise<number[]> {
  const ends = now() + milliseconds;
  const open = callers.filter((caller) => caller.isOpen());
  return (await Promise.all(open.map((caller) => converse(caller, ends, pause)))).flat();
}

async function converse(caller: Caller, ends: number, { least, most }: Pause): Promise<number[]> {
  const turns: number[] = [];
  // Callers do not begin in step.
  let pause = Math.random() * most;
  while (now() + pause < ends) {
    await Bun.sleep(pause);
    times[caller.index] = now();
    const turn = await Promise.race([caller.ask("Ja, gern"), Bun.sleep(LOST)]);
    turns.push(turn ?? LOST);
    if (turn === undefined) break;
    pause = least + Math.random() * (most - least);
  }
  return turns;
}

async function flood(
  caller: Caller,
  options: { milliseconds: number; framesPerSecond: number; frame: unknown },
): Promise<{ sent: number; isClosed: boolean }> {
  const text = JSON.stringify(options.frame);
  const start = now();
  let sent = 0;
  for (let passed = 0; passed < options.milliseconds && caller.isOpen(); ) {
    await Bun.sleep(1);
    passed = Math.min(options.milliseconds, now() - start);
    for (; sent < (passed / 1000) * options.framesPerSecond; sent++) caller.send(text);
  }
  return { sent, isClosed: !caller.isOpen() };
}

/** Of the block that belongs to nobody; each is in one call at a time. */
function numberOf(index: number): string {
  return `+493023125${String(index % 1_000).padStart(3, "0")}`;
}

serveRequests(requests);
