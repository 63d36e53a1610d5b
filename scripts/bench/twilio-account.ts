/** An account that nobody has, whose REST interface this process plays. */
export const ACCOUNT = {
  sid: `AC${"0".repeat(31)}1`,
  token: "0123456789abcdef0123456789abcdef",
  from: "+493023125000",
};

/** Twilio's signature: the URL and the sorted fields, by HMAC-SHA1 with the account's token. */
export function signature(url: string, form: Record<string, string> = {}): string {
  const hmac = new Bun.CryptoHasher("sha1", ACCOUNT.token).update(url);
  for (const name of Object.keys(form).sort()) hmac.update(name + form[name]);
  return hmac.digest("base64");
}

/** Takes every call and never rings: the bench itself is who answers. */
export function playTwilio(): { url: string; stop(): void } {
  let calls = 0;
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      if (request.method !== "POST") return Response.json(listOf(new URL(request.url).pathname));
      const form = new URLSearchParams(await request.text());
      const sid = /\/Calls\/(CA\w+)\.json/.exec(request.url)?.[1] ?? newSid();
      return Response.json(
        { sid, status: "queued", to: form.get("To"), from: form.get("From"), duration: null },
        { status: 201 },
      );
    },
  });
  function newSid(): string {
    calls += 1;
    return `CA${calls.toString(16).padStart(32, "0")}`;
  }
  return { url: `http://127.0.0.1:${server.port}`, stop: () => void server.stop(true) };
}

/** A list on one page, under its only key: the account has one number and nothing else. */
function listOf(path: string): Record<string, unknown> {
  if (path.endsWith("/Calls.json")) return { calls: [] };
  if (path.endsWith("/OutgoingCallerIds.json")) return { outgoing_caller_ids: [] };
  const sid = `PN${"0".repeat(31)}1`;
  const capabilities = { voice: true, sms: true };
  const number = { sid, phone_number: ACCOUNT.from, friendly_name: "Bench", capabilities };
  return { incoming_phone_numbers: [number] };
}
