import { codeOf } from "@rufbaum/runtime";
import { type Outage, outageOf } from "@rufbaum/store";
import type { Words } from "@rufbaum/words";
import { ValidationError } from "elysia";
import { DomainError } from "../errors.ts";
import { fieldFaults, type Issue, issuesOf, type NamedFault } from "./field-faults.ts";
import { toldLists } from "./told-lists.ts";

/** The body of every refusal. `message` is in the answer's language. */
export interface ErrorBody {
  message: string;
  reason: string;
  details?: Record<string, unknown>;
}

/** What a client is told. */
export interface ToldRefusal {
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

export function answerTo(error: DomainError, words: Words): ToldRefusal {
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
  return notAsExpected(error.type, fieldFaults(issuesOf(error), error.value));
}

/** Problems that are told, and characters of each path: the names of fields come from outside, too. */
const MOST_PROBLEMS = 20;
const LONGEST = 200;

function notAsExpected(part: string, all: readonly NamedFault[]): DomainError {
  const faults = all
    .slice(0, MOST_PROBLEMS)
    .map(({ path, fault }) => ({ path: path.slice(0, LONGEST), fault }));
  return new DomainError(
    { code: "invalid-request", part, faults },
    { status: 422, details: { in: part } },
  );
}

/** The same refusal, of a body that was read by hand. */
export function invalidBody(issues: readonly Issue[]): DomainError {
  return notAsExpected("body", fieldFaults(issues.slice(0, MOST_PROBLEMS)));
}
