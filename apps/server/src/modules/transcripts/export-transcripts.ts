import type { CallRecord } from "@rufbaum/calls";
import type { Words } from "@rufbaum/words";
import type { CallDetail } from "../calls/call-queries.ts";
import type { Calls } from "../calls/service.ts";
import type { TranscriptFilter, TranscriptSearch } from "./search.ts";

export const EXPORT_TYPES = { json: "application/json", txt: "text/plain;charset=utf-8" } as const;
export type ExportFormat = keyof typeof EXPORT_TYPES;

/** Calls looked up at once. */
const PAGE = 50;

export interface ExportDeps {
  calls: Pick<Calls, "existing" | "find">;
  search: Pick<TranscriptSearch, "list">;
  words: Words;
}

/** What is exported: one call, or all that a filter allows, the newest first. */
export type Exported = { callId: string } | TranscriptFilter;

/** Calls with all that was said in them as a file, made while it is sent. */
export function exportTranscripts(
  deps: ExportDeps,
  wanted: Exported,
  format: ExportFormat,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces =
    format === "json" ? jsonOf(details(deps, wanted)) : textOf(details(deps, wanted), deps.words);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return?.(undefined)),
  });
}

async function* details(
  { calls, search, words }: ExportDeps,
  wanted: Exported,
): AsyncGenerator<CallDetail> {
  if ("callId" in wanted) {
    yield await calls.find(wanted.callId, words);
    return;
  }
  let before: string | undefined;
  do {
    const page = await search.list({ ...wanted, limit: PAGE, before }, words);
    for (const { id } of page.calls) {
      // It may be forgotten meanwhile.
      const call = await calls.find(id, words).catch(() => null);
      if (call) yield call;
    }
    before = page.next ?? undefined;
  } while (before !== undefined);
}

async function* jsonOf(calls: AsyncGenerator<CallDetail>): AsyncGenerator<string, void, undefined> {
  let between = "[\n";
  for await (const call of calls) {
    yield between + JSON.stringify(call);
    between = ",\n";
  }
  yield between === "[\n" ? "[]\n" : "\n]\n";
}

async function* textOf(
  calls: AsyncGenerator<CallDetail>,
  words: Words,
): AsyncGenerator<string, void, undefined> {
  let between = "\ufeff";
  for await (const call of calls) {
    yield between + words.callTranscript(toldCall(call));
    between = "\n\n";
  }
  if (between === "\ufeff") yield between;
}

type ToldCall = Parameters<Words["callTranscript"]>[0];

function toldCall({ phoneNumber, startTime, messages, ...call }: CallDetail): ToldCall {
  return {
    ...{ number: phoneNumber, startTime, duration: call.duration, treeName: call.treeName },
    isInbound: call.direction === "inbound",
    outcome: call.outcome as CallRecord["outcome"],
    isNotLogged: call.notLogged !== null,
    messages: messages.map(({ timestamp, speaker, message, metadata }) => ({
      ...{ at: timestamp, text: message },
      by: speaker === "caller" ? "caller" : metadata?.whispered ? "operator" : "agent",
    })),
  };
}
