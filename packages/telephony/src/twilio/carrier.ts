import type { Network, Timers } from "@rufbaum/runtime";
import type { CallInstance } from "twilio/lib/rest/api/v2010/account/call.js";
import type { CallStatus, Carrier, CarrierCall } from "../carrier.ts";
import { CarrierError } from "../carrier.ts";
import { toCarrierError } from "./faults.ts";
import { sdkHttpClient } from "./http-client.ts";
import { connectSdk, type SdkCalls } from "./sdk.ts";
import { callUrls } from "./urls.ts";

export interface TwilioCarrierOptions {
  accountSid: string;
  authToken: string;
  /** Another endpoint of the same protocol, such as the bundled emulator. */
  apiBase?: string | undefined;
  /** The origin under which the carrier reaches our webhooks. */
  publicUrl: string;
  network: Network;
  timers: Timers;
}

const TWILIO_API = "https://api.twilio.com";
/** The call is over already. */
const NOT_IN_PROGRESS = 21220;
const NOT_FOUND = 20404;
/** More than any number was called within the time in which a call's fate can be unknown. */
const LIST_LIMIT = 100;

/** Places calls through Twilio's REST API; every method throws `CarrierError`. */
export function createTwilioCarrier(options: TwilioCarrierOptions): Carrier {
  const { accountSid, authToken, apiBase = TWILIO_API, publicUrl, network, timers } = options;
  const httpClient = sdkHttpClient({ network, timers, apiBase });
  let connected: Promise<SdkCalls> | null = null;

  async function ask<T>(request: (calls: SdkCalls) => Promise<T>, places = false): Promise<T> {
    connected ??= connectSdk({ accountSid, authToken, httpClient });
    const calls = await connected;
    try {
      return await request(calls);
    } catch (error) {
      throw toCarrierError(error, { places });
    }
  }

  return {
    async placeCall({ callId, to, from, ringTimeout, timeLimit }) {
      const urls = callUrls(publicUrl, callId);
      const call = await ask(
        (calls) =>
          calls.create({
            to,
            from,
            url: urls.answer,
            method: "POST",
            fallbackUrl: urls.fallback,
            fallbackMethod: "POST",
            statusCallback: urls.status,
            statusCallbackMethod: "POST",
            statusCallbackEvent: ["initiated", "ringing", "answered", "completed"],
            timeout: ringTimeout,
            timeLimit,
          }),
        true,
      );
      return { callSid: call.sid, status: call.status as CallStatus };
    },

    async endCall(callSid) {
      try {
        await ask((calls) => calls(callSid).update({ status: "completed" }));
      } catch (error) {
        if (!hasCode(error, NOT_IN_PROGRESS)) throw error;
      }
    },

    async findCall(callSid) {
      try {
        return toCarrierCall(await ask((calls) => calls(callSid).fetch()));
      } catch (error) {
        if (hasCode(error, NOT_FOUND)) return null;
        throw error;
      }
    },

    async findCallsTo(to, since) {
      // Not by Twilio's own StartTime filter: a call that still waits in its queue has none.
      const calls = await ask((calls) =>
        calls.list({ to, pageSize: LIST_LIMIT, limit: LIST_LIMIT }),
      );
      // Twilio's dates are whole seconds.
      const from = Math.floor(since / 1000) * 1000;
      return calls.map(toCarrierCall).filter((call) => (call.createdAt ?? from) >= from);
    },
  };
}

function toCarrierCall(call: CallInstance): CarrierCall {
  return {
    callSid: call.sid,
    to: call.to,
    from: call.from,
    status: call.status as CallStatus,
    createdAt: call.dateCreated ? call.dateCreated.getTime() : null,
    duration: call.duration === null ? null : Number(call.duration),
  };
}

function hasCode(error: unknown, code: number): boolean {
  return error instanceof CarrierError && error.code === code;
}
