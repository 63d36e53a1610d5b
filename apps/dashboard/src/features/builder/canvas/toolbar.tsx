import { useStore } from "@xyflow/react";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { Map as MapIcon, Maximize, Minus, Plus, Redo2, Undo2, Waypoints } from "lucide-react";
import type { ReactNode } from "react";
import { messages } from "../../../messages/index.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { keyHintsAtom } from "../actions/key-hints-atom.ts";
import { arrangeAtom } from "../editor/arrange.ts";
import { redoAtom, redoLabelAtom, undoAtom, undoLabelAtom } from "../editor/editing.ts";
import { viewportAtom } from "../editor/view.ts";
import { minimapAtom } from "./minimap-atom.ts";

const texts = () => messages().canvas;

/** What one reaches for all the time, at the lower edge of the canvas. */
export function Toolbar() {
  const [undoLabel, redoLabel] = [useAtomValue(undoLabelAtom), useAtomValue(redoLabelAtom)];
  const [undo, redo, arrange] = [
    useSetAtom(undoAtom),
    useSetAtom(redoAtom),
    useSetAtom(arrangeAtom),
  ];
  const view = useAtomValue(viewportAtom)?.current;
  const keys = useAtomValue(keyHintsAtom);
  const [hasMinimap, setMinimap] = useAtom(minimapAtom);
  return (
    <div
      role="toolbar"
      aria-label={texts().tools}
      className="flex items-center gap-0.5 rounded-xl border border-line bg-raised p-1 shadow-float"
    >
      <IconButton
        keys={keys.undo}
        label={undoLabel ? texts().undoStep(undoLabel) : texts().undo}
        disabled={undoLabel === null}
        onClick={() => undo()}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        keys={keys.redo}
        label={redoLabel ? texts().redoStep(redoLabel) : texts().redo}
        disabled={redoLabel === null}
        onClick={() => redo()}
      >
        <Redo2 />
      </IconButton>
      <IconButton label={texts().arrange} keys={keys["auto-layout"]} onClick={() => void arrange()}>
        <Waypoints />
      </IconButton>
      <Divider />
      <IconButton label={texts().zoomOut} keys={keys["zoom-out"]} onClick={() => view?.zoomOut()}>
        <Minus />
      </IconButton>
      <ResetZoom onClick={() => view?.reset()} />
      <IconButton label={texts().zoomIn} keys={keys["zoom-in"]} onClick={() => view?.zoomIn()}>
        <Plus />
      </IconButton>
      <Divider />
      <IconButton label={texts().fit} keys={keys["zoom-fit"]} onClick={() => view?.fit()}>
        <Maximize />
      </IconButton>
      <IconButton
        label={texts().minimap}
        aria-pressed={hasMinimap}
        className="max-sm:hidden aria-pressed:bg-hover aria-pressed:text-ink"
        onClick={() => setMinimap(!hasMinimap)}
      >
        <MapIcon />
      </IconButton>
    </div>
  );
}

function Divider(): ReactNode {
  return <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />;
}

/** The one part that follows the zoom, so that the rest is not drawn anew with it. */
function ResetZoom({ onClick }: { onClick(): void }) {
  const percent = useStore(({ transform }) => Math.round(transform[2] * 100));
  return (
    <button
      type="button"
      title={texts().resetZoom}
      aria-label={`${percent} %, ${texts().resetZoom}`}
      onClick={onClick}
      className="h-8 w-14 rounded-md text-13 text-muted figures hover:bg-hover hover:text-ink"
    >
      {percent} %
    </button>
  );
}
