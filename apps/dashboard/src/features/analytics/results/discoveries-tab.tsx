import type { ToldIntent } from "@rufbaum/words/simulation";
import { Telescope } from "lucide-react";
import { useState } from "react";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { Samples } from "../reader/samples.ts";
import { Discovery } from "./discovery.tsx";

const texts = resultTexts;
const SHOWN_AT_FIRST = 8;

/** What was said and not understood: first what can be mended here, each the most frequent first. */
export function DiscoveriesTab({
  run,
  onRead,
}: {
  run: StoredRun;
  onRead(samples: Samples): void;
}) {
  const [showsAll, showAll] = useState(false);
  const intents = Object.entries(run.discoveredIntents).sort(byCount);
  if (intents.length === 0) {
    return (
      <div className="border-t border-line">
        <EmptyState
          icon={Telescope}
          title={texts().noDiscoveries}
          hint={texts().noDiscoveriesHint}
          compact
        />
      </div>
    );
  }
  const shown = showsAll ? intents : intents.slice(0, SHOWN_AT_FIRST);
  const most = Math.max(1, ...intents.map(([, { count }]) => count));
  return (
    <>
      <ul>
        {shown.map(([name, intent], index) => (
          <Discovery
            key={name}
            run={run}
            name={name}
            intent={intent}
            width={(intent.count / most) * 100}
            startsOpen={index === 0}
            onRead={onRead}
          />
        ))}
      </ul>
      {shown.length < intents.length && (
        <div className="border-t border-line p-2 text-center">
          <Button look="quiet" size="small" onClick={() => showAll(true)}>
            {texts().more(formats().whole(intents.length - shown.length))}
          </Button>
        </div>
      )}
    </>
  );
}

type Named = [name: string, intent: ToldIntent];

function byCount([, a]: Named, [, b]: Named): number {
  return Number(b.suggestions.length > 0) - Number(a.suggestions.length > 0) || b.count - a.count;
}
