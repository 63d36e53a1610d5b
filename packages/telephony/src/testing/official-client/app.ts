import twilio from "twilio";

/** One webhook, as it came. */
export interface Webhook {
  path: string;
  form: Record<string, string>;
}

type Frame = Record<string, unknown>;
type Reply = (frame: Frame) => object | null;

/** A small app as Twilio's documentation shows it: checks signatures, answers TwiML. */
export function startApp(authToken: string) {
  const received: Webhook[] = [];
  const frames: Frame[] = [];
  const refused: string[] = [];
  const waiting = new Set<() => void>();
  const answers = new Map<string, string>();
  let reply: Reply = () => null;

  function isSigned(request: Request, url: string, form: Record<string, string>): boolean {
    const signature = request.headers.get("x-twilio-signature") ?? "";
    const valid = twilio.validateRequest(authToken, signature, url, form);
    if (!valid) refused.push(url);
    return valid;
  }

  const server = Bun.serve<undefined>({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request, server) {
      const { pathname, search } = new URL(request.url);
      if (pathname === "/relay") {
        if (!isSigned(request, socketUrl(), {})) return new Response(null, { status: 403 });
        return server.upgrade(request) ? undefined : new Response(null, { status: 400 });
      }
      const form = Object.fromEntries(new URLSearchParams(await request.text()));
      if (!isSigned(request, `${origin}${pathname}${search}`, form)) {
        return new Response(null, { status: 403 });
      }
      received.push({ path: pathname + search, form });
      for (const look of waiting) look();
      const twiml = answers.get(pathname);
      return new Response(twiml ?? null, {
        status: twiml === undefined ? 204 : 200,
        headers: { "content-type": "text/xml" },
      });
    },
    websocket: {
      message(socket, message) {
        const frame = JSON.parse(String(message)) as Frame;
        frames.push(frame);
        const answer = reply(frame);
        if (answer) socket.send(JSON.stringify(answer));
      },
    },
  });
  const origin = `http://127.0.0.1:${server.port}`;
  const socketUrl = () => `ws://127.0.0.1:${server.port}/relay`;

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
    /** What came through the relay's socket. */
    frames,
    webhook,
    socketUrl,
    url: (path: string) => `${origin}${path}`,
    /** Answers TwiML at a path from now on. */
    answer: (path: string, twiml: string) => void answers.set(path, twiml),
    /** What the relay's socket answers to a frame. */
    converse(answer: Reply) {
      reply = answer;
    },
    stop: () => server.stop(true),
  };
}

export type App = ReturnType<typeof startApp>;
