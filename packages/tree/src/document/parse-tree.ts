import type { z } from "zod";
import { MOST_CONNECTIONS, MOST_NODES } from "../limits.ts";
import type { Tree } from "../tree.ts";
import { findForbidden } from "./forbidden.ts";
import { type Problem, problemOf } from "./problem.ts";
import { checkReferences, type ReferenceReason } from "./references.ts";
import { anyNodeSchema, importedTreeSchema, treeSchema } from "./schema.ts";

export type ParseReason =
  | "not-a-tree"
  | "too-many-nodes"
  | "too-many-connections"
  | "forbidden-field"
  | ReferenceReason;

export type Parsed<T> =
  | { ok: true; tree: T }
  /** `further`: how many problems there are beyond these. */
  | { ok: false; reason: ParseReason; problems: Problem[]; further: number };

/** A document from a file: the server gives what is missing of these four. */
export type ImportedTree = Omit<Tree, "id" | "name" | "isActive" | "createdAt"> &
  Partial<Pick<Tree, "id" | "name" | "isActive" | "createdAt">>;

/** Problems that an answer tells of; `findProblems` knows all. */
const MOST_PROBLEMS = 200;

/** Checks a whole document. The tree handed back is the value handed in: nothing is lost of it. */
export function parseTree(document: unknown): Parsed<Tree> {
  return check<Tree>(document, treeSchema);
}

/** As `parseTree`, for a document that has no id, name, date or active flag yet. */
export function parseImportedTree(document: unknown): Parsed<ImportedTree> {
  return check<ImportedTree>(document, importedTreeSchema);
}

function check<T extends ImportedTree>(document: unknown, schema: z.ZodType): Parsed<T> {
  const { reason, problems: coded, further } = findProblems(document, schema, MOST_PROBLEMS);
  if (reason === null) return { ok: true, tree: document as T };
  const problems = coded.map(({ reason: _reason, ...problem }) => problem);
  return { ok: false, reason, problems, further };
}

export interface FoundProblems {
  /** Of the first problem; `null` without one. */
  reason: ParseReason | null;
  problems: CodedProblem[];
  /** How many there are beyond these. */
  further: number;
}

export interface CodedProblem extends Problem {
  reason: ParseReason;
}

/**
 * Everything that keeps a document from being a tree, the first `most` in words. What would take
 * long to look through, or does harm, is told alone; a tree that is only too large is looked
 * through where all is asked for.
 */
export function findProblems(
  document: unknown,
  schema: z.ZodType,
  most = Number.POSITIVE_INFINITY,
): FoundProblems {
  if (typeof document !== "object" || document === null || Array.isArray(document)) {
    return found([{ reason: "not-a-tree", path: "", message: NO_OBJECT }]);
  }
  const forbidden = findForbidden(document);
  if (forbidden) return found([{ reason: "forbidden-field", ...forbidden }]);
  const tooMany = findTooMany(document);
  if (tooMany.length > 0 && most !== Number.POSITIVE_INFINITY) return found(tooMany);
  const issues = issuesOf(document, schema);
  const references = checkReferences(document);
  const problems = [
    ...tooMany,
    ...issues
      .slice(0, most)
      .map((issue) => ({ reason: "not-a-tree" as const, ...problemOf(issue, document) })),
    ...references,
  ].slice(0, most);
  return found(problems, tooMany.length + issues.length + references.length - problems.length);
}

function found(problems: CodedProblem[], further = 0): FoundProblems {
  return { reason: problems[0]?.reason ?? null, problems, further };
}

function findTooMany(document: { nodes?: unknown; connections?: unknown }): CodedProblem[] {
  const { nodes, connections } = document;
  const problems: CodedProblem[] = [];
  if (Array.isArray(nodes) && nodes.length > MOST_NODES) {
    const message = `Der Baum hat ${nodes.length} Nodes, erlaubt sind höchstens ${MOST_NODES}. Teilen Sie ihn auf.`;
    problems.push({ reason: "too-many-nodes", path: "nodes", message });
  }
  if (Array.isArray(connections) && connections.length > MOST_CONNECTIONS) {
    const message = `Der Baum hat ${connections.length} Verbindungen, erlaubt sind höchstens ${MOST_CONNECTIONS}.`;
    problems.push({ reason: "too-many-connections", path: "connections", message });
  }
  return problems;
}

/** What the schema finds; of a node whose kind nobody knows, also what is wrong with the rest of it. */
export function issuesOf(document: object, schema: z.ZodType): z.core.$ZodIssue[] {
  const { error } = schema.safeParse(document);
  return (error?.issues ?? []).flatMap((issue) => {
    const [list, index, field] = issue.path;
    if (list !== "nodes" || typeof index !== "number" || field !== "type") return [issue];
    const node = (document as { nodes: unknown[] }).nodes[index];
    const others = anyNodeSchema.safeParse(node).error?.issues ?? [];
    return [issue, ...others.map((other) => ({ ...other, path: [list, index, ...other.path] }))];
  });
}

const NO_OBJECT =
  "Das ist kein Decision Tree. Erwartet wird ein Objekt mit den Listen „nodes“ und „connections“, wie der Export es schreibt.";
