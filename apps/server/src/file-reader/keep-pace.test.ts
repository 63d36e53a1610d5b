import { expect, test } from "bun:test";
import { virtualTime } from "@rufbaum/runtime/virtual";
import { keepPace } from "./keep-pace.ts";

const SECOND = 1_000;

/** How far a sending of so many bytes at a time got, and how it ended. */
async function sent(
  bytes: number,
  { everySeconds, chunks }: { everySeconds: number; chunks: number },
) {
  const time = virtualTime();
  let taken = 0;
  let isLeft = false;
  async function* sending(): AsyncGenerator<Uint8Array> {
    try {
      for (let chunk = 0; chunk < chunks; chunk++) {
        await new Promise<void>((come) => void time.after(everySeconds * SECOND, come));
        yield new Uint8Array(bytes);
      }
    } finally {
      isLeft = true;
    }
  }
  let ending: unknown = null;
  const taking = (async () => {
    for await (const _ of keepPace(sending(), time)) taken += 1;
    ending = "ended";
  })().catch((error: unknown) => {
    ending = error;
  });
  while (ending === null) await time.pass(SECOND);
  await taking;
  return { taken, ending, isLeft, waiting: time.waiting };
}

test.each([
  ["a small file may take its time", 10, { everySeconds: 5, chunks: 11 }],
  ["a large one comes at a slow line's pace", 600_000, { everySeconds: 11, chunks: 200 }],
] as const)("%s", async (_case, bytes, how) => {
  expect(await sent(bytes, how)).toMatchObject({
    taken: how.chunks,
    ending: "ended",
    isLeft: true,
  });
});

test.each([
  ["a trickle", 1, { everySeconds: 10, chunks: 1_000_000 }, 6],
  ["silence", 1, { everySeconds: 1_000_000, chunks: 1 }, 0],
  ["what begins quickly and then trickles", 250_000, { everySeconds: 15, chunks: 1_000 }, 5],
] as const)("%s ends with an exact refusal", async (_case, bytes, how, taken) => {
  const { ending, ...got } = await sent(bytes, how);
  expect(ending).toMatchObject({
    reason: "sent-too-slowly",
    status: 408,
    details: { seconds: 60, bytesPerSecond: 50_000 },
  });
  expect(got.taken).toBe(taken);
});

test("whoever stores slowly is no fault of the sender's", async () => {
  const time = virtualTime();
  async function* quick(): AsyncGenerator<Uint8Array> {
    for (let chunk = 0; chunk < 10; chunk++) yield new Uint8Array(1);
  }
  for await (const _ of keepPace(quick(), time)) time.advance(100 * SECOND);
  expect(time.waiting).toBe(0);
});
