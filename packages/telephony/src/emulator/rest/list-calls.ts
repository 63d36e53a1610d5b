import type { CallRecord } from "../call-record.ts";
import { isWanted, isWithin, listPage } from "./list-page.ts";
import { renderCall } from "./render-call.ts";

/**
 * One page of the calls that match `To`, `From`, `Status`, `ParentCallSid`, `StartTime`, `EndTime`,
 * newest first.
 */
export function listCalls(
  calls: readonly CallRecord[],
  place: { query: URLSearchParams; path: string },
): Record<string, unknown> {
  const { query } = place;
  const matching = calls.filter(
    (call) =>
      isWanted(query, "To", call.to) &&
      isWanted(query, "From", call.from) &&
      isWanted(query, "Status", call.status) &&
      isWanted(query, "ParentCallSid", call.parentCallSid) &&
      isWithin(query, "StartTime", call.answeredAt) &&
      isWithin(query, "EndTime", call.endedAt),
  );
  return listPage("calls", matching.reverse(), renderCall, place);
}
