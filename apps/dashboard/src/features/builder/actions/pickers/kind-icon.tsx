import type { NodeKind } from "@rufbaum/tree";
import { classNames } from "../../../../ui/class-names.ts";
import { KIND_LOOKS } from "../../../trees/node-kinds.ts";

/** A kind's icon on a ground of its hue, as large as a row of a list allows. */
export function KindIcon({ kind }: { kind: NodeKind }) {
  const { icon: Icon, chip } = KIND_LOOKS[kind];
  return (
    <span
      aria-hidden="true"
      className={classNames("flex size-6 shrink-0 items-center justify-center rounded-md", chip)}
    >
      <Icon className="size-3.5" />
    </span>
  );
}
