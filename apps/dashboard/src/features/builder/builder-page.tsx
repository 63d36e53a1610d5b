import { FileUp, Plus, Workflow } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { useTrees } from "../../api/trees.ts";
import { useSelectedTree } from "../../app/selection.ts";
import { messages } from "../../messages/index.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { useTreeImport } from "../trees/import-tree.tsx";
import { NewTree } from "../trees/new-tree.tsx";
import { BuilderHeader } from "./builder-header.tsx";
import { CanvasSkeleton } from "./canvas/canvas-skeleton.tsx";
import { Dock } from "./dock/dock.tsx";
import { useOpenTree } from "./editor/use-open-tree.ts";
import { LiveCardHost } from "./live-card/live-card-host.tsx";
import { loadPartsOnceActive } from "./load-parts.ts";
import { NodeEditorHost } from "./node-editor/node-editor-host.tsx";
import { CallWhereabouts } from "./panel/call-whereabouts.tsx";
import { MissedCounts } from "./panel/missed-counts.tsx";
import { useCanvas } from "./use-canvas.ts";

const texts = () => messages().builder;

/** Nothing of it is there to be seen at first. */
const CanvasActions = lazy(async () => ({
  default: (await import("./actions/canvas-actions.tsx")).CanvasActions,
}));

/** The visual builder: the tree on its canvas, and the dock at its right. */
export function BuilderPage() {
  useEffect(loadPartsOnceActive, []);
  return (
    <div className="flex h-[calc(100dvh-3rem-var(--banner,0px))] flex-col lg:h-[calc(100dvh-var(--banner,0px))]">
      <BuilderHeader />
      <div className="flex min-h-0 flex-1">
        <SelectedTree />
        <Dock />
      </div>
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
      <div className="relative min-w-0 flex-1">
        <Canvas tree={open.tree}>
          <Suspense>
            <CanvasActions />
          </Suspense>
        </Canvas>
        <CallWhereabouts />
        <LiveCardHost treeId={open.tree.id} />
        <MissedCounts treeId={open.tree.id} />
      </div>
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
