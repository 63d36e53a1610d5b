import { createHash } from "node:crypto";
import type { Random } from "@rufbaum/runtime";
import { slowly, speakable } from "@rufbaum/speech";
import {
  type CallRecord,
  type Database,
  findCall,
  insertTree,
  isSuppressed,
  listCalls,
  listMessages,
  listOpenCalls,
  type MessageRecord,
  setSetting,
} from "@rufbaum/store";
import { openTestClient, type TestClient } from "@rufbaum/store/testing";
import type { Carrier } from "@rufbaum/telephony";
import { createEmulator, EMULATOR_FROM, type Emulator } from "@rufbaum/telephony/emulator";
import { createTwilioCarrier } from "@rufbaum/telephony/twilio";
import { textOf } from "@rufbaum/tree";
import { sampleTree } from "@rufbaum/tree/sample";
import type { LiveMessage } from "../../live/messages.ts";
import { FALLBACK_SENTENCE } from "../../modules/calls/session.ts";
import { customerNumber } from "../../modules/calls/views.ts";
import { oddCallees } from "./callers.ts";
import type { Fault } from "./faults.ts";
import { faultsOfChanges, faultsOfLive, faultsOfTranscript, personalLines } from "./invariants.ts";
import { createOperator } from "./operator.ts";
import { createRogue, requestOf, signed } from "./rogue.ts";
import {
  ACCOUNT,
  AUTH_TOKEN,
  CARRIER_URL,
  PUBLIC_URL,
  type ServerLife,
  startLife,
} from "./server-life.ts";
import type { Holder } from "./simulated-database.ts";
import { isScript, nameOf, type SentWebhook, simulatedNetwork } from "./simulated-network.ts";
import { installWitness, readWitness } from "./witness.ts";
import { createWorld } from "./world.ts";

/** What became of a run. */
export interface Run {
  seed: number;
  /** Of everything that happened: the same for the same seed. */
  fingerprint: string;
  notes: readonly string[];
  /** Promises that were broken; none in a good run. */
  violations: readonly string[];
  faults: ReadonlyMap<Fault, number>;
  calls: number;
  /** Calls that came to a conversation. */
  conversations: number;
}

/** A database for any number of runs, one after the other. */
export interface Ground {
  client: TestClient;
  db: Database;
  clear(): Promise<void>;
  close(): Promise<void>;
}

export async function openGround(): Promise<Ground> {
  const { client, db } = await openTestClient();
  await installWitness(client);
  // The SDK is loaded at its first use: once, before any run counts what is under way.
  await carrierOver(() => Promise.reject(new Error("nobody is there")))
    .findCall(`CA${"0".repeat(32)}`)
    .catch(() => {});
  return {
    client,
    db,
    clear: () => emptyTables(client),
    close: () => client.close(),
  };
}

