import type { Attitude } from "../caller/attitude.ts";
import type { Topic } from "../corpus/topic.ts";

/** A reply that was not understood, as often as it was heard at a node. */
export interface MissedGroup {
  nodeId: string;
  /** As it was said. */
  text: string;
  /** The built-in intent that it was taken for, where the node has no way for that. */
  intent: string | null;
  /** It would have been understood, had it been heard as it was said. */
  isMisheard?: boolean;
  /** How whoever said it stood towards what he was asked; not known of real calls. */
  attitude?: Attitude | null;
  /** What it was said of; `null` where it is about nothing that a tree could answer. Not known of real calls. */
  topic?: Topic | null;
  /** The condition of the node that was meant; not known of real calls. */
  chosen?: string | null;
  count: number;
  /** How often nothing more was said there, and the call was no success; not known of real calls. */
  lost?: number;
  /** How often the tree's objection for it had been answered before; not known of real calls. */
  answered?: number;
}
