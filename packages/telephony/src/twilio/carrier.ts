import type { Network, Timers } from "@rufbaum/runtime";
import type { CallInstance } from "twilio/lib/rest/api/v2010/account/call.js";
import type { CallStatus, Carrier, CarrierCall } from "../carrier.ts";
import { CarrierError } from "../carrier.ts";
import { toCarrierError } from "./faults.ts";
import { sdkHttpClient } from "./http-client.ts";
import { answerWith, toCarrierNumbers } from "./numbers.ts";
import { renderScript } from "./render-script.ts";
import { connectSdk, type SdkClient } from "./sdk.ts";
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
/** The most that one page holds, and more numbers than one account is likely to have. */
const PAGE = 1_000;
/** Characters of a script that is given along with a request. */
const LONGEST_TWIML = 4_000;

/** Places calls through Twilio's REST API; every method throws `CarrierError`. */
export function createTwilioCarrier(options: TwilioCarrierOptions): Carrier {
  const { accountSid, authToken, apiBase = TWILIO_API, publicUrl, network, timers } = options;
  const httpClient = sdkHttpClient({ network, timers, apiBase });
  let connected: Promise<SdkClient> | null = null;

  async function ask<T>(request: (client: SdkClient) => Promise<T>, places = false): Promise<T> {
    connected ??= connectSdk({ accountSid, authToken, httpClient });
    const client = await connected;
    try {
      return await request(client);
    } catch (error) {
      throw toCarrierError(error, { places });
    }
  }

  return {
    async placeCall({ callId, to, from, ringTimeout, timeLimit, detectsMachines }) {
      const urls = callUrls(publicUrl, callId);
      const call = await ask(
        (client) =>
          client.calls.create({
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
            ...(detectsMachines && {
              machineDetection: "DetectMessageEnd",
              asyncAmd: "true",
              asyncAmdStatusCallback: urls.machine,
              asyncAmdStatusCallbackMethod: "POST",
            }),
          }),
        true,
      );
      return { callSid: call.sid, status: call.status as CallStatus };
    },

    async announce({ to, from, ringTimeout: timeout, timeLimit, script }) {
      const twiml = shortTwiml(script, { publicUrl, callId: "" });
      const wanted = { to, from, twiml, timeout, timeLimit };
      const call = await ask((client) => client.calls.create(wanted), true);
      return { callSid: call.sid };
    },

    async endCall(callSid) {
      try {
        await ask((client) => client.calls(callSid).update({ status: "completed" }));
      } catch (error) {
        if (!hasCode(error, NOT_IN_PROGRESS)) throw error;
      }
    },

    async redirectCall({ callId, callSid }, script) {
      const twiml = shortTwiml(script, { publicUrl, callId });
      await ask((client) => client.calls(callSid).update({ twiml }));
    },

    async limitCall(callSid, timeLimit) {
      await ask((client) => client.calls(callSid).update({ timeLimit }));
    },

    async sendMessage({ from, to, text }) {
      const message = await ask((client) => client.messages.create({ from, to, body: text }), true);
      return { messageSid: message.sid };
    },

    async listNumbers() {
      const [owned, verified] = await ask((client) =>
        Promise.all([
          client.incomingPhoneNumbers.list({ pageSize: PAGE, limit: PAGE }),
          client.outgoingCallerIds.list({ pageSize: PAGE, limit: PAGE }),
        ]),
      );
      return toCarrierNumbers({ owned, verified }, publicUrl);
    },

    async answerNumber(sid) {
      await ask((client) => client.incomingPhoneNumbers(sid).update(answerWith(publicUrl)));
    },

    async fetchRecording(recordingSid) {
      const path = `/2010-04-01/Accounts/${accountSid}/Recordings/${encodeURIComponent(recordingSid)}.wav`;
      const answer = await httpClient.fetchMedia(path, { user: accountSid, password: authToken });
      if (answer.status === 404) return null;
      if (answer.ok) return answer;
      throw toCarrierError({ status: answer.status }, { places: false });
    },

    async deleteRecording(recordingSid) {
      try {
        await ask((client) => client.recordings(recordingSid).remove());
        return true;
      } catch (error) {
        if (!hasCode(error, NOT_FOUND)) throw error;
        return false;
      }
    },

    async findCall(callSid) {
      try {
        return toCarrierCall(await ask((client) => client.calls(callSid).fetch()));
      } catch (error) {
        if (hasCode(error, NOT_FOUND)) return null;
        throw error;
      }
    },

    async findCallsTo(to, since) {
      // Not by Twilio's own StartTime filter: a call that still waits in its queue has none.
      const calls = await ask((client) =>
        client.calls.list({ to, pageSize: LIST_LIMIT, limit: LIST_LIMIT }),
      );
      // Twilio's dates are whole seconds.
      const from = Math.floor(since / 1000) * 1000;
      return (
        calls
          // Of a call that is put through, the other half is a call to somebody as well.
          .filter(({ direction }) => direction === "outbound-api")
          .map(toCarrierCall)
          .filter((call) => (call.createdAt ?? from) >= from)
      );
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

/** @throws CarrierError where it is longer than a request takes */
function shortTwiml(...given: Parameters<typeof renderScript>): string {
  const twiml = renderScript(...given);
  if (twiml.length <= LONGEST_TWIML) return twiml;
  const message = `carrier: a script of ${twiml.length} characters, at most ${LONGEST_TWIML}`;
  throw new CarrierError(message, { retryable: false, fateUnknown: false });
}
