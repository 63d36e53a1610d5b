import { FAILED, graphOf } from "@rufbaum/tree/graph";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { actionTexts } from "../../../../messages/actions.ts";
import { messages } from "../../../../messages/index.ts";
import { conditionName } from "../../../../messages/intents.ts";
import { Picker } from "../../../../ui/picker.tsx";
import { treeAtom } from "../../editor/editing.ts";
import { fits } from "../../search/fold.ts";
import { type WayOut, waysToChoose } from "./ways.ts";

const texts = () => actionTexts().connect;

/** Which way out of a node is to be led somewhere. */
export function WayPicker({
  nodeId,
  onPick,
  onClose,
  onLeave,
}: {
  nodeId: string;
  onPick(conditionId: string | null): void;
  onClose(): void;
  onLeave(): void;
}) {
  const tree = useAtomValue(treeAtom);
  const [filter, setFilter] = useState("");
  if (!tree) return null;
  const ways = waysToChoose(tree, nodeId);
  const hasFailure = ways.some(({ condition }) => condition === FAILED);
  const options = ways
    .map((way, index) => ({
      id: String(index),
      label: nameOf(way, hasFailure),
      detail: way.leadsTo === null ? texts().open : texts().leadsTo(way.leadsTo),
    }))
    .filter(({ label }) => fits(label, filter));
  return (
    <Picker
      title={texts().ways(graphOf(tree).node(nodeId)?.title ?? "")}
      placeholder={texts().filterWays}
      options={options}
      none={texts().noWay}
      onFilter={setFilter}
      onPick={(id) => onPick(ways[Number(id)]?.conditionId ?? null)}
      onClose={onClose}
      onLeave={onLeave}
    />
  );
}

function nameOf({ condition }: WayOut, hasFailure: boolean): string {
  if (condition === FAILED) return messages().tree.onFailure;
  if (condition !== null) return conditionName(condition);
  return hasFailure ? messages().tree.next : messages().tree.otherwise;
}
