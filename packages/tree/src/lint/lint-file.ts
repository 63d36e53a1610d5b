import { visit } from "jsonc-parser";
import { bringOntoCanvas } from "../document/bring-onto-canvas.ts";
import { decodeFile } from "../document/decode-file.ts";
import { readDocument } from "../document/import-tree.ts";
import { laidOut, placedForNow } from "../document/lay-out-unplaced.ts";
import { findProblems, type ImportedTree } from "../document/parse-tree.ts";
import type { Problem } from "../document/problem.ts";
import { importedTreeSchema } from "../document/schema.ts";
import type { Tree } from "../tree.ts";
import { lintFieldNames } from "./field-names.ts";
import { type FileFinding, type Finding, findingOfAll, worstFirst } from "./finding.ts";
import { lintTree } from "./lint-tree.ts";
import { readablePart } from "./readable-part.ts";

export interface LintedFile {
  /** The tree in it; `null` if it can't be imported. */
  tree: Tree | null;
  findings: Finding[];
}

/** Told with their places already, among what keeps the file from being imported. */
const TOLD = new Set(["connection-to-missing-node"]);

/** What holds of a node whatever is left out of it. */
const OF_WHAT_IS_LEFT = new Set(["duplicate-condition"]);

/**
 * Everything there is to say about a file, in one go: what keeps it from being imported, and what
 * the lint finds in all of it that can be read.
 */
export function lintFile(bytes: Uint8Array): LintedFile {
  const { text, findings: ofEncoding } = decodeFile(bytes);
  const { fault, document: given } = readDocument(text);
  if (fault) return { tree: null, findings: [keepsOut(fault)] };
  const { document, unplaced } = placedForNow(given);
  const { problems } = findProblems(document, importedTreeSchema);
  // Whoever walks on through this one gets lost in it.
  if (problems[0]?.code === "forbidden-field")
    return { tree: null, findings: problems.map(keepsOut) };
  const ofText = [...lintFieldNames(given), ...findDoubledFields(text), ...ofEncoding];
  if (problems.length > 0) {
    const findings = [...problems.map(keepsOut), ...ofText, ...lintRest(document)];
    return { tree: null, findings: worstFirst(findings) };
  }
  const {
    id = "",
    name = "",
    isActive = false,
    createdAt = "",
    ...rest
  } = document as ImportedTree;
  const whole: Tree = { id, name, isActive, createdAt, ...rest };
  const { tree, findings: ofPlaces } = bringOntoCanvas(laidOut(whole, unplaced));
  const findings = [...ofText, ...ofPlaces, ...lintTree(tree, Number.POSITIVE_INFINITY)];
  return { tree, findings: worstFirst(findings) };
}

function keepsOut({ nodeId, ...problem }: Problem): FileFinding {
  return { ...problem, severity: "error", nodeId: nodeId ?? null, connectionId: null };
}

function lintRest(document: unknown): Finding[] {
  const part = readablePart(document);
  if (!part) return [];
  const findings = lintTree(part.tree, Number.POSITIVE_INFINITY);
  const sure = findings.filter(({ code, nodeId, connectionId }) => {
    if (TOLD.has(code)) return false;
    if (nodeId !== null && part.incomplete.has(nodeId)) return OF_WHAT_IS_LEFT.has(code);
    return !(part.hasUnknownKinds && nodeId === null && connectionId === null);
  });
  return sure.map((finding) =>
    finding.nodeId !== null && part.unnamed.has(finding.nodeId)
      ? { ...finding, nodeId: null }
      : finding,
  );
}

/** Of a field that stands twice in one object, only the last is read. */
function findDoubledFields(text: string): FileFinding[] {
  const findings: FileFinding[] = [];
  const objects: Set<string>[] = [];
  visit(text.replace(/^\u{feff}/u, ""), {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty(name, _offset, _length, line, column) {
      const names = objects.at(-1);
      if (names?.has(name)) {
        const shown = name.length > 100 ? `${name.slice(0, 100)}…` : name;
        const params = { field: shown, line: line + 1, column: column + 1 };
        findings.push(findingOfAll("warning", "duplicate-field", params));
      }
      names?.add(name);
    },
  });
  return findings;
}
