import { messages } from "../messages/index.ts";

/** One thing wrong with an imported document. */
export interface Problem {
  path: string;
  nodeId?: string;
  message: string;
}

/**
 * An answer that was no success, or none at all (`status` 0). Its own message is
 * `status: body`, for the log; `text` is the server's sentence for people, `null` where it gave none.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly text: string | null;
  readonly reason: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    body: string,
    told: { message?: string; reason?: string; details?: Record<string, unknown> } = {},
  ) {
    super(`${status}: ${body}`);
    this.status = status;
    this.text = told.message?.trim() || null;
    this.reason = told.reason ?? "unknown";
    this.details = told.details ?? {};
  }
}

/**
 * Reads what a server answered instead of success: `answer` is its body, parsed or not. What is no
 * JSON object of the server's is for the log alone, and of that no more than its beginning.
 */
export function apiError(status: number, statusText: string, answer: unknown): ApiError {
  const value = typeof answer === "string" ? parsed(answer) : answer;
  const body = bodyText(answer) || statusText || "Unknown error";
  if (!isRecord(value)) return new ApiError(status, startOf(body));
  return new ApiError(status, body, {
    ...(typeof value.message === "string" ? { message: value.message } : {}),
    ...(typeof value.reason === "string" ? { reason: value.reason } : {}),
    ...(isRecord(value.details) ? { details: value.details } : {}),
  });
}

/**
 * The sentence to show for anything that was thrown: the server's, else what the place itself says
 * in its stead, else that the answer can't be read.
 */
export function errorText(error: unknown, instead?: string): string {
  if (!(error instanceof ApiError)) return instead ?? messages().common.unreachable;
  return error.text ?? instead ?? messages().common.unreadable(error.status);
}

/** Whether the server itself says that what was asked for is not there: a proxy's page says nothing of it. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && error.text !== null;
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const MOST_CHARACTERS = 2_000;

function startOf(body: string): string {
  return body.length > MOST_CHARACTERS ? `${body.slice(0, MOST_CHARACTERS)}…` : body;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
