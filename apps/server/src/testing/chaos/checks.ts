import { customerNumber, FALLBACK_SENTENCE, HUNG_UP } from "@rufbaum/calls";
import { WORDING } from "@rufbaum/conversation";
import { slowly, speakable } from "@rufbaum/speech";
import { findCall, isSuppressed } from "@rufbaum/store";
import { OPT_OUT } from "./callers.ts";
import { faultsOfCampaigns, faultsOfOverlap, readCampaigns } from "./campaign-promises.ts";
import { GREETING } from "./campaigner.ts";
import type { Fault, Faults } from "./faults.ts";
import { faultsOfChanges, faultsOfLive, faultsOfTranscript, personalLines } from "./invariants.ts";
import { faultsOfDialling } from "./lawful.ts";
import { requestOf, signed } from "./rogue.ts";
import { nameOf, type SentWebhook } from "./simulated-network.ts";
import { CLOCK_FORWARD, type Ended, type Simulation } from "./simulation.ts";
import { readWitness } from "./witness.ts";

/** Of a server without calls: the look at open ones, and that for campaigns. */
const IDLE_TIMERS = 1;
/** The next look at campaigns that run, at calls of theirs that are over, and at those that ended too soon. */
const DIALLING_TIMERS = 3;
/** Webhooks that come once more at the end. */
const LATE = 12;
/** Faults after which we ourselves may not know what we have done. */
const OURS: ReadonlySet<Fault> = new Set([
  "database-fails",
  "database-answer-lost",
  "database-away",
  "database-gone",
] as const);
/** Of the faults only these keep a caller waiting until he is sent home. */
const HELD_TOO_LONG: readonly Fault[] = ["database-gone", "database-frozen"];
/** How long a look at what the rules ask may be under way, in milliseconds: mostly, and with a fault. */
const LOOK = 500;
const LOOKS: readonly (readonly [Fault, number])[] = [
  ["database-frozen", 180_000],
  ["database-slow", 30_000],
];
const HOUR = 3_600_000;
const FINAL = ["completed", "busy", "failed", "no-answer", "canceled"];

/** Holds a run that has come to rest against everything that was promised. */
export async function checkPromises(run: Simulation, ended: readonly Ended[]): Promise<void> {
  const { world, seen } = run;
  for (const one of ended) await checkEnd(run, one);
  for (const one of ended) checkWords(run, one);
  const messages = ended.flatMap((one) => one.messages);
  for (const line of personalLines(seen.logged, messages)) {
    world.violate(`the log holds something personal: ${line}`);
  }
  await checkCampaigns(run, ended);
  for (const one of ended) await checkOptOut(run, one);
  for (const one of ended) await checkHeardOptOut(run, one);
  checkDialling(run, ended);
  await checkRest(run);
  await checkLateLies(run, ended);
  for (const fault of faultsOfChanges(await readWitness(run.ground.client))) world.violate(fault);
  const isWhole =
    run.lives() === 1 && ![...world.faults.counts.keys()].some((kind) => OURS.has(kind));
  const calls = ended.map(({ call }) => call);
  for (const fault of faultsOfLive(seen.published, calls, { isWhole })) world.violate(fault);
  await checkStop(run);
}

/** Lets time pass until the answer is there. */
async function ask<T>({ world }: Simulation, work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  done.catch(() => {});
  await world.runUntil(world.time.now() + 120_000, () => isDone);
  if (!isDone) throw new Error("An answer never came.");
  return done;
}

