import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import twilio from "twilio";

/** One webhook, as it came. */
export interface Webhook {
  path: string;
  form: Record<string, string>;
}

/** A small app as Twilio's documentation shows it: checks signatures, answers TwiML. */
export async function startApp(authToken: string) {
  const received: Webhook[] = [];
  const refused: string[] = [];
  const waiting = new Set<() => void>();
  const answers = new Map<string, string>();
  let origin = "";

  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
    const path = request.url ?? "/";
    const signature = String(request.headers["x-twilio-signature"] ?? "");
    if (!twilio.validateRequest(authToken, signature, `${origin}${path}`, form)) {
      refused.push(path);
      return reply(response, 403, "");
    }
    received.push({ path, form });
    for (const look of waiting) look();
    reply(response, answers.has(path) ? 200 : 204, answers.get(path) ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** The first webhook that fits, also one that came already. */
  function webhook(what: string, fits: (webhook: Webhook) => boolean): Promise<Webhook> {
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => {
        waiting.delete(look);
        const seen = received.map(({ path, form }) => `${path} ${form.CallStatus ?? ""}`);
        reject(new Error(`waited in vain for ${what}; came: ${seen.join(", ")}`));
      }, 20_000);
      const look = () => {
        const found = received.find(fits);
        if (!found) return;
        clearTimeout(deadline);
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  }

  return {
    received,
    refused,
    webhook,
    url: (path: string) => `${origin}${path}`,
    /** Answers TwiML at a path from now on. */
    answer: (path: string, twiml: string) => void answers.set(path, twiml),
    stop: () => server.close(),
  };
}

export type App = Awaited<ReturnType<typeof startApp>>;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += part;
  return body;
}

function reply(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "text/xml" });
  response.end(body);
}
