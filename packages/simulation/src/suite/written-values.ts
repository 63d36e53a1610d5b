import { isAlias, isMap, isScalar, isSeq, type Node } from "yaml";

/** Fields that hold text: a number in them is text as well, as it was written. */
const TEXTS: ReadonlySet<string> = new Set([
  "answered",
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
  "written",
]);

/** Maps whose keys are names of the author's own: what stands there is no field of a suite. */
const OWN_NAMES: ReadonlySet<string> = new Set(["values", "variables"]);

/** What an action did is text throughout. */
function fieldOf(name: string, field: string): string {
  if (OWN_NAMES.has(field)) return "";
  return field === "written" ? field : name;
}

const DEEPEST = 20;
const MOST_NODES = 200_000;

/** What keeps a document from being read, and where in the text; `null`: the file as a whole. */
export interface WritingFault {
  offset: number | null;
  message: string;
}

/**
 * The document as plain values, in time that grows as its text does. Nobody has to know what YAML
 * takes for a number: `caller: 10` and `keys: 007` are texts.
 */
export function plainValue(
  contents: Node | null,
): { ok: true; value: unknown } | { ok: false; faults: WritingFault[] } {
  const anchors = new Map<string, Node>();
  const repeated: WritingFault[] = [];
  let nodes = 0;
  let fault: string | null = null;
  /** Within what an alias stands for; its anchors and its mistakes are known already. */
  let isAgain = false;

  function read(node: unknown, field: string, depth: number): unknown {
    nodes += 1;
    if (nodes > MOST_NODES) fault ??= "The file holds too many parts.";
    if (depth > DEEPEST) fault ??= "The file is nested too deeply.";
    if (fault !== null) return null;
    if (isAlias(node)) return readAgain(anchors.get(node.source), field, depth + 1);
    if ((isMap(node) || isSeq(node) || isScalar(node)) && node.anchor && !isAgain) {
      anchors.set(node.anchor, node);
    }
    if (isSeq(node)) return node.items.map((item) => read(item, field, depth + 1));
    if (isMap(node)) {
      const names = new Set<string>();
      return Object.fromEntries(
        node.items.map(({ key, value }) => {
          const name = isScalar(key) ? String(key.value) : String(key);
          if (names.has(name)) tellRepeated(key);
          names.add(name);
          return [name, read(value, fieldOf(name, depth > 0 ? field : ""), depth + 1)];
        }),
      );
    }
    if (!isScalar(node)) return null;
    const isNumber = typeof node.value === "number" || typeof node.value === "bigint";
    const isText = isNumber || typeof node.value === "boolean";
    return isText && TEXTS.has(field) ? (node.source ?? String(node.value)) : node.value;
  }

  function readAgain(node: Node | undefined, field: string, depth: number): unknown {
    const before = isAgain;
    isAgain = true;
    const value = read(node, field, depth);
    isAgain = before;
    return value;
  }

  function tellRepeated(key: unknown): void {
    if (isAgain) return;
    const offset = isScalar(key) ? (key.range?.[0] ?? null) : null;
    repeated.push({ offset, message: "This field stands twice." });
  }

  const value = read(contents, "", 0);
  if (fault !== null) return { ok: false, faults: [{ offset: null, message: fault }] };
  return repeated.length > 0 ? { ok: false, faults: repeated } : { ok: true, value };
}
