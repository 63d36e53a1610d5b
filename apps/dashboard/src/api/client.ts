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
export async function unwrap<T>(asked: Promise<Answer<T>>): Promise<NonNullable<T>> {
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

async function read(path: string): Promise<Response> {
  const response = await fetch(path, {
    credentials: "same-origin",
    headers: ownHeaders(),
  }).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (response.ok) return response;
  throw refused(apiError(response.status, response.statusText, parsed(await response.text())));
}

/** As Eden answers; without a `response` where the server was not reached. */
export interface Answer<T> {
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
