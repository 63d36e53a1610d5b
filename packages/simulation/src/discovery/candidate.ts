import type { Gist } from "./gists.ts";

/** Something that people mean and a tree has no way for. */
export interface Candidate {
  name: string;
  /** The built-in intent, where it is one. */
  intent: string | null;
  gists: readonly Gist[];
  count: number;
}