async function emptyTables(client: TestClient): Promise<void> {
  const { rows } = await client.query(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const names = (rows as { name: string }[]).map(({ name }) => name);
  await client.query(`truncate ${names.join(", ")} restart identity`);
}

/** How long things go wrong, and how long everything may take to come to rest, in milliseconds. */
const TROUBLE = 180_000;
const MOST_HEALING = 3 * 3_600_000;
const RESTART = [500, 20_000] as const;
const TREE_ID = "tree_chaos";

/** One run of the whole server, from its seed alone. */
export async function runSeed(seed: number, ground: Ground): Promise<Run> {
  await ground.clear();
  const tree = sampleTree({ id: TREE_ID, createdAt: "2026-01-01T00:00:00.000Z" });
  await insertTree(ground.db, tree);
  const world = createWorld(seed);
  await setSetting(ground.db, "telephony", drawSettings(world.randomFor("settings")));
  const start = tree.nodes.find(({ type }) => type === "start");
  const greeting = (start && textOf(start)) ?? "";

  const { time, faults } = world;
  const random = world.randomFor("run");
  const timers = time.timersOf(world.outside);
  const published: LiveMessage[] = [];
  const logged: string[] = [];
  const sent: SentWebhook[] = [];
  const dialled = new Map<string, number>();
  const spoken = new Map<string, string[]>();
  const holder: Holder = { current: null };
  let server: ServerLife | null = null;
  let lives = 0;
  let clockOffset = 0;

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
      sent.push(webhook);
      rogue.afterWebhook(webhook);
    },
    placed(form, status) {
      const callId = new URL(form.get("Url") ?? PUBLIC_URL).searchParams.get("call") ?? "";
      if (status === 201) dialled.set(callId, (dialled.get(callId) ?? 0) + 1);
    },
    spoken(callId, text) {
      spoken.set(callId, [...(spoken.get(callId) ?? []), text]);
    },
    relayOpened: (tap) => rogue.relayOpened(tap),
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
  const direct = carrierOver(emulator.fetch);
  const operator = createOperator({
    world,
    server: () => server,
    treeId: TREE_ID,
    callIn: (from) => callIn(emulator, from),
  });
  const rogue = createRogue({ world, network, server: () => server, callIds: operator.known });

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
      clockOffset: () => clockOffset,
      published: (message) => {
        published.push(message);
        world.note(`live ${JSON.stringify(message)}`);
      },
      logged: (line) => {
        logged.push(line);
        world.note(`log ${line.split("\n")[0]}`);
      },
      ended(life) {
        server = null;
        network.lost(life);
        const [least, most] = RESTART;
        timers.after(least + random.number() * (most - least), begin);
      },
    });
    server = life;
    life.recover().catch((error: unknown) => world.note(`recover failed: ${String(error)}`));
  }

  world.beforeEvent = () => {
    if (faults.healed) return;
    if (server && faults.strikes("crash-at-event")) server.end("crash at an event");
    if (faults.strikes("clock-jump")) {
      clockOffset += random.number() < 0.5 ? 3_600_000 : -3_600_000;
      world.note(`the clock jumps: ${clockOffset}`);
    }
    rogue.beforeEvent();
  };

  for (const { source, sid } of await direct.listNumbers()) {
    if (source === "owned") await direct.answerNumber(sid);
  }
  begin();
  operator.begin();
  await world.runUntil(time.now() + TROUBLE);
  faults.heal();
  world.note("everything heals");

  await world.runUntil(time.now() + 60_000);
  const deadline = time.now() + MOST_HEALING;
  while (time.now() < deadline && (await listOpenCalls(ground.db)).length > 0) {
    await world.runUntil(time.now() + 30_000);
  }
  const open = await listOpenCalls(ground.db);
  for (const call of open) world.violate(`${call.id}: still open, ${call.status}`);
  await world.runUntil(time.now() + 30_000);

  const calls = (await listCalls(ground.db, { limit: 1_000 })).reverse();
  const messages = new Map<string, MessageRecord[]>();
  for (const call of calls) messages.set(call.id, await listMessages(ground.db, call.id));
  for (const call of calls) await checkEnd(call);
  checkWords();
  await checkOptOuts();
  await checkRest();
  await checkLateLies(calls);
  for (const fault of faultsOfChanges(await readWitness(ground.client))) world.violate(fault);
  const isWhole = lives === 1 && ![...faults.counts.keys()].some((kind) => OURS.has(kind));
  for (const fault of faultsOfLive(published, calls, { isWhole })) world.violate(fault);
  await stop();

  return {
    seed,
    fingerprint: createHash("sha256").update(world.notes.join("\n")).digest("hex"),
    notes: world.notes,
    violations: world.violations,
    faults: faults.counts,
    calls: calls.length,
    conversations: [...messages.values()].filter((said) => said.length > 1).length,
  };

  async function ask<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const done = work.finally(() => {
      isDone = true;
    });
    done.catch(() => {});
    await world.runUntil(time.now() + 120_000, () => isDone);
    if (!isDone) throw new Error("An answer never came.");
    return done;
  }

  /** A call's end is what the carrier says it is. */
  async function checkEnd(call: CallRecord): Promise<void> {
    const count = dialled.get(call.id) ?? 0;
    if (count > 1) world.violate(`${call.id}: dialled ${count} times`);
    if (call.callSid === null) {
      if (count > 0) world.violate(`${call.id}: the carrier placed it, and we do not know`);
      if (call.status !== "failed") world.violate(`${call.id}: never placed, yet ${call.status}`);
      return;
    }
    const known = (await direct.findCall(call.callSid))?.status ?? "unknown";
    if (known !== call.status) {
      world.violate(`${call.id}: ended ${call.status}, the carrier says ${known}`);
    }
    if (call.outcome === null) world.violate(`${call.id}: has no outcome`);
  }

  function checkWords(): void {
    for (const call of calls) {
      const said = messages.get(call.id) ?? [];
      const ours = said.filter(({ speaker }) => speaker === "ai").map(({ text }) => text);
      const sayings = new Set(
        [...ours, FALLBACK_SENTENCE].flatMap((text) => {
          const words = speakable(text);
          return [words, `${words} `, slowly(words), `${slowly(words)} `];
        }),
      );
      const isGreeting = (text: string) =>
        call.direction === "outbound" ? text.startsWith(greeting) : /KI-Assistent/.test(text);
      const heard = { isGreeting, sayings, spoken: spoken.get(call.id) ?? [] };
      for (const fault of faultsOfTranscript(call, said, heard)) world.violate(fault);
    }
    for (const line of personalLines(logged, [...messages.values()].flat())) {
      world.violate(`the log holds something personal: ${line}`);
    }
  }

  /** Who asked for it is not called again. */
  async function checkOptOuts(): Promise<void> {
    for (const call of calls) {
      const asked = messages.get(call.id)?.some(({ intent }) => intent === "opt_out");
      if (!asked) continue;
      const number = customerNumber(call);
      if (!(await isSuppressed(ground.db, number))) {
        world.violate(`${call.id}: asked for no more calls, and may be called`);
      } else {
        const before = dialled.size;
        const status = await ask(operator.place(number));
        if (status !== 409 || dialled.size !== before) {
          world.violate(`${call.id}: called again although it asked for no more calls`);
        }
      }
    }
  }

  /** Nothing is left of calls that are over, and settling them again changes nothing. */
  async function checkRest(): Promise<void> {
    const life = server;
    if (!life) return world.violate("the server did not come back");
    const before = (await readWitness(ground.client)).length;
    await ask(life.recover());
    await ask(life.recover());
    if ((await readWitness(ground.client)).length !== before) {
      world.violate("settling everything again changed something");
    }
    const { calls: remembered, sockets, timers: waiting } = life.held();
    if (remembered > 0) world.violate(`${remembered} calls that are over are still remembered`);
    if (sockets > 0) world.violate(`${sockets} relay sockets are left`);
    if (waiting > IDLE_TIMERS) world.violate(`${waiting} timers are left`);
  }

  /** Hours later everything comes once more, in any order, and with other ends: nothing changes. */
  async function checkLateLies(settled: readonly CallRecord[]): Promise<void> {
    const life = server;
    if (!life) return;
    time.drop(world.outside);
    const late = sent.flatMap((webhook) => [webhook, withOtherEnd(webhook)]);
    late.sort(() => random.number() - 0.5);
    for (const webhook of late.slice(0, 12)) {
      const { status } = await ask(life.handle(requestOf(webhook)));
      if (status >= 500) world.violate(`${nameOf(webhook)}: much later answered ${status}`);
    }
    for (const call of settled) {
      const now = await findCall(ground.db, call.id);
      const isSame =
        now?.status === call.status && now.outcome === call.outcome && now.callSid === call.callSid;
      if (!isSame) world.violate(`${call.id}: late callbacks changed how it ended`);
    }
  }

  async function stop(): Promise<void> {
    const life = server;
    if (!life) return;
    await world.runUntil(time.now() + 30_000);
    await ask(life.stop());
    const { timers: waiting } = life.held();
    if (waiting > 0) world.violate(`${waiting} timers are left after the stop`);
    time.drop(life);
    emulator.close();
  }
}

