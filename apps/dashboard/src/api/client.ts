import { type Treaty, treaty } from "@elysiajs/eden";
import type { App } from "@rufbaum/server";
import { LANGUAGE_HEADER } from "@rufbaum/words/language";
import { language } from "../messages/language.ts";
import { ApiError, apiError } from "./api-error.ts";
import { answerOf, type EdenResult, fetchAnswer, fetchData, unreachable } from "./fetch-answer.ts";
import { endSession, tabToken } from "./tab-session.ts";

/** The server's routes, typed by the server itself. */
export const client = treaty<App>(location.origin, {
  parseDate: false,
  fetch: { credentials: "same-origin" },
  headers: () => ownHeaders(),
  // Eden parses a refusal by the type that it claims to have, which a proxy's may not be.
  fetcher: ((input: string, init?: RequestInit) => fetchData(fetch, input, init)) as NonNullable<
    Treaty.Config["fetcher"]
  >,
  throwHttpError: false,
});

/** What an answer carries, or an `ApiError` thrown. A 401 brings back the gate. */
export async function unwrap<T>(asked: Promise<EdenResult<T>>): Promise<NonNullable<T>> {
  return answerOf(asked).catch(thrown);
}

/** A GET whose body is wanted as the very text the server sent. */
export async function readText(path: string): Promise<string> {
  return (await read(path)).text();
}

/** A GET whose body is sound or a picture. */
export async function readBlob(path: string): Promise<Blob> {
  return (await read(path)).blob();
}

/** A POST of JSON whose answer is a file. */
export async function postForBlob(path: string, body: unknown): Promise<Blob> {
  return (await read(path, { method: "POST", body: JSON.stringify(body) })).blob();
}

/** What goes with a file that is sent, and is told meanwhile. */
export interface Sending {
  signal?: AbortSignal;
  /** Bytes that have left the browser. */
  onProgress?(sent: number): void;
}

/**
 * A POST of a whole file, which tells how much of it is sent: `fetch` can't.
 * @throws ApiError; what `signal` was aborted with
 */
export function sendFile<T>(path: string, file: Blob, sending: Sending = {}): Promise<T> {
  const { signal, onProgress } = sending;
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.upload.addEventListener("progress", ({ loaded }) => onProgress?.(loaded));
  request.addEventListener("load", () => {
    const { status, statusText, responseText } = request;
    const value = parsed(responseText);
    if (status >= 200 && status < 300 && value !== undefined) resolve(value as T);
    else reject(refused(apiError(status, statusText, responseText)));
  });
  request.addEventListener("error", () => reject(unreachable("The file was not sent.")));
  request.addEventListener("abort", () => reject(signal?.reason));
  request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
  signal?.throwIfAborted();
  signal?.addEventListener("abort", abort);
  request.open("POST", path);
  for (const [name, value] of Object.entries(ownHeaders())) request.setRequestHeader(name, value);
  request.send(file);
  return promise;
}

async function read(path: string, init: RequestInit = {}): Promise<Response> {
  const json = init.body !== undefined && { "content-type": "application/json" };
  return fetchAnswer(fetch, path, {
    ...init,
    credentials: "same-origin",
    headers: { ...ownHeaders(), ...json },
  }).catch(thrown);
}

function ownHeaders(): Record<string, string> {
  const token = tabToken();
  return { [LANGUAGE_HEADER]: language(), ...(token !== null && { "x-rufbaum-tab": token }) };
}

function thrown(error: unknown): never {
  throw error instanceof ApiError ? refused(error) : error;
}

function refused(error: ApiError): ApiError {
  if (error.status === 401) endSession("expired");
  return error;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
