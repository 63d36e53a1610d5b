import { useStore } from "jotai";
import { useRef } from "react";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { FileDrop } from "../../../../ui/file-drop.tsx";
import { chooseFile } from "./choose-file.ts";
import { ContactFileInput } from "./contact-file-input.tsx";

/** Takes a file by dropping it or by choosing one. */
export function DropZone({ message }: { message: string | null }) {
  const store = useStore();
  const input = useRef<HTMLInputElement>(null);
  return (
    <FileDrop
      texts={bulkCallsTexts().file}
      problem={message}
      onChoose={() => input.current?.click()}
      onFiles={([file]) => {
        if (file) void chooseFile(store, file);
      }}
    >
      <ContactFileInput ref={input} />
    </FileDrop>
  );
}
