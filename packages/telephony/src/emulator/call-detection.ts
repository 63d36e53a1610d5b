import type { Random } from "@rufbaum/runtime";
import type { CallRecord } from "./call-record.ts";
import type { Telling } from "./call-telling.ts";
import type { DetectedAs } from "./callee/callee.ts";
import type { LineTimers } from "./line/line-timers.ts";
import { detectMachine, type MachineDetector } from "./line/machine-detection.ts";
import { between, TIMING } from "./line/timing.ts";

/** The machine detection of one call, if it was asked for. */
export interface Detection {
  /** The script waits for the verdict. */
  readonly holdsScript: boolean;
  /** The call is answered. */
  begin(): MachineDetector | null;
  /** What the app is told of it from then on; nothing before. */
  verdict(): Readonly<Record<string, string>>;
}

/** A verdict in the background is told to its own address; else the script is given it. */
export function createDetection(options: {
  record: CallRecord;
  detectedAs: DetectedAs;
  tools: { timers: LineTimers; random: Random };
  /** The emulator's milliseconds. */
  now(): number;
  telling: Telling;
  decided(verdict: Readonly<Record<string, string>>): void;
}): Detection {
  const { record, detectedAs, tools, now, telling, decided } = options;
  const { machineDetection: wanted } = record;
  const holdsScript = wanted !== null && !wanted.isAsync;
  let verdict: Readonly<Record<string, string>> = {};

  return {
    holdsScript,
    verdict: () => verdict,
    begin() {
      if (wanted === null) return null;
      const begunAt = now();
      return detectMachine(wanted, detectedAs, tools, (answeredBy) => {
        record.answeredBy = answeredBy;
        const MachineDetectionDuration = String(Math.round(now() - begunAt));
        verdict = { AnsweredBy: answeredBy, MachineDetectionDuration };
        if (holdsScript) return decided(verdict);
        if (wanted.callback === null) return;
        const { sid: CallSid, accountSid: AccountSid } = record;
        const delay = between(tools.random, TIMING.untilDetectionTold);
        telling.tell(wanted.callback, { CallSid, AccountSid, ...verdict }, delay);
      });
    },
  };
}
