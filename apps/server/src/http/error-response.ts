import { codeOf } from "@rufbaum/runtime";
import { type Outage, outageOf } from "@rufbaum/store";
import { ValidationError } from "elysia";
import { DomainError } from "../errors.ts";

/** The body of every refusal. `message` is German. */
export interface ErrorBody {
  message: string;
  reason: string;
  details?: Record<string, unknown>;
}

export interface Refusal {
  status: number;
  body: ErrorBody;
}

/** Makes a thrown value the refusal that a client is told; `null` if it is a bug of ours. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof DomainError) {
    const { message, reason, details } = error;
    return {
      status: error.status,
      body: details ? { message, reason, details } : { message, reason },
    };
  }
  if (error instanceof ValidationError) return invalidRequest(error);
  const outage = outageOf(error);
  if (outage) return OUTAGES[outage];
  switch (codeOf(error)) {
    case "NOT_FOUND":
      return { status: 404, body: { message: "Das gibt es hier nicht.", reason: "not-found" } };
    case "PARSE":
      return {
        status: 400,
        body: { message: "Die Anfrage ist kein gültiges JSON.", reason: "not-json" },
      };
    default:
      return null;
  }
}

/** What a client is told while nothing can be stored or read. */
export const OUTAGES: Readonly<Record<Outage, Refusal>> = {
  away: {
    status: 503,
    body: {
      message: "Die Datenbank antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.",
      reason: "database-unavailable",
      details: { retryAfterSeconds: 5 },
    },
  },
  "disk-full": {
    status: 507,
    body: {
      message:
        "Der Speicherplatz des Servers ist voll. Schaffen Sie Platz, dann geht es von selbst weiter; bis dahin wird nichts gespeichert und niemand angerufen.",
      reason: "disk-full",
      details: { retryAfterSeconds: 30 },
    },
  },
};

function invalidRequest(error: ValidationError): Refusal {
  const problems = (error.all as { path?: string; message?: string }[]).map((problem) => ({
    path: problem.path ?? "",
    message: problem.message ?? "",
  }));
  return notAsExpected(error.type, problems);
}

/** Problems that are told, and characters of each: the names of fields come from outside, too. */
const MOST_PROBLEMS = 20;
const LONGEST = 200;

function notAsExpected(part: string, all: readonly { path: string; message: string }[]): Refusal {
  const problems = all.slice(0, MOST_PROBLEMS).map(({ path, message }) => ({
    path: path.slice(0, LONGEST),
    message: message.slice(0, LONGEST),
  }));
  const where = problems.map(({ path }) => path).join(", ");
  return {
    status: 422,
    body: {
      message: `Die Anfrage hat nicht die erwartete Form (${part}: ${where}).`,
      reason: "invalid-request",
      details: { in: part, problems },
    },
  };
}

/** The same refusal, of a body that was read by hand. */
export function invalidBody(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): DomainError {
  const { status, body } = notAsExpected(
    "body",
    issues
      .slice(0, MOST_PROBLEMS)
      .map(({ path, message }) => ({ path: path.map(String).join(".") || "root", message })),
  );
  const { reason, message, details = {} } = body;
  return new DomainError(reason, message, { status, details });
}
