import {
  answerTwiml,
  callUrls,
  hangUpTwiml,
  parseRelayEnded,
  parseRelayFrame,
  parseStatusCallback,
  renderEnd,
  renderText,
  sayAndHangUpTwiml,
  verifyRelayHandshake,
  verifyWebhook,
} from "@rufbaum/telephony/twilio";
import { Elysia } from "elysia";
import { z } from "zod";
import type { Calls } from "../calls/service.ts";
import { type CallSession, FALLBACK_SENTENCE, type RelayLine } from "../calls/session.ts";
import type { VoiceLine } from "./voice-line.ts";

export interface TelephonyRouteDeps {
  calls: Calls;
  voiceLine: VoiceLine;
  authToken: string;
  /** What the carrier was told our address is: signatures are made over it, whatever Host says. */
  publicUrl(): string;
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

function relayRoutes(deps: TelephonyRouteDeps) {
  /**
   * A relay's session, found again at each frame: Elysia hands out a new `ws` every time. Kept as a
   * promise, so that frames which overtake the opening wait for it and stay in order.
   */
  const sessions = new Map<string, Promise<CallSession | null>>();
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
      async message(ws, frame) {
        const event = parseRelayFrame(frame);
        if (!event) return deps.log("relay: a frame that is not understood was dropped");
        const known = sessions.get(ws.id);
        if (event.type !== "relay-opened") return (await known)?.receive(event);
        if (known) return;
        const opening = deps.calls.openRelay(event, lineOver(ws.raw));
        sessions.set(ws.id, opening);
        if ((await opening) === null) ws.close(1000, "no such call");
      },
      async close(ws) {
        const session = sessions.get(ws.id);
        sessions.delete(ws.id);
        (await session)?.detach();
      },
    });
}

function lineOver(socket: { sendText(text: string): unknown }): RelayLine {
  return {
    say(parts) {
      parts.forEach(({ text, interruptible }, index) => {
        const last = index === parts.length - 1;
        socket.sendText(renderText(last ? text : `${text} `, { interruptible, last }));
      });
    },
    end: (reason) => void socket.sendText(renderEnd({ reason })),
  };
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