/** A call was placed once, and its end is what the carrier says it is. */
async function checkEnd({ world, seen, carrier }: Simulation, { call }: Ended): Promise<void> {
  const count = seen.dialled.get(call.id) ?? 0;
  if (count > 1) world.violate(`${call.id}: dialled ${count} times`);
  if (call.endReason === "fault" && !HELD_TOO_LONG.some((kind) => world.faults.counts.has(kind))) {
    world.violate(`${call.id}: ended by a fault of ours`);
  }
  if (call.outcome === null) world.violate(`${call.id}: has no outcome`);
  if (call.callSid === null) {
    // A call is looked for by the time at which it was placed: with clocks an hour apart in vain.
    if (count > 0 && !world.faults.counts.has("clock-jump")) {
      world.violate(`${call.id}: the carrier placed it, and we do not know`);
    }
    // Nobody's fault: the carrier had no room, and before it had any somebody hung up or forbade it.
    const isCalledOff = ["carrier-busy", "may-not-dial", HUNG_UP].includes(call.endReason ?? "");
    const isRight = call.status === "failed" || (call.status === "canceled" && isCalledOff);
    if (!isRight) world.violate(`${call.id}: never placed, yet ${call.status}`);
    return;
  }
  const known = (await carrier.findCall(call.callSid))?.status ?? "unknown";
  if (known !== call.status) {
    world.violate(`${call.id}: ended ${call.status}, the carrier says ${known}`);
  }
}

function checkWords({ world, seen, greeting }: Simulation, { call, messages }: Ended): void {
  const ours = messages.filter(({ speaker }) => speaker === "ai").map(({ text }) => text);
  const sayings = new Set(
    [...ours, FALLBACK_SENTENCE, WORDING.oneMoment].flatMap((text) => {
      const words = speakable(text);
      return [words, `${words} `, slowly(words), `${slowly(words)} `];
    }),
  );
  const spokenOf = (text: string) => [text, speakable(text)];
  // On a mailbox a campaign says its greeting, and more: that is no second one.
  const isGreeting = (text: string) =>
    call.direction === "outbound"
      ? spokenOf(greeting).some((words) => text.startsWith(words)) ||
        spokenOf(GREETING).includes(text.trim())
      : /KI-Assistent/.test(text);
  const heard = { isGreeting, sayings, line: seen.lines.get(call.id) ?? [] };
  for (const fault of faultsOfTranscript(call, messages, heard)) world.violate(fault);
}

/** Who asked for no more calls gets none. */
async function checkOptOut(run: Simulation, { call, messages }: Ended): Promise<void> {
  const { world, seen, operator } = run;
  if (!messages.some(({ intent }) => intent === "opt_out")) return;
  const number = customerNumber(call);
  if (!(await isSuppressed(run.ground.db, number))) {
    return world.violate(`${call.id}: asked for no more calls, and may be called`);
  }
  const calls = () => seen.numbers.filter(({ to }) => to === number).length;
  const before = calls();
  const status = await ask(run, operator.place(number));
  if (status !== 409 || calls() !== before) {
    world.violate(`${call.id}: called again although it asked for no more calls`);
  }
}

/** What reached a process that lived on is stored, whatever else became of the call. */
async function checkHeardOptOut(
  { world, seen, ground }: Simulation,
  { call }: Ended,
): Promise<void> {
  const line = seen.lines.get(call.id) ?? [];
  const said = line.findLastIndex(({ what, text }) => what === "caller" && text === OPT_OUT);
  if (said < 0 || line.slice(said).some(({ what }) => what === "restart")) return;
  if (await isSuppressed(ground.db, customerNumber(call))) return;
  world.violate(`${call.id}: its wish for no more calls was heard, and is not stored`);
}

/** Nobody was called at a wrong time, too often, or against his will. */
function checkDialling(
  { world: { faults, ...world }, seen, strangers }: Simulation,
  ended: readonly Ended[],
): void {
  const jumps = faults.counts.has("clock-jump") ? [-HOUR, 0, HOUR] : [0];
  const ahead = faults.counts.has("clock-forward") ? [0, CLOCK_FORWARD] : [0];
  const clocks = jumps.flatMap((jump) => ahead.map((set) => jump + set));
  const how = { clocks, grace: longestLook(faults) };
  for (const fault of faultsOfDialling(seen.numbers, strangers.people(), how)) world.violate(fault);
  if (faults.counts.size > 0) return;
  for (const { number, unwishedAt } of strangers.people()) {
    const late = ended.find(
      ({ call: { to, answeredAt } }) => to === number && (answeredAt ?? 0) > unwishedAt + LOOK,
    );
    if (late) world.violate(`${late.call.id}: went on ringing although no calls are wished`);
  }
}

