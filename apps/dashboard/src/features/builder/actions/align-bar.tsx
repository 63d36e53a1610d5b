import { useAtomValue } from "jotai";
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceAround,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceAround,
  Copy,
  type LucideIcon,
  Trash2,
} from "lucide-react";
import { actionTexts } from "../../../messages/actions.ts";
import { selectionAtom } from "../editor/view.ts";
import type { ActionId } from "./action.ts";
import { ActionButton } from "./action-button.tsx";

const texts = actionTexts;

const TOOLS: readonly (readonly [ActionId, LucideIcon] | "line")[] = [
  ["align-left", AlignStartVertical],
  ["align-center", AlignCenterVertical],
  ["align-right", AlignEndVertical],
  "line",
  ["align-top", AlignStartHorizontal],
  ["align-middle", AlignCenterHorizontal],
  ["align-bottom", AlignEndHorizontal],
  "line",
  ["distribute-horizontal", AlignHorizontalSpaceAround],
  ["distribute-vertical", AlignVerticalSpaceAround],
  "line",
  ["duplicate", Copy],
  ["delete", Trash2],
];

/** What can be done with several things at once; there while several are selected. */
export function AlignBar() {
  const { nodes, notes } = useAtomValue(selectionAtom);
  const count = nodes.size + notes.size;
  if (count < 2) return null;
  return (
    <div
      role="toolbar"
      aria-label={texts().menu.selection}
      className="flex max-w-full animate-fade-in flex-wrap items-center rounded-xl border border-line bg-raised p-1 shadow-float"
    >
      <span className="px-2.5 text-12 whitespace-nowrap text-muted figures @max-[540px]:hidden">
        {texts().alignBar(count)}
      </span>
      {TOOLS.map((tool, index) => {
        if (tool === "line") return <Divider key={index} />;
        const [id, Icon] = tool;
        return (
          <ActionButton key={id} id={id}>
            <Icon />
          </ActionButton>
        );
      })}
    </div>
  );
}

function Divider() {
  return <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line @max-[420px]:hidden" />;
}
