import { treaty } from "@elysiajs/eden";
import type { App } from "@rufbaum/server";
import { LANGUAGE_HEADER } from "@rufbaum/words/language";
import { messages } from "../messages/index.ts";
import { language } from "../messages/language.ts";
import { ApiError, apiError } from "./api-error.ts";
import { endSession, tabToken } from "./tab-session.ts";

/** The server's routes, typed by the server itself. */
export const client = treaty<App>(location.origin, {
  parseDate: false,
  fetch: { credentials: "same-origin" },
  headers: () => ownHeaders(),
  throwHttpError: false,
});

/** What an answer carries, or an `ApiError` thrown. A 401 brings back the gate. */
export async function unwrap<T>(asked: Promise<EdenResult<T>>): Promise<NonNullable<T>> {
  const { data, error, status, response } = await asked;
  if (!response) throw unreachable(error?.value);
  if (error === null && data !== null && data !== undefined) return data;
  throw refused(apiError(status, response.statusText, error?.value ?? data));
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
    const value = parsed(request.responseText);
    if (request.status >= 200 && request.status < 300) resolve(value as T);
    else reject(refused(apiError(request.status, request.statusText, value)));
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
  const response = await fetch(path, {
    ...init,
    credentials: "same-origin",
    headers: { ...ownHeaders(), ...json },
  }).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (response.ok) return response;
  throw refused(apiError(response.status, response.statusText, parsed(await response.text())));
}

/** As Eden answers; without a `response` where the server was not reached. */
export interface EdenResult<T> {
  data: T | null;
  error: { value: unknown } | null;
  status: number;
  response: Response | undefined;
}

function ownHeaders(): Record<string, string> {
  const token = tabToken();
  return { [LANGUAGE_HEADER]: language(), ...(token !== null && { "x-rufbaum-tab": token }) };
}

function unreachable(cause: unknown): ApiError {
  return new ApiError(0, String(cause), {
    message: messages().common.unreachable,
    reason: "unreachable",
  });
}

function refused(error: ApiError): ApiError {
  if (error.status === 401) endSession("expired");
  return error;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
