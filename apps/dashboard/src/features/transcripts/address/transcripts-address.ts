import type { Outcome } from "@rufbaum/tree";
import { OUTCOMES } from "@rufbaum/tree/graph";
import { momentAt } from "@rufbaum/words/format";
import type { TranscriptFilter } from "../../../api/transcripts.ts";
import { dayAfter, isDay } from "../filters/days.ts";

/** What the page shows, as its address has it. Days are `2026-11-24`, `to` is the last one. */
export interface Shown {
  /** A call by its id or its callSid. */
  callId: string | null;
  text: string;
  outcome: Outcome | null;
  treeId: string | null;
  nodeId: string | null;
  campaignId: string | null;
  from: string | null;
  to: string | null;
}

export type ShownFilter = Omit<Shown, "callId">;

export const EVERYTHING: ShownFilter = {
  text: "",
  outcome: null,
  treeId: null,
  nodeId: null,
  campaignId: null,
  from: null,
  to: null,
};

const PAGE = "/transcripts";

/** What is no outcome or no day counts as absent. */
export function readAddress(search: string, hash: string): Shown {
  const params = new URLSearchParams(search);
  const text = new URLSearchParams(hash.replace(/^#/, "")).get("text") ?? "";
  const named = (name: string) => params.get(name) || null;
  const day = (name: string) => [named(name)].find((given) => given && isDay(given)) ?? null;
  const treeId = named("tree");
  return {
    callId: named("call"),
    text,
    outcome: OUTCOMES.find((outcome) => outcome === named("outcome")) ?? null,
    treeId,
    nodeId: treeId === null ? null : named("node"),
    campaignId: named("campaign"),
    from: day("from"),
    to: day("to"),
  };
}

/** What is searched for stands behind the `#`: browsers don't send that, so that no log has it. */
export function addressOf({ callId, text, ...shown }: Shown): string {
  const { outcome, treeId, nodeId, campaignId, from, to } = shown;
  const named = {
    call: callId,
    outcome,
    tree: treeId,
    node: nodeId,
    campaign: campaignId,
    from,
    to,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(named)) if (value !== null) params.set(name, value);
  const query = params.size === 0 ? "" : `?${params}`;
  const hash = text.trim() === "" ? "" : `#${new URLSearchParams({ text })}`;
  return PAGE + query + hash;
}

/** As the server is asked for it; days begin and end by the clock of `timeZone`. */
export function filterOf(shown: ShownFilter, timeZone: string): TranscriptFilter {
  const { text, outcome, treeId, nodeId, campaignId, from, to } = shown;
  const since = from && momentAt(`${from}T00:00`, timeZone);
  const until = to && momentAt(`${dayAfter(to)}T00:00`, timeZone);
  return {
    ...(text.trim() !== "" && { text: text.trim() }),
    ...(outcome !== null && { outcome }),
    ...(treeId !== null && { treeId }),
    ...(nodeId !== null && { nodeId }),
    ...(campaignId !== null && { campaignId }),
    ...(since && { since }),
    ...(until && { until }),
  };
}
