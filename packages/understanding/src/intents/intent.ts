/** A thing people say on the phone, and how it is recognised. */
export interface Intent {
  name: string;
  /** Over the normalised reply, written as people write; the first that matches counts. */
  patterns: readonly RegExp[];
  /** Names a tree's author may give to a condition that means this, in any spelling. */
  aliases: readonly string[];
  /** How sure a match is, 0 to 1. */
  confidence: number;
  /** What a yes-or-no question takes it for. */
  polarity?: "yes" | "no" | "maybe";
  /** The wider intent that it counts as where a node does not offer it by name. */
  counts?: string;
}
