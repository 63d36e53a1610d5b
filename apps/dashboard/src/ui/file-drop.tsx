import { FileSpreadsheet } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

interface FileDropTexts {
  drop: string;
  dropHere: string;
  choose: string;
  hint: string;
}

/** A place to drop files on, with a button that chooses one. `problem`: what was wrong with the last. */
export function FileDrop({
  texts,
  problem,
  onChoose,
  onFiles,
  children,
}: {
  texts: FileDropTexts;
  problem: string | null;
  onChoose(): void;
  onFiles(files: readonly File[]): void;
  children?: ReactNode;
}) {
  const id = useId();
  const [isOver, setOver] = useState(false);

  function dropped(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button within does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      className={classNames(
        "flex flex-col items-center rounded-xl border border-dashed px-4 py-6 text-center transition-colors",
        isOver ? "border-accent bg-accent-soft" : "border-line-strong bg-base",
      )}
    >
      <FileSpreadsheet aria-hidden="true" strokeWidth={1.75} className="mb-2 size-6 text-muted" />
      <p className="font-medium text-13">{isOver ? texts.dropHere : texts.drop}</p>
      <Button size="small" className="mt-3" aria-describedby={`${id}-hint`} onClick={onChoose}>
        {texts.choose}
      </Button>
      {children}
      <p id={`${id}-hint`} className="mt-3 max-w-sm text-12 text-balance text-muted">
        {texts.hint}
      </p>
      {problem && (
        <p role="alert" className="mt-2 max-w-md text-12 text-failure [overflow-wrap:anywhere]">
          {problem}
        </p>
      )}
    </div>
  );
}
