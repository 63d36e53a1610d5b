import { useAtomValue } from "jotai";
import { useUnanswered } from "../../../../api/knowledge.ts";
import { formats } from "../../../../messages/formats.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { treeAtom } from "../../editor/editing.ts";
import { entriesOf } from "../entries/entries.ts";
import { stillOpen } from "./still-open.ts";

/** How many different questions nobody can answer yet. */
export function UnansweredCount({ treeId }: { treeId: string }) {
  const { data } = useUnanswered(treeId);
  const entries = entriesOf(useAtomValue(treeAtom));
  const count = data ? stillOpen(data.questions, entries).length + data.further : 0;
  return count > 0 ? (
    <Badge tone="warning" className="figures">
      {formats().whole(count)}
    </Badge>
  ) : null;
}
