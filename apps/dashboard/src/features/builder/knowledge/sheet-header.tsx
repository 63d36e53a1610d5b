import type { Tree } from "@rufbaum/tree";
import { useAtomValue, useSetAtom } from "jotai";
import { BookOpenText, Download, FileUp, Redo2, Undo2 } from "lucide-react";
import { messages } from "../../../messages/index.ts";
import { knowledgeTexts } from "../../../messages/knowledge.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { keyHintsAtom } from "../actions/key-hints-atom.ts";
import { redoAtom, redoLabelAtom, undoAtom, undoLabelAtom } from "../editor/editing.ts";
import { SaveStatus } from "../editor/save-status.tsx";
import { entriesOf } from "./entries/entries.ts";
import { exportEntries } from "./file/export-entries.ts";

const texts = knowledgeTexts;

/** What can be done with all entries at once, and how their edits stand. */
export function SheetHeader({ tree, onImport }: { tree: Tree; onImport(): void }) {
  const entries = entriesOf(tree);
  return (
    <div className="@container shrink-0 border-b border-line">
      <div className="flex h-14 items-center gap-1.5 pr-14 pl-4">
        <BookOpenText aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <p aria-hidden="true" className="min-w-0 truncate font-semibold text-14">
          {texts().title}
        </p>
        <SaveStatus isRepeated />
        <div className="ml-auto flex items-center gap-1">
          <History />
          <Button
            size="small"
            aria-label={texts().import}
            aria-haspopup="dialog"
            onClick={onImport}
          >
            <FileUp />
            <span className="@max-xl:hidden">{texts().import}</span>
          </Button>
          <Button
            size="small"
            aria-label={texts().export}
            disabled={entries.length === 0}
            onClick={() => void exportEntries(tree)}
          >
            <Download />
            <span className="@max-xl:hidden">{texts().export}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}

function History() {
  const [undoLabel, redoLabel] = [useAtomValue(undoLabelAtom), useAtomValue(redoLabelAtom)];
  const [undo, redo] = [useSetAtom(undoAtom), useSetAtom(redoAtom)];
  const keys = useAtomValue(keyHintsAtom);
  const { canvas } = messages();
  return (
    <>
      <IconButton
        keys={keys.undo}
        label={undoLabel ? canvas.undoStep(undoLabel) : canvas.undo}
        disabled={undoLabel === null}
        onClick={() => undo()}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        keys={keys.redo}
        label={redoLabel ? canvas.redoStep(redoLabel) : canvas.redo}
        disabled={redoLabel === null}
        onClick={() => redo()}
      >
        <Redo2 />
      </IconButton>
    </>
  );
}
