import { afterAll, expect, test } from "bun:test";
import { realRuntime } from "@rufbaum/runtime/real";
import { ACCOUNT, TOKEN } from "../testing/line-under-test.ts";
import {
  createTwilioCarrier,
  parseRelayEnded,
  parseRelayFrame,
  parseStatusCallback,
  renderEnd,
  renderScript,
  renderText,
  verifyRelayHandshake,
  verifyWebhook,
} from "../twilio/index.ts";
import { createEmulator } from "./create-emulator.ts";

const XML = { "content-type": "text/xml" };
/** What the app calls its address: somewhere else than where it really is. */
const publicUrl = "https://voice.example.test";
const runtime = realRuntime();
const story: string[] = [];
const over = Promise.withResolvers<void>();

const emulator = createEmulator({
  runtime,
  accountSid: ACCOUNT,
  authToken: TOKEN,
  speed: 100,
  resolveUrl: (url) =>
    url.replace(
      /^(https|wss):\/\/voice\.example\.test/,
      (_, scheme: string) => `${scheme === "wss" ? "ws" : "http"}://127.0.0.1:${server.port}`,
    ),
});

const server = Bun.serve<{ signed: boolean }>({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request, server) {
    const url = new URL(request.url);
    const signature = request.headers.get("x-twilio-signature");
    const signed = {
      authToken: TOKEN,
      publicUrl,
      path: url.pathname,
      search: url.search,
      signature,
    };
    if (url.pathname.startsWith("/emulator/")) {
      return emulator.fetch(new Request(request.url.replace("/emulator", ""), request));
    }
    if (url.pathname === "/twilio/relay") {
      if (!verifyRelayHandshake(signed)) return new Response(null, { status: 403 });
      return server.upgrade(request, { data: { signed: true } }) ? undefined : new Response();
    }
    const body = await request.text();
    if (!verifyWebhook({ ...signed, form: body })) return new Response(null, { status: 403 });
    return webhook(url, new URLSearchParams(body));
  },
  websocket: {
    data: {} as { signed: boolean },
    message(socket, message) {
      const event = parseRelayFrame(String(message));
      if (event?.type === "relay-opened") {
        story.push(event.callId);
        socket.send(
          renderText("Haben Sie einen Moment Zeit?", { interruptible: true, last: true }),
        );
      }
      if (event?.type === "caller-spoke") {
        story.push("caller spoke");
        socket.send(renderEnd({ reason: "completed" }));
      }
    },
  },
});

function webhook(url: URL, form: URLSearchParams): Response {
  const callId = url.searchParams.get("call") ?? "";
  const context = { publicUrl, callId };
  if (url.pathname.endsWith("/answer")) {
    const twiml = renderScript([{ do: "converse", resumed: false }], context);
    return new Response(twiml, { headers: XML });
  }
  if (url.pathname.endsWith("/relay-ended")) {
    story.push(`relay ${parseRelayEnded(form)?.how}`);
    return new Response(renderScript([{ do: "hang-up" }], context), { headers: XML });
  }
  const event = parseStatusCallback(form);
  if (event?.type === "status-changed" && event.status === "completed") over.resolve();
  return new Response(null, { status: 204 });
}

afterAll(async () => {
  emulator.close();
  await server.stop(true);
});

test("a whole call over real sockets, signed for an address that is not the local one", async () => {
  const carrier = createTwilioCarrier({
    accountSid: ACCOUNT,
    authToken: TOKEN,
    apiBase: `http://127.0.0.1:${server.port}/emulator`,
    publicUrl,
    network: runtime.network,
    timers: runtime.timers,
  });
  const { callSid } = await carrier.placeCall({
    callId: "call_7",
    to: "+493023125001",
    from: emulator.from,
    ringTimeout: 25,
    timeLimit: 600,
    detectsMachines: false,
  });
  await over.promise;
  expect(story).toEqual(["call_7", "caller spoke", "relay ended"]);
  expect(await carrier.findCall(callSid)).toMatchObject({ status: "completed" });
});
