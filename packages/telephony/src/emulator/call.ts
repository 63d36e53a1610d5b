import type { Clock, Network, Random, Timers } from "@rufbaum/runtime";
import {
  type CallRecord,
  type FinalStatus,
  isOver,
  type RestStatus,
  type ScriptSource,
  type StatusEvent,
} from "./call-record.ts";
import type { Callee } from "./callee/callee.ts";
import type { Fate } from "./fate.ts";
import { lineTimers } from "./line/line-timers.ts";
import { openRelaySession, type RelayResult, type RelaySession } from "./line/relay-session.ts";
import { fetchScript } from "./line/script.ts";
import { between, TIMING } from "./line/timing.ts";
import type { Recordings } from "./recordings/recordings.ts";
import type { StartQueue } from "./start-queue.ts";
import type { Verb } from "./twiml/twiml.ts";
import { callParameters, statusParameters } from "./webhook-parameters.ts";
import type { Webhooks } from "./webhooks.ts";

/** What every call of one emulator shares. */
export interface Exchange {
  clock: Clock;
  timers: Timers;
  network: Network;
  speed: number;
  queue: StartQueue;
  webhooks: Webhooks;
  recordings: Recordings;
  resolveUrl(publicUrl: string): string;
  /** A call's last word has been told. */
  over(record: CallRecord): void;
}

export interface EmulatedCall {
  readonly record: CallRecord;
  /** Ends the call in any state, as REST does; `false` if it is over already. */
  hangUp(): boolean;
  /** Cuts off what a call in progress does and gives it another script; `false` if it is none. */
  redirect(source: ScriptSource): boolean;
  /** Forgets everything that is still to come, without a word to the app. */
  close(): void;
}

type Connect = Extract<Verb, { verb: "connect" }>;
interface OpenSession {
  relay: RelaySession;
  connect: Connect;
  startedAt: number;
}
interface EndedSession {
  result: RelayResult;
  parameters: Record<string, string>;
}
interface NextScript {
  source: ScriptSource;
  parameters: Record<string, string>;
}

/** A document that leads to itself would run for ever. */
const MOST_SCRIPTS = 100;
/** Milliseconds a voice needs for a character of `<Say>`. */
const PER_CHARACTER = 65;

/**
 * One call.
 *
 *   queued ─────▶ dialing ─────▶ ringing ─────▶ in-progress ─────▶ completed
 *          rate     │              │              │  ▲               callee, REST or the app's
 *                   │              │              ▼  │               script hang up; time limit
 *                   ▼              ▼             script: say, pause, redirect, relay → action,
 *                 failed         busy, no-answer   fetched from the app
 *
 *   queued, dialing, ringing ── REST hangs up ──▶ canceled
 *
 * Over REST `dialing` is still `queued`; its callback says `initiated`. Callbacks are posted when
 * they fall due and not waited for, so a slow app sees them late and in any order. `completed`,
 * `busy`, `no-answer`, `failed` and `canceled` are final: what is still planned is dropped, but for
 * the last callback, and the relay's action when a session was cut off.
 */
