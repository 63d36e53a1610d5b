/** A word of an expression, and where it stands. */
export interface Token {
  kind: "name" | "number" | "text" | "sign" | "end";
  /** Of a text: what stands between the quotes. */
  word: string;
  start: number;
}

/** Why an expression can't be read. */
export type ExpressionFault =
  /** `most`: characters. */
  | { code: "too-long"; most: number }
  | { code: "too-deep" }
  | { code: "empty" }
  | { code: "unfinished" }
  | { code: "never-opened" }
  | { code: "never-closed" }
  | { code: "quote-never-closed" }
  | { code: "not-a-sign"; sign: string }
  /** Nothing joins `before` to what stands before it. */
  | { code: "unjoined"; before: string }
  /** Two comparisons in a row. */
  | { code: "comparisons-unjoined" }
  /** Where a variable or a value should stand. */
  | { code: "no-operand"; found: string };

/** Something that can't be read. */
export class ExpressionError extends Error {
  readonly position: number;
  readonly fault: ExpressionFault;

  constructor(position: number, fault: ExpressionFault) {
    super(fault.code);
    this.position = position;
    this.fault = fault;
  }
}

const SPACE = /\s+/uy;
const NAME = /\p{L}[\p{L}\p{N}_.-]*/uy;
const PLACEHOLDER =
  /\{\{\s*(\p{L}[\p{L}\p{N}_.-]*)\s*\}\}|[{[]\s*(\p{L}[\p{L}\p{N}_.-]*)\s*[}\]]/uy;
/** "20:00", "2026-12-24", "24.12.2026": texts that need no quotes. */
const CLOCK = /\d{1,2}:\d{2}(?!\d)/uy;
const DAY = /\d{4}-\d{2}-\d{2}(?!\d)|\d{1,2}\.\d{1,2}\.\d{4}(?!\d)/uy;
const NUMBER = /[1-9]\d{0,2}(?:\.\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)?/uy;
const TEXT = /"([^"]*)"|'([^']*)'|„([^“”]*)[“”]/uy;
const SIGN = /==|!=|<>|<=|>=|&&|\|\||[<>=!()≤≥≠-]/uy;

/** @throws {ExpressionError} at a character that belongs to nothing */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  while (at < text.length) {
    const space = next(SPACE);
    if (space) {
      at += space[0].length;
      continue;
    }
    const start = at;
    const placeholder = next(PLACEHOLDER);
    const quoted = placeholder ? null : next(TEXT);
    const moment = placeholder || quoted ? null : (next(CLOCK) ?? next(DAY));
    const plain = placeholder ?? quoted ?? moment ?? next(NAME) ?? next(NUMBER) ?? next(SIGN);
    if (!plain) throw new ExpressionError(at, unreadable(text[at] ?? ""));
    at += plain[0].length;
    if (placeholder) {
      tokens.push({ kind: "name", word: placeholder[1] ?? placeholder[2] ?? "", start });
    } else if (quoted) {
      tokens.push({ kind: "text", word: quoted[1] ?? quoted[2] ?? quoted[3] ?? "", start });
    } else if (moment) tokens.push({ kind: "text", word: moment[0], start });
    else tokens.push({ kind: kindOf(plain[0]), word: plain[0], start });
  }
  tokens.push({ kind: "end", word: "", start: text.length });
  return tokens;
}

function kindOf(word: string): Token["kind"] {
  if (/^\d/u.test(word)) return "number";
  return /^\p{L}/u.test(word) ? "name" : "sign";
}

function unreadable(sign: string): ExpressionFault {
  if (sign === '"' || sign === "'" || sign === "„") return { code: "quote-never-closed" };
  return { code: "not-a-sign", sign };
}
