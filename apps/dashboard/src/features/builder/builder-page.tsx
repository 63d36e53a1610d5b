import { FileUp, PanelRight, Workflow } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../api/api-error.ts";
import { useActiveCalls } from "../../api/calls.ts";
import { useTrees } from "../../api/trees.ts";
import { useSelectedTree } from "../../app/selection.ts";
import { messages } from "../../messages/index.ts";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTreeImport } from "../trees/import-tree.tsx";
import { OutlineSkeleton } from "./outline-skeleton.tsx";
import { BuilderPanel } from "./panel/builder-panel.tsx";
import { TreeOutline } from "./tree-outline.tsx";

const texts = messages.builder;

export function BuilderPage() {
  const [isPanelOpen, setPanelOpen] = useState(false);
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh lg:min-h-0">
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Button className="lg:hidden" onClick={() => setPanelOpen(true)}>
            <PanelRight />
            {texts.panel}
          </Button>
        }
      />
      <div className="flex min-h-0 flex-1">
        <div className="min-w-0 flex-1 overflow-y-auto dotted">
          <SelectedTree />
        </div>
        <aside
          aria-label={texts.panel}
          className="hidden w-80 shrink-0 overflow-y-auto border-l border-line bg-surface lg:block"
        >
          <BuilderPanel />
        </aside>
      </div>
      <Drawer
        isOpen={isPanelOpen}
        onClose={() => setPanelOpen(false)}
        side="right"
        title={texts.panel}
        closeLabel={messages.common.close}
      >
        <div className="overflow-y-auto pt-12">
          <BuilderPanel />
        </div>
      </Drawer>
    </div>
  );
}

function SelectedTree() {
  const trees = useTrees();
  const tree = useSelectedTree();
  const { data: calls = [] } = useActiveCalls();
  const { choose, dialogs } = useTreeImport();

  if (trees.isPending) return <OutlineSkeleton />;
  if (trees.isError) {
    return (
      <ErrorState
        text={errorText(trees.error, messages.common.unreachable)}
        onRetry={() => void trees.refetch()}
      />
    );
  }
  if (!tree) {
    return (
      <>
        <EmptyState
          icon={Workflow}
          title={texts.noTree}
          hint={texts.noTreeHint}
          action={
            <Button look="primary" onClick={choose}>
              <FileUp />
              {texts.trees.import}
            </Button>
          }
        />
        {dialogs}
      </>
    );
  }
  if (tree.nodes.length === 0) {
    return <EmptyState icon={Workflow} title={texts.emptyTree} hint={texts.emptyTreeHint} />;
  }
  const currentNodes = calls.flatMap(({ treeId, currentNodeId }) =>
    treeId === tree.id && currentNodeId ? [currentNodeId] : [],
  );
  return <TreeOutline tree={tree} currentNodes={new Set(currentNodes)} />;
}
