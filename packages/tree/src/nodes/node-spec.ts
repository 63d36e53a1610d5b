import type { Graph } from "../graph.ts";
import type { Keypad } from "../keypad.ts";
import type { LintFinding } from "../lint/finding.ts";
import type { NodeKind, NodeOf, Tree, ValueKindName } from "../tree.ts";
import type { Words } from "../words.ts";

/** What is particular to one kind of node. */
export interface NodeSpec<Kind extends NodeKind = NodeKind> {
  face: NodeFace<Kind>;
  /** Whether it waits for the caller; `graph.listens` asks it once per document. */
  listens(node: NodeOf<Kind>, graph: Graph): boolean;
  /** Whether it has something to say. */
  speaks: boolean;
  ways: NodeWays;
  /** What a new node of this kind begins with, beside its title. */
  defaults(): Partial<Omit<NodeOf<Kind>, "id" | "type" | "title" | "position">>;
  lint(node: NodeOf<Kind>, context: LintContext): LintFinding[];
  /** The kind of value that it asks for; nodes that don't have none. */
  wants?(node: NodeOf<Kind>, graph: Graph): ValueKindName;
  /** The keys it waits for; without, those that its conditions are named after. */
  keys?(node: NodeOf<Kind>, graph: Graph): Keypad | null;
  /** The variables that have a value once a conversation has come by. */
  fills?(node: NodeOf<Kind>, graph: Graph): string[];
  /** What stands in its own fields beside these variables, to be found by. */
  written?(node: NodeOf<Kind>): string[];
  /** Texts with places for variables, beside what every node says. */
  texts?(node: NodeOf<Kind>): string[];
}

/** By what ways a conversation comes to a node, and leaves it. */
export interface NodeWays {
  in: boolean;
  out: boolean;
  /** A way of its own for what has failed. */
  failed: boolean;
}

/** How a kind of node looks, and what it is called. */
export interface NodeFace<Kind extends NodeKind = NodeKind> {
  name: Words;
  explanation: Words;
  /** A filled area in its hue, and a text; in each theme. */
  hue: string;
  ink: { light: string; dark: string };
  /** Lines without a filling in a box of 24 × 24, as SVG. From Lucide, ISC licence. */
  icon: string;
  /** What stands before and after a label in Mermaid. */
  mermaid: readonly [string, string];
  /** What the form shows beside title and text. Other fields are lost by a change to this kind. */
  fields: readonly FieldName<Kind>[];
  /** What its own settings consist of, by name: in the form, and where versions are compared. */
  labels?: Readonly<Record<string, Words>>;
  /** What matters to the kind, in a few words at a card's foot; `null`: cards have none. */
  footer: ((node: NodeOf<Kind>, language: keyof Words, graph: Graph) => string) | null;
}

/** What only some kinds have, by name; for several kinds, what any of them has. */
export type FieldName<Kind extends NodeKind> = Kind extends NodeKind
  ? Exclude<keyof NodeOf<Kind>, "id" | "type" | "title" | "position" | "content">
  : never;

export interface LintContext {
  tree: Tree;
  graph: Graph;
}
