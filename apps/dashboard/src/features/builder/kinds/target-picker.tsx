import type { NodeKind, Tree } from "@rufbaum/tree";
import { NODE_KINDS, specOf } from "@rufbaum/tree/graph";
import { CircleOff } from "lucide-react";
import { useMemo, useState } from "react";
import { actionTexts } from "../../../messages/actions.ts";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { Picker } from "../../../ui/picker.tsx";
import { KindTile } from "../../trees/kind-tile.tsx";
import { newTargets } from "../actions/pickers/connect-targets.ts";
import { fits } from "../search/fold.ts";

const texts = nodeEditorTexts;

/** More than one reads; typing finds the rest. */
const SHOWN = 50;
const NOWHERE = "";
const NEW = "new:";

/** The nodes a way can lead to, to be found by typing. */
export function TargetPicker({
  tree,
  from,
  title,
  onPick,
  onMake,
  onClose,
}: {
  tree: Tree;
  from: string;
  title: string;
  onPick(target: string | null): void;
  /** A new node of a kind is wanted for it to lead to. */
  onMake(kind: NodeKind): void;
  onClose(): void;
}) {
  const [filter, setFilter] = useState("");
  const found = useMemo(
    () =>
      tree.nodes.filter(
        (node) =>
          node.id !== from &&
          specOf(node).ways.in &&
          fits(`${node.title} ${messages().tree.kinds[node.type]}`, filter),
      ),
    [tree, from, filter],
  );
  const targets = found.slice(0, SHOWN).map(({ id, title: name, type }) => ({
    id,
    label: name || id,
    detail: messages().tree.kinds[type],
    icon: <KindTile kind={type} />,
  }));
  const fresh = newTargets(filter, nameOfNew).map((kind) => ({
    id: NEW + kind,
    label: nameOfNew(kind),
    detail: actionTexts().connect.freshHint,
    icon: <KindTile kind={kind} />,
  }));
  const known = [...targets, ...fresh];
  const nowhere = {
    id: NOWHERE,
    label: texts().nowhere,
    icon: <CircleOff aria-hidden="true" className="mx-1 size-4 shrink-0 text-muted" />,
  };
  return (
    <Picker
      title={title}
      placeholder={texts().findTarget}
      options={fits(texts().nowhere, filter) ? [nowhere, ...known] : known}
      none={texts().noTarget}
      more={
        found.length > SHOWN ? texts().moreTargets(formats().whole(found.length - SHOWN)) : null
      }
      onFilter={setFilter}
      onPick={(id) => {
        const kind = NODE_KINDS.find((each) => NEW + each === id);
        if (kind) onMake(kind);
        else onPick(id === NOWHERE ? null : id);
      }}
      onClose={onClose}
      onLeave={leave}
    />
  );
}

function nameOfNew(kind: NodeKind): string {
  return actionTexts().connect.fresh(messages().tree.kinds[kind]);
}

/** The popover around it closes by itself. */
function leave(): void {}
