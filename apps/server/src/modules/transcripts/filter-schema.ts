import { OUTCOMES } from "@rufbaum/tree/graph";
import { z } from "zod";
import type { TranscriptFilter } from "./search.ts";

const id = z.string().max(128);
const instant = z.iso.datetime({ offset: true });
/** Characters of a search. */
const LONGEST_SEARCH = 200;

/** Which transcripts are meant. Bodies only: words and numbers are to stand in no log of addresses. */
export const filterSchema = z.strictObject({
  text: z.string().max(LONGEST_SEARCH).optional(),
  nodeId: z.string().max(256).optional(),
  outcome: z.enum(OUTCOMES).optional(),
  treeId: id.optional(),
  campaignId: id.optional(),
  direction: z.enum(["outbound", "inbound"]).optional(),
  number: z.string().max(64).optional(),
  since: instant.optional(),
  until: instant.optional(),
  hasTranscript: z.boolean().optional(),
});

export function filterOf({
  since,
  until,
  ...filter
}: z.infer<typeof filterSchema>): TranscriptFilter {
  return {
    ...filter,
    since: since === undefined ? undefined : Date.parse(since),
    until: until === undefined ? undefined : Date.parse(until),
  };
}
