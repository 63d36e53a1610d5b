import { numberIn } from "./number.ts";
import { ExpressionError, type ExpressionFault, type Token, tokensOf } from "./tokens.ts";

export type Value = string | number | boolean | null;

export type Comparison = "=" | "≠" | "<" | "≤" | ">" | "≥";

/** A condition over variables, as a tree. */
export type Expression =
  | { kind: "value"; value: Value }
  /** `isWord`: on the right of a comparison, where it may as well be a text without quotes. */
  | { kind: "name"; name: string; isWord: boolean }
  | { kind: "not"; of: Expression }
  | { kind: "and" | "or"; left: Expression; right: Expression }
  | { kind: "compare"; how: Comparison; left: Expression; right: Expression };

export type Parsed =
  | { ok: true; expression: Expression }
  /** `position`: the character, from 0, where it went wrong. */
  | { ok: false; position: number; fault: ExpressionFault };

/** Nobody writes a condition as long as this, or puts parentheses so deep. */
const LONGEST = 1_000;
const DEEPEST = 50;

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  "=": "=",
  "==": "=",
  "!=": "≠",
  "<>": "≠",
  "≠": "≠",
  "<": "<",
  "<=": "≤",
  "≤": "≤",
  ">": ">",
  ">=": "≥",
  "≥": "≥",
};

const CONSTANTS = new Map<string, Value>(
  Object.entries({
    true: true,
    wahr: true,
    ja: true,
    false: false,
    falsch: false,
    nein: false,
    null: null,
    leer: null,
  }),
);

const AND = new Set(["und", "and", "&&"]);
const OR = new Set(["oder", "or", "||"]);
const NOT = new Set(["nicht", "not", "!"]);

/**
 * Reads a condition such as `betrag > 5000 und nicht (plz = "10115" oder kunde)`.
 *
 * Names are variables, also in the brackets that texts have round them. German and English words and
 * signs mean the same. Numbers are written with comma or point, `5.000` is five thousand; texts in
 * quotes or, where no variable is called so, as a word: `anrede = Frau`.
 */
export function parseExpression(text: string): Parsed {
  if (text.length > LONGEST) {
    return { ok: false, position: LONGEST, fault: { code: "too-long", most: LONGEST } };
  }
  try {
    const reader = new Reader(tokensOf(text));
    const expression = reader.or(0);
    reader.end();
    return { ok: true, expression };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return { ok: false, position: error.position, fault: error.fault };
  }
}

/** Each way of reading takes what binds tighter as its parts: or, and, not, comparison, operand. */
class Reader {
  readonly #tokens: readonly Token[];
  #place = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  or(depth: number): Expression {
    let left = this.#and(depth);
    while (this.#take(OR)) left = { kind: "or", left, right: this.#and(depth) };
    return left;
  }

  end(): void {
    const { kind, word, start } = this.#next;
    if (kind === "end") return;
    throw new ExpressionError(
      start,
      word === ")" ? { code: "never-opened" } : { code: "unjoined", before: word },
    );
  }

  #and(depth: number): Expression {
    let left = this.#not(depth);
    while (this.#take(AND)) left = { kind: "and", left, right: this.#not(depth) };
    return left;
  }

  #not(depth: number): Expression {
    if (depth > DEEPEST) throw new ExpressionError(this.#next.start, { code: "too-deep" });
    if (this.#take(NOT)) return { kind: "not", of: this.#not(depth + 1) };
    return this.#comparison(depth);
  }

  #comparison(depth: number): Expression {
    const left = this.#operand(depth);
    const how = this.#next.kind === "sign" ? COMPARISONS[this.#next.word] : undefined;
    if (how === undefined) return left;
    this.#place += 1;
    const operand = this.#operand(depth);
    const right = operand.kind === "name" ? { ...operand, isWord: true } : operand;
    const more = this.#next;
    if (more.kind === "sign" && more.word in COMPARISONS) {
      throw new ExpressionError(more.start, { code: "comparisons-unjoined" });
    }
    return { kind: "compare", how, left, right };
  }

  #operand(depth: number): Expression {
    const token = this.#next;
    this.#place += 1;
    switch (token.kind) {
      case "number":
        return { kind: "value", value: numberIn(token.word) };
      case "text":
        return { kind: "value", value: token.word };
      case "name": {
        const word = token.word.toLowerCase();
        if (AND.has(word) || OR.has(word) || NOT.has(word)) break;
        const constant = CONSTANTS.get(word);
        if (constant !== undefined) return { kind: "value", value: constant };
        return { kind: "name", name: token.word, isWord: false };
      }
      case "sign":
        if (token.word === "(") return this.#inParentheses(token, depth);
        if (token.word === "-" && this.#next.kind === "number") {
          const number = this.#operand(depth);
          return number.kind === "value" ? { kind: "value", value: -Number(number.value) } : number;
        }
        break;
      case "end":
        throw new ExpressionError(
          token.start,
          token.start === 0 ? { code: "empty" } : { code: "unfinished" },
        );
    }
    throw new ExpressionError(token.start, { code: "no-operand", found: token.word });
  }

  #inParentheses({ start }: Token, depth: number): Expression {
    if (depth > DEEPEST) throw new ExpressionError(start, { code: "too-deep" });
    const inner = this.or(depth + 1);
    if (this.#next.word !== ")" || this.#next.kind !== "sign") {
      throw new ExpressionError(start, { code: "never-closed" });
    }
    this.#place += 1;
    return inner;
  }

  get #next(): Token {
    return this.#tokens[this.#place] ?? { kind: "end", word: "", start: 0 };
  }

  #take(words: ReadonlySet<string>): boolean {
    const { kind, word } = this.#next;
    if ((kind !== "name" && kind !== "sign") || !words.has(word.toLowerCase())) return false;
    this.#place += 1;
    return true;
  }
}
