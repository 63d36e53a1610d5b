import { updateNote } from "@rufbaum/tree/editing";
import { type NodeProps, NodeResizer } from "@xyflow/react";
import { useAtom, useSetAtom } from "jotai";
import { memo, useEffect, useRef, useState } from "react";
import { messages } from "../../../messages/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { commandAtom } from "../editor/editing.ts";
import { openNoteAtom } from "../editor/view.ts";
import type { NoteNode } from "./flow-nodes.ts";

const texts = () => messages().canvas;

/** What authors write to each other: a sheet of paper, edited in its place. */
export const NoteCard = memo(function NoteCard({ id, data, selected }: NodeProps<NoteNode>) {
  const { note } = data;
  const run = useSetAtom(commandAtom);
  const [draft, setDraft] = useState<string | null>(null);
  const isGivenUp = useRef(false);
  const [opened, setOpened] = useAtom(openNoteAtom);

  useEffect(() => {
    if (opened !== id) return;
    setDraft(note.text);
    setOpened(null);
  }, [opened, id, note.text, setOpened]);

  function finish(): void {
    const text = isGivenUp.current ? null : draft;
    isGivenUp.current = false;
    setDraft(null);
    if (text === null || text === note.text) return;
    run((tree) => updateNote(tree, id, { text }), { label: texts().noteChanged });
  }

  return (
    <div
      data-note=""
      className={classNames(
        "h-full w-full overflow-hidden rounded-lg border bg-warning-soft text-13",
        selected ? "border-ring ring-2 ring-ring/40" : "border-warning/25",
      )}
    >
      <NodeResizer
        isVisible={selected && draft === null}
        minWidth={120}
        minHeight={56}
        lineClassName="!border-ring/60"
        handleClassName="!size-2.5 !rounded-full !border-ring !bg-surface"
      />
      {draft === null ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard edits by Enter on the note
        <div
          onDoubleClick={() => setDraft(note.text)}
          className="h-full overflow-hidden px-3 py-2 whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {note.text || <span className="text-muted">{texts().notePlaceholder}</span>}
        </div>
      ) : (
        <textarea
          // biome-ignore lint/a11y/noAutofocus: it opens because somebody wants to write
          autoFocus
          aria-label={texts().editNote}
          placeholder={texts().notePlaceholder}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            event.stopPropagation();
            const isDone = event.key === "Enter" && (event.ctrlKey || event.metaKey);
            isGivenUp.current = event.key === "Escape";
            // Leaving the field finishes it.
            if (isDone || isGivenUp.current) cardOf(event.currentTarget)?.focus();
          }}
          className="nodrag nowheel h-full w-full resize-none bg-transparent px-3 py-2 outline-none"
        />
      )}
    </div>
  );
});

function cardOf(field: Element): HTMLElement | null {
  return field.closest<HTMLElement>(".react-flow__node");
}
