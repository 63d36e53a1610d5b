import { expect } from "bun:test";
import type { Program } from "../program/start-program.ts";
import { until } from "../until.ts";
import { ask, inConversation, PATIENTLY, placeCall, readCall, untilOver } from "./place-call.ts";
import { serversOnPostgres } from "./servers.ts";

const WILLING = "+493023125001";
const WILLING_TOO = "+496990009001";
/** Milliseconds: longer than a server waits before it asks about a call it hears nothing of. */
const LONG = 100_000;
/** Milliseconds for which a server stands still: more than that after which others hold it for gone. */
const STANDS_STILL = 20_000;
/**
 * So slow that a call lasts longer than that even if it is ended for silence: the callee thinks at this
 * speed, and the seconds of silence that the agent bears are always real ones.
 */
const SLOW = { EMULATOR_SPEED: "0.15" };

/** What a failed test says of a call that a server no longer counts among the open ones. */
async function told(program: Program, id: string): Promise<string> {
  const { status, outcome, endReason, messages } = await readCall(program, id);
  return `not among the active calls: ${JSON.stringify({ status, outcome, endReason, messages })}`;
}

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
          if (!ids.includes(long)) throw new Error(await told(program, long));
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
    await until(
      "an answer of the AI",
      async () => (await readCall(b, long)).messages.length > 2 || null,
      PATIENTLY,
    );
    await ask(b, `/api/calls/${long}/hangup`, {});
    expect(await untilOver(a, long)).toMatchObject({ endReason: "operator-hung-up" });
  },
);
