const DEFAULT_PAGE = 50;
const LARGEST_PAGE = 1_000;

/**
 * One page of a list as Twilio renders it, with the rows under `key`; `path` is the list's own. The
 * next page's address names the last row, so that it goes on there whatever is new by then.
 */
export function listPage<Row extends { sid: string }>(
  key: string,
  rows: readonly Row[],
  render: (row: Row) => unknown,
  { query, path }: { query: URLSearchParams; path: string },
): Record<string, unknown> {
  const size = clamp(Number(query.get("PageSize") ?? DEFAULT_PAGE), 1, LARGEST_PAGE);
  const page = clamp(Number(query.get("Page") ?? 0), 0, Number.MAX_SAFE_INTEGER);
  const anchor = rows.findIndex(({ sid }) => tokenOf(sid) === query.get("PageToken"));
  const first = anchor >= 0 ? anchor + 1 : page * size;
  const shown = rows.slice(first, first + size);
  const start = page * size;

  function pageUri(number: number, token: string | null): string {
    const parameters = new URLSearchParams(query);
    parameters.set("PageSize", String(size));
    parameters.set("Page", String(number));
    if (token === null) parameters.delete("PageToken");
    else parameters.set("PageToken", token);
    return `${path}?${parameters}`;
  }

  const last = first + size < rows.length ? shown.at(-1) : undefined;
  return {
    [key]: shown.map(render),
    page,
    page_size: size,
    start,
    end: Math.max(start, start + shown.length - 1),
    uri: pageUri(page, query.get("PageToken")),
    first_page_uri: pageUri(0, null),
    next_page_uri: last ? pageUri(page + 1, tokenOf(last.sid)) : null,
    previous_page_uri: page > 0 ? pageUri(page - 1, null) : null,
  };
}

function tokenOf(sid: string): string {
  return `PA${sid}`;
}

/**
 * Whether a time lies within the bounds that `name`, `name<` and `name>` give: on that day, not
 * after, not before. What has no time lies within none.
 */
export function isWithin(query: URLSearchParams, name: string, at: number | null): boolean {
  const bounds = [name, `${name}<`, `${name}>`].filter((key) => query.has(key));
  return bounds.every((key) => {
    const bound = Date.parse(query.get(key) ?? "");
    if (at === null || Number.isNaN(bound)) return false;
    if (key.endsWith("<")) return at <= bound;
    if (key.endsWith(">")) return at >= bound;
    return day(at) === day(bound);
  });
}

/** Whether `value` is what the query wants of `name`, if it wants anything. */
export function isWanted(query: URLSearchParams, name: string, value: string | null): boolean {
  const wanted = query.get(name);
  return wanted === null || wanted === value;
}

function day(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.floor(value))) : least;
}
