import { useAtomValue, useSetAtom } from "jotai";
import { PanelRight } from "lucide-react";
import { messages } from "../../messages/index.ts";
import { Button } from "../../ui/button.tsx";
import { dockDrawerAtom } from "./dock/dock-atoms.ts";
import { treeAtom } from "./editor/editing.ts";
import { TreeHeader } from "./tree-header.tsx";

const texts = () => messages().builder;

/** The page's title and the open tree in one row, in two where there is little room. */
export function BuilderHeader() {
  const tree = useAtomValue(treeAtom);
  const openDock = useSetAtom(dockDrawerAtom);
  return (
    <div className="@container shrink-0 border-b border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-3 px-4 pt-1.5 @2xl:h-14 @2xl:flex-nowrap @2xl:pt-0">
        <div className="min-w-0 flex-1 @2xl:flex-none">
          <h1 className="truncate font-semibold text-14">{texts().title}</h1>
          <p className="truncate text-12 text-muted @max-4xl:@min-2xl:hidden">{texts().subtitle}</p>
        </div>
        <Button size="small" className="lg:hidden @2xl:order-last" onClick={() => openDock(true)}>
          <PanelRight />
          {texts().panel}
        </Button>
        {tree && (
          <div className="flex h-11 w-full min-w-0 items-center gap-2 @2xl:w-auto @2xl:flex-1 @2xl:border-l @2xl:border-line @2xl:pl-3">
            <TreeHeader tree={tree} />
          </div>
        )}
      </div>
    </div>
  );
}
