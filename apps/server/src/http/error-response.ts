import { codeOf } from "@rufbaum/runtime";
import { type Outage, outageOf } from "@rufbaum/store";
import type { Words } from "@rufbaum/words";
import { ValidationError } from "elysia";
import { DomainError } from "../errors.ts";
import { toldLists } from "./told-lists.ts";

/** The body of every refusal. `message` is in the answer's language. */
export interface ErrorBody {
  message: string;
  reason: string;
  details?: Record<string, unknown>;
}

/** What a client is told. */
export interface Answer {
  status: number;
  body: ErrorBody;
}

/** Makes a thrown value the refusal that it stands for; `null` if it is a bug of ours. */
export function refusalOf(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (error instanceof ValidationError) return invalidRequest(error);
  const outage = outageOf(error);
  if (outage) return whileAway(outage);
  switch (codeOf(error)) {
    case "NOT_FOUND":
      return new DomainError({ code: "not-found" }, { status: 404 });
    case "PARSE":
      return new DomainError({ code: "not-json" });
    default:
      return null;
  }
}

export function answerTo(error: DomainError, words: Words): Answer {
  const { status, reason, refusal } = error;
  const message = words.refusal(refusal);
  const lists = toldLists(refusal, words);
  const details = lists ? { ...error.details, ...lists } : error.details;
  return { status, body: details ? { message, reason, details } : { message, reason } };
}

/** What a client is told while nothing can be stored or read. */
function whileAway(outage: Outage): DomainError {
  return outage === "away"
    ? new DomainError(
        { code: "database-unavailable" },
        { status: 503, details: { retryAfterSeconds: 5 } },
      )
    : new DomainError({ code: "disk-full" }, { status: 507, details: { retryAfterSeconds: 30 } });
}

function invalidRequest(error: ValidationError): DomainError {
  const problems = (error.all as { path?: string; message?: string }[]).map((problem) => ({
    path: problem.path ?? "",
    message: problem.message ?? "",
  }));
  return notAsExpected(error.type, problems);
}

/** Problems that are told, and characters of each: the names of fields come from outside, too. */
const MOST_PROBLEMS = 20;
const LONGEST = 200;

function notAsExpected(
  part: string,
  all: readonly { path: string; message: string }[],
): DomainError {
  const problems = all.slice(0, MOST_PROBLEMS).map(({ path, message }) => ({
    path: path.slice(0, LONGEST),
    message: message.slice(0, LONGEST),
  }));
  const fields = problems.map(({ path }) => path);
  return new DomainError(
    { code: "invalid-request", part, fields },
    { status: 422, details: { in: part, problems } },
  );
}

/** The same refusal, of a body that was read by hand. */
export function invalidBody(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): DomainError {
  return notAsExpected(
    "body",
    issues
      .slice(0, MOST_PROBLEMS)
      .map(({ path, message }) => ({ path: path.map(String).join(".") || "root", message })),
  );
}
