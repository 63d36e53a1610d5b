/** A thing people say on the phone, and how it is recognised. */
export interface Intent {
  name: string;
  /** Over the normalised reply; the first that matches counts. */
  patterns: readonly RegExp[];
  /** Names a tree's author may give to a condition that means this, in any spelling. */
  aliases: readonly string[];
  /** How sure a match is, 0 to 1. */
  confidence: number;
  /** What a yes-or-no question takes it for. */
  polarity?: "yes" | "no" | "maybe";
}
