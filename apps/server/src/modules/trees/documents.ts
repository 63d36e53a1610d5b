import {
  bringOntoCanvas,
  decodeFile,
  type Finding,
  importTree,
  lintFieldNames,
  lintTree,
  newTree,
  type Problem,
  parseTree,
  type Tree,
  worstFirst,
} from "@rufbaum/tree";
import { applyDiff, diffTrees } from "@rufbaum/tree/editing";
import { treeDiffSchema } from "@rufbaum/tree/editing/schema";
import { type Language, told, wordsIn } from "@rufbaum/words";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import { invalidBody } from "../../http/error-response.ts";
import { checkJson, readJson } from "../../reader/read-json.ts";
import { refused } from "./refused.ts";

/*
 * What is done with whole documents: texts in, texts out, so that none of it need be done, or taken
 * over as an object, by the thread that answers calls.
 */

/** How many a document holds. */
interface Counts {
  nodes: number;
  connections: number;
}

/** A tree to be stored. `createdAt` in milliseconds since 1970. */
export interface WrittenTree extends Counts {
  id: string;
  name: string;
  isActive: boolean;
  createdAt: number;
  /** The whole document as JSON. */
  text: string;
}

/** A tree's draft as it is stored. */
export interface StoredTree {
  id: string;
  version: number;
  isActive: boolean;
  text: string;
}

/** What becomes of it. */
export interface ChangedTree extends Counts {
  name: string;
  text: string;
  /** What was changed, as JSON; `null` where that is more than one sends around. */
  diff: string | null;
}

/** Values of a tree's document: the largest one has about 400,000. */
const MOST_VALUES = 500_000;
/** Characters of a diff that is told to open editors; after a larger one they fetch the tree. */
const LONGEST_DIFF = 256 * 1024;

export const nameSchema = z.string().trim().min(1).max(200);
const draftSchema = z.looseObject({ name: nameSchema });
const editSchema = z.object({
  baseVersion: z.int().min(1),
  editor: z.string().min(1).max(100),
  diff: treeDiffSchema,
});

/** What a new tree is given by the server. */
interface Given {
  id: string;
  createdAt: string;
  isFirst: boolean;
}

/** A tree of which a client says at least the name; its own fields unknown to us are kept. */
export function makeTree({
  body,
  id,
  createdAt,
  isFirst,
}: { body: Uint8Array } & Given): WrittenTree {
  const read = draftSchema.safeParse(readJson(body, { mostValues: MOST_VALUES }));
  if (!read.success) throw invalidBody(read.error.issues);
  const { name } = read.data;
  return written({
    ...newTree({ id, name, createdAt }),
    isActive: isFirst,
    ...read.data,
    id,
    createdAt,
  });
}

/** Takes a file in; a name handed in wins over the file's own. `answer` is told to the client. */
export function readTreeFile({
  body,
  name,
  id,
  createdAt,
  isFirst,
  keepsId,
  language,
}: {
  body: Uint8Array;
  name: string | null;
  keepsId: boolean;
  language: Language;
} & Given): WrittenTree & {
  answer: string;
} {
  const { text: fileText, findings: ofEncoding } = decodeFile(body);
  // In UTF-16, half a letter may look like a bracket.
  checkJson(new TextEncoder().encode(fileText), { mostValues: MOST_VALUES });
  const read = importTree(fileText);
  if (!read.ok) {
    throw refused("import-failed", read);
  }
  const { tree: file, findings: ofPlaces } = bringOntoCanvas(read.tree);
  const tree = checked({
    ...file,
    id: keepsId ? (file.id ?? id) : id,
    name: name ?? file.name ?? wordsIn(language).treeName({ code: "imported" }),
    isActive: file.isActive === true || isFirst,
    createdAt: file.createdAt ?? createdAt,
  });
  const { text, ...head } = written(tree);
  const findings = worstFirst<Finding>([
    ...lintFieldNames(file),
    ...ofEncoding,
    ...ofPlaces,
    ...lintTree(tree),
  ]);
  const inWords = JSON.stringify(told(wordsIn(language).finding, findings));
  return { ...head, text, answer: `{"tree":${text},"findings":${inWords}}` };
}

