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
