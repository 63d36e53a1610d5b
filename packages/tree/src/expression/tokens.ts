/** A word of an expression, and where it stands. */
export interface Token {
  kind: "name" | "number" | "text" | "sign" | "end";
  /** Of a text: what stands between the quotes. */
  word: string;
  start: number;
}

/** Something that can't be read; `message` is a German sentence. */
export class ExpressionError extends Error {
  readonly position: number;

  constructor(position: number, message: string) {
    super(message);
    this.position = position;
  }
}

const SPACE = /\s+/uy;
const NAME = /\p{L}[\p{L}\p{N}_.-]*/uy;
const PLACEHOLDER =
  /\{\{\s*(\p{L}[\p{L}\p{N}_.-]*)\s*\}\}|[{[]\s*(\p{L}[\p{L}\p{N}_.-]*)\s*[}\]]/uy;
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
    const plain = placeholder ?? quoted ?? next(NAME) ?? next(NUMBER) ?? next(SIGN);
    if (!plain) throw new ExpressionError(at, unreadable(text[at] ?? ""));
    at += plain[0].length;
    if (placeholder) {
      tokens.push({ kind: "name", word: placeholder[1] ?? placeholder[2] ?? "", start });
    } else if (quoted) {
      tokens.push({ kind: "text", word: quoted[1] ?? quoted[2] ?? quoted[3] ?? "", start });
    } else tokens.push({ kind: kindOf(plain[0]), word: plain[0], start });
  }
  tokens.push({ kind: "end", word: "", start: text.length });
  return tokens;
}

function kindOf(word: string): Token["kind"] {
  if (/^\d/u.test(word)) return "number";
  return /^\p{L}/u.test(word) ? "name" : "sign";
}

function unreadable(sign: string): string {
  if (sign === '"' || sign === "'" || sign === "„")
    return "Das Anführungszeichen wird nicht geschlossen.";
  return `„${sign}“ gehört nicht in einen Ausdruck.`;
}
