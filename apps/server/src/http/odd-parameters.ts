import { DomainError } from "../errors.ts";

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Refuses parts of a path and of a query that nothing can be called by: NUL, which no database
 * takes, and what could not be decoded (Elysia then hands on null).
 */
export function checkParameters(path: Parameters | undefined, query: Parameters | undefined): void {
  if (Object.values(path ?? {}).some((part) => part === null || isOdd(part))) {
    throw new DomainError({ code: "not-found" }, { status: 404 });
  }
  const odd = Object.entries(query ?? {}).find(([, value]) => isOdd(value));
  if (!odd) return;
  throw new DomainError(
    { code: "odd-parameter", name: odd[0].slice(0, 64) },
    { status: 422, reason: "invalid-request" },
  );
}

function isOdd(value: unknown): boolean {
  return typeof value === "string" && value.includes("\0");
}
