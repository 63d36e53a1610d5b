import { fakeCarrier } from "@rufbaum/calls/testing";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { type Database, findCall } from "@rufbaum/store";
import { watchedDatabase } from "@rufbaum/store/testing";
import type { CallStatus, Carrier, CarrierCall, PlaceCall } from "@rufbaum/telephony";
import { openUnderstanding } from "@rufbaum/understanding";
import { onlyEnd } from "../carrier-ends.ts";
import { createLive } from "../live/live.ts";
import { changeDialLimits } from "../modules/limits/dial-limits.ts";
import { createTelephony } from "../telephony.ts";
import { CALLER } from "./calls-program.ts";
import { ACCOUNT } from "./own-numbers.ts";

const understanding = await openUnderstanding();
/** Two servers on the same data must not make the same ids. */
let runs = 40;

/** What dials campaigns, over a carrier that does as the test has it, and what that was asked for. */
export async function diallingServer(
  of: Database,
  { carrier = {}, time = virtualTime() }: { carrier?: Partial<Carrier>; time?: VirtualClock } = {},
) {
  const { db, quiet } = watchedDatabase(of);
  const placed: PlaceCall[] = [];
  const ended: string[] = [];
  const logged: string[] = [];
  const known = new Map<string, CarrierCall>();
  const given = fakeCarrier({
    // No two servers are told the same id.
    placeCall: async ({ callId }) => ({ callSid: `CA${callId}`, status: "queued" }),
    findCall: async (callSid) => known.get(callSid) ?? null,
    ...carrier,
  });
  const telephony = createTelephony({
    runtime: { clock: time, timers: time, random: seededRandom(runs++) },
    db,
    carrierEnds: onlyEnd({
      kind: "twilio",
      name: ACCOUNT,
      carrier: {
        ...given,
        async placeCall(call) {
          placed.push(call);
          const { callSid, status } = await given.placeCall(call);
          const { to, from } = call;
          known.set(callSid, { callSid, to, from, status, createdAt: null, duration: null });
          return { callSid, status };
        },
        async endCall(callSid) {
          ended.push(callSid);
          await given.endCall(callSid);
        },
      },
      authToken: "0".repeat(32),
      from: CALLER,
      voiceToken: async () => null,
    }),
    publicUrl: "http://localhost",
    understanding,
    live: createLive(),
    log: (line) => void logged.push(line),
  });
  await changeDialLimits(db, "twilio", { atOnce: null, perMinute: null });
  const { calls, campaigns } = telephony;

  /** Lets time pass, with all that is done in it. */
  async function pass(milliseconds: number, step = 250): Promise<void> {
    for (let left = milliseconds; left > 0; left -= step) {
      await time.pass(Math.min(step, left));
      await quiet();
    }
  }

  async function tell(callId: string, status: CallStatus, sequence = 1): Promise<void> {
    const call = await findCall(db, callId);
    const callSid = call?.callSid ?? "";
    const duration = status === "completed" ? 3 : null;
    const event = { type: "status-changed", callSid, status, sequence, duration } as const;
    await calls.statusChanged(callId, event);
  }

  async function stop(): Promise<void> {
    await campaigns.stop();
    await calls.stop();
  }
  return { time, placed, ended, logged, telephony, calls, campaigns, pass, tell, stop };
}

type VirtualClock = ReturnType<typeof virtualTime>;
