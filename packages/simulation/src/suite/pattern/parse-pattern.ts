/** A part of a pattern, with those that it is made of. Pure. */
export type PatternPart =
  /** One character, as this piece of a pattern takes it: `a`, `.`, `\d`, `[äöü]`. */
  | { type: "character"; source: string }
  | { type: "place"; at: Place }
  | { type: "sequence"; parts: PatternPart[] }
  | { type: "choice"; parts: PatternPart[] }
  | { type: "repeat"; part: PatternPart; least: number; most: number };

export type Place = "^" | "$" | "\\b" | "\\B";

const DEEPEST = 50;

/**
 * Takes a pattern apart that `RegExp` can read with the flag `u`; `null` for one that looks around,
 * refers back to what it found, or nests too deeply.
 */
export function parsePattern(source: string): PatternPart | null {
  let at = 0;
  let depth = 0;

  function choice(): PatternPart | null {
    depth += 1;
    const parts: PatternPart[] = [];
    do {
      const part = depth > DEEPEST ? null : sequence();
      if (part === null) return null;
      parts.push(part);
    } while (take("|"));
    depth -= 1;
    const [only] = parts;
    return only && parts.length === 1 ? only : { type: "choice", parts };
  }

  function sequence(): PatternPart | null {
    const parts: PatternPart[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") {
      const part = term();
      if (part === null) return null;
      parts.push(repeated(part));
    }
    return { type: "sequence", parts };
  }

  function term(): PatternPart | null {
    if (take("^")) return { type: "place", at: "^" };
    if (take("$")) return { type: "place", at: "$" };
    if (take("\\b")) return { type: "place", at: "\\b" };
    if (take("\\B")) return { type: "place", at: "\\B" };
    if (take("(")) return group();
    const [found] = CHARACTER.exec(source.slice(at)) ?? [];
    if (found === undefined || BACK.test(found)) return null;
    at += found.length;
    return { type: "character", source: found };
  }

  function group(): PatternPart | null {
    if (source[at] === "?") {
      const [head] = PLAIN_GROUP.exec(source.slice(at)) ?? [];
      if (head === undefined) return null;
      at += head.length;
    }
    const part = choice();
    return take(")") ? part : null;
  }

  function repeated(part: PatternPart): PatternPart {
    const [found, one, least = "0", comma, most] = QUANTIFIER.exec(source.slice(at)) ?? [];
    if (found === undefined) return part;
    at += found.length;
    if (one === "*") return { type: "repeat", part, least: 0, most: Infinity };
    if (one === "+") return { type: "repeat", part, least: 1, most: Infinity };
    if (one === "?") return { type: "repeat", part, least: 0, most: 1 };
    const fewest = Number(least);
    const limit = most ? Number(most) : Infinity;
    return { type: "repeat", part, least: fewest, most: comma ? limit : fewest };
  }

  function take(text: string): boolean {
    if (!source.startsWith(text, at)) return false;
    at += text.length;
    return true;
  }

  const pattern = choice();
  return at === source.length ? pattern : null;
}

/** A class, an escape of one character, or any other one. */
const CHARACTER =
  /^(?:\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|.)|[^\\])/su;

/** `\1`, `\k<name>` */
const BACK = /^\\[1-9k]/;

/** `(?:…)` and `(?<name>…)` */
const PLAIN_GROUP = /^\?(?::|<[^=!>][^>]*>)/;

const QUANTIFIER = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/;
