import { setSettings } from "@rufbaum/tree/editing";
import { useAtomValue, useSetAtom } from "jotai";
import { type FormEvent, useId, useState } from "react";
import { formatCount } from "../../../format/numbers.ts";
import { messages } from "../../../messages/index.ts";
import { treeSettingsTexts } from "../../../messages/tree-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { commandAtom, treeAtom } from "../editor/editing.ts";
import {
  draftOfSettings,
  isLimit,
  LIMITS,
  type SettingsDraft,
  settingsOf,
  type VariableFault,
  variableFault,
} from "./settings-draft.ts";
import { VariablesField } from "./variables-field.tsx";

const texts = treeSettingsTexts;

/** What a conversation is held to where a tree says nothing of its own. */
const USUAL = { maxSteps: 200, maxSeconds: 600 };

/** The form of a tree's settings; saved as one edit. */
export function TreeSettingsDialog({ onClose }: { onClose(): void }) {
  const settings = useAtomValue(treeAtom)?.settings ?? {};
  const [initial] = useState<SettingsDraft>(() => draftOfSettings(settings));
  const [draft, setDraft] = useState(initial);
  const [isLeaving, setLeaving] = useState(false);
  const run = useSetAtom(commandAtom);
  const form = useId();
  const areLimits = isLimit(draft.maxSteps, "maxSteps") && isLimit(draft.maxSeconds, "maxSeconds");
  const fault = variableFault(draft.variables);
  const change = (patch: Partial<SettingsDraft>) => setDraft((now) => ({ ...now, ...patch }));

  function save(event: FormEvent): void {
    event.preventDefault();
    if (fault || !areLimits) return;
    run((tree) => setSettings(tree, settingsOf(tree.settings ?? {}, draft)), {
      label: texts.changed,
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
      title={texts.title}
      description={texts.hint}
      actions={
        <>
          <Button onClick={close}>{messages.common.cancel}</Button>
          <Button type="submit" form={form} look="primary" disabled={fault !== null || !areLimits}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="space-y-6 pt-1">
        <fieldset>
          <legend className="mb-2 font-semibold text-13">{texts.limits}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <LimitField
              which="maxSteps"
              value={draft.maxSteps}
              onChange={(maxSteps) => change({ maxSteps })}
            />
            <LimitField
              which="maxSeconds"
              value={draft.maxSeconds}
              onChange={(maxSeconds) => change({ maxSeconds })}
            />
          </div>
        </fieldset>
        <VariablesField
          variables={draft.variables}
          fault={fault && faultText(fault)}
          onChange={(variables) => change({ variables })}
        />
      </form>
      <Confirm
        isOpen={isLeaving}
        title={texts.discardTitle}
        description={texts.discardHint}
        action={texts.discard}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Dialog>
  );
}

function LimitField({
  which,
  value,
  onChange,
}: {
  which: keyof typeof LIMITS;
  value: string;
  onChange(value: string): void;
}) {
  const { least, most } = LIMITS[which];
  return (
    <Field
      label={texts[which]}
      hint={texts[`${which}Hint`]}
      inputMode="numeric"
      autoComplete="off"
      placeholder={texts.usual(formatCount(USUAL[which]))}
      value={value}
      error={isLimit(value, which) ? null : texts.outOfRange(formatCount(least), formatCount(most))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function faultText(found: VariableFault): string {
  switch (found.fault) {
    case "nameless":
      return texts.nameless;
    case "bad-name":
      return texts.badName(found.name);
    case "twice":
      return texts.twice(found.name);
  }
}
