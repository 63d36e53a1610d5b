import type { Cancel, Clock, Random, Timers } from "@rufbaum/runtime";
import type { LoginTurn } from "@rufbaum/store";
import { DomainError } from "../../errors.ts";

/** Milliseconds between two passwords that are looked at. */
export const TURN_EVERY = 10_000;
/** Milliseconds a request is kept waiting: below the 30 s after which Elysia hangs up. */
const PATIENCE = 18_000;
/** Milliseconds for which a neighbourhood is known to have had a turn. */
const REMEMBERED = 60 * 60_000;
/** Requests that wait at most. */
const MOST_WAITING = 100;

interface Waiter {
  neighbourhood: string;
  begin(): void;
  /** Says that it was not its turn. */
  turnAway(error: unknown): void;
}

export type LoginTurns = ReturnType<typeof createLoginTurns>;

/**
 * Lets browsers nobody knows take turns, one every ten seconds over all servers.
 *
 * The neighbourhood whose last turn is the longest ago comes first, and by lot who waits in it;
 * where too many wait, one of the most crowded neighbourhood has to go. So a browser from
 * elsewhere waits for one turn of each neighbourhood that attacks, however many requests and
 * addresses side by side they have. First come, first served would leave every turn to whoever asks
 * the most often.
 */
export function createLoginTurns(deps: {
  clock: Clock;
  timers: Timers;
  random: Random;
  takeTurn(now: number): Promise<LoginTurn>;
}) {
  const { clock, timers, random, takeTurn } = deps;
  const waiting = new Map<string, Waiter[]>();
  const lastTurns = new Map<string, number>();
  let nextAt = 0;
  let isDrawing = false;
  let isClosed = false;
  /** Of the draw that is due when the next turn is. */
  let cancelDraw: Cancel | null = null;

  /** Resolves when it is the client's turn. @throws DomainError when it was not for too long */
  function wait(client: string, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => waiter.turnAway(tooMany());
      const cancel = timers.after(PATIENCE, giveUp);
      const leave = () => {
        cancel();
        signal?.removeEventListener("abort", giveUp);
        remove(waiter);
      };
      const waiter: Waiter = {
        neighbourhood: neighbourhoodOf(client),
        begin() {
          leave();
          resolve();
        },
        turnAway(error) {
          leave();
          reject(error);
        },
      };
      add(waiter);
      signal?.addEventListener("abort", giveUp);
      if (isClosed || signal?.aborted) return giveUp();
      if (count() > MOST_WAITING) oneOf(mostCrowded())?.turnAway(tooMany());
      if (cancelDraw === null) void draw();
    });
  }

  async function draw(): Promise<void> {
    cancelDraw = null;
    if (isDrawing || count() === 0) return;
    isDrawing = true;
    try {
      const turn = await takeTurn(clock.now());
      nextAt = turn.taken ? clock.now() + TURN_EVERY : turn.nextAt;
      if (turn.taken) passOn();
    } catch (error) {
      for (const waiter of [...waiting.values()].flat()) waiter.turnAway(error);
    }
    isDrawing = false;
    if (count() > 0) cancelDraw = timers.after(nextAt - clock.now(), draw);
  }

  /** Gives a turn that nobody has used to somebody who waits. */
  function passOn(): void {
    const now = clock.now();
    for (const [neighbourhood, at] of lastTurns) {
      if (now - at >= REMEMBERED) lastTurns.delete(neighbourhood);
    }
    const lastTurn = (neighbourhood: string) => lastTurns.get(neighbourhood) ?? 0;
    const first = Math.min(...[...waiting.keys()].map(lastTurn));
    const next = oneOf([...waiting].filter(([name]) => lastTurn(name) === first));
    if (!next) return;
    const [neighbourhood, waiters] = next;
    lastTurns.set(neighbourhood, now);
    oneOf(waiters)?.begin();
  }

  function mostCrowded(): Waiter[] {
    const neighbourhoods = [...waiting.values()];
    const most = Math.max(...neighbourhoods.map(({ length }) => length));
    return oneOf(neighbourhoods.filter(({ length }) => length === most)) ?? [];
  }

  function oneOf<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(random.number() * list.length)];
  }

  function add(waiter: Waiter): void {
    const others = waiting.get(waiter.neighbourhood) ?? [];
    waiting.set(waiter.neighbourhood, [...others, waiter]);
  }

  function remove(waiter: Waiter): void {
    const { neighbourhood } = waiter;
    const others = (waiting.get(neighbourhood) ?? []).filter((other) => other !== waiter);
    if (others.length === 0) waiting.delete(neighbourhood);
    else waiting.set(neighbourhood, others);
  }

  function count(): number {
    let sum = 0;
    for (const { length } of waiting.values()) sum += length;
    return sum;
  }

  /** To come back a second before the next turn is to be there in time. */
  function tooMany(): DomainError {
    const seconds = Math.max(1, Math.ceil((nextAt - clock.now()) / 1000) - 1);
    return new DomainError(
      { code: "too-many-logins", seconds },
      { status: 429, details: { retryAfterSeconds: seconds } },
    );
  }

  return {
    wait,
    passOn,
    /** Sends everybody away, those who come later, too. */
    close(): void {
      isClosed = true;
      cancelDraw?.();
      for (const waiter of [...waiting.values()].flat()) waiter.turnAway(tooMany());
    },
  };
}

/** The /24 or /48 of a client as `clientAddressBehind` names it: whoever has one, has many of it. */
export function neighbourhoodOf(client: string): string {
  return /^(?:\d+\.\d+\.\d+(?=\.\d+$)|[^:]*:[^:]*:[^:]*(?=:))/.exec(client)?.[0] ?? client;
}
