import type { z } from "zod";
import type { KnowledgeEntry } from "./knowledge/entry.ts";
import type { conditionSchema } from "./nodes/node-schema.ts";
import type { treeNodeSchema } from "./nodes/schemas.ts";
import type { NumberSettingName, TextSettingName } from "./settings.ts";

/**
 * The document. Fields of the specification first; everything after them is optional, so that a
 * document of the plain shape comes in and goes out unchanged. Unknown fields are kept.
 */

export interface Tree {
  id: string;
  name: string;
  isActive: boolean;
  /** ISO 8601. */
  createdAt: string;
  nodes: TreeNode[];
  connections: Connection[];
  settings?: TreeSettings;
  /** What authors write to each other on the canvas; no conversation reads it. */
  notes?: Note[];
}

export interface Note {
  id: string;
  text: string;
  position: { x: number; y: number };
  size?: { width: number; height: number };
}

/** What the numbers and texts mean, and what holds without them, `settings.ts` says. */
export interface TreeSettings
  extends Partial<Record<NumberSettingName, number>>,
    Partial<Record<TextSettingName, string>> {
  /** Values for variables nothing else fills. */
  variables?: Record<string, string>;
  /** Who speaks German where no node says who does; the usual voice if that is left open, too. */
  voice?: string;
  /** What callers ask anywhere, and what they are told. */
  knowledge?: KnowledgeEntry[];
}

/** A node of whatever kind, as the kinds' schemas say. */
export type TreeNode = z.infer<typeof treeNodeSchema>;

export type NodeKind = TreeNode["type"];

/** A node of one kind. */
export type NodeOf<Kind extends NodeKind> = Extract<TreeNode, { type: Kind }>;

type Every<Union> = Union extends Union ? keyof Union : never;
type FieldOf<Union, Name> = Union extends Union
  ? Name extends keyof Union
    ? Union[Name]
    : never
  : never;

/** The fields that nodes have of whatever kind, beside id and kind: what a form or a patch may change. */
export type NodeFields = {
  [Name in Exclude<Every<TreeNode>, "id" | "type">]?: Exclude<FieldOf<TreeNode, Name>, undefined>;
};

export type NodeContent = NonNullable<TreeNode["content"]>;

export type Condition = z.infer<typeof conditionSchema>;

export interface Connection {
  id: string;
  sourceNodeId: string;
  targetNodeId: string;
  /** None: the way that is taken when no condition names another. `failed`: an action's way out when it fails. */
  condition?: string | null;
}

export type { Action, ActionKind } from "./actions/actions.ts";
export type { KnowledgeEntry } from "./knowledge/entry.ts";
export type { Outcome } from "./outcomes.ts";
export type { ValueKindName } from "./value-kinds.ts";
