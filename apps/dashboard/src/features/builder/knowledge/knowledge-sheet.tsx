import { useAtom, useAtomValue } from "jotai";
import { Tabs } from "radix-ui";
import { lazy, Suspense, useState } from "react";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { knowledgeTexts } from "../../../messages/knowledge.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Drawer } from "../../../ui/drawer.tsx";
import { treeAtom } from "../editor/editing.ts";
import { knowledgeOpenAtom, knowledgeViewAtom } from "../editor/view.ts";
import { EntriesTab } from "./entries/entries-tab.tsx";
import { SheetHeader } from "./sheet-header.tsx";
import { UnansweredCount } from "./unanswered/unanswered-count.tsx";
import { UnansweredTab } from "./unanswered/unanswered-tab.tsx";
import { useHistoryKeys } from "./use-history-keys.ts";

const texts = knowledgeTexts;

const ImportDialog = lazy(async () => ({
  default: (await import("./file/import-dialog.tsx")).ImportDialog,
}));

const TABS = ["entries", "unanswered"] as const;

/** A tree's questions and answers over the canvas: the list, one of them beside it, what is missing. */
export function KnowledgeSheet() {
  const tree = useAtomValue(treeAtom);
  const [isOpen, setOpen] = useAtom(knowledgeOpenAtom);
  const [view, setView] = useAtom(knowledgeViewAtom);
  const [isImporting, setImporting] = useState(false);
  const importFile = () => setImporting(true);
  const pressed = useHistoryKeys();
  if (!tree) return null;
  const count = tree.settings?.knowledge?.length ?? 0;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      side="right"
      wide
      title={texts().title}
      closeLabel={messages().common.close}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: undo works wherever the focus is */}
      <div className="flex min-h-0 flex-1 flex-col" onKeyDown={pressed}>
        <SheetHeader tree={tree} onImport={importFile} />
        <Tabs.Root
          value={view.tab}
          onValueChange={(tab) =>
            setView({ ...view, tab: tab as (typeof TABS)[number], field: null })
          }
          className="flex min-h-0 flex-1 flex-col"
        >
          <Tabs.List
            aria-label={texts().title}
            className="flex shrink-0 gap-1 overflow-x-auto border-b border-line px-3"
          >
            {TABS.map((name) => (
              <Tabs.Trigger
                key={name}
                value={name}
                className="flex h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-2 font-medium text-13 text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
              >
                {texts().tabs[name]}
                {name === "entries" && count > 0 && (
                  <Badge className="figures">{formats().whole(count)}</Badge>
                )}
                {name === "unanswered" && <UnansweredCount treeId={tree.id} />}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="entries" tabIndex={-1} className="flex min-h-0 flex-1 outline-none">
            <EntriesTab tree={tree} onImport={importFile} />
          </Tabs.Content>
          <Tabs.Content
            value="unanswered"
            tabIndex={-1}
            className="min-h-0 flex-1 overflow-y-auto outline-none"
          >
            <UnansweredTab tree={tree} />
          </Tabs.Content>
        </Tabs.Root>
        {isImporting && (
          <Suspense>
            <ImportDialog onClose={() => setImporting(false)} />
          </Suspense>
        )}
      </div>
    </Drawer>
  );
}
