import type { NodeKind } from "@rufbaum/tree";
import { NODE_KINDS } from "@rufbaum/tree/graph";
import { useAtomValue, useStore } from "jotai";
import { messages } from "../../../messages/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { KindTile } from "../../trees/kind-tile.tsx";
import { KIND_DRAG } from "../canvas/kind-drag.ts";
import { treeAtom } from "../editor/editing.ts";

const texts = () => messages().panel.library;

/** Every kind of node, to be dragged onto the canvas or added by a click. */
export function NodeLibrary({ onAdded }: { onAdded(): void }) {
  const tree = useAtomValue(treeAtom);
  const hasStart = tree?.nodes.some(({ type }) => type === "start") ?? false;
  const store = useStore();
  async function add(kind: NodeKind): Promise<void> {
    const { addKindAtom } = await import("./add-kind.ts");
    if (store.set(addKindAtom, kind)) onAdded();
  }
  return (
    <>
      <ul className="grid grid-cols-2 gap-1.5">
        {NODE_KINDS.map((kind) => (
          <li key={kind}>
            <KindButton
              kind={kind}
              why={
                tree === null
                  ? texts().noTree
                  : kind === "start" && hasStart
                    ? texts().hasStart
                    : null
              }
              onAdd={() => void add(kind)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-muted">{texts().hint}</p>
    </>
  );
}

function KindButton({
  kind,
  why,
  onAdd,
}: {
  kind: NodeKind;
  /** Why it can't be added. */
  why: string | null;
  onAdd(): void;
}) {
  return (
    <Tooltip side="left" text={why ?? messages().tree.explanations[kind]}>
      <button
        type="button"
        aria-label={texts().add(messages().tree.kinds[kind])}
        aria-disabled={why !== null}
        draggable={why === null}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(KIND_DRAG, kind);
          dataTransfer.effectAllowed = "copy";
        }}
        onClick={() => why === null && onAdd()}
        className={classNames(
          "flex h-9 w-full items-center gap-2 rounded-lg border border-line bg-surface pr-2 pl-1.5 text-left font-medium text-13 transition-colors",
          why === null
            ? "cursor-grab hover:border-line-strong hover:bg-hover active:cursor-grabbing"
            : "cursor-default opacity-50",
        )}
      >
        <KindTile kind={kind} />
        <span className="truncate">{messages().tree.kinds[kind]}</span>
      </button>
    </Tooltip>
  );
}
