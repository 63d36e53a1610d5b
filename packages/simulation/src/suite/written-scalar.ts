/**
 * `block`: on a line of its own; `flow`: perhaps within brackets, where a comma ends it; `json`: always in
 * quotes.
 */
export type ScalarStyle = "block" | "flow" | "json";

/** A value as YAML writes it on one line, in quotes where it could be misread. */
export function writtenScalar(value: string | number | boolean | null, style: ScalarStyle): string {
  if (typeof value !== "string") return JSON.stringify(value);
  const isPlain =
    style === "block"
      ? PLAIN.test(value) || DAY.test(value)
      : style === "flow" && (FLOW.test(value) || DAY.test(value));
  return isPlain && !MISREAD.test(value)
    ? value
    : JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escaped);
}

/** Begins with a letter and holds nothing that YAML reads anything into. */
const PLAIN = /^\p{L}[\p{L}\p{N} ,.!?()/_+%€„“‚‘’–…-]*$/u;
const FLOW = /^\p{L}[\p{L}\p{N} .!?()/_+%€„“‚‘’–…-]*$/u;

/** Text to YAML 1.2, which is the one that suites are read by. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Words that mean something else than themselves, to one reader of YAML or another; trailing spaces. */
const MISREAD = /^(?:true|false|yes|no|on|off|null|y|n)$|\s$|^.{200}/i;

function escaped(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;
}
