import type { z } from "zod";
import { MOST_CONNECTIONS, MOST_NODES } from "../limits.ts";
import type { Tree } from "../tree.ts";
import { findForbidden } from "./forbidden.ts";
import { type Problem, problemOf } from "./problem.ts";
import { checkReferences, type ReferenceReason } from "./references.ts";
import { importedTreeSchema, treeSchema } from "./schema.ts";

export type ParseReason =
  | "not-a-tree"
  | "too-many-nodes"
  | "too-many-connections"
  | "forbidden-field"
  | ReferenceReason;

export type Parsed<T> =
  | { ok: true; tree: T }
  | { ok: false; reason: ParseReason; problems: Problem[] };

/** A document from a file: the server gives what is missing of these four. */
export type ImportedTree = Omit<Tree, "id" | "name" | "isActive" | "createdAt"> &
  Partial<Pick<Tree, "id" | "name" | "isActive" | "createdAt">>;

const MOST_PROBLEMS = 50;

/** Checks a whole document. The tree handed back is the value handed in: nothing is lost of it. */
export function parseTree(document: unknown): Parsed<Tree> {
  return check<Tree>(document, treeSchema);
}

/** As `parseTree`, for a document that has no id, name, date or active flag yet. */
export function parseImportedTree(document: unknown): Parsed<ImportedTree> {
  return check<ImportedTree>(document, importedTreeSchema);
}

function check<T extends ImportedTree>(document: unknown, schema: z.ZodType): Parsed<T> {
  if (typeof document !== "object" || document === null || Array.isArray(document)) {
    return refuse("not-a-tree", [{ path: "", message: NO_OBJECT }]);
  }
  const forbidden = findForbidden(document);
  if (forbidden) return refuse("forbidden-field", [forbidden]);
  const { nodes, connections } = document as { nodes?: unknown; connections?: unknown };
  if (Array.isArray(nodes) && nodes.length > MOST_NODES) {
    const message = `Der Baum hat ${nodes.length} Nodes, erlaubt sind höchstens ${MOST_NODES}. Teilen Sie ihn auf.`;
    return refuse("too-many-nodes", [{ path: "nodes", message }]);
  }
  if (Array.isArray(connections) && connections.length > MOST_CONNECTIONS) {
    const message = `Der Baum hat ${connections.length} Verbindungen, erlaubt sind höchstens ${MOST_CONNECTIONS}.`;
    return refuse("too-many-connections", [{ path: "connections", message }]);
  }
  const parsed = schema.safeParse(document);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, MOST_PROBLEMS);
    return refuse(
      "not-a-tree",
      issues.map((issue) => problemOf(issue, document)),
    );
  }
  const tree = document as T;
  const [first, ...others] = checkReferences(tree);
  if (!first) return { ok: true, tree };
  return refuse(
    first.reason,
    [first, ...others].slice(0, MOST_PROBLEMS).map(({ reason: _reason, ...problem }) => problem),
  );
}

const NO_OBJECT =
  "Das ist kein Decision Tree. Erwartet wird ein Objekt mit den Listen „nodes“ und „connections“, wie der Export es schreibt.";

function refuse(
  reason: ParseReason,
  problems: Problem[],
): { ok: false; reason: ParseReason; problems: Problem[] } {
  return { ok: false, reason, problems };
}
