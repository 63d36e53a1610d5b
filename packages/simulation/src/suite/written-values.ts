import { type Document, isAlias, isMap, isScalar, isSeq, type Node } from "yaml";

/** Fields that hold text: a number in them is text as well, as it was written. */
const TEXTS: ReadonlySet<string> = new Set([
  "caller",
  "condition",
  "intent",
  "keys",
  "lines",
  "name",
  "node",
  "not-says",
  "path",
  "personas",
  "says",
  "tree",
]);

const DEEPEST = 20;

/**
 * The document as plain values. Nobody has to know what YAML takes for a number: `caller: 10` and
 * `keys: 007` are texts.
 */
export function plainValue(
  document: Document,
): { ok: true; value: unknown } | { ok: false; message: string } {
  let nodes = 0;
  let fault: string | null = null;

  function read(node: unknown, field: string, depth: number): unknown {
    nodes += 1;
    if (nodes > MOST_NODES) fault ??= "The file holds too many parts.";
    if (depth > DEEPEST) fault ??= "The file is nested too deeply.";
    if (fault !== null) return null;
    if (isAlias(node)) return read(node.resolve(document), field, depth + 1);
    if (isSeq(node)) return node.items.map((item) => read(item, field, depth + 1));
    if (isMap(node)) {
      return Object.fromEntries(
        node.items.map(({ key, value }) => {
          const name = isScalar(key) ? String(key.value) : String(key);
          // What is not known is not text either: the names in a map are the author's own.
          return [name, read(value, depth > 0 && field === "variables" ? "" : name, depth + 1)];
        }),
      );
    }
    if (!isScalar(node)) return null;
    const isNumber = typeof node.value === "number" || typeof node.value === "bigint";
    const isText = isNumber || typeof node.value === "boolean";
    return isText && TEXTS.has(field) ? (node.source ?? String(node.value)) : node.value;
  }

  const value = read(document.contents as Node | null, "", 0);
  return fault === null ? { ok: true, value } : { ok: false, message: fault };
}

const MOST_NODES = 200_000;
