import type { Tree, ValueKindName } from "@rufbaum/tree";
import {
  findPlaceholders,
  graphOf,
  PLACES_BETWEEN,
  specOf,
  spokenTexts,
  TEXT_SETTINGS,
} from "@rufbaum/tree/graph";

export interface Variable {
  name: string;
  /** What the tree's settings say; empty if nothing. */
  value: string;
}

/**
 * The variables that have to be known before a conversation begins, in the order in which they are
 * spoken; those it fills by itself are left out unless the settings give them a value.
 */
export function variablesToFill(tree: Tree): Variable[] {
  const { nodes, settings } = tree;
  const graph = graphOf(tree);
  const given = settings?.variables ?? {};
  const filled = new Set<string>(PLACES_BETWEEN);
  for (const node of nodes) {
    for (const variable of specOf(node).fills?.(node, graph) ?? []) filled.add(variable);
  }
  const said = [
    ...nodes.flatMap(spokenTexts),
    ...TEXT_SETTINGS.map((name) => settings?.[name] ?? ""),
  ];
  const spoken = said.flatMap(findPlaceholders);
  const names = new Set(Object.keys(given));
  for (const { name } of spoken) if (!filled.has(name)) names.add(name);
  return [...names].map((name) => ({
    name,
    value: Object.hasOwn(given, name) ? String(given[name]) : "",
  }));
}

/** What was left empty is unknown, so that a text's own default is said. */
export function knownOnly(variables: readonly Variable[]): Record<string, string> {
  return Object.fromEntries(
    variables.flatMap(({ name, value }) => (value.trim() === "" ? [] : [[name, value.trim()]])),
  );
}

/** What kind of value each variable holds that an input fills. */
export function valueKinds(tree: Tree): ReadonlyMap<string, ValueKindName> {
  const graph = graphOf(tree);
  return new Map(
    tree.nodes.flatMap((node) => {
      const { wants, fills } = specOf(node);
      const kind = wants?.(node, graph);
      return kind === undefined
        ? []
        : (fills?.(node, graph) ?? []).map((name) => [name, kind] as const);
    }),
  );
}
