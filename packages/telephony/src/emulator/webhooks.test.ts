import { describe, expect, test } from "bun:test";
import type { Network } from "@rufbaum/runtime";
import { seededRandom, virtualTime } from "@rufbaum/runtime/virtual";
import { verifyWebhook } from "../twilio/index.ts";
import { createWebhooks } from "./webhooks.ts";

const TOKEN = "12345";
const PUBLIC_URL = "https://voice.example.test";
const FORM = { CallSid: "CA1", SpeechResult: "Grüß Gott", Empty: "" };

type WebhookAnswer = () => Response | Promise<Response>;
const fails: WebhookAnswer = () => Promise.reject(new Error("refused"));
const says =
  (status: number): WebhookAnswer =>
  () =>
    new Response("<Response/>", { status, headers: { "content-type": "text/xml" } });
const never: WebhookAnswer = () => new Promise<Response>(() => {});

function webhooksTo(...answers: WebhookAnswer[]) {
  const time = virtualTime();
  const requests: { url: string; init: RequestInit; at: number }[] = [];
  const network: Pick<Network, "fetch"> = {
    fetch(url, init = {}) {
      const answer = answers[Math.min(requests.length, answers.length - 1)] ?? fails;
      requests.push({ url, init, at: time.now() });
      const aborted = Promise.withResolvers<never>();
      init.signal?.addEventListener("abort", () => aborted.reject(new Error("aborted")));
      return Promise.race([Promise.resolve().then(answer), aborted.promise]);
    },
  };
  const webhooks = createWebhooks({
    authToken: TOKEN,
    network: network as Network,
    timers: time,
    random: seededRandom(1),
    resolveUrl: (url) => url.replace(PUBLIC_URL, "http://127.0.0.1:3000"),
  });
  async function send(url: string, method: "GET" | "POST" = "POST") {
    const answer = webhooks.send({ url, method }, FORM);
    await time.pass(200_000);
    return answer;
  }
  return { requests, send };
}

const tokens = (requests: { init: RequestInit }[]) =>
  requests.map(({ init }) => new Headers(init.headers).get("i-twilio-idempotency-token"));

describe("a webhook", () => {
  test.each(["POST", "GET"] as const)("by %s is signed for the public address", async (method) => {
    const { requests, send } = webhooksTo(says(200));
    expect(await send(`${PUBLIC_URL}/answer?call=1`, method)).toMatchObject({ ok: true });
    const { url, init } = requests[0] ?? { url: "", init: {} };
    const { pathname, search, origin } = new URL(url);
    expect(origin).toBe("http://127.0.0.1:3000");
    const signature = new Headers(init.headers).get("x-twilio-signature");
    const signed = { authToken: TOKEN, publicUrl: PUBLIC_URL, path: pathname, search, signature };
    expect(verifyWebhook({ ...signed, form: String(init.body ?? "") })).toBe(true);
    if (method === "GET") expect(search).toContain("SpeechResult=Gr%C3%BC%C3%9F+Gott&Empty=");
  });

  test("whose connection fails is sent once more, with the same token", async () => {
    const { requests, send } = webhooksTo(fails, says(200));
    expect(await send(`${PUBLIC_URL}/answer`)).toMatchObject({ ok: true });
    const [first, second] = tokens(requests);
    expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(second).toBe(first as string);
    expect(requests).toHaveLength(2);
  });

  test.each([
    ["an error of the app", says(500), "", 1, 11200],
    ["a refusal of the app", says(404), "", 1, 11200],
    ["no connection", fails, "", 2, 11205],
    ["no answer", never, "", 1, 11205],
    ["an error, retried", says(500), "#rc=2&rp=5xx", 3, 11200],
    ["a refusal, where errors are retried", says(404), "#rc=2&rp=5xx", 1, 11200],
    ["a refusal, retried", says(404), "#rc=1&rp=4xx,5xx", 2, 11200],
    ["no answer, retried", never, "#rc=1&rp=rt&rt=2000", 2, 11205],
    ["anything, retried", never, "#rc=5&rp=all", 6, 11205],
    ["no connection, and no second try", fails, "#rc=0", 1, 11205],
    ["nonsense in the settings", fails, "#rc=ja&rp=nie&tt=-3", 1, 11205],
  ])("meets %s", async (_, answer, fragment, tries, errorCode) => {
    const { requests, send } = webhooksTo(answer);
    expect(await send(`${PUBLIC_URL}/answer${fragment}`)).toMatchObject({ ok: false, errorCode });
    expect(requests).toHaveLength(tries);
    for (const { url } of requests) expect(url).toBe("http://127.0.0.1:3000/answer");
  });

  test.each([
    ["", 15_000],
    ["#rt=3000", 3_000],
    ["#tt=500&rt=3000", 500],
    ["#rt=99999", 15_000],
  ])("with %j is given up in time", async (fragment, milliseconds) => {
    const { requests, send } = webhooksTo(never);
    await send(`${PUBLIC_URL}/answer${fragment}${fragment ? "&" : "#"}rc=1&rp=rt`);
    const [first, second] = requests;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBe(milliseconds);
  });
});