/** Each was called as often as was planned, one call at a time, and nobody was forgotten. */
async function checkCampaigns(run: Simulation, ended: readonly Ended[]): Promise<void> {
  const { world, seen, campaigner, ground } = run;
  const ids = new Set(ended.map(({ call }) => call.id));
  for (const callId of seen.dialled.keys()) {
    if (!ids.has(callId)) world.violate(`${callId}: dialled, and written down nowhere`);
  }
  const isClockRight = !world.faults.counts.has("clock-jump");
  const faults = faultsOfCampaigns(await readCampaigns(ground.client), {
    led: campaigner.led(),
    dialled: seen.numbers,
    grace: longestLook(world.faults),
    now: world.time.now(),
    isClockRight,
  });
  // Of a call that was asked for an hour ago the carrier is asked in vain: it counts as over.
  if (isClockRight) faults.push(...faultsOfOverlap(await run.carried()));
  for (const fault of faults) world.violate(fault);
  if (campaigner.isThere) await ask(run, run.operator.ask("POST", "/api/bulk-calls/stop", {}));
}

/** How long what is asked before a call may have been under way. */
function longestLook(faults: Faults): number {
  return LOOKS.find(([kind]) => faults.counts.has(kind))?.[1] ?? LOOK;
}

/** Nothing is left of calls that are over, and settling them again changes nothing. */
async function checkRest(run: Simulation): Promise<void> {
  const { world, ground } = run;
  const life = run.server();
  if (!life) return world.violate("the server did not come back");
  const before = (await readWitness(ground.client)).length;
  await ask(run, life.recover());
  await ask(run, life.recover());
  if ((await readWitness(ground.client)).length !== before) {
    world.violate("settling everything again changed something");
  }
  // A start looks at calls that wait, and finds none.
  await world.runUntil(world.time.now() + 5_000);
  const { calls, sockets, timers } = life.held();
  if (calls > 0) world.violate(`${calls} calls that are over are still remembered`);
  if (sockets > 0) world.violate(`${sockets} relay sockets are left`);
  const idle = IDLE_TIMERS + (run.campaigner.isThere ? DIALLING_TIMERS : 0);
  if (timers > idle) world.violate(`${timers} timers are left`);
}

/** Much later everything comes once more, in any order, and with other ends: nothing changes. */
async function checkLateLies(run: Simulation, ended: readonly Ended[]): Promise<void> {
  const { world, seen } = run;
  const life = run.server();
  if (!life) return;
  world.time.drop(world.outside);
  const random = world.randomFor("late lies");
  const late = seen.webhooks
    .flatMap((webhook) => [webhook, withOtherEnd(webhook)])
    .map((webhook) => ({ webhook, place: random.number() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, LATE);
  for (const { webhook } of late) {
    const { status } = await ask(run, life.handle(requestOf(webhook)));
    if (status >= 500) world.violate(`${nameOf(webhook)}: much later answered ${status}`);
  }
  for (const { call } of ended) {
    const now = await findCall(run.ground.db, call.id);
    const isSame =
      now?.status === call.status &&
      now.outcome === call.outcome &&
      (call.callSid === null || now.callSid === call.callSid);
    if (!isSame) world.violate(`${call.id}: late callbacks changed how it ended`);
  }
}

async function checkStop(run: Simulation): Promise<void> {
  const { world } = run;
  const life = run.server();
  if (!life) return;
  await world.runUntil(world.time.now() + 30_000);
  await ask(run, life.stop());
  const { timers } = life.held();
  if (timers > 0) world.violate(`${timers} timers are left after the stop`);
  world.time.drop(life);
}

function withOtherEnd(webhook: SentWebhook): SentWebhook {
  const form = new URLSearchParams(webhook.body);
  const other = FINAL.find((status) => status !== form.get("CallStatus")) ?? "busy";
  form.set("CallStatus", other);
  form.set("SequenceNumber", "7");
  return signed({ ...webhook, body: form.toString() });
}
