import { messages } from "../messages/index.ts";

/** One thing wrong with an imported document. */
export interface Problem {
  path: string;
  nodeId?: string;
  message: string;
}

/**
 * An answer that was no success, or none at all (`status` 0). Its own message is
 * `status: body`; `text` is the sentence for people.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly text: string;
  readonly reason: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    body: string,
    told: { message?: string; reason?: string; details?: Record<string, unknown> } = {},
  ) {
    super(`${status}: ${body}`);
    this.status = status;
    this.text = told.message ?? body;
    this.reason = told.reason ?? "unknown";
    this.details = told.details ?? {};
  }
}

/** Reads what a server answered instead of success: `value` is the parsed body. */
export function apiError(status: number, statusText: string, value: unknown): ApiError {
  const body = bodyText(value) || statusText || "Unknown error";
  if (!isRecord(value)) return new ApiError(status, body);
  return new ApiError(status, body, {
    ...(typeof value.message === "string" ? { message: value.message } : {}),
    ...(typeof value.reason === "string" ? { reason: value.reason } : {}),
    ...(isRecord(value.details) ? { details: value.details } : {}),
  });
}

/** The sentence to show for anything that was thrown. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.text : messages().common.unreachable;
}

/** What the server found wrong with a document, in its order. */
export function problemsOf(error: unknown): Problem[] {
  const problems = error instanceof ApiError ? error.details.problems : undefined;
  return Array.isArray(problems) ? problems.filter(isProblem) : [];
}

/** How many problems the server found beyond those it told. */
export function furtherProblemsOf(error: unknown): number {
  const further = error instanceof ApiError ? error.details.further : undefined;
  return typeof further === "number" ? further : 0;
}

function isProblem(value: unknown): value is Problem {
  return isRecord(value) && typeof value.message === "string" && typeof value.path === "string";
}

function bodyText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
