import { ArrowLeft, X } from "lucide-react";
import { useState } from "react";
import { messages } from "../../../messages/index.ts";
import { versionTexts } from "../../../messages/versions.ts";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useWideScreen } from "../../live-calls/use-wide-screen.ts";
import { Comparison } from "./comparison.tsx";
import { PublishForm } from "./publish-form.tsx";
import type { Side } from "./side.ts";
import { VersionList } from "./version-list.tsx";

const texts = versionTexts;

/** Publishing the draft, what was published before, and what is different between any two. */
export function VersionsPanel({ treeId, onClose }: { treeId: string; onClose(): void }) {
  const [compared, setCompared] = useState<{ from: Side; to: Side } | null>(null);
  const isWide = useWideScreen();
  return (
    <>
      <div
        className={classNames(
          "flex shrink-0 items-center gap-1 border-b border-line pr-2 pl-4",
          isWide ? "h-11" : "h-14",
        )}
      >
        {compared && (
          <IconButton label={texts().back} className="-ml-2.5" onClick={() => setCompared(null)}>
            <ArrowLeft />
          </IconButton>
        )}
        <h2 className="min-w-0 flex-1 truncate font-semibold text-14">
          {compared ? texts().comparison.title : messages().editor.versions.title}
        </h2>
        {isWide && (
          <IconButton label={messages().common.close} onClick={onClose}>
            <X />
          </IconButton>
        )}
      </div>
      {compared ? (
        <Comparison treeId={treeId} {...compared} onChange={setCompared} />
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <PublishForm treeId={treeId} />
          <VersionList
            treeId={treeId}
            onCompare={(number) => setCompared({ from: number, to: "draft" })}
          />
        </div>
      )}
    </>
  );
}
