import type { ToldIntent } from "@rufbaum/words/simulation";
import type { StoredRun } from "../../../api/simulation.ts";
import { pairActions } from "../../review/pair-actions.ts";
import { Advice, Proposed } from "./proposed.tsx";

/** Sentences, each with its button where it is an edit that can be reviewed and made. */
export function SuggestedActions({ run, intent }: { run: StoredRun; intent: ToldIntent }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {pairActions(intent).map(({ sentence, suggestion }) => (
        <li key={sentence} className="p-2.5">
          {suggestion ? (
            <Proposed run={run} sentence={sentence} suggestion={suggestion} />
          ) : (
            <Advice sentence={sentence} />
          )}
        </li>
      ))}
    </ul>
  );
}
