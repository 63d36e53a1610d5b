import { DomainError } from "../errors.ts";

/** A document may be 64 levels deep, and a diff holds parts of one a few levels down. */
export const DEEPEST = 80;
/** Values of a body: the largest tree there may be has about half of that. */
export const MOST_VALUES = 1_000_000;

/**
 * Reads a body as JSON. Its brackets and commas are counted first, on the bytes: what they would
 * become takes hundreds of megabytes, and seconds to walk through.
 *
 * @throws DomainError
 */
export function readJson(body: Uint8Array, limits: { mostValues?: number } = {}): unknown {
  checkJson(body, limits);
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new DomainError({ code: "not-json" });
  }
}

/** Refuses what has too many values, or too deep ones; whether it is JSON is not looked at. */
export function checkJson(
  body: Uint8Array,
  { mostValues = MOST_VALUES }: { mostValues?: number },
): void {
  const { values, depth } = countJson(body, mostValues);
  if (depth > DEEPEST) throw tooDeep();
  if (values > mostValues) throw tooMany(mostValues);
}

/** How many values a text holds at least, and how deep; counting ends where either is too much. */
function countJson(body: Uint8Array, mostValues: number): { values: number; depth: number } {
  let values = 1;
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < body.length; index++) {
    switch (body[index]) {
      case QUOTE:
        index = endOfString(body, index + 1);
        break;
      case COMMA:
        values += 1;
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        values += 1;
        depth += 1;
        if (depth > deepest) deepest = depth;
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        depth -= 1;
        break;
    }
    if (values > mostValues || deepest > DEEPEST) break;
  }
  return { values, depth: deepest };
}

const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

function endOfString(body: Uint8Array, start: number): number {
  let index = start;
  while (index < body.length && body[index] !== QUOTE) {
    index += body[index] === BACKSLASH ? 2 : 1;
  }
  return index;
}

export function tooDeep(): DomainError {
  return new DomainError({ code: "too-deep", limit: DEEPEST }, { details: { limit: DEEPEST } });
}

function tooMany(limit: number): DomainError {
  return new DomainError({ code: "too-many-values", limit }, { status: 413, details: { limit } });
}
