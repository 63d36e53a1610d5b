import type { SentenceReader } from "@rufbaum/understanding/sentences";
import type { DiscoveredIntent } from "../engine/result.ts";
import type { Traffic } from "./loss.ts";
import type { HeardShare } from "./most-heard.ts";
import type { Middle } from "./vectors.ts";

/** So many sentences teach a condition or an entry. */
export const MOST_TAUGHT = 5;

/** What a candidate is about, and how like that a text is. */
export interface About extends Traffic {
  direction: Middle;
  likeness(text: string): number;
  sentences: SentenceReader;
  heard: readonly HeardShare[];
}

/** What could be done about a candidate, as advice and as edits. */
export interface Remedies extends Pick<DiscoveredIntent, "advice" | "suggestions"> {
  /** Something could be done, and nobody was lost without it. */
  isSpared: boolean;
}

export const NOTHING: Remedies = { advice: [], suggestions: [], isSpared: false };
