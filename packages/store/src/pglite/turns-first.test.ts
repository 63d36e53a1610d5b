import { afterAll, beforeAll, expect, test } from "bun:test";
import { breathe } from "@rufbaum/runtime";
import { type PgliteClient, startPglite } from "./client.ts";
import { prepareTemplate } from "./template.ts";
import { createTurnsFirst } from "./turns-first.ts";

/** Asks that are answered when the test says so; `log` is the order in which they began. */
function asking() {
  const log: string[] = [];
  const answers = new Map<string, () => void>();
  return {
    log,
    ask: (name: string) => () =>
      new Promise<void>((resolve) => {
        log.push(name);
        answers.set(name, resolve);
      }),
    async answer(name: string): Promise<void> {
      answers.get(name)?.();
      await settled();
    },
  };
}

const atOnceAgain = () => Promise.resolve();

/** Whatever follows from what has happened has happened, too. */
async function settled(): Promise<void> {
  for (let n = 0; n < 10; n++) await Promise.resolve();
}

test("a read begins when nothing else is under way, and one at a time, in the order they came", async () => {
  const { log, ask, answer } = asking();
  const { atOnce, inBetween } = createTurnsFirst(50, atOnceAgain);
  void atOnce(ask("turn"));
  void inBetween(ask("read 1"));
  void inBetween(ask("read 2"));
  await settled();
  expect(log).toEqual(["turn"]);
  await answer("turn");
  expect(log).toEqual(["turn", "read 1"]);
  void atOnce(ask("another turn"));
  await answer("read 1");
  expect(log).toEqual(["turn", "read 1", "another turn"]);
  await answer("another turn");
  expect(log.at(-1)).toBe("read 2");
});

test("a turn that comes between two slices of a long read goes before the second", async () => {
  const { log, ask, answer } = asking();
  const { atOnce, inBetween } = createTurnsFirst(50, atOnceAgain);
  async function longRead(): Promise<void> {
    for (const slice of ["slice 1", "slice 2"]) await inBetween(ask(slice));
  }
  void longRead();
  await settled();
  void atOnce(ask("turn"));
  await answer("slice 1");
  expect(log).toEqual(["slice 1", "turn"]);
  await answer("turn");
  expect(log).toEqual(["slice 1", "turn", "slice 2"]);
});

test("who was answered asks on before a read begins, and waits for one read alone", async () => {
  const { log, ask, answer } = asking();
  const { atOnce, inBetween } = createTurnsFirst();
  async function turn(): Promise<void> {
    for (const query of [1, 2, 3]) await atOnce(ask(`query ${query}`));
  }
  async function longRead(): Promise<void> {
    for (const slice of [1, 2]) await inBetween(ask(`slice ${slice}`));
  }
  void longRead();
  await settled();
  const over = turn();
  await answer("slice 1");
  for (const query of [1, 2, 3]) await answer(`query ${query}`);
  await over;
  while (!log.includes("slice 2")) await breathe();
  expect(log).toEqual(["slice 1", "query 1", "query 2", "query 3", "slice 2"]);
});

test("many who read at once take turns, slice by slice", async () => {
  const { log, ask, answer } = asking();
  const { inBetween } = createTurnsFirst(50, atOnceAgain);
  async function longRead(name: string): Promise<void> {
    for (const slice of [1, 2, 3]) await inBetween(ask(`${name}${slice}`));
  }
  for (const name of ["a", "b", "c"]) void longRead(name);
  await settled();
  for (let n = 0; n < 9; n++) await answer(log.at(-1) ?? "");
  expect(log).toEqual(["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]);
});

test("calls that never rest let a read in after a while", async () => {
  const { log, ask, answer } = asking();
  const { atOnce, inBetween } = createTurnsFirst(3, atOnceAgain);
  void atOnce(ask("turn 0"));
  void inBetween(ask("read"));
  for (let n = 0; n < 5; n++) {
    void atOnce(ask(`turn ${n + 1}`));
    await answer(`turn ${n}`);
  }
  expect(log).toEqual(["turn 0", "turn 1", "turn 2", "turn 3", "read", "turn 4", "turn 5"]);
});

test("what fails lets the next one in", async () => {
  const { atOnce, inBetween } = createTurnsFirst(50, atOnceAgain);
  const fail = () => Promise.reject(new Error("no"));
  const ended = await Promise.allSettled([
    atOnce(fail),
    inBetween(fail),
    inBetween(async () => "read"),
  ]);
  expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
});

let client: PgliteClient;
beforeAll(async () => {
  client = await startPglite({ directory: null, template: await prepareTemplate() });
});
afterAll(() => client.close());

test("in the database's thread, too, turns overtake the slices that wait", async () => {
  const order: string[] = [];
  const read = async (name: string) => {
    await client.side.query("select 1");
    order.push(name);
  };
  const turn = async (name: string) => {
    await client.query("select 1");
    order.push(name);
  };
  const reads = ["read 1", "read 2", "read 3"].map(read);
  const turns = ["turn 1", "turn 2"].map(turn);
  await Promise.all([...reads, ...turns]);
  expect(order).toEqual(["turn 1", "turn 2", "read 1", "read 2", "read 3"]);
});
