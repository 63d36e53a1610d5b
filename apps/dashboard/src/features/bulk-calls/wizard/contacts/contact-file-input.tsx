import { useStore } from "jotai";
import type { Ref } from "react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { chooseFile } from "./choose-file.ts";

const ACCEPTED = ".csv,.xlsx,.xls";

/** The browser's own choice of a file; a button elsewhere opens it. */
export function ContactFileInput({
  ref,
  disabled = false,
}: {
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
}) {
  const store = useStore();
  return (
    <input
      ref={ref ?? null}
      type="file"
      accept={ACCEPTED}
      aria-label={bulkCallsTexts().file.input}
      disabled={disabled}
      className="sr-only"
      tabIndex={-1}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        target.value = "";
        if (file) void chooseFile(store, file);
      }}
    />
  );
}
