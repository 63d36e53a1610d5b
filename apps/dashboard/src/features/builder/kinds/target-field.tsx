import type { NodeKind, Tree } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { ChevronDown } from "lucide-react";
import { Popover } from "radix-ui";
import { useId, useState } from "react";
import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { classNames } from "../../../ui/class-names.ts";
import { KindIcon } from "../../trees/kind-icon.tsx";
import { TargetPicker } from "./target-picker.tsx";

const texts = nodeEditorTexts;

/** Where a way leads: one of the tree's nodes, or nowhere. Its list is made when it is opened. */
export function TargetField({
  tree,
  from,
  label,
  target,
  onChange,
  onMake,
  hidesLabel = false,
}: {
  tree: Tree;
  /** The node the way leaves; it can't lead back to it. */
  from: string;
  label: string;
  target: string | null;
  onChange(target: string | null): void;
  /** Makes a new node for it to lead to. @returns its id */
  onMake(kind: NodeKind): string;
  hidesLabel?: boolean;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const node = target === null ? null : graphOf(tree).node(target);
  return (
    <div className="min-w-0">
      <span
        id={`${id}-label`}
        className={hidesLabel ? "sr-only" : "mb-1.5 block font-medium text-13"}
      >
        {label}
      </span>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger
          id={id}
          aria-labelledby={`${id}-label ${id}`}
          className="flex h-9 w-full items-center gap-2 rounded-lg border border-line-strong bg-surface px-2.5 text-left text-13 transition-colors hover:border-faint"
        >
          {node && (
            <span data-kind={node.type} className="text-kind-ink">
              <KindIcon kind={node.type} className="size-4 shrink-0" />
            </span>
          )}
          <span className={classNames("min-w-0 flex-1 truncate", !node && "text-muted")}>
            {node ? node.title || node.id : texts().nowhere}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="start"
            sideOffset={4}
            collisionPadding={8}
            className="z-50 outline-none"
          >
            <TargetPicker
              tree={tree}
              from={from}
              title={label}
              onPick={(picked) => {
                setOpen(false);
                if (picked !== target) onChange(picked);
              }}
              onMake={(kind) => {
                setOpen(false);
                onChange(onMake(kind));
              }}
              onClose={() => setOpen(false)}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
}