export function placeEmulatedCall(
  exchange: Exchange,
  record: CallRecord,
  { fate, callee, random }: { fate: Fate; callee: Callee; random: Random },
): EmulatedCall {
  const { clock, speed, webhooks } = exchange;
  const line = lineTimers(exchange.timers, speed);
  /** Outlives the line: what is told late, perhaps after the call is over. */
  const epilogue = lineTimers(exchange.timers, speed);
  let sequence = 0;
  let session: OpenSession | null = null;
  /** Counts the scripts given to it: what an earlier one still plans is dropped. */
  let course = 0;

  const leaveQueue = exchange.queue.enter(dial);
  return {
    record,
    hangUp() {
      if (isOver(record)) return false;
      end(record.answeredAt === null ? "canceled" : "completed");
      return true;
    },
    redirect(source) {
      if (record.status !== "in-progress") return false;
      session?.relay.hangUp();
      session = null;
      void converse(source);
      return true;
    },
    close() {
      leaveQueue();
      line.stop();
      epilogue.stop();
      session?.relay.hangUp();
    },
  };

  function dial(): void {
    record.queueTime = Math.round((clock.now() - record.createdAt) * speed);
    tell("initiated", "initiated");
    if (fate.type === "unreachable") {
      line.after(between(random, TIMING.untilUnreachable), () => end("failed"));
    } else {
      line.after(between(random, TIMING.untilRinging), ring);
    }
  }

  function ring(): void {
    become("ringing");
    tell("ringing", "ringing");
    const stopRinging = line.after(record.ringTimeout * 1_000, () => end("no-answer"));
    if (fate.type === "rings-out") return;
    if (fate.type === "busy") {
      line.after(between(random, TIMING.untilDeclined), () => end("busy"));
      return;
    }
    line.after(between(random, TIMING.untilAnswered), () => {
      stopRinging();
      answer();
    });
  }

  function answer(): void {
    become("in-progress");
    record.answeredAt = clock.now();
    line.after(record.timeLimit * 1_000, () => end("completed"));
    tell("answered", "in-progress", between(random, TIMING.untilAnsweredCallback));
    void converse(record.script);
  }

  async function converse(source: ScriptSource): Promise<void> {
    const begun = ++course;
    let next: NextScript | null = { source, parameters: {} };
    for (let scripts = 0; next !== null && scripts < MOST_SCRIPTS; scripts++) {
      const script = await fetchScript(webhooks, record, next);
      if (isOver(record) || course !== begun) return;
      next = script && (await follow(script, baseOf(next.source)));
      if (course !== begun) return;
    }
    end("completed");
  }

  /** Carries a script out; what it names as the next one, `null` when the call is to end. */
  async function follow(script: readonly Verb[], url: string): Promise<NextScript | null> {
    const begun = course;
    for (const verb of script) {
      if (course !== begun) return null;
      switch (verb.verb) {
        case "say":
          await line.wait(verb.text.length * PER_CHARACTER);
          break;
        case "pause":
          await line.wait(verb.seconds * 1_000);
          break;
        case "hang-up":
          return null;
        case "redirect":
          return { source: { url: new URL(verb.url, url).href, method: "POST" }, parameters: {} };
        case "connect": {
          await line.wait(between(random, TIMING.untilRelayConnects));
          if (course !== begun) return null;
          const { result, parameters } = await converseOverRelay(verb);
          const delay = result.status === "failed" ? "untilActionAfterDrop" : "untilAction";
          await line.wait(between(random, TIMING[delay]));
          if (verb.action === null) break;
          return { source: { url: new URL(verb.action, url).href, method: "POST" }, parameters };
        }
      }
    }
    return null;
  }

  async function converseOverRelay(connect: Connect): Promise<EndedSession> {
    const startedAt = clock.now();
    const over = Promise.withResolvers<RelayResult>();
    const relay = openRelaySession({
      call: record,
      noun: connect.relay,
      callee,
      network: exchange.network,
      random,
      timers: lineTimers(exchange.timers, speed),
      now: () => (clock.now() - record.createdAt) * speed,
      address: exchange.resolveUrl(connect.relay.url),
      signature: webhooks.sign(connect.relay.url),
      over: over.resolve,
      hungUp: () => end("completed"),
    });
    session = { relay, connect, startedAt };
    const result = await over.promise;
    session = null;
    return { result, parameters: sessionParameters(relay.id, startedAt, result) };
  }

  function sessionParameters(
    id: string,
    startedAt: number,
    result: RelayResult,
  ): Record<string, string> {
    const parameters: Record<string, string> = {
      SessionId: id,
      SessionStatus: result.status,
      SessionDuration: String(Math.floor(((clock.now() - startedAt) * speed) / 1_000)),
    };
    if (result.status === "ended" && result.handoff !== null) {
      parameters.HandoffData = result.handoff;
    }
    if (result.status === "failed") {
      parameters.ErrorCode = String(result.errorCode);
      parameters.ErrorMessage = result.errorMessage;
    }
    return parameters;
  }

  function end(status: FinalStatus): void {
    if (isOver(record)) return;
    const now = clock.now();
    record.endedAt = now;
    record.duration =
      record.answeredAt === null ? 0 : Math.round(((now - record.answeredAt) * speed) / 1_000);
    become(status);
    leaveQueue();
    line.stop();
    const untilAction = session ? tellOfCutSession(session) : 0;
    session?.relay.hangUp();
    exchange.recordings.stop(record);
    const untilTold = untilAction + between(random, TIMING.untilFinalCallback);
    tell("completed", status, untilTold);
    epilogue.after(untilTold, () => exchange.over(record));
  }

  /** The app's reply is of no use any more. Answers after how long it is told. */
  function tellOfCutSession({ relay, connect, startedAt }: OpenSession): number {
    const { action } = connect;
    if (action === null) return 0;
    const parameters = {
      ...callParameters(record, record.status),
      ...sessionParameters(relay.id, startedAt, { status: "completed" }),
    };
    const delay = between(random, TIMING.untilAction);
    epilogue.after(delay, () => {
      void webhooks.post(new URL(action, baseOf(record.script)).href, parameters);
    });
    return delay;
  }

  function become(status: RestStatus): void {
    record.status = status;
    record.updatedAt = clock.now();
  }

  /** The callback's number and contents are those of the moment; it is posted some time later. */
  function tell(event: StatusEvent, status: string, delay = 0): void {
    const { status: url, statusEvents } = record.urls;
    if (url === null || !statusEvents.has(event)) return;
    const parameters = statusParameters(record, status, sequence++, clock.now());
    epilogue.after(delay, () => void webhooks.post(url.url, parameters));
  }
}

/** What relative addresses in a script refer to; TwiML given along has to have absolute ones. */
function baseOf(source: ScriptSource): string {
  return "url" in source ? source.url : "https://twiml.invalid";
}
