import type { Attitude } from "../caller/attitude.ts";

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
  /** Mere talk, which no tree needs to know; not known of real calls. */
  isTalk?: boolean;
  count: number;
}
