import type { NodeKind } from "@rufbaum/tree";
import { classNames } from "../../ui/class-names.ts";
import { KIND_LOOKS } from "./node-kinds.ts";

/** A node in one line, in the hue of its kind. */
export function NodeChip({ kind, title }: { kind: NodeKind; title: string }) {
  const { icon: Icon, chip } = KIND_LOOKS[kind];
  return (
    <span
      className={classNames(
        "inline-flex h-5 max-w-full min-w-0 items-center gap-1 rounded-md px-1.5 font-medium text-12",
        chip,
      )}
    >
      <Icon aria-hidden="true" className="size-3 shrink-0" />
      <span className="truncate">{title}</span>
    </span>
  );
}
