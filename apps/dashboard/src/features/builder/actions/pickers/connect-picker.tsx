import type { NodeKind } from "@rufbaum/tree";
import { connect, type Point } from "@rufbaum/tree/editing";
import { graphOf, NODE_KINDS } from "@rufbaum/tree/graph";
import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useMemo, useState } from "react";
import { actionTexts } from "../../../../messages/actions.ts";
import { messages } from "../../../../messages/index.ts";
import { conditionName } from "../../../../messages/intents.ts";
import { Picker, type PickerOption } from "../../../../ui/picker.tsx";
import { KindTile } from "../../../trees/kind-tile.tsx";
import { treeAtom } from "../../editor/editing.ts";
import { connectingAtom, foundAtom } from "../../editor/view.ts";
import { actionToolsAtom } from "../action-atoms.ts";
import { addedSize, besideNode, droppedPlace } from "../boxes.ts";
import { connectNew } from "./connect-new.ts";
import { connectTargets, newTargets, type Source } from "./connect-targets.ts";

const texts = actionTexts;

/** More than one reads; typing finds the rest. */
const SHOWN = 50;
const NEW = "new:";

/** Where a way leads: to a node of the tree, or to a new one. */
export function ConnectPicker({
  source,
  onClose,
  onLeave,
}: {
  source: Source & { place?: Point };
  onClose(): void;
  onLeave(): void;
}) {
  const tree = useAtomValue(treeAtom);
  const tools = useSetAtom(actionToolsAtom);
  const mark = useSetAtom(foundAtom);
  const [filter, setFilter] = useState("");
  const { nodeId, conditionId } = source;
  const isConnecting = useAtomValue(connectingAtom) !== null;
  const isByMouse = isConnecting || source.place !== undefined;
  const targets = useMemo(
    () => (tree ? connectTargets(tree, { nodeId, conditionId }, filter) : []),
    [tree, nodeId, conditionId, filter],
  );
  const highlight = useCallback(
    (id: string | null) => {
      const isNode = id !== null && !id.startsWith(NEW);
      mark(isNode ? { ids: new Set([id]), at: id } : null);
    },
    [mark],
  );
  const node = tree && graphOf(tree).node(nodeId);
  if (!tree || !node) return null;

  const present: PickerOption[] = targets.slice(0, SHOWN).map(({ id, title, type }) => ({
    id,
    label: title,
    detail: messages().tree.kinds[type],
    icon: <KindTile kind={type} />,
  }));
  const fresh: PickerOption[] = newTargets(filter, nameOfNew).map((kind) => ({
    id: NEW + kind,
    label: nameOfNew(kind),
    detail: String(NODE_KINDS.indexOf(kind) + 1),
    icon: <KindTile kind={kind} />,
  }));
  // Who comes with the mouse leads to a node that is there by a click on its card.
  const options = isByMouse ? [...fresh, ...present] : [...present, ...fresh];

  /** The number of a kind, as its key has it, chooses it at once; unless a title begins so. */
  function filtered(text: string): void {
    const kind = NODE_KINDS[Number(text) - 1];
    const isMeant =
      /^\d$/.test(text) &&
      kind !== undefined &&
      newTargets("", nameOfNew).includes(kind) &&
      !targets.some(({ title }) => title.startsWith(text));
    if (isMeant) pick(NEW + kind);
    else setFilter(text);
  }

  function pick(id: string): void {
    const { edit, view } = tools();
    onClose();
    const kind = NODE_KINDS.find((each) => NEW + each === id);
    if (!kind) {
      const title = targets.find((target) => target.id === id)?.title ?? "";
      const link = { sourceNodeId: nodeId, conditionId, targetNodeId: id };
      const label = texts().done.connected(node?.title ?? "", title);
      edit((now, ids) => connect(now, link, ids), label);
      return;
    }
    const title = messages().tree.kinds[kind];
    const made = edit((now, ids) => {
      const size = addedSize(kind);
      const position = source.place
        ? droppedPlace(now, source.place, size)
        : (besideNode(now, nodeId, size) ?? { x: 0, y: 0 });
      return connectNew(now, { kind, title, position, sourceNodeId: nodeId, conditionId }, ids);
    }, texts().done.addedAndConnected(title));
    const [added] = made?.created.nodes ?? [];
    if (added) view.writeNode(added);
  }

  const condition = node.conditions?.find(({ id }) => id === conditionId)?.condition ?? conditionId;
  return (
    <Picker
      title={
        condition === null
          ? texts().connect.targets(node.title)
          : texts().connect.targetsOf(node.title, conditionName(condition))
      }
      placeholder={texts().connect.filterTargets}
      options={options}
      none={texts().connect.none}
      more={targets.length > SHOWN ? texts().connect.more(targets.length - SHOWN) : null}
      onFilter={filtered}
      onHighlight={highlight}
      onPick={pick}
      onClose={onClose}
      onLeave={onLeave}
    />
  );
}

function nameOfNew(kind: NodeKind): string {
  return texts().connect.fresh(messages().tree.kinds[kind]);
}
