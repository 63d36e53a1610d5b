import type { Random } from "@rufbaum/runtime";
import { LOCAL_TOKEN } from "../test-app.ts";
import { drawNumber, pick } from "./callers.ts";
import type { ServerLife } from "./server-life.ts";
import { COMPANY } from "./strangers.ts";
import type { World } from "./world.ts";

/** How calls are led: over the relay's socket mostly, with or without what may be asked for. */
export function drawSettings(random: Random) {
  return {
    line: random.number() < 0.75 ? "relay" : "gather",
    detectsMachines: random.number() < 0.6,
    records: random.number() < 0.3,
    operatorNumber: random.number() < 0.5 ? "+493023125501" : null,
    company: COMPANY,
  };
}

/** Whom calls are passed on to: somebody busy, somebody away, somebody who soon hangs up. */
const COLLEAGUES = ["+493023125101", "+493023125201", "+493023125501"];

export interface OperatorDeps {
  world: World;
  server(): ServerLife | null;
  treeId: string;
  /** Lets somebody with this number call us. */
  callIn(from: string): Promise<void>;
}

interface Placed {
  callId?: string;
  callSid?: string;
  details?: { denials?: readonly { code: string }[] };
}

/** Milliseconds within which the calls of a run are placed, and within which operators click. */
const PLACING = 40_000;
const CLICKING = 120_000;

export type Operator = ReturnType<typeof createOperator>;

/** Whoever sits at the dashboard: places calls, listens in, hangs up twice. */
export function createOperator(deps: OperatorDeps) {
  const { world } = deps;
  const random = world.randomFor("operator");
  const timers = world.time.timersOf(world.outside);
  const known = new Map<string, string>();
  const denied = new Map<string, number>();

  function begin(): void {
    const numbers = Array.from({ length: 2 + Math.floor(random.number() * 5) }, () =>
      drawNumber(random),
    );
    for (const to of numbers) {
      timers.after(random.number() * PLACING, () => void place(to));
    }
    if (random.number() < 0.25) {
      const from = drawNumber(random);
      timers.after(random.number() * PLACING, () => {
        world.note("somebody calls us");
        void deps.callIn(from);
      });
    }
    const clicks = Math.floor(random.number() * 4);
    for (let click = 0; click < clicks; click++) {
      timers.after(5_000 + random.number() * CLICKING, clickSomething);
    }
  }

  async function place(to: string): Promise<number> {
    const answer = await ask("POST", "/api/make-call", { to, treeId: deps.treeId });
    if (!answer) return 0;
    const { callId, callSid, details } = answer.body as Placed;
    if (callId && callSid) known.set(callId, callSid);
    for (const { code } of details?.denials ?? []) denied.set(code, (denied.get(code) ?? 0) + 1);
    return answer.status;
  }

  function clickSomething(): void {
    const id = pick(random, [...known.keys()]);
    if (!id) return;
    const act = pick(random, ACTS);
    void act(id);
    if (random.number() < 0.4) void act(id);
  }

  const ACTS: readonly ((id: string) => Promise<unknown>)[] = [
    (id) => ask("POST", `/api/calls/${id}/hangup`, {}),
    (id) => ask("POST", `/api/calls/${id}/say`, { text: "Wir rufen aus Köln an." }),
    (id) => ask("POST", `/api/calls/${id}/transfer`, { to: pick(random, COLLEAGUES) }),
    (id) => ask("POST", `/api/calls/${id}/outcome`, { outcome: "success" }),
    () => ask("GET", "/api/calls/active"),
    () => ask("PUT", "/api/settings/telephony", drawSettings(random)),
    (id) => ask("GET", `/api/calls/${id}`),
  ];

  async function ask(method: string, path: string, body?: object) {
    const life = deps.server();
    if (!life) return null;
    const answer = await life.handle(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          host: "localhost",
          authorization: `Bearer ${LOCAL_TOKEN}`,
          "rufbaum-person": "Ada",
          "content-type": "application/json",
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    world.note(`operator ${method} ${path}: ${answer.status}`);
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? {} : JSON.parse(text) };
  }

  return { begin, place, ask, denied, known: () => [...known.keys()] };
}
