import { verifyRelayHandshake } from "@rufbaum/telephony/twilio";
import type { Words } from "@rufbaum/words";
import type { ServerWebSocket } from "bun";
import { Elysia } from "elysia";
import { DomainError } from "../../errors.ts";
import type { AnswerWords } from "../../http/answer-language.ts";
import { described } from "../../http/described.ts";
import { answerTo, type ErrorBody } from "../../http/error-response.ts";
import type { Calls } from "../calls/service.ts";
import { isOwnCall } from "./own-call.ts";
import { createRelayConnections, type RelayConnection } from "./relay-connection.ts";
import type { VoiceLine } from "./voice-line.ts";
import { readWebhook, type SigningEnds } from "./webhook.ts";
import { createWebhooks, type WebhookDeps } from "./webhooks.ts";

export interface TelephonyRouteDeps extends Omit<WebhookDeps, "calls" | "ends"> {
  calls: Calls;
  voiceLine: VoiceLine;
  wordsFor: AnswerWords;
  ends: SigningEnds;
}

/** The carrier's side door: signed webhooks and the relay socket. Nothing here takes a session. */
export function telephonyRoutes(deps: TelephonyRouteDeps) {
  return new Elysia({ name: "telephony" })
    .get("/api/voice-line", ({ request }) => deps.voiceLine.view(deps.wordsFor(request)), {
      detail: described("Tells whether calls stream or go turn by turn, and why"),
    })
    .use(webhookRoutes(deps))
    .use(relayRoutes(deps));
}

function webhookRoutes(deps: TelephonyRouteDeps) {
  const { questions, reports } = createWebhooks(deps);
  const routes = new Elysia({ name: "telephony-webhooks" })
    .onParse({ as: "scoped" }, ({ request }) => request.text())
    .resolve(({ request, body, status }) => {
      const raw = typeof body === "string" ? body : "";
      const webhook = readWebhook(request, raw, { ends: deps.ends, publicUrl: deps.publicUrl() });
      return webhook ? { webhook } : status(403, refusal(deps.wordsFor(request)));
    });
  for (const [route, answer] of Object.entries(questions)) {
    routes.post(`/twilio/voice/${route}`, ({ webhook }) => answer(webhook), {
      detail: described(QUESTIONS[route as keyof typeof questions], QUESTION),
    });
  }
  for (const [route, take] of Object.entries(reports)) {
    routes.post(`/twilio/voice/${route}`, ({ webhook }) => take(webhook), {
      detail: described(REPORTS[route as keyof typeof reports], REPORT),
    });
  }
  return routes;
}

type Webhooks = ReturnType<typeof createWebhooks>;

/** What each webhook is for, in the description of the API. */
const QUESTIONS: Readonly<Record<keyof Webhooks["questions"], string>> = {
  answer: "Asks what an answered call is to do",
  "relay-ended": "Asks what a call is to do after its relay",
  turn: "Brings what the caller said, turn by turn, and asks on",
  dialed: "Asks what a call is to do after it was put through",
  fallback: "Asks what a call is to do after a fault",
  incoming: "Asks what a call to one of our numbers is to do",
  "incoming-fallback": "Asks what a call to one of our numbers is to do after a fault",
};
const REPORTS: Readonly<Record<keyof Webhooks["reports"], string>> = {
  status: "Reports a call's status",
  "incoming-status": "Reports the status of a call to one of our numbers",
  machine: "Reports whether a person or a machine picked up",
  recording: "Reports a recording's status",
};
const FORM = "application/x-www-form-urlencoded";
const QUESTION = { takes: FORM, sends: "text/xml" };
const REPORT = { takes: FORM, status: 204, sends: [] };

/** Elysia hands out a new `ws` for every frame: a socket's own connection is found again by its id. */
function relayRoutes(deps: TelephonyRouteDeps) {
  const connections = createRelayConnections(deps);
  const open = new Map<string, RelayConnection>();
  return new Elysia({ name: "telephony-relay" })
    .resolve(({ request, status }) => {
      const signed = {
        publicUrl: deps.publicUrl(),
        path: new URL(request.url).pathname,
        signature: request.headers.get("x-twilio-signature"),
      };
      const signer = deps.ends
        .all()
        .find(
          ({ authToken }) => authToken !== null && verifyRelayHandshake({ ...signed, authToken }),
        );
      return signer ? { signer: signer.name } : status(403, refusal(deps.wordsFor(request)));
    })
    .ws("/twilio/relay", {
      detail: described("The socket of a call that streams", { status: 101, sends: [] }),
      open({ id, raw, data: { signer } }) {
        const socket = {
          send: (text: string) => void raw.sendText(text),
          // Elysia's type of it lacks this.
          buffered: () => (raw as unknown as ServerWebSocket).getBufferedAmount(),
          close: (code: number, reason: string) => raw.close(code, reason),
        };
        const connection = connections.open(socket, ({ callId, callSid }) =>
          isOwnCall(deps, signer, [callId, callSid]),
        );
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

function refusal(words: Words): ErrorBody {
  return answerTo(new DomainError({ code: "bad-signature" }), words).body;
}
