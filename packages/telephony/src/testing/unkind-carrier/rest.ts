import { type Account, silentWav } from "./account.ts";
import { type Call, createCall } from "./call.ts";
import { checkTwiml, isAddress, isNumber, readCallRequest } from "./call-request.ts";
import type { Fate, RequestFate } from "./fate.ts";
import { json, notFound, page, Refusal, refusal, rfc2822 } from "./rest-answers.ts";
import { readTwiml } from "./twiml.ts";
import type { World } from "./world.ts";

export interface RestDeps {
  world: World & { speed: number };
  account: Account;
  calls: Map<string, Call>;
  fateOf(number: string): Fate;
  /** A request for a call came in; notes it. */
  asked(to: string): void;
}

type Handle = (request: {
  url: URL;
  form: URLSearchParams;
  sid: string;
  /** Whoever asked waits no longer. */
  signal: AbortSignal;
}) => Response | Promise<Response>;

/** The account's REST API, as far as calls, numbers, messages and recordings go. */
export function createRest(deps: RestDeps): (request: Request) => Promise<Response> {
  const { world, account, calls } = deps;
  const base = `/2010-04-01/Accounts/${world.accountSid}`;
  const routes = routesOf(deps);
  /** How many requests there were for calls to a number. */
  const asks = new Map<string, number>();

  return async (request) => {
    const url = new URL(request.url);
    try {
      if (!isAuthorised(request)) throw new Refusal(401, 20003, "Authenticate");
      if (!url.pathname.startsWith(`${base}/`)) throw notFound(url.pathname);
      const form = await formOf(request);
      const path = url.pathname.slice(base.length + 1);
      for (const [method, pattern, handle] of routes) {
        const match = method === request.method && pattern.exec(path);
        if (match) return await handle({ url, form, sid: match[1] ?? "", signal: request.signal });
      }
      throw notFound(url.pathname);
    } catch (error) {
      if (error instanceof Refusal) return refusal(error);
      throw error;
    }
  };

  function isAuthorised(request: Request): boolean {
    const wanted = `Basic ${btoa(`${world.accountSid}:${world.authToken}`)}`;
    return request.headers.get("authorization") === wanted;
  }

  async function formOf(request: Request): Promise<URLSearchParams> {
    if (request.method !== "POST") return new URLSearchParams();
    const type = request.headers.get("content-type") ?? "";
    const text = await request.text();
    const isForm = type.startsWith("application/x-www-form-urlencoded");
    if (!isForm && text !== "") world.complain(`a body of ${type}`);
    return new URLSearchParams(text);
  }

  function routesOf({ fateOf }: RestDeps): [string, RegExp, Handle][] {
    return [
      ["POST", /^Calls\.json$/, ({ form, signal }) => createOne(form, signal)],
      ["GET", /^Calls\.json$/, ({ url }) => page(url, "calls", listed(url.searchParams))],
      ["GET", /^Calls\/(CA\w+)\.json$/, ({ url, sid }) => json(callOf(url, sid).view())],
      ["POST", /^Calls\/(CA\w+)\.json$/, ({ url, form, sid }) => update(callOf(url, sid), form)],
      [
        "POST",
        /^Calls\/(CA\w+)\/Recordings\.json$/,
        ({ url, sid }) => {
          const recording = callOf(url, sid).record(() => {});
          return json({ sid: recording.sid, call_sid: sid, status: "in-progress" }, 201);
        },
      ],
      ["GET", /^Recordings\/(RE\w+)\.wav$/, ({ url, sid }) => audio(url, sid)],
      [
        "DELETE",
        /^Recordings\/(RE\w+)\.json$/,
        ({ url, sid }) => {
          if (!account.recordings.delete(sid)) throw notFound(url.pathname);
          return new Response(null, { status: 204 });
        },
      ],
      [
        "GET",
        /^IncomingPhoneNumbers\.json$/,
        ({ url }) => page(url, "incoming_phone_numbers", account.numbers),
      ],
      [
        "POST",
        /^IncomingPhoneNumbers\/(PN\w+)\.json$/,
        ({ url, form, sid }) => changeNumber(url, sid, form),
      ],
      [
        "GET",
        /^OutgoingCallerIds\.json$/,
        ({ url }) => page(url, "outgoing_caller_ids", account.callerIds),
      ],
      ["POST", /^Messages\.json$/, ({ form }) => sendMessage(form)],
    ];

    async function createOne(form: URLSearchParams, signal: AbortSignal): Promise<Response> {
      const to = form.get("To") ?? "";
      deps.asked(to);
      const request = readCallRequest(world, account, form);
      const fate = fateOf(to);
      const special = specialFor(to, fate.request);
      if (special && !special.taken) return special.respond(signal);
      const call = createCall(request, { world, account, fate, fateOf });
      calls.set(call.sid, call);
      const view = call.view();
      call.begin();
      return special ? special.respond(signal) : json(view, 201);
    }
  }

  function specialFor(to: string, fate: RequestFate | undefined) {
    const already = asks.get(to) ?? 0;
    asks.set(to, already + 1);
    if (!fate || already >= (fate.times ?? Infinity)) return null;
    return {
      taken: fate.taken === true,
      respond: (signal: AbortSignal) => respondAs(fate.answer, to, signal),
    };
  }

  function respondAs(
    answer: RequestFate["answer"],
    to: string,
    signal: AbortSignal,
  ): Response | Promise<Response> {
    switch (answer) {
      case "silence":
        return new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason), { once: true });
        });
      case "too-many":
        throw new Refusal(429, 20429, "Too Many Requests");
      case "too-many-calls":
        throw new Refusal(429, 10004, "Call concurrency limit exceeded");
      case "refused":
        throw new Refusal(400, 21217, `Phone number does not appear to be valid: ${to}`);
      case "fault":
        // Whoever stands before the API answers so: no JSON, no code.
        return new Response("<html>upstream request failed</html>", {
          status: 500,
          headers: { "content-type": "text/html" },
        });
    }
  }

  function callOf(url: URL, sid: string): Call {
    const call = calls.get(sid);
    if (!call) throw notFound(url.pathname);
    return call;
  }

  /** A call that was not dialled yet has no start, so no filter by start finds it. */
  function listed(query: URLSearchParams): object[] {
    const known = [
      "To",
      "From",
      "Status",
      "StartTime>",
      "StartTime<",
      "PageSize",
      "Page",
      "PageToken",
    ];
    for (const name of query.keys())
      if (!known.includes(name)) world.complain(`Calls.json?${name}`);
    const after = query.get("StartTime>");
    const before = query.get("StartTime<");
    return [...calls.values()]
      .filter(({ to }) => !query.has("To") || to === query.get("To"))
      .filter(({ status }) => !query.has("Status") || status === query.get("Status"))
      .filter(({ startedAt }) => after === null || (startedAt ?? -1) >= Date.parse(after))
      .filter(({ startedAt }) => before === null || (startedAt ?? Infinity) <= Date.parse(before))
      .reverse()
      .map((call) => call.view());
  }

  function update(call: Call, form: URLSearchParams): Response {
    const known = [
      "Status",
      "Url",
      "Method",
      "Twiml",
      "TimeLimit",
      "FallbackUrl",
      "FallbackMethod",
      "StatusCallback",
      "StatusCallbackMethod",
    ];
    for (const name of form.keys()) if (!known.includes(name)) world.complain(`update: ${name}`);
    const twiml = form.get("Twiml");
    const url = form.get("Url");
    const status = form.get("Status");
    if (twiml !== null) checkTwiml(twiml);
    if (url !== null && !isAddress(url)) throw new Refusal(400, 21205, "Url is not a valid URL");
    if (call.isOver) throw new Refusal(400, 21220, "Call is not in-progress. Cannot redirect.");
    if (status !== null) {
      if (status === "canceled" && call.status === "in-progress") {
        throw new Refusal(400, 21220, "Call is in-progress. Cannot cancel.");
      }
      call.end();
    } else if (twiml !== null || url !== null) {
      if (call.status !== "in-progress") {
        throw new Refusal(400, 21220, "Call is not in-progress. Cannot redirect.");
      }
      if (twiml !== null) {
        const { verbs, faults } = readTwiml(twiml);
        for (const fault of faults) world.complain(fault);
        call.redirect(verbs);
      } else call.redirect({ url: url ?? "", method: form.get("Method") ?? undefined });
    }
    const limit = form.get("TimeLimit");
    if (limit !== null) call.limit(Number(limit));
    return json(call.view());
  }

  function audio(url: URL, sid: string): Response {
    if (!account.recordings.has(sid)) throw notFound(url.pathname);
    return new Response(silentWav(), { headers: { "content-type": "audio/x-wav" } });
  }

  function changeNumber(url: URL, sid: string, form: URLSearchParams): Response {
    const number = account.numbers.find((number) => number.sid === sid);
    if (!number) throw notFound(url.pathname);
    for (const [name, value] of form) {
      const key = NUMBER_FIELDS[name];
      if (!key) world.complain(`IncomingPhoneNumbers: ${name}`);
      else Object.assign(number, { [key]: value });
    }
    return json(number);
  }

  function sendMessage(form: URLSearchParams): Response {
    const to = form.get("To") ?? "";
    const body = form.get("Body") ?? "";
    const from = form.get("From") ?? "";
    if (!isNumber(to)) throw new Refusal(400, 21211, `Invalid 'To' Phone Number: ${to}`);
    if (body === "") throw new Refusal(400, 21602, "Message body is required.");
    if (body.length > 1_600)
      throw new Refusal(400, 21617, "The message body exceeds 1600 characters");
    const message = { sid: world.sid("SM"), to, from, body, status: "queued" };
    account.messages.push(message);
    return json({ ...message, date_created: rfc2822(world.clock.now()), error_code: null }, 201);
  }
}

const NUMBER_FIELDS: Readonly<Record<string, string>> = {
  VoiceUrl: "voice_url",
  VoiceMethod: "voice_method",
  VoiceFallbackUrl: "voice_fallback_url",
  VoiceFallbackMethod: "voice_fallback_method",
  VoiceApplicationSid: "voice_application_sid",
  StatusCallback: "status_callback",
  StatusCallbackMethod: "status_callback_method",
  TrunkSid: "trunk_sid",
};
