import { addNode } from "@rufbaum/tree/editing";
import { NODE_KINDS } from "@rufbaum/tree/graph";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { actionTexts } from "../../../../messages/actions.ts";
import { messages } from "../../../../messages/index.ts";
import { Picker } from "../../../../ui/picker.tsx";
import { KindTile } from "../../../trees/kind-tile.tsx";
import { treeAtom } from "../../editor/editing.ts";
import { fits } from "../../search/fold.ts";
import { actionToolsAtom } from "../action-atoms.ts";
import { addedSize, besideNode } from "../boxes.ts";

const texts = actionTexts;

/** Which kind of node is added: beside `near`, if that is given. */
export function AddPicker({
  near,
  onClose,
  onLeave,
}: {
  near: string | null;
  onClose(): void;
  onLeave(): void;
}) {
  const [filter, setFilter] = useState("");
  const tree = useAtomValue(treeAtom);
  const tools = useSetAtom(actionToolsAtom);
  const hasStart = tree?.nodes.some(({ type }) => type === "start") ?? false;
  const options = NODE_KINDS.map((kind, index) => ({
    id: kind,
    label: messages().tree.kinds[kind],
    detail: String(index + 1),
    icon: <KindTile kind={kind} />,
  })).filter(
    ({ id, label, detail }) =>
      (id !== "start" || !hasStart) && (fits(label, filter) || detail === filter.trim()),
  );

  function pick(id: string): void {
    const kind = NODE_KINDS.find((each) => each === id);
    if (!kind) return;
    const { edit, placeFor, showAdded } = tools();
    const size = addedSize(kind);
    const position = (tree && near ? besideNode(tree, near, size) : null) ?? placeFor(size);
    onClose();
    const title = messages().tree.kinds[kind];
    const made = edit(
      (now, ids) => addNode(now, { kind, title, position }, ids),
      texts().done.added(title),
    );
    const [added] = made?.created.nodes ?? [];
    if (added) showAdded(added);
  }

  return (
    <Picker
      title={texts().add.title}
      placeholder={texts().add.filter}
      options={options}
      none={texts().add.none}
      onFilter={setFilter}
      onPick={pick}
      onClose={onClose}
      onLeave={onLeave}
    />
  );
}
