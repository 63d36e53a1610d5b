import { expect, test } from "bun:test";
import { connect } from "node:net";
import { connect as secure } from "node:tls";
import { sampleOf } from "../builder/drafts.ts";
import { freePort } from "../program/free-port.ts";
import type { Program } from "../program/start-program.ts";
import { hasNginx, type Nginx, startNginx } from "../proxy/start-nginx.ts";
import { until } from "../until.ts";
import { callAnybody } from "./call-anybody.ts";
import { type Servers, servers } from "./servers.ts";

const PASSWORD = "ein Passwort hinter nginx";
const NAME = "behind nginx, set up as docs/operations.md says, people sign in and calls are led";

if (hasNginx) servers(NAME, behindNginx);
else test.skip(NAME, () => {});

async function behindNginx({ start, carrier }: Servers): Promise<void> {
  const port = freePort();
  const nginx = await startNginx({ behind: port });
  try {
    const env = { NODE_EXTRA_CA_CERTS: nginx.certificate };
    const { account } = await carrier({ speed: 20, env });
    const program = await start("behind-nginx", {
      ...account,
      PORT: String(port),
      PUBLIC_URL: nginx.url,
      TRUSTED_PROXIES: "127.0.0.1",
      RUFBAUM_PASSWORD: PASSWORD,
    });
    await callAnybody(program);
    await redirectsToHttps(nginx);
    const session = await countsByVisitor(nginx);
    await leavesSizesToTheProgram(nginx, session);
    await leadsACall(nginx, session, program);
    expect(program.output()).not.toContain("X-Forwarded-For");
  } finally {
    await nginx.stop();
  }
}

async function redirectsToHttps({ plainPort }: Nginx): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${plainPort}/live-calls?a=1`, {
    redirect: "manual",
    headers: { host: "localhost" },
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    301,
    "https://localhost/live-calls?a=1",
  ]);
}

/** Three wrong passwords lock one visitor and no other, whatever address is made up. */
async function countsByVisitor(nginx: Nginx): Promise<Record<string, string>> {
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) {
    const headers = { "x-forwarded-for": `198.51.100.${n}` };
    statuses.push((await signIn(nginx, "127.0.0.2", "falsch", headers)).status);
  }
  expect(statuses).toEqual([401, 401, 429, 429]);
  const locked = await signIn(nginx, "127.0.0.2", PASSWORD);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get("retry-after"))).toBeWithin(1, 901);
  const { status, headers, token } = await signIn(nginx, "127.0.0.3", PASSWORD);
  expect(status).toBe(200);
  const cookies = headers.getSetCookie();
  expect(cookies.filter((cookie) => cookie.includes("Secure"))).toHaveLength(2);
  const [session = "", device = ""] = ["rufbaum_session", "rufbaum_device"].map(
    (name) => cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(";")[0],
  );
  const known = await signIn(nginx, "127.0.0.2", PASSWORD, { cookie: device });
  expect(known.status).toBe(200);
  return { cookie: session, "x-rufbaum-tab": token };
}

async function leavesSizesToTheProgram(
  nginx: Nginx,
  session: Record<string, string>,
): Promise<void> {
  const body = (megabytes: number) => "x".repeat(megabytes * 1024 * 1024 - 2);
  const large = await post(nginx, session, "/api/decision-trees", body(10));
  expect([large.status, (await large.json()).reason]).toEqual([422, "invalid-request"]);
  const tooLarge = await post(nginx, session, "/api/decision-trees", body(11));
  expect([tooLarge.status, (await tooLarge.json()).reason]).toEqual([413, "too-large"]);
  const file = `Name,Telefon\n${"A,030 23125001\n".repeat(900_000)}`;
  const checked = await fetch(`${nginx.url}/api/contacts/check?name=a.csv`, {
    method: "POST",
    headers: { ...session, origin: nginx.url, "content-type": "text/csv" },
    body: file,
    tls: TRUSTING,
  });
  expect(checked.status).toBe(200);
}

/** The carrier's webhooks and its socket come through nginx, and so does a dashboard's. */
async function leadsACall(
  nginx: Nginx,
  session: Record<string, string>,
  program: Program,
): Promise<void> {
  const asked = await post(nginx, session, "/api/session/socket-ticket", {});
  const { ticket } = await asked.json();
  const messages: { type: string }[] = [];
  const socket = new WebSocket(`${nginx.url.replace("https", "wss")}/ws?ticket=${ticket}`, {
    tls: TRUSTING,
  } as never);
  socket.onmessage = ({ data }) => void messages.push(JSON.parse(String(data)));
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onclose = ({ code }) => reject(new Error(`The socket was closed with ${code}.`));
  });
  socket.send(JSON.stringify({ type: "subscribe", topic: "calls" }));
  const { id: treeId } = await sampleOf(program);
  const call = { to: "+493023125001", treeId };
  const { callId } = await (await post(nginx, session, "/api/make-call", call)).json();
  for (const type of ["call-said", "call-ended"]) {
    const told = await until(`${type} on the socket`, async () => {
      return messages.find((message) => message.type === type) ?? null;
    });
    expect(told).toMatchObject({ callId });
  }
  socket.close();
  for (const line of ["200 /twilio/voice/answer", "101 /twilio/relay", "101 /ws"]) {
    await until(`${line} from nginx`, async () => (await nginx.served()).includes(line) || null);
  }
}

/** The certificate was made for this test. */
const TRUSTING = { rejectUnauthorized: false };

function post(
  { url }: Nginx,
  session: Record<string, string>,
  path: string,
  body: unknown,
): Promise<Response> {
  const headers = { ...session, origin: url, "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body), tls: TRUSTING };
  return fetch(url + path, init);
}

/** Signs in from an address of the loopback, which `fetch` can't choose. */
async function signIn(
  { url, port }: Nginx,
  from: string,
  password: string,
  more: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; token: string }> {
  const body = JSON.stringify({ password });
  const headers = {
    host: `localhost:${port}`,
    origin: url,
    connection: "close",
    "content-type": "application/json",
    "content-length": String(body.length),
    ...more,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const plain = connect({ host: "127.0.0.1", port, localAddress: from });
  const socket = secure({ socket: plain, servername: "localhost", ...TRUSTING });
  socket.write(`POST /api/session HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
  let answer = "";
  for await (const piece of socket.setEncoding("utf8")) answer += piece;
  const [head = "", text = ""] = answer.split("\r\n\r\n");
  const [first = "", ...rest] = head.split("\r\n");
  const fields = rest.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
  return {
    status: Number(first.split(" ")[1]),
    headers: new Headers(fields),
    token: /"token":"([^"]+)"/.exec(text)?.[1] ?? "",
  };
}
