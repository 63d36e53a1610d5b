import type { Network, Timers } from "@rufbaum/runtime";
import type RequestClient from "twilio/lib/base/RequestClient.js";
import { withoutTrailingSlash } from "./urls.ts";

/** Milliseconds until an answer of the carrier is given up. */
export const REQUEST_TIMEOUT = 10_000;

/** Nothing came back; whether the carrier took the request is known only if it was never sent. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
  readonly sent: boolean;

  constructor(message: string, details: { sent: boolean; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.sent = details.sent;
  }
}

/** A 429, thrown past the SDK: its own exception would lose when to come back. */
export class TooManyRequestsError extends Error {
  override readonly name = "TooManyRequestsError";
  readonly status = 429;
  /** The carrier's own code, `null` if it gave none. */
  readonly code: number | null;
  /** Milliseconds, `null` if it did not say. */
  readonly retryAfter: number | null;

  constructor(code: number | null, retryAfter: number | null) {
    super("HTTP 429");
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

type SdkRequest = RequestClient.RequestOptions<object, object>;

/** What the SDK asks of its `httpClient`. */
export interface SdkHttpClient {
  request(request: SdkRequest): Promise<{
    statusCode: number;
    body: string;
    headers: Record<string, string>;
  }>;
  /** A file of the carrier's, whose contents come as they are read; follows where it is kept. */
  fetchMedia(path: string, credentials: { user: string; password: string }): Promise<Response>;
}

/**
 * Sends the SDK's requests through our network to `apiBase`; throws `NoAnswerError` and
 * `TooManyRequestsError`.
 */
export function sdkHttpClient(options: {
  network: Network;
  timers: Timers;
  apiBase: string;
}): SdkHttpClient {
  const base = withoutTrailingSlash(options.apiBase);

  return {
    fetchMedia: (path, { user, password }) =>
      answerInTime(options.timers, (signal) =>
        options.network.fetch(base + path, {
          headers: { authorization: basic(user, password) },
          signal,
        }),
      ),

    async request(request) {
      const url = new URL(request.uri);
      appendAll(url.searchParams, request.params);
      const init: RequestInit = {
        method: request.method.toUpperCase(),
        headers: {
          ...request.headers,
          authorization: basic(request.username ?? "", request.password ?? ""),
        },
        redirect: "manual",
      };
      if (request.data) init.body = appendAll(new URLSearchParams(), request.data).toString();

      const response = await answerInTime(options.timers, async (signal) => {
        const target = base + url.pathname + url.search;
        const answer = await options.network.fetch(target, { ...init, signal });
        return { answer, body: await answer.text() };
      });
      if (response.answer.status === 429) {
        throw new TooManyRequestsError(
          codeIn(response.body),
          retryAfterIn(response.answer.headers),
        );
      }
      return {
        statusCode: response.answer.status,
        body: response.body,
        headers: Object.fromEntries(response.answer.headers),
      };
    },
  };
}

function codeIn(body: string): number | null {
  try {
    const { code } = JSON.parse(body);
    return typeof code === "number" ? code : null;
  } catch {
    return null;
  }
}

/** Seconds, or a date, which counts from the answer's own: the carrier's clock need not be ours. */
function retryAfterIn(headers: Headers): number | null {
  const text = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const wait = Date.parse(text) - Date.parse(headers.get("date") ?? "");
  return wait >= 0 ? wait : null;
}

function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
}

async function answerInTime<T>(
  timers: Timers,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  const late = Promise.withResolvers<never>();
  const cancel = timers.after(REQUEST_TIMEOUT, () => {
    late.reject(new NoAnswerError(`no answer within ${REQUEST_TIMEOUT} ms`, { sent: true }));
    abort.abort();
  });
  try {
    return await Promise.race([ask(abort.signal), late.promise]);
  } catch (error) {
    if (error instanceof NoAnswerError) throw error;
    throw new NoAnswerError("the connection failed", { sent: !wasNeverSent(error), cause: error });
  } finally {
    cancel();
  }
}

/** Errors of name look-up and connecting: not a byte of the request went out. */
const NEVER_SENT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

function wasNeverSent(error: unknown): boolean {
  return error instanceof Error && "code" in error && NEVER_SENT.has(String(error.code));
}

/** Arrays become repeated keys, as Twilio wants its lists. */
function appendAll(parameters: URLSearchParams, values: object | undefined): URLSearchParams {
  for (const [key, value] of Object.entries(values ?? {})) {
    for (const single of Array.isArray(value) ? value : [value]) {
      parameters.append(key, String(single));
    }
  }
  return parameters;
}
