import type { NodeFields, NodeKind, Tree, TreeNode } from "@rufbaum/tree";
import { type EditRefusal, isRefused, type NodePatch } from "@rufbaum/tree/editing";
import { graphOf, mayAsk, NODE_KINDS, NODE_SPECS, specOf, textOf } from "@rufbaum/tree/graph";
import { useSetAtom } from "jotai";
import { type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from "react";
import { after } from "../../../api/runtime.ts";
import { useConversationSettings } from "../../../api/shared-settings.ts";
import { editingTexts } from "../../../messages/editing.ts";
import { messages } from "../../../messages/index.ts";
import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { hasFinePointer } from "../../../ui/has-fine-pointer.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { commandAtom } from "../editor/editing.ts";
import { NOTHING, selectionAtom } from "../editor/view.ts";
import { UnderstandingProvider, useUnderstandingOf } from "../kinds/conditions/understanding.ts";
import type { KindFormProps } from "../kinds/form.ts";
import { KindFields } from "../kinds/kind-fields.tsx";
import {
  type DraftFault,
  draftOf,
  faultOf,
  lostFields,
  type NodeDraft,
  withDraft,
  withKind,
  withMade,
  withText,
  withTyped,
} from "./node-draft.ts";
import { NodeFindings, Notices } from "./notices.tsx";
import { changedFields, clashingFields, isSame, saveDraft } from "./save-draft.ts";
import { speedFactor } from "./spoken-preview.ts";
import { TextField } from "./text-field.tsx";
import { useDraftFindings } from "./use-draft-findings.ts";
import { WayFields } from "./way-fields.tsx";

const texts = nodeEditorTexts;

/** A text that is too long says so at its field. */
const faultTexts = (): Record<DraftFault, string | null> => ({
  title: texts().titleMissing,
  text: null,
  condition: texts().conditionMissing,
  twice: texts().conditionTwice,
  variable: texts().variableMissing,
});

/** The form of one node. What is typed stays here until it is saved as one edit. */
export function NodeDialog({
  tree,
  opened,
  onClose,
}: {
  tree: Tree;
  /** The draft as it was when the dialog opened. */
  opened: NodeDraft;
  onClose(): void;
}) {
  const [draft, setDraft] = useState(opened);
  const [refusal, setRefusal] = useState<EditRefusal | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [titleRef] = useState(() => focusOfTitle(opened.node));
  const usualSpeed = useConversationSettings().data?.defaultSpeed;
  const everything = useRef(opened.node);
  const proposed = useRef(opened.node);
  const run = useSetAtom(commandAtom);
  const select = useSetAtom(selectionAtom);
  const findings = useDraftFindings(tree, opened, draft);
  const { node, made } = draft;
  const whole = useMemo(() => withMade(tree, made), [tree, made]);
  // Names of variables and conditions hold from the moment they are typed.
  const asTyped = useMemo(() => withDraft(whole, node), [whole, node]);
  const understanding = useUnderstandingOf(whole, node);
  const isNew = node.id === "";
  const fault = faultOf(tree, draft);
  const problem = refusal ? editingTexts().editRefusal(refusal) : fault && faultTexts()[fault];
  function change(patch: Partial<NodeDraft>): void {
    setRefusal(null);
    setDraft((now) => ({ ...now, ...patch }));
  }

  const changeNode = useCallback((patch: NodePatch): void => {
    setRefusal(null);
    setDraft((now) => ({ ...now, node: patched(now.node, patch) }));
  }, []);

  const make = useCallback((nodes: readonly TreeNode[]): void => {
    setDraft((now) => ({ ...now, made: [...now.made, ...nodes] }));
  }, []);

  function changeKind(kind: NodeKind): void {
    // What one kind has no place for comes back with a kind that has.
    everything.current = withTyped(everything.current, node, proposed.current);
    const next = withKind({ ...draft, node: everything.current }, kind);
    proposed.current = next.node;
    setRefusal(null);
    setDraft(next);
  }

  function save(): void {
    if (fault) return;
    const label = isNew ? texts().created(node.title) : texts().saved(node.title);
    const saved = run((now, ids) => saveDraft(now, { opened, draft }, ids), { label });
    if (saved && isRefused(saved)) {
      setRefusal(saved.refused);
      return;
    }
    const [id] = saved?.created.nodes ?? [];
    if (isNew && id) select({ ...NOTHING, nodes: new Set([id]) });
    onClose();
  }

  function close(): void {
    if (isSame(opened, draft)) onClose();
    else setLeaving(true);
  }

  function pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.key !== "Enter" || !(event.ctrlKey || event.metaKey))
      return;
    event.preventDefault();
    save();
  }

  const current = graphOf(tree).node(node.id);
  return (
    <Dialog
      isOpen
      wide
      onClose={close}
      title={isNew ? texts().create : texts().edit}
      actions={
        <>
          <p role="status" className="mr-auto min-w-0 flex-1 self-center text-12 text-failure">
            {problem}
          </p>
          <Button onClick={close}>{messages().common.cancel}</Button>
          <Button look="primary" disabled={fault !== null} onClick={save}>
            {texts().save}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Enter works in every field */}
      <div className="space-y-5 pt-1" onKeyDown={pressed}>
        <div className="grid gap-4 sm:grid-cols-[180px_1fr]">
          <SelectField<NodeKind>
            label={texts().type}
            value={node.type}
            options={kindsFor(tree, opened.node).map((value) => ({
              value,
              label: messages().tree.kinds[value],
            }))}
            onChange={changeKind}
          />
          <Field
            ref={titleRef}
            label={texts().title}
            placeholder={texts().titlePlaceholder}
            autoComplete="off"
            value={node.title}
            onChange={({ target }) => changeNode({ title: target.value })}
          />
        </div>
        <Notices
          lost={node.type === opened.node.type ? [] : lostFields(opened.node, node.type)}
          clashes={current ? clashingFields(opened.node, node, draftOf(tree, current).node) : []}
        />
        {specOf(node).speaks && (
          <TextField
            tree={asTyped}
            text={textOf(node)}
            speed={speedFactor(node.voiceSettings?.speed, usualSpeed)}
            onChange={(text) => change({ node: withText(node, text) })}
          />
        )}
        <UnderstandingProvider value={understanding}>
          <KindPart tree={whole} node={node} change={changeNode} make={make} />
        </UnderstandingProvider>
        <WayFields tree={whole} draft={draft} change={change} />
        <NodeFindings findings={findings} />
      </div>
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

/** A kind's own fields. Typing a title or a text draws them anew only where they follow from it. */
const KindPart = memo(
  function KindPart(props: KindFormProps) {
    return <KindFields key={props.node.type} {...props} />;
  },
  (before, after) =>
    before.tree === after.tree &&
    changedFields(before.node, after.node).every(
      (name) => name === "title" || name === "content",
    ) &&
    !isAssumed(after.node),
);

/** Whether something of it follows from its title and text, because it does not say it itself. */
function isAssumed(node: TreeNode): boolean {
  const { input, outcome }: NodeFields = node;
  if (node.type === "end") return outcome === undefined;
  return node.type === "input" ? input?.value === undefined : mayAsk(node);
}

/** The title has the focus at first, marked where it is not one of the node's own; no keyboard comes up unasked. */
function focusOfTitle({ type, title }: TreeNode) {
  if (!hasFinePointer()) return null;
  const isProposed = Object.values(NODE_SPECS[type].face.name).includes(title);
  return isProposed ? selectSoon : focusSoon;
}

/** Once the dialog has noted where to give the focus back. */
function focusSoon(field: HTMLInputElement): () => void {
  return after(30, () => field.focus());
}

function selectSoon(field: HTMLInputElement): () => void {
  return after(30, () => {
    field.focus();
    field.select();
  });
}

/** A conversation begins at one place: a second start is not offered. */
function kindsFor(tree: Tree, { type }: TreeNode): NodeKind[] {
  const hasStart = type !== "start" && tree.nodes.some((each) => each.type === "start");
  return NODE_KINDS.filter((kind) => kind !== "start" || !hasStart);
}

function patched(node: TreeNode, patch: object): TreeNode {
  const next: Record<string, unknown> = { ...node, ...patch };
  for (const [name, value] of Object.entries(next)) if (value === undefined) delete next[name];
  return next as unknown as TreeNode;
}
