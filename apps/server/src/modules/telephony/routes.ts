import type { Clock, Timers } from "@rufbaum/runtime";
import {
  answerTwiml,
  callUrls,
  hangUpTwiml,
  parseRelayEnded,
  parseStatusCallback,
  sayAndHangUpTwiml,
  verifyRelayHandshake,
  verifyWebhook,
} from "@rufbaum/telephony/twilio";
import type { ServerWebSocket } from "bun";
import { Elysia } from "elysia";
import { z } from "zod";
import type { Calls } from "../calls/service.ts";
import { FALLBACK_SENTENCE } from "../calls/session.ts";
import { createRelayConnections, type RelayConnection } from "./relay-connection.ts";
import type { VoiceLine } from "./voice-line.ts";

export interface TelephonyRouteDeps {
  calls: Calls;
  voiceLine: VoiceLine;
  authToken: string;
  /** What the carrier was told our address is: signatures are made over it, whatever Host says. */
  publicUrl(): string;
  clock: Clock;
  timers: Timers;
  log(message: string): void;
}

const XML = { "content-type": "text/xml; charset=utf-8" };
const callQuery = z.object({ call: z.string().max(64) });

/** The carrier's side door: signed webhooks and the relay socket. Nothing here takes a session. */
export function telephonyRoutes(deps: TelephonyRouteDeps) {
  const { calls } = deps;

  const webhooks = new Elysia({ name: "telephony-webhooks" })
    .onParse({ as: "scoped" }, ({ request }) => request.text())
    .resolve(({ request, body, status }) => {
      const raw = typeof body === "string" ? body : "";
      const url = new URL(request.url);
      const genuine = verifyWebhook({
        authToken: deps.authToken,
        publicUrl: deps.publicUrl(),
        path: url.pathname,
        search: url.search,
        signature: request.headers.get("x-twilio-signature"),
        form: raw,
      });
      if (!genuine) return status(403, refusal());
      return { form: new URLSearchParams(raw) };
    })
    .post(
      "/twilio/voice/answer",
      async ({ query, form }) => {
        const goesOn = await calls.answered(query.call, form.get("CallSid") ?? "");
        return xml(goesOn ? connect(deps.publicUrl(), query.call) : hangUpTwiml());
      },
      { query: callQuery },
    )
    .post(
      "/twilio/voice/relay-ended",
      ({ query, form }) => {
        calls.heardOf(query.call);
        const failed = parseRelayEnded(form)?.how === "failed";
        return xml(failed ? sayAndHangUpTwiml(FALLBACK_SENTENCE) : hangUpTwiml());
      },
      { query: callQuery },
    )
    .post(
      "/twilio/voice/fallback",
      ({ query, form }) => {
        deps.log(
          `call ${query.call}: the carrier fell back, error ${form.get("ErrorCode") ?? "?"}`,
        );
        return xml(sayAndHangUpTwiml(FALLBACK_SENTENCE));
      },
      { query: callQuery },
    )
    .post(
      "/twilio/voice/status",
      async ({ query, form, set }) => {
        const event = parseStatusCallback(form);
        if (event?.type === "status-changed") await calls.statusChanged(query.call, event);
        set.status = 204;
      },
      { query: callQuery },
    );

  return new Elysia({ name: "telephony" })
    .get("/api/voice-line", () => deps.voiceLine.view())
    .use(webhooks)
    .use(relayRoutes(deps));
}

/** Elysia hands out a new `ws` for every frame: a socket's own connection is found again by its id. */
function relayRoutes(deps: TelephonyRouteDeps) {
  const connections = createRelayConnections(deps);
  const open = new Map<string, RelayConnection>();
  return new Elysia({ name: "telephony-relay" })
    .resolve(({ request, status }) => {
      const genuine = verifyRelayHandshake({
        authToken: deps.authToken,
        publicUrl: deps.publicUrl(),
        path: new URL(request.url).pathname,
        signature: request.headers.get("x-twilio-signature"),
      });
      if (!genuine) return status(403, refusal());
      return {};
    })
    .ws("/twilio/relay", {
      open({ id, raw }) {
        const connection = connections.open({
          send: (text) => void raw.sendText(text),
          // Elysia's type of it lacks this.
          buffered: () => (raw as unknown as ServerWebSocket).getBufferedAmount(),
          close: (code, reason) => raw.close(code, reason),
        });
        open.set(id, connection);
      },
      message({ id }, frame) {
        open.get(id)?.message(frame);
      },
      close({ id }) {
        open.get(id)?.closed();
        open.delete(id);
      },
    });
}

function connect(publicUrl: string, callId: string): string {
  const { relay, relayEnded } = callUrls(publicUrl, callId);
  return answerTwiml({ relayUrl: relay, endedUrl: relayEnded, callId });
}

function xml(text: string): Response {
  return new Response(text, { headers: XML });
}

function refusal() {
  return { message: "Die Signatur des Anbieters fehlt oder ist falsch.", reason: "bad-signature" };
}
