import type { KnowledgeEntry, Tree } from "@rufbaum/tree";
import { actionOf, actionSpec, graphOf, waysOf } from "@rufbaum/tree/graph";
import { isEntry } from "./at-line.ts";
import type { SuiteCase } from "./case-schema.ts";
import { suggestion } from "./nearest-name.ts";
import { type NodeNames, nodeNames } from "./node-names.ts";
import { isAnything, pathParts } from "./path-pattern.ts";
import { type Path, pathText } from "./path-text.ts";
import type { Places } from "./places.ts";
import type { SuiteProblem } from "./read-suite.ts";
import type { Suite } from "./schema.ts";
import type { SuiteSimulation } from "./simulation-schema.ts";
import { givenByActions, storedValues } from "./stored-values.ts";

/** What a suite names and its tree does not have: a case about it could never pass. */
export function checkSuite(suite: Suite, tree: Tree, places: Places): SuiteProblem[] {
  const names = nodeNames(tree);
  const keys = keysIn(tree);
  const kinds = new Set(tree.nodes.flatMap((node) => actionOf(node)?.kind ?? []));
  const entries = tree.settings?.knowledge ?? [];
  // Honoured everywhere, without a node for it.
  kinds.add("record-opt-out");
  const found = [
    ...(suite.cases ?? []).flatMap((each, index) =>
      unknownInCase(each, ["cases", index], { tree, names, keys, kinds, entries }),
    ),
    ...(suite.simulations ?? []).flatMap((each, index) =>
      unknownInSimulation(each, ["simulations", index], names),
    ),
  ];
  return found.map(({ path, isKey = false, message }) => ({
    ...(isKey ? places.atKey(path) : places.at(path)),
    path: pathText(path),
    message,
  }));
}

interface Known {
  tree: Tree;
  names: NodeNames;
  keys: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
  entries: readonly KnowledgeEntry[];
}

interface Unknown {
  path: Path;
  isKey?: boolean;
  message: string;
}

function unknownInCase(wanted: SuiteCase, at: Path, known: Known): Unknown[] {
  const { lines, path } = wanted;
  const { names, keys, kinds, entries } = known;
  const found: Unknown[] = unknownAtEnd(wanted, at, known);
  for (const [index, line] of lines.entries()) {
    if (typeof line === "string") continue;
    const place = [...at, "lines", index];
    if (line.node !== undefined) found.push(...unknownNode(line.node, [...place, "node"], names));
    const { condition } = line;
    if (typeof condition === "string" && !keys.has(condition)) {
      const message = `The tree has no condition "${condition}". ${suggestion(condition, keys)}`;
      found.push({ path: [...place, "condition"], message: message.trim() });
    }
    const { answered } = line;
    if (typeof answered === "string" && !entries.some((entry) => isEntry(entry, answered))) {
      const wordings = new Set(entries.flatMap(({ questions }) => questions));
      const message = `The tree's knowledge has no entry "${answered}". ${suggestion(answered, wordings)}`;
      found.push({ path: [...place, "answered"], message: message.trim() });
    }
    for (const kind of line.does === undefined ? [] : [line.does].flat()) {
      found.push(...unknownKind(kind, [...place, "does"], kinds));
    }
  }
  if (path === undefined) return found;
  for (const [index, part] of pathParts(path).entries()) {
    if (isAnything(part)) continue;
    const place = typeof path === "string" ? [...at, "path"] : [...at, "path", index];
    found.push(...unknownNode(part, place, names));
  }
  return found;
}

/** What a case expects to be stored and done by names that the tree does not know. */
function unknownAtEnd(wanted: SuiteCase, at: Path, { tree, kinds }: Known): Unknown[] {
  const { values = {}, written = [] } = wanted;
  const stored = storedValues(tree, givenByActions(wanted));
  const found = Object.keys(values).flatMap((name): Unknown[] => {
    const meant = stored.find(name);
    if (meant.ok) return [];
    return [{ path: [...at, "values", name], isKey: true, message: meant.message }];
  });
  for (const [index, deed] of [written].flat().entries()) {
    const place = Array.isArray(written) ? [...at, "written", index] : [...at, "written"];
    const { kind, ...fields } = typeof deed === "string" ? { kind: deed } : deed;
    const unknown = unknownKind(kind, typeof deed === "string" ? place : [...place, "kind"], kinds);
    found.push(...unknown);
    const known = Object.keys(actionSpec(kind)?.fields ?? {});
    for (const name of unknown.length > 0 ? [] : Object.keys(fields)) {
      if (known.includes(name)) continue;
      const message = `An action "${kind}" has no "${name}". ${suggestion(name, known)}`;
      found.push({ path: [...place, name], isKey: true, message: message.trim() });
    }
  }
  return found;
}

function unknownKind(kind: string, path: Path, kinds: ReadonlySet<string>): Unknown[] {
  if (kinds.has(kind)) return [];
  const message = `The tree has no action "${kind}". ${suggestion(kind, kinds)}`;
  return [{ path, message: message.trim() }];
}

function unknownInSimulation(simulation: SuiteSimulation, at: Path, names: NodeNames): Unknown[] {
  return Object.keys(simulation["failures-at"] ?? {}).flatMap((name) =>
    unknownNode(name, [...at, "failures-at", name], names).map((found) => ({
      ...found,
      isKey: true,
    })),
  );
}

function unknownNode(name: string, path: Path, names: NodeNames): Unknown[] {
  const node = names.find(name);
  return node.ok ? [] : [{ path, message: node.message }];
}

function keysIn(tree: Tree): Set<string> {
  const graph = graphOf(tree);
  return new Set(
    tree.nodes.flatMap(({ id }) => [
      ...graph.conditions(id).map(({ condition }) => condition),
      ...waysOf(tree, id).map(({ condition }) => condition),
    ]),
  );
}
