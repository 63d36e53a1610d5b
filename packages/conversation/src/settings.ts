import type { NodeFields, Tree, TreeNode } from "@rufbaum/tree";
import { settingOf } from "@rufbaum/tree/graph";

/** How often in a row a caller may speak of something else before that counts as no answer. */
export const MOST_ASIDES = 3;

/** How often a caller may speak at one node before the conversation goes on without an answer. */
export const MOST_TURNS_HERE = 12;

/** Values that are remembered for a correction. */
export const MOST_INPUTS = 12;

/** Turns in which a mailbox usually speaks up; later it has to be surer. */
export const MAILBOX_TURNS = 2;

/** How sure an intent must be to be answered beside the question. 0 to 1. */
export const SURE_OF_ASIDE = 0.5;
/** How sure an entry of the knowledge must be to come before the tree's own objection. */
export const SURE_BEFORE_OBJECTION = 0.9;
export const SURE_OF_ANGER = 0.75;
export const SURE_OF_GOODBYE = 0.8;
export const SURE_OF_WRONG_PERSON = 0.9;
/** From here on an intent that the tree has no way for is no probable answer to its question. */
export const SURE_OF_UNOFFERED = 0.8;
/** What only stands beside a question is an answer from here on. */
export const SURE_OF_STANDING = 0.75;
/** How sure it must be that somebody connects us, where he says something else as well. */
export const SURE_OF_CONNECTING = 0.9;
/** How likely two conditions with the same way out are together so that nobody need be asked. */
export const SURE_OF_ONE_OF_TWO = 0.5;
export const SURE_OF_MAILBOX = 0.6;
export const SURE_OF_LATE_MAILBOX = 0.95;

/** Milliseconds that a node bears silence: its own, else the tree's. */
export function patienceOf(tree: Tree, node: TreeNode | null): number {
  return ((node as NodeFields | null)?.patience ?? settingOf(tree, "silenceSeconds")) * 1_000;
}

/** Milliseconds that somebody is waited for who said "Moment". */
export function holdOf(tree: Tree, node: TreeNode): number {
  return Math.max(settingOf(tree, "holdSeconds") * 1_000, patienceOf(tree, node));
}

/** Milliseconds after a key in which another one may follow. */
export function keyPauseOf(tree: Tree): number {
  return settingOf(tree, "keySeconds") * 1_000;
}
