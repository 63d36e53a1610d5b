import { graphOf } from "@rufbaum/tree/graph";
import type { ToldIntent } from "@rufbaum/words/simulation";
import { ChevronRight, ScrollText } from "lucide-react";
import { Collapsible } from "radix-ui";
import { type ReactNode, useState } from "react";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { NodeChip } from "../../trees/node-chip.tsx";
import { type Samples, samplesOfIntent } from "../reader/samples.ts";
import { SuggestedActions } from "./suggested-actions.tsx";

const texts = resultTexts;
const SHOWN_EXAMPLES = 5;

/** One thing that people want and the tree does not know; folded away behind its name. */
export function Discovery({
  run,
  name,
  intent,
  width,
  startsOpen,
  onRead,
}: {
  run: StoredRun;
  name: string;
  intent: ToldIntent;
  /** Of its bar, in percent. */
  width: number;
  startsOpen: boolean;
  onRead(samples: Samples): void;
}) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <li className="border-t border-line">
      <Collapsible.Root open={isOpen} onOpenChange={setOpen}>
        <h3>
          <Collapsible.Trigger className="group flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2">
            <ChevronRight
              aria-hidden="true"
              className="size-3.5 shrink-0 text-faint transition-transform group-data-[state=open]:rotate-90"
            />
            <span className="min-w-0 flex-1 font-semibold text-13 [overflow-wrap:anywhere]">
              {name}
            </span>
            <span aria-hidden="true" className="h-1.5 w-20 rounded-full bg-press sm:w-40">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${width}%` }}
              />
            </span>
            <span className="w-24 text-right text-12 text-muted figures">
              {texts().discoveredCount(formats().whole(intent.count))}
            </span>
          </Collapsible.Trigger>
        </h3>
        <Collapsible.Content className="px-4 pb-4 sm:pl-10">
          <Details run={run} name={name} intent={intent} onRead={onRead} />
        </Collapsible.Content>
      </Collapsible.Root>
    </li>
  );
}

function Details({
  run,
  name,
  intent,
  onRead,
}: {
  run: StoredRun;
  name: string;
  intent: ToldIntent;
  onRead(samples: Samples): void;
}) {
  const graph = graphOf(run.tree);
  const places = Object.entries(intent.triggeredAt).sort(([, a], [, b]) => b - a);
  const samples = samplesOfIntent(run, name);
  return (
    <div className="grid gap-4 pt-1 lg:grid-cols-2">
      <div className="space-y-3">
        <DiscoverySection title={texts().triggeredAt}>
          <ul className="flex flex-wrap gap-x-3 gap-y-1">
            {places.map(([id, count]) => (
              <li key={id} className="flex min-w-0 items-center gap-1 text-12">
                <NodeChip
                  kind={graph.node(id)?.type ?? "decision"}
                  title={graph.node(id)?.title ?? id}
                />
                <span className="text-muted figures">{formats().whole(count)}</span>
              </li>
            ))}
          </ul>
        </DiscoverySection>
        <DiscoverySection title={texts().examples}>
          <ul className="space-y-1 text-13">
            {intent.examples.slice(0, SHOWN_EXAMPLES).map((example) => (
              <li key={example} className="[overflow-wrap:anywhere]">
                „{example}“
              </li>
            ))}
          </ul>
        </DiscoverySection>
        {samples.conversations.length > 0 && (
          <Button
            size="small"
            aria-label={texts().readIntent(name)}
            onClick={() => onRead(samples)}
          >
            <ScrollText />
            {texts().read}
          </Button>
        )}
      </div>
      <DiscoverySection title={texts().actions}>
        <SuggestedActions run={run} intent={intent} />
      </DiscoverySection>
    </div>
  );
}

function DiscoverySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-1 text-12 text-muted">{title}</h4>
      {children}
    </div>
  );
}
