import { atom, useAtom, useAtomValue } from "jotai";
import { CircleAlert, CloudCheck, CloudOff, CloudUpload, GitMerge } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
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

/** Whether conflicts are being settled; put off, they wait behind the status. */
const choosingAtom = atom(false);

/**
 * How the edits of the open tree stand, and the way on where they are stuck.
 *
 * `isRepeated`: it stands elsewhere, too, where it is read out and opens the dialog of conflicts.
 */
export function SaveStatus({ isRepeated = false }: { isRepeated?: boolean }) {
  const report = useAtomValue(saveReportAtom);
  const { status } = report;
  const [isChoosing, setChoosing] = useAtom(choosingAtom);
  const hasConflict = status === "conflict";
  useEffect(() => {
    if (!isRepeated) setChoosing(hasConflict);
  }, [hasConflict, isRepeated, setChoosing]);
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
            <span className="@max-4xl:hidden">{label}</span>
            <span className="@4xl:hidden">
              {status === "offline" ? texts().status.away : label}
            </span>
          </button>
        ) : (
          <span className={look}>
            {ICONS[status]}
            <span className="@max-4xl:sr-only">{label}</span>
          </span>
        )}
      </Tooltip>
      {!isRepeated && (
        <span role="status" className="sr-only">
          {isStuck && `${label}. ${hintOf(report)}`}
        </span>
      )}
      {hasConflict && !isRepeated && (
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
