import { type CallSummary, insertTree, type MessageRecord, setSetting } from "@rufbaum/store";
import type { Carrier } from "@rufbaum/telephony";
import { createEmulator, EMULATOR_FROM, type Emulator } from "@rufbaum/telephony/emulator";
import { textOf } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import type { LiveMessage } from "../../live/messages.ts";
import { oddCallees } from "./callers.ts";
import type { CarriedCall } from "./campaign-promises.ts";
import { type Campaigner, createCampaigner } from "./campaigner.ts";
import { callIn, carriedCalls, directCarrier } from "./direct-carrier.ts";
import type { Ground } from "./ground.ts";
import type { Dialled } from "./lawful.ts";
import { createOperator, drawSettings, type Operator } from "./operator.ts";
import { createRogue } from "./rogue.ts";
import { ACCOUNT, AUTH_TOKEN, PUBLIC_URL, type ServerLife, startLife } from "./server-life.ts";
import type { Holder } from "./simulated-database.ts";
import { isScript, nameOf, type SentWebhook, simulatedNetwork } from "./simulated-network.ts";
import type { LineEvent } from "./simulated-sockets.ts";
import { createStrangers } from "./strangers.ts";
import type { World } from "./world.ts";

/** Everything that takes part in a run, and what was seen of it. */
export interface Simulation {
  world: World;
  ground: Ground;
  /** The carrier as it is, without anything in between. */
  carrier: Carrier;
  /** What we asked it for, by its own log. */
  carried(): Promise<CarriedCall[]>;
  operator: Operator;
  strangers: ReturnType<typeof createStrangers>;
  campaigner: Campaigner;
  /** The process that runs now; `null` between two. */
  server(): ServerLife | null;
  lives(): number;
  /** The tree's first sentence, which says who calls. */
  greeting: string;
  seen: Seen;
  close(): void;
}

export interface Seen {
  published: LiveMessage[];
  logged: string[];
  /** Webhooks that reached the server. */
  webhooks: SentWebhook[];
  /** How often the carrier took a call of this id. */
  dialled: Map<string, number>;
  /** The same, by number. */
  numbers: Dialled[];
  /** What happened on the relays of a call, by its id. */
  lines: Map<string, LineEvent[]>;
}

/** A call as it ended, with its transcript. */
export interface Ended {
  call: CallSummary;
  messages: readonly MessageRecord[];
}

const TREE_ID = "tree_chaos";
/** Milliseconds until a process that ended is there again. */
const RESTART = [500, 20_000] as const;
/** Milliseconds after which the carrier gives up on a script, nearly. */
const SLOWEST_SCRIPT = 14_000;
const HOUR = 3_600_000;
/** Milliseconds by which clocks may differ, and by which one of them is set. */
export const CLOCK_FORWARD = 120_000;
/** Milliseconds after which it is right again. */
const FORWARD_FOR = 50_000;

