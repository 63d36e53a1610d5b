import { DomainError } from "../errors.ts";

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Refuses parts of a path and of a query that nothing can be called by: NUL, which no database
 * takes, and what could not be decoded (Elysia then hands on null).
 */
export function checkParameters(path: Parameters | undefined, query: Parameters | undefined): void {
  if (Object.values(path ?? {}).some((part) => part === null || isOdd(part))) {
    throw new DomainError("not-found", "Das gibt es hier nicht.", { status: 404 });
  }
  const odd = Object.entries(query ?? {}).find(([, value]) => isOdd(value));
  if (!odd) return;
  const message = `„${odd[0].slice(0, 64)}“ enthält ein Zeichen, das nicht vorkommen darf.`;
  throw new DomainError("invalid-request", message, { status: 422 });
}

function isOdd(value: unknown): boolean {
  return typeof value === "string" && value.includes("\0");
}
