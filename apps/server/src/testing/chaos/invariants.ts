import type { CallSummary, MessageRecord } from "@rufbaum/store";
import type { LiveMessage } from "../../live/messages.ts";
import type { LineEvent } from "./simulated-sockets.ts";
import type { Change, Standing } from "./witness.ts";

const RANKS: Readonly<Record<string, number>> = {
  placing: 0,
  queued: 1,
  initiated: 2,
  ringing: 3,
  "in-progress": 4,
};
const rankOf = (status: string) => RANKS[status] ?? 5;

/** What is wrong about how calls changed: they only ever move forward, and are settled once. */
export function faultsOfChanges(changes: readonly Change[]): string[] {
  return changes.flatMap(({ callId, before, after }) => {
    if (before === null) return [];
    return changeFaults(before, after).map((fault) => `${callId}: ${fault}`);
  });
}

function changeFaults(before: Standing, after: Standing): string[] {
  const faults: string[] = [];
  const moved = `${before.status} → ${after.status}`;
  const rank = rankOf(before.status);
  if (rankOf(after.status) < rank) faults.push(`stepped back: ${moved}`);
  if (rank === 5 && after.status !== before.status) faults.push(`two ends: ${moved}`);
  if (before.callSid !== null && after.callSid !== before.callSid) faults.push("changed its SID");
  if (before.isClosed && !after.isClosed) faults.push("was opened again");
  const isOurs = before.outcome !== null && after.outcome !== before.outcome;
  if (isOurs && after.outcomeBy !== "operator") faults.push(`changed its outcome: ${moved}`);
  if (before.isClosed && after.endReason !== before.endReason) faults.push("ended for two reasons");
  return faults;
}

/** What is wrong about what dashboards were told. `isWhole`: nothing was lost on our own side. */
export function faultsOfLive(
  published: readonly LiveMessage[],
  calls: readonly CallSummary[],
  { isWhole }: { isWhole: boolean },
): string[] {
  const faults: string[] = [];
  for (const call of calls) {
    const ends = published.filter(({ type, ...more }) => type === "call-ended" && isOf(more, call));
    if (ends.length > 1) faults.push(`${call.id}: ${ends.length} call-ended messages`);
    if (isWhole && ends.length === 0) faults.push(`${call.id}: no call-ended message`);
    let rank = 0;
    for (const message of published) {
      if (message.type !== "call-status" || message.callId !== call.id) continue;
      const next = rankOf(message.status);
      if (next < rank) faults.push(`${call.id}: dashboards saw it step back`);
      rank = next;
    }
  }
  return faults;
}

function isOf(message: object, call: CallSummary): boolean {
  return "callId" in message && message.callId === call.id;
}

/** What is wrong about what was said. */
export function faultsOfTranscript(
  call: CallSummary,
  messages: readonly MessageRecord[],
  { isGreeting, line, sayings }: Spoken,
): string[] {
  const faults: string[] = [];
  const agent = messages.filter(({ speaker }) => speaker === "ai");
  const first = agent[0];
  if (first && !isGreeting(first.text)) faults.push("begins without the disclosure");
  if (greetsAgain(line, isGreeting)) faults.push("greets twice");
  if (holdsTwoGreetings(messages, isGreeting)) faults.push("two greetings are written down");
  const ids = new Set(messages.map(({ id }) => id));
  if (ids.size !== messages.length) faults.push("has a message twice");
  for (const { what, text } of line) {
    if (what === "given" && !sayings.has(text)) faults.push("says what no transcript holds");
  }
  return faults.map((fault) => `${call.id}: ${fault}`);
}

export interface Spoken {
  /** Whether it is the tree's first sentence, which says who calls and that it is no human. */
  isGreeting(text: string): boolean;
  /** What happened on the call's relays. */
  line: readonly LineEvent[];
  /** What may be spoken by what is written down. */
  sayings: ReadonlySet<string>;
}

/**
 * However often it was begun: who did not speak meanwhile was greeted once. What was said stands where
 * it was heard, so that two answers may follow two replies.
 */
function holdsTwoGreetings(
  messages: readonly MessageRecord[],
  isGreeting: Spoken["isGreeting"],
): boolean {
  let due = 1;
  for (const { speaker, text } of messages) {
    if (speaker === "caller") due += 1;
    else if (!isGreeting(text)) due = 0;
    else if (due === 0) return true;
    else due -= 1;
  }
  return false;
}

/**
 * Who has heard the opening to its end, and did not ask, is not told again, not by another process
 * either; anybody else has to be.
 */
function greetsAgain(line: readonly LineEvent[], isGreeting: Spoken["isGreeting"]): boolean {
  let hasPlayed = false;
  let hasHeard = false;
  for (const { what, text } of line) {
    if (what === "caller") hasPlayed = hasHeard = false;
    else if (what === "restart") hasPlayed = false;
    else if (what === "played") hasPlayed ||= isGreeting(text);
    else if (what === "silent") hasHeard ||= hasPlayed;
    else if (hasHeard && isGreeting(text)) return true;
  }
  return false;
}

/** Lines of the log with something personal in it: a number, or words of a call. */
export function personalLines(
  logged: readonly string[],
  messages: readonly MessageRecord[],
): string[] {
  const words = new Set(messages.map(({ text }) => text.trim()).filter((text) => text.length > 12));
  return logged.filter(
    (line) => /\+?49\d{7,}/.test(line) || [...words].some((text) => line.includes(text)),
  );
}
