import { expect } from "bun:test";
import { until } from "../until.ts";
import { ask, inConversation, PATIENTLY, placeCall, readCall, untilOver } from "./place-call.ts";
import { serversOnPostgres } from "./servers.ts";

const WILLING = "+493023125001";
const WILLING_TOO = "+496990009001";
/** Milliseconds: longer than a server waits before it asks about a call it hears nothing of. */
const LONG = 100_000;
/** Milliseconds for which a server stands still: more than that after which others hold it for gone. */
const STANDS_STILL = 20_000;
/** So slow that a conversation lasts longer than that. */
const SLOW = { EMULATOR_SPEED: "0.3" };

serversOnPostgres(
  "a long call is closed by no other server, frozen or not; that of a killed one is",
  async ({ start }) => {
    const [a, b, c] = [await start("a", SLOW), await start("b", SLOW), await start("c")];
    const long = await placeCall(a, WILLING);
    const orphan = await placeCall(c, WILLING_TOO);
    const began = performance.now();
    await inConversation(c, orphan);
    await c.crash();
    b.freeze();
    await Bun.sleep(STANDS_STILL);
    b.thaw();
    await until(
      "a call of 100 seconds",
      async () => {
        for (const program of [a, b]) {
          const ids = (await ask(program, "/api/calls/active")).map(({ id }: { id: string }) => id);
          expect(ids).toContain(long);
        }
        return performance.now() - began > LONG || null;
      },
      PATIENTLY,
    );
    for (const program of [a, b]) {
      expect(await untilOver(program, orphan)).toMatchObject({
        status: "failed",
        endReason: "lost",
      });
      expect(await readCall(program, long)).toMatchObject({
        status: "in-progress",
        endReason: null,
      });
    }
    const { messages } = await readCall(b, long);
    expect(messages.length).toBeGreaterThan(2);
    await ask(b, `/api/calls/${long}/hangup`, {});
    expect(await untilOver(a, long)).toMatchObject({ endReason: "operator-hung-up" });
  },
);
