import type { NodeKind } from "@rufbaum/tree";
import { KindIcon } from "./kind-icon.tsx";

/** A kind's icon on a ground of its hue, as large as a row of a list allows. */
export function KindTile({ kind }: { kind: NodeKind }) {
  return (
    <span
      aria-hidden="true"
      data-kind={kind}
      className="flex size-6 shrink-0 items-center justify-center rounded-md bg-kind/12 text-kind-ink"
    >
      <KindIcon kind={kind} className="size-3.5" />
    </span>
  );
}
