import type { NodeKind } from "@rufbaum/tree";
import { NODE_SPECS } from "@rufbaum/tree/graph";

/** The icon of a kind of node, in the colour of the text around it. */
export function KindIcon({ kind, className }: { kind: NodeKind; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      dangerouslySetInnerHTML={{ __html: NODE_SPECS[kind].face.icon }}
    />
  );
}
