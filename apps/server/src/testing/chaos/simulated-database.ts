import type { Random } from "@rufbaum/runtime";
import type { Database } from "@rufbaum/store";
import { databaseOver, type TestClient } from "@rufbaum/store/testing";
import type { ServerLife } from "./server-life.ts";
import type { World } from "./world.ts";

type Query = TestClient["query"];

/** The one database of a run: who has a transaction open in it, and until when it is away. */
export interface Holder {
  current: ServerLife | null;
  awayUntil: number;
}

/** Milliseconds for which it is away: so short that no caller need know, and long. */
const AWAY = [100, 2_900] as const;
const GONE = [5_000, 90_000] as const;

/** The database as one life of the server sees it: with waits, faults, and silence after its end. */
export function simulatedDatabase(
  world: World,
  client: TestClient,
  { life, holder }: { life: ServerLife; holder: Holder },
): Database {
  const { faults, time } = world;
  const random = world.randomFor(`database of ${life.name}`);
  /** Queries are run one after the other, as the embedded database does. */
  const queued = oneAfterTheOther();

  function latency(): number {
    if (faults.strikes("database-frozen")) return 20_000 + random.number() * 40_000;
    if (faults.strikes("database-slow")) return 200 + random.number() * 4_000;
    return 1 + Math.floor(random.number() * 4);
  }

  function isAway(): boolean {
    for (const [fault, [least, most]] of [
      ["database-away", AWAY],
      ["database-gone", GONE],
    ] as const) {
      if (!faults.strikes(fault)) continue;
      holder.awayUntil = time.now() + least + random.number() * (most - least);
      world.note(`${fault} for ${Math.round(holder.awayUntil - time.now())} ms`);
    }
    return !faults.healed && time.now() < holder.awayUntil;
  }

  const ask: Query = async (sql, params, options) => {
    await new Promise<void>((resolve) => void time.timersOf(life).after(latency(), resolve));
    if (isAway()) throw failure(AWAY_CODES[Math.floor(random.number() * AWAY_CODES.length)] ?? "");
    if (faults.strikes("database-fails")) throw failure(drawCode(random));
    const isLast = faults.strikes("crash-after-write");
    const answer = await world.busy(settled(run(sql, params, options)));
    if (isLast) life.end("crash after a query");
    if (!life.isAlive) return new Promise(() => {});
    if (faults.strikes("database-answer-lost")) throw failure("08006");
    if (answer.status === "rejected") throw answer.reason;
    return answer.value;
  };

  const run: Query = async (sql, params, options) => {
    if (holder.current !== null && holder.current !== life) {
      // Its process is gone, and its connection with it.
      await client.query("rollback");
      holder.current = null;
    }
    return client.query(sql, params, options);
  };

  return databaseOver({
    query: (sql, params, options) => queued(() => ask(sql, params, options)),
    transaction: (body) =>
      queued(async () => {
        // Before it begins: who dies as soon as it has begun holds it, too.
        holder.current = life;
        const inTurn = oneAfterTheOther();
        try {
          await ask("begin");
          const query: Query = (sql, params, options) => inTurn(() => ask(sql, params, options));
          const result = await body({ query });
          await ask("commit");
          holder.current = null;
          return result;
        } catch (error) {
          // Of several that were asked together, those after the one that failed are under way.
          await inTurn(() => world.busy(client.query("rollback")));
          holder.current = null;
          throw error;
        }
      }),
  });
}

function oneAfterTheOther() {
  let turn: Promise<unknown> = Promise.resolve();
  return function queued<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };
}

async function settled<T>(work: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [result] = await Promise.allSettled([work]);
  return result;
}

/** Connection ended, could not be serialized, deadlock, disk full, too many connections. */
const CODES = ["57P01", "40001", "40P01", "53100", "53300"];

/** A server that was shut down, is starting, can't be reached. */
const AWAY_CODES = ["57P01", "57P03", "08006", "ECONNREFUSED", "CONNECTION_CLOSED"];

function drawCode(random: Random): string {
  return CODES[Math.floor(random.number() * CODES.length)] as string;
}

function failure(code: string): Error {
  return Object.assign(new Error("a fault of the simulation"), { code });
}
