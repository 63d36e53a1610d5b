import type { DiscoveredIntent, Suggestion } from "@rufbaum/simulation";
import type { Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { Check, Lightbulb, ScrollText, Telescope } from "lucide-react";
import type { StoredRun } from "../../../api/simulation.ts";
import { formatCount } from "../../../format/numbers.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NodeChip } from "../../trees/node-chip.tsx";
import { type Reading, samplesOfIntent } from "../reader/reading.ts";
import { useApplySuggestion } from "./use-apply-suggestion.ts";

const texts = resultTexts;
const SHOWN_EXAMPLES = 5;

/** What was said and not understood, the most frequent first, with what could be done about it. */
export function DiscoveriesTab({
  run,
  onRead,
}: {
  run: StoredRun;
  onRead(reading: Reading): void;
}) {
  const intents = Object.entries(run.discoveredIntents).sort(([, a], [, b]) => b.count - a.count);
  if (intents.length === 0) {
    return (
      <div className="border-t border-line">
        <EmptyState
          icon={Telescope}
          title={texts.noDiscoveries}
          hint={texts.noDiscoveriesHint}
          compact
        />
      </div>
    );
  }
  return (
    <ul>
      {intents.map(([name, intent]) => (
        <Discovery key={name} run={run} name={name} intent={intent} onRead={onRead} />
      ))}
    </ul>
  );
}

function Discovery({
  run,
  name,
  intent,
  onRead,
}: {
  run: StoredRun;
  name: string;
  intent: DiscoveredIntent;
  onRead(reading: Reading): void;
}) {
  const graph = graphOf(run.tree);
  const places = Object.entries(intent.triggeredAt).sort(([, a], [, b]) => b - a);
  const reading = samplesOfIntent(run, name);
  return (
    <li className="border-t border-line p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold text-14 [overflow-wrap:anywhere]">{name}</h3>
        <span className="text-12 text-muted figures">
          {texts.discoveredCount(formatCount(intent.count))}
        </span>
        {reading.conversations.length > 0 && (
          <Button
            size="small"
            className="ml-auto"
            aria-label={texts.readIntent(name)}
            onClick={() => onRead(reading)}
          >
            <ScrollText />
            {texts.read}
          </Button>
        )}
      </div>
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        <div className="space-y-3">
          <div>
            <h4 className="mb-1 text-12 text-muted">{texts.triggeredAt}</h4>
            <ul className="flex flex-wrap gap-x-3 gap-y-1">
              {places.map(([id, count]) => (
                <li key={id} className="flex min-w-0 items-center gap-1 text-12">
                  <NodeChip
                    kind={graph.node(id)?.type ?? "decision"}
                    title={graph.node(id)?.title ?? id}
                  />
                  <span className="text-muted figures">{formatCount(count)}</span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h4 className="mb-1 text-12 text-muted">{texts.examples}</h4>
            <ul className="space-y-1 text-13">
              {intent.examples.slice(0, SHOWN_EXAMPLES).map((example) => (
                <li key={example} className="[overflow-wrap:anywhere]">
                  „{example}“
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div>
          <h4 className="mb-1 text-12 text-muted">{texts.actions}</h4>
          <Actions tree={run.tree} intent={intent} />
        </div>
      </div>
    </li>
  );
}

/** Sentences, each with its button where it is an edit that can be made. */
function Actions({ tree, intent }: { tree: Tree; intent: DiscoveredIntent }) {
  const { suggestedActions, suggestions } = intent;
  return (
    <ul className="space-y-2">
      {suggestedActions.map((sentence, index) => (
        <li key={sentence} className="flex items-start gap-2 rounded-lg border border-line p-2.5">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
          <p className="min-w-0 flex-1 text-13 [overflow-wrap:anywhere]">{sentence}</p>
          {suggestions[index] && <ApplyButton tree={tree} suggestion={suggestions[index]} />}
        </li>
      ))}
    </ul>
  );
}

function ApplyButton({ tree, suggestion }: { tree: Tree; suggestion: Suggestion }) {
  const title = graphOf(tree).node(suggestion.nodeId)?.title ?? suggestion.nodeId;
  const { state, apply } = useApplySuggestion(tree.id, title, suggestion);
  if (state === "applied") {
    return (
      <span className="flex h-7 shrink-0 items-center gap-1.5 px-2 font-medium text-12 text-success">
        <Check aria-hidden="true" className="size-4" />
        {texts.applied}
      </span>
    );
  }
  return (
    <Button
      size="small"
      aria-label={texts.applyLabel(suggestion.condition, title)}
      disabled={state === "applying"}
      onClick={() => void apply()}
    >
      {texts.apply}
    </Button>
  );
}
