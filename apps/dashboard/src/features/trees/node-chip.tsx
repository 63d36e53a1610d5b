import type { NodeKind } from "@rufbaum/tree";
import { KindIcon } from "./kind-icon.tsx";

/** A node in one line, in the hue of its kind. */
export function NodeChip({ kind, title }: { kind: NodeKind; title: string }) {
  return (
    <span
      data-kind={kind}
      className="inline-flex h-5 max-w-full min-w-0 items-center gap-1 rounded-md bg-kind/12 px-1.5 font-medium text-12 text-kind-ink"
    >
      <KindIcon kind={kind} className="size-3 shrink-0" />
      <span className="truncate">{title}</span>
    </span>
  );
}
