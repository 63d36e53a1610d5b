import { useAtomValue } from "jotai";
import { classNames } from "../../../ui/class-names.ts";
import { viewportAtom } from "../editor/view.ts";
import { ChangedText } from "./changed-text.tsx";
import type { ComparedGroup, ComparedItem } from "./describe-comparison.ts";

const BARS: Record<ComparedGroup, string> = {
  added: "border-success",
  changed: "border-warning",
  moved: "border-line-strong",
  removed: "border-failure",
};

export function ComparisonItem({
  item,
  group,
  isOnCanvas,
}: {
  item: ComparedItem;
  group: ComparedGroup;
  isOnCanvas: boolean;
}) {
  const viewport = useAtomValue(viewportAtom);
  const canShow = isOnCanvas && (item.list === "nodes" || item.list === "notes");
  return (
    <li className={classNames("border-l-2 pl-2.5 text-13", BARS[group])}>
      {canShow ? (
        <button
          type="button"
          onClick={() => viewport?.current.focusNode(item.id)}
          className="rounded-sm py-0.5 text-left underline decoration-line-strong underline-offset-2 [overflow-wrap:anywhere] hover:decoration-current"
        >
          {item.what}
        </button>
      ) : (
        <p className="py-0.5 [overflow-wrap:anywhere]">{item.what}</p>
      )}
      {item.changes.length > 0 && (
        <dl className="mt-1 mb-2 space-y-1.5">
          {item.changes.map(({ field, was, is }) => (
            <div key={field}>
              <dt className="text-12 text-muted">{field}</dt>
              <dd className="mt-0.5 space-y-0.5 text-12 whitespace-pre-line [overflow-wrap:anywhere]">
                <ChangedText was={was} is={is} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
