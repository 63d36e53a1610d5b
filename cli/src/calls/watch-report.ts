import type { LiveMessage } from "../client.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";
import { endLine, utteranceLine } from "./result.ts";
import type { RunningCall, WatchHandlers } from "./watch-calls.ts";

type CallMessage = Extract<LiveMessage, { type: `call-${string}` }>;

/** Calls whose numbers are remembered. */
const MOST_KNOWN = 5_000;

/** Tells all calls at once: each line begins with the number it is about; with --json as it came. */
export function watchReport(output: Output): WatchHandlers {
  const numbers = new Map<string, string>();
  let isLost = false;
  let isFirst = true;

  function started(call: RunningCall): void {
    if (numbers.has(call.id)) return;
    numbers.set(call.id, call.phoneNumber);
    // Kept beyond a call's end: its outcome may be set afterwards.
    if (numbers.size > MOST_KNOWN) numbers.delete(numbers.keys().next().value ?? "");
    if (output.isJson()) {
      output.jsonLine({ type: "call-started", call });
      return;
    }
    const node = call.currentNodeTitle ? `, at [${call.currentNodeTitle}]` : "";
    tell(call.id, oneLine(`${call.callSid ?? call.id}, ${call.treeName}, ${call.status}${node}`));
  }

  function tell(callId: string, text: string): void {
    const number = numbers.get(callId) ?? callId;
    output.line(`${output.paint("bold", oneLine(number).padEnd(16))}  ${text}`);
  }

  return {
    running(calls) {
      if (isLost) output.notice("Connected again.");
      isLost = false;
      for (const call of calls) started(call);
      if (isFirst && calls.length === 0) output.line("No call is running. Waiting …");
      isFirst = false;
    },
    lost() {
      if (!isLost) output.notice("The connection to the server is lost; trying again …");
      isLost = true;
    },
    message(message) {
      if (!isAboutCalls(message)) return;
      if (message.type === "call-started") return started(message.call);
      if (output.isJson()) output.jsonLine(message);
      else {
        const text = lineOf(message, output);
        if (text) tell(message.callId, text);
      }
    },
  };
}

function lineOf(
  message: Exclude<CallMessage, { type: "call-started" }>,
  { paint }: Pick<Output, "paint">,
): string | null {
  switch (message.type) {
    case "call-status":
      return paint("dim", oneLine(message.status));
    case "call-moved":
      return paint("dim", `to [${oneLine(message.nodeTitle || message.nodeId)}]`);
    case "call-said":
      return utteranceLine(message.message, paint);
    case "call-taken-over":
      return message.to === null ? "nobody took it over" : `passed on to ${oneLine(message.to)}`;
    case "call-outcome":
      return `outcome set to ${message.outcome}`;
    case "call-ended":
      return endLine({ ...message, duration: null }, paint);
    case "call-heard":
      return null;
  }
}

function isAboutCalls(message: LiveMessage): message is CallMessage {
  return message.type.startsWith("call-");
}
