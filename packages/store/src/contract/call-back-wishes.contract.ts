import { expect, test } from "bun:test";
import type { NewCall } from "@rufbaum/calls";
import type { AnsweredBy } from "@rufbaum/telephony";
import type { Database } from "../database.ts";
import { findCallBackWish } from "../queries/call-back-wishes.ts";
import { endCall, markOutcome, moveCallStatus, setAnsweredBy } from "../queries/calls.ts";
import { NOON, storedCall } from "./samples.ts";

const NUMBER = "+493023125001";
const CARRIER = "twilio:AC1";
const MINUTE = 60_000;

export function callBackWishesContract(db: () => Database) {
  const wish = (carrier: "emulator" | typeof CARRIER = CARRIER) =>
    findCallBackWish(db(), { number: NUMBER, carrier });

  /** A call that began so many minutes after noon and lasted one, answered unless said otherwise. */
  async function call(
    id: string,
    after: number,
    {
      outcome = "callback",
      answers = true,
      by = null,
      ...more
    }: Partial<NewCall> & {
      outcome?: "callback" | "not-interested";
      answers?: boolean;
      by?: AnsweredBy | null;
    } = {},
  ) {
    const createdAt = NOON + after * MINUTE;
    await storedCall(db(), { id, createdAt, carrier: CARRIER, ...more });
    const moved = { callId: id, sequence: 1, at: createdAt + 5_000, duration: null };
    if (answers) await moveCallStatus(db(), { ...moved, status: "in-progress" });
    if (by !== null) await setAnsweredBy(db(), id, by);
    const status = answers ? "completed" : "no-answer";
    const end = { callId: id, status, outcome, endReason: null, errorCode: null } as const;
    await endCall(db(), { ...end, at: createdAt + MINUTE });
  }

  test("a wish is what an answered call came to, and counts until the next one is answered", async () => {
    await call("before", -9, { outcome: "not-interested" });
    await call("wished", 0);
    expect(await wish()).toEqual({ at: NOON + MINUTE, answeredAt: null });
    await call("in vain", 2, { answers: false, outcome: "not-interested" });
    await call("mailbox", 4, { by: "machine_end_beep", outcome: "not-interested" });
    await call("he calls", 6, {
      direction: "inbound",
      from: NUMBER,
      to: "+493023125800",
      outcome: "not-interested",
    });
    expect(await wish()).toEqual({ at: NOON + MINUTE, answeredAt: null });
    await call("called back", 8, { outcome: "not-interested" });
    expect(await wish()).toEqual({ at: NOON + MINUTE, answeredAt: NOON + 8 * MINUTE + 5_000 });
    await call("wished again", 10);
    expect(await wish()).toEqual({ at: NOON + 11 * MINUTE, answeredAt: null });
  });

  test.each([
    ["nobody answered", { answers: false }],
    ["a mailbox answered", { by: "machine_start" }],
    ["a fax answered", { by: "fax" }],
    ["the emulator's people answered", { carrier: "emulator" }],
    ["another number answered", { to: "+493023125002" }],
  ] satisfies [string, Parameters<typeof call>[2]][])("it is none where %s", async (_, more) => {
    await call("a", 0, more);
    expect(await wish()).toBeNull();
  });

  test("nor in a call of which nobody knows who placed it", async () => {
    await storedCall(db(), { id: "old" });
    const moved = { callId: "old", sequence: 1, at: NOON, duration: null } as const;
    await moveCallStatus(db(), { ...moved, status: "in-progress" });
    await markOutcome(db(), "old", "callback");
    expect(await wish()).toBeNull();
    expect(await wish("emulator")).toEqual({ at: NOON, answeredAt: null });
  });

  test("with the emulator its own people's wishes count, and a person who called in may wish, too", async () => {
    await call("a", 0, { carrier: "emulator" });
    expect(await wish("emulator")).toEqual({ at: NOON + MINUTE, answeredAt: null });
    await call("in", 3, { direction: "inbound", from: NUMBER, to: "+493023125800", by: "human" });
    expect(await wish()).toEqual({ at: NOON + 4 * MINUTE, answeredAt: null });
  });
}
