import { useState } from "react";
import { useVersions } from "../../../api/tree-versions.ts";
import { QueryError } from "../../../app/query-error.tsx";
import { versionTexts } from "../../../messages/versions.ts";
import { Confirm } from "../../../ui/confirm.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useRestore } from "./use-restore.ts";
import { VersionRow } from "./version-row.tsx";

const texts = versionTexts;

export function VersionList({
  treeId,
  onCompare,
}: {
  treeId: string;
  onCompare(number: number): void;
}) {
  const versions = useVersions(treeId);
  const [asked, setAsked] = useState<number | null>(null);
  const restore = useRestore(treeId);
  return (
    <div className="p-4">
      <h3 className="mb-2 font-medium text-12 text-muted">{texts().list}</h3>
      {versions.isPending && <Skeleton className="h-24 w-full rounded-lg" />}
      {versions.isError && <QueryError compact query={versions} />}
      {versions.data?.length === 0 && <p className="text-13 text-muted">{texts().none}</p>}
      <ul className="space-y-2">
        {versions.data?.map((version, index) => (
          <VersionRow
            key={version.number}
            version={version}
            isLatest={index === 0}
            onCompare={() => onCompare(version.number)}
            onRestore={() => setAsked(version.number)}
          />
        ))}
      </ul>
      <Confirm
        isOpen={asked !== null}
        title={texts().restoreTitle(asked ?? 0)}
        description={texts().restoreHint}
        action={texts().restore}
        look="primary"
        onConfirm={() => void (asked !== null && restore(asked))}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
