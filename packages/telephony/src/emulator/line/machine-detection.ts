import type { Random } from "@rufbaum/runtime";
import type { MachineDetection } from "../call-record.ts";
import type { DetectedAs } from "../callee/callee.ts";
import type { LineTimers } from "./line-timers.ts";
import { between, TIMING } from "./timing.ts";

/** Listens for what answers a call. */
export interface MachineDetector {
  /** The callee opens its mouth, and closes it. */
  calleeSpeaks(): void;
  calleeSaid(): void;
  beeped(): void;
}

/**
 * Finds out who answered, as the carrier does: a person by its first word; a machine, where the
 * mode is `Enable`, by how long it talks, and where it is `DetectMessageEnd`, by its tone or by the
 * silence after its announcement. `unknown` after a long silence, or when the time is up.
 */
export function detectMachine(
  { mode, timeout, speechThreshold, speechEndThreshold, silenceTimeout }: MachineDetection,
  detectedAs: DetectedAs,
  { timers, random }: { timers: LineTimers; random: Random },
  found: (answeredBy: string) => void,
): MachineDetector {
  let isFound = false;
  let cancelEnd = () => {};

  function find(answeredBy: string): void {
    if (isFound) return;
    isFound = true;
    found(answeredBy);
  }

  function findAfter(milliseconds: number, answeredBy: string): () => void {
    return timers.after(milliseconds, () => find(answeredBy));
  }

  findAfter(timeout * 1_000, "unknown");
  if (detectedAs === "human") findAfter(between(random, TIMING.untilHumanDetected), "human");
  if (detectedAs === "fax") findAfter(between(random, TIMING.untilFaxDetected), "fax");
  if (detectedAs === "unknown") findAfter(silenceTimeout, "unknown");

  const isMachine = detectedAs === "machine";
  const afterwards = () => between(random, TIMING.untilMachineDetected);
  return {
    calleeSpeaks() {
      cancelEnd();
      if (isMachine && mode === "Enable") {
        findAfter(speechThreshold + afterwards(), "machine_start");
      }
    },
    calleeSaid() {
      if (!isMachine || mode === "Enable") return;
      cancelEnd = findAfter(speechEndThreshold, "machine_end_silence");
    },
    beeped() {
      if (!isMachine || mode === "Enable") return;
      cancelEnd();
      findAfter(afterwards(), "machine_end_beep");
    },
  };
}
