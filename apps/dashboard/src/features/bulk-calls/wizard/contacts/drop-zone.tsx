import { FileSpreadsheet } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { chooseFile } from "./choose-file.ts";
import { ContactFileInput } from "./contact-file-input.tsx";

const texts = () => bulkCallsTexts().file;

/** Takes a file by dropping it or by choosing one. */
export function DropZone({ message }: { message: string | null }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function dropped(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void chooseFile(file);
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
      <p className="font-medium text-13">{isOver ? texts().dropHere : texts().drop}</p>
      <Button
        size="small"
        className="mt-3"
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        {texts().choose}
      </Button>
      <ContactFileInput ref={input} />
      <p id={`${id}-hint`} className="mt-3 max-w-sm text-12 text-balance text-muted">
        {texts().hint}
      </p>
      {message && (
        <p role="alert" className="mt-2 max-w-md text-12 text-failure [overflow-wrap:anywhere]">
          {message}
        </p>
      )}
    </div>
  );
}
