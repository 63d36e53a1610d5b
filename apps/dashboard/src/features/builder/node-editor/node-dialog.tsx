import type { NodeKind, Tree, TreeNode } from "@rufbaum/tree";
import { isRefused } from "@rufbaum/tree/editing";
import { LONGEST_TEXT, NODE_KINDS, NODE_SPECS, textOf } from "@rufbaum/tree/graph";
import { useAtomValue, useSetAtom } from "jotai";
import { type KeyboardEvent, useState } from "react";
import { messages } from "../../../messages/index.ts";
import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { commandAtom } from "../editor/editing.ts";
import { findingsByNodeAtom } from "../editor/findings.ts";
import { NOTHING, selectionAtom } from "../editor/view.ts";
import { KIND_FORMS } from "../kinds/forms.tsx";
import { TargetField } from "../kinds/target-field.tsx";
import {
  faultOf,
  lostFields,
  type NodeDraft,
  saveDraft,
  withKind,
  withText,
} from "./node-draft.ts";
import { speedFactor } from "./spoken-preview.ts";
import { TextField } from "./text-field.tsx";

const texts = nodeEditorTexts;

const FAULTS = {
  title: texts.titleMissing,
  text: null,
  condition: texts.conditionMissing,
};

/** The form of one node. What is typed stays here until it is saved as one edit. */
export function NodeDialog({
  tree,
  initial,
  onClose,
}: {
  tree: Tree;
  initial: NodeDraft;
  onClose(): void;
}) {
  const [draft, setDraft] = useState(initial);
  const [lost, setLost] = useState<string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const run = useSetAtom(commandAtom);
  const select = useSetAtom(selectionAtom);
  const findings = useAtomValue(findingsByNodeAtom).get(draft.node.id) ?? [];
  const { node } = draft;
  const isNew = node.id === "";
  const fault = faultOf(draft, LONGEST_TEXT);
  const KindForm = KIND_FORMS[node.type];

  function changeNode(patch: { [Name in keyof TreeNode]?: TreeNode[Name] | undefined }): void {
    setDraft((now) => ({ ...now, node: patched(now.node, patch) }));
  }

  function changeKind(kind: NodeKind): void {
    setLost(lostFields(initial.node, kind));
    setDraft((now) => withKind({ ...now, node: { ...initial.node, ...shared(now.node) } }, kind));
  }

  function save(): void {
    if (fault) return;
    const label = isNew ? texts.created(node.title) : texts.saved(node.title);
    const saved = run((now, ids) => saveDraft(now, draft, ids), { label });
    if (saved && isRefused(saved)) {
      setRefusal(saved.message);
      return;
    }
    const [id] = saved?.created.nodes ?? [];
    if (id) select({ ...NOTHING, nodes: new Set([id]) });
    onClose();
  }

  function close(): void {
    if (draft === initial) onClose();
    else setLeaving(true);
  }

  function pressed(event: KeyboardEvent): void {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  }

  return (
    <Dialog
      isOpen
      wide
      onClose={close}
      title={isNew ? texts.create : texts.edit}
      actions={
        <>
          {(refusal ?? (fault && FAULTS[fault])) && (
            <p role="status" className="mr-auto self-center text-12 text-failure">
              {refusal ?? (fault && FAULTS[fault])}
            </p>
          )}
          <Button onClick={close}>{messages.common.cancel}</Button>
          <Button look="primary" disabled={fault !== null} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter works in every field */}
      <div className="space-y-5 pt-1" onKeyDown={pressed}>
        <div className="grid gap-4 sm:grid-cols-[1fr_180px]">
          <Field
            autoFocus
            label={texts.title}
            placeholder={texts.titlePlaceholder}
            value={node.title}
            onChange={({ target }) => changeNode({ title: target.value })}
          />
          <SelectField<NodeKind>
            label={texts.type}
            value={node.type}
            options={NODE_KINDS.map((value) => ({ value, label: messages.tree.kinds[value] }))}
            onChange={changeKind}
          />
        </div>
        {lost.length > 0 && (
          <p role="status" className="rounded-lg bg-warning-soft px-3 py-2 text-13 text-warning">
            {texts.lost(lost.map((name) => texts.fields[name] ?? name).join(", "))}
          </p>
        )}
        {NODE_SPECS[node.type].speaks && (
          <TextField
            tree={tree}
            text={textOf(node)}
            speed={speedFactor(node.voiceSettings?.speed)}
            onChange={(text) => setDraft((now) => ({ ...now, node: withText(now.node, text) }))}
          />
        )}
        {KindForm && <KindForm key={node.type} tree={tree} node={node} change={changeNode} />}
        {node.type !== "end" && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TargetField
              tree={tree}
              from={node.id}
              label={node.conditions?.length ? texts.otherwise : texts.next}
              target={draft.next}
              onChange={(next) => setDraft((now) => ({ ...now, next }))}
            />
            {node.type === "action" && (
              <TargetField
                tree={tree}
                from={node.id}
                label={texts.onFailure}
                target={draft.failed}
                onChange={(failed) => setDraft((now) => ({ ...now, failed }))}
              />
            )}
          </div>
        )}
        {findings.length > 0 && (
          <section aria-label={texts.findings} className="rounded-lg bg-base px-3 py-2.5">
            <h3 className="font-medium text-12 text-muted">{texts.findings}</h3>
            <ul className="mt-1 space-y-1 text-13">
              {findings.map(({ code, message }) => (
                <li key={code + message}>{message}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
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

/** What every kind has: it is kept when the kind is changed to and fro. */
function shared({ title, content }: TreeNode): Partial<TreeNode> {
  return content === undefined ? { title } : { title, content };
}

function patched(node: TreeNode, patch: object): TreeNode {
  const next: Record<string, unknown> = { ...node, ...patch };
  for (const [name, value] of Object.entries(next)) if (value === undefined) delete next[name];
  return next as unknown as TreeNode;
}
