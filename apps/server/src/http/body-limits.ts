import { DomainError } from "../errors.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/**
 * Beyond this Bun itself refuses, without a sentence. Below it a body that is too large is
 * refused here from its announced length, and never read: 100 MB cost no memory (measured).
 */
export const BODY_BACKSTOP = 128 * MEGABYTE;

/** Bytes of one frame of a socket. */
export const FRAME_LIMIT = 64 * KILOBYTE;

/**
 * Bytes that wait for a socket to read them, then it is closed. Bun would keep 16 MB for each, and
 * leave out what comes after them without a word.
 */
export const UNREAD_LIMIT = 2 * MEGABYTE;

/** What takes more than a few fields: nothing else may, for it is read before anybody looks at it. */
const LIMITS: readonly [method: string, path: RegExp, bytes: number][] = [
  ["POST", /^\/api\/decision-trees(\/import|\/[^/]+\/edits)?$/, 10 * MEGABYTE],
  ["PUT", /^\/api\/decision-trees\/[^/]+$/, 10 * MEGABYTE],
  // A node's conditions with all their examples.
  ["POST", /^\/api\/decision-trees\/conditions\/(explain|examples)$/, 2 * MEGABYTE],
  ["POST", /^\/api\/decision-trees\/[^/]+\/nodes\/[^/]+\/rereading$/, 2 * MEGABYTE],
  // A result with its conversations.
  ["POST", /^\/api\/simulation\/recommendations$/, 10 * MEGABYTE],
  // Contact files; read as they come in.
  ["POST", /^\/api\/contacts\/(check|report|import)$/, 128 * MEGABYTE],
  // Fifty thousand contacts; and a thousand.
  ["POST", /^\/api\/bulk-calls\/start$/, 64 * MEGABYTE],
  ["POST", /^\/api\/bulk-calls\/campaigns\/[^/]+\/contacts$/, 2 * MEGABYTE],
  // A million lines, each a SHA-256 at most.
  ["POST", /^\/api\/suppressions\/import$/, 80 * MEGABYTE],
  // The same, and what they agreed to: a file of 10 MB and some fields.
  ["POST", /^\/api\/consents\/import$/, 80 * MEGABYTE],
  ["POST", /^\/api\/consents\/statements$/, 11 * MEGABYTE],
  // A hundred personas with lines of their own.
  ["POST", /^\/api\/simulation\/run$/, 2 * MEGABYTE],
];
const OTHER_LIMIT = 64 * KILOBYTE;

/** Refuses a body that is larger than its route allows, or that does not say how large it is. */
export function checkBodySize(request: Request, path: string): void {
  if (request.headers.has("transfer-encoding")) {
    throw new DomainError({ code: "length-required" }, { status: 411 });
  }
  const announced = Number(request.headers.get("content-length") ?? 0);
  const limit = limitOf(request.method, path);
  if (announced <= limit) return;
  throw new DomainError(
    { code: "too-large", bytes: announced, limit },
    { status: 413, details: { bytes: announced, limit } },
  );
}

function limitOf(asked: string, path: string): number {
  const plain = path.replace(/(.)\/$/, "$1");
  const found = LIMITS.find(([method, pattern]) => method === asked && pattern.test(plain));
  return found?.[2] ?? OTHER_LIMIT;
}
