import type { DiscoveredIntent, SimulationResult } from "../engine/result.ts";
import type { DiscoveryAdvice } from "./advice.ts";

/** Until November 2026 results held German sentences instead of advice. */
export interface DiscoveryAsWritten extends Omit<DiscoveredIntent, "advice"> {
  suggestedActions: readonly string[];
}

/** A result of this version, or of an older one. */
export type StoredResult = Omit<SimulationResult, "discoveredIntents"> & {
  discoveredIntents: Record<string, DiscoveredIntent | DiscoveryAsWritten>;
};

/** Reads a result as it was stored, by whichever version. */
export function readStoredResult(stored: StoredResult): SimulationResult {
  const entries = Object.entries(stored.discoveredIntents).map(
    ([name, found]) => [name, withAdvice(found)] as const,
  );
  return { ...stored, discoveredIntents: Object.fromEntries(entries) };
}

function withAdvice(found: DiscoveredIntent | DiscoveryAsWritten): DiscoveredIntent {
  if ("advice" in found) return found;
  const { suggestedActions, ...more } = found;
  return { ...more, advice: adviceAsWritten(suggestedActions) };
}

/** The sentences as they are, but for a word that the interface has replaced since. */
export function adviceAsWritten(sentences: readonly string[]): DiscoveryAdvice[] {
  return sentences.map((sentence) => ({ code: "as-written", text: inWordsOfToday(sentence) }));
}

function inWordsOfToday(sentence: string): string {
  return sentence
    .replace(/(^|[.:] )An Knoten „/g, "$1Am Node „")
    .replaceAll("an Knoten „", "am Node „")
    .replace(/(\d) Knoten /g, "$1 Nodes ");
}

/** Whether it is about an objection that answers everywhere. */
export function isAboutObjection(advice: DiscoveryAdvice): boolean {
  if (advice.code === "as-written") return advice.text.startsWith("Einwand ");
  return advice.code === "add-objection" || advice.code === "reword-objection";
}

/** Whether it is about a value that a node does not read. */
export function isAboutValueAt(
  advice: DiscoveryAdvice,
  { nodeId, title }: { nodeId: string; title: string },
): boolean {
  if (advice.code === "as-written") return advice.text.startsWith(`Am Node „${title}“ `);
  if (advice.code !== "value-left-out" && advice.code !== "value-unread") return false;
  return advice.nodeId === nodeId && advice.title === title;
}
