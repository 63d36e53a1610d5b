import type { Tree } from "@rufbaum/tree";
import { useDeleteTree } from "../../../api/trees.ts";
import { showFailure, showToast } from "../../../app/toasts.tsx";
import { messages } from "../../../messages/index.ts";
import { Confirm } from "../../../ui/confirm.tsx";

const texts = messages.builder.trees;

export function DeleteTree({ tree, onClose }: { tree: Tree | null; onClose(): void }) {
  const remove = useDeleteTree();

  function confirm(): void {
    if (!tree) return;
    remove.mutate(tree.id, {
      onSuccess: () => showToast({ tone: "success", title: texts.deleted(tree.name) }),
      onError: (error) => showFailure(texts.failed, error),
    });
  }

  return (
    <Confirm
      isOpen={tree !== null}
      title={texts.deleteTitle(tree?.name ?? "")}
      description={texts.deleteHint}
      action={messages.common.delete}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
