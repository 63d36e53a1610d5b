import { Download, FileJson, FileSpreadsheet, Lightbulb } from "lucide-react";
import { Tabs } from "radix-ui";
import { useState } from "react";
import type { StoredRun } from "../../../api/simulation.ts";
import { resultTexts } from "../../../messages/analytics.ts";
import { formats } from "../../../messages/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { ConversationDrawer } from "../reader/conversation-drawer.tsx";
import type { Samples } from "../reader/samples.ts";
import { runTime } from "../run-time.ts";
import { DiscoveriesTab } from "./discoveries-tab.tsx";
import { saveAsCsv, saveAsJson } from "./export-run.ts";
import { FailuresTab } from "./failures-tab.tsx";
import { OverviewTab } from "./overview/overview-tab.tsx";
import { PathsTab } from "./paths-tab.tsx";
import { Tips } from "./tips.tsx";
import { UnderstoodBlock } from "./understood-block.tsx";

const texts = resultTexts;

const TABS = ["overview", "paths", "failures", "discoveries"] as const;

/** What a run came to, on four tabs, and the conversations behind it. */
export function ResultsCard({ run, isTreeCurrent }: { run: StoredRun; isTreeCurrent: boolean }) {
  const [samples, read] = useState<Samples | null>(null);
  const [wantsTips, setWantsTips] = useState(false);
  const counts = {
    overview: null,
    paths: run.distinctPaths,
    failures: Object.keys(run.failurePoints).length,
    discoveries: Object.keys(run.discoveredIntents).length,
  };
  return (
    <Card aria-labelledby="results-title" className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
        <div className="min-w-60 flex-1">
          <h2 id="results-title" className="font-semibold text-16 [overflow-wrap:anywhere]">
            {texts().title}: {run.treeName}
          </h2>
          <p className="flex flex-wrap gap-x-2 text-12 text-muted figures">
            <span>{texts().ranAt(runTime(run.createdAt).text)}</span>
            <span>{texts().pathCount(formats().whole(run.totalRuns))}</span>
            <span>{texts().seed(String(run.seed))}</span>
            <span>{texts().noise(formats().percent(run.noise * 100))}</span>
            {!isTreeCurrent && <Badge tone="warning">{texts().treeChanged}</Badge>}
          </p>
        </div>
        <div className="flex gap-2">
          <Button aria-expanded={wantsTips} onClick={() => setWantsTips(!wantsTips)}>
            <Lightbulb />
            {texts().tips}
          </Button>
          <Menu
            trigger={
              <Button>
                <Download />
                {texts().export}
              </Button>
            }
          >
            <MenuItem icon={<FileSpreadsheet />} onSelect={() => saveAsCsv(run)}>
              {texts().csv}
            </MenuItem>
            <MenuItem icon={<FileJson />} onSelect={() => saveAsJson(run)}>
              {texts().json}
            </MenuItem>
          </Menu>
        </div>
      </div>
      {wantsTips && <Tips run={run} onClose={() => setWantsTips(false)} />}
      <Tabs.Root defaultValue="overview">
        <Tabs.List
          aria-label={texts().title}
          className="flex gap-1 overflow-x-auto border-t border-line px-3 pt-1"
        >
          {TABS.map((tab) => (
            <Tabs.Trigger
              key={tab}
              value={tab}
              className="flex h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-2 font-medium text-13 text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
            >
              {texts().tabs[tab]}
              {counts[tab] !== null && (
                <span className="text-12 text-muted figures">{formats().whole(counts[tab])}</span>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="overview">
          <OverviewTab run={run} />
        </Tabs.Content>
        <Tabs.Content value="paths">
          <PathsTab run={run} onRead={read} />
        </Tabs.Content>
        <Tabs.Content value="failures">
          <FailuresTab run={run} onRead={read} />
          <UnderstoodBlock run={run} />
        </Tabs.Content>
        <Tabs.Content value="discoveries">
          <DiscoveriesTab run={run} onRead={read} />
        </Tabs.Content>
      </Tabs.Root>
      <ConversationDrawer run={run} samples={samples} onClose={() => read(null)} />
    </Card>
  );
}
