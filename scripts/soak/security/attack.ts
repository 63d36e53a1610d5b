import type { Program } from "@rufbaum/e2e/program";
import type { Route } from "@rufbaum/server/attack-surface";

/** What is attacked: a program of its own on empty data, whose carrier this process plays. */
export interface Target {
  program: Program;
  port: number;
  password: string;
  /** A tree that is there. */
  treeId: string;
  /** Every route that the program has. */
  routes: readonly Route[];
}

/** One kind of attack, of a bounded number of requests. */
export interface Attack {
  name: string;
  run(target: Target, count: Count): Promise<void>;
}

/** What became of the requests of an attack. */
export interface Count {
  tried: number;
  refused: number;
  /** What the program may take, such as a page or a tree with odd fields. */
  accepted: number;
  /** Bytes of the longest refusal. */
  longest: number;
  /** What should have been refused, or faulted the program. */
  opened: string[];
}

export function newCount(): Count {
  return { tried: 0, refused: 0, accepted: 0, longest: 0, opened: [] };
}

/** Bytes of a refusal, whatever was sent. */
const LONGEST_REFUSAL = 40_000;

/** Counts an answer; `isOpen` says whether it should not have been given. */
export function countAnswer(
  count: Count,
  what: string,
  { status, body }: { status: number; body: string },
  isOpen: boolean,
): void {
  count.tried += 1;
  const about = `${what}: ${status} ${body.slice(0, 120)}`;
  if (isOpen || status === 500) {
    count.opened.push(about);
    return;
  }
  if (status >= 200 && status < 300) {
    count.accepted += 1;
    return;
  }
  count.refused += 1;
  count.longest = Math.max(count.longest, body.length);
  if (body.length > LONGEST_REFUSAL)
    count.opened.push(`a refusal of ${body.length} bytes: ${about}`);
}

/** An answer as it is counted. */
export async function answerOf(
  response: Response | Promise<Response>,
): Promise<{ status: number; body: string }> {
  const answer = await response;
  return { status: answer.status, body: await answer.text() };
}

export function isSuccess({ status }: { status: number }): boolean {
  return status >= 200 && status < 300;
}

/** A browser that has signed in: what each of its requests carries. */
export interface Session {
  cookie: string;
  tab: string;
}

export async function signIn({ program, password }: Target): Promise<Session> {
  const response = await fetch(`${program.url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password }),
  });
  if (!response.ok) throw new Error(`Nobody can sign in: ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const { token } = (await response.json()) as { token: string };
  return { cookie, tab: token };
}
