import { useAtomValue } from "jotai";
import { FileUp, PanelRight, Plus, Workflow } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { useTrees } from "../../api/trees.ts";
import { useSelectedTree } from "../../app/selection.ts";
import { messages } from "../../messages/index.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Drawer } from "../../ui/drawer.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTreeImport } from "../trees/import-tree.tsx";
import { NewTree } from "../trees/new-tree.tsx";
import { CanvasSkeleton } from "./canvas/canvas-skeleton.tsx";
import { useOpenTree } from "./editor/use-open-tree.ts";
import { chatOpenAtom, versionsOpenAtom } from "./editor/view.ts";
import { loadPartsOnceActive } from "./load-parts.ts";
import { NodeEditorHost } from "./node-editor/node-editor-host.tsx";
import { BuilderPanel } from "./panel/builder-panel.tsx";
import { CallWhereabouts } from "./panel/call-whereabouts.tsx";
import { MissedCounts } from "./panel/missed-counts.tsx";
import { TestChatDock } from "./test-chat/test-chat-dock.tsx";
import { TreeHeader } from "./tree-header.tsx";
import { useCanvas } from "./use-canvas.ts";
import { VersionsDock } from "./versions/versions-dock.tsx";

const texts = () => messages().builder;

/** Nothing of it is there to be seen at first. */
const CanvasActions = lazy(async () => ({
  default: (await import("./actions/canvas-actions.tsx")).CanvasActions,
}));

/** The visual builder: the tree on its canvas, the test chat beside it, the panel at the right. */
export function BuilderPage() {
  const [isPanelOpen, setPanelOpen] = useState(false);
  useEffect(loadPartsOnceActive, []);
  // Where there is no room for both, what stands beside the canvas takes the panel's place.
  const [isChatOpen, isVersionsOpen] = [useAtomValue(chatOpenAtom), useAtomValue(versionsOpenAtom)];
  return (
    <div className="flex h-[calc(100dvh-3rem-var(--banner,0px))] flex-col lg:h-[calc(100dvh-var(--banner,0px))]">
      <PageHeader
        title={texts().title}
        subtitle={texts().subtitle}
        actions={
          <Button className="lg:hidden" onClick={() => setPanelOpen(true)}>
            <PanelRight />
            {texts().panel}
          </Button>
        }
      />
      <div className="flex min-h-0 flex-1">
        <SelectedTree />
        <aside
          aria-label={texts().panel}
          className={classNames(
            "relative hidden w-80 shrink-0 overflow-y-auto border-l border-line bg-surface",
            isChatOpen || isVersionsOpen ? "min-[1440px]:block" : "lg:block",
          )}
        >
          <BuilderPanel />
        </aside>
      </div>
      <Drawer
        isOpen={isPanelOpen}
        onClose={() => setPanelOpen(false)}
        side="right"
        title={texts().panel}
        closeLabel={messages().common.close}
      >
        <p
          aria-hidden="true"
          className="flex h-14 shrink-0 items-center border-b border-line px-4 font-semibold text-14"
        >
          {texts().panel}
        </p>
        <div className="relative min-h-0 flex-1 overflow-y-auto">
          <BuilderPanel onCanvas={() => setPanelOpen(false)} />
        </div>
      </Drawer>
    </div>
  );
}

function SelectedTree() {
  const trees = useTrees();
  const selected = useSelectedTree();
  const open = useOpenTree(selected?.id ?? null);
  const Canvas = useCanvas();

  if (trees.isPending || (selected && open.isPending && !open.tree)) return <CanvasSkeleton />;
  const failure = trees.error ?? (open.tree ? null : open.error);
  if (failure) {
    return (
      <Centred>
        <ErrorState
          text={errorText(failure)}
          onRetry={() => void (trees.error ? trees.refetch() : open.refetch())}
        />
      </Centred>
    );
  }
  if (!selected) return <NoTree />;
  if (!open.tree || !Canvas) return <CanvasSkeleton />;
  return (
    <div className="relative flex min-w-0 flex-1">
      <div className="flex min-w-0 flex-1 flex-col">
        <TreeHeader tree={open.tree} />
        <div className="relative min-h-0 flex-1">
          <Canvas tree={open.tree}>
            <Suspense>
              <CanvasActions />
            </Suspense>
          </Canvas>
          <CallWhereabouts />
          <MissedCounts treeId={open.tree.id} />
        </div>
      </div>
      <VersionsDock treeId={open.tree.id} />
      <TestChatDock />
      <NodeEditorHost />
    </div>
  );
}

function NoTree() {
  const { choose, dialogs } = useTreeImport();
  const [isBeginning, setBeginning] = useState(false);
  return (
    <Centred>
      <EmptyState
        icon={Workflow}
        title={texts().noTree}
        hint={texts().noTreeHint}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button look="primary" onClick={() => setBeginning(true)}>
              <Plus />
              {texts().trees.new}
            </Button>
            <Button onClick={choose}>
              <FileUp />
              {texts().trees.import}
            </Button>
          </div>
        }
      />
      <NewTree isOpen={isBeginning} onClose={() => setBeginning(false)} />
      {dialogs}
    </Centred>
  );
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="dotted min-w-0 flex-1 overflow-y-auto">{children}</div>;
}
