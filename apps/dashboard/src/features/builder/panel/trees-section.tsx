import { FileUp, Plus } from "lucide-react";
import { type DragEvent, useState } from "react";
import { useTrees } from "../../../api/trees.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { messages } from "../../../messages/index.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useTreeImport } from "../../trees/import-tree.tsx";
import { NewTree } from "../../trees/new-tree.tsx";
import { PanelSection } from "./panel-section.tsx";
import { TreeRow } from "./tree-row.tsx";

const texts = () => messages().builder.trees;

export function TreesSection() {
  const trees = useTrees();
  const [isBeginning, setBeginning] = useState(false);
  return (
    <PanelSection name="trees" title={messages().builder.sections.trees}>
      {trees.isPending && <Skeleton className="h-16 w-full rounded-lg" />}
      {trees.isError && <QueryError compact query={trees} />}
      {trees.data?.length === 0 && <p className="text-13 text-muted">{texts().none}</p>}
      {trees.data && trees.data.length > 0 && (
        <ul className="-mx-2 max-h-72 space-y-px overflow-y-auto px-0.5 py-0.5">
          {trees.data.map((tree) => (
            <TreeRow key={tree.id} tree={tree} />
          ))}
        </ul>
      )}
      <Button
        size="small"
        look="quiet"
        className="-mx-2 mt-0.5 h-9! justify-start! gap-2 px-2! text-13!"
        onClick={() => setBeginning(true)}
      >
        <Plus />
        {texts().new}
      </Button>
      <NewTree isOpen={isBeginning} onClose={() => setBeginning(false)} />
      <ImportZone />
    </PanelSection>
  );
}

function ImportZone() {
  const [isOver, setOver] = useState(false);
  const { isPending, choose, drop, dialogs } = useTreeImport();

  function over(event: DragEvent): void {
    event.preventDefault();
    setOver(true);
  }

  function dropped(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    drop(event.dataTransfer.files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      className={classNames(
        "mt-3 flex flex-col items-center gap-2 rounded-lg border border-dashed px-3 py-3 text-center transition-colors",
        isOver ? "border-ring bg-accent-soft" : "border-line-strong",
      )}
    >
      <Button size="small" disabled={isPending} onClick={choose}>
        <FileUp />
        {isPending ? texts().importing : texts().import}
      </Button>
      <p className="text-12 text-muted">{isOver ? texts().dropHere : texts().drop}</p>
      {dialogs}
    </div>
  );
}
