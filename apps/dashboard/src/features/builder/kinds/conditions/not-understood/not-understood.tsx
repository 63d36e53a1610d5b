import type { Condition, Tree, TreeNode } from "@rufbaum/tree";
import { graphOf } from "@rufbaum/tree/graph";
import { Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { errorText } from "../../../../../api/api-error.ts";
import {
  type NotUnderstoodReply,
  useNotUnderstood,
  useRereading,
} from "../../../../../api/not-understood.ts";
import { conditionName } from "../../../../../messages/intents.ts";
import { nodeEditorTexts } from "../../../../../messages/node-editor.ts";
import { Badge } from "../../../../../ui/badge.tsx";
import { Button } from "../../../../../ui/button.tsx";
import { ErrorState } from "../../../../../ui/error-state.tsx";
import { Skeleton } from "../../../../../ui/skeleton.tsx";
import { draftOf } from "../../../node-editor/node-draft.ts";
import type { KindFormProps } from "../../form.ts";
import { addExample, dropExample, isExample, withoutFurtherExamples } from "./examples.ts";
import { Proposals } from "./proposals.tsx";
import { ReplyRow } from "./reply-row.tsx";
import { RereadingList } from "./rereading-list.tsx";
import { useSettled } from "./use-settled.ts";

const texts = nodeEditorTexts;

/** Replies shown before somebody asks for more. */
const FIRST = 5;

/** What was said at the node and not understood, each to be made an example with one click. */
export function NotUnderstood({ tree, node, change, make }: KindFormProps) {
  const stored = graphOf(tree).node(node.id);
  const conditions = node.conditions ?? [];
  // A node that nobody has ever come to, or that asks for nothing, has no such replies.
  if (!stored || stored.type !== node.type || conditions.length === 0) return null;
  return (
    <Replies
      tree={tree}
      nodeId={node.id}
      before={draftOf(tree, stored).node.conditions ?? []}
      conditions={conditions}
      onChange={(next, made = []) => {
        if (made.length > 0) make(made);
        change({ conditions: next });
      }}
    />
  );
}

function Replies({
  tree,
  nodeId,
  before,
  conditions,
  onChange,
}: {
  tree: Tree;
  nodeId: string;
  before: Condition[];
  conditions: Condition[];
  onChange(conditions: Condition[], made?: readonly TreeNode[]): void;
}) {
  const treeId = tree.id;
  const listed = useNotUnderstood(treeId, nodeId);
  const after = useSettled(conditions);
  const rereading = useRereading(
    { treeId, nodeId },
    { before, after: withoutFurtherExamples(after) },
  );
  const [last, setLast] = useState<{ text: string; conditionId: string } | null>(null);
  const [isWhole, setWhole] = useState(false);
  const section = useRef<HTMLElement>(null);

  // Of changes that were taken back, nothing holds any more.
  const changes = rereading.isEnabled ? rereading.data?.changes : undefined;
  const readNow = new Set(changes?.filter((each) => !each.after.isMissed).map(({ key }) => key));
  const left = listed.data?.replies.filter(
    ({ key, text }) => !readNow.has(key) && !isExample(conditions, text),
  );
  const shown = isWhole ? left : left?.slice(0, FIRST);
  const further = listed.data?.further ?? 0;
  const named = conditions.find(({ id }) => id === last?.conditionId);
  const isLastKept = last !== null && named?.examples?.includes(last.text) === true;

  function take({ text }: NotUnderstoodReply, conditionId: string): void {
    onChange(addExample(conditions, conditionId, text));
    setLast({ text, conditionId });
    // The button that was pressed is gone.
    section.current?.focus();
  }

  function takeBack(): void {
    if (last) onChange(dropExample(conditions, last.conditionId, last.text));
    setLast(null);
    section.current?.focus();
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={texts().notUnderstood}
      className="rounded-lg border border-line px-3 py-2.5 outline-none"
    >
      <h3 className="flex items-center gap-2 font-semibold text-13">
        {texts().notUnderstood}
        {left && left.length + further > 0 && <Badge>{left.length + further}</Badge>}
      </h3>
      <p className="mt-0.5 text-12 text-muted">{texts().notUnderstoodHint}</p>
      {listed.isPending && <Loading />}
      {listed.error && (
        <ErrorState compact text={errorText(listed.error)} onRetry={() => void listed.refetch()} />
      )}
      {left?.length === 0 && (
        <p className="mt-2 text-13 text-muted">
          {listed.data?.replies.length === 0 ? texts().allUnderstood : texts().allUnderstoodNow}
        </p>
      )}
      {left && left.length > 0 && (
        <Proposals tree={tree} nodeId={nodeId} conditions={conditions} onChange={onChange} />
      )}
      {shown && shown.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {shown.map((reply) => (
            <ReplyRow
              key={reply.key}
              reply={reply}
              conditions={conditions}
              onTake={(conditionId) => take(reply, conditionId)}
            />
          ))}
        </ul>
      )}
      {left && shown && left.length > shown.length && (
        <Button look="quiet" size="small" className="-ml-2.5" onClick={() => setWhole(true)}>
          {texts().moreReplies(left.length - shown.length)}
        </Button>
      )}
      {isWhole && further > 0 && (
        <p className="mt-1 text-12 text-muted">{texts().furtherReplies(further)}</p>
      )}
      {isLastKept && (
        <div
          ref={bringIntoView}
          className="mt-2 flex scroll-mb-40 flex-wrap items-center justify-end gap-x-2 rounded-md bg-success-soft py-1.5 pr-1.5 pl-2.5"
        >
          <p role="status" className="min-w-40 flex-1 py-1 text-12 [overflow-wrap:anywhere]">
            {texts().isExampleNow(last.text, conditionName(named?.condition ?? ""))}
          </p>
          <Button look="quiet" size="small" onClick={takeBack}>
            <Undo2 />
            {texts().takeBack}
          </Button>
        </div>
      )}
      <RereadingList
        rereading={rereading.isEnabled ? rereading : null}
        isOld={rereading.isPlaceholderData || after !== conditions}
      />
    </section>
  );
}

/** As far as need be, with what stands below it. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

function Loading() {
  return (
    <div aria-busy="true" className="mt-2 space-y-3 border-t border-line pt-2.5 pb-1">
      {[0, 1].map((row) => (
        <div key={row} className="space-y-2">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-6 w-1/3" />
        </div>
      ))}
    </div>
  );
}
