import { ACTION_KINDS, ACTIONS } from "./actions/actions.ts";
import type { Graph } from "./graph.ts";
import { conditionName, intentNames } from "./intents.ts";
import { NODE_KINDS, NODE_SPECS, specOf } from "./nodes/registry.ts";
import { outcomeNames } from "./outcomes.ts";
import type { ActionKind, NodeKind, Outcome, TreeNode, ValueKindName } from "./tree.ts";
import { VALUE_KINDS, VALUE_SPECS } from "./value-kinds.ts";
import { namesIn, type Words } from "./words.ts";

/** What trees, cards and forms say by themselves, in one language: the names of all kinds. */
export interface TreeWords {
  kinds: Readonly<Record<NodeKind, string>>;
  explanations: Readonly<Record<NodeKind, string>>;
  /** What the settings of kinds consist of, by kind and name. */
  labels: Readonly<Record<NodeKind, Readonly<Record<string, string>>>>;
  actions: Readonly<Record<ActionKind, string>>;
  /** What actions have to know, by kind and name. */
  actionFields: Readonly<Record<ActionKind, Readonly<Record<string, string>>>>;
  values: Readonly<Record<ValueKindName, string>>;
  shortValues: Readonly<Record<ValueKindName, string>>;
  outcomes: Readonly<Record<Outcome, string>>;
  /** Known intents by their keys. */
  intents: Readonly<Record<string, string>>;
  /** A condition, or an intent, as people call it. */
  conditionName(key: string): string;
  /** What matters to a node's kind, in a few words at its card's foot. */
  footer(node: TreeNode, graph: Graph): string;
  /** At the way out of what has failed. */
  onFailure: string;
}

export function treeWords(language: keyof Words): TreeWords {
  return {
    kinds: byKey(NODE_KINDS, (kind) => NODE_SPECS[kind].face.name[language]),
    explanations: byKey(NODE_KINDS, (kind) => NODE_SPECS[kind].face.explanation[language]),
    labels: byKey(NODE_KINDS, (kind) => {
      const { labels = {} } = NODE_SPECS[kind].face;
      return byKey(Object.keys(labels), (name) => labels[name]?.[language] ?? name);
    }),
    actions: namesIn(language, ACTIONS),
    actionFields: byKey(ACTION_KINDS, (kind) => {
      const { fields } = ACTIONS[kind];
      return byKey(Object.keys(fields), (name) => fields[name]?.label[language] ?? name);
    }),
    values: namesIn(language, VALUE_SPECS),
    shortValues: byKey(VALUE_KINDS, (kind) => VALUE_SPECS[kind].shortName[language]),
    outcomes: outcomeNames(language),
    intents: intentNames(language),
    conditionName: (key) => conditionName(key, language),
    footer: (node, graph) => specOf(node).face.footer?.(node, language, graph) ?? "",
    onFailure: ON_FAILURE[language],
  };
}

const ON_FAILURE: Words = { de: "bei Fehler", en: "on failure" };

function byKey<Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
