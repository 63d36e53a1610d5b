import type { Tree } from "@rufbaum/tree";
import { specOf } from "@rufbaum/tree/graph";
import { CircleOff } from "lucide-react";
import { useMemo, useState } from "react";
import { formats } from "../../../messages/formats.ts";
import { messages } from "../../../messages/index.ts";
import { nodeEditorTexts } from "../../../messages/node-editor.ts";
import { Picker } from "../../../ui/picker.tsx";
import { KindTile } from "../../trees/kind-tile.tsx";
import { fits } from "../search/fold.ts";

const texts = nodeEditorTexts;

/** More than one reads; typing finds the rest. */
const SHOWN = 50;
const NOWHERE = "";

/** The nodes a way can lead to, to be found by typing. */
export function TargetPicker({
  tree,
  from,
  title,
  onPick,
  onClose,
}: {
  tree: Tree;
  from: string;
  title: string;
  onPick(target: string | null): void;
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
  const nowhere = {
    id: NOWHERE,
    label: texts().nowhere,
    icon: <CircleOff aria-hidden="true" className="mx-1 size-4 shrink-0 text-muted" />,
  };
  return (
    <Picker
      title={title}
      placeholder={texts().findTarget}
      options={fits(texts().nowhere, filter) ? [nowhere, ...targets] : targets}
      none={texts().noTarget}
      more={
        found.length > SHOWN ? texts().moreTargets(formats().whole(found.length - SHOWN)) : null
      }
      onFilter={setFilter}
      onPick={(id) => onPick(id === NOWHERE ? null : id)}
      onClose={onClose}
      onLeave={leave}
    />
  );
}

/** The popover around it closes by itself. */
function leave(): void {}