/** Milliseconds after which the carrier gives up on a script. */
const SLOWEST_SCRIPT = 14_000;
/** Of a server without calls: the look at open ones. */
const IDLE_TIMERS = 1;
/** Faults after which we ourselves may not know what we have done. */
const OURS: ReadonlySet<Fault> = new Set(["database-fails", "database-answer-lost"] as const);
const AUTHORIZED = { authorization: `Basic ${btoa(`${ACCOUNT}:${AUTH_TOKEN}`)}` };
const FINAL = ["completed", "busy", "failed", "no-answer", "canceled"];

/** Somebody calls us. */
async function callIn(emulator: Emulator, from: string): Promise<void> {
  const body = JSON.stringify({ to: EMULATOR_FROM, from });
  const headers = { "content-type": "application/json", ...AUTHORIZED };
  await emulator.fetch(
    new Request(`${CARRIER_URL}/_emulator/calls`, { method: "POST", headers, body }),
  );
}

/** How calls are led: over the relay's socket mostly, with or without what may be asked for. */
function drawSettings(random: Random) {
  return {
    line: random.number() < 0.75 ? "relay" : "gather",
    detectsMachines: random.number() < 0.5,
    records: random.number() < 0.3,
    operatorNumber: random.number() < 0.5 ? "+493023125001" : null,
  };
}

function withOtherEnd(webhook: SentWebhook): SentWebhook {
  const form = new URLSearchParams(webhook.body);
  const other = FINAL.find((status) => status !== form.get("CallStatus")) ?? "busy";
  form.set("CallStatus", other);
  form.set("SequenceNumber", "7");
  return signed({ ...webhook, body: form.toString() });
}

/** A way to the carrier that nothing ever happens to. */
function carrierOver(fetch: (request: Request) => Promise<Response>): Carrier {
  return createTwilioCarrier({
    accountSid: ACCOUNT,
    authToken: AUTH_TOKEN,
    apiBase: CARRIER_URL,
    publicUrl: PUBLIC_URL,
    network: {
      fetch: (url, init) => fetch(new Request(url, init)),
      connect: () => {
        throw new Error("a carrier's REST API has no sockets");
      },
    },
    timers: { after: () => () => {}, every: () => () => {} },
  });
}
