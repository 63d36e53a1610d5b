import { createHmac } from "node:crypto";

export const ACCOUNT = {
  TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "0123456789abcdef0123456789abcdef",
  TWILIO_FROM: "+493023125800",
};

/** Answers the REST calls of the program under test, and says which call got which id. */
export function openCarrierStandIn() {
  const callIds: string[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      if (request.method !== "POST") {
        return Response.json({ code: 20404, message: "not found", status: 404 }, { status: 404 });
      }
      const form = new URLSearchParams(await request.text());
      const callId = new URL(form.get("Url") ?? "").searchParams.get("call") ?? "";
      callIds.push(callId);
      const call = {
        sid: sidOf(callId),
        status: "queued",
        to: form.get("To"),
        from: form.get("From"),
      };
      return Response.json(call, { status: 201 });
    },
  });
  return { url: `http://127.0.0.1:${server.port}`, callIds, stop: () => server.stop(true) };
}

export function sidOf(callId: string): string {
  return `CA${createHmac("md5", "bench").update(callId).digest("hex")}`;
}

/** One call's relay socket, as the carrier opens it. */
export interface RelayClient {
  /** Says something and resolves with the milliseconds until the first word of the answer. */
  say(text: string): Promise<number>;
  close(): void;
}

export async function openRelay(programUrl: string, callId: string): Promise<RelayClient> {
  const url = `${programUrl.replace(/^http/, "ws")}/twilio/relay`;
  const signature = createHmac("sha1", ACCOUNT.TWILIO_AUTH_TOKEN).update(url).digest("base64");
  const headers = { "x-twilio-signature": signature };
  const socket = new WebSocket(url, { headers } as unknown as string[]);
  let heard = () => {};
  const next = () => new Promise<void>((resolve) => (heard = resolve));
  socket.onmessage = () => heard();
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error("the relay socket was refused"));
  });
  const greeting = next();
  socket.send(
    JSON.stringify({
      type: "setup",
      sessionId: `VX${callId}`,
      callSid: sidOf(callId),
      parentCallSid: "",
      from: ACCOUNT.TWILIO_FROM,
      to: "+493023125001",
      forwardedFrom: "",
      callerName: "",
      direction: "outbound-api",
      callType: "PSTN",
      callStatus: "IN_PROGRESS",
      accountSid: ACCOUNT.TWILIO_ACCOUNT_SID,
      customParameters: { call: callId },
    }),
  );
  await greeting;
  return {
    async say(text) {
      const answer = next();
      const from = performance.now();
      socket.send(JSON.stringify({ type: "prompt", voicePrompt: text, lang: "de-DE", last: true }));
      await answer;
      return performance.now() - from;
    },
    close: () => socket.close(),
  };
}
