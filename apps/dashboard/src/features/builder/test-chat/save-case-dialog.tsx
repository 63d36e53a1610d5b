import { proposedName, writeCase } from "@rufbaum/simulation/suite/write";
import { type FormEvent, useId, useState } from "react";
import { saveFile } from "../../../api/runtime.ts";
import { treeFileName } from "../../../api/tree-file-name.ts";
import { showToast } from "../../../app/toasts.tsx";
import { messages } from "../../../messages/index.ts";
import { testChatTexts } from "../../../messages/test-chat.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import type { Chat } from "./chat/chat.ts";
import { savedChat } from "./chat/saved-chat.ts";

const texts = () => testChatTexts().saveCase;

/** Asks how the case shall be called, and hands it out as a file. */
export function SaveCaseDialog({ chat, onClose }: { chat: Chat; onClose(): void }) {
  const form = useId();
  const [name, setName] = useState(() => proposedName(chat.source, chat.turns));
  const given = name.trim();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (given === "") return;
    const file = treeFileName(`${chat.source.name} ${given}`, "yaml");
    saveFile(file, writeCase(savedChat(chat, given)), "application/yaml");
    showToast({ tone: "success", title: texts().saved, text: texts().run(file) });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts().title}
      description={texts().hint}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button type="submit" form={form} look="primary" disabled={given === ""}>
            {texts().save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="p-0.5">
        <Field
          label={texts().name}
          maxLength={200}
          autoComplete="off"
          autoFocus
          value={name}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
