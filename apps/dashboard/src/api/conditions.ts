import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client, unwrap } from "./client.ts";
import { keys } from "./keys.ts";

const routes = client.api["decision-trees"].conditions;

/** A node's question and conditions, as they are being written. */
export type AskedConditions = Parameters<typeof routes.explain.post>[0];

/** How they are understood. */
export type ExplainedConditions = Awaited<ReturnType<typeof explain>>;

/** How conditions are understood; the answer before, while the next one is on its way. */
export function useExplainedConditions(asked: AskedConditions | null) {
  return useQuery({
    queryKey: keys.conditions(asked),
    queryFn: () => explain(asked ?? { question: "", conditions: [] }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT,
    retry: false,
  });
}

/** Milliseconds: what is typed and taken back is known again. */
const KEPT = 60_000;

function explain(asked: AskedConditions) {
  return unwrap(routes.explain.post(asked));
}

/** Examples for one of the conditions, by the language model. */
export async function writeExamples(asked: AskedConditions, wanted: string): Promise<string[]> {
  return (await unwrap(routes.examples.post({ ...asked, wanted }))).examples;
}
