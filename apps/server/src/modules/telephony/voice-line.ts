import type { Clock } from "@rufbaum/runtime";
import { CarrierError } from "@rufbaum/telephony";
import { type CarrierFault, describeCarrierError } from "@rufbaum/telephony/errors";
import type { Words } from "@rufbaum/words";
import type { CarrierAccount, CarrierEnd } from "../../carrier-end.ts";

export type VoiceLineStatus = "disconnected" | "connecting" | "ready" | "connected" | "error";

export interface VoiceLineView {
  carrier: "emulator" | "twilio";
  status: VoiceLineStatus;
  /** ISO 8601. */
  since: string;
  /** What is wrong, `null` while all is well. */
  reason: string | null;
  /** The number that calls show, E.164; `null` if there is none that they may. */
  from: string | null;
  /** The account at the carrier, with nothing of it that is secret; `null` for the emulator. */
  account: CarrierAccount | null;
}

export interface VoiceLineDeps {
  clock: Clock;
  end(): Pick<CarrierEnd, "kind" | "carrier" | "account" | "authToken">;
  from(): Promise<string | null>;
  /** How many calls are in progress. */
  openCalls(): Promise<number>;
  changed(): void;
}

/** No call can have this id: asking for it shows whether the carrier answers and knows us. */
const NO_CALL = `CA${"0".repeat(32)}`;

/** The line to the carrier: disconnected → connecting → ready or error; connected while a call is up. */
export function createVoiceLine(deps: VoiceLineDeps) {
  let status: VoiceLineStatus = "disconnected";
  let since = deps.clock.now();
  let fault: CarrierFault | null = null;
  let checked: ReturnType<VoiceLineDeps["end"]> | null = null;

  function become(next: VoiceLineStatus, why: CarrierFault | null): void {
    if (status === next && fault?.reported === why?.reported) return;
    status = next;
    fault = why;
    since = deps.clock.now();
    deps.changed();
  }

  async function check(): Promise<void> {
    const end = deps.end();
    if (status !== "ready" || end !== checked) become("connecting", null);
    checked = end;
    try {
      await end.carrier.findCall(NO_CALL);
      if (end === deps.end()) become("ready", null);
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      if (end !== deps.end()) return;
      become("error", describeCarrierError(error));
    }
  }

  async function view(words: Words): Promise<VoiceLineView> {
    const end = deps.end();
    const busy = status === "ready" && (await deps.openCalls()) > 0;
    return {
      carrier: end.kind,
      status: busy ? "connected" : status,
      since: new Date(since).toISOString(),
      reason: end.authToken === null ? words.carrierUnreadable : fault && words.carrierFault(fault),
      from: await deps.from(),
      account: end.account ?? null,
    };
  }

  return { check, view };
}

export type VoiceLine = ReturnType<typeof createVoiceLine>;
