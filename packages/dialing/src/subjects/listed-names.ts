import { createHash } from "node:crypto";

/** How lists of numbers that want no advertising hash them. */
const ALGORITHMS = ["sha256", "md5"] as const;
const HEX: Readonly<Record<(typeof ALGORITHMS)[number], RegExp>> = {
  sha256: /^[0-9a-f]{64}$/i,
  md5: /^[0-9a-f]{32}$/i,
};

/**
 * The names that a line of such a list is kept and found under: `sha256:…` or `md5:…`, over one of
 * the ways in which lists write a number (`+49301`, `0049301`, `49301`, `0301`).
 */
export function listedNames(e164: string): string[] {
  const digits = e164.slice(1);
  const forms = [e164, digits, `00${digits}`];
  const national = /^(?:49|43|41)(\d+)$/.exec(digits)?.[1];
  if (national !== undefined) forms.push(`0${national}`);
  return ALGORITHMS.flatMap((algorithm) => forms.map((form) => nameOf(algorithm, form)));
}

/** The one name of a number that a list tells in plain. */
export function listedName(e164: string): string {
  return nameOf("sha256", e164);
}

/** The name of a line that holds only a hash; `null` if it holds none. */
export function hashedName(line: string): string | null {
  const hash = line.trim();
  const algorithm = ALGORITHMS.find((each) => HEX[each].test(hash));
  return algorithm ? `${algorithm}:${hash.toLowerCase()}` : null;
}

function nameOf(algorithm: (typeof ALGORITHMS)[number], form: string): string {
  return `${algorithm}:${createHash(algorithm).update(form).digest("hex")}`;
}
