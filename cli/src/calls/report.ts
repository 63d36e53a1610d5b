import type { Tree } from "@rufbaum/tree";
import type { CliError } from "../errors.ts";
import type { Output } from "../output/output.ts";
import { oneLine } from "../output/printable.ts";
import type { CallHandlers } from "./call-follower.ts";
import { type CallEnd, endLine, utteranceLine } from "./result.ts";

export interface PlacedCall {
  callSid: string;
  callId: string;
  tree: Pick<Tree, "id" | "name">;
}

/** How a call is told, from the placing to the end. */
export interface CallReport extends CallHandlers {
  placed(call: PlacedCall): void;
  ended(end: CallEnd): void;
}

/** Everything as it happens: lines for people, or a JSON line per event. */
export function fullReport(output: Output): CallReport {
  const { paint } = output;
  const outages = outageNotices(output);
  if (output.isJson()) {
    return {
      ...outages,
      placed: (call) => output.jsonLine({ type: "call-placed", ...call }),
      status: (status) => output.jsonLine({ type: "call-status", status }),
      said: (message) => output.jsonLine({ type: "call-said", message }),
      ended: (end) => output.jsonLine({ type: "call-ended", ...end }),
    };
  }
  return {
    ...outages,
    placed: ({ callSid, tree }) => output.line(`Calling with "${oneLine(tree.name)}": ${callSid}`),
    status: (status) => output.line(paint("dim", oneLine(status))),
    said: (utterance) => output.line(utteranceLine(utterance, paint)),
    ended: (end) => output.line(endLine(end, paint)),
  };
}

/** The callSid alone on stdout, the end beside it; with JSON one document at the end. */
export function briefReport(output: Output): CallReport {
  let placed: PlacedCall | null = null;
  return {
    ...outageNotices(output),
    placed(call) {
      placed = call;
      if (!output.isJson()) output.raw(`${call.callSid}\n`);
    },
    status() {},
    said() {},
    ended(end) {
      if (output.isJson()) output.json({ ...placed, ...end });
      else output.notice(endLine(end, (_colour, text) => text));
    },
  };
}

function outageNotices(output: Output): Pick<CallHandlers, "away" | "back"> {
  return {
    away: ({ message }: CliError) =>
      output.notice(`${firstSentence(oneLine(message))}; trying again …`),
    back: () => output.notice("The server tells of the call again."),
  };
}

/** Without its full stop. */
function firstSentence(message: string): string {
  return message.split(/\.(?:\s|$)/)[0] ?? message;
}
