import type { CallDetail } from "./calls.ts";
import type { ActiveCall, LiveMessage, TranscriptMessage } from "./live-messages.ts";

/** Utterances that a call in the list carries along. */
const LAST_MESSAGES = 2;

/** The calls in progress after a message; the same list where it changes nothing. */
export function foldActiveCalls(
  calls: readonly ActiveCall[],
  message: LiveMessage,
): readonly ActiveCall[] {
  switch (message.type) {
    case "call-started":
      return withStarted(calls, message.call);
    case "call-moved":
      return calls.map((call) => (call.id === message.callId ? moved(call, message) : call));
    case "call-status":
      return change(calls, message.callId, {
        status: message.status,
        startTime: message.startTime,
      });
    case "call-taken-over":
      return change(calls, message.callId, { isTakenOver: message.to !== null });
    case "call-said":
      return calls.map((call) =>
        call.id === message.callId
          ? {
              ...call,
              lastMessages: foldMessages(call.lastMessages, message.message).slice(-LAST_MESSAGES),
            }
          : call,
      );
    case "call-ended":
      return calls.filter((call) => call.id !== message.callId);
    default:
      return calls;
  }
}

/** One call's detail after a message about it. */
export function foldCall(call: CallDetail, message: LiveMessage): CallDetail {
  switch (message.type) {
    case "call-moved":
      // Told twice where the call was asked for in between.
      if (call.path.at(-1) === message.nodeId) return call;
      return { ...call, path: [...call.path, message.nodeId] };
    case "call-status":
      return { ...call, status: message.status };
    case "call-said":
      return { ...call, messages: foldMessages(call.messages, message.message) };
    case "call-heard":
      return { ...call, messages: foldHeard(call.messages, message) };
    case "call-taken-over":
      return { ...call, isTakenOver: message.to !== null };
    case "call-outcome":
      return { ...call, outcome: message.outcome, outcomeBy: "operator" };
    case "call-ended": {
      const { status, outcome, endReason, error } = message;
      return { ...call, status, outcome, endReason, error };
    }
    default:
      return call;
  }
}

/**
 * All that was said, after one more utterance; one that is known already is replaced, and one that
 * comes after a later one of its call stands before it.
 */
export function foldMessages(
  messages: readonly TranscriptMessage[],
  said: TranscriptMessage,
): TranscriptMessage[] {
  const known = messages.findIndex(({ id }) => id === said.id);
  if (known !== -1) return messages.with(known, said);
  const isLater = ({ callSid, timestamp }: TranscriptMessage) =>
    callSid === said.callSid && timestamp > said.timestamp;
  const later = messages.findIndex(isLater);
  return messages.toSpliced(later === -1 ? messages.length : later, 0, said);
}

/** All that was said, once it is known how long the caller waited for one of it. */
export function foldHeard(
  messages: readonly TranscriptMessage[],
  heard: HeardMessage,
): TranscriptMessage[] {
  const { messageId, waitMilliseconds, firstAudioMilliseconds } = heard;
  return messages.map((message) =>
    message.id === messageId
      ? {
          ...message,
          metadata: {
            ...message.metadata,
            waitMilliseconds,
            ...(firstAudioMilliseconds !== null && { firstAudioMilliseconds }),
          },
        }
      : message,
  );
}

type HeardMessage = Extract<LiveMessage, { type: "call-heard" }>;
type Moved = Extract<LiveMessage, { type: "call-moved" }>;

/** A node that is told although the call was asked for in between is visited once. */
function moved(call: ActiveCall, { nodeId, nodeTitle, nodeKind }: Moved): ActiveCall {
  const isKnown = call.path.at(-1)?.nodeId === nodeId;
  return {
    ...call,
    currentNodeId: nodeId,
    currentNodeTitle: nodeTitle,
    currentNodeKind: nodeKind,
    path: isKnown ? call.path : [...call.path, { nodeId, nodeTitle, nodeKind }],
  };
}

/** The oldest first, as the server lists them: nothing that is being watched changes its place. */
function withStarted(calls: readonly ActiveCall[], started: ActiveCall): ActiveCall[] {
  const known = calls.findIndex(({ id }) => id === started.id);
  return known === -1 ? [...calls, started] : calls.with(known, started);
}

function change(
  calls: readonly ActiveCall[],
  id: string,
  changed: Partial<ActiveCall>,
): readonly ActiveCall[] {
  return calls.map((call) => (call.id === id ? { ...call, ...changed } : call));
}
