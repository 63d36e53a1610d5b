import { useAtomValue, useSetAtom } from "jotai";
import { CornerUpLeft } from "lucide-react";
import { messages } from "../../../messages/index.ts";
import { goBackAtom, wayBackAtom } from "../editor/following.ts";

/** Where one came from along a way; it stays until one has gone back or gone on. */
export function WayBack() {
  const back = useAtomValue(wayBackAtom);
  const goBack = useSetAtom(goBackAtom);
  if (back === null) return null;
  return (
    <button
      type="button"
      onClick={() => goBack()}
      className="pointer-events-auto flex h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-raised px-3 text-13 shadow-float hover:bg-hover"
    >
      <CornerUpLeft aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
      <span className="truncate">{messages().canvas.goBack(back.title)}</span>
    </button>
  );
}
