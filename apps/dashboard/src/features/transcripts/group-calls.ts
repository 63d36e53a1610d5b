import type { TranscriptMessage } from "../../api/live-messages.ts";

/** What was said in one call, in order. The first message gives number and start. */
export interface TranscriptCall {
  callSid: string;
  phoneNumber: string;
  startTime: string;
  messages: TranscriptMessage[];
}

/** Groups messages by their call; the call that began last stands first. */
export function groupCalls(messages: readonly TranscriptMessage[]): TranscriptCall[] {
  const calls: TranscriptCall[] = [];
  for (const [callSid, said] of Map.groupBy(messages, (message) => message.callSid)) {
    const ordered = said.toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
    const [first] = ordered;
    if (!first) continue;
    const { phoneNumber, timestamp: startTime } = first;
    calls.push({ callSid, phoneNumber, startTime, messages: ordered });
  }
  return calls.sort((a, b) => Date.parse(b.startTime) - Date.parse(a.startTime));
}

/** The first 8 characters of a call's id, and an ellipsis. */
export function shortSid(callSid: string): string {
  return `${callSid.slice(0, 8)}…`;
}
