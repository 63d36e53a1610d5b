import { withNewIds } from "@rufbaum/tree/templates";
import { type FormEvent, useId, useState } from "react";
import { now } from "../../api/runtime.ts";
import { messages } from "../../messages/index.ts";
import { newTreeTexts } from "../../messages/new-tree.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { type Beginning, EMPTY, TemplateTiles } from "./template-tiles.tsx";
import { useTemplates } from "./use-templates.ts";
import { useTreeDeeds } from "./use-tree-deeds.ts";

const texts = newTreeTexts;

export function NewTreeDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const form = useId();
  return (
    <Dialog
      wide="very"
      isOpen={isOpen}
      onClose={onClose}
      title={texts().title}
      description={texts().hint}
      actions={
        <>
          <Button onClick={onClose}>{messages().common.cancel}</Button>
          <Button type="submit" form={form} look="primary">
            {texts().create}
          </Button>
        </>
      }
    >
      <NewTreeForm id={form} onDone={onClose} />
    </Dialog>
  );
}

function NewTreeForm({ id, onDone }: { id: string; onDone(): void }) {
  const { create } = useTreeDeeds();
  const templates = useTemplates();
  const [beginning, setBeginning] = useState<Beginning>(EMPTY);
  const [typed, setTyped] = useState<string | null>(null);
  const template = templates.data?.find((one) => one.id === beginning) ?? null;
  // A template's name is proposed until somebody has written one.
  const proposed = template?.title ?? messages().builder.trees.new;

  function submit(event: FormEvent): void {
    event.preventDefault();
    onDone();
    void create(typed?.trim() || proposed, template && withNewIds(template.tree, now()));
  }

  return (
    <form id={id} onSubmit={submit} className="space-y-4 p-0.5">
      <Field
        label={texts().name}
        maxLength={200}
        autoComplete="off"
        autoFocus
        value={typed ?? proposed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TemplateTiles templates={templates} value={beginning} onChange={setBeginning} />
    </form>
  );
}