/** A copy of a tree, with a name of its own. */
export function copyTree({
  text,
  id,
  name,
  createdAt,
  language,
}: {
  text: string;
  id: string;
  name: string | null;
  createdAt: string;
  language: Language;
}): WrittenTree {
  const tree = JSON.parse(text) as Tree;
  const copyName = wordsIn(language).treeName({ code: "copy", of: tree.name.slice(0, 190) });
  const copied = { ...tree, id, name: name ?? copyName, isActive: false, createdAt };
  return written(checked(copied));
}

/**
 * Puts a document in the place of another, of which what it says nothing about stays, its nodes and
 * connections aside. `wanted`: whether it says to be active, or not.
 */
export function replaceTree({ body, ...stored }: { body: Uint8Array } & StoredTree): ChangedTree & {
  answer: string;
  /** What was done so that the tree stands on the canvas, in English sentences. */
  notes: string[];
  wanted: boolean | null;
} {
  const document = readJson(body, { mostValues: MOST_VALUES });
  if (typeof document !== "object" || document === null || Array.isArray(document)) {
    throw invalidBody([{ path: [], message: "must be a decision tree" }]);
  }
  const before = treeOf(stored);
  const { nodes: _, connections: __, ...kept } = before;
  const { id, createdAt, isActive } = kept;
  const { tree, findings } = bringOntoCanvas(checked({ ...kept, ...document, id, createdAt }));
  const wanted = "isActive" in document ? tree.isActive : null;
  return {
    ...changed(before, { ...tree, isActive }),
    answer: JSON.stringify(tree),
    notes: findings.map(wordsIn("en").finding),
    wanted: wanted === isActive ? null : wanted,
  };
}

/** Takes an edit in that an open editor made on the tree as it stands. `editor` names the tab. */
export function editTreeBy({
  body,
  ...stored
}: { body: Uint8Array } & StoredTree): ChangedTree & { editor: string } {
  const read = editSchema.safeParse(readJson(body));
  if (!read.success) throw invalidBody(read.error.issues);
  const { baseVersion, editor, diff } = read.data;
  if (stored.version !== baseVersion) throw versionConflict(stored.version);
  const before = treeOf(stored);
  const tree = checked(applyDiff(before, diff));
  return { ...changed(before, { ...tree, id: before.id, isActive: before.isActive }), editor };
}

/** Makes a tree what a version of it was. */
export function restoreTree({
  versionText,
  ...stored
}: { versionText: string } & StoredTree): ChangedTree {
  const before = treeOf(stored);
  const version = JSON.parse(versionText) as Tree;
  const { id, createdAt, isActive } = before;
  const { tree } = bringOntoCanvas({ ...version, createdAt, id, isActive });
  return changed(before, tree);
}

function treeOf({ text, isActive }: StoredTree): Tree {
  return { ...(JSON.parse(text) as Tree), isActive };
}

function changed(before: Tree, tree: Tree): ChangedTree {
  const diff = JSON.stringify(diffTrees(before, tree));
  return {
    name: tree.name,
    ...countsOf(tree),
    text: JSON.stringify(tree),
    diff: diff.length <= LONGEST_DIFF ? diff : null,
  };
}

function written(document: unknown): WrittenTree {
  const { tree } = bringOntoCanvas(checked(document));
  const { id, name, isActive } = tree;
  const createdAt = Date.parse(tree.createdAt);
  if (Number.isNaN(createdAt)) {
    const fault = { code: "no-time", field: "createdAt" } as const;
    const problem: Problem = { code: "not-a-tree", params: { fault }, path: "createdAt" };
    throw refused("faulty-tree", { reason: problem.code, problems: [problem], further: 0 });
  }
  return { id, name, isActive, createdAt, ...countsOf(tree), text: JSON.stringify(tree) };
}

function countsOf({ nodes, connections }: Tree): Counts {
  return { nodes: nodes.length, connections: connections.length };
}

/** A stored document as it is listed: it says rightly whether it is active. */
export function listedTree({ text, isActive }: Pick<StoredTree, "text" | "isActive">): string {
  const tree = JSON.parse(text) as Tree;
  return tree.isActive === isActive ? text : JSON.stringify({ ...tree, isActive });
}

function checked(document: unknown): Tree {
  const parsed = parseTree(document);
  if (parsed.ok) return parsed.tree;
  throw refused("faulty-tree", parsed);
}

export function versionConflict(version: number): DomainError {
  return new DomainError({ code: "version-conflict" }, { status: 409, details: { version } });
}
