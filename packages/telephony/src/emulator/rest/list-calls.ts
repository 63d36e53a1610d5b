import type { CallRecord } from "../call-record.ts";
import { renderCall } from "./render-call.ts";

const DEFAULT_PAGE = 50;
const LARGEST_PAGE = 1_000;

/**
 * One page of the calls that match `To`, `From`, `Status`, `StartTime`, `StartTime<`, `StartTime>`,
 * newest first. `path` is the list's own, for the addresses of the pages.
 */
export function listCalls(
  calls: Iterable<CallRecord>,
  query: URLSearchParams,
  path: string,
): Record<string, unknown> {
  const matching = [...calls].filter((call) => matches(call, query)).reverse();
  const size = clamp(Number(query.get("PageSize") ?? DEFAULT_PAGE), 1, LARGEST_PAGE);
  const page = clamp(Number(query.get("Page") ?? 0), 0, Number.MAX_SAFE_INTEGER);
  const start = page * size;
  const rows = matching.slice(start, start + size);

  function pageUri(number: number): string {
    const parameters = new URLSearchParams(query);
    parameters.set("PageSize", String(size));
    parameters.set("Page", String(number));
    return `${path}?${parameters}`;
  }

  return {
    calls: rows.map(renderCall),
    page,
    page_size: size,
    start,
    end: Math.max(start, start + rows.length - 1),
    uri: pageUri(page),
    first_page_uri: pageUri(0),
    next_page_uri: start + size < matching.length ? pageUri(page + 1) : null,
    previous_page_uri: page > 0 ? pageUri(page - 1) : null,
  };
}

function matches(call: CallRecord, query: URLSearchParams): boolean {
  const wants = (name: string, value: string) => (query.get(name) ?? value) === value;
  return (
    wants("To", call.to) &&
    wants("From", call.from) &&
    wants("Status", call.status) &&
    startedInside(call, query)
  );
}

/** A call that was never answered started at no time: it matches no bound. */
function startedInside(call: CallRecord, query: URLSearchParams): boolean {
  const bounds = ["StartTime", "StartTime<", "StartTime>"].filter((name) => query.has(name));
  return bounds.every((name) => {
    const bound = Date.parse(query.get(name) ?? "");
    if (call.answeredAt === null || Number.isNaN(bound)) return false;
    if (name === "StartTime<") return call.answeredAt <= bound;
    if (name === "StartTime>") return call.answeredAt >= bound;
    return day(call.answeredAt) === day(bound);
  });
}

function day(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.floor(value))) : least;
}
