/** A refusal as the REST API words it. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export function json(value: unknown, status = 200): Response {
  return Response.json(value, {
    status,
    headers: { "Twilio-Request-Id": "RQ0", "Twilio-Concurrent-Requests": "1" },
  });
}

export function refusal({ status, code, message }: Refusal): Response {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  return json({ code, message, more_info, status }, status);
}

export function notFound(path: string): Refusal {
  return new Refusal(404, 20404, `The requested resource ${path} was not found`);
}

/** One page of a list; the addresses in it stand below the host, as the documentation has them. */
export function page(url: URL, name: string, items: readonly object[]): Response {
  const size = Math.min(1_000, Math.max(1, Number(url.searchParams.get("PageSize") ?? 50)));
  const number = Number(url.searchParams.get("Page") ?? 0);
  const start = number * size;
  const shown = items.slice(start, start + size);
  const addressOf = (wanted: number) => {
    const query = new URLSearchParams(url.searchParams);
    query.set("PageSize", String(size));
    query.set("Page", String(wanted));
    if (wanted > 0) query.set("PageToken", `PA${wanted}`);
    return `${url.pathname}?${query}`;
  };
  return json({
    [name]: shown,
    page: number,
    page_size: size,
    start,
    end: start + shown.length - 1,
    uri: `${url.pathname}${url.search}`,
    first_page_uri: addressOf(0),
    next_page_uri: start + size < items.length ? addressOf(number + 1) : null,
    previous_page_uri: number > 0 ? addressOf(number - 1) : null,
  });
}

/** RFC 2822, as all dates of this API. */
export function rfc2822(time: number | null): string | null {
  return time === null ? null : new Date(time).toUTCString().replace("GMT", "+0000");
}
