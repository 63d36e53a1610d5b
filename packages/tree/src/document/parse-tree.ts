import type { z } from "zod";
import { MOST_CONNECTIONS, MOST_NODES } from "../limits.ts";
import { anyNodeSchema } from "../nodes/node-schema.ts";
import type { Tree } from "../tree.ts";
import { findForbidden } from "./forbidden.ts";
import type { Problem, ProblemCode } from "./problem.ts";
import { checkReferences } from "./references.ts";
import { importedTreeSchema, treeSchema } from "./schema.ts";
import { problemOf } from "./schema-fault.ts";

export type Parsed<T> =
  | { ok: true; tree: T }
  /** `reason` is that of the first; `further`: how many problems there are beyond these. */
  | { ok: false; reason: ProblemCode; problems: Problem[]; further: number };

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
  const { problems, further } = findProblems(document, schema, MOST_PROBLEMS);
  const [first] = problems;
  if (!first) return { ok: true, tree: document as T };
  return { ok: false, reason: first.code, problems, further };
}

export interface FoundProblems {
  problems: Problem[];
  /** How many there are beyond these. */
  further: number;
}

/**
 * Everything that keeps a document from being a tree, the first `most` told. What would take
 * long to look through, or does harm, is told alone; a tree that is only too large is looked
 * through where all is asked for.
 */
export function findProblems(
  document: unknown,
  schema: z.ZodType,
  most = Number.POSITIVE_INFINITY,
): FoundProblems {
  if (typeof document !== "object" || document === null || Array.isArray(document)) {
    const noObject = { code: "not-a-tree", params: { fault: { code: "no-object" } } } as const;
    return { problems: [{ ...noObject, path: "" }], further: 0 };
  }
  const forbidden = findForbidden(document);
  if (forbidden) return { problems: [forbidden], further: 0 };
  const tooMany = findTooMany(document);
  if (tooMany.length > 0 && most !== Number.POSITIVE_INFINITY) {
    return { problems: tooMany, further: 0 };
  }
  const issues = issuesOf(document, schema);
  const references = checkReferences(document);
  const problems = [
    ...tooMany,
    ...issues.slice(0, most).map((issue) => problemOf(issue, document)),
    ...references,
  ].slice(0, most);
  const all = tooMany.length + issues.length + references.length;
  return { problems, further: all - problems.length };
}

function findTooMany(document: { nodes?: unknown; connections?: unknown }): Problem[] {
  const { nodes, connections } = document;
  const problems: Problem[] = [];
  if (Array.isArray(nodes) && nodes.length > MOST_NODES) {
    const params = { count: nodes.length, most: MOST_NODES };
    problems.push({ code: "too-many-nodes", params, path: "nodes" });
  }
  if (Array.isArray(connections) && connections.length > MOST_CONNECTIONS) {
    const params = { count: connections.length, most: MOST_CONNECTIONS };
    problems.push({ code: "too-many-connections", params, path: "connections" });
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
