import { faultOfCode } from "@rufbaum/calls/faults";
import { callFault } from "@rufbaum/words/en/call-faults";
import type { Colour, Paint } from "../output/colours.ts";
import { formats } from "../output/formats.ts";
import { oneLine } from "../output/printable.ts";
import type { Utterance } from "./call-follower.ts";

export interface CallEnd {
  callSid: string | null;
  status: string;
  outcome: string | null;
  endReason: string | null;
  error: { code: string; message: string } | null;
  duration: number;
}

const FAILED_STATUS = ["busy", "failed", "no-answer", "canceled"];
const FAILED_OUTCOME = ["busy", "failed", "no-answer"];

/** Whether nobody was spoken to, or the call broke: exit code 1. */
export function hasFailed({
  status,
  outcome,
  error,
}: Pick<CallEnd, "status" | "outcome" | "error">): boolean {
  return (
    error !== null ||
    FAILED_STATUS.includes(status) ||
    (outcome !== null && FAILED_OUTCOME.includes(outcome))
  );
}

/** Why a call has ended that the carrier never took; `lost` ones it may have. */
const NEVER_TAKEN = ["carrier", "carrier-busy", "not-placed", "may-not-dial", "operator-hung-up"];

/**
 * How a call stands. One that the carrier never took is no call to anybody, and counts as none in a
 * campaign; of one that was cut off as the program was stopped its outcome says what was heard.
 */
export function statusLine(call: {
  callSid: string | null;
  status: string;
  endReason: string | null;
  error: { code: string } | null;
  isTakenOver: boolean;
}): string {
  const { callSid, status, endReason, error } = call;
  if (callSid === null && NEVER_TAKEN.includes(endReason ?? "")) return "not placed";
  if (error?.code === "lost") return "cut off";
  return call.isTakenOver ? `${status}, taken over` : status;
}

/** `Ended: appointment (completed, 00:42)`; without a duration where that is not known. */
export function endLine(
  call: Omit<CallEnd, "callSid" | "duration"> & { duration: number | null },
  paint: Paint,
): string {
  const { status, outcome, endReason, error, duration } = call;
  const lasted = duration === null ? [] : [formats.duration(duration)];
  const facts = new Set([status, endReason ?? status, ...lasted]);
  facts.delete(outcome ?? status);
  const colour: Colour = hasFailed(call) ? "red" : "green";
  const why = error ? `: ${oneLine(faultLine(error))}` : "";
  return `Ended: ${paint(colour, outcome ?? status)} (${[...facts].map(oneLine).join(", ")})${why}`;
}

/** What broke a call: the socket tells it in the settings' language, the command line in English. */
export function faultLine({ code }: { code: string }): string {
  return `${callFault(faultOfCode(code))} [${code}]`;
}

/** `10:00:03  agent   [Begrüßung]  Guten Tag … (more)`. */
export function utteranceLine(
  utterance: Utterance,
  paint: Paint,
  more: readonly string[] = [],
): string {
  const { timestamp, speaker, message, confidence, metadata } = utterance;
  const isAgent = speaker === "ai";
  const who = paint(isAgent ? "cyan" : "yellow", (isAgent ? "agent" : "caller").padEnd(6));
  const node = metadata?.nodeTitle ?? metadata?.nodeId;
  const place = node ? `${paint("dim", `[${oneLine(node)}]`)} ` : "";
  const reading = [metadata?.detectedIntent, metadata?.condition].filter(Boolean).map(String);
  if (confidence !== undefined) reading.push(formats.percent(confidence * 100, 0));
  if (metadata?.whispered) reading.push("whispered");
  reading.push(...more);
  const understood =
    reading.length > 0 ? ` ${paint("dim", `(${oneLine(reading.join(", "))})`)}` : "";
  return `${paint("dim", formats.time(timestamp))}  ${who}  ${place}${oneLine(message)}${understood}`;
}
