import { useAtomValue } from "jotai";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { messages } from "../../../messages/index.ts";
import { versionTexts } from "../../../messages/versions.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Comparison } from "./comparison.tsx";
import { publishAskedAtom } from "./publish-atoms.ts";
import { PublishForm } from "./publish-form.tsx";
import type { Side } from "./side.ts";
import { VersionList } from "./version-list.tsx";

const texts = versionTexts;

/** Publishing the draft, what was published before, and what is different between any two. */
export function VersionsPanel({ treeId }: { treeId: string }) {
  const [compared, setCompared] = useState<{ from: Side; to: Side } | null>(null);
  const isPublishAsked = useAtomValue(publishAskedAtom);
  useEffect(() => {
    if (isPublishAsked) setCompared(null);
  }, [isPublishAsked]);
  if (!compared) {
    return (
      <div className="min-h-0 flex-1 overflow-y-auto">
        <h2 className="sr-only">{messages().editor.versions.title}</h2>
        <PublishForm treeId={treeId} />
        <VersionList
          treeId={treeId}
          onCompare={(number) => setCompared({ from: number, to: "draft" })}
        />
      </div>
    );
  }
  return (
    <>
      <div className="flex h-11 shrink-0 items-center gap-1 border-b border-line px-2">
        <IconButton label={texts().back} onClick={() => setCompared(null)}>
          <ArrowLeft />
        </IconButton>
        <h2 className="min-w-0 flex-1 truncate font-semibold text-14">
          {texts().comparison.title}
        </h2>
      </div>
      <Comparison treeId={treeId} {...compared} onChange={setCompared} />
    </>
  );
}
