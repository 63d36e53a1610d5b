import { setSettings } from "@rufbaum/tree/editing";
import { MACHINE_TEXTS } from "@rufbaum/tree/graph";
import { useAtomValue, useSetAtom } from "jotai";
import { type FormEvent, useId, useState } from "react";
import { messages } from "../../../messages/index.ts";
import { treeSettingsTexts } from "../../../messages/tree-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { commandAtom, treeAtom } from "../editor/editing.ts";
import { NumberFields } from "./number-fields.tsx";
import {
  draftOfSettings,
  isValid,
  type SettingsDraft,
  settingsOf,
  type VariableFault,
  variableFault,
} from "./settings-draft.ts";
import { TextFields } from "./text-fields.tsx";
import { VariablesField } from "./variables-field.tsx";

const texts = treeSettingsTexts;

/** The form of a tree's settings; saved as one edit. */
export function TreeSettingsDialog({ onClose }: { onClose(): void }) {
  const settings = useAtomValue(treeAtom)?.settings ?? {};
  const [initial] = useState<SettingsDraft>(() => draftOfSettings(settings));
  const [draft, setDraft] = useState(initial);
  const [isLeaving, setLeaving] = useState(false);
  const run = useSetAtom(commandAtom);
  const form = useId();
  const canSave = isValid(draft);
  const fault = variableFault(draft.variables);
  const change = (patch: Partial<SettingsDraft>) => setDraft((now) => ({ ...now, ...patch }));

  function save(event: FormEvent): void {
    event.preventDefault();
    if (!canSave) return;
    run((tree) => setSettings(tree, settingsOf(tree.settings ?? {}, draft)), {
      label: texts().changed,
    });
    onClose();
  }

  function close(): void {
    if (draft === initial) onClose();
    else setLeaving(true);
  }

  return (
    <Dialog
      isOpen
      wide
      onClose={close}
      title={texts().title}
      description={texts().hint}
      actions={
        <>
          <Button onClick={close}>{messages().common.cancel}</Button>
          <Button type="submit" form={form} look="primary" disabled={!canSave}>
            {texts().save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="space-y-6 pt-1">
        <VariablesField
          variables={draft.variables}
          fault={fault && faultText(fault)}
          onChange={(variables) => change({ variables })}
        />
        <NumberFields
          title={texts().groups.silence}
          names={["silenceSeconds", "silenceChecks", "holdSeconds", "keySeconds"]}
          draft={draft}
          onChange={change}
        />
        <NumberFields
          title={texts().groups.understanding}
          names={["reprompts", "confirmBelow"]}
          draft={draft}
          onChange={change}
        >
          <TextFields names={["askBetween"]} draft={draft} onChange={change} />
        </NumberFields>
        <fieldset>
          <legend className="mb-2 font-semibold text-13">{texts().groups.machines}</legend>
          <TextFields names={MACHINE_TEXTS} draft={draft} onChange={change} />
        </fieldset>
        <NumberFields
          title={texts().groups.limits}
          names={["maxSteps", "maxSeconds", "objectionAnswers"]}
          draft={draft}
          onChange={change}
        />
      </form>
      <Confirm
        isOpen={isLeaving}
        title={texts().discardTitle}
        description={texts().discardHint}
        action={texts().discard}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Dialog>
  );
}

function faultText(found: VariableFault): string {
  switch (found.fault) {
    case "nameless":
      return texts().nameless;
    case "bad-name":
      return texts().badName(found.name);
    case "twice":
      return texts().twice(found.name);
  }
}
