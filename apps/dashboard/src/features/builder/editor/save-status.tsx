import { useAtomValue } from "jotai";
import { CircleAlert, CloudCheck, CloudOff, CloudUpload, GitMerge } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { messages } from "../../../messages/index.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { refreshTree } from "./open-trees.ts";
import type { SaveReport, SaveStatus as Status } from "./saving/save-loop.ts";
import { saveReportAtom } from "./saving/tree-loop.ts";

const texts = () => messages().editor;

const ConflictDialog = lazy(async () => ({
  default: (await import("./conflicts/conflict-dialog.tsx")).ConflictDialog,
}));

/** Typing would make it flicker between these two, so they look the same. */
const ICONS: Record<Status, ReactNode> = {
  saved: <CloudCheck />,
  saving: <CloudUpload />,
  unsaved: <CloudUpload />,
  offline: <CloudOff />,
  conflict: <GitMerge />,
  failed: <CircleAlert />,
};

/** How the edits of the open tree stand, and the way on where they are stuck. */
export function SaveStatus() {
  const report = useAtomValue(saveReportAtom);
  const { status } = report;
  const [isChoosing, setChoosing] = useState(false);
  const hasConflict = status === "conflict";
  useEffect(() => setChoosing(hasConflict), [hasConflict]);
  const isStuck = status === "offline" || status === "conflict" || status === "failed";
  const label = status === "unsaved" ? texts().status.saving : texts().status[status];
  const look = classNames(
    "flex h-7 shrink-0 items-center gap-1.5 rounded-md px-2 text-12 [&_svg]:size-3.5 [&_svg]:shrink-0",
    isStuck ? "font-medium" : "text-muted",
    (status === "offline" || hasConflict) && "bg-warning-soft text-warning",
    status === "failed" && "bg-failure-soft text-failure",
  );
  return (
    <>
      <Tooltip text={hintOf(report)}>
        {isStuck ? (
          <button
            type="button"
            className={classNames(look, "transition-colors hover:brightness-97")}
            onClick={() => (hasConflict ? setChoosing(true) : refreshTree())}
          >
            {ICONS[status]}
            <span className="@max-2xl:hidden">{label}</span>
            <span className="@2xl:hidden">
              {status === "offline" ? texts().status.away : label}
            </span>
          </button>
        ) : (
          <span className={look}>
            {ICONS[status]}
            <span className="@max-2xl:sr-only">{label}</span>
          </span>
        )}
      </Tooltip>
      <span role="status" className="sr-only">
        {isStuck && `${label}. ${hintOf(report)}`}
      </span>
      {hasConflict && (
        <Suspense>
          <ConflictDialog isOpen={isChoosing} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

function hintOf({ status, problem }: SaveReport): string {
  if (status !== "failed" || !problem) return texts().hints[status];
  switch (problem.result) {
    case "refused":
      return `${problem.message} ${texts().hints.failed}`;
    case "gone":
      return texts().hints.gone;
    case "signed-out":
      return texts().hints.signedOut;
  }
}