/** Puts a run together: carrier, network, server, operators and those who mean it ill. */
export async function startSimulation(world: World, ground: Ground): Promise<Simulation> {
  const { time, faults } = world;
  const random = world.randomFor("run");
  const timers = time.timersOf(world.outside);
  const holder: Holder = { current: null, awayUntil: 0 };
  const seen: Seen = {
    published: [],
    logged: [],
    webhooks: [],
    dialled: new Map(),
    numbers: [],
    lines: new Map(),
  };
  const reached = new Set<string>();
  let server: ServerLife | null = null;
  let lives = 0;
  let clockOffset = 0;
  let clockAhead = 0;

  const network = simulatedNetwork({
    world,
    server: () => server,
    emulator: () => emulator,
    answered(webhook, { status, body }, waited) {
      if (!isScript(webhook.url)) return;
      if (status !== 200 || !/^<\?xml[^>]*><Response[\s>]/.test(body)) {
        world.violate(`${nameOf(webhook)}: answered ${status} instead of a script`);
      }
      if (waited > SLOWEST_SCRIPT) world.violate(`${nameOf(webhook)}: answered after ${waited} ms`);
    },
    sent(webhook) {
      seen.webhooks.push(webhook);
      reached.add(new URL(webhook.url).searchParams.get("call") ?? "");
      rogue.afterWebhook(webhook);
    },
    placed(form, { status, askedAt }) {
      const callId = new URL(form.get("Url") ?? PUBLIC_URL).searchParams.get("call") ?? "";
      if (status !== 201) return;
      seen.dialled.set(callId, (seen.dialled.get(callId) ?? 0) + 1);
      seen.numbers.push({ callId, to: form.get("To") ?? "", at: askedAt });
    },
    line(callId, event) {
      const line = seen.lines.get(callId);
      if (line) line.push(event);
      else seen.lines.set(callId, [event]);
    },
    relayOpened: (tap) => rogue.relayOpened(tap),
    clock: {
      isRight: () => clockAhead === 0,
      setForward() {
        clockAhead = CLOCK_FORWARD;
        world.note("the clock is set forward");
        timers.after(FORWARD_FOR, () => {
          clockAhead = 0;
          world.note("the clock is set right");
        });
      },
    },
  });
  const emulator: Emulator = createEmulator({
    runtime: {
      clock: time,
      timers: time.timersOf({ name: "emulator" }),
      random: world.randomFor("emulator"),
      network: network.forCarrier,
    },
    accountSid: ACCOUNT,
    authToken: AUTH_TOKEN,
    speed: 1,
    callees: oddCallees,
  });
  const operator = createOperator({
    world,
    server: () => server,
    treeId: TREE_ID,
    callIn: (from) => callIn(emulator.fetch, from),
  });
  const strangers = createStrangers({ world, operator });
  const campaigner = createCampaigner({ world, operator, strangers, treeId: TREE_ID });
  const rogue = createRogue({
    world,
    network,
    server: () => server,
    // Of a call whose own id never reached us nobody can tell that a socket is of another one.
    callIds: () => operator.known().filter((id) => reached.has(id)),
  });

  function begin(): void {
    if (server) return;
    lives += 1;
    const life = startLife({
      world,
      number: lives,
      client: ground.client,
      holder,
      from: EMULATOR_FROM,
      network: network.forServer,
      clockOffset: () => clockOffset + clockAhead,
      dials: campaigner.isThere,
      published(message) {
        seen.published.push(message);
        world.note(`live ${JSON.stringify(message)}`);
      },
      logged(line) {
        seen.logged.push(line);
        world.note(`log ${line.split("\n")[0]}`);
      },
      ended(life) {
        server = null;
        for (const line of seen.lines.values()) line.push({ what: "restart", text: "" });
        network.lost(life);
        const [least, most] = RESTART;
        timers.after(least + random.number() * (most - least), begin);
      },
    });
    server = life;
    life.start().catch((error: unknown) => world.note(`recover failed: ${String(error)}`));
  }

  world.beforeEvent = () => {
    if (faults.healed) return;
    if (server && faults.strikes("crash-at-event")) server.end("crash at an event");
    if (faults.strikes("clock-jump")) {
      clockOffset += random.number() < 0.5 ? HOUR : -HOUR;
      world.note(`the clock jumps: ${clockOffset}`);
    }
    rogue.beforeEvent();
  };

  const tree = sampleTree({ id: TREE_ID, createdAt: "2026-01-01T00:00:00.000Z" });
  const start = tree.nodes.find(({ type }) => type === "start");
  await insertTree(ground.db, tree);
  await setSetting(ground.db, "telephony", drawSettings(world.randomFor("settings")));
  const carrier = directCarrier(emulator.fetch);
  for (const { source, sid } of await carrier.listNumbers()) {
    if (source === "owned") await carrier.answerNumber(sid);
  }
  begin();
  operator.begin();
  strangers.begin();
  campaigner.begin();
  return {
    world,
    ground,
    carrier,
    carried: () => carriedCalls(emulator.fetch),
    operator,
    strangers,
    campaigner,
    server: () => server,
    lives: () => lives,
    greeting: (start && textOf(start)) ?? "",
    seen,
    close: () => emulator.close(),
  };
}
