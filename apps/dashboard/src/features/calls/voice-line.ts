import type { VoiceLine } from "../../api/voice-line.ts";
import { formats } from "../../messages/formats.ts";
import { messages } from "../../messages/index.ts";

export type Connection = "connected" | "connecting" | "disconnected";

const texts = () => messages().voiceLine;

/** The three words in which a line is shown. */
export function connectionOf(status: VoiceLine["status"]): Connection {
  switch (status) {
    case "ready":
    case "connected":
      return "connected";
    case "connecting":
      return "connecting";
    default:
      return "disconnected";
  }
}

/** Whether a call can be placed. */
export function takesCalls(line: VoiceLine | undefined): boolean {
  return line?.status === "ready" || line?.status === "connected";
}

/** Carrier, since when, and why, a sentence each. */
export function describeLine(line: VoiceLine): string[] {
  const head = `${texts().carriers[line.carrier]}: ${texts()[connectionOf(line.status)]}`;
  const why = line.reason ?? texts().reasons[line.status];
  return [`${head} ${texts().since(formats().dateTime(line.since))}.`, why];
}
