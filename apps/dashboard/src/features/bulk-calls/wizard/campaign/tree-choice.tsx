import { useAtomValue, useSetAtom } from "jotai";
import { BadgeCheck, CircleDashed } from "lucide-react";
import { Link } from "wouter";
import { usePublish } from "../../../../api/tree-versions.ts";
import { type TreeEntry, useTrees } from "../../../../api/trees.ts";
import { QueryError } from "../../../../app/query-error.tsx";
import { chosenTreeAtom } from "../../../../app/selection.ts";
import { showFailure, showToast } from "../../../../app/toasts.tsx";
import { bulkCallsTexts } from "../../../../messages/bulk-calls.ts";
import { formats } from "../../../../messages/formats.ts";
import { Button } from "../../../../ui/button.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { SwitchField } from "../../../../ui/switch-field.tsx";
import { changeFormAtom, formAtom } from "../wizard-atoms.ts";

const texts = () => bulkCallsTexts().campaign;
const NONE = "";

/** Whether calls walk a tree, and which. */
export function TreeChoice() {
  const { useDecisionTree } = useAtomValue(formAtom);
  const change = useSetAtom(changeFormAtom);
  return (
    <div className="space-y-3">
      <SwitchField
        label={texts().useTree}
        hint={texts().useTreeHint}
        isOn={useDecisionTree}
        onChange={(useDecisionTree) => change({ useDecisionTree })}
      />
      {useDecisionTree && <TreePicker />}
    </div>
  );
}

function TreePicker() {
  const { treeId } = useAtomValue(formAtom);
  const change = useSetAtom(changeFormAtom);
  const trees = useTrees();
  const tree = trees.data?.find(({ id }) => id === treeId);
  if (trees.isPending) return <Skeleton className="h-9 rounded-lg" />;
  if (trees.isError) return <QueryError compact query={trees} />;
  if (trees.data.length === 0) return <p className="text-13 text-muted">{texts().noTrees}</p>;
  return (
    <div>
      <SelectField
        label={texts().tree}
        value={treeId ?? NONE}
        options={[
          { value: NONE, label: texts().noTree },
          ...trees.data.map(({ id, name }) => ({ value: id, label: name })),
          ...(treeId !== null && !tree ? [{ value: treeId, label: texts().treeGone }] : []),
        ]}
        onChange={(id) => change({ treeId: id === NONE ? null : id })}
      />
      {tree && <Publication tree={tree} />}
    </div>
  );
}

/** Which version the calls will walk; where there is none, the way to one. */
function Publication({ tree: { id, published } }: { tree: TreeEntry }) {
  const open = useSetAtom(chosenTreeAtom);
  const { refetch } = useTrees();
  const publish = usePublish(id);

  function publishNow(): void {
    publish.mutate("", {
      onSuccess: ({ number }) => {
        showToast({ tone: "success", title: texts().publishDone(number) });
        void refetch();
      },
      onError: (error) => showFailure(texts().publishFailed, error),
    });
  }

  if (published) {
    const version = formats().whole(published.number);
    return (
      <p className="mt-1.5 flex gap-1.5 text-12 text-muted">
        <BadgeCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
        <span>
          <span className="font-medium text-ink figures">
            {texts().published(version, formats().dateTime(published.publishedAt))}.
          </span>{" "}
          {texts().frozen}
        </span>
      </p>
    );
  }
  return (
    <div className="mt-1.5">
      <p role="status" className="flex gap-1.5 text-12 text-warning">
        <CircleDashed aria-hidden="true" className="size-4 shrink-0" />
        {texts().unpublished}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" disabled={publish.isPending} onClick={publishNow}>
          {publish.isPending ? texts().publishing : texts().publish}
        </Button>
        <Button asChild size="small" look="quiet">
          <Link href="/" onClick={() => open(id)}>
            {texts().toBuilder}
          </Link>
        </Button>
      </div>
    </div>
  );
}
