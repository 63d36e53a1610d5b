import { createDetection } from "./call-detection.ts";
import type { CallOptions, EmulatedCall, Exchange } from "./call-exchange.ts";
import {
  type CallRecord,
  type FinalStatus,
  isOver,
  type RestStatus,
  type StatusEvent,
} from "./call-record.ts";
import { createCallScripts } from "./call-scripts.ts";
import { properTelling, unrulyTelling } from "./call-telling.ts";
import { lineTimers } from "./line/line-timers.ts";
import { openPhoneLine, type PhoneLine } from "./line/phone-line.ts";
import type { FollowUp } from "./line/stage.ts";
import { between, TIMING } from "./line/timing.ts";
import { callParameters, statusParameters } from "./webhook-parameters.ts";

export type * from "./call-exchange.ts";

/**
 * One call.
 *
 *   queued ─────▶ dialing ─────▶ ringing ─────▶ in-progress ─────▶ completed
 *          rate     │              │              │  ▲               callee, REST or the app's
 *                   │              │              ▼  │               script hang up; time limit
 *                   ▼              ▼             scripts, one after the other: fetched from the
 *                 failed         busy, no-answer   app, or given over REST, which cuts off the
 *                                                  one that runs
 *   queued, dialing, ringing ── REST hangs up ──▶ canceled
 *
 * A call that comes in is `ringing` from the start; its script is fetched at once, and the first
 * verb that needs a voice answers it, `<Reject>` ends it as busy or no-answer. A leg that another
 * call's `<Dial>` placed does not queue, and is put through instead of following a script.
 *
 * Over REST `dialing` is still `queued`; its callback says `initiated`. Callbacks are posted when
 * they fall due and not waited for, so a slow app sees them late and in any order. `completed`,
 * `busy`, `no-answer`, `failed` and `canceled` are final: what is still planned is dropped, but for
 * the last callback, the verdict of machine detection, and the action of what was cut off.
 */
export function placeEmulatedCall(
  exchange: Exchange,
  record: CallRecord,
  { fate, callee, random, leg }: CallOptions,
): EmulatedCall {
  const { clock, speed, webhooks, recordings } = exchange;
  const timers = lineTimers(exchange.timers, speed);
  /** Outlives the line: what is told late, perhaps after the call is over. */
  const epilogue = lineTimers(exchange.timers, speed);
  const manner = ("manner" in fate && fate.manner) || "proper";
  const telling =
    manner === "proper"
      ? properTelling(webhooks, epilogue)
      : unrulyTelling(webhooks, epilogue, random, manner);
  let sequence = 0;
  let line: PhoneLine | null = null;
  const detection = createDetection({
    record,
    detectedAs: callee.detectedAs ?? "human",
    tools: { timers, random },
    now: () => (clock.now() - record.createdAt) * speed,
    telling,
    decided: (verdict) => scripts.run({ source: record.script, parameters: verdict }),
  });

  const scripts = createCallScripts({
    exchange,
    record,
    random,
    telling,
    relayFault: ("relay" in fate && fate.relay) || null,
    line: () => line ?? answer(),
    end,
  });
  let leaveQueue = () => {};
  if (record.direction === "inbound") scripts.run({ source: record.script, parameters: {} });
  else if (leg) dial();
  else leaveQueue = exchange.queue.enter(dial);

  return {
    record,
    hangUp() {
      if (isOver(record)) return false;
      end(record.answeredAt === null ? "canceled" : "completed");
      return true;
    },
    redirect(source) {
      if (record.status !== "in-progress") return false;
      scripts.leave();
      line?.cutOff();
      scripts.run({ source, parameters: {} });
      return true;
    },
    close() {
      leaveQueue();
      timers.stop();
      epilogue.stop();
      scripts.leave();
    },
  };

  function dial(): void {
    record.queueTime = Math.round((clock.now() - record.createdAt) * speed);
    tell("initiated", "initiated");
    if (fate.type === "unreachable") {
      timers.after(between(random, TIMING.untilUnreachable), () => end("failed"));
    } else {
      timers.after(between(random, TIMING.untilRinging), ring);
    }
  }

  function ring(): void {
    become("ringing");
    tell("ringing", "ringing");
    const stopRinging = timers.after(record.ringTimeout * 1_000, () => end("no-answer"));
    if (fate.type === "rings-out") return;
    if (fate.type === "busy") {
      timers.after(between(random, TIMING.untilDeclined), () => end("busy"));
      return;
    }
    timers.after(between(random, TIMING.untilAnswered), () => {
      stopRinging();
      const answered = answer();
      if (leg) leg.answered(answered);
      else if (!detection.holdsScript) scripts.run({ source: record.script, parameters: {} });
    });
  }

  function answer(): PhoneLine {
    become("in-progress");
    record.answeredAt = clock.now();
    limitTime();
    tell("answered", "in-progress", between(random, TIMING.untilAnsweredCallback));
    const answered = openPhoneLine({
      call: record,
      callee,
      timers,
      now: () => (clock.now() - record.createdAt) * speed,
      recordings,
      detector: detection.begin(),
      hungUp: () => end("completed"),
    });
    line = answered;
    if (record.sendDigits !== null) {
      answered.speech.say({ digits: record.sendDigits, interruptible: "none" }, 0);
    }
    answered.turns.pickUp();
    return answered;
  }

  /** The limit may be extended while the call runs. */
  function limitTime(): void {
    const begun = record.answeredAt ?? clock.now();
    const left = record.timeLimit * 1_000 - (clock.now() - begun) * speed;
    if (left <= 0) end("completed");
    else timers.after(left, limitTime);
  }

  function end(status: FinalStatus): void {
    if (isOver(record)) return;
    const now = clock.now();
    record.endedAt = now;
    record.duration =
      record.answeredAt === null ? 0 : Math.round(((now - record.answeredAt) * speed) / 1_000);
    become(status);
    leaveQueue();
    timers.stop();
    line?.noteSentence();
    const cutOff = scripts.leave();
    line?.cutOff();
    recordings.stop(record);
    const untilAction = cutOff ? tellOfCut(cutOff) : 0;
    const untilTold = tell(
      "completed",
      status,
      untilAction + between(random, TIMING.untilFinalCallback),
    );
    leg?.over(status);
    epilogue.after(untilTold, () => exchange.over(record));
  }

  /** The app's reply is of no use any more. Answers after how long it is told. */
  function tellOfCut({ source, parameters }: FollowUp): number {
    if (!("url" in source)) return 0;
    const delay = between(random, TIMING.untilAction);
    const all = { ...callParameters(record, record.status), ...parameters };
    epilogue.after(delay, () => void webhooks.send(source, all));
    return delay;
  }

  function become(status: RestStatus): void {
    record.status = status;
    record.updatedAt = clock.now();
  }

  /**
   * The callback's number and contents are those of the moment; it is posted some time later.
   * Answers after how long all is told.
   */
  function tell(event: StatusEvent, status: string, delay = 0): number {
    const { status: address, statusEvents } = record.urls;
    if (address === null || !statusEvents.has(event)) return delay;
    const parameters = {
      ...statusParameters(record, status, sequence++, clock.now()),
      ...detection.verdict(),
    };
    if (event === "completed") return telling.tellLast(address, parameters, delay);
    telling.tell(address, parameters, delay);
    return delay;
  }
}
