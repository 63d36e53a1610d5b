import type { Random } from "@rufbaum/runtime";
import type { Exchange } from "./call-exchange.ts";
import { type CallRecord, type FinalStatus, isOver } from "./call-record.ts";
import type { Telling } from "./call-telling.ts";
import type { RelayFault } from "./fate.ts";
import { followScript } from "./line/follow-script.ts";
import { type LineTimers, lineTimers } from "./line/line-timers.ts";
import type { PhoneLine } from "./line/phone-line.ts";
import { fetchScript, type Script } from "./line/script.ts";
import { type FollowUp, type Held, resolve, type Stage } from "./line/stage.ts";
import { callParameters } from "./webhook-parameters.ts";

/** The scripts of a call: one runs, and leads to the next. */
export interface CallScripts {
  /** Cuts off what runs, and goes on with this. */
  run(first: FollowUp): void;
  /** Cuts off what runs; what its action would be told. */
  leave(): FollowUp | null;
}

/** A script that runs: its timers, and what it holds open. */
interface Course {
  timers: LineTimers;
  held: Held | null;
}

/** A document that leads to itself would run for ever. */
const MOST_SCRIPTS = 1_000;

/**
 * Runs a call's scripts. A call that comes in is answered by the first verb that needs a voice;
 * `<Reject>` before that ends it as busy or no-answer.
 */
export function createCallScripts(options: {
  exchange: Exchange;
  record: CallRecord;
  random: Random;
  telling: Telling;
  relayFault: RelayFault | null;
  /** The answered line; answers the call if need be. */
  line(): PhoneLine;
  end(status: FinalStatus): void;
}): CallScripts {
  const { exchange, record, random, telling, relayFault, end } = options;
  let course: Course | null = null;
  let isRecorded = false;
  let hasHadRelay = false;

  async function runAll(first: FollowUp, mine: Course): Promise<void> {
    let next: FollowUp | null = first;
    for (let scripts = 0; next !== null && scripts < MOST_SCRIPTS; scripts++) {
      const script: Script | null = await fetchScript(telling.ask, record, next);
      if (isOver(record) || course !== mine) return;
      next = script && (await follow(script, mine));
      if (isOver(record) || course !== mine) return;
    }
    end(record.answeredAt === null ? "failed" : "completed");
  }

  async function follow(script: Script, mine: Course): Promise<FollowUp | null> {
    const isAnswered = record.answeredAt !== null;
    const unanswered = isAnswered ? 0 : script.verbs.findIndex(({ verb }) => verb !== "pause");
    const decisive = script.verbs[unanswered];
    if (!isAnswered && (decisive?.verb === "reject" || decisive?.verb === "redirect")) {
      for (const verb of script.verbs.slice(0, unanswered)) {
        if (verb.verb === "pause") await mine.timers.wait(verb.seconds * 1_000);
      }
      if (decisive.verb === "redirect") {
        return { source: resolve(decisive.to, script.base), parameters: {} };
      }
      end(decisive.reason === "busy" ? "busy" : "no-answer");
      return null;
    }
    const line = options.line();
    const surroundings = stage(mine, line);
    hasHadRelay ||= script.verbs.some(({ verb }) => verb === "connect");
    recordFrom(script);
    return followScript(script, surroundings);
  }

  /** As at Twilio: with a relay nothing is recorded that was asked for over REST. */
  function recordFrom({ verbs }: Script): void {
    if (isRecorded || !record.recording || verbs.some(({ verb }) => verb === "connect")) return;
    isRecorded = true;
    exchange.recordings.start(record, record.recording);
  }

  function stage(mine: Course, line: PhoneLine): Omit<Stage, "base"> {
    return {
      exchange,
      record,
      line,
      random,
      timers: mine.timers,
      relayFault: hasHadRelay && relayFault === "breaks" ? null : relayFault,
      tell(address, parameters) {
        telling.tell(address, { ...callParameters(record, record.status), ...parameters }, 0);
      },
      holds(open) {
        mine.held = open;
      },
    };
  }

  function leave(): FollowUp | null {
    const left = course;
    course = null;
    left?.timers.stop();
    return left?.held?.close() ?? null;
  }

  return {
    run(first) {
      leave();
      course = { timers: lineTimers(exchange.timers, exchange.speed), held: null };
      void runAll(first, course);
    },
    leave,
  };
}
